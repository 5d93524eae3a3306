"""The rows of a list of moves: moves below the heading of their turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

LEVEL_ROLE = int(Qt.ItemDataRole.UserRole)
"""The role under which a row says how far it is indented: 1 below a heading, else 0."""


class Row(NamedTuple):
    """A row of the list: move `move` (from 0), or, with `seat`, the heading of the turn that begins with it.

    turn: the number of the turn, from 1; 0 in games whose turns are one move each.
    """

    move: int
    turn: int = 0
    seat: int | None = None

    @property
    def level(self) -> int:
        """How far the row is indented."""
        return int(self.turn > 0 and self.seat is None)

    @property
    def flags(self) -> Qt.ItemFlag:
        """What can be done with the row. A heading is passed over: each sentence below it names who acts."""
        if self.seat is not None:
            return Qt.ItemFlag.ItemNeverHasChildren
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemNeverHasChildren


def rows_of(count: int, turns: Sequence[tuple[int, int]], first: int = 0) -> list[Row]:
    """The rows for the moves from `first` to `count`; `turns`: (first move, seat) of all turns, see `MoveWords`."""
    begins = {move: (number, seat) for number, (move, seat) in enumerate(turns, 1)}
    number = sum(move < first for move, _ in turns)
    rows = []
    for move in range(first, count):
        if move in begins:
            number, seat = begins[move]
            rows.append(Row(move, number, seat))
        rows.append(Row(move, number))
    return rows


def bold() -> QFont:
    """The font of a heading."""
    font = QFont()
    font.setBold(True)
    return font
