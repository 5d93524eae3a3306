"""Where the dock lies: beside the table, below it, or in a window of its own, wherever the table stays largest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSizeF, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from holzwurm_desktop.desktop.screens import keep_on_screen
from holzwurm_desktop.table.layout import Beside, room_for_list

BESIDE, BELOW = 250, 150
"""The width of the dock in pixels where it lies beside the table, and its height where it lies below."""


class DockPlace(QObject):
    """Puts the dock of a window where it leaves the table enough room, until the player moves it."""

    def __init__(self, window: QMainWindow, dock: QDockWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dock = dock
        self._moving = False
        self._chosen = False  # by the player, by dragging it
        dock.topLevelChanged.connect(self._moved)
        dock.dockLocationChanged.connect(self._moved)

    def arrange(self) -> None:
        """Find the place again, for the present size of the window."""
        if self._chosen or not self._dock.isVisibleTo(self._window):
            return
        width, height = self._window.width(), self._window.height() - self._bars()
        place = room_for_list(QSizeF(width, height), BESIDE, BELOW)
        self._moving = True
        if place is Beside.APART:
            self._float()
        elif place is Beside.SIDE:
            self._put(Qt.DockWidgetArea.RightDockWidgetArea)
        else:
            self._put(Qt.DockWidgetArea.BottomDockWidgetArea)
        self._moving = False

    def _bars(self) -> int:
        """The height of what lies above and below the table."""
        return self._window.menuBar().sizeHint().height() + self._window.statusBar().sizeHint().height()

    def _put(self, area: Qt.DockWidgetArea) -> None:
        dock, window = self._dock, self._window
        if not dock.isFloating() and window.dockWidgetArea(dock) == area:
            return
        dock.setFloating(False)
        window.addDockWidget(area, dock)
        for laid in (dock.widget(), dock, window):  # lying flat it may be lower than upright
            QApplication.sendPostedEvents(laid, QEvent.Type.LayoutRequest)
        below = area == Qt.DockWidgetArea.BottomDockWidgetArea
        size = BELOW if below else BESIDE
        window.resizeDocks([dock], [size], Qt.Orientation.Vertical if below else Qt.Orientation.Horizontal)

    def _float(self) -> None:
        dock = self._dock
        if dock.isFloating():
            return
        dock.setFloating(True)
        dock.resize(BESIDE, max(2 * BELOW, self._window.height() - self._bars()))
        dock.move(self._window.mapToGlobal(QPoint(self._window.width() - BESIDE, self._bars())))
        keep_on_screen(dock)

    def _moved(self, *_: object) -> None:
        if not self._moving and self._dock.isVisible():
            self._chosen = True
