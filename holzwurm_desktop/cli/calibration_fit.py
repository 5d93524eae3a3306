"""Fits the correction of chances to what came of them. Nothing but `bench calibration` needs it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from holzwurm_desktop.ai.chances import Calibration, Came, log_odds

STEPS = 100
"""Newton's method on three unknowns converges in fewer."""
PRIOR = 1.0
"""How many cases it takes to outweigh the supposition that nothing needs to be corrected."""
_CUBES = 1 / 8
"""Cubes are fitted as those of half of what was expected, so that all unknowns are of one size."""
_ENOUGH = 1e-9

Numbers = NDArray[np.float64]


def fitted(seats: int, cases: Sequence[Came]) -> Calibration:
    """The calibration under which what came of the cases is most likely (logistic regression).

    Few cases hardly move it from `Calibration()`, and where everything came as expected it stays finite.
    """
    fair = log_odds(1.0 / seats)
    beyond = np.array([outlook for outlook, _ in cases]) - fair
    won = np.array([share for _, share in cases])
    terms = np.stack((np.ones_like(beyond), beyond, beyond**3 * _CUBES), axis=1)
    offset, slope, cubes = _likeliest(terms, fair, won)
    if cubes < 0.0:
        # Whoever expects more must not be told less: without cubes then.
        (offset, slope), cubes = _likeliest(terms[:, :2], fair, won), 0.0
    return Calibration(offset, slope, cubes * _CUBES)


def _likeliest(terms: Numbers, fair: float, won: Numbers) -> list[float]:
    """The factors of the terms, one row for each case, that explain best what was won, by Newton's method."""
    plain = np.array(Calibration())[: terms.shape[1]]
    found = plain.copy()

    def loss(tried: Numbers) -> float:
        odds = fair + terms @ tried
        drawn = PRIOR / 2 * float(np.sum((tried - plain) ** 2))
        return float(np.sum(np.logaddexp(0.0, odds) - won * odds)) + drawn

    for _ in range(STEPS):
        chances = 0.5 + 0.5 * np.tanh(0.5 * (fair + terms @ found))
        up = terms.T @ (won - chances) - PRIOR * (found - plain)
        curve = (terms.T * (chances * (1.0 - chances))) @ terms + PRIOR * np.eye(len(plain))
        step = np.linalg.solve(curve, up)
        # Far from the solution Newton's steps may be far too long.
        while loss(found + step) > loss(found) and np.abs(step).max() > _ENOUGH:
            step /= 2
        found += step
        if np.abs(step).max() <= _ENOUGH:
            break
    return [float(each) for each in found]
