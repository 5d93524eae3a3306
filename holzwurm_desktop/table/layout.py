"""Where things lie: pure functions from the size of the table to rectangles, all in logical
(device-independent) pixels.

Lengths are multiples of a `unit`, which is one pixel at the size `BASE` and grows and shrinks with the table,
so that cards and letters grow with the window and keep their proportions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

CARD_RATIO = 7 / 5
"""Height of a card divided by its width."""
BASE = QSizeF(1024, 590)
"""The size of the table, in pixels, in a window of 1024 x 640, where menus take the rest."""
SMALLEST_UNIT = 0.5
LEAST_UNIT = 0.6
"""Pixels per unit below which a list must not take room from the table."""
GOOD_UNIT = 0.8
"""Pixels per unit at which a list stays at the table's side: nobody gains by a larger table then."""


@dataclass(frozen=True)
class Zones:
    """The parts of a table, in pixels.

    unit: pixels per unit; size: of the whole table; seats: plates of the other seats, clockwise from the
    viewer's left; own: the viewer's plate; words: the line that tells what is going on; corner: room for
    buttons beside it; middle: what the game lays out; hand: the viewer's cards, `rise` pixels higher than a
    card, so that one can stand out; card: the size of a card in the hand.
    """

    unit: float
    size: QSizeF
    seats: tuple[QRectF, ...]
    own: QRectF
    words: QRectF
    corner: QRectF
    middle: QRectF
    hand: QRectF
    rise: float
    card: QSizeF


def unit_of(size: QSizeF, least: float = SMALLEST_UNIT) -> float:
    """Pixels per unit on a table of `size`; never below `least`."""
    return max(least, min(size.width() / BASE.width(), size.height() / BASE.height()))


class Beside(Enum):
    """Where a list lies that shares the room with a table."""

    SIDE = "side"
    BELOW = "below"
    APART = "apart"


def room_for_list(room: QSizeF, width: float, height: float) -> Beside:
    """Where a list lies best in a `room` that it shares with a table: at its side, where it takes `width` pixels,
    below, where it takes `height`, or apart because the table has no pixel to give."""
    side = unit_of(QSizeF(room.width() - width, room.height()), 0.0)
    below = unit_of(QSizeF(room.width(), room.height() - height), 0.0)
    if max(side, below) < LEAST_UNIT:
        return Beside.APART
    return Beside.SIDE if side >= min(below, GOOD_UNIT) else Beside.BELOW


def card_size(height: float) -> QSizeF:
    """The size of a card at most `height` high, in whole pixels, so that its picture is drawn pixel for pixel."""
    whole = max(8, int(height))
    return QSizeF(int(whole / CARD_RATIO), whole)


def grown_for(letters: float) -> float:
    """How much higher strips with words are where letters are `letters` times as large as usual: a part of that, as
    cards and board need their room."""
    return min(1.35, max(1.0, letters))


def zones_of(size: QSizeF, others: int, letters: float = 1.0) -> Zones:
    """The usual division of a table of `size` among the plates of `others` seats, the middle, and the
    viewer's hand, for letters `letters` times as large as usual."""
    # From the bottom up: the hand, the bar with plate, words and buttons; the middle gets what is left.
    unit = unit_of(size)
    margin = 8 * unit
    rise = 22 * unit
    card = card_size(134 * unit)
    seat_height, bar_height = 54 * unit * grown_for(letters), 46 * unit * grown_for(letters)
    hand_top = size.height() - margin - card.height() - rise
    bar_top = hand_top - bar_height - 2 * unit
    own_width = min(252 * unit, size.width() * 0.3)
    corner_width = min(208 * unit, size.width() * 0.25)
    inner = size.width() - 2 * margin
    seats_bottom = margin + (seat_height if others else 0)
    return Zones(
        unit=unit,
        size=size,
        seats=seat_rects(QRectF(margin, margin, inner, seat_height), others, 216 * unit, margin),
        own=QRectF(margin, bar_top, own_width, bar_height),
        words=QRectF(
            2 * margin + own_width, bar_top, inner - own_width - corner_width - 2 * margin, bar_height
        ),
        corner=QRectF(size.width() - margin - corner_width, bar_top, corner_width, bar_height),
        middle=QRectF(margin, seats_bottom + margin, inner, bar_top - seats_bottom - 2 * margin),
        hand=QRectF(margin, hand_top, inner, card.height() + rise),
        rise=rise,
        card=card,
    )


