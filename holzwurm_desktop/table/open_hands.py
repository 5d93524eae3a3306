"""All hands open at once, for somebody who looks on: a strip with the hands of the seats that the table does
not show."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.art.ornaments import paint_label
from holzwurm_desktop.table.drawing import LEFT, draw_text
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.layer import face_of
from holzwurm_desktop.table.layout import CARD_RATIO
from holzwurm_desktop.table.view import TableView

HEIGHT = 104
"""The least height of the strip, in logical pixels."""
_EDGE, _HEAD = 8.0, 0.21


def hands_beside(table: GameTable) -> list[tuple[int, list[str]]]:
    """The hands of the seats other than the viewer, as (seat, card keys), in order of play.

    Empty if no such seat has a card. Each hand is sorted as the table sorts its own.
    """
    session, viewer = table.session, table.viewer
    order = table.orders[table.view.hand_order][1]
    hands = []
    # Only the table knows how to read its game: let it read each seat's view in turn, and its own again at the end.
    try:
        for seat in table.others():
            table.viewer = session.viewer = seat
            table.read()
            hands.append((seat, [*table.laid_by(), *sorted(table.hand(), key=order)]))
    finally:
        table.viewer = session.viewer = viewer
        table.read()
    return hands if any(cards for _, cards in hands) else []


class OpenHands(QWidget):
    """The strip of open hands. `show_hands` reads the position that the table shows."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view
        self._hands: list[tuple[int, list[str]]] = []
        self.setMinimumHeight(HEIGHT)

    @property
    def empty(self) -> bool:
        """Whether there is no hand to show."""
        return not self._hands

    def show_hands(self) -> None:
        """Show the hands of the present position."""
        table = self._view.table
        self._hands = hands_beside(table)
        words, name = self._view.look.words, self._view.session.name
        told = [
            f"{name(seat)}: " + ", ".join(table.text.card_name(words, card) for card in cards)
            for seat, cards in self._hands
        ]
        self.setAccessibleName("; ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self.rect())
        paint_board(painter, QRectF(0, 0, self.width(), self.height() * 4), self._view.look.palette)
        if not self._hands:
            return
        width = (self.width() - _EDGE * (len(self._hands) + 1)) / len(self._hands)
        for place, (seat, cards) in enumerate(self._hands):
            left = _EDGE + place * (width + _EDGE)
            self._paint_hand(painter, QRectF(left, 6, width, self.height() - 12), seat, cards)

    def _paint_hand(self, painter: QPainter, area: QRectF, seat: int, cards: list[str]) -> None:
        look = self._view.look
        paint_label(painter, area, look.palette)
        inner = area.adjusted(10, 3, -10, -7)
        head = QRectF(inner.left(), inner.top(), inner.width(), round(_HEAD * self.height()))
        draw_text(
            painter,
            head,
            self._view.session.name(seat),
            head.height() * 0.6,
            look.palette.label_text,
            LEFT,
            bold=True,
        )
        height = inner.height() - head.height()
        card = QSizeF(round(height / CARD_RATIO), round(height))
        room = inner.width() - card.width()
        step = min(card.width() + 4, room / max(1, len(cards) - 1))
        for index, name in enumerate(cards):
            pixmap = look.pixmaps.pixmap(
                look.game, face_of(name), card.toSize(), self.devicePixelRatioF(), look.palette
            )
            painter.drawPixmap(QPointF(inner.left() + index * step, head.bottom()), pixmap)
