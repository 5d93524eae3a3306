"""Remembers the window's geometry and whether its dock was open, from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from holzwurm_desktop.desktop.screens import keep_on_screen, size_first
from holzwurm_desktop.models.preferences import Preferences

FIRST_SIZE = (1180, 760)  # width and height in logical pixels
_WITH_MOVES = "moves"


class WindowMemory:
    """Keeps a window's geometry, and whether its move list was wanted, in the preferences."""

    def __init__(self, window: QMainWindow, move_list: QAction, preferences: Preferences) -> None:
        self._window = window
        self._move_list = move_list
        self._preferences = preferences

    def restore(self) -> None:
        """Put the window where it was left; the first time, give it a size that fits the screen."""
        values = self._preferences.values
        geometry = QByteArray.fromBase64(values.window_geometry.encode())
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            size_first(self._window, *FIRST_SIZE)
        keep_on_screen(self._window)  # which may be another one than last time
        self._move_list.setChecked(values.window_state == _WITH_MOVES)

    def save(self) -> None:
        """Save geometry and dock. Called often, so it writes the file only if something has changed."""
        geometry = self._window.saveGeometry().toBase64().toStdString()
        state = _WITH_MOVES if self._move_list.isChecked() else ""
        values = self._preferences.values
        if (values.window_geometry, values.window_state) != (geometry, state):
            self._preferences.change(window_geometry=geometry, window_state=state)
