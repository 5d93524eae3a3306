"""The sides of the boxes in Kistenstapel and the demolition game, seen from above one corner.

A picture is a lattice (docs/rules/kistenstapel.md): the point (a, b) lies `a` steps to the lower right and `b`
steps to the lower left. A side is the rhombus between four such points, in the order of `Face.corners`.
"""

from collections.abc import Sequence
from enum import Enum
from math import cos, pi

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from holzwurm_desktop.table.palette import Palette

_ACROSS = cos(pi / 6)  # edges that a step of the lattice goes to the side
_PLANKS = 3
_RIM = 0.15  # of an open box, as a share of its edge


class SideState(Enum):
    """How a side is shown while a player plans: as it lies, added, taken away, or hidden but implied."""

    LAID = "laid"
    ADDED = "added"
    GHOST = "ghost"
    IMPLIED = "implied"


def lattice_point(a: float, b: float, edge: float) -> QPointF:
    """Where the lattice point (a, b) lies, in pixels from (0, 0), for boxes with edges of `edge` pixels."""
    return QPointF((a - b) * edge * _ACROSS, (a + b) * edge / 2)


def paint_side(
    painter: QPainter,
    kind: str,
    corners: Sequence[QPointF],
    palette: Palette,
    state: SideState = SideState.LAID,
) -> None:
    """Draw one side of a box: `L` left, `R` right, `T` closed lid, `O` open box.

    `corners` are four points in pixels in the order of `Face.corners`, beginning with the one farthest from
    the viewer.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = _Side(corners)
    if state in (SideState.GHOST, SideState.IMPLIED):
        _paint_outline_only(painter, side, palette, state)
    else:
        _paint_wood(painter, kind, side, palette)
        if state is SideState.ADDED:
            _paint_added(painter, side, palette)
    painter.restore()


class _Side:
    """A rhombus with its own coordinates: u along the first edge, v along the last, each from 0 to 1."""

    def __init__(self, corners: Sequence[QPointF]) -> None:
        self._origin = corners[0]
        self._along = corners[1] - corners[0]
        self._down = corners[3] - corners[0]
        # The first edge is never one that stands upright. At least 1, so that lines keep a width.
        self.edge = max(abs(self._along.x()) / _ACROSS, 1.0)

    def at(self, u: float, v: float) -> QPointF:
        return self._origin + self._along * u + self._down * v

    def area(self, *points: tuple[float, float]) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([self.at(u, v) for u, v in points]))
        path.closeSubpath()
        return path

    def whole(self) -> QPainterPath:
        return self.area((0, 0), (1, 0), (1, 1), (0, 1))

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
        path = QPainterPath(self.at(*start))
        path.lineTo(self.at(*end))
        return path


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_wood(painter: QPainter, kind: str, side: _Side, palette: Palette) -> None:
    tone = {"L": palette.box_left, "R": palette.box_right}.get(kind, palette.box_lid)
    painter.fillPath(side.whole(), tone)
    seam = QColor(palette.box_line)
    seam.setAlphaF(0.55)
    thin = _pen(seam, side.edge * 0.022)
    for plank in range(1, _PLANKS):
        v = plank / _PLANKS
        painter.strokePath(side.line((0, v), (1, v)), thin)
    if kind == "O":
        _paint_opening(painter, side, palette)
    elif kind == "T":
        _paint_battens(painter, side, palette, thin)
    else:
        _paint_nails(painter, side, palette, (0.08, 0.92))
    painter.strokePath(side.whole(), _pen(palette.box_line, max(1.2, side.edge * 0.04)))


def _paint_battens(painter: QPainter, side: _Side, palette: Palette, thin: QPen) -> None:
    """The two bars across a closed lid."""
    for u in (0.2, 0.8):
        batten = side.area((u - 0.07, 0.05), (u + 0.07, 0.05), (u + 0.07, 0.95), (u - 0.07, 0.95))
        painter.fillPath(batten, palette.box_left)
        painter.strokePath(batten, thin)
    _paint_nails(painter, side, palette, (0.2, 0.8))


def _paint_nails(painter: QPainter, side: _Side, palette: Palette, columns: tuple[float, float]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.box_line)
    radius = side.edge * 0.018
    for u in columns:
        for plank in range(_PLANKS):
            painter.drawEllipse(side.at(u, (plank + 0.5) / _PLANKS), radius, radius)


def _paint_opening(painter: QPainter, side: _Side, palette: Palette) -> None:
    """The dark inside of an open box within its rim, with the two far walls just to be seen."""
    near, far = 1 - _RIM, _RIM
    hollow = side.area((far, far), (near, far), (near, near), (far, near))
    painter.fillPath(hollow, palette.box_inside)
    painter.save()
    painter.setClipPath(hollow, Qt.ClipOperation.IntersectClip)
    # The far walls, seen from within: a wall's depth goes straight down, which is (+1, +1) on the lattice.
    depth = 0.34
    right_wall = side.area((far, far), (near, far), (near + depth, far + depth), (far + depth, far + depth))
    left_wall = side.area((far, far), (far, near), (far + depth, near + depth), (far + depth, far + depth))
    painter.fillPath(right_wall, _mixed(palette.box_inside, palette.box_left, 0.55))
    painter.fillPath(left_wall, _mixed(palette.box_inside, palette.box_left, 0.3))
    painter.restore()
    painter.strokePath(hollow, _pen(palette.box_line, max(1.0, side.edge * 0.03)))


def _paint_added(painter: QPainter, side: _Side, palette: Palette) -> None:
    tint = QColor(palette.box_added)
    tint.setAlphaF(0.42)
    painter.fillPath(side.whole(), tint)
    inner = side.area((0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93))
    painter.strokePath(inner, _pen(palette.box_added.darker(150), max(1.2, side.edge * 0.035)))


def _paint_outline_only(painter: QPainter, side: _Side, palette: Palette, state: SideState) -> None:
    ghost = state is SideState.GHOST
    veil = QColor(palette.box_ghost)
    veil.setAlphaF(0.22 if ghost else 0.16)
    painter.fillPath(side.whole(), veil)
    ink = palette.board_text if palette.dark and not ghost else palette.box_line
    pen = _pen(palette.box_ghost if ghost else ink, max(1.2, side.edge * 0.03))
    pen.setDashPattern([3.0, 2.4] if ghost else [0.1, 2.4])
    painter.strokePath(side.whole(), pen)


def _mixed(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
