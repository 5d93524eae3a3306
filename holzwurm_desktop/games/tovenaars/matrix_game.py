"""Two players choose at once, sealed: how to mix the choices so that the other cannot profit from knowing the
mix.

Regret matching plus with weighted averages (Tammelin, "Solving large imperfect information games using CFR+",
2014): the average strategies approach a Nash equilibrium of the zero-sum matrix game. Where the payoffs are known,
`simplex` solves the game exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


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
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    row_regrets, column_regrets = [0.0 for _ in rows], [0.0 for _ in columns]
    row_sums, column_sums = [0.0 for _ in rows], [0.0 for _ in columns]
    column_mix = _mix(column_regrets)
    for weight in range(1, rounds + 1):
        row_mix = _mix(row_regrets)
        gains = [sum(payoffs[i][j] * column_mix[j] for j in columns) for i in rows]
        mean = sum(row_mix[i] * gains[i] for i in rows)
        for i in rows:
            # Regret matching *plus*: negative regrets are cut off, so that a choice that becomes good is
            # found at once.
            row_regrets[i] = max(0.0, row_regrets[i] + gains[i] - mean)
            # Linear averaging: early rounds, which know nothing yet, count least.
            row_sums[i] += weight * row_mix[i]
        row_mix = _mix(row_regrets)
        # Players update in turn, the second against the new mix of the first: this converges faster.
        losses = [sum(payoffs[i][j] * row_mix[i] for i in rows) for j in columns]
        mean = sum(column_mix[j] * losses[j] for j in columns)
        for j in columns:
            column_regrets[j] = max(0.0, column_regrets[j] + mean - losses[j])
            column_sums[j] += weight * column_mix[j]
        column_mix = _mix(column_regrets)
    row_mix, column_mix = _mix(row_sums), _mix(column_sums)
    value = sum(row_mix[i] * payoffs[i][j] * column_mix[j] for i in rows for j in columns)
    return Solution(value, row_mix, column_mix)


def _mix(weights: Sequence[float]) -> list[float]:
    """The weights scaled to a sum of 1; even shares if all are 0."""
    whole = sum(weights)
    if whole <= 0.0:
        return [1 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
