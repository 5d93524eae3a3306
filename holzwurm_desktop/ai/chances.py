"""What share of a win may be expected, given what a search found: its mean, corrected by what came of such means.

A search deals the hidden cards anew and lets everybody play as it thinks they do, so its mean is no frequency. How
often rounds are won of which it expected so much is measured by `holzwurm-desktop bench calibration`; games keep the
correction among their reasons. Numbers only: no game is known here.
"""

from __future__ import annotations

import math
from typing import NamedTuple

SURE = 1e-3
"""No mean is taken as nearer to 0 or 1: a search that found no other end has not looked at all of them."""


class Calibration(NamedTuple):
    """How much more or less comes true than was expected, on the scale of log odds (Platt's scaling, with one term
    more).

    What is expected beyond an equal share of the win is multiplied by `slope`; `bend` times its cube and `offset` are
    added. bend: where a search is nearly sure it has often seen the end, and is right more often than its guesses at
    evener positions let expect.
    """

    offset: float = 0.0
    slope: float = 1.0
    bend: float = 0.0


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
    beyond = outlook - fair
    return logistic(fair + calibration.offset + calibration.slope * beyond + calibration.bend * beyond**3)
