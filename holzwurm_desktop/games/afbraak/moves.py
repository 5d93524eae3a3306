"""The move and the events of Het afbraakspel, and their form in a record (docs/record-format.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import int_list
from holzwurm_desktop.games.boxes.piles import Box, Column, WonCards


class Remove(NamedTuple):
    """Take down the top box of `column`."""

    seat: int
    column: Column

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "remove": list(self.column)}


class Removed(NamedTuple):
    """A box was taken down.

    box: (x, y, z) with the level z from 1; won: the cards that the picture no longer needs, 0 to 3; lowered:
    an open lid lay on the box and now lies on the same column, one box lower.
    """

    seat: int
    box: Box
    won: WonCards
    lowered: bool
    kind: str = "removed"


class RoundEnded(NamedTuple):
    """The pile is gone. scores: the cards that each seat has won."""

    scores: tuple[int, ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


def read_move(data: Mapping[str, Json]) -> Remove:
    """Read a removal in the form that records use. Raises `IllegalMove` for anything else."""
    if "remove" not in data:
        raise IllegalMove("not-a-move-of-this-game")
    column = int_list(data["remove"], 2)
    if column is None:
        raise IllegalMove("not-a-column")
    return Remove(data["seat"], (column[0], column[1]))
