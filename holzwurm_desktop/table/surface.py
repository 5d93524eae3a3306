"""A part of the table that handles the mouse, the wheel and pinches itself, such as a pile of boxes."""

from __future__ import annotations

from PySide6.QtCore import QPointF


class Surface:
    """The table's pointer passes on what happens here, unless a button lies there. Points are in the scene."""

    def contains(self, point: QPointF) -> bool:
        """Whether this surface takes the pointer at `point`."""
        raise NotImplementedError

    def hover(self, point: QPointF | None) -> None:
        """The pointer is at `point` of the surface, or (None) somewhere else."""

    def press(self, point: QPointF, second: bool) -> None:
        """A mouse button was pressed; `second`: not the left one."""

    def drag(self, point: QPointF) -> None:
        """The pointer has moved since `press`. It may have left the surface."""

    def release(self, point: QPointF) -> None:
        """The button was released. The pointer may have left the surface."""

    def zoom(self, factor: float, about: QPointF) -> None:
        """Wheel or pinch ask for a picture `factor` times as large, with `about` staying where it is."""
