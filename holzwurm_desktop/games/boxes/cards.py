"""The 48 rhombus cards: left and right sides `L` and `R`, closed lids `T`, open boxes `O`.

Off the pile a card lies in its place as the rhombus that it is, as large as the place allows.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from holzwurm_desktop.games.boxes.art import lattice_point, paint_side
from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.table.cards import Deck
from holzwurm_desktop.table.palette import Palette

FACES = tuple(CARDS)

# The corners of each rhombus on the lattice of `boxes.art`, beginning with the one farthest from the viewer.
_LATTICE = {
    "L": ((0, 0), (1, 0), (2, 1), (1, 1)),
    "R": ((0, 0), (0, 1), (1, 2), (1, 1)),
    "T": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "O": ((0, 0), (1, 0), (1, 1), (0, 1)),
}
_MARGIN = 0.94  # the share of the place that the rhombus fills


def paint_face(painter: QPainter, rect: QRectF, card: str, palette: Palette) -> None:
    """Draw the card `L`, `R`, `T` or `O` in the middle of `rect`."""
    paint_side(painter, card, fitted_corners(card, rect), palette)


def paint_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw a card face down into `rect`: a lid's rhombus, inlaid with smaller ones."""
    paint_inlay(painter, fitted_corners("T", rect), max(1.0, rect.width() * 0.012), palette)


def paint_inlay(painter: QPainter, corners: Sequence[QPointF], width: float, palette: Palette) -> None:
    """Draw the back of a card onto the rhombus between `corners`, with lines of this width."""
    middle = (corners[0] + corners[2]) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for size, fill, line in (
        (1.0, palette.card, palette.card_edge),
        (0.88, palette.back, palette.back_dark),
        (0.62, palette.back_light, palette.back_line),
        (0.3, palette.back, palette.back_line),
    ):
        path = QPainterPath()
        path.addPolygon(QPolygonF([middle + (corner - middle) * size for corner in corners]))
        path.closeSubpath()
        painter.fillPath(path, fill)
        painter.strokePath(path, QPen(line, width))
    painter.restore()


def fitted_corners(card: str, rect: QRectF) -> list[QPointF]:
    """The corners of the card's rhombus in the middle of `rect`, as large as it fits. Raises `KeyError` for a
    `card` that is none of `FACES`."""
    box = QPolygonF(corners_round(QPointF(0, 0), card, 1.0)).boundingRect()
    edge = _MARGIN * min(rect.width() / box.width(), rect.height() / box.height())
    return corners_round(rect.center(), card, edge)


def corners_round(middle: QPointF, card: str, edge: float) -> list[QPointF]:
    """The corners of the card's rhombus as it lies in a pile, with edges of this length. Raises as
    `fitted_corners`."""
    points = [lattice_point(a, b, edge) for a, b in _LATTICE[card]]
    centre = (points[0] + points[2]) / 2
    return [middle + point - centre for point in points]


DECK = Deck(FACES, paint_face, paint_back)
