"""The orders of the hand in the View menu: those of the game on the table, and none where there is no choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from holzwurm_desktop.table import phrases
from holzwurm_desktop.text.words import Words

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class OrderMenu(QObject):
    """`usual`: the actions of the orders that several games have, by the names of the orders; the other orders of a
    game are added behind them."""

    def __init__(
        self,
        usual: Mapping[str, QAction],
        menu: QMenu,
        words: Words,
        table: Callable[[], TableView | None],
    ) -> None:
        """`menu` has the actions; `table`: the table that is shown, None if none is."""
        super().__init__(menu)
        self._usual = usual
        self._menu = menu
        self._words = words
        self._table = table
        self._own: dict[str, QAction] = {}
        for name, action in usual.items():
            action.triggered.connect(partial(self._choose, name))
        menu.aboutToShow.connect(self.show)

    def show(self) -> None:
        """List the orders of the game on the table."""
        table = self._table()
        orders = table.table.orders if table is not None and len(table.table.orders) > 1 else {}
        say = self._words.say
        own = {
            name: say(phrases.ORDER, order=say(orders[name][0])) for name in orders if name not in self._usual
        }
        if own != {name: action.text() for name, action in self._own.items()}:
            self._list(own)
        for name, action in {**self._usual, **self._own}.items():
            action.setVisible(name in orders)
            action.setChecked(table is not None and table.hand_order == name)

    def _list(self, own: Mapping[str, str]) -> None:
        """Have these orders besides the usual ones: their names and what is read."""
        for action in self._own.values():
            action.deleteLater()
        self._own = {}
        last = list(self._usual.values())[-1]
        for name, text in own.items():
            action = self._own[name] = QAction(text, self)
            action.setCheckable(True)
            last.actionGroup().addAction(action)
            self._menu.insertAction(last, action)
            action.triggered.connect(partial(self._choose, name))

    def _choose(self, name: str, _checked: bool = False) -> None:
        table = self._table()
        if table is not None:
            table.set_hand_order(name)
