"""Where things lie on a Superspion table: pure functions from the size of the table to rectangles in scene units.

On the left are each player's folder and trios, the other player's above and the viewer's below, with the
fourth cards between them; on the right the elimination sheet, and below it the stock, the discard pile and
the buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.table.layout import CARD_RATIO, Zones, card_size, zones_of
from holzwurm_desktop.table.piles import READABLE
from holzwurm_desktop.table.row import HEAD

SHEET = QSizeF(384, 196)
"""The least size of the elimination sheet, in units (see `table.layout`)."""
EDGE = 7.0
"""Room between the edge of a groove and its cards, in units."""
GAP = 8.0
"""Room between places, in units."""


def divided(size: QSizeF, letters: float = 1.0) -> Zones:
    """The division of a table of `size`: as usual, but with the other player's plate in the upper left corner."""
    usual = zones_of(size, 1, letters)
    unit = usual.unit
    margin = GAP * unit
    plate = QRectF(margin, margin, usual.own.width(), usual.own.height())
    middle = QRectF(margin, margin, size.width() - 2 * margin, usual.middle.bottom() - margin)
    return replace(usual, seats=(plate,) if len(usual.seats) == 1 else usual.seats, middle=middle)


@dataclass(frozen=True)
class Places:
    """The middle of the table, in scene units.

    folders, rows: the other player's, then the viewer's; card: size of a card in the rows; pile: size of a
    card in the stock and the discard pile.
    """

    unit: float
    folders: tuple[QRectF, QRectF]
    rows: tuple[QRectF, QRectF]
    fourths: QRectF
    sheet: QRectF
    stock: QRectF
    discards: QRectF
    buttons: QRectF
    card: QSizeF
    pile: QSizeF

    def room(self, groove: QRectF) -> QRectF:
        """The room for cards in a groove, below its line of words."""
        edge = EDGE * self.unit
        return groove.adjusted(edge, HEAD * self.unit, -edge, -edge)

    def trio_spots(self, row: int, sizes: Sequence[int]) -> list[list[QRectF]]:
        """Where the cards of the trios in a row lie, trio by trio. `row` is 0 for the other player, 1 for the
        viewer; `sizes` are numbers of cards."""
        room = self.room(self.rows[row])
        share = room.width() / TRIOS_TO_WIN
        step = min(self.card.width() * 0.55, (share - self.card.width() - GAP * self.unit) / 2)
        top = round(room.center().y() - self.card.height() / 2)
        return [
            [
                QRectF(QPointF(round(room.left() + share * at + step * index), top), self.card)
                for index in range(size)
            ]
            for at, size in enumerate(sizes)
        ]

    def fourth_spots(self, count: int) -> list[QRectF]:
        """Where `count` fourth cards lie, overlapping if they must."""
        room = self.room(self.fourths)
        spare = room.width() - self.card.width()
        step = min(self.card.width() + 4 * self.unit, spare / max(1, count - 1))
        top = round(room.center().y() - self.card.height() / 2)
        return [QRectF(QPointF(round(room.left() + step * at), top), self.card) for at in range(count)]

    def pile_spot(self, groove: QRectF) -> QRectF:
        """Where the top card of the stock or the discard pile lies in its groove, at whole pixels."""
        spot = QRectF(QPointF(0, 0), self.pile)
        spot.moveCenter(self.room(groove).center())
        spot.moveTopLeft(QPointF(spot.topLeft().toPoint()))
        return spot


def places_in(zones: Zones, head: float = 0.0) -> Places:
    """Divide the middle of a table with these zones. `head`: the width that the words above each pile need."""
    # The sheet comes first, as large as it needs to be read; all else shares what is left of it and below it.
    unit, middle = zones.unit, zones.middle
    gap = GAP * unit
    sheet_width = max(SHEET.width() * unit, middle.width() * 0.36)
    sheet_height = min(max(SHEET.height() * unit, sheet_width * 0.47), middle.height() * 0.6)
    sheet = QRectF(middle.right() - sheet_width, middle.top(), sheet_width, sheet_height)
    low = QRectF(sheet.left(), sheet.bottom() + gap, sheet_width, middle.bottom() - sheet.bottom() - gap)
    room = low.width() - 2 * gap
    pile_width = min(room * 0.28, (low.height() - HEAD * unit) / CARD_RATIO + EDGE * unit)
    pile_width = max(pile_width, min(head, room * 0.34))
    stock = QRectF(low.left(), low.top(), pile_width, low.height())
    discards = stock.translated(pile_width + gap, 0)
    buttons = low.adjusted(2 * (pile_width + gap), 0, 0, 0)
    top = zones.seats[0].bottom() + gap if zones.seats else middle.top()
    left = QRectF(middle.left(), top, sheet.left() - gap - middle.left(), middle.bottom() - top)
    height = (left.height() - 2 * gap) / 3
    lines = [QRectF(left.left(), left.top() + (height + gap) * at, left.width(), height) for at in range(3)]
    folder = min(height / 1.28, left.width() * 0.13)
    folders = [QRectF(line.left(), line.top(), folder, line.height()) for line in (lines[0], lines[2])]
    rows = [line.adjusted(folder + gap, 0, 0, 0) for line in (lines[0], lines[2])]
    share = (rows[0].width() - 2 * EDGE * unit) / TRIOS_TO_WIN - gap
    card = card_size(min(height - (HEAD + EDGE) * unit, share / (1 + 2 * READABLE) * CARD_RATIO))
    pile = card_size(min(low.height() - (HEAD + EDGE) * unit, (pile_width - EDGE * unit) * CARD_RATIO))
    return Places(
        unit,
        (folders[0], folders[1]),
        (rows[0], rows[1]),
        lines[1],
        sheet,
        stock,
        discards,
        buttons,
        card,
        pile,
    )
