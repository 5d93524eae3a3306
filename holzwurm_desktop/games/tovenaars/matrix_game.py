"""Two players choose at once, sealed: how to mix the choices so that the other cannot profit from knowing the
mix.

Regret matching plus with weighted averages (Tammelin, "Solving large imperfect information games using CFR+",
2014): the average strategies approach a Nash equilibrium of the zero-sum matrix game. Where the payoffs are known,
`simplex` solves the game exactly.

Compiled from this file where there is a compiler; see `matrix_game.pxd` for the types.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import cython


class Solution(NamedTuple):
    """value: what the row player gets on average; rows, columns: the probability of each row and of each
    column."""

    value: float
    rows: list[float]
    columns: list[float]


def solve(payoffs: Sequence[Sequence[float]], rounds: int = 400) -> Solution:
    """An equilibrium of a matrix game, accurate to about a hundredth of the range of `payoffs` after 400
    `rounds`.

    payoffs: at [row][column] what the row player wins and the column player loses; at least 1 x 1, any unit.
    """
    rows: cython.int = len(payoffs)
    columns: cython.int = len(payoffs[0])
    game: cython.double[::1] = array("d", [payoff for row in payoffs for payoff in row])
    # Of the rows, and behind them of the columns: what each brings, regrets, mixes and weighted sums of mixes.
    gains: cython.double[::1] = array("d", bytes(8 * (rows + columns)))
    regrets: cython.double[::1] = array("d", bytes(8 * (rows + columns)))
    mixes: cython.double[::1] = array("d", bytes(8 * (rows + columns)))
    sums: cython.double[::1] = array("d", bytes(8 * (rows + columns)))
    i: cython.int
    j: cython.int
    weight: cython.int
    mean: cython.double
    _mix(regrets, rows, columns, mixes)
    for weight in range(1, rounds + 1):
        _mix(regrets, 0, rows, mixes)
        mean = 0.0
        for i in range(rows):
            gains[i] = 0.0
            for j in range(columns):
                gains[i] += game[i * columns + j] * mixes[rows + j]
            mean += mixes[i] * gains[i]
            # Linear averaging: early rounds, which know nothing yet, count least.
            sums[i] += weight * mixes[i]
        for i in range(rows):
            # Regret matching *plus*: negative regrets are cut off, so that a choice that becomes good is
            # found at once.
            regrets[i] = max(0.0, regrets[i] + gains[i] - mean)
        _mix(regrets, 0, rows, mixes)
        # Players update in turn, the second against the new mix of the first: this converges faster.
        mean = 0.0
        for j in range(columns):
            gains[rows + j] = 0.0
            for i in range(rows):
                gains[rows + j] += game[i * columns + j] * mixes[i]
            mean += mixes[rows + j] * gains[rows + j]
            sums[rows + j] += weight * mixes[rows + j]
        for j in range(columns):
            regrets[rows + j] = max(0.0, regrets[rows + j] + mean - gains[rows + j])
        _mix(regrets, rows, columns, mixes)
    _mix(sums, 0, rows, mixes)
    _mix(sums, rows, columns, mixes)
    mean = 0.0
    for i in range(rows):
        for j in range(columns):
            mean += mixes[i] * game[i * columns + j] * mixes[rows + j]
    return Solution(mean, list(mixes[:rows]), list(mixes[rows:]))


def _mix(
    weights: cython.double[::1], first: cython.int, count: cython.int, out: cython.double[::1]
) -> cython.void:
    """Write `count` weights from `first` on, scaled to a sum of 1, to the same places of `out`; even shares if all
    are 0."""
    i: cython.int
    whole: cython.double = 0.0
    for i in range(first, first + count):
        whole += weights[i]
    for i in range(first, first + count):
        out[i] = weights[i] / whole if whole > 0.0 else 1.0 / count
