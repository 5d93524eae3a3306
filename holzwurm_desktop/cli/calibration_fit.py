"""Fits the correction of chances to what came of them. Nothing but `bench calibration` needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from holzwurm_desktop.ai.chances import Calibration, Came, log_odds

STEPS = 100
"""Newton's method on five unknowns converges in fewer."""
PRIOR = 1.0
"""How many cases it takes to outweigh the supposition that nothing needs to be corrected."""
LEAST = 0.1
"""No slope is less, neither when a round begins nor when it ends: whoever expects more must not be told less."""
_PLAIN = {"early": 1.0, "late": 1.0, "less": 1.0}
"""The factors that are 1 where nothing needs to be corrected; all others are 0 then."""
_FLOORS = {"bend": 0.0, "early": LEAST, "late": LEAST}
"""What must not be less than this, in the order in which it is given up."""
LAPSES = tuple(step / 100 for step in range(1, 11))
"""The lapses that are tried, as long as each explains more than the one before."""
_CUBES = 1 / 8
"""Cubes are fitted as those of half of what was expected, so that all unknowns are of one size."""
_ENOUGH = 1e-9

Numbers = NDArray[np.float64]
Found = tuple[float, dict[str, float]]
"""How badly the best factors of the terms explain what was won, the less the better, and these factors."""


def fitted(seats: int, cases: Sequence[Came]) -> Calibration:
    """The calibration under which what came of the cases is most likely (logistic regression).

    Few cases hardly move it from `Calibration()`, and where everything came as expected it stays finite.
    """
    fair = log_odds(1.0 / seats)
    beyond = np.array([case.outlook for case in cases]) - fair
    won, played = np.array([case.won for case in cases]), np.array([case.played for case in cases])
    terms = {"offset": np.ones_like(beyond), "early": beyond * (1.0 - played), "bend": beyond**3 * _CUBES}
    if played.any():
        terms |= {"drift": played, "late": beyond * played}
    known = np.full_like(beyond, fair)
    lapse, (loss, found) = 0.0, _above_floors(terms, known, won, 0.0)
    for more in LAPSES:
        less, others = _above_floors(terms, known, won, more)
        if less >= loss:
            break
        lapse, loss, found = more, less, others
    slope = found["early"]
    growth = found.get("late", slope) - slope
    return Calibration(found["offset"], slope, found["bend"] * _CUBES, found.get("drift", 0.0), growth, lapse)


class Apart(NamedTuple):
    """Two moves of one decision. chance: that of the better one, from 0 to 1; less: how much less the other promises,
    in log odds; won, won_less: which shares of the win came of them."""

    chance: float
    less: float
    won: float
    won_less: float


def fitted_contrast(cases: Sequence[Apart]) -> float:
    """By what the differences in log odds have to be multiplied for what came of worse moves to be most likely."""
    better, worse = np.zeros(len(cases)), np.array([case.less for case in cases])
    terms = {"offset": np.ones(2 * len(cases)), "less": -np.concatenate((better, worse))}
    known = np.array([log_odds(case.chance) for case in cases] * 2)
    won = np.array([case.won for case in cases] + [case.won_less for case in cases])
    _, found = _likeliest(terms, known, won, 0.0)
    return found["less"]


def _above_floors(terms: Mapping[str, Numbers], known: Numbers, won: Numbers, lapse: float) -> Found:
    """The factors of the terms that explain best what was won, none below its floor.

    known: the log odds that are added to those of the terms.
    """
    loss, found = _likeliest(terms, known, won, lapse)
    for name, floor in _FLOORS.items():
        if found.get(name, floor) < floor:
            rest = {other: term for other, term in terms.items() if other != name}
            loss, found = _above_floors(rest, known + floor * terms[name], won, lapse)
            return loss, {**found, name: floor}
    return loss, found


def _likeliest(terms: Mapping[str, Numbers], known: Numbers, won: Numbers, lapse: float) -> Found:
    """The factors of the terms that explain best what was won, by Fisher scoring: Newton's method with the curvature
    that is to be expected."""
    table = np.stack(list(terms.values()), axis=1)
    plain = np.array([_PLAIN.get(name, 0.0) for name in terms])
    found = plain.copy()

    def loss(tried: Numbers) -> float:
        drawn = PRIOR / 2 * float(np.sum((tried - plain) ** 2))
        return drawn - float(np.sum(_likelihood(known + table @ tried, won, lapse)))

    for _ in range(STEPS):
        whole = 0.5 + 0.5 * np.tanh(0.5 * (known + table @ found))
        chances = (1.0 - lapse) * whole
        weights = (1.0 - whole) / (1.0 - chances) if lapse else np.ones_like(whole)
        up = table.T @ (weights * (won - chances)) - PRIOR * (found - plain)
        curve = (table.T * (weights * chances * (1.0 - whole))) @ table + PRIOR * np.eye(len(plain))
        step = np.linalg.solve(curve, up)
        # Far from the solution the steps may be far too long.
        while loss(found + step) > loss(found) and np.abs(step).max() > _ENOUGH:
            step /= 2
        found += step
        if np.abs(step).max() <= _ENOUGH:
            break
    return loss(found), dict(zip(terms, map(float, found), strict=True))


def _likelihood(odds: Numbers, won: Numbers, lapse: float) -> Numbers:
    """The logarithms of the likelihoods of what was won at these log odds, of whose chances a part lapses."""
    of_a_win = np.log1p(-lapse) - np.logaddexp(0.0, -odds)
    of_a_loss = -np.logaddexp(0.0, odds)
    if lapse:
        of_a_loss += np.logaddexp(0.0, np.log(lapse) + odds)
    likelihood: Numbers = won * of_a_win + (1.0 - won) * of_a_loss
    return likelihood
