"""Small things on the board: lamp, peg, paper labels, crown, arrow, marks, and what draws the eye.

Each function draws into the rectangle that it is given, in the painter's units, and leaves the painter as it was.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from holzwurm_desktop.table.art.glyphs import text_in
from holzwurm_desktop.table.art.vectors import fitted, outline
from holzwurm_desktop.table.palette import Palette


@contextmanager
def _smooth(painter: QPainter) -> Iterator[None]:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def _square(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Within the `with` block the painter draws in a square of 100 units in the middle of `rect`."""
    with _smooth(painter):
        side = min(rect.width(), rect.height())
        painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
        painter.scale(side / 100, side / 100)
        yield


def _pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def paint_lamp(painter: QPainter, rect: QRectF, lit: bool, palette: Palette) -> None:
    """Draw the workshop lamp above a seat, lit for the seat whose turn it is; unlit it is a plain dark shade."""
    with _square(painter, rect):
        if lit:
            glow = QRadialGradient(QPointF(50, 66), 50)
            glow.setColorAt(0, palette.lamp_glow)
            clear = QColor(palette.lamp_glow)
            clear.setAlpha(0)
            glow.setColorAt(1, clear)
            painter.fillRect(QRectF(0, 16, 100, 100), glow)
        painter.strokePath(_line((50, 0), (50, 20)), _pen(palette.lamp_iron, 5))
        painter.setPen(_pen(palette.card_line, 4))
        painter.setBrush(palette.lamp_lit if lit else palette.lamp_unlit)
        painter.drawEllipse(QPointF(50, 64), 17, 19)
        shade = QPainterPath(QPointF(40, 20))
        shade.lineTo(60, 20)
        shade.cubicTo(64, 34, 90, 38, 94, 60)
        shade.lineTo(6, 60)
        shade.cubicTo(10, 38, 36, 34, 40, 20)
        shade.closeSubpath()
        painter.setBrush(palette.lamp_iron)
        painter.drawPath(shade)
        if lit:
            rays = _line((18, 74), (8, 84))
            for start, end in (((82, 74), (92, 84)), ((33, 86), (27, 97)), ((67, 86), (73, 97))):
                rays.addPath(_line(start, end))
            painter.strokePath(rays, _pen(palette.card_line, 8))
            painter.strokePath(rays, _pen(palette.lamp_lit, 4.5))


def paint_peg(
    painter: QPainter, rect: QRectF, count: int, palette: Palette, letter: str | None = None
) -> None:
    """Draw the dowel in the middle of a row, with the number of cards in the row on its end.

    `letter` is the row's colour, if it has one: its ring and a small shape say which.
    """
    with _square(painter, rect):
        _shade_ellipse(painter, QPointF(50, 55), 47, palette)
        painter.setPen(_pen(palette.peg_dark, 3))
        painter.setBrush(palette.peg_dark if letter is None else palette.card_colour(letter).fill)
        painter.drawEllipse(QPointF(50, 49), 46, 46)
        painter.setBrush(palette.peg)
        painter.drawEllipse(QPointF(50, 49), 36, 36)
        grain = QColor(palette.peg_dark)
        grain.setAlphaF(0.35)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(grain, 1.6))
        for radius in (31, 25, 18, 11):
            painter.drawEllipse(QPointF(48, 50), radius, radius * 0.94)
        if letter is not None:
            tones = palette.card_colour(letter)
            shape = fitted(outline(letter, "cards", "shapes.svg"), QRectF(36, 68, 28, 28))
            painter.setPen(_pen(tones.ink, 3))
            painter.setBrush(palette.card)
            painter.drawPath(shape)
        painter.fillPath(text_in(str(count), QRectF(26, 26 if letter else 29, 48, 40)), palette.peg_text)


