"""The mouse on a pile of boxes: clicks, columns pulled up and down, and the picture moved and brought nearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.table.surface import Surface

if TYPE_CHECKING:
    from holzwurm_desktop.games.boxes.table.table import BoxTable


class PileSurface(Surface):
    """Tells a table of boxes what the pointer means. Pressing on a column pulls it where the table lets that
    be done; anywhere else the picture is moved."""

    def __init__(self, table: BoxTable) -> None:
        self._table = table
        self._pressed: QPointF | None = None
        self._second = False
        self._moved = False
        self._at = QPointF()
        self._pulled: tuple[Column, int] | None = None

    def contains(self, point: QPointF) -> bool:
        """The whole area of the pile."""
        return self._table.heap.place.contains(point)

    def hover(self, point: QPointF | None) -> None:
        """Show what a click would do."""
        self._table.hover_at(point)

    def press(self, point: QPointF, second: bool) -> None:
        """A click, a pull or a move begins."""
        self._pressed, self._second, self._moved, self._at = point, second, False, point
        self._pulled = None if second else self._table.pullable_at(point)

    def drag(self, point: QPointF) -> None:
        """Pull the column by whole boxes, or move the picture along."""
        if self._pressed is None:
            return
        way = point - self._pressed
        if not self._moved and way.manhattanLength() < QApplication.startDragDistance():
            return
        self._moved = True
        if self._pulled is not None:
            column, height = self._pulled
            self._table.pull(column, max(0, height + round(-way.y() / self._table.camera.edge)))
        else:
            self._table.camera.pan_by(point - self._at)
            self._table.refresh()
        self._at = point

    def release(self, point: QPointF) -> None:
        """What was no pull and no move is a click."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        if not self._moved:
            self._table.click_at(point, self._second)
        elif self._pulled is not None:
            self._table.pulled()

    def zoom(self, factor: float, about: QPointF) -> None:
        """Come nearer to what is at `about`."""
        self._table.camera.zoom_by(factor, about)
        self._table.refresh()
