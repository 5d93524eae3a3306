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
    """How much more or less comes true than was expected, on the scale of log odds (Platt's scaling, with four terms
    more).

    What is expected beyond an equal share of the win is multiplied by `slope`; `bend` times its cube and `offset` are
    added. bend: where a search is nearly sure it has often seen the end, and is right more often than its guesses at
    evener positions let expect. drift, growth: what is added to offset and slope by the end of a round, and in
    proportion before it: what a hand is worth at first is a guess, what it is worth at last can be counted.
    lapse: which part of the chance is taken off at last: among many, one of the others may do better than any search
    expects, however far one is ahead.
    """

    offset: float = 0.0
    slope: float = 1.0
    bend: float = 0.0
    drift: float = 0.0
    growth: float = 0.0
    lapse: float = 0.0


class Came(NamedTuple):
    """What was expected of one decision, in log odds, and which share of the win, from 0 to 1, came of it.

    played: the part of the round that was over then, from 0 to 1; 0 in games that tell none.
    """

    outlook: float
    won: float
    played: float = 0.0


def log_odds(share: float) -> float:
    """The log odds of a share from 0 to 1, both ends cut off at `SURE`."""
    share = min(1.0 - SURE, max(SURE, share))
    return math.log(share / (1.0 - share))


def logistic(odds: float) -> float:
    """The share that has these log odds."""
    return 0.5 + 0.5 * math.tanh(0.5 * odds)  # which, unlike exp, never overflows


def corrected(calibration: Calibration, seats: int, outlook: float, played: float = 0.0) -> float:
    """The chance, from 0 to 1, where `seats` play and these log odds were expected.

    played: which part of the round is over, from 0 to 1.
    """
    fair = log_odds(1.0 / seats)
    beyond = outlook - fair
    offset = calibration.offset + calibration.drift * played
    slope = calibration.slope + calibration.growth * played
    chance = logistic(fair + offset + slope * beyond + calibration.bend * beyond**3)
    return chance * (1.0 - calibration.lapse)


def lesser(chance: float, less: float, contrast: float) -> float:
    """The chance, from 0 to 1, of a move that promises so much less, in log odds, than the best one of its position,
    which has `chance`.

    contrast: how much more or less than that comes true (`holzwurm-desktop bench contrast`). It need not be the
    slope: how good a position is may be a guess where it is plain which of its moves is better.
    """
    return logistic(log_odds(chance) - contrast * less)
