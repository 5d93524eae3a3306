"""A seat at the table: a paper name plate with lamp, level, card count and running total."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.table.art.ornaments import paint_glow, paint_label, paint_lamp
from holzwurm_desktop.table.drawing import RIGHT, draw_text
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.layout import CARD_RATIO


@dataclass(frozen=True)
class SeatState:
    """What a plate shows. `line`: level and total in words; `count`: cards in hand (None: not shown);
    `news`: what the last move did to the hand; `marked`: the last move was made here."""

    name: str
    line: str
    count: int | None
    on_turn: bool = False
    marked: bool = False
    news: str = ""


class SeatItem(TableItem):
    """The plate of one seat."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = SeatState("", "", None)
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, state: SeatState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self.update()

    def hand_place(self, card: QSizeF) -> QRectF:
        """Where cards of this seat come from and go to: a card of `card` size, shrunk, on the plate."""
        height = self.place.height() * 0.7
        size = QSizeF(height / CARD_RATIO, height) if card.height() > height else card
        right = self.place.right() - size.width() - self.place.height() * 0.15
        return QRectF(QPointF(right, self.place.center().y() - size.height() / 2), size)

    def draw(self, painter: QPainter) -> None:
        """Lamp, name, line, and the little pile of backs with its count."""
        look, state, rect = self.look, self.state, self.rect
        height = rect.height()
        if state.marked:
            paint_glow(painter, rect, look.palette.last_move, 5 * look.unit, 4 * look.unit)
        paint_label(painter, rect, look.palette, strong=state.on_turn)
        lamp = QRectF(height * 0.06, height * 0.04, height * 0.9, height * 0.9)
        paint_lamp(painter, lamp, state.on_turn, look.palette)
        left, right = height * 1.02, rect.right() - height * 0.16
        if state.count is not None:
            right = self._draw_count(painter, right)
        text = QRectF(left, height * 0.10, right - left, height * 0.46)
        draw_text(painter, text, state.name, height * 0.30, look.palette.label_text, bold=True)
        under = text.translated(0, height * 0.38)
        colour = look.palette.last_move if state.news and not look.palette.dark else look.palette.label_muted
        draw_text(painter, under, state.news or state.line, height * 0.225, colour, bold=bool(state.news))

    def _draw_count(self, painter: QPainter, right: float) -> float:
        """The backs and the number before them, at the right; what is left of the line ends there."""
        look, height = self.look, self.rect.height()
        size = QSizeF(round(height * 0.42), round(height * 0.42 * CARD_RATIO))
        top = (height - size.height()) / 2
        back = look.pixmaps.pixmap(look.game, None, size.toSize(), look.ratio, look.palette)
        shown = min(3, self.state.count or 0)
        step = height * 0.09
        for index in range(shown):
            painter.drawPixmap(QPointF(right - size.width() - step * (shown - 1 - index), top), back)
        left = right - size.width() - step * 2 - height * 0.52
        number = QRectF(left, 0, height * 0.46, height)
        draw_text(
            painter, number, str(self.state.count), height * 0.40, look.palette.label_text, RIGHT, bold=True
        )
        return left
