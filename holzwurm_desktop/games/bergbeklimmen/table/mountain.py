"""The mountain, inlaid in the board: two faces of different wood with ledges, a snowy summit, a cave.

Lengths are those of `Places`, scene units.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH, STAGES, TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.table.places import Places, opening
from holzwurm_desktop.table.drawing import CENTRE, draw_text, faded
from holzwurm_desktop.table.palette import Palette


def paint_mountain(painter: QPainter, places: Places, palette: Palette, cave: bool = True) -> None:
    """Draw the whole mountain with the letters of its ledges, and the cave of the stock if `cave`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The ledges' letters come last, as the snow and the cave lie on the faces.
    for seat in (0, 1):
        _paint_face(painter, places, seat, palette)
    _paint_summit(painter, places, palette)
    if cave:
        _paint_cave(painter, opening(places), palette, places.unit)
    for seat in (0, 1):
        for index in range(ROUTE_LENGTH):
            _paint_ledge(painter, places, seat, index, palette)
    painter.restore()


def face_colour(palette: Palette, seat: int) -> QColor:
    """The colour of a face's wood: reddish for red, dark for black."""
    if palette.name == "high_contrast":  # too dark a board to be stained
        return QColor("#3a0d0d") if seat == 0 else QColor("#16202b")
    wood = palette.board_light if seat == 0 or palette.dark else palette.board
    stain = QColor("#9c3b22") if seat == 0 else QColor("#2b2f38")
    return _mixed(wood, stain, 0.30 if seat == 0 else 0.34)


def ledge_line(places: Places, seat: int) -> list[QPointF]:
    """The corners of the line on which a team climbs, from the foot to the summit."""
    line = [_outer(places, seat, places.mountain.bottom())]
    for index in range(ROUTE_LENGTH):
        stand = places.stand(seat, index)
        left, right = stand.left() - 2 * places.unit, stand.left() + places.step.x() - 2 * places.unit
        if seat == 1:
            right, left = stand.right() + 2 * places.unit, stand.right() - places.step.x() + 2 * places.unit
        y = stand.bottom() + 1.5 * places.unit
        near, far = (left, right) if seat == 0 else (right, left)
        line += [QPointF(near, y), QPointF(far, y)]
    return line


def _outer(places: Places, seat: int, y: float) -> QPointF:
    edge = places.mountain.left() if seat == 0 else places.mountain.right()
    return QPointF(edge - 2 * places.unit if seat == 0 else edge + 2 * places.unit, y)


def _ridge(places: Places) -> list[QPointF]:
    """The corners of the crooked line between the faces, from the summit to the foot."""
    middle, unit = places.mountain.center().x(), places.unit
    top, foot = _summit(places).y(), places.mountain.bottom()
    bends = (0.0, 5.0, -6.0, 7.0, -4.0, 5.0, 0.0)
    steps = len(bends) - 1
    return [
        QPointF(middle + bend * unit, top + (foot - top) * index / steps) for index, bend in enumerate(bends)
    ]


def _summit(places: Places) -> QPointF:
    stand = places.stand(0, ROUTE_LENGTH - 1)
    return QPointF(places.mountain.center().x(), stand.top() + stand.height() * 0.42)


