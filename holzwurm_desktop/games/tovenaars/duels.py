"""Rounds of Razende tovenaars played out: what playouts play, and a state that draws sleep duels instead of
searching them.

Two simultaneous sealed choices need a mixed strategy. Searched like other moves, each side would find the
best answer to an opponent who chooses at random, and overrate every challenge. So in the tree of a search a
duel of sleep spells is a chance move, both spells drawn by `_draw_spell`. The choice itself is found by
`sealed_choices`.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.games.tovenaars.constants import (
    AT_ATTACK,
    AT_CHALLENGE,
    AT_FILL,
    AT_REVERSE,
    AT_SLEEP,
    AT_STRENGTH,
    ATTACK,
    BLOCK,
    CHALLENGE,
    FILL,
    REVERSE,
    SLEEP,
    SLIDE,
    STRENGTH,
    WEAKEST,
)

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy, play_on
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.tovenaars.rules import TovenaarsPosition, beats

_PAIR = 1024
"""The first code of a pair of sleep spells, above all codes of `constants`."""
_OUTCOME = 4096
"""Added to the codes that follow a sleep duel, once or twice: a power of two above all codes, pairs
included."""


class DuelState(TovenaarsPosition):
    """A round in which a duel of sleep spells is one chance move: `_PAIR` + 8 * the attacker's spell + the
    defender's.

    Moves after a duel have codes of their own for each outcome, so that a tree keeps the outcomes apart:
    chance moves make no nodes. pending: both spells are about to be drawn; outcome: 0 before a duel, else 1 +
    the seat that lost by it.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pending = 0
        self.outcome = 0

    def step(self, code: cython.int) -> cython.void:
        if self.pending:
            pair: cython.int = code - _PAIR
            self._throw(pair // 8, pair % 8)
            return
        # A new duel: what came of the last one must not split the tree any further.
        if ATTACK <= code < STRENGTH:
            self.outcome = 0
        # Named, not `super()`: Cython makes a plain C call of it, which needs no interpreter lock.
        TovenaarsPosition.step(self, code)
        if self.stage == AT_SLEEP and self.turn >= 0:
            self.pending = 1
            self.turn = CHANCE

    def _throw(self, attackers: cython.int, defenders: cython.int) -> cython.void:
        """Reveal both sleep spells."""
        self.pending = 0
        self.turn = self.active
        TovenaarsPosition.step(self, SLEEP + attackers)
        TovenaarsPosition.step(self, SLEEP + defenders)
        self.outcome = 1 + self.loser

    def random_code(self, rng: Rng) -> cython.int:
        if self.pending:
            defender: cython.int = 1 - self.active
            first: cython.int = _draw_spell(self.sleep[self.active], self.sleep[defender], rng)
            second: cython.int = _draw_spell(self.sleep[defender], self.sleep[self.active], rng)
            return _PAIR + 8 * first + second
        return TovenaarsPosition.random_code(self, rng)

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        return code + _OUTCOME * self.outcome

    def assign(self, other: State) -> cython.void:
        self._follow(cython.cast(DuelState, other))

    def _follow(self, source: DuelState) -> cython.void:
        self._assign(source)
        self.pending = source.pending
        self.outcome = source.outcome

    def take(self, state: TovenaarsPosition) -> None:
        """Become the round that `state` is, for a state that is new. It must not wait for a sleep spell."""
        self._assign(state)


class TovenaarsPolicy(Policy):
    """Playouts that attack where strength wins, raise what a spell saves, challenge what strength loses, and
    fill with what stands well.

    noise: the greatest random bonus of a choice, in the unit of its worth; prior_visits: prior visits, see `Policy`.

    """

    def __init__(self, noise: float = 0.6, prior_visits: int = 4) -> None:
        super().__init__()
        self.noise = noise
        self.prior_visits = prior_visits

    def expect(self, state: State, code: cython.int) -> cython.double:
        return self._expect(cython.cast(TovenaarsPosition, state), code)

    def _expect(self, state: TovenaarsPosition, code: cython.int) -> cython.double:
        seat: cython.int = state.turn
        own: cython.int = seat * 3
        # Priors stay near 0.5: they only order the first tries.
        if code < ATTACK:
            return 0.5 if code == BLOCK else 0.45
        if code < STRENGTH:
            slot: cython.int = (code - ATTACK) // 3
            target: cython.int = (code - ATTACK) % 3
            return (
                0.6
                if beats(state.line[own + slot] + WEAKEST, state.line[3 - own + target] + WEAKEST)
                else 0.4
            )
        if code < CHALLENGE:
            if code == STRENGTH:
                return 0.5
            if _wins(state, seat, 0):
                return 0.42
            return 0.58 if _wins(state, seat, code - STRENGTH + 1) else 0.36
        if code < SLEEP:
            return 0.55 if (code > CHALLENGE) != _wins(state, seat, 0) else 0.45
        if code < FILL:
            return 0.55 if code > REVERSE else 0.45
        return 0.42 + 0.2 * self._stands(state, (code - FILL) // 32) - (0.03 if (code - FILL) % 32 else 0.0)

    def _stands(self, state: TovenaarsPosition, soldier: cython.int) -> cython.double:
        """Whether a soldier that fills the slot wins, 1 or 0, when it is next attacked or attacks; 0.5 where
        it faces nobody."""
        seat: cython.int = state.turn
        # The turn passes to the other seat after the fill: the present attacker will be attacked.
        attacked: cython.bint = seat == state.active
        slot: cython.int = state.slot if attacked else state.target
        enemy: cython.int = state.line[(1 - seat) * 3 + slot]
        if enemy < 0:
            return 0.5
        if attacked:
            return 0.0 if beats(enemy + WEAKEST, soldier + WEAKEST) else 1.0
        return 1.0 if beats(soldier + WEAKEST, enemy + WEAKEST) else 0.0

    def choose(self, state: State, rng: Rng) -> cython.int:
        return self._choose(cython.cast(TovenaarsPosition, state), rng)

    def _choose(self, state: TovenaarsPosition, rng: Rng) -> cython.int:
        stage: cython.int = state.stage
        seat: cython.int = state.turn
        if stage == AT_ATTACK:
            return self._prepare(state, rng)
        if AT_STRENGTH <= stage < AT_CHALLENGE:
            return self._raise(state, rng)
        if AT_CHALLENGE <= stage < AT_SLEEP:
            # Rarely where strength wins already: a sleep duel can only lose that.
            share: cython.double = 0.06 if _wins(state, seat, 0) else 0.8
            return CHALLENGE + (1 if rng.unit() < share else 0)
        if AT_SLEEP <= stage < AT_REVERSE:
            return SLEEP + _draw_spell(state.sleep[seat], state.sleep[1 - seat], rng)
        if AT_REVERSE <= stage < AT_FILL:
            return REVERSE + (1 if rng.unit() < 0.6 else 0)
        return self._fill(state, rng) if stage == AT_FILL else state.random_code(rng)

    def _prepare(self, state: TovenaarsPosition, rng: Rng) -> cython.int:
        """An attack, or a slide or the block spell before it."""
        codes = cython.declare(cython.int[64])
        if not cython.compiled:
            codes = [0] * 64
        own: cython.int = state.turn * 3
        count: cython.int = state.codes(codes)
        best: cython.int = codes[0]
        best_worth: cython.double = -100.0
        winning: cython.bint = False
        i: cython.int
        a: cython.int
        d: cython.int
        code: cython.int
        worth: cython.double
        for i in range(count):
            code = codes[i]
            if SLIDE <= code < BLOCK:
                worth = -0.7
            elif code == BLOCK:
                continue
            else:
                a = state.line[own + (code - ATTACK) // 3] + WEAKEST
                d = state.line[3 - own + (code - ATTACK) % 3] + WEAKEST
                # Win with as little as possible against as much as possible.
                worth = 0.03 * (d - a)
                if beats(a, d):
                    worth += 0.7
                    winning = True
                else:
                    worth -= 0.4
            worth += self.noise * rng.unit()
            if worth > best_worth:
                best = code
                best_worth = worth
        # The block spell protects an attack that wins by strength; it can be used only once, so playouts save
        # it.
        if winning and state.blocked == 0 and state.block[state.turn] and rng.unit() < 0.12:
            return BLOCK
        return best

    def _raise(self, state: TovenaarsPosition, rng: Rng) -> cython.int:
        """The least strength spell that turns a lost duel, if there is one; mostly."""
        seat: cython.int = state.turn
        spell: cython.int
        if _wins(state, seat, 0) or rng.unit() > 0.6:
            return STRENGTH
        for spell in range(3):
            if state.strength[seat] & (1 << spell) and _wins(state, seat, spell + 2):
                return STRENGTH + 1 + spell
        return STRENGTH

    def _fill(self, state: TovenaarsPosition, rng: Rng) -> cython.int:
        """A soldier that stands well against the one it faces, preferably not for money."""
        codes = cython.declare(cython.int[64])
        if not cython.compiled:
            codes = [0] * 64
        count: cython.int = state.codes(codes)
        best: cython.int = codes[0]
        best_worth: cython.double = -100.0
        i: cython.int
        worth: cython.double
        for i in range(count):
            worth = self.noise * rng.unit() + 0.8 * self._stands(state, (codes[i] - FILL) // 32)
            if (codes[i] - FILL) % 32:
                worth -= 0.15
            if worth > best_worth:
                best = codes[i]
                best_worth = worth
        return best


def _wins(state: TovenaarsPosition, seat: cython.int, extra: cython.int) -> cython.bint:
    """Whether strength alone decides the present duel for `seat`, if it is raised by `extra` more."""
    a: cython.int = state._duel_strength(state.active)
    d: cython.int = state._duel_strength(1 - state.active)
    if seat == state.active:
        return beats(a + extra, d)
    return not beats(a, d + extra)


def _draw_spell(own: cython.int, other: cython.int, rng: Rng) -> cython.int:
    """A sleep spell of the set `own`: of two drawn at random, mostly the one that stands better against the
    set `other`."""
    count: cython.int = 0
    i: cython.int
    for i in range(8):
        count += own >> i & 1
    first: cython.int = _pick(own, rng.below(count))
    second: cython.int = _pick(own, rng.below(count))
    # A tournament of two: better spells come more often, yet every spell may come, as a mixed strategy
    # demands.
    better: cython.bint = _standing(first, other) >= _standing(second, other)
    return first if better == (rng.unit() < 0.8) else second


def _pick(mask: cython.int, which: cython.int) -> cython.int:
    """Member number `which` (from 0) of a set; -1 if there are fewer."""
    i: cython.int
    for i in range(8):
        if mask & (1 << i):
            if which == 0:
                return i
            which -= 1
    return -1


def _standing(spell: cython.int, other: cython.int) -> cython.int:
    """How many spells of the set `other` a spell beats, less those that beat it."""
    i: cython.int
    total: cython.int = 0
    for i in range(8):
        if i != spell and other & (1 << i):
            total += 1 if beats(spell + WEAKEST, i + WEAKEST) else -1
    return total


def _rewards_of(state: DuelState, policy: Policy, rng: Rng, seat: cython.int) -> cython.double:
    """Play the round on and return the reward of `seat`."""
    rewards = cython.declare(cython.double[8])
    if not cython.compiled:
        rewards = [0.0] * 8
    play_on(state, policy, rng, rewards)
    return rewards[seat]


def sleep_rewards(
    root: TovenaarsPosition, attackers: int, defenders: int, policy: Policy, rng: Rng, times: int
) -> float:
    """The sum of the attacker's rewards in `times` playouts after both sleep spells, from a position that
    waits for one.

    attackers, defenders: their spells, 0 to 7.
    """
    state: DuelState = DuelState(root.seats)
    # Typed copies of the arguments: the block below may use C numbers and compiled classes only.
    start: TovenaarsPosition = root
    a: cython.int = attackers
    d: cython.int = defenders
    count: cython.int = times
    total: cython.double = 0.0
    _time: cython.int
    with cython.nogil:
        for _time in range(count):
            state._assign(start)
            state._throw(a, d)
            total += _rewards_of(state, policy, rng, start.active)
    return total


def line_rewards(active: int, lines: tuple[int, int], policy: Policy, rng: Rng, times: int) -> float:
    """The sum of seat 0's rewards in `times` playouts of a round with both lines, in which `active` attacks
    first.

    lines: the codes of seat 0's line and of seat 1's.
    """
    state: DuelState = DuelState(2)
    start: DuelState = DuelState(2)
    start.begin(active)
    start.step(lines[0])
    start.step(lines[1])
    count: cython.int = times
    total: cython.double = 0.0
    _time: cython.int
    with cython.nogil:
        for _time in range(count):
            state.assign(start)
            total += _rewards_of(state, policy, rng, 0)
    return total
