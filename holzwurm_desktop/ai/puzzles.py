"""The puzzles of every game: positions with one clearly best move, made and graded by the program.

They lie in `resources/puzzles/<game id>.jsonl`, one record a line, each up to the position that is asked about; what
is known of it stands under `meta.puzzle` (docs/puzzles.md). `ai.puzzle_maker` makes them. No Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.engine.carried import META_KEY
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import parse
from holzwurm_desktop.paths import resource

KEY = "puzzle"
"""Where a record keeps what is known of its last position, under `META_KEY`: an optional key."""


class Puzzle(NamedTuple):
    """A position with one clearly best move.

    id: short, stays the same, its own within the game; grade: one of `records.LEVELS`, the weakest level that usually
    finds the move; certain: whether it was computed by the rules, not searched.
    """

    id: str
    task: Task
    grade: str
    certain: bool


class Head(NamedTuple):
    """What can be told of a puzzle without making its moves: its id and grade, see `Puzzle`."""

    id: str
    grade: str


@cache
def heads_of(game_id: str) -> tuple[Head, ...]:
    """The heads of a game's puzzles, in the order of `puzzles_of`. Raises `RecordError` if a file was damaged."""
    known = (record[META_KEY][KEY] for record in records_of(game_id))
    return tuple(Head(each["id"], each["grade"]) for each in known)


def records_of(game_id: str) -> tuple[Mapping[str, Json], ...]:
    """The records of a game's puzzles, in the order of `puzzles_of`. Raises `RecordError` if a file was damaged."""
    return tuple(map(parse, _lines(game_id)))


def puzzle_at(game_id: str, index: int) -> Puzzle:
    """One puzzle of a game, by its place in `puzzles_of`. Raises as that does."""
    return _puzzle_at(game_id, index)


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in an order that stays the same; none if it has none.

    Raises `RecordError` if a file was damaged.
    """
    return tuple(_puzzle_at(game_id, index) for index in range(len(_lines(game_id))))


def puzzle_of_the_day(day: date) -> tuple[str, Puzzle]:
    """A game's id and its puzzle of the day, the same on every machine.

    The games take turns. No puzzle comes twice before all were shown. Raises as `puzzles_of` does.
    """
    turns = sorted((index, game_id) for game_id in all_games() for index in range(len(_lines(game_id))))
    index, game_id = turns[day.toordinal() % len(turns)]
    return game_id, _puzzle_at(game_id, index)


def read_puzzle(record: Mapping[str, Json]) -> Puzzle:
    """The puzzle in a record. Raises `RecordError` if it is no valid one, `KeyError` without `meta.puzzle`."""
    match = Match.from_record(record)
    known = record[META_KEY][KEY]
    certain = known["certain"]
    weighed = tuple(
        Candidate(match.read_move(move), visits, mean, solved=certain)
        for move, visits, mean in known["weighed"]
    )
    return Puzzle(known["id"], Task(match, known["seat"], weighed), known["grade"], certain)


@cache
def _lines(game_id: str) -> tuple[str, ...]:
    """The records of a game's puzzles, not yet read: replaying them takes longer than anything else."""
    file = resource("puzzles", f"{game_id}.jsonl")
    return tuple(file.read_text("utf-8").splitlines()) if file.is_file() else ()


@cache
def _puzzle_at(game_id: str, index: int) -> Puzzle:
    return read_puzzle(parse(_lines(game_id)[index]))
