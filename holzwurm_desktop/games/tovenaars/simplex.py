"""Matrix games whose payoffs are known, solved exactly: the simplex method (Dantzig) finds an equilibrium itself.

Where payoffs are estimated, `matrix_game.solve` approaches one instead, and its mix does not jump with their noise.
Compiled from this file where there is a compiler; see `simplex.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from holzwurm_desktop.games.tovenaars.matrix_game import Solution

MOST = 8
"""The most choices of one side of a `MatrixGame`."""
_WIDTH = 17
"""Numbers in a row of the simplex tableau: 8 variables, 8 slack variables, the right side."""
_TINY = 1e-12
"""Numbers of the tableau below this are 0 but for rounding."""


class MatrixGame:
    """A zero-sum matrix game with payoffs from 0 to 1, solved to within rounding errors.

    rows, columns: how many choices each side has, 1 to `MOST`; value: what the row player gets on average.
    """

    def __init__(self) -> None:
        self.rows = self.columns = 1
        self.value = 0.0
        if not cython.compiled:
            self.payoff = [0.0] * 64
            self.row_mix = [0.0] * 8
            self.column_mix = [0.0] * 8
            self.table = [0.0] * 153
            self.basis = [0] * 8

    def solve(self, payoffs: Sequence[Sequence[float]]) -> Solution:
        """An equilibrium of the game with these payoffs, at [row][column], for Python callers."""
        self.rows, self.columns = len(payoffs), len(payoffs[0])
        for i, row in enumerate(payoffs):
            for j, payoff in enumerate(row):
                self.put(i, j, payoff)
        return self.solution()

    def solution(self) -> Solution:
        """An equilibrium of the game with the payoffs that were written before, for Python callers."""
        self.settle()
        return Solution(
            self.value,
            [self.row_mix[i] for i in range(self.rows)],
            [self.column_mix[j] for j in range(self.columns)],
        )

    def paid(self, row: int, column: int) -> float:
        """A payoff, for Python callers."""
        return self.payoff[row * MOST + column]

    def put(self, row: cython.int, column: cython.int, payoff: cython.double) -> cython.void:
        """Write a payoff."""
        self.payoff[row * MOST + column] = payoff

    def settle(self) -> cython.void:
        """Find the value and both mixes."""
        if self._saddle():
            return
        self._begin()
        column: cython.int = self._entering()
        while column >= 0:
            self._pivot(self._leaving(column), column)
            column = self._entering()
        self._read()

    def _saddle(self) -> cython.bint:
        """Whether both sides have a single best choice whatever the other does; then the game is solved."""
        i: cython.int
        j: cython.int
        best_row: cython.int = 0
        best_column: cython.int = 0
        low: cython.double = -1.0
        high: cython.double = 2.0
        edge: cython.double
        for i in range(self.rows):
            edge = 2.0
            for j in range(self.columns):
                if self.payoff[i * MOST + j] < edge:
                    edge = self.payoff[i * MOST + j]
            if edge > low:
                low = edge
                best_row = i
        for j in range(self.columns):
            edge = -1.0
            for i in range(self.rows):
                if self.payoff[i * MOST + j] > edge:
                    edge = self.payoff[i * MOST + j]
            if edge < high:
                high = edge
                best_column = j
        if low < high:
            return False
        self.value = low
        for i in range(self.rows):
            self.row_mix[i] = 1.0 if i == best_row else 0.0
        for j in range(self.columns):
            self.column_mix[j] = 1.0 if j == best_column else 0.0
        return True

    def _begin(self) -> cython.void:
        """Write the tableau: maximise the sum of y, (payoffs + 1) y <= 1, y >= 0.

        One more makes all payoffs positive, so that the sum is bounded; y over its sum is the column player's mix.
        """
        i: cython.int
        j: cython.int
        for i in range(self.rows + 1):
            for j in range(_WIDTH):
                self.table[i * _WIDTH + j] = 0.0
        for i in range(self.rows):
            for j in range(self.columns):
                self.table[i * _WIDTH + j] = self.payoff[i * MOST + j] + 1.0
            self.table[i * _WIDTH + MOST + i] = 1.0
            self.table[i * _WIDTH + _WIDTH - 1] = 1.0
            self.basis[i] = MOST + i
        for j in range(self.columns):
            self.table[self.rows * _WIDTH + j] = -1.0

    def _entering(self) -> cython.int:
        """The first variable that improves the sum (Bland's rule: never a cycle); -1 if there is none."""
        j: cython.int
        for j in range(2 * MOST):
            if self.table[self.rows * _WIDTH + j] < -_TINY:
                return j
        return -1

    def _leaving(self, column: cython.int) -> cython.int:
        """The row that limits a variable most; of equals the one whose variable comes first."""
        i: cython.int
        best: cython.int = -1
        least: cython.double = 0.0
        ratio: cython.double
        for i in range(self.rows):
            if self.table[i * _WIDTH + column] > _TINY:
                ratio = self.table[i * _WIDTH + _WIDTH - 1] / self.table[i * _WIDTH + column]
                if (
                    best < 0
                    or ratio < least - _TINY
                    or (ratio < least + _TINY and self.basis[i] < self.basis[best])
                ):
                    best = i
                    least = ratio
        return best

    def _pivot(self, row: cython.int, column: cython.int) -> cython.void:
        i: cython.int
        j: cython.int
        factor: cython.double = self.table[row * _WIDTH + column]
        self.basis[row] = column
        for j in range(_WIDTH):
            self.table[row * _WIDTH + j] /= factor
        for i in range(self.rows + 1):
            factor = self.table[i * _WIDTH + column]
            if i != row and factor != 0.0:
                for j in range(_WIDTH):
                    self.table[i * _WIDTH + j] -= factor * self.table[row * _WIDTH + j]

    def _read(self) -> cython.void:
        """Read the value and both mixes off the final tableau; the row player's is its dual solution."""
        i: cython.int
        total: cython.double = self.table[self.rows * _WIDTH + _WIDTH - 1]
        self.value = 1.0 / total - 1.0
        for i in range(MOST):
            self.column_mix[i] = 0.0
        for i in range(self.rows):
            if self.basis[i] < MOST:
                self.column_mix[self.basis[i]] = _share(self.table[i * _WIDTH + _WIDTH - 1] / total)
            self.row_mix[i] = _share(self.table[self.rows * _WIDTH + MOST + i] / total)


def _share(part: cython.double) -> cython.double:
    """A part of a mix, where rounding must not make a choice of one that is never made."""
    return part if part > _TINY else 0.0
