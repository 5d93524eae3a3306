"""Tasks: positions in which somebody is to find the move. Puzzles are such, and so are mistakes to try again.

What an answer is worth is told in the coach's measure (`ai.coach.judge`), from what a search found there. No Qt.
"""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.ai.coach import Verdict, judge
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.match import Match


class Task(NamedTuple):
    """A position in which the move is to be found.

    match: stands where `seat` is to decide; its last round is being played. It is never played on: take a copy
    (`engine.match.copied`). weighed: what a search found there, empty if nothing has searched yet.
    """

    match: Match
    seat: int
    weighed: tuple[Candidate, ...] = ()


def view_of(task: Task) -> View:
    """What the seat that is to decide knows. Raises `IllegalMove` if the round is over."""
    return task.match.playing().view(task.seat)


def verdict(task: Task, move: Move) -> Verdict | None:
    """What a legal move is worth there; None if nothing can be said of it. Raises as `view_of` does."""
    return judge(task.match.game.id, view_of(task), task.weighed, move)


def solves(task: Task, move: Move) -> bool:
    """Whether a legal move is the answer: known, and no other is clearly better. Raises as `view_of` does."""
    found = verdict(task, move)
    return found is not None and not found.clearly
