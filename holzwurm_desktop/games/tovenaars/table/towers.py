"""The two wizards' towers at the ends of the lines, painted on the board, and the bars of their dungeons.

Rectangles are in scene units; `unit` is that of `table.layout`.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.games.deck52.cards import paint_suit
from holzwurm_desktop.table.art.ornaments import paint_arrow, paint_focus_ring
from holzwurm_desktop.table.drawing import CENTRE, draw_text, draw_wrapped, faded, text_width
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.palette import Palette

MERLONS = 4
BARS = 5
_DARKNESS = QColor("#17120e")
_IRON, _IRON_EDGE, _FRAME = QColor("#a9a7a3"), QColor("#120e0b"), QColor("#8c8984")


def paint_tower(
    painter: QPainter, tower: QRectF, dungeon: QRectF, suit: str, name: str, palette: Palette, unit: float
) -> None:
    """Draw a tower of planks with battlements, a pennant with its wizard's `suit`, a dark dungeon, and the
    dungeon's `name` on a board above it."""
    painter.save()
    body = QRectF(tower.left(), tower.top() + 42 * unit, tower.width(), tower.height() - 42 * unit)
    _paint_pennant(painter, tower, suit, palette, unit)
    outline = _walls(body, unit)
    painter.setPen(QPen(palette.back_dark, 1.6 * unit))
    painter.setBrush(palette.back)
    painter.drawPath(outline)
    _paint_planks(painter, outline, body, palette, unit)
    plank = QRectF(body.left() + 5 * unit, body.top() + 19 * unit, body.width() - 10 * unit, 27 * unit)
    painter.setPen(QPen(palette.label_edge, unit))
    painter.setBrush(palette.label)
    painter.drawRoundedRect(plank, 3 * unit, 3 * unit)
    inner = plank.adjusted(4 * unit, 0, -4 * unit, 0)
    if text_width(name, 12 * unit, True) <= inner.width():
        draw_text(painter, inner, name, 12 * unit, palette.label_text, CENTRE, bold=True)
    else:
        draw_wrapped(painter, inner, name, 10 * unit, palette.label_text, bold=True)
    painter.setPen(QPen(palette.back_dark, 2 * unit))
    painter.setBrush(_DARKNESS)
    painter.drawRoundedRect(dungeon, 6 * unit, 6 * unit)
    painter.restore()


def _paint_pennant(painter: QPainter, tower: QRectF, suit: str, palette: Palette, unit: float) -> None:
    middle, top = tower.center().x(), tower.top()
    painter.setPen(QPen(palette.lamp_iron, 2.4 * unit))
    painter.drawLine(QPointF(middle, top + unit), QPointF(middle, top + 46 * unit))
    cloth = QPainterPath(QPointF(middle + unit, top + 2 * unit))
    for x, y in ((46, 2), (36, 15), (46, 28), (1, 28)):
        cloth.lineTo(middle + x * unit, top + y * unit)
    cloth.closeSubpath()
    painter.setPen(QPen(palette.card_edge, 1.4 * unit))
    painter.setBrush(palette.card)
    painter.drawPath(cloth)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_suit(painter, QRectF(middle + 8 * unit, top + 5 * unit, 20 * unit, 20 * unit), suit, palette)


def _walls(body: QRectF, unit: float) -> QPainterPath:
    """The outline of a tower: battlements above straight walls."""
    width, tooth = body.width() / (2 * MERLONS - 1), 13 * unit
    path = QPainterPath(body.bottomLeft())
    path.lineTo(body.topLeft())
    for merlon in range(MERLONS):
        left = body.left() + 2 * merlon * width
        path.lineTo(left, body.top())
        path.lineTo(left + width, body.top())
        if merlon < MERLONS - 1:
            path.lineTo(left + width, body.top() + tooth)
            path.lineTo(left + 2 * width, body.top() + tooth)
    path.lineTo(body.bottomRight())
    path.closeSubpath()
    return path


def _paint_planks(
    painter: QPainter, outline: QPainterPath, body: QRectF, palette: Palette, unit: float
) -> None:
    """Draw beams laid like bricks, and the light on the left edge."""
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(palette.back_dark, 1.1 * unit))
    high, row = 17 * unit, 0
    y = body.top() + 13 * unit
    while y < body.bottom():
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
        for share in (0.28, 0.78) if row % 2 else (0.5,):
            x = body.left() + body.width() * share
            painter.drawLine(QPointF(x, y), QPointF(x, y + high))
        y, row = y + high, row + 1
    painter.fillRect(
        QRectF(body.left(), body.top(), 5 * unit, body.height()), faded(palette.back_light, 0.55)
    )
    painter.fillRect(
        QRectF(body.right() - 6 * unit, body.top(), 6 * unit, body.height()), faded(palette.back_dark, 0.4)
    )
    painter.restore()


class BarsItem(TableItem):
    """The bars in front of a dungeon, and a ring while the keyboard is on it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.focused = False
        self.setZValue(60)  # above the captives, below raised and flying cards

    def show_state(self, focused: bool) -> None:
        """Show whether the keyboard is on the dungeon."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    def draw(self, painter: QPainter) -> None:
        # Thin enough to read the cards behind them.
        unit, rect, palette = self.look.unit, self.rect, self.look.palette
        for bar in range(BARS):
            x = rect.left() + rect.width() * (bar + 0.5) / BARS
            top, bottom = QPointF(x, rect.top() + unit), QPointF(x, rect.bottom() - unit)
            painter.setPen(QPen(_IRON_EDGE, 4.4 * unit))
            painter.drawLine(top, bottom)
            painter.setPen(QPen(_IRON, 2.2 * unit))
            painter.drawLine(top, bottom)
        painter.setPen(QPen(_FRAME, 3 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 6 * unit, 6 * unit)
        if self.focused:
            paint_focus_ring(painter, rect, palette, 6 * unit)


class ArrowItem(TableItem):
    """The arrow from the soldier that attacks to its target."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._degrees = 0.0
        self.setZValue(5)

    def point(self, begin: QPointF, end: QPointF) -> None:
        """Lie half-way between two points of the scene, and point from one to the other."""
        degrees = math.degrees(math.atan2(end.y() - begin.y(), end.x() - begin.x()))
        if degrees != self._degrees:
            self._degrees = degrees
            self.update()
        side = 46 * self.look.unit
        middle = (begin + end) / 2
        self.put(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), 4 * self.look.unit)

    def draw(self, painter: QPainter) -> None:
        paint_arrow(painter, self.rect, self._degrees, self.look.palette.last_move, self.look.palette)
