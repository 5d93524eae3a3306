"""One chart: axes of whole numbers, and points that the arrow keys go through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pyqtgraph
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.table.accessible import say
from holzwurm_desktop.table.art.ornaments import paint_focus_ring

FAR = 10
"""How many points Page Up and Page Down go on."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -FAR,
    Qt.Key.Key_PageDown: FAR,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}


class Point(NamedTuple):
    """A point or the top of a bar, in the units of the axes, and what it says in words."""

    x: float
    y: float
    words: str


class WholeAxis(pyqtgraph.AxisItem):
    """An axis of whole numbers, written as scores are elsewhere."""

    def tickSpacing(self, least: float, most: float, size: float) -> list[tuple[float, float]]:
        # There are no half matches, and a tick at every tenth would read 1, 1, 1, ...
        spacings = super().tickSpacing(least, most, size)
        return [(spacing, offset) for spacing, offset in spacings if spacing >= 1] or [(1, 0)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [score_text(round(value)) for value in values]


class Plot(pyqtgraph.PlotWidget):
    """A chart. Whoever draws it begins anew, adds items, and sets the points that can be walked: they are ringed, and
    told to screen readers one by one."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(axisItems={side: WholeAxis(side) for side in ("left", "bottom")})
        self._appearance = appearance
        self._points: Sequence[Point] = ()
        self._at: int | None = None  # None until the first arrow
        self._rings = [pyqtgraph.ScatterPlotItem(size=16, brush=None) for _ in range(2)]
        self.setMenuEnabled(False)
        self.hideButtons()
        # Dragging would move the axes and leave no way back without the menu.
        self.setMouseEnabled(x=False, y=False)
        self.setMinimumHeight(130)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def begin_anew(self) -> None:
        """Remove everything drawn, and take on the present colours."""
        palette = self._appearance.palette
        self.clear()
        self.enableAutoRange()
        self.setBackground(palette.base)
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setPen(palette.base_text)
            axis.setTextPen(palette.base_text)
            axis.setTicks(None)  # back to ticks of its own; the levels set theirs again
        self.showGrid(y=True, alpha=0.2)

    def set_points(self, points: Sequence[Point]) -> None:
        """Set the points that arrow keys walk, from left to right."""
        self._points, self._at = points, None
        palette = self._appearance.palette
        for ring, colour, width in zip(self._rings, (palette.focus_halo, palette.focus), (6, 3), strict=True):
            ring.setPen(pyqtgraph.mkPen(colour, width=width))
            ring.setZValue(100)
            self.addItem(ring, ignoreBounds=True)
        self._mark()

    @property
    def point(self) -> Point | None:
        """The point that the keyboard is on; None before the first arrow."""
        return None if self._at is None else self._points[self._at]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self._points or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        last = len(self._points) - 1
        # The first arrow comes in at the end that it comes from.
        start = -1 if step > 0 else last + 1
        self._at = min(max((start if self._at is None else self._at) + step, 0), last)
        self._mark()
        say(self, self._points[self._at].words, urgent=True)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            edge = QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3)
            with QPainter(self.viewport()) as painter:
                paint_focus_ring(painter, edge, self._appearance.palette, 4)

    def _mark(self) -> None:
        """Ring the point that the keyboard is on."""
        point = self.point if self.hasFocus() else None
        for ring in self._rings:
            ring.setData([] if point is None else [point.x], [] if point is None else [point.y])
        self.viewport().update()
