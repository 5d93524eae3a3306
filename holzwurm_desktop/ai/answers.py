"""Reads what the computer players' process writes: strictly, and without raising, as a broken one writes anything."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.records import is_int

NO_SENSE = "the answer makes no sense"


class Answer(NamedTuple):
    """The answer to question `number`. `move` is None if there is none; then `error` says why.

    candidates: what was considered, the best first, each a list of a move's JSON, its visits and its mean reward;
    solved: whether those rewards were computed by the rules.
    """

    number: int
    move: dict[str, Json] | None = None
    candidates: tuple[Json, ...] = ()
    error: str = ""
    solved: bool = False


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
    move = message["move"]
    if not isinstance(move, dict) or not is_considered(message):
        return Answer(number, error=NO_SENSE)
    return Answer(number, move, tuple(message["candidates"]), solved=message.get("solved", False))


def candidates_of(read: Callable[[Json], Move], answer: Answer) -> tuple[Candidate, ...]:
    """What was considered for an answer. `read`: a move from its JSON. Raises what that raises."""
    return tuple(
        Candidate(read(move), visits, mean, answer.solved) for move, visits, mean in answer.candidates
    )


def is_considered(message: Mapping[str, Json]) -> bool:
    """Whether an answer with a move says soundly what was considered."""
    candidates, solved = message.get("candidates"), message.get("solved", False)
    return isinstance(candidates, list) and all(map(_is_weighed, candidates)) and isinstance(solved, bool)


def _is_weighed(candidate: Json) -> bool:
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