def paint_label(painter: QPainter, rect: QRectF, palette: Palette, strong: bool = False) -> None:
    """Draw a paper label with a pencilled border; `strong` lights it up, for the seat whose turn it is."""
    with _smooth(painter):
        unit = min(rect.width(), rect.height()) / 40
        corner = 4 * unit
        shadow = QColor(palette.shadow)
        painter.setBrush(shadow)
        painter.drawRoundedRect(rect.translated(0, 1.6 * unit), corner, corner)
        painter.setBrush(palette.label)
        painter.drawRoundedRect(rect, corner, corner)
        if strong:
            light = QColor(palette.lamp_lit)
            light.setAlphaF(0.24)
            painter.setBrush(light)
            painter.drawRoundedRect(rect, corner, corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = rect.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit)
        painter.setPen(_pen(palette.label_edge, (1.6 if strong else 0.7) * max(unit, 1.0)))
        painter.drawPath(_pencilled(inner, 0.7 * unit))


def paint_crown(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the mark of a winner: a crown cut from plywood."""
    with _square(painter, rect):
        crown = QPainterPath(QPointF(14, 80))
        for x, y in ((8, 32), (30, 52), (50, 18), (70, 52), (92, 32), (86, 80)):
            crown.lineTo(x, y)
        crown.closeSubpath()
        painter.setPen(_pen(palette.crown_edge, 6))
        painter.setBrush(palette.crown)
        painter.drawPath(crown)
        for x, y in ((8, 28), (50, 14), (92, 28)):
            painter.drawEllipse(QPointF(x, y), 6, 6)
        painter.strokePath(_line((24, 68), (76, 68)), _pen(palette.crown_edge, 5))


def paint_arrow(painter: QPainter, rect: QRectF, degrees: float, colour: QColor, palette: Palette) -> None:
    """Draw a bold arrow with a line of card paper round it. It points right at 0 degrees and turns clockwise."""
    with _square(painter, rect):
        painter.translate(50, 50)
        painter.rotate(degrees)
        arrow = QPainterPath(QPointF(-40, -13))
        for x, y in ((4, -13), (4, -36), (42, 0), (4, 36), (4, 13), (-40, 13)):
            arrow.lineTo(x, y)
        arrow.closeSubpath()
        painter.strokePath(arrow, _pen(palette.card, 14))
        painter.strokePath(arrow, _pen(colour, 5))
        painter.fillPath(arrow, colour)


def paint_verdict(painter: QPainter, rect: QRectF, good: bool, palette: Palette) -> None:
    """Draw a round paper mark: a tick if `good`, else a cross, so that they are told apart without colour."""
    with _square(painter, rect):
        colour = palette.good if good else palette.bad
        painter.setPen(_pen(colour, 6))
        painter.setBrush(palette.label)
        painter.drawEllipse(QPointF(50, 50), 44, 44)
        mark = QPainterPath()
        if good:
            mark.moveTo(27, 52)
            mark.lineTo(43, 68)
            mark.lineTo(73, 34)
        else:
            mark = _line((32, 32), (68, 68))
            mark.addPath(_line((68, 32), (32, 68)))
        painter.strokePath(mark, _pen(colour, 12))


def paint_taking(painter: QPainter, rect: QRectF, ground: QColor, colour: QColor) -> None:
    """Draw the round mark of cards that are taken into the hand: an arrow into a tray, neither tick nor cross."""
    with _square(painter, rect):
        painter.setPen(_pen(colour, 6))
        painter.setBrush(ground)
        painter.drawEllipse(QPointF(50, 50), 44, 44)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        arrow = _line((50, 22), (50, 56))
        arrow.addPath(_line((36, 43), (50, 58)))
        arrow.addPath(_line((64, 43), (50, 58)))
        arrow.addPath(_line((28, 62), (28, 74)))
        arrow.addPath(_line((28, 74), (72, 74)))
        arrow.addPath(_line((72, 74), (72, 62)))
        painter.strokePath(arrow, _pen(colour, 9))


def paint_hint_mark(
    painter: QPainter, shape: QRectF | QPolygonF, palette: Palette, unit: float = 1.0
) -> None:
    """Draw what the hint points at: brackets at the corners of a shape, where the ring of the keyboard is closed.
    `unit`: pixels per unit of `table.layout`."""
    polygon = QPolygonF(shape)
    corners = [polygon.value(at) for at in range(polygon.size())]
    if corners[0] == corners[-1]:
        corners.pop()
    brackets = QPainterPath()
    for before, corner, after in zip(
        corners[-1:] + corners, corners, corners[1:] + corners[:1], strict=False
    ):
        brackets.moveTo(_along(corner, before, 24 * unit))
        brackets.lineTo(corner)
        brackets.lineTo(_along(corner, after, 24 * unit))
    with _smooth(painter):
        for colour, width in ((palette.focus_halo, 8), (palette.hint, 4.5)):
            cap, join = Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin
            painter.strokePath(brackets, QPen(colour, width * unit, Qt.PenStyle.SolidLine, cap, join))


def _along(start: QPointF, end: QPointF, most: float) -> QPointF:
    """The point `most` away from `start` on the way to `end`, but not farther than a fourth of the way."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    return start + way * min(0.25, most / max(length, 1.0))


def paint_focus_ring(painter: QPainter, rect: QRectF, palette: Palette, corner: float = 8.0) -> None:
    """Draw the ring round what the keyboard is on, in two tones, so that it shows on wood and on cards."""
    with _smooth(painter):
        painter.setPen(QPen(palette.focus_halo, 7))
        painter.drawRoundedRect(rect, corner, corner)
        painter.setPen(QPen(palette.focus, 3))
        painter.drawRoundedRect(rect, corner, corner)


def paint_glow(painter: QPainter, rect: QRectF, colour: QColor, reach: float, corner: float = 8.0) -> None:
    """Draw a soft light of `colour` around `rect`, `reach` wide, as for playable cards, targets and the last move."""
    with _smooth(painter):
        soft = QColor(colour)
        rings = 6
        for ring in range(rings, 0, -1):
            out = reach * ring / rings
            soft.setAlphaF(colour.alphaF() * (0.10 + 0.16 * (1 - ring / rings)))
            painter.setBrush(soft)
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), corner + out, corner + out)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, max(1.5, reach * 0.22)))
        painter.drawRoundedRect(rect, corner, corner)


