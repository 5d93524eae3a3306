"""What share of a win may be expected, given what a search found: its mean, corrected by what came of such means.

A search deals the hidden cards anew and lets everybody play as it thinks they do, so its mean is no frequency. How
often rounds are won of which it expected so much is measured by `holzwurm-desktop bench calibration`; games keep the
correction among their reasons. Numbers only: no game is known here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SURE = 1e-3
"""No mean is taken as nearer to 0 or 1: a search that found no other end has not looked at all of them."""
STEPS = 50
"""Newton's method on two unknowns converges in fewer."""
PRIOR = 1.0
"""How many cases it takes to outweigh the supposition that nothing needs to be corrected."""


class Calibration(NamedTuple):
    """How much more or less comes true than was expected, on the scale of log odds (Platt's scaling).

    What is expected beyond an equal share of the win is multiplied by `slope`, and `offset` is added.
    """

    offset: float = 0.0
    slope: float = 1.0


class Came(NamedTuple):
    """What was expected of one decision, in log odds, and which share of the win, from 0 to 1, came of it."""

    outlook: float
    won: float


def log_odds(share: float) -> float:
    """The log odds of a share from 0 to 1, both ends cut off at `SURE`."""
    share = min(1.0 - SURE, max(SURE, share))
    return math.log(share / (1.0 - share))


def logistic(odds: float) -> float:
    """The share that has these log odds."""
    return 0.5 + 0.5 * math.tanh(0.5 * odds)  # which, unlike exp, never overflows


def corrected(calibration: Calibration, seats: int, outlook: float) -> float:
    """The chance, from 0 to 1, where `seats` play and these log odds were expected."""
    fair = log_odds(1.0 / seats)
    return logistic(fair + calibration.offset + calibration.slope * (outlook - fair))


def fitted(seats: int, cases: Sequence[Came]) -> Calibration:
    """The calibration under which what came of the cases is most likely (logistic regression by Newton's method).

    Few cases hardly move it from `Calibration()`, and where everything came as expected it stays finite.
    """
    fair = log_odds(1.0 / seats)
    offset, slope = 0.0, 1.0
    for _ in range(STEPS):
        up, along = -PRIOR * offset, -PRIOR * (slope - 1.0)
        curve, mixed, steep = PRIOR, 0.0, PRIOR
        for outlook, won in cases:
            beyond = outlook - fair
            chance = logistic(fair + offset + slope * beyond)
            weight = chance * (1.0 - chance)
            up += won - chance
            along += (won - chance) * beyond
            curve += weight
            mixed += weight * beyond
            steep += weight * beyond * beyond
        area = curve * steep - mixed * mixed
        step = ((steep * up - mixed * along) / area, (curve * along - mixed * up) / area)
        # Far from the solution Newton's steps may be far too long.
        short = 1.0 / max(1.0, *map(abs, step))
        offset += short * step[0]
        slope += short * step[1]
    return Calibration(offset, slope)
