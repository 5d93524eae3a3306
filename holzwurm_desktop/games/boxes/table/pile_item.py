"""The pile on the table: its sides, kept as one picture, and on them the marks that draw the eye."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from holzwurm_desktop.games.boxes.art import SideState, paint_side
from holzwurm_desktop.games.boxes.piles import Column, Face
from holzwurm_desktop.games.boxes.table.camera import Camera
from holzwurm_desktop.games.boxes.table.picture import ADDED, IMPLIED, LAID, Side, faces_of_box
from holzwurm_desktop.table.art.ornaments import paint_hint_mark
from holzwurm_desktop.table.drawing import faded, stamp
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.palette import Palette

VEILED = 0.42
"""The opacity of the pile while the x-ray shows what it hides."""
REACH = 0.3
"""How far the shadow of a column reaches, in boxes."""
STANDING = (LAID, ADDED)
MARGIN = 4.0
"""Pixels around a side in its stamp, for lines that are drawn on its edge."""


@dataclass(frozen=True)
class Marks:
    """What draws the eye on a pile.

    lit: the faces of each box that may be played; places: lattice points in the middle of boxes that would
    fit, shown as plus signs; hovered: faces under the pointer; sign: what a click there would do, "+" add a box,
    "-" take one away, "o" lay an open lid, "x" nothing, or ""; blamed: faces where a plan breaks the
    rules; hinted: the faces of each thing that the hint is about; last: the faces of each box that
    came or went since the viewer's turn; focused: faces that the keyboard is on.
    """

    lit: tuple[tuple[Face, ...], ...] = ()
    places: tuple[tuple[float, float], ...] = ()
    hovered: tuple[Face, ...] = ()
    sign: str = ""
    blamed: tuple[Face, ...] = ()
    hinted: tuple[tuple[Face, ...], ...] = ()
    last: tuple[tuple[Face, ...], ...] = ()
    focused: tuple[Face, ...] = ()


class PileItem(TableItem):
    """A pile seen through a camera. It is clipped to the item's rectangle."""

    def __init__(self, look: Look, camera: Camera) -> None:
        super().__init__(look)
        self.camera = camera
        self.sides: tuple[Side, ...] = ()
        self.marks = Marks()
        self._picture: QPixmap | None = None
        self._drawn: tuple[object, ...] = ()
        self._paths: dict[tuple[Face, ...], QPainterPath] = {}
        self._paths_place: tuple[float, ...] = ()

    def show_pile(self, sides: Sequence[Side]) -> None:
        """Show other sides."""
        if tuple(sides) != self.sides:
            self.sides = tuple(sides)
            self.update()

    def show_marks(self, marks: Marks) -> None:
        """Show other marks."""
        if marks != self.marks:
            self.marks = marks
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipRect(self.rect)
        painter.drawPixmap(QPointF(0, 0), self._kept_picture())
        painter.translate(-self.pos())  # the camera speaks in pixels of the table
        palette, unit = self.look.palette, self.look.unit
        for faces in self.marks.lit:
            self._light(painter, faces)
        for faces in self.marks.last:
            self._frame(painter, faces, palette.last_move, 2.6 * unit, 0.14)
        self._frame(painter, self.marks.blamed, palette.bad, 3.4 * unit, 0.3, dashed=True)
        for point in self.marks.places:
            self._draw_sign(painter, self.camera.point(*point), "+", 0.13, strong=False)
        self._draw_hovered(painter)
        self._draw_focus(painter)
        for faces in self.marks.hinted:
            self._hint(painter, faces)
        painter.restore()

    # The kept picture.

    def _kept_picture(self) -> QPixmap:
        camera, ratio = self.camera, self.look.ratio
        origin = camera.point(0, 0) - self.pos()
        place = (origin.x(), origin.y(), camera.edge, self._size.width(), self._size.height())
        key = (self.sides, place, ratio, self.look.palette.key)
        if self._picture is None or key != self._drawn:
            self._picture, self._drawn = self._paint_picture(), key
        return self._picture

    def _paint_picture(self) -> QPixmap:
        ratio = self.look.ratio
        pixmap = QPixmap((self._size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-self.pos())
        paint_pile(painter, self.sides, self.camera, self.look.palette, ratio)
        painter.end()
        return pixmap

    # Marks.

    def path_of(self, faces: Iterable[Face]) -> QPainterPath:
        """The outline of some faces, in pixels of the table."""
        # Uniting polygons is slow, and marks are painted with every move of the mouse: outlines are kept until the
        # camera moves.
        origin = self.camera.point(0, 0)
        place = (origin.x(), origin.y(), self.camera.edge)
        if place != self._paths_place:
            self._paths, self._paths_place = {}, place
        wanted = tuple(faces)
        if wanted not in self._paths:
            self._paths[wanted] = self._outline(wanted)
        return self._paths[wanted]

    def _outline(self, faces: Iterable[Face]) -> QPainterPath:
        whole = QPainterPath()
        for face in faces:
            path = QPainterPath()
            path.addPolygon(QPolygonF([self.camera.point(*corner) for corner in face.corners]))
            path.closeSubpath()
            whole = whole.united(path)
        return whole.simplified()

    def _light(self, painter: QPainter, faces: Sequence[Face]) -> None:
        """Light up a box that may be played."""
        palette, unit = self.look.palette, self.look.unit
        path = self.path_of(faces)
        painter.fillPath(path, faded(palette.lamp_lit, 0.34))
        for colour, width in ((palette.lamp_lit, 5.5), (palette.playable, 2.4)):
            pen = QPen(colour, width * unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

    def _frame(
        self,
        painter: QPainter,
        faces: Sequence[Face],
        colour: QColor,
        width: float,
        fill: float,
        dashed: bool = False,
    ) -> None:
        if not faces:
            return
        path = self.path_of(faces)
        painter.fillPath(path, faded(colour, fill))
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed:
            pen.setDashPattern([2.6, 1.8])
        painter.strokePath(path, pen)

    def _hint(self, painter: QPainter, faces: Sequence[Face]) -> None:
        """Mark a thing that the hint is about."""
        path = self.path_of(faces)
        if not path.isEmpty():
            painter.fillPath(path, faded(self.look.palette.hint, 0.2))
            paint_hint_mark(painter, path.toFillPolygon(), self.look.palette, self.look.unit)

    def _draw_hovered(self, painter: QPainter) -> None:
        marks, palette, unit = self.marks, self.look.palette, self.look.unit
        if not marks.hovered:
            return
        colour = {"+": palette.good, "-": palette.bad, "x": palette.bad}.get(marks.sign, palette.target)
        self._frame(painter, marks.hovered, colour, 3 * unit, 0.28, dashed=marks.sign in ("-", "x"))
        if marks.sign in ("+", "-"):
            middle = self.path_of(marks.hovered).boundingRect().center()
            self._draw_sign(painter, middle, marks.sign, 0.24, strong=True)

    def _draw_sign(self, painter: QPainter, middle: QPointF, sign: str, share: float, strong: bool) -> None:
        """Draw a paper disc with a plus or minus sign, `share` of an edge in radius but never too small to be
        seen."""
        palette, unit = self.look.palette, self.look.unit
        radius = max(7 * unit, self.camera.edge * share)
        ink = palette.good if sign == "+" else palette.bad
        painter.setPen(QPen(ink if strong else palette.label_edge, max(1.0, 1.4 * unit)))
        painter.setBrush(palette.label)
        painter.drawEllipse(middle, radius, radius)
        arm = radius * 0.55
        painter.setPen(QPen(ink, max(1.6, radius * 0.22), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        if sign == "+":
            painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

    def _draw_focus(self, painter: QPainter) -> None:
        if not self.marks.focused:
            return
        palette, unit = self.look.palette, self.look.unit
        path = self.path_of(self.marks.focused)
        for colour, width in ((palette.focus_halo, 6.5), (palette.focus, 3.4)):
            pen = QPen(colour, width * unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

    def rect_of(self, faces: Iterable[Face]) -> QRectF:
        """The rectangle around some faces, as far as it is in sight; in pixels of the table."""
        points = [self.camera.point(*corner) for face in faces for corner in face.corners]
        return QPolygonF(points).boundingRect() & self.place

    def face_rect(self, face: Face) -> QRectF:
        """Where the card of this face lies, in pixels of the table, in sight or not."""
        return QPolygonF([self.camera.point(*corner) for corner in face.corners]).boundingRect()


def paint_pile(
    painter: QPainter, sides: Sequence[Side], camera: Camera, palette: Palette, ratio: float | None = None
) -> None:
    """Draw a pile with its shadow on the board.

    With `ratio` device pixels per pixel each side is drawn from a stamp, which is several times faster.
    Without, it is drawn anew, so that the painter may have any transformation.
    """
    xray = any(side.state == IMPLIED for side in sides)
    if not xray:
        _paint_shadow(painter, sides, camera, palette)
    for side in sides:
        painter.setOpacity(VEILED if xray and side.state != IMPLIED else 1.0)
        if ratio is None:
            corners = [camera.point(*corner) for corner in side.face.corners]
            paint_side(painter, side.kind, corners, palette, SideState(side.state))
        else:
            _stamp_side(painter, side, camera, palette, ratio)
    painter.setOpacity(1.0)


def _stamp_side(painter: QPainter, side: Side, camera: Camera, palette: Palette, ratio: float) -> None:
    """Draw one side from its stamp, at whole device pixels, where it stays sharp."""
    corners = [camera.point(*corner) for corner in side.face.corners]
    box = QPolygonF(corners).boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    own = [corner - box.topLeft() for corner in corners]

    def paint(stamper: QPainter, _rect: QRectF) -> None:
        paint_side(stamper, side.kind, own, palette, SideState(side.state))

    key = ("box side", side.kind, side.state, round(camera.edge, 3))
    size = QSizeF(round(box.width(), 2), round(box.height(), 2))  # the same for all sides of a kind
    picture = stamp(key, size, ratio, palette, paint)
    at = box.topLeft() * ratio
    painter.drawPixmap(QPointF(round(at.x()) / ratio, round(at.y()) / ratio), picture)


def _paint_shadow(painter: QPainter, sides: Sequence[Side], camera: Camera, palette: Palette) -> None:
    """Draw the shadow of the columns under a lamp over the left shoulder: a strip of the floor to their right."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in {side.face.column for side in sides if side.state in STANDING}:
        far, near = x + 1 + REACH, y + 1 + REACH * 0.4
        corners = ((x, y), (x + 1, y), (far, y), (far, y + 1), (x + 1, near), (x, near))
        path.addPolygon(QPolygonF([camera.point(*corner) for corner in corners]))
        path.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path.simplified(), palette.shadow)


def top_box_faces(sides: Sequence[Side], column: Column, level: int) -> tuple[Face, ...]:
    """The faces that are seen of one box of a standing pile. `level` counts from 1."""
    return tuple(
        side.face
        for side in sides
        if side.face.column == column and side.face.level == level and side.state in STANDING
    )


def column_faces(sides: Sequence[Side], column: Column) -> tuple[Face, ...]:
    """The faces that are seen of a column; its place on the floor if there is none to be seen."""
    seen = tuple(side.face for side in sides if side.face.column == column and side.state in STANDING)
    return seen or (floor_face(column),)


def floor_face(column: Column) -> Face:
    """The place of a column on the floor, as a face like a lid's."""
    return faces_of_box((*column, 0))[0]
