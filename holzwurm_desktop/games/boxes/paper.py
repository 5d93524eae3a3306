"""The 48 rhombus cards on paper: strips of rhombi that share their upright edges.

Whichever side of a box a card shows, it is the same rhombus, only turned. So all of them stand on the page as left
and right sides do, strip by strip in turn: first the strips are cut apart, then each strip into its cards.
"""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QLineF, QPointF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.boxes.art import paint_side
from holzwurm_desktop.games.boxes.builds import CARD_SET, CARDS
from holzwurm_desktop.games.boxes.cards import corners_round, paint_inlay
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.paper import OVERHANG, CardPage, Corners, OnPaper, mm

EDGE = 40.0
"""Length of a card's edge in millimetres: a cube of 64 boxes is then 28 cm wide and 32 cm high."""
STRIPS = 5
IN_STRIP = 6
_WIDE = EDGE * cos(pi / 6)
_HIGH = (IN_STRIP + 0.5) * EDGE


def _place(number: int) -> Corners:
    """The corners of a place, beginning with the upper one of its long diagonal."""
    strip, row = divmod(number, IN_STRIP)
    left, right = strip * _WIDE, (strip + 1) * _WIDE
    if strip % 2:
        left, right = right, left
    top = row * EDGE
    points = ((left, top), (right, top + EDGE / 2), (right, top + EDGE * 1.5), (left, top + EDGE))
    return [QPointF(mm(x), mm(y)) for x, y in points]


def _cuts(count: int) -> list[QLineF]:
    """The upright lines round the strips that hold `count` cards, and the slanting ones round their cards."""
    strips = -(-count // IN_STRIP)
    lines = [
        QLineF(mm(at * _WIDE), mm(-OVERHANG), mm(at * _WIDE), mm(_HIGH + OVERHANG))
        for at in range(strips + 1)
    ]
    for number in range(count):
        corners = _place(number)
        if number % IN_STRIP == 0:
            lines.append(QLineF(corners[0], corners[1]))
        lines.append(QLineF(corners[3], corners[2]))
    return lines


def _paint_face(painter: QPainter, place: Corners, face: str, palette: Palette) -> None:
    """Draw a card turned so that it fills the place."""
    middle = (place[0] + place[2]) / 2
    lying = corners_round(QPointF(0, 0), face, mm(EDGE))
    painter.save()
    painter.translate(middle)
    painter.rotate(_slope(lying) - _slope(place))
    paint_side(painter, face, lying, palette)
    painter.restore()


def _paint_back(painter: QPainter, place: Corners, palette: Palette) -> None:
    paint_inlay(painter, place, mm(0.4), palette)


def _slope(corners: Corners) -> float:
    """The angle of a rhombus's long diagonal, in degrees."""
    diagonals = (QLineF(corners[0], corners[2]), QLineF(corners[1], corners[3]))
    return max(diagonals, key=QLineF.length).angle()


PAPER = OnPaper(
    tuple(face for face, count in zip(CARDS, CARD_SET, strict=True) for face in [face] * count),
    CardPage(
        QSizeF(mm(STRIPS * _WIDE), mm(_HIGH)),
        tuple(_place(number) for number in range(STRIPS * IN_STRIP)),
        _cuts,
        _paint_face,
        _paint_back,
    ),
)
