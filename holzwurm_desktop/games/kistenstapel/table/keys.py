"""What the keys do while a build is planned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.kistenstapel.table.planner import Planner

Key = Qt.Key
ADD = (Key.Key_Plus, Key.Key_Equal, Key.Key_Space, Key.Key_Insert)
TAKE = (Key.Key_Minus, Key.Key_Delete)
END = {"play": Key.Key_P, "knock": Key.Key_C, "leftover": Key.Key_D}
"""The key that ends a turn without a build, by phase."""


class PlanKeys:
    """Keys at a column, and keys that mean the same wherever the keyboard is."""

    def __init__(
        self,
        planner: Planner,
        build: Callable[[], None],
        end: Callable[[], None],
        put_back: Callable[[], None],
    ) -> None:
        """build: carries the plan out; end: ends the turn without it; put_back: what Esc does if nothing is
        planned."""
        self._planner = planner
        self._build = build
        self._end = end
        self._put_back = put_back

    def take(self, event: QKeyEvent, column: Column | None, phase: str) -> bool:
        """Do what a key means at a column, or (None) elsewhere. False if it has no meaning for a plan; the
        caller then asks others."""
        if self._planner.draft is None:
            return False
        key = Key(event.key())
        if column is not None and self._at_column(key, column):
            return True
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self._anywhere(key, shift, phase)

    def _at_column(self, key: Key, column: Column) -> bool:
        planner = self._planner
        enter = key in (Key.Key_Return, Key.Key_Enter)
        if key == Key.Key_O or (enter and planner.laying):
            planner.lay_lid(column)
        elif enter:
            self._build()
        elif key in ADD:
            planner.add(column)
        elif key in TAKE:
            planner.take(column)
        else:
            return False
        return True

    def _anywhere(self, key: Key, shift: bool, phase: str) -> bool:
        planner = self._planner
        acts: dict[Key, Callable[[], None]] = {
            Key.Key_L: lambda: planner.layer(-1 if shift else 1),
            Key.Key_O: planner.choose_lid,
            Key.Key_Backspace: planner.forward if shift else planner.back,
            Key.Key_B: self._build,
            Key.Key_Escape: self._escape,
        }
        if phase in END:
            acts[END[phase]] = self._end
        if key in acts:
            acts[key]()
        return key in acts

    def _escape(self) -> None:
        """Give up the choice of a lid, else the whole plan, else put back note and hint."""
        if self._planner.laying:
            self._planner.choose_lid()
        elif self._planner.changed:
            self._planner.start_over()
        else:
            self._put_back()