def _paint_face(painter: QPainter, places: Places, seat: int, palette: Palette) -> None:
    outline = QPainterPath()
    points = [*ledge_line(places, seat), *_ridge(places)]
    outline.moveTo(points[0])
    for point in points[1:]:
        outline.lineTo(point)
    outline.closeSubpath()
    colour = face_colour(palette, seat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(outline, colour)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    _paint_grain(painter, places, seat, colour, palette)
    painter.restore()
    painter.strokePath(outline, QPen(faded(palette.board_joint, 0.85), 1.6 * places.unit))
    light = QPainterPath()
    edge = ledge_line(places, seat)
    light.moveTo(edge[1])
    for point in edge[2:]:
        light.lineTo(point)
    light.translate(0, 1.6 * places.unit)
    painter.strokePath(light, QPen(faded(palette.board_light, 0.55), 1.2 * places.unit))


def _paint_grain(painter: QPainter, places: Places, seat: int, colour: QColor, palette: Palette) -> None:
    """Draw grain that runs down the slope."""
    # A fixed seed for each face: the board is painted again with each layout and must look the same.
    random = Random(11 + seat)
    area, unit = places.face(seat), places.unit
    slope = places.step.y() / places.step.x() * (-1 if seat == 0 else 1)
    for _ in range(30):
        x = area.left() + random.random() * area.width()
        y = area.top() + random.random() * area.height()
        length = (60 + 120 * random.random()) * unit
        path = QPainterPath(QPointF(x, y))
        bend = random.uniform(-6, 6) * unit
        path.quadTo(
            QPointF(x + length / 2, y + slope * length / 2 + bend), QPointF(x + length, y + slope * length)
        )
        tone = colour.lighter(112) if random.random() < 0.5 else colour.darker(114)
        painter.strokePath(path, QPen(faded(tone, 0.7), random.uniform(0.8, 2.2) * unit))


def _paint_summit(painter: QPainter, places: Places, palette: Palette) -> None:
    """Draw snow on the summit, and a flag."""
    top, unit = _summit(places), places.unit
    snow = QPainterPath(top)
    for x, y in ((16, 26), (10, 34), (6, 26), (-1, 42), (-7, 27), (-11, 36), (-16, 26)):
        snow.lineTo(top + QPointF(x * unit, y * unit))
    snow.closeSubpath()
    painter.fillPath(snow, palette.card)
    painter.strokePath(snow, QPen(faded(palette.board_joint, 0.7), 1.2 * unit))
    pole = QPointF(0, -26 * unit)
    painter.setPen(QPen(palette.board_text, 2 * unit))
    painter.drawLine(top, top + pole)
    flag = QPainterPath(top + pole)
    flag.lineTo(top + pole + QPointF(13 * unit, 5 * unit))
    flag.lineTo(top + pole + QPointF(0, 10 * unit))
    flag.closeSubpath()
    painter.fillPath(flag, palette.crown)
    painter.strokePath(flag, QPen(palette.crown_edge, unit))


def _paint_cave(painter: QPainter, rect: QRectF, palette: Palette, unit: float) -> None:
    arch = QPainterPath()
    arch.moveTo(rect.bottomLeft())
    arch.lineTo(rect.left(), rect.top() + rect.height() * 0.3)
    arch.quadTo(rect.topLeft() + QPointF(rect.width() * 0.08, 0), QPointF(rect.center().x(), rect.top()))
    arch.quadTo(
        rect.topRight() - QPointF(rect.width() * 0.08, 0),
        QPointF(rect.right(), rect.top() + rect.height() * 0.3),
    )
    arch.lineTo(rect.bottomRight())
    arch.closeSubpath()
    painter.fillPath(arch, faded(palette.board_joint, 0.55))
    painter.strokePath(arch, QPen(faded(palette.board_joint, 0.9), 1.5 * unit))


def _paint_ledge(painter: QPainter, places: Places, seat: int, index: int, palette: Palette) -> None:
    """Draw what stands on a ledge: the rank of its stage, or a helmet for a climber."""
    stand, unit = places.stand(seat, index), places.unit
    width = places.step.x()
    left = stand.left() if seat == 0 else stand.right() - width
    front = QRectF(left, stand.bottom() + 2.5 * unit, width, 15 * unit)
    if index < TEAM_SIZE:
        _paint_helmet(painter, front, palette)
        return
    stage = STAGES[index - TEAM_SIZE]
    text = "10" if stage == "T" else stage
    draw_text(painter, front, text, 13 * unit, palette.board_text, CENTRE, bold=True)


def _paint_helmet(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw a climber's helmet in the middle of `rect`."""
    height = rect.height() * 0.62
    dome = QRectF(0, 0, height * 1.5, height * 1.6)
    dome.moveCenter(QPointF(rect.center().x(), rect.center().y() + height * 0.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.board_text)
    painter.drawPie(dome, 0, 180 * 16)
    brim = QRectF(dome.left() - height * 0.22, dome.center().y(), dome.width() + height * 0.44, height * 0.2)
    painter.drawRoundedRect(brim, height * 0.1, height * 0.1)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )
