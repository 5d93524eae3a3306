"""What a network is given of a position of Superspion, as one seat sees it, all hands known.

Suits and ranks may change their names: the numbers stay the same.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.games.superspion.constants import IDLE_LIMIT

if not cython.compiled:
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.superspion.rules import SuperspionPosition, bit, count_of

_TURN = 9
_SIDE = 31
COUNT = _TURN + 2 * _SIDE
VERSION = 1


class SuperspionFeatures(Features):
    """The numbers, in their order.

    From 0 the turn: own or not, each in two places for discarding and acting; whether something was laid in it; turns
    without that (of 200); the stock and the discard pile (of 24); passes through the deck (of 4). Then the two sides,
    the own one first, see `_side`.
    """

    def __init__(self) -> None:
        super().__init__(COUNT, VERSION)

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        self._fill(cython.cast(SuperspionPosition, state), seat, out)

    def _fill(self, state: SuperspionPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        i: cython.int
        stock: cython.ulonglong = 0
        for i in range(state.stock_left):
            stock |= bit(state.stock[i])
        out[(0 if state.turn == seat else 2) + state.laying] = 1.0
        out[4] = state.laid
        out[5] = state.idle / (1.0 * IDLE_LIMIT)
        out[6] = state.stock_left / 24.0
        out[7] = state.pile_length / 24.0
        out[8] = state.passes / 4.0
        self._side(state, seat, stock, _TURN, out)
        self._side(state, 1 - seat, stock, _TURN + _SIDE, out)

    def _side(
        self,
        state: SuperspionPosition,
        seat: cython.int,
        stock: cython.ulonglong,
        at: cython.int,
        out: cython.p_double,
    ) -> cython.void:
        """Describe one side in `out[at]` and what follows.

        One place each for 0 to 5 trios; suits that its spy can have (of 4); of the cards that may be the other spy,
        as far as it can know: 1 for a single one, 1/2 for two and so on, and their number (of 52). Then its ranks.
        Trios that can be made are those of ranks that do not lie yet and are not the spy's. For these, by how many
        cards of the rank are held (1 to 4): how many ranks with and how many without the card of the spy's suit, and
        how many of the lacking cards are in the stock, in the other hand and out of the way, for those with and those
        without; cards held of ranks that lie, and of such that can become nothing.
        """
        suit: cython.int = state.spy[seat] & 3
        suspects: cython.int = count_of(state.suspects(seat))
        rank: cython.int
        held: cython.int
        number: cython.int
        lacking: cython.int
        place: cython.int
        i: cython.int
        other: cython.int
        out[at + state.trio_count[seat]] = 1.0
        out[at + 6] = count_of(state.suits_of_spy(seat)) / 4.0
        if suspects > 0:
            out[at + 7] = 1.0 / suspects
        out[at + 8] = suspects / 52.0
        for rank in range(13):
            held = (state.hand[seat] >> (rank * 4)) & 15
            if held == 0:
                continue
            number = (held & 1) + ((held >> 1) & 1) + ((held >> 2) & 1) + ((held >> 3) & 1)
            if (state.table >> (rank * 4)) & 15:
                out[at + 29] += number / 3.0
                continue
            if rank == state.spy[seat] >> 2:
                out[at + 30] += number / 3.0
                continue
            # Two places for each number of cards, and two for where what it lacks is.
            place = at + 9 + (number - 1) * 5 + ((held >> suit) & 1)
            out[place] += 1.0 / 3.0
            lacking = 15 & ~held
            other = (state.hand[1 - seat] >> (rank * 4)) & lacking
            i = (stock >> (rank * 4)) & lacking
            # Without the card of the spy's suit that one alone counts.
            if not (held >> suit) & 1:
                other &= 1 << suit
                i &= 1 << suit
            place = at + 9 + (number - 1) * 5
            out[place + 2] += count_of(i) / 3.0
            out[place + 3] += count_of(other) / 3.0
            if not (held >> suit) & 1 and i == 0 and other == 0:
                out[place + 4] += 1.0 / 3.0
