"""Where things lie on a Bergbeklimmen table: pure functions from the size of the table to rectangles in scene units.

The mountain fills the middle: red (seat 0) climbs its left face and black (seat 1) its right one, whoever
looks. Below it lie the four middle piles, inside it the stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH
from holzwurm_desktop.table.layout import Zones, card_size, grown_for, zones_of
from holzwurm_desktop.table.piles import shared_widths, spread
from holzwurm_desktop.table.row import HEAD

SUMMIT = 30.0
"""Room for the summit between the two routes, in units (see `table.layout`)."""
EDGE = 7.0
"""Room between the edge of a pile's groove and its cards, in units."""


def divided(size: QSizeF, viewer: int, letters: float = 1.0) -> Zones:
    """The division of a table of `size`: red's plate in the upper left corner and black's in the upper right
    one, the hand, of two cards, in the middle of the lower edge, with words and buttons on its sides.
    `viewer` is -1 if nobody in particular looks; letters are `letters` times as large as usual."""
    usual = zones_of(size, 1)
    unit, hand = usual.unit, usual.hand
    margin = 8 * unit
    plates = [QRectF(margin, margin, 290 * unit, 50 * unit * grown_for(letters))]
    plates.append(plates[0].translated(size.width() - 2 * margin - plates[0].width(), 0))
    width = 2.3 * usual.card.width()  # two cards beside each other, with some room
    middle = hand.center().x()
    own = QRectF(middle - width / 2, hand.top(), width, hand.height())
    side = own.left() - 3 * margin
    bottom = QRectF(margin, hand.top() + usual.rise, side, usual.card.height())
    others = [seat for seat in range(2) if seat != viewer]
    return replace(
        usual,
        seats=tuple(plates[seat] for seat in others),
        own=plates[max(viewer, 0)],
        words=bottom.adjusted(10 * unit, 0, -10 * unit, 0),
        corner=bottom.translated(own.right() + 2 * margin - margin, 0),
        middle=QRectF(margin, margin, size.width() - 2 * margin, hand.top() + usual.rise - 3 * margin),
        hand=own,
    )


@dataclass(frozen=True)
class Places:
    """The middle of the table, in scene units.

    mountain: from the sky to the foot; card: size of a card in a route; step: how far up and to the side each
    place of a route is from the one before, both positive; stock: place of its top card; valley: where the
    piles lie; pile_card: size of a card in a pile.
    """

    unit: float
    mountain: QRectF
    card: QSizeF
    step: QPointF
    stock: QRectF
    valley: QRectF
    pile_card: QSizeF

    def stand(self, seat: int, index: int) -> QRectF:
        """Where card number `index` of a route stands, from 0 at the foot."""
        x = self.mountain.left() + self.step.x() * index
        if seat == 1:
            x = self.mountain.right() - self.card.width() - self.step.x() * index
        y = self.mountain.bottom() - self.ledge - self.card.height() - self.step.y() * index
        return QRectF(QPointF(round(x), round(y)), self.card)

    @property
    def ledge(self) -> float:
        """The height of the lowest ledge, with its helmet on it."""
        return 17 * self.unit

    def face(self, seat: int) -> QRectF:
        """The half of the mountain's rectangle that a seat climbs."""
        half = QSizeF(self.mountain.width() / 2, self.mountain.height())
        return QRectF(self.mountain.topLeft() + QPointF(half.width() * seat, 0), half)

    def pile_rects(self, counts: Sequence[int], heads: Sequence[float] = ()) -> list[QRectF]:
        """The grooves of piles with so many cards; those with more cards are wider if they need it. `heads`: the
        widths that the words above them need."""
        gap = 7 * self.unit
        around = 2 * EDGE * self.unit
        room = self.valley.width() - gap * (len(counts) - 1)
        rects, x = [], self.valley.left()
        for width in shared_widths(room, counts, self.pile_card.width(), around, heads):
            rects.append(QRectF(round(x), self.valley.top(), round(width), self.valley.height()))
            x += width + gap
        return rects

    def pile_spots(self, groove: QRectF, count: int) -> list[QRectF]:
        """Where the cards of a pile in `groove` lie, from bottom to top."""
        area = groove.adjusted(EDGE * self.unit, HEAD * self.unit, -EDGE * self.unit, 0)
        return [QRectF(place, self.pile_card) for place in spread(area, self.pile_card, count)]


def places_in(middle: QRectF, unit: float) -> Places:
    """Divide `middle` among mountain and piles. `unit` is that of `table.layout`."""
    valley_height = max(114 * unit, middle.height() * 0.27)
    pile_card = card_size(valley_height - (HEAD + EDGE) * unit)
    valley = QRectF(middle.left(), middle.bottom() - valley_height, middle.width(), valley_height)
    mountain = QRectF(middle.topLeft(), QPointF(middle.right(), valley.top() - 8 * unit))
    steps = ROUTE_LENGTH - 1
    # A card a quarter as high as the mountain, unless half its width is too narrow for a route of such cards.
    height = min(mountain.height() * 0.25, mountain.width() / 2 * 0.14)
    card = card_size(height)
    step_x = (mountain.width() / 2 - SUMMIT / 2 * unit - card.width()) / steps
    step_y = (mountain.height() - card.height() - 21 * unit) / steps
    stock_card = card_size(min(pile_card.height(), mountain.height() * 0.31))
    stock = QRectF(QPointF(0, 0), stock_card)
    stock.moveCenter(QPointF(mountain.center().x(), 0))
    stock.moveTopLeft(
        QPointF(round(stock.left()), round(mountain.bottom() - stock_card.height() - 10 * unit))
    )
    return Places(unit, mountain, card, QPointF(step_x, step_y), stock, valley, pile_card)


def opening(places: Places) -> QRectF:
    """The rectangle of the cave in which the stock lies."""
    reach = 13 * places.unit
    return QRectF(
        places.stock.left() - reach,
        places.stock.top() - reach * 1.5,
        places.stock.width() + 2 * reach,
        places.mountain.bottom() - places.stock.top() + reach * 1.5,
    )
