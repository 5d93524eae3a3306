"""What all cards are cut from: paper with rounded corners, and the wooden pattern of the backs.

Cards are drawn in units of 250 x 350, whatever their size on the screen.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.table.palette import Palette

WIDTH = 250.0
HEIGHT = 350.0
CORNER = 17.0


@contextmanager
def card_units(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Within the `with` block the painter draws in card units that fill `rect`, smoothly and without a pen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    try:
        yield
    finally:
        painter.restore()


def paint_stock(painter: QPainter, colour: QColor, edge: QColor) -> None:
    """Draw an empty card of `colour` in card units."""
    painter.setBrush(colour)
    # Half of the pen's width goes to each side of the line: inset by that, the edge stays on the card.
    painter.setPen(QPen(edge, 3.0))
    painter.drawRoundedRect(QRectF(1.5, 1.5, WIDTH - 3, HEIGHT - 3), CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)


def rounded_polygon(corners: Sequence[QPointF], radius: float) -> QPainterPath:
    """The closed polygon through `corners`, each rounded by `radius`."""
    path = QPainterPath()
    for index, corner in enumerate(corners):
        start = _towards(corner, corners[index - 1], radius)
        end = _towards(corner, corners[(index + 1) % len(corners)], radius)
        if index == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def paint_wood(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the planed board of a card's back into `rect`: planks, a little grain, a light border."""
    painter.setBrush(palette.back)
    painter.drawRoundedRect(rect, 9, 9)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, 9, 9)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    for step in range(22):
        x = rect.left() + rect.width() * (step + 0.5) / 22
        bend = 5.0 if step % 3 else -7.0
        line = QPainterPath(QPointF(x, rect.top()))
        line.cubicTo(
            QPointF(x + bend, rect.top() + rect.height() * 0.35),
            QPointF(x - bend, rect.top() + rect.height() * 0.65),
            QPointF(x + bend / 2, rect.bottom()),
        )
        painter.strokePath(line, QPen(palette.back_light if step % 4 == 1 else palette.back_dark, 1.3))
    painter.restore()
    border = QPainterPath()
    border.addRoundedRect(rect.adjusted(7, 7, -7, -7), 6, 6)
    painter.strokePath(border, QPen(palette.back_line, 2.5))


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    length = hypot(end.x() - start.x(), end.y() - start.y())
    return start + (end - start) * (min(distance, length / 2) / length)
