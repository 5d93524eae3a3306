"""What a network is given of a position of Razende tovenaars, as one seat sees it.

The two colours may change places, and so may the three pairs of slots: the numbers stay the same. A sealed
choice is left out, since neither side can reckon with it.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.games.tovenaars.constants import AT_ATTACK, AT_FILL, AT_REVERSE, AT_STRENGTH, WEAKEST

if not cython.compiled:
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.tovenaars.rules import TovenaarsPosition, _sum, beats

_DUEL = 14
_SIDES = _DUEL + 18
_SIDE = 71
_MORE = _SIDES + 2 * _SIDE
COUNT = _MORE + 4
VERSION = 1


class TovenaarsFeatures(Features):
    """The numbers, in their order.

    From 0: whether the own side attacks; what is asked, in six places if the seat itself is asked and six if
    the enemy is: an attack, a strength spell, a challenge, a sleep spell, a reversal, a filler; whether
    spells are blocked. From 14 the duel, while there is one: who wins it by strength or has won it, own and
    enemy; the strengths of the two soldiers, eight places each. Then the two sides, the own one first, see
    `_side`; the balance of the sleep spells and that of the reserves, see `_balance`; and how many attacks
    win, of the own side and of the enemy (of 3).
    """

    def __init__(self) -> None:
        super().__init__(COUNT, VERSION)

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        self._fill(cython.cast(TovenaarsPosition, state), seat, out)

    def _fill(self, state: TovenaarsPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        # From the attack on two stages each, of both seats, ask the same.
        kind: cython.int = state.stage // 2
        if state.stage >= AT_ATTACK:
            out[1 + kind + (0 if state.turn == seat else 6)] = 1.0
            out[13] = state.blocked
        if state.active == seat:
            out[0] = 1.0
        if AT_STRENGTH <= state.stage < AT_FILL:
            self._duel(state, seat, out)
        self._side(state, seat, _SIDES, out)
        self._side(state, 1 - seat, _SIDES + _SIDE, out)
        out[_MORE] = _balance(state.sleep[seat], state.sleep[1 - seat])
        out[_MORE + 1] = _balance(state.reserve[seat], state.reserve[1 - seat])
        place: cython.int
        own: cython.int
        enemy: cython.int
        for place in range(3):
            own = state.line[seat * 3 + place]
            enemy = state.line[3 - seat * 3 + place]
            if own >= 0 and enemy >= 0:
                if beats(own + WEAKEST, enemy + WEAKEST):
                    out[_MORE + 2] += 1.0 / 3.0
                if beats(enemy + WEAKEST, own + WEAKEST):
                    out[_MORE + 3] += 1.0 / 3.0

    def _duel(self, state: TovenaarsPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        own: cython.int = state._duel_strength(seat)
        enemy: cython.int = state._duel_strength(1 - seat)
        wins: cython.bint
        if state.stage >= AT_REVERSE:
            wins = state.loser != seat
        elif state.active == seat:
            wins = beats(own, enemy)
        else:
            wins = not beats(enemy, own)
        out[_DUEL + (0 if wins else 1)] = 1.0
        out[_DUEL + 2 + own - WEAKEST] = 1.0
        out[_DUEL + 10 + enemy - WEAKEST] = 1.0

    def _side(
        self, state: TovenaarsPosition, seat: cython.int, at: cython.int, out: cython.p_double
    ) -> cython.void:
        """Describe one side in `out[at]` and what follows.

        One place each for 1 to 3 soldiers in the line; the block spell and the reversal spell; the sum of the
        money (of 20); soldiers in the line and the reserve together (of 8). Then five, three, eight and eight
        places for the money, the strength spells, the sleep spells and the reserve, and eight each for:
        captives that can be ransomed; soldiers in the line, those of them that win when they attack, those
        that lose when they are attacked, and those that face nobody.
        """
        i: cython.int
        soldier: cython.int
        enemy: cython.int
        number: cython.int = 0
        money: cython.int = 0
        for i in range(3):
            soldier = state.line[seat * 3 + i]
            if soldier < 0:
                continue
            number += 1
            out[at + 39 + soldier] = 1.0
            enemy = state.line[3 - seat * 3 + i]
            if enemy < 0:
                out[at + 63 + soldier] = 1.0
                continue
            if beats(soldier + WEAKEST, enemy + WEAKEST):
                out[at + 47 + soldier] = 1.0
            if beats(enemy + WEAKEST, soldier + WEAKEST):
                out[at + 55 + soldier] = 1.0
        if number > 0:
            out[at + number - 1] = 1.0
        out[at + 3] = state.block[seat]
        out[at + 4] = state.reversal[seat]
        for i in range(8):
            if i < 5 and state.money[seat] >> i & 1:
                out[at + 7 + i] = 1.0
                money += i + 2
            if i < 3 and state.strength[seat] >> i & 1:
                out[at + 12 + i] = 1.0
            if state.sleep[seat] >> i & 1:
                out[at + 15 + i] = 1.0
            if state.reserve[seat] >> i & 1:
                out[at + 23 + i] = 1.0
                number += 1
        out[at + 5] = money / 20.0
        out[at + 6] = number / 8.0
        # No ransom costs less than the weakest soldier's.
        if money >= WEAKEST and state.captive[seat]:
            for i in range(1, 32):
                if i & ~state.money[seat]:
                    continue
                soldier = _sum(i) - WEAKEST
                if 0 <= soldier < 8 and state.captive[seat] >> soldier & 1:
                    out[at + 31 + soldier] = 1.0


def _balance(own: cython.int, enemy: cython.int) -> cython.double:
    """How much more often a card of the set `own` beats one of the set `enemy` than it is beaten, of all
    pairs."""
    i: cython.int
    k: cython.int
    pairs: cython.int = 0
    total: cython.int = 0
    for i in range(8):
        if not own >> i & 1:
            continue
        for k in range(8):
            if enemy >> k & 1:
                pairs += 1
                if i != k:
                    total += 1 if beats(i + WEAKEST, k + WEAKEST) else -1
    return total / (1.0 * pairs) if pairs else 0.0