def paint_card_shadow(painter: QPainter, rect: QRectF, height: float, palette: Palette) -> None:
    """Draw the soft shadow of a card at `rect` that is held `height` pixels above the board."""
    with _smooth(painter):
        corner = rect.width() * 0.068
        shadow = QColor(palette.shadow)
        for ring in range(4):
            out = height * 0.22 * ring
            shadow.setAlphaF(palette.shadow.alphaF() * 0.34)
            painter.setBrush(shadow)
            spread = rect.adjusted(-out, -out, out, out).translated(0, height * 0.55)
            painter.drawRoundedRect(spread, corner + out, corner + out)


def paint_slot(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the pencilled outline of a place where a card may come to lie."""
    with _smooth(painter):
        corner = rect.width() * 0.068
        veil = QColor(palette.board_joint)
        veil.setAlphaF(0.14)
        painter.setBrush(veil)
        width = max(1.2, rect.width() * 0.014)
        pen = QPen(palette.board_muted, width, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(width, width, -width, -width), corner, corner)


def _line(start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.lineTo(*end)
    return path


def _shade_ellipse(painter: QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    painter.setBrush(palette.shadow)
    painter.drawEllipse(centre, radius, radius * 0.95)


def _pencilled(rect: QRectF, waver: float) -> QPainterPath:
    """The outline of a rectangle drawn by hand: its sides bow a little, its corners overshoot."""
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    middle = rect.center()
    path = QPainterPath(QPointF(left - waver, top))
    path.quadTo(QPointF(middle.x(), top + waver), QPointF(right + waver, top))
    path.moveTo(right, top - waver)
    path.quadTo(QPointF(right - waver, middle.y()), QPointF(right, bottom + waver))
    path.moveTo(right + waver, bottom)
    path.quadTo(QPointF(middle.x(), bottom - waver), QPointF(left - waver, bottom))
    path.moveTo(left, bottom + waver)
    path.quadTo(QPointF(left + waver, middle.y()), QPointF(left, top - waver))
    return path
