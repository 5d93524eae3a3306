"""A table and a list in one room, which the player may divide otherwise."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from holzwurm_desktop.table.layout import BASE, GOOD_UNIT, Beside, room_for_list

_WIDTH, _HEIGHT = 170, 120  # pixels: the least that the list takes at the table's side and below it
_SHARE = 240  # pixels that it has at first at the side, where the table has enough


class TableAndList(QSplitter):
    """Lays the list at the side of the table, or below it where the room is narrow and high."""

    def __init__(self, table: QWidget, things: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        things.setMinimumSize(_WIDTH, _HEIGHT)
        self.addWidget(table)
        self.addWidget(things)
        self.setStretchFactor(0, 1)
        self.setCollapsible(0, False)
        self._chosen = False  # by the player, how much each has
        self.splitterMoved.connect(self._choose)
        self._divide()

    def _choose(self) -> None:
        self._chosen = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        below = room_for_list(QSizeF(event.size()), _WIDTH, _HEIGHT) is Beside.BELOW
        across = Qt.Orientation.Vertical if below else Qt.Orientation.Horizontal
        if across != self.orientation():
            self._chosen = False
            self.setOrientation(across)
        if not self._chosen:
            self._divide()

    def _divide(self) -> None:
        share, room = _HEIGHT, self.height()
        if self.orientation() == Qt.Orientation.Horizontal:
            room = self.width()
            share = min(_SHARE, max(_WIDTH, room - round(BASE.width() * GOOD_UNIT)))
        self.setSizes([max(0, room - share), share])


class ListAndAnalysis(QSplitter):
    """Lays the list of moves above the analysis, or beside it where both lie below the table."""

    def __init__(self, moves: QWidget, analysis: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._found = False
        for each in (moves, analysis):
            self.addWidget(each)
            self.setCollapsible(self.indexOf(each), False)
        self._divide()

    def make_room(self, found: bool) -> None:
        """Give the analysis more room once something was found."""
        if found != self._found:
            self._found = found
            self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across = event.size().width() > event.size().height() * 1.5
        wanted = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
        if wanted != self.orientation():
            self.setOrientation(wanted)
            self._divide()

    def _divide(self) -> None:
        self.setSizes([1000, 2000 if self._found else 550])
