"""The cards that everybody knows to be in a hand, face up and small beside the plate of whose hand it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.table.drawing import CENTRE, draw_text
from holzwurm_desktop.table.items import TableItem
from holzwurm_desktop.table.layout import CARD_RATIO

_CORNER = 0.45
"""How much of a card is to be seen at least: its corner with value and suit, as a share of its width."""
_GAP = 0.15
"""The room between a plate and the cards, as a share of the plate's height."""


class KnownItem(TableItem):
    """The known cards of one hand. Those for which there is no room are only counted.

    cards: in the order in which they lie, from left to right; fresh: those that came since the viewer's turn, which
    lie first and have a frame; leftwards: whether they begin at the right edge.
    """

    cards: tuple[str, ...] = ()
    fresh: frozenset[str] = frozenset()
    leftwards = False

    def show_cards(
        self,
        cards: Sequence[str],
        plates: Sequence[QRectF],
        at: int,
        width: float,
        fresh: frozenset[str] = frozenset(),
    ) -> None:
        """Show `cards` beside the plate `at` of all `plates` on a table of this width; lengths in scene units."""
        cards = sorted(cards, key=lambda card: card not in fresh)  # the others stay in their order
        room, leftwards = beside(plates, at, width)
        self.put(room)
        self.setVisible(bool(cards))
        if (tuple(cards), fresh, leftwards) != (self.cards, self.fresh, self.leftwards):
            self.cards, self.fresh, self.leftwards = tuple(cards), fresh, leftwards
            self.update()

    def draw(self, painter: QPainter) -> None:
        look, rect = self.look, self.rect
        size = QSizeF(round(rect.height() / CARD_RATIO), round(rect.height()))
        apart = size.width() * _CORNER
        fitting = 1 + max(0, int((rect.width() - size.width()) / apart))
        count = len(self.cards)
        if count > fitting:  # the number of the others takes the room of two corners
            count = max(1, fitting - 2)
        if not count or rect.width() < size.width():
            return
        step = min(size.width(), max(apart, (rect.width() - size.width()) / max(1, count - 1)))
        left = rect.right() - size.width() - step * (count - 1) if self.leftwards else rect.left()
        for index, card in enumerate(self.cards[:count]):
            face = look.pixmaps.pixmap(look.game, card, size.toSize(), look.ratio, look.palette)
            at = QPointF(round(left + step * index), 0)
            painter.drawPixmap(at, face)
            if card in self.fresh:
                width, corner = 2 * look.unit, size.width() * 0.068
                painter.setPen(QPen(look.palette.last_move, width))
                edge = QRectF(at, size).adjusted(width / 2, width / 2, -width / 2, -width / 2)
                painter.drawRoundedRect(edge, corner, corner)
        if count < len(self.cards):
            end = left - 2 * apart if self.leftwards else left + size.width() + step * (count - 1)
            words = f"+{len(self.cards) - count}"
            more = QRectF(end, 0, 2 * apart, rect.height())
            draw_text(painter, more, words, rect.height() * 0.36, look.palette.board_text, CENTRE, bold=True)


def beside(plates: Sequence[QRectF], at: int, width: float) -> tuple[QRectF, bool]:
    """(the room for small cards beside the plate `at`, whether it is on the left of the plate).

    It is on the right, up to the next plate or the table's edge at `width`, unless hardly a card has room there.
    """
    plate = plates[at]
    gap, least = plate.height() * _GAP, plate.height() * 1.2
    level = [each for each in plates if each.top() < plate.bottom() and each.bottom() > plate.top()]
    right = min([each.left() for each in level if each.left() > plate.left()] + [width]) - gap
    if right - plate.right() - gap >= least:
        return QRectF(plate.right() + gap, plate.top(), right - plate.right() - gap, plate.height()), False
    before = max([each.right() for each in level if each.left() < plate.left()] + [0.0])
    # The cards of the plate on the left begin at its other side: each gets half of what lies between.
    left = (before + plate.left()) / 2 if before else gap
    return QRectF(left, plate.top(), plate.left() - gap - left, plate.height()), True
