"""The menu of what can be done on the table that is shown: the same that its keys do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.text.words import Words

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class TableMenu(QObject):
    """Fills `menu` anew each time it opens."""

    def __init__(self, menu: QMenu, words: Words, table: Callable[[], TableView | None]) -> None:
        """`table`: the table that is shown, None if none is."""
        super().__init__(menu)
        self._menu = menu
        self._words = words
        self._table = table
        menu.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List everything that keys do on the table, what cannot be done now disabled."""
        self._menu.clear()
        table = self._table()
        if table is None:
            return
        possible, keymap = table.acts(), table.settings.keys
        for action in table.table.key_actions:
            if action.fixed:
                continue
            # Only shown: the table itself listens to the key.
            key = name_of(self._words, keymap.first(action))
            entry = QAction(f"{self._words.say(action.words)}\t{key}", self._menu)
            entry.setEnabled(action in possible)
            entry.triggered.connect(partial(self._do, action))
            self._menu.addAction(entry)

    def _do(self, action: KeyAction, _checked: bool = False) -> None:
        table = self._table()
        act = None if table is None else table.acts().get(action)  # something may have happened meanwhile
        if act is not None:
            act()
