"""How much of a budget the solver of an ending (`ai.levels.EndingSolver`) may take."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from holzwurm_desktop.ai.levels import Budget, Cancelled

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
