"""How a table of boxes is divided, in pixels: the pile gets as much room as possible."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from holzwurm_desktop.table.layout import Zones, card_size, grown_for, seat_rects, unit_of

COUNTS = 32.0
"""Height of the cards of another seat, in units (see `table.layout`)."""
TOOLS = 168.0
"""Width of the buttons beside the pile, in units."""


def box_zones(size: QSizeF, others: int, letters: float = 1.0) -> Zones:
    """The division of a table of `size`: the `others` with their cards along the upper edge, the pile, the line of
    words, and the viewer's plate and cards, with room for buttons in the corner. Letters are `letters` times as large
    as usual."""
    unit = unit_of(size)
    margin = 8 * unit
    seat_height, bar_height = 48 * unit * grown_for(letters), 62 * unit
    words_height = 30 * unit * grown_for(letters)
    inner = size.width() - 2 * margin
    seats_bottom = margin + (seat_height + (COUNTS + 2) * unit if others else 0)
    bar_top = size.height() - margin - bar_height
    words_top = bar_top - words_height - 4 * unit
    own_width, corner_width = min(230 * unit, inner * 0.24), min(330 * unit, inner * 0.34)
    hand_left = 2 * margin + own_width
    return Zones(
        unit=unit,
        size=size,
        seats=seat_rects(QRectF(margin, margin, inner, seat_height), others, 216 * unit, margin),
        own=QRectF(margin, bar_top + 7 * unit, own_width, bar_height - 14 * unit),
        words=QRectF(margin, words_top, inner, words_height),
        corner=QRectF(size.width() - margin - corner_width, bar_top, corner_width, bar_height),
        middle=QRectF(margin, seats_bottom + margin / 2, inner, words_top - seats_bottom - margin),
        hand=QRectF(hand_left, bar_top, inner - own_width - corner_width - 2 * margin, bar_height),
        rise=0.0,
        card=card_size(bar_height),
    )


def counts_place(plate: QRectF, unit: float) -> QRectF:
    """Where the open cards of another seat lie: below its plate."""
    return QRectF(plate.left(), plate.bottom() + 2 * unit, plate.width(), COUNTS * unit)


def tool_places(middle: QRectF, unit: float, count: int) -> list[QRectF]:
    """The places of `count` buttons, one below the other, at the right edge of the middle."""
    height, gap = 34 * unit, 7 * unit
    left = middle.right() - TOOLS * unit
    return [
        QRectF(left, middle.top() + 4 * unit + at * (height + gap), TOOLS * unit, height)
        for at in range(count)
    ]
