"""Solves the end of a round of Razende tovenaars exactly, if there is not too much of it (docs/rules/tovenaars.md).

Backward induction: a position is worth what its best move is worth, and a duel of sleep spells, which both choose
sealed, what the matrix game of all pairs is worth. Nothing else is hidden and nothing is left to chance, so the value
is the chance to win the round when both play as well as can be: a number from 0 to 1, since mixes win sometimes.

Compiled from this file where there is a compiler; see `endings.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.tovenaars.constants import AT_ATTACK, AT_SLEEP, SLEEP, WEAKEST

if not cython.compiled:
    from holzwurm_desktop.games.tovenaars.rules import TovenaarsPosition
    from holzwurm_desktop.games.tovenaars.simplex import MatrixGame

_LOOK = 256
"""Positions solved between two calls of `go_on`."""
_WEAK = 15
"""The soldiers that a strength spell can raise, 7 to 10."""


class Worth(NamedTuple):
    """A code of the seat to act; the chance, 0 to 1, that it wins with it, if all else is played as well as can be;
    and the share, 0 to 1, that the code has in the best mix: of a sealed choice, else 1."""

    code: int
    chance: float
    share: float


class EndingSolver:
    """Solves the positions below one root. `left`: how many more may be solved before it gives up."""

    def __init__(self, root: TovenaarsPosition, limit: int, go_on: Callable[[], bool]) -> None:
        """root: stays as it is; limit: the most positions, at the beginning of a turn, to solve; go_on: called now
        and then, False gives up."""
        if not cython.compiled:
            self.payable = [0] * 32
        self.left = limit
        self.gave_up = False
        self.go_on = go_on
        self.known: dict[object, float] = {}
        # Made when first needed, one for each depth: then the search copies into them and allocates nothing.
        self.states: list[TovenaarsPosition] = [root.copy()]
        self.games: list[MatrixGame] = []
        for pay in range(32):
            sums = {sum(at + 2 for at in range(5) if part >> at & 1) for part in range(32) if not part & ~pay}
            self.payable[pay] = sum(1 << soldier for soldier in range(8) if soldier + WEAKEST in sums)

    def solve(self) -> list[Worth] | None:
        """Every legal code with its worth; None if there are too many positions or `go_on` said no.

        Raises what `go_on` raises. The root must not wait for a line.
        """
        root: TovenaarsPosition = self.states[0]
        found = self._solve_sealed(root) if root.chooses_sleep() else self._solve_open(root)
        return None if self.gave_up else found

    def _solve_open(self, root: TovenaarsPosition) -> list[Worth]:
        """What each code is worth where nothing is sealed."""
        found = []
        for code in root.code_list():
            value = self._after(root, 0, code)
            found.append(Worth(code, _told(value if root.turn == 0 else 1.0 - value), 1.0))
        return found

    def _solve_sealed(self, root: TovenaarsPosition) -> list[Worth]:
        """What each sleep spell is worth against the best mix of the other side, and its own share of the best."""
        codes, attacks = root.code_list(), root.turn == root.active
        # Who chooses second does not know the first choice: both stand before the same matrix.
        root.stage = AT_SLEEP
        root.turn = root.active
        game = MatrixGame()
        if not self._fill(game, root, 0):
            return []
        payoffs = [[game.paid(row, column) for column in range(game.columns)] for row in range(game.rows)]
        value, rows, columns = game.solution()
        if attacks:
            against = [sum(p * q for p, q in zip(row, columns, strict=True)) for row in payoffs]
            return _mixed(codes, value, rows, against)
        against = [
            1.0 - sum(p * q for p, q in zip(column, rows, strict=True))
            for column in zip(*payoffs, strict=True)
        ]
        return _mixed(codes, 1.0 - value, columns, against)

    def _after(self, state: TovenaarsPosition, depth: cython.int, code: cython.int) -> cython.double:
        """The value of the position at `depth` after a code; -1 if the solver has given up."""
        child: TovenaarsPosition = self._state(depth + 1)
        child._assign(state)
        child.step(code)
        return self._value_of(child, depth + 1)

    def _state(self, depth: cython.int) -> TovenaarsPosition:
        """The state that the search works in at `depth`."""
        while len(self.states) <= depth:
            self.states.append(self.states[0].copy())
        # The list holds plain objects: the cast gives the caller its C fields.
        return cython.cast(TovenaarsPosition, self.states[depth])

    def _value_of(self, state: TovenaarsPosition, depth: cython.int) -> cython.double:
        """The chance that seat 0 wins; -1 if the solver has given up."""
        if state.turn == OVER:
            return 1.0 if state.winner == 0 else 0.0
        if state.stage == AT_SLEEP:
            return self._value_of_duel(state, depth)
        if state.stage != AT_ATTACK or state.blocked or state.slid:
            return self._best(state, depth)
        key = self._key(state)
        known = self.known.get(key)
        if known is not None:
            return known
        self.left -= 1
        if self.left < 0 or (self.left % _LOOK == 0 and not self.go_on()):
            self.gave_up = True
        if self.gave_up:
            return -1.0
        value: cython.double = self._best(state, depth)
        if not self.gave_up:
            self.known[key] = value
        return value

    def _best(self, state: TovenaarsPosition, depth: cython.int) -> cython.double:
        """The value of the best code of the seat to act."""
        codes = cython.declare(cython.int[64])
        if not cython.compiled:
            codes = [0] * 64
        count: cython.int = state.codes(codes)
        best: cython.double = -1.0
        value: cython.double
        i: cython.int
        for i in range(count):
            value = self._after(state, depth, codes[i])
            if self.gave_up:
                return -1.0
            if state.turn == 1:
                value = 1.0 - value
            if value > best:
                best = value
            # Nothing is better than to win for certain.
            if best == 1.0:
                break
        return best if state.turn == 0 else 1.0 - best

    def _value_of_duel(self, state: TovenaarsPosition, depth: cython.int) -> cython.double:
        """The value of a duel of sleep spells."""
        # One for each depth, as with states: a matrix is filled while others wait.
        while len(self.games) <= depth:
            self.games.append(MatrixGame())
        game: MatrixGame = cython.cast(MatrixGame, self.games[depth])
        if not self._fill(game, state, depth):
            return -1.0
        game.settle()
        return game.value if state.active == 0 else 1.0 - game.value

    def _fill(self, game: MatrixGame, state: TovenaarsPosition, depth: cython.int) -> cython.bint:
        """Write what the attacker wins by each pair of spells; rows are its own ones. False: it has given up."""
        child: TovenaarsPosition = self._state(depth + 1)
        attackers: cython.int = state.sleep[state.active]
        defenders: cython.int = state.sleep[1 - state.active]
        first: cython.int
        second: cython.int
        value: cython.double
        game.rows = 0
        for first in range(8):
            if not attackers & (1 << first):
                continue
            game.columns = 0
            for second in range(8):
                if not defenders & (1 << second):
                    continue
                child._assign(state)
                child.step(SLEEP + first)
                child.step(SLEEP + second)
                value = self._value_of(child, depth + 1)
                if self.gave_up:
                    return False
                game.put(game.rows, game.columns, value if state.active == 0 else 1.0 - value)
                game.columns += 1
            game.rows += 1
        return True

    def _key(self, state: TovenaarsPosition) -> object:
        """A number that only positions of equal value share, for the beginning of a turn."""
        seat: cython.int
        i: cython.int
        facing = cython.declare(cython.longlong[3])
        if not cython.compiled:
            facing = [0] * 3
        spare: cython.longlong
        places: cython.longlong = 0
        spells: cython.longlong = state.active
        # Which slot is which makes no difference, only who faces whom.
        for i in range(3):
            facing[i] = (state.line[i] + 1) * 9 + state.line[3 + i] + 1
        for i in range(3):
            if facing[i % 2] > facing[i % 2 + 1]:
                spare = facing[i % 2]
                facing[i % 2] = facing[i % 2 + 1]
                facing[i % 2 + 1] = spare
        for i in range(3):
            places = places * 128 + facing[i]
        for seat in range(2):
            # Who can be ransomed with no money that is left is out for good; money that ransoms nobody is nothing.
            i = self.payable[state.money[seat]]
            places = places << 21 | state.reserve[seat] << 13 | (state.captive[seat] & i) << 5
            if i:
                places |= state.money[seat]
            i = state.reserve[seat] | (state.captive[seat] & i)
            spells = spells << 5 | state.block[seat] << 1 | state.reversal[seat]
            # Strength spells are nothing without soldiers that they raise.
            if i & _WEAK or self._weak_stands(state, seat):
                spells |= state.strength[seat] << 2
        return (places, spells << 16 | self._sleepers(state))

    def _weak_stands(self, state: TovenaarsPosition, seat: cython.int) -> cython.bint:
        """Whether a soldier that strength spells can raise stands in the line of a seat."""
        i: cython.int
        found: cython.bint = False
        for i in range(seat * 3, seat * 3 + 3):
            found = found or 0 <= state.line[i] <= 3
        return found

    def _sleepers(self, state: TovenaarsPosition) -> cython.int:
        """The sleep spells of both as far as it matters: how they are ordered.

        7 to 10 and 11 to 13 close up where both lack a spell; the ace, which beats only the latter, stays as it is.
        """
        own: cython.int = state.sleep[0]
        other: cython.int = state.sleep[1]
        held: cython.int = own | other
        first: cython.int = 0
        second: cython.int = 0
        place: cython.int = 0
        i: cython.int
        for i in range(8):
            if i == 4 or i == 7:
                place = i
            if held & (1 << i):
                first |= (own >> i & 1) << place
                second |= (other >> i & 1) << place
                place += 1
        return first << 8 | second


def _told(chance: float) -> float:
    """A chance without its rounding errors, so that equal moves are equal."""
    return round(chance, 12)


def _mixed(codes: list[int], value: float, shares: list[float], against: list[float]) -> list[Worth]:
    """The sealed choices, `against` the best mix of the other side; those that the own best mix holds are equal."""
    return [
        Worth(code, _told(value if share > 0.0 else min(value, chance)), share)
        for code, share, chance in zip(codes, shares, against, strict=True)
    ]
