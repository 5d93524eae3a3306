"""Solves the demolition game exactly from a position to its end, if that is not too large
(docs/rules/afbraak.md).

Dynamic programming over piles: what is left of a pile decides which cards can still be won, and whose turn it
is follows from how many boxes are gone. So each pile that can be left is solved once. Every seat is taken to
win as many of the remaining cards as it can (max^n search). With two seats that is perfect play; with more it
is a good guess, since nobody plays against a particular rival.

Compiled from this file where there is a compiler; see `solver.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import cython

from holzwurm_desktop.games.afbraak.rules import AfbraakPosition

BITS = 6
"""Bits for the cards of one seat: no seat wins more than 48, and six seats take 36 bits of 64."""
LOOK = 1024
"""Positions solved between two calls of `go_on`."""
_MASK = (1 << BITS) - 1


class Outcome(NamedTuple):
    """What a removal leads to: its code, and how many cards each seat will have won in the end."""

    code: int
    cards: tuple[int, ...]


class DemolitionSolver:
    """Solves the positions below one root. `left`: how many more may be solved before it gives up.

    A value packs the cards still to be won by each seat, `BITS` bits each: the seat to move in the lowest
    bits, then the others clockwise.
    """

    def __init__(self, root: AfbraakPosition, limit: int, go_on: Callable[[], bool]) -> None:
        """root: stays as it is; limit: the most positions to solve; go_on: called now and then, False gives
        up."""
        if not cython.compiled:
            self.radix = [0] * 16
        self.seats = root.seats
        self.count = root.count
        self.left = limit
        self.go_on = go_on
        self.known: dict[int, int] = {}
        # One state for each depth, made in advance: the search copies into them and allocates nothing.
        self.states = [root.copy() for _ in range(self._boxes(root) + 1)]
        self._number_piles(root)

    def solve(self) -> list[Outcome] | None:
        """Every legal removal with its outcome; None if there are too many positions or `go_on` said no.

        Raises what `go_on` raises.
        """
        root: AfbraakPosition = self.states[0]
        found = []
        for code in root.code_list():
            value = self._after(0, code)
            if value < 0:
                return None
            cards = [root._won_by(seat) for seat in range(self.seats)]
            for place in range(self.seats):
                cards[(root.turn + place) % self.seats] += (value >> (BITS * place)) & _MASK
            found.append(Outcome(code, tuple(cards)))
        return found

    def _boxes(self, state: AfbraakPosition) -> cython.int:
        """How many boxes are left in all."""
        i: cython.int
        boxes: cython.int = 0
        for i in range(state.count):
            boxes += state.height[i]
        return boxes

    def _number_piles(self, root: AfbraakPosition) -> cython.void:
        """Give each column a factor, so that every pile that can be left has a number of its own (mixed
        radix).

        The cube's piles need 5^16 numbers, which fits 64 bits.
        """
        i: cython.int
        factor: cython.longlong = 1
        for i in range(self.count):
            self.radix[i] = factor
            factor *= root.height[i] + 1

    def _after(self, depth: cython.int, code: cython.int) -> cython.longlong:
        """The value, for the seat that moves at `depth`, of the removal `code`; -1 if the solver has given
        up."""
        # The list holds plain objects: the casts give the callee its C fields.
        return self._value_after(
            cython.cast(AfbraakPosition, self.states[depth]),
            cython.cast(AfbraakPosition, self.states[depth + 1]),
            depth,
            code,
        )

    def _value_after(
        self, state: AfbraakPosition, child: AfbraakPosition, depth: cython.int, code: cython.int
    ) -> cython.longlong:
        """`_after` with its two states at hand."""
        child._assign(state)
        child.step(code)
        # Asked of the state before the removal, which `step` has left alone.
        gain: cython.longlong = state.brings(code)
        value: cython.longlong = self._solved(child, depth + 1)
        if value < 0:
            return -1
        # Seen from here everybody sits one place farther, and the mover comes first.
        top: cython.int = BITS * (self.seats - 1)
        mine: cython.longlong = (value >> top) & _MASK
        others: cython.longlong = value - (mine << top)
        return (others << BITS) + mine + gain

    def _solved(self, state: AfbraakPosition, depth: cython.int) -> cython.longlong:
        """The value of the position at `depth`; -1 if the solver has given up."""
        if state.standing == 0:
            return 0
        i: cython.int
        key: cython.longlong = 0
        for i in range(self.count):
            key += self.radix[i] * state.height[i]
        known = self.known.get(key)
        if known is not None:
            return known
        self.left -= 1
        # `left` stays at -1 then, so that all callers up to the root give up as well.
        if self.left < 0 or (self.left % LOOK == 0 and not self.go_on()):
            self.left = -1
            return -1
        best: cython.longlong = -1
        value: cython.longlong
        legal: cython.int = state._legal()
        for i in range(self.count):
            if legal & (1 << i):
                value = self._after(depth, state.code[i])
                if value < 0:
                    return -1
                # Strictly more: among equals the first column counts, so that answers do not depend on
                # chance.
                if best < 0 or (value & _MASK) > (best & _MASK):
                    best = value
        self.known[key] = best
        return best
