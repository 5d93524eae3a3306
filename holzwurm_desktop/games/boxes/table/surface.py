"""The mouse on a pile of boxes: clicks, pulling columns up and down, moving and zooming the picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.boxes.table.picture import Side, side_at
from holzwurm_desktop.games.boxes.table.pile_item import PileItem
from holzwurm_desktop.table.surface import Surface


class PileSurface(Surface):
    """Tells clicks, pulls and moves of the picture apart; a game says what clicks and pulls do.

    Dragging from a point where `pullable` names a column pulls the column; dragging from anywhere else moves the
    picture. Points are scene units.
    """

    def __init__(self, heap: PileItem, refresh: Callable[[], None]) -> None:
        """`refresh` is called when the picture was moved or zoomed, to show the table again."""
        self.heap = heap
        self.refresh = refresh
        self._pressed: QPointF | None = None
        self._second = False
        self._moved = False
        self._at = QPointF()
        self._pulled: tuple[Column, int] | None = None

    # What a game says.

    def click(self, point: QPointF, second: bool) -> None:
        """A click at `point`; `second`: not with the left button."""
        raise NotImplementedError

    def pullable(self, point: QPointF) -> tuple[Column, int] | None:
        """The column that can be pulled at `point`, with its present height; None if none can."""
        return None

    def pull(self, column: Column, height: int) -> None:
        """A column is being pulled and has come to this height, at least 0."""

    def pulled(self) -> None:
        """The pulled column was let go."""

    # What is the same on every pile.

    def side_at(self, point: QPointF) -> Side | None:
        """The side of a standing box that is seen at `point`, or None."""
        return side_at(self.heap.sides, *self.heap.camera.lattice(point))

    def contains(self, point: QPointF) -> bool:
        return self.heap.place.contains(point)

    def press(self, point: QPointF, second: bool) -> None:
        self._pressed, self._second, self._moved, self._at = point, second, False, point
        self._pulled = None if second else self.pullable(point)

    def drag(self, point: QPointF) -> None:
        if self._pressed is None:
            return
        way = point - self._pressed
        if not self._moved and way.manhattanLength() < QApplication.startDragDistance():
            return
        self._moved = True
        if self._pulled is not None:
            column, height = self._pulled
            # A box is one edge high in the picture, too: the column's top follows the pointer.
            self.pull(column, max(0, height + round(-way.y() / self.heap.camera.edge)))
        else:
            self.heap.camera.pan_by(point - self._at)
            self.refresh()
        self._at = point

    def release(self, point: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        if not self._moved:
            self.click(point, self._second)
        elif self._pulled is not None:
            self.pulled()

    def zoom(self, factor: float, about: QPointF) -> None:
        self.heap.camera.zoom_by(factor, about)
        self.refresh()
