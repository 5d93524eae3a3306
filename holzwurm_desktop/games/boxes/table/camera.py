"""Where the picture of a pile lies on the table: it always fits, and the player may zoom and move it.

Three units of length: pixels are scene units of the table; an edge is the length of a box's edge; lattice
points (a, b) are those of the picture (docs/rules/kistenstapel.md, see `boxes.art.lattice_point`).
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.games.boxes.art import lattice_point
from holzwurm_desktop.games.boxes.table.picture import ACROSS, Extent

NEAREST = 4.0
"""The greatest zoom. At 1 the picture fits."""
ROOM = 0.35
"""Free room around the picture, in edges."""


class Camera:
    """Maps lattice points to pixels of the table and back.

    area: where the picture is seen, in pixels; largest: the longest that an edge may be at zoom 1, in pixels.
    """

    def __init__(self) -> None:
        self.area = QRectF(0, 0, 1, 1)
        self.largest = 60.0
        self.zoom = 1.0
        self._extent = Extent(-1, -1, 1, 1)
        self._shift = QPointF(0, 0)

    @property
    def edge(self) -> float:
        """The length of a box's edge, in pixels."""
        return self._fitting * self.zoom

    @property
    def is_home(self) -> bool:
        """Whether the picture is neither zoomed nor moved."""
        return self.zoom == 1.0 and self._shift.isNull()

    @property
    def _fitting(self) -> float:
        wanted = self._extent.grown(ROOM)
        across = self.area.width() / (wanted.right - wanted.left)
        return min(across, self.area.height() / (wanted.bottom - wanted.top), self.largest)

    @property
    def _origin(self) -> QPointF:
        """The pixel of the lattice point (0, 0)."""
        # The shift is kept in edges, so that it stays in proportion when zoom or window change.
        extent = self._extent
        middle = QPointF((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2)
        return self.area.center() + (self._shift - middle) * self.edge

    @property
    def _seen(self) -> Extent:
        """What the area shows, in edges."""
        edge, corner = self.edge, self.area.topLeft() - self._origin
        left, top = corner.x() / edge, corner.y() / edge
        return Extent(left, top, left + self.area.width() / edge, top + self.area.height() / edge)

    def point(self, a: float, b: float) -> QPointF:
        """The pixel of the lattice point (a, b), which need not be whole."""
        return self._origin + lattice_point(a, b, self.edge)

    def lattice(self, point: QPointF) -> tuple[float, float]:
        """The lattice point (a, b) of a pixel, in fractions: the inverse of `point`."""
        from_origin = (point - self._origin) / self.edge
        across, down = from_origin.x() / ACROSS, from_origin.y() * 2
        return (down + across) / 2, (down - across) / 2

    def lay(self, area: QRectF, largest: float) -> None:
        """Show the picture in another area, in pixels; zoom and shift stay."""
        self.area, self.largest = area, largest

    def fit(self, extent: Extent) -> None:
        """Show exactly `extent` (in edges), in the middle, at zoom 1."""
        self._extent = extent
        self.home()

    def keep(self, extent: Extent) -> None:
        """Bring `extent` into sight, but change nothing if it is, or if the player has zoomed or moved the picture.

        Whoever plans a build points at places: nothing may move under the pointer as long as all of it can be seen.
        """
        if self.is_home and not self._seen.contains(extent):
            self._extent = self._extent.united(extent)

    def home(self) -> None:
        """Undo zooming and moving."""
        self.zoom, self._shift = 1.0, QPointF(0, 0)

    def zoom_by(self, factor: float, about: QPointF) -> None:
        """Zoom by `factor`; the point of the picture that lies at the pixel `about` stays there."""
        a, b = self.lattice(about)
        self.zoom = min(max(self.zoom * factor, 1.0), NEAREST)
        self.pan_by(about - self.point(a, b))
        if self.zoom == 1.0:  # all of it fits: nothing is won by having it off the middle
            self._shift = QPointF(0, 0)

    def pan_by(self, way: QPointF) -> None:
        """Move the picture by `way` pixels, but not so far that the middle of the area shows nothing of it."""
        extent, shift = self._extent, self._shift + way / self.edge
        across, down = (extent.right - extent.left) / 2, (extent.bottom - extent.top) / 2
        self._shift = QPointF(min(max(shift.x(), -across), across), min(max(shift.y(), -down), down))
