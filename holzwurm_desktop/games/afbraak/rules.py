"""The rules of Het afbraakspel (docs/rules/afbraak.md): a round as numbers, changed by codes.

Compiled from this file where there is a compiler; see `rules.pxd` for the types.

A code is the place of a column: its coordinates modulo 32, which is unique because no pile of the game is
wider than 16. A set of columns is a bit mask over the columns' numbers, which are in the order of (x, y).
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import OVER

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State


class AfbraakPosition(State):
    """One round.

    count: columns at the start of the round; standing: those left; opened: the columns with an open lid;
    free: the columns whose removal leaves a valid pile. won: at `seat * 4 + kind`, kinds in the order L, R,
    T, O.

    `beside` has the numbers of six neighbours of each column, at `column * 6`: on the left (x - 1), rear (y -
    1), right (x + 1) and front (y + 1) side, right behind it (both - 1) and right before it (both + 1); 16,
    whose height is 0, stands for no column.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.code = [0] * 16
            self.x = [0] * 16
            self.y = [0] * 16
            self.height = [0] * 17
            self.beside = [0] * 96
            self.won = [0] * 24
        self.count = self.standing = 0
        self.opened = self.free = 0

    def step(self, code: cython.int) -> cython.void:
        i: cython.int = self._index_of(code)
        place: cython.int = i * 6
        slot: cython.int = self.turn * 4
        last: cython.bint = self.height[i] == 1
        # Before the height changes: what is freed depends on the pile as it was.
        self.won[slot] += self._frees_left(i)
        self.won[slot + 1] += self._frees_right(i)
        self.height[i] -= 1
        if last:
            self.won[slot + (3 if self.opened & (1 << i) else 2)] += 1
            self.opened &= ~(1 << i)
            self.free &= ~(1 << i)
            self.standing -= 1
            # A column that is gone changes the outline for every neighbour, the diagonal ones included.
            self._look_at(self.beside[place + 2])
            self._look_at(self.beside[place + 3])
            self._look_at(self.beside[place + 4])
            self._look_at(self.beside[place + 5])
        else:
            self._look_at(i)
        # The columns behind could not go while this one was as high as they are.
        self._look_at(self.beside[place])
        self._look_at(self.beside[place + 1])
        if self.standing == 0:
            self.turn = OVER
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0

    def brings(self, code: cython.int) -> cython.int:
        """How many cards a legal code wins, 0 to 3."""
        i: cython.int = self._index_of(code)
        return self._frees_left(i) + self._frees_right(i) + (1 if self.height[i] == 1 else 0)

    # A row along y takes as many L cards as its first column is high, a row along x as many R cards. A column
    # that is taken away leaves them to the next one.

    def _frees_left(self, i: cython.int) -> cython.int:
        """How many L cards the top box of column i wins: 1 or 0."""
        if self.height[self.beside[i * 6 + 1]]:
            return 0
        return 0 if self.height[i] == 1 and self.height[self.beside[i * 6 + 3]] else 1

    def _frees_right(self, i: cython.int) -> cython.int:
        """How many R cards the top box of column i wins: 1 or 0."""
        if self.height[self.beside[i * 6]]:
            return 0
        return 0 if self.height[i] == 1 and self.height[self.beside[i * 6 + 2]] else 1

    def _look_at(self, i: cython.int) -> cython.void:
        """Set or clear the bit of column i in `free`: whether its top box can be taken down.

        Nothing before it may be as high. A column of one box must also be a corner of the pile's outline, and
        no bridge between two parts.
        """
        height: cython.int = self.height[i]
        # Also true for "no column", whose height is always 0.
        if height == 0:
            return
        right: cython.int = self.height[self.beside[i * 6 + 2]]
        front: cython.int = self.height[self.beside[i * 6 + 3]]
        can_go: cython.bint
        if height > 1:
            # A higher column stays in the outline: only the rule that heights never rise towards the viewer
            # can bar it.
            can_go = right < height and front < height
        else:
            left: cython.int = self.height[self.beside[i * 6]]
            rear: cython.int = self.height[self.beside[i * 6 + 1]]
            # With neighbours in front, a corner has none behind; and if both are there, the column diagonally
            # before it must be there too, or they would hang together by this column only.
            if right or front:
                can_go = not (left or rear) and not (
                    right and front and not self.height[self.beside[i * 6 + 5]]
                )
            else:
                can_go = not (left and rear and not self.height[self.beside[i * 6 + 4]])
        if can_go:
            self.free |= 1 << i
        else:
            self.free &= ~(1 << i)

    def _legal(self) -> cython.int:
        """The columns that may be lowered: those with an open lid only if nothing else can be
        (docs/rules/afbraak.md, "Open lids")."""
        closed: cython.int = self.free & ~self.opened
        return closed if closed else self.free

    def _index_of(self, code: cython.int) -> cython.int:
        """The number of the column with this code, which must exist."""
        i: cython.int = 0
        # At most 16 columns: a linear search beats any table. Codes of columns that are gone stay in place.
        while self.code[i] != code:
            i += 1
        return i

    def codes(self, out: cython.p_int) -> cython.int:
        legal: cython.int = self._legal()
        count: cython.int = 0
        i: cython.int
        for i in range(self.count):
            if legal & (1 << i):
                out[count] = self.code[i]
                count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        legal: cython.int = self._legal()
        rest: cython.int = legal
        count: cython.int = 0
        i: cython.int = 0
        while rest:
            # Clears the lowest bit: this counts the columns.
            rest &= rest - 1
            count += 1
        count = rng.below(count)
        while count > 0:
            legal &= legal - 1
            count -= 1
        while not legal & (1 << i):
            i += 1
        return self.code[i]

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(AfbraakPosition, other))

    def _assign(self, source: AfbraakPosition) -> cython.void:
        i: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.count = source.count
        self.standing = source.standing
        self.opened = source.opened
        self.free = source.free
        for i in range(16):
            self.code[i] = source.code[i]
            self.x[i] = source.x[i]
            self.y[i] = source.y[i]
            self.height[i] = source.height[i]
        # Neighbours never change during a round, but the copy must be complete for a fresh state.
        for i in range(96):
            self.beside[i] = source.beside[i]
        for i in range(24):
            self.won[i] = source.won[i]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        best: cython.int = -1
        sharing: cython.int = 0
        for seat in range(self.seats):
            if self._won_by(seat) > best:
                best = self._won_by(seat)
                sharing = 0
            if self._won_by(seat) == best:
                sharing += 1
        for seat in range(self.seats):
            out[seat] = 1.0 / sharing if self._won_by(seat) == best else 0.0

    def _won_by(self, seat: cython.int) -> cython.int:
        """How many cards a seat has won, which is its score."""
        slot: cython.int = seat * 4
        return self.won[slot] + self.won[slot + 1] + self.won[slot + 2] + self.won[slot + 3]


def code_at(x: cython.int, y: cython.int) -> cython.int:
    """The code of taking a box from the column at (x, y)."""
    # `&`, not `%`: compiled with `cdivision`, `%` of a negative number is negative.
    return (x & 31) * 32 + (y & 31)
