"""Where the picture of a pile lies on the table: it always fits, and may be brought nearer and moved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.games.boxes.art import lattice_point
from holzwurm_desktop.games.boxes.table.picture import ACROSS, Extent

NEAREST = 4.0
"""How much nearer than fitting one may look."""
ROOM = 0.35
"""Edges of free room around the picture."""


class Camera:
    """Maps lattice points to pixels of the table. `largest`: the longest edge of a box, in pixels, while
    nobody has come nearer."""

    def __init__(self) -> None:
        self.area = QRectF(0, 0, 1, 1)
        self.largest = 60.0
        self.zoom = 1.0
        self._extent = Extent(-1, -1, 1, 1)
        self._shift = QPointF(0, 0)

    @property
    def edge(self) -> float:
        """How long the edge of a box is, in pixels."""
        return self._fitting * self.zoom

    @property
    def is_home(self) -> bool:
        """Whether nobody has come nearer or moved the picture."""
        return self.zoom == 1.0 and self._shift.isNull()

    @property
    def _fitting(self) -> float:
        wanted = self._extent.grown(ROOM)
        across = self.area.width() / (wanted.right - wanted.left)
        return min(across, self.area.height() / (wanted.bottom - wanted.top), self.largest)

    @property
    def _origin(self) -> QPointF:
        """Where the lattice point (0, 0) lies."""
        extent = self._extent
        middle = QPointF((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2)
        return self.area.center() + (self._shift - middle) * self.edge

    def point(self, a: float, b: float) -> QPointF:
        """The pixel of a lattice point."""
        return self._origin + lattice_point(a, b, self.edge)

    def lattice(self, point: QPointF) -> tuple[float, float]:
        """The lattice point of a pixel."""
        from_origin = (point - self._origin) / self.edge
        across, down = from_origin.x() / ACROSS, from_origin.y() * 2
        return (down + across) / 2, (down - across) / 2

    def lay(self, area: QRectF, largest: float) -> None:
        """Look into another area."""
        self.area, self.largest = area, largest

    def fit(self, extent: Extent) -> None:
        """Show `extent` whole and in the middle."""
        self._extent = extent
        self.home()

    def keep(self, extent: Extent) -> None:
        """Go on looking as before if `extent` is in sight, or if somebody has moved the picture; else fit."""
        if self.is_home and not self._extent.grown(ROOM).contains(extent):
            self._extent = self._extent.united(extent)

    def home(self) -> None:
        """Take back zooming and moving."""
        self.zoom, self._shift = 1.0, QPointF(0, 0)

    def zoom_by(self, factor: float, about: QPointF) -> None:
        """Come nearer or go farther; what is at `about` stays there."""
        a, b = self.lattice(about)
        self.zoom = min(max(self.zoom * factor, 1.0), NEAREST)
        self.pan_by(about - self.point(a, b))
        if self.zoom == 1.0:
            self._shift = QPointF(0, 0)

    def pan_by(self, way: QPointF) -> None:
        """Move the picture by pixels, never so far that nothing of it is in the middle."""
        extent, shift = self._extent, self._shift + way / self.edge
        across, down = (extent.right - extent.left) / 2, (extent.bottom - extent.top) / 2
        self._shift = QPointF(min(max(shift.x(), -across), across), min(max(shift.y(), -down), down))