def seat_rects(strip: QRectF, count: int, widest: float, gap: float) -> tuple[QRectF, ...]:
    """The places of `count` plates spread evenly over `strip`, at most `widest` wide and at least `gap` apart."""
    if not count:
        return ()
    share = strip.width() / count
    width = min(widest, share - gap)
    return tuple(
        QRectF(strip.left() + share * (i + 0.5) - width / 2, strip.top(), width, strip.height())
        for i in range(count)
    )


def fan_places(area: QRectF, card: QSizeF, count: int, breaks: Sequence[int] = ()) -> list[QPointF]:
    """The upper left corners of `count` cards side by side at the bottom of `area`, centred, overlapping as
    much as they must. Before each index in `breaks` there is a little room, as between colours."""
    if count == 0:
        return []
    room = area.width() - card.width()
    gap = card.width() * 0.12 if breaks else 0.0
    # How many steps each card is from the first. A break counts as a third of a step, so that gaps narrow
    # with the steps and stay in proportion however crowded the hand is.
    weights = [0.0]
    for index in range(1, count):
        weights.append(weights[-1] + 1 + (0.35 if index in breaks else 0.0))
    step = min(card.width() + gap / 2, room / weights[-1]) if count > 1 else 0.0
    left = area.left() + (room - step * weights[-1]) / 2
    return [QPointF(round(left + step * weight), area.bottom() - card.height()) for weight in weights]


def strip_at(places: Sequence[QPointF], card: QSizeF, x: float) -> int | None:
    """The index of the card of a fan that shows at `x`; None if none does. A card shows from its left edge to
    the left edge of the next."""
    for index in range(len(places) - 1, -1, -1):
        if places[index].x() <= x < places[index].x() + card.width():
            return index
    return None


def grid(area: QRectF, cells: int, gap: float, head: float, widths: float) -> list[QRectF]:
    """`cells` equal cells that fill `area`, `gap` apart, in as many columns (1 to 3) as let the cards be biggest.

    A cell holds a line of text `head` high and below it cards; it has to be `widths` card widths wide.
    """

    def card_height(columns: int) -> float:
        lines = -(-cells // columns)  # rounded up
        width = (area.width() - gap * (columns - 1)) / columns
        height = (area.height() - gap * (lines - 1)) / lines - head
        return min(height, width / widths * CARD_RATIO)

    columns = max((1, 2, 3), key=card_height)
    lines = -(-cells // columns)
    width = (area.width() - gap * (columns - 1)) / columns
    height = (area.height() - gap * (lines - 1)) / lines
    return [
        QRectF(
            area.left() + (index % columns) * (width + gap),
            area.top() + (index // columns) * (height + gap),
            width,
            height,
        )
        for index in range(cells)
    ]


def row_places(area: QRectF, card: QSizeF, sides: Sequence[int]) -> list[QPointF]:
    """The upper left corners of a row's cards at the bottom of `area`, in the order played.

    `sides` has 0 for the first card, which lies in the middle, -1 for those to its left and 1 for those to
    its right. If one side is so long that its cards would hide each other's corners, the first card moves off
    the middle.
    """
    left, right = sides.count(-1), sides.count(1)
    room = area.width() - card.width()
    # Steps that leave the first card in the middle: each side has half the room.
    step = min(card.width() + 2, room / 2 / max(left, right, 1))
    readable = card.width() * 0.42  # leaves rank and colour in the corner uncovered
    if step < readable:  # too narrow: let both sides share the whole room
        step = min(readable, room / max(left + right, 1))
    step = max(1, int(step))
    middle = area.left() + room / 2
    middle = min(max(middle, area.left() + left * step), area.right() - card.width() - right * step)
    top = area.bottom() - card.height()
    reached = {-1: 0, 0: 0, 1: 0}
    places = []
    for side in sides:
        reached[side] += 1
        places.append(QPointF(round(middle) + reached[side] * step * side, round(top)))
    return places
