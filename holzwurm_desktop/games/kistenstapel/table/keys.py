"""What the keys do while a build is planned."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

Key = Qt.Key
ADD = (Key.Key_Plus, Key.Key_Equal, Key.Key_Space, Key.Key_Insert)
TAKE = (Key.Key_Minus, Key.Key_Delete)


class PlanKeys:
    """Keys at a column, and keys that mean the same wherever the keyboard is."""

    def __init__(self, table: KistenstapelTable) -> None:
        self._table = table

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means; False for one that means nothing here."""
        table, key = self._table, Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Key.Key_V and table.review.worth_showing:
            table.review_over()
            return True
        if table.review.shown and key == Key.Key_Escape:
            table.review_over()
            return True
        if table.planner.draft is None:
            return False
        return self._at_column(key) or self._anywhere(key, shift)

    def _at_column(self, key: Key) -> bool:
        table, planner = self._table, self._table.planner
        column = table.focused_column()
        if column is None:
            return False
        if key in (Key.Key_Return, Key.Key_Enter):
            if planner.laying:
                planner.lay_lid(column)
            else:
                table.build()
            return True
        if key in ADD:
            planner.add(column)
        elif key in TAKE:
            planner.take(column)
        elif key == Key.Key_O:
            planner.lay_lid(column)
        else:
            return False
        return True

    def _anywhere(self, key: Key, shift: bool) -> bool:
        table, planner = self._table, self._table.planner
        acts: dict[Key, Callable[[], None]] = {
            Key.Key_L: lambda: planner.layer(-1 if shift else 1),
            Key.Key_O: planner.choose_lid,
            Key.Key_Backspace: planner.forward if shift else planner.back,
            Key.Key_B: table.build,
            Key.Key_Escape: self._escape,
        }
        if table.now.phase in ("play", "knock", "leftover"):
            letter = {"play": Key.Key_P, "knock": Key.Key_C, "leftover": Key.Key_D}[table.now.phase]
            acts[letter] = table.say_no_more
        if key in acts:
            acts[key]()
        return key in acts

    def _escape(self) -> None:
        """Leave the choice of a lid, or the whole plan."""
        planner = self._table.planner
        if planner.laying:
            planner.choose_lid()
        elif planner.changed:
            planner.start_over()
        else:
            self._table.actions.put_back()
