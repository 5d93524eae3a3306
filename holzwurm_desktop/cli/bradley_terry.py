"""The model of Bradley and Terry (1952): strengths of players from who beat whom."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from holzwurm_desktop.ai.scale import ANCHORED, UNIT, Measured

SPREAD = 1000.0
"""Beforehand all players are supposed to lie so many points around 1500 (a standard deviation). That hardly moves
anybody, but who lost every match has a place nevertheless."""
_Z = 1.959964  # standard deviations on either side of the mean that hold 95 %
_ENOUGH = 1e-9

Pair = tuple[str, str]


def likeliest(wins: Mapping[Pair, float], fixed: Mapping[str, float]) -> dict[str, Measured]:
    """The likeliest points of each player that is not fixed, and half the width of their 95 % intervals.

    wins: how many matches the first won against the second; a tie is half a win for both. fixed: points that are
    known, of one player at least. The intervals suppose independent matches. Those of one deal with seats changed
    are more even than that, so the intervals are rather too wide.
    """
    players = list(dict.fromkeys(player for pair in wins for player in pair))
    free = np.array([player not in fixed for player in players])
    strengths = np.array([(fixed.get(player, ANCHORED) - ANCHORED) / UNIT for player in players])
    won = np.array([[wins.get((winner, loser), 0.0) for loser in players] for winner in players])
    games = won + won.T
    prior = (UNIT / SPREAD) ** 2
    while True:
        chances = 1.0 / (1.0 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = ((won - games * chances).sum(axis=1) - prior * strengths)[free]
        weights = games * chances * (1.0 - chances)
        # Minus the second derivatives. The logarithm of the likelihood is concave, so Newton's way leads up.
        curvature = (np.diag(weights.sum(axis=1) + prior) - weights)[np.ix_(free, free)]
        step = np.linalg.solve(curvature, slope)
        strengths[free] += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < _ENOUGH:
            break
    errors = iter(np.sqrt(np.diag(np.linalg.inv(curvature))))
    return {
        player: Measured(ANCHORED + UNIT * float(strength), _Z * UNIT * float(next(errors)))
        for player, strength, is_free in zip(players, strengths, free, strict=True)
        if is_free
    }
