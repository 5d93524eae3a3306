"""What the maker of puzzles has to know of a game: which positions are alike, and what can be solved exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from holzwurm_desktop.ai.levels import Candidate, Level
from holzwurm_desktop.engine.kits import part_of

_T = TypeVar("_T")


class Puzzling(NamedTuple):
    """The part `puzzling` of a game's kit.

    form: (a view) -> a text, the same for two views exactly if one becomes the other by renaming what the rules treat
    alike, such as suits or the two sides of a pile. seats: how many play where puzzles come from. moves: after how
    many moves puzzles are looked for: a record has to tell them all, and early on little is decided. exact: (a view
    of the seat to act) -> moves with what they are worth by the rules, the best first, and only one of equal ones
    where moves are too many to list; none if the position asks for no such move. Without it the game is searched.
    asked: how a level plays that is asked what a puzzle asks; as always, unless its own aim in a match is another.
    """

    form: Callable[[Any], str]
    seats: tuple[int, ...] = (2,)
    moves: range = range(301)
    exact: Callable[[Any], list[Candidate]] | None = None
    asked: Callable[[Level], Level] = lambda level: level


def puzzling_of(game_id: str) -> Puzzling:
    """What a game knows of puzzles. Raises `KeyError` for an unknown game or one that makes none."""
    return part_of(game_id, "puzzling", Puzzling)


def from_seat(values: Sequence[_T], seat: int) -> tuple[_T, ...]:
    """What each seat has, beginning with `seat` and clockwise: the rules know seats by their order only."""
    return (*values[seat:], *values[:seat])
