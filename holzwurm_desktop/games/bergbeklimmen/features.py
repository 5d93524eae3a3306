"""What a network is given of a position of Bergbeklimmen, as one seat sees it, all hands known.

Red and black may change places, suits within a colour their names and piles their slots: the numbers stay the same.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.games.bergbeklimmen.constants import IDLE_LIMIT

if not cython.compiled:
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.bergbeklimmen.rules import BergbeklimmenPosition, climber_of, height, need

_STEPS = 6
_TURN = 14
_CLIMBER = 12 + 4 * _STEPS + 8
COUNT = _TURN + 2 * _CLIMBER
VERSION = 1


class BergbeklimmenFeatures(Features):
    """The numbers, in their order.

    From 0 the turn: whose it is, own or not, each in three places for playing first, playing again and drawing;
    whether it is the front-runner's; whether an own card was played in it, and one on the route; turns without a card
    on a route (of 100); the stock (of 48); the lead in cards on the route (of 13); who is ahead. Then the two
    climbers, the own one first, see `_climber`.
    """

    def __init__(self) -> None:
        super().__init__(COUNT, VERSION)

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        self._fill(cython.cast(BergbeklimmenPosition, state), seat, out)

    def _fill(self, state: BergbeklimmenPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        other: cython.int = 1 - seat
        part: cython.int = 2 if state.drawing else (1 if state.played > 0 else 0)
        own: cython.double = 1.0 if state.turn == seat else -1.0
        out[part if state.turn == seat else 3 + part] = 1.0
        out[6] = state.front
        out[7] = own * state.own_played
        out[8] = own * state.climbed
        out[9] = state.idle / (1.0 * IDLE_LIMIT)
        out[10] = state.stock_left / 48.0
        out[11] = (state.route_length[seat] - state.route_length[other]) / 13.0
        if height(state.route_length[seat]) > height(state.route_length[other]):
            out[12] = 1.0
        elif height(state.route_length[seat]) < height(state.route_length[other]):
            out[13] = 1.0
        self._climber(state, seat, _TURN, out)
        self._climber(state, other, _TURN + _CLIMBER, out)

    def _climber(
        self, state: BergbeklimmenPosition, seat: cython.int, at: cython.int, out: cython.p_double
    ) -> cython.void:
        """Describe one side of the mountain in `out[at]` and what follows.

        One place each for 1 to 12 cards on the route. For each of the next six cards that it needs: how near the top
        of a middle pile the nearest lies (1 on top, then 1/2, 1/3 ..., 0 nowhere); how many are in the own hand, how
        many in the other one, and how many in the stock (of 2). Then the cards in hand; those of them that are of the
        own colour and will never be needed, and those of the other colour; the longer and the shorter pile (of 13);
        whether one of them is empty; cards in both that are still needed (of 10); cards in hand that everybody knows.
        """
        length: cython.int = state.route_length[seat]
        i: cython.int
        k: cython.int
        card: cython.int
        lacking: cython.int
        near: cython.double
        wanted: cython.int = 0
        steps: cython.int = at + 12
        rest: cython.int = steps + 4 * _STEPS
        if length > 0:
            out[at + length - 1] = 1.0
        for i in range(seat * 2, seat * 2 + 2):
            for k in range(state.pile_length[i]):
                lacking = need(length, state.pile[i * 26 + k] >> 2)
                if lacking >= 0:
                    wanted += 1
                    if lacking < _STEPS:
                        near = 1.0 / (state.pile_length[i] - k)
                        if near > out[steps + 4 * lacking]:
                            out[steps + 4 * lacking] = near
        for i in range(2):
            for k in range(state.size[i]):
                card = state.hand[i * 2 + k]
                if i == seat:
                    out[rest] += 0.5
                    out[rest + 7] += 0.5 * state.known[i * 2 + k]
                if climber_of(card) != seat:
                    if i == seat:
                        out[rest + 2] += 0.5
                    continue
                lacking = need(length, card >> 2)
                if 0 <= lacking < _STEPS:
                    out[steps + 4 * lacking + (1 if i == seat else 2)] += 1.0
                elif i == seat and lacking < 0:
                    out[rest + 1] += 0.5
        for i in range(state.stock_left):
            card = state.stock[i]
            if climber_of(card) == seat:
                lacking = need(length, card >> 2)
                if 0 <= lacking < _STEPS:
                    out[steps + 4 * lacking + 3] += 0.5
        i = state.pile_length[seat * 2]
        k = state.pile_length[seat * 2 + 1]
        out[rest + 3] = (i if i > k else k) / 13.0
        out[rest + 4] = (k if i > k else i) / 13.0
        out[rest + 5] = 1.0 if i == 0 or k == 0 else 0.0
        out[rest + 6] = wanted / 10.0
