"""The 48 rhombus cards: left and right sides `L` and `R`, closed lids `T`, open boxes `O`.

Off the pile a card lies in its place as the rhombus that it is, as large as the place allows.
"""

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
    corners = fitted_corners("T", rect)
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
        painter.strokePath(path, QPen(line, max(1.0, rect.width() * 0.012)))
    painter.restore()


def fitted_corners(card: str, rect: QRectF) -> list[QPointF]:
    """The corners of the card's rhombus in the middle of `rect`, as large as it fits. Raises `KeyError` for a
    `card` that is none of `FACES`."""
    points = [lattice_point(a, b, 1.0) for a, b in _LATTICE[card]]
    box = QPolygonF(points).boundingRect()
    edge = _MARGIN * min(rect.width() / box.width(), rect.height() / box.height())
    return [rect.center() + (point - box.center()) * edge for point in points]


DECK = Deck(FACES, paint_face, paint_back)
