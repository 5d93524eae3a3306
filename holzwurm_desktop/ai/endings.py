"""The last moves of a round, solved by the rules where a game can do that, and how much of a budget it may take."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from holzwurm_desktop.ai.levels import Budget, Cancelled, Candidate, Level


class Ending(NamedTuple):
    """The end of a round, solved.

    candidates: all moves of the seat to act, each `solved`, the best first; shares: of a sealed choice, how likely
    each of them is to be made; empty where the best is to be made.
    """

    candidates: list[Candidate]
    shares: tuple[float, ...] = ()


class EndingSolver(Protocol):
    """Solves the last moves of a round by the rules, where they are few and the seat knows enough for it."""

    def __call__(self, view: Any, way: Level, budget: Budget, cancelled: Callable[[], bool]) -> Ending | None:
        """The end of the round as the seat of `view` may know it; None leaves the choice to the search.

        way: how well to play, which says how much is solved; cancelled: asked now and then. Raises `Cancelled` once
        it says yes.
        """


_FEWEST = 500
"""So many positions are looked at however few iterations there are: that takes no time to speak of."""


def position_limit(digits: float, budget: Budget) -> int:
    """How many positions the solver of an ending looks at, if the level's own limit has so many digits (its decimal
    logarithm): no more than there are iterations, since a position takes as long as a good part of one, and where
    nothing is solved all of it comes on top of the search."""
    most = int(10**digits)
    return min(most, max(_FEWEST, budget.iterations)) if budget.iterations else most


def time_limit(budget: Budget, cancelled: Callable[[], bool]) -> Callable[[], bool]:
    """What the solver of an ending asks now and then: whether it may go on. From now on it has half the time of the
    budget, so that a search after it ends in time as well; a budget in iterations asks no clock, so that answers
    repeat.

    What is returned raises `Cancelled` once `cancelled` says yes.
    """
    end = math.inf if budget.iterations else time.monotonic() + budget.seconds / 2

    def go_on() -> bool:
        if cancelled():
            raise Cancelled
        return time.monotonic() < end

    return go_on
