"""The rope on the team in front. It shows a rule: the leader may lay only one card of its own a turn
(docs/rules/bergbeklimmen.md)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.table.items import Look, TableItem

HEMP, HEMP_DARK = QColor("#e2bf7f"), QColor("#5b3a17")


class RopeItem(TableItem):
    """A rope slung round the leader's top card, down to as high as the other team stands."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.stands: tuple[QRectF, ...] = ()
        self.setZValue(430)
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def tie(self, stands: Sequence[QRectF], inside: QRectF) -> None:
        """Hang from the last of `stands` to the first: places of one route from below, in scene units. Without any,
        there is no rope. `inside` is where it may be drawn."""
        self.setVisible(bool(stands))
        if tuple(stands) != self.stands or inside.size() != self.size:
            self.stands = tuple(stands)
            self.update()
        self.put(inside)

    def draw(self, painter: QPainter) -> None:
        if not self.stands:
            return
        unit = self.look.unit
        painter.translate(-self.pos())  # the stands are in scene units
        top, rope = self.stands[-1], QPainterPath()
        knot = QPointF(top.center().x(), top.bottom() - top.height() * 0.2)
        rope.moveTo(knot)
        for below in self.stands[-2::-1]:
            goal = QPointF(below.center().x(), below.bottom() - below.height() * 0.12)
            sag = (rope.currentPosition() + goal) / 2 + QPointF(0, 9 * unit)
            rope.quadTo(sag, goal)
        sling = QPainterPath(QPointF(top.left() - 2 * unit, knot.y() - 3 * unit))
        sling.quadTo(
            QPointF(knot.x(), knot.y() + 6 * unit), QPointF(top.right() + 2 * unit, knot.y() - 3 * unit)
        )
        for path in (rope, sling):
            self._stroke(painter, path)
        self._draw_knot(painter, knot)
        self._draw_peg(painter, rope.currentPosition())

    def _stroke(self, painter: QPainter, path: QPainterPath) -> None:
        unit = self.look.unit
        for colour, width in ((HEMP_DARK, 6.0), (HEMP, 4.0)):
            pen = QPen(colour, width * unit)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)
        twist = QPen(HEMP_DARK, 4.0 * unit)
        twist.setCapStyle(Qt.PenCapStyle.FlatCap)
        twist.setDashPattern([0.22, 1.1])
        painter.strokePath(path, twist)

    def _draw_knot(self, painter: QPainter, at: QPointF) -> None:
        unit = self.look.unit
        painter.setPen(QPen(HEMP_DARK, 1.2 * unit))
        painter.setBrush(HEMP)
        painter.drawEllipse(at + QPointF(-2.5 * unit, 0), 4.5 * unit, 3.6 * unit)
        painter.drawEllipse(at + QPointF(2.5 * unit, 1 * unit), 4.5 * unit, 3.6 * unit)

    def _draw_peg(self, painter: QPainter, at: QPointF) -> None:
        unit, palette = self.look.unit, self.look.palette
        painter.setPen(QPen(palette.peg_dark, 1.5 * unit))
        painter.setBrush(palette.peg)
        painter.drawEllipse(at, 4.5 * unit, 4.5 * unit)
