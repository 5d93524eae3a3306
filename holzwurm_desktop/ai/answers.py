"""Reads what the computer players' process writes: strictly, and without raising, as a broken one writes anything."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.records import is_int

NO_SENSE = "the answer makes no sense"


class Answer(NamedTuple):
    """The answer to question `number`. `move` is None if there is none; then `error` says why."""

    number: int
    move: dict[str, Json] | None = None
    candidates: tuple[Json, ...] = ()
    error: str = ""


def read_answer(line: bytes) -> Answer | None:
    """The answer in a line; None if it answers no question, as when something else was printed."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict) or not is_int(message.get("id")):
        return None
    number = message["id"]
    if "move" not in message:
        error = message.get("error", "cancelled")
        return Answer(number, error=error if isinstance(error, str) else NO_SENSE)
    move, candidates = message["move"], message.get("candidates")
    if not isinstance(move, dict) or not isinstance(candidates, list) or not all(map(is_weighed, candidates)):
        return Answer(number, error=NO_SENSE)
    return Answer(number, move, tuple(candidates))


def candidates_of(game: Game, candidates: Iterable[Json]) -> tuple[Candidate, ...]:
    """What was considered, from the candidates of an `Answer`. Raises `IllegalMove` if one is no move of the game."""
    return tuple(Candidate(game.move_from_json(move), visits, mean) for move, visits, mean in candidates)


def is_weighed(candidate: Json) -> bool:
    """Whether this is a move with its visits and its mean reward."""
    if not isinstance(candidate, list) or len(candidate) != 3:
        return False
    move, visits, mean = candidate
    return (
        isinstance(move, dict)
        and is_int(visits)
        and isinstance(mean, int | float)
        and not isinstance(mean, bool)
        and math.isfinite(mean)
    )
