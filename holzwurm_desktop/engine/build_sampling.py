"""Random building actions for Kistenstapel, quickly: for random players, playouts and random piles.

- `sample_build(pile, opened, hand, rng) -> Build | None`: one draw from one position
- `BuildSampler(pile, opened).sample(hand, rng)`: the same, for many draws from one position

Each try changes the pile by one to three small steps (a box more or less on a column, a new column beside
one, a layer under the whole pile) that keep it valid and its open lids in place, and stops at the first pile
that is a legal action. After `TRIES` tries there is none: some actions are never found, and an action that
takes many steps is found seldom. Equal generators give equal actions, compiled or not.

Compiled from this file where there is a compiler; see `build_sampling.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Collection

import cython

from holzwurm_desktop.engine.builds import Build, Hand
from holzwurm_desktop.engine.piles import MAX_COORDINATE, Pile, Position, lids_of

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng

TRIES = 40
"""Tries of one to three steps before `sample_build` gives up."""

if cython.compiled:
    _SIDE = cython.declare(cython.int, 32)
    _AREA = cython.declare(cython.int, 32 * 32)
    _MARGIN = cython.declare(cython.int, 8)
    _TRIES = cython.declare(cython.int, 40)
else:
    _SIDE = 32
    _AREA = _SIDE * _SIDE
    _MARGIN = 8
    _TRIES = TRIES


def sample_build(pile: Pile, opened: Collection[Position], hand: Hand, rng: Rng) -> Build | None:
    """A random legal action from a valid position, or None if none was found.

    hand: numbers of L, R, T and O cards. Lids that could be closed or open are so at random.
    """
    return BuildSampler(pile, opened).sample(hand, rng)


class BuildSampler:
    """A pile with its open lids from which actions are drawn, as often as wanted.

    Columns lie on a square board, row by row, 0 where there is none; `places` lists the columns.
    """

    def __init__(self, pile: Pile, opened: Collection[Position]) -> None:
        """`ValueError` for a pile wider than the cards of the game allow."""
        if not cython.compiled:
            self.start = [0] * _AREA
            self.board = [0] * _AREA
            self.locked = [0] * _AREA
            self.places = [0] * _SIDE
            self.row_first = [0] * _SIDE
            self.row_last = [0] * _SIDE
            self.row_count = [0] * _SIDE
            self.line_first = [0] * _SIDE
        self.opened = tuple(opened)
        self.old_columns = len(pile)
        self.x0 = min(x for x, _ in pile) - _MARGIN
        self.y0 = min(y for _, y in pile) - _MARGIN
        for place in range(_AREA):
            self.start[place] = self.locked[place] = 0
        for (x, y), height in pile.items():
            if max(x - self.x0, y - self.y0) >= _SIDE - _MARGIN:
                raise ValueError("not within the cards of the game")
            place = (y - self.y0) * _SIDE + x - self.x0
            self.start[place] = height
            self.locked[place] = (x - height, y - height) in self.opened
        self._restart()
        self._is_valid()
        self._count_cards()
        self.old_left = self.left
        self.old_right = self.right
        self.old_value = self.value

    def sample(self, hand: Hand, rng: Rng) -> Build | None:
        """A random legal action with this hand, or None if none was found."""
        if not self._find(hand[0], hand[1], hand[2] + hand[3], rng):
            return None
        columns: dict[tuple[int, int], int] = {}
        for i in range(self.count):
            place = self.places[i]
            x = place % _SIDE + self.x0 + self.layers
            y = place // _SIDE + self.y0 + self.layers
            if max(abs(x), abs(y)) > MAX_COORDINATE:
                return None
            columns[x, y] = self.board[place]
        return Build.of(columns, self._open_some(columns, hand, rng), self.value - self.old_value)

    def _open_some(self, columns: Pile, hand: Hand, rng: Rng) -> list[Position]:
        """The open positions after the action. Each new lid may be open, and must be for want of closed ones;
        so no closed lid comes back when an open one is laid."""
        more = len(columns) - self.old_columns
        fewest = max(0, more - hand[2])
        chosen = fewest + rng.draw(min(hand[3], max(0, more)) - fewest + 1)
        free = [lid for lid in lids_of(columns) if lid not in self.opened]
        return [*self.opened, *(free.pop(rng.draw(len(free))) for _ in range(chosen))]

    def _find(self, left: cython.int, right: cython.int, lids: cython.int, rng: Rng) -> cython.bint:
        """Whether the pile has become, in the end, one that this hand can lay and that makes a point."""
        for _ in range(_TRIES):
            self._restart()
            for _ in range(1 + rng.below(3)):
                if not self._step(rng):
                    continue
                self._count_cards()
                if (
                    self.value > self.old_value
                    and self.left <= self.old_left + left
                    and self.right <= self.old_right + right
                    and self.count <= self.old_columns + lids
                ):
                    return True
        return False

    def _restart(self) -> cython.void:
        place: cython.int
        self.count = self.layers = 0
        for place in range(_AREA):
            self.board[place] = self.start[place]
            if self.start[place]:
                self.places[self.count] = place
                self.count += 1

    def _step(self, rng: Rng) -> cython.bint:
        """Try one random step; False, and nothing changed, if the pile would not be valid."""
        i: cython.int
        index: cython.int = rng.below(self.count)
        place: cython.int = self.places[index]
        kind: cython.int = rng.below(17)
        if kind == 16:
            for i in range(self.count):
                self.board[self.places[i]] += 1
            self.layers += 1
            return self._is_valid()
        if kind < 4:
            place += 1 if kind == 0 else -1 if kind == 1 else _SIDE if kind == 2 else -_SIDE
        if self.locked[place]:
            return False
        before: cython.int = self.board[place]
        after: cython.int = before - 1 if kind > 12 else before + 1
        if before == 0:
            # A new column at the rear must be as high as those right before it.
            after = max(1, self.board[place + 1], self.board[place + _SIDE])
            if self.count == _SIDE:
                return False
            self.places[self.count] = place
            self.count += 1
        elif after == 0:
            self.count -= 1
            self.places[index] = self.places[self.count]
        self.board[place] = after
        if self.count and self._is_valid():
            return True
        self.board[place] = before
        if before == 0:
            self.count -= 1
        elif after == 0:
            self.places[index] = place
            self.count += 1
        return False

    def _is_valid(self) -> cython.bint:
        """Whether the board holds a valid pile: rows without gaps whose ends never move towards larger x and
        that touch the next row, and heights that never rise."""
        i: cython.int
        for i in range(_SIDE):
            self.row_first[i] = self.line_first[i] = _SIDE
            self.row_last[i] = -1
            self.row_count[i] = 0
        for i in range(self.count):
            place: cython.int = self.places[i]
            x: cython.int = place % _SIDE
            y: cython.int = place // _SIDE
            if self.board[place + 1] > self.board[place] or self.board[place + _SIDE] > self.board[place]:
                return False
            self.row_first[y] = min(self.row_first[y], x)
            self.row_last[y] = max(self.row_last[y], x)
            self.line_first[x] = min(self.line_first[x], y)
            self.row_count[y] += 1
        rows: cython.int = 0
        for i in range(_SIDE):
            if not self.row_count[i]:
                continue
            rows += 1
            if self.row_last[i] - self.row_first[i] + 1 != self.row_count[i]:
                return False
            if rows > 1 and not (
                self.row_first[i] <= self.row_first[i - 1] <= self.row_last[i] <= self.row_last[i - 1]
            ):
                return False
        return True

    def _count_cards(self) -> cython.void:
        """Cards and value of the board, after `_is_valid` has looked at its columns' places."""
        i: cython.int
        boxes: cython.int = 0
        self.left = self.right = 0
        for i in range(_SIDE):
            if self.row_count[i]:
                self.right += self.board[i * _SIDE + self.row_first[i]]
            if self.line_first[i] < _SIDE:
                self.left += self.board[self.line_first[i] * _SIDE + i]
        for i in range(self.count):
            boxes += self.board[self.places[i]]
        self.value = 3 * boxes - self.left - self.right - self.count
