"""A part of the table that takes the mouse, the wheel and two fingers itself, such as a pile of boxes."""

from __future__ import annotations

from PySide6.QtCore import QPointF


class Surface:
    """The table's pointer hands over what happens here unless a button lies there. Points are the scene's."""

    def contains(self, point: QPointF) -> bool:
        """Whether the pointer is for this surface at `point`."""
        raise NotImplementedError

    def hover(self, point: QPointF | None) -> None:
        """The pointer is at `point`, or anywhere else."""

    def press(self, point: QPointF, second: bool) -> None:
        """A button goes down; `second`: the right one."""

    def drag(self, point: QPointF) -> None:
        """The pressed pointer has moved."""

    def release(self, point: QPointF) -> None:
        """The button comes up again."""

    def zoom(self, factor: float, about: QPointF) -> None:
        """Wheel or two fingers ask to come nearer, or to go farther with a factor below 1."""
