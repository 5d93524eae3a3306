"""Solves the end of a round of Bergbeklimmen exactly, once the stock is empty (docs/rules/bergbeklimmen.md).

Then nothing is hidden: what lies nowhere on the table is in the other hand. Both climbers draw from their own piles
alone, so the round is a race of two puzzles that touch in one point: who stands higher lays one own card a turn.
A climber on his own, who is never roped so, needs no more turns than in the race, and one who is always roped no
fewer. Where these two numbers do not decide who is first, the turns are searched until they do.

Compiled from this file where there is a compiler; see `endings.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.bergbeklimmen.constants import (
    IDLE_LIMIT,
    KEEP,
    ROUTE,
    ROUTE_LENGTH,
)

if not cython.compiled:
    from holzwurm_desktop.games.bergbeklimmen.position_keys import climb_key, position_key
    from holzwurm_desktop.games.bergbeklimmen.rules import BergbeklimmenPosition, climber_of, height

_LOOK = 256
"""Positions looked at between two calls of `go_on`."""
_SURE = 1000
"""The value of a win; so many turns less as the winner may still need."""
_FAR = 60
"""More turns of one climber than are ever looked at."""


class Result(NamedTuple):
    """A code of the seat to act: whether it wins, and with how many own turns after this one the winner can be on the
    top at the latest."""

    code: int
    wins: bool
    turns: int


class RaceSolver:
    """Solves the race below one root. `left`: how many more positions may be looked at before it gives up.

    A value is above 0 where seat 0 wins, below 0 where seat 1 does, and 0 where that is not known.
    """

    def __init__(self, root: BergbeklimmenPosition, limit: int, go_on: Callable[[], bool]) -> None:
        """root: without a stock, stays as it is; limit: the most positions, at the beginning of a turn, to look at;
        go_on: called now and then, False gives up."""
        self.left = limit
        self.gave_up = False
        self.go_on = go_on
        self.known: dict[bytes, tuple[int, int]] = {}
        self.climbs: dict[bytes, tuple[int, int]] = {}
        # Made when first needed, one for each depth: then the search copies into them and allocates nothing.
        self.states: list[BergbeklimmenPosition] = [root.copy()]
        self.climbers: list[BergbeklimmenPosition] = [root.copy()]

    def solve(self) -> list[Result] | None:
        """Every legal code with its result; None if that takes too many positions, `go_on` said no, or a hundred
        turns without a step may come before the end.

        Raises what `go_on` raises.
        """
        root: BergbeklimmenPosition = self.states[0]
        if root.stock_left:
            return None
        # Passes count as turns, too: so no line that is looked at comes near the limit.
        turns = (IDLE_LIMIT - root.idle) // 2 - 1
        waiting, found = list(root.code_list()), []
        for deep in range(turns):
            for code in list(waiting):
                value = self._value_after(code, deep)
                if self.gave_up:
                    return None
                if value:
                    waiting.remove(code)
                    result = Result(code, (value > 0) == (root.turn == 0), _SURE - abs(value))
                    # A win that may come after a hundred idle turns is none.
                    if root.idle + 2 * (result.turns + 1) >= IDLE_LIMIT:
                        return None
                    found.append(result)
            if not waiting:
                return found
        return None

    def _value_after(self, code: int, turns: int) -> int:
        """The value of a code of the root, so many turns after this one being searched."""
        child: BergbeklimmenPosition = self._state(1)
        child.assign(self.states[0])
        child.step(code)
        return self._value(child, 1, turns, child.turn == self.states[0].turn)

    def _state(self, depth: cython.int) -> BergbeklimmenPosition:
        """The state that the search works in at `depth`."""
        while len(self.states) <= depth:
            self.states.append(self.states[0].copy())
        # The list holds plain objects: the cast gives the caller its C fields.
        return cython.cast(BergbeklimmenPosition, self.states[depth])

    def _climber(self, depth: cython.int) -> BergbeklimmenPosition:
        """The same for a climber alone."""
        while len(self.climbers) <= depth:
            self.climbers.append(self.climbers[0].copy())
        return cython.cast(BergbeklimmenPosition, self.climbers[depth])

    def _tired(self) -> cython.bint:
        """Count a position; whether the solver has given up."""
        self.left -= 1
        if self.left < 0 or (self.left % _LOOK == 0 and not self.go_on()):
            self.gave_up = True
        return self.gave_up

    def _value(
        self, state: BergbeklimmenPosition, depth: cython.int, turns: cython.int, whole: cython.bint
    ) -> cython.int:
        """The value of a position, so many turns being searched. whole: this is still the turn of the root, whose
        shortest win is wanted, not any."""
        if state.turn == OVER:
            return 0 if state.winner < 0 else (_SURE if state.winner == 0 else -_SURE)
        if state.drawing or state.played:
            return self._expand(state, depth, turns, whole)
        key = position_key(state)
        value: cython.int
        known = self.known.get(key)
        if known is not None:
            value = known[0]
            if value != 0 or turns <= known[1]:
                return value
        elif self._tired():
            return 0
        value = 0 if known is not None else self._by_bounds(state)
        if value == 0 and turns > 0 and not self.gave_up:
            value = self._expand(state, depth, turns - 1, False)
            # The winner's own turn is one more on the way.
            if value != 0 and (value > 0) == (state.turn == 0):
                value -= 1 if value > 0 else -1
        if not self.gave_up:
            self.known[key] = (value, turns)
        return value

    def _expand(
        self, state: BergbeklimmenPosition, depth: cython.int, turns: cython.int, whole: cython.bint
    ) -> cython.int:
        """The value of the best code of the seat to act."""
        codes = cython.declare(cython.int[16])
        if not cython.compiled:
            codes = [0] * 16
        child: BergbeklimmenPosition = self._state(depth + 1)
        count: cython.int = state.codes(codes)
        sign: cython.int = 1 if state.turn == 0 else -1
        best: cython.int = -2 * _SURE
        value: cython.int
        i: cython.int
        for i in range(count):
            child._assign(state)
            child.step(codes[i])
            value = sign * self._value(child, depth + 1, turns, whole and child.turn == state.turn)
            if self.gave_up:
                return 0
            if value > best:
                best = value
            if best > 0 and not whole:
                break
        return sign * best

    def _by_bounds(self, state: BergbeklimmenPosition) -> cython.int:
        """The value of a position at the beginning of a turn if the two climbs alone decide it, else 0."""
        # A card of the other colour goes to the other's piles: until it lies there, nobody climbs alone.
        if _strange(state):
            return 0
        sign: cython.int = 1 if state.turn == 0 else -1
        turns: cython.int
        for turns in range(1, _FAR):
            # With as many turns the seat to act is first.
            if self._alone(state, state.turn, turns, False):
                return sign * self._wins_roped(state, state.turn, turns)
            if self._alone(state, 1 - state.turn, turns, False):
                return -sign * self._wins_roped(state, 1 - state.turn, turns)
            if self.gave_up:
                break
        return 0

    def _wins_roped(self, state: BergbeklimmenPosition, seat: cython.int, turns: cython.int) -> cython.int:
        """The value of a win of `seat`, who needs so many turns if never roped and is first then, if it wins even
        when it is always roped and the other one never; else 0."""
        ahead: cython.int = 1 if seat == state.turn else 0
        while not self.gave_up:
            # The other one has had so many turns before this one of `seat`.
            if self._alone(state, 1 - seat, turns - ahead, False):
                return 0
            if self._alone(state, seat, turns, True):
                return 0 if self.gave_up else _SURE - turns
            turns += 1
        return 0

    def _alone(
        self, state: BergbeklimmenPosition, seat: cython.int, turns: cython.int, roped: cython.bint
    ) -> cython.bint:
        """Whether a climber reaches the top alone in so many own turns; roped: if he is held to one own card wherever
        that may be, else never, but in a turn that has begun."""
        alone: BergbeklimmenPosition = self._climber(1)
        other: cython.int = 1 - seat
        alone._assign(state)
        # The other one has nothing to lay or to draw and passes. He stands on the top, or has not begun: that decides
        # who is the front-runner.
        alone.size[other] = 0
        alone.pile_length[other * 2] = 0
        alone.pile_length[other * 2 + 1] = 0
        alone.route_length[other] = 0 if roped else ROUTE_LENGTH
        alone.idle = 0
        if state.turn != seat:
            alone._begin_turn(seat)
        return self._reaches(alone, 1, turns, roped)

    def _reaches(
        self, state: BergbeklimmenPosition, depth: cython.int, turns: cython.int, roped: cython.bint
    ) -> cython.bint:
        """Whether the climber who acts alone is on the top within so many turns, this one included."""
        if state.turn == OVER:
            return state.winner >= 0
        if state.drawing or state.played:
            return self._climbs_on(state, depth, turns, roped)
        if turns <= 0 or _fewest(state, roped) > turns:
            return False
        key = climb_key(state, roped)
        # Within how many turns he certainly is not on the top, and within how many he certainly is.
        fails: cython.int = 0
        succeeds: cython.int = _FAR
        known = self.climbs.get(key)
        if known is not None:
            fails, succeeds = known
            if turns <= fails:
                return False
            if turns >= succeeds:
                return True
        if self._tired():
            return False
        found: cython.bint = self._climbs_on(state, depth, turns, roped)
        if not self.gave_up:
            self.climbs[key] = (fails, turns) if found else (turns, succeeds)
        return found

    def _climbs_on(
        self, state: BergbeklimmenPosition, depth: cython.int, turns: cython.int, roped: cython.bint
    ) -> cython.bint:
        """`_reaches` for the codes of one position."""
        codes = cython.declare(cython.int[16])
        if not cython.compiled:
            codes = [0] * 16
        child: BergbeklimmenPosition = self._climber(depth + 1)
        count: cython.int = state.codes(codes)
        left: cython.int
        steps: cython.int
        i: cython.int
        for steps in range(2):
            for i in range(count):
                # Steps on the route are tried first.
                if (steps == 0) != (codes[i] < KEEP and codes[i] % 3 == ROUTE):
                    continue
                child._assign(state)
                child.step(codes[i])
                left = turns if child.drawing or child.played else turns - 1
                if self._reaches(child, depth + 1, left, roped):
                    return True
                if self.gave_up:
                    return False
        return False


def _strange(state: BergbeklimmenPosition) -> cython.bint:
    """Whether somebody holds a card of the other colour."""
    seat: cython.int
    i: cython.int
    for seat in range(2):
        for i in range(state.size[seat]):
            if climber_of(state.hand[seat * 2 + i]) != seat:
                return True
    return False


def _fewest(state: BergbeklimmenPosition, roped: cython.bint) -> cython.int:
    """So many turns at least the climber to act needs alone: for the cards to lay, and for those to draw first."""
    seat: cython.int = state.turn
    cards: cython.int = ROUTE_LENGTH - state.route_length[seat]
    draws: cython.int = _draws(state, seat)
    # Only this turn may still be free, and only a full hand is sure to draw no more than it laid.
    if roped and height(state.route_length[seat]) > 0 and state.size[seat] == 2:
        return cards - 1 if cards - 1 > draws else draws
    cards = (cards + 1) // 2
    draws = (draws + 1) // 2 + 1 if draws > 0 else 1
    return cards if cards > draws else draws


def _draws(state: BergbeklimmenPosition, seat: cython.int) -> cython.int:
    """So many cards at least have to be drawn before all stages that are still needed were in the hand."""
    depth = cython.declare(cython.int[20])
    if not cython.compiled:
        depth = [0] * 20
    first: cython.int = height(state.route_length[seat])
    pile: cython.int
    rank: cython.int
    i: cython.int
    # The number of draws for each stage from each pile; 99 where it is not there.
    for i in range(20):
        depth[i] = 99
    for pile in range(2):
        for i in range(state.pile_length[seat * 2 + pile]):
            rank = state.pile[(seat * 2 + pile) * 26 + i] >> 2
            if rank < 10:
                depth[pile * 10 + rank] = state.pile_length[seat * 2 + pile] - i
    for i in range(state.size[seat]):
        rank = state.hand[seat * 2 + i] >> 2
        if rank < 10:
            depth[rank] = 0
    best: cython.int = 99
    taken: cython.int
    other: cython.int
    # So many from the one pile, and from the other what is then missing.
    for taken in range(state.pile_length[seat * 2] + 1):
        other = 0
        for rank in range(first, 10):
            if depth[rank] > taken and depth[10 + rank] > other:
                other = depth[10 + rank]
        if taken + other < best:
            best = taken + other
    return best
