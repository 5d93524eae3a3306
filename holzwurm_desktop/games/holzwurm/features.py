"""What a network is given of a position of Der dreizehnte Holzwurm, as one seat sees it, all hands known.

The five colours may change their names and rows their order: the numbers stay the same.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.games.holzwurm.constants import GREY, POISON_POINTS, ROWS

if not cython.compiled:
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.holzwurm.rules import HolzwurmPosition, points_of_value, stays

_HAND = 20
"""How many numbers describe a hand."""
_TABLE = 18
_HANDS = _TABLE + 16
COUNT = _HANDS + 3 * _HAND
VERSION = 1


class HolzwurmFeatures(Features):
    """The numbers, in their order.

    From 0: the number of seats, one place each for 2 to 6; whose turn it is (own, next seat's, another's); how far
    fate has come, one place for each card left; the points of its top card and of all that is left; the lead over the
    best and over the mean of the others. From 18: rows of each length, how many rows, how many have no colour yet,
    the most, least and all points of a row. Then the hands: the own one, that of the next seat, and the mean of those
    behind it, see `_hand`. Points are divided by 30, cards of a hand by 15.
    """

    def __init__(self) -> None:
        super().__init__(COUNT, VERSION)

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        self._fill(cython.cast(HolzwurmPosition, state), seat, out)

    def _fill(self, state: HolzwurmPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        other: cython.int
        i: cython.int
        best: cython.int = -10000
        points: cython.int = 0
        after: cython.int = (seat + 1) % state.seats
        out[state.seats - 2] = 1.0
        out[5 if state.turn == seat else (6 if state.turn == after else 7)] = 1.0
        # The card at the bottom is the poison.
        out[7 + state.fate_left] = 1.0
        for i in range(1, state.fate_left):
            points += points_of_value(state.fate[i] % 12)
        out[14] = (points_of_value(state.fate[state.fate_left - 1] % 12)) / 30.0
        if state.fate_left == 1:
            out[14] = POISON_POINTS / 30.0
        out[15] = points / 30.0
        points = 0
        for other in range(state.seats):
            if other != seat:
                points += state.points[other]
                if state.points[other] > best:
                    best = state.points[other]
        out[16] = (state.points[seat] - best) / 30.0
        out[17] = (state.points[seat] - points / (state.seats - 1.0)) / 30.0
        # Of the row of each colour: its length, -1 if there is none, and its points.
        lengths = cython.declare(cython.int[6])
        worths = cython.declare(cython.int[6])
        if not cython.compiled:
            lengths = [0] * 6
            worths = [0] * 6
        self._rows(state, lengths, worths, out)
        self._hand(state, seat, 1.0, lengths, worths, _HANDS, out)
        self._hand(state, after, 1.0, lengths, worths, _HANDS + _HAND, out)
        for i in range(2, state.seats):
            other = (seat + i) % state.seats
            self._hand(state, other, 1.0 / (state.seats - 2), lengths, worths, _HANDS + 2 * _HAND, out)

    def _rows(
        self, state: HolzwurmPosition, lengths: cython.p_int, worths: cython.p_int, out: cython.p_double
    ) -> cython.void:
        """Describe the rows, and note length and points for each colour; of rows without one, those of the
        shortest."""
        row: cython.int
        i: cython.int
        colour: cython.int
        points: cython.int
        total: cython.int = 0
        most: cython.int = -10000
        least: cython.int = 10000
        for colour in range(6):
            lengths[colour] = -1
            worths[colour] = 0
        for row in range(state.row_count):
            points = 0
            for i in range(state.row_length[row]):
                points += points_of_value(state.row_cards[row * 12 + i] % 12)
            total += points
            most = points if points > most else most
            least = points if points < least else least
            out[_TABLE - 1 + state.row_length[row]] += 1.0 / ROWS
            colour = state.row_colour[row]
            if colour == GREY:
                out[_TABLE + 12] += 1.0 / ROWS
            if lengths[colour] < 0 or state.row_length[row] < lengths[colour]:
                lengths[colour] = state.row_length[row]
                worths[colour] = points
        out[_TABLE + 11] = state.row_count / 5.0
        if state.row_count > 0:
            out[_TABLE + 13] = most / 30.0
            out[_TABLE + 14] = least / 30.0
            out[_TABLE + 15] = total / 30.0

    def _hand(
        self,
        state: HolzwurmPosition,
        seat: cython.int,
        share: cython.double,
        lengths: cython.p_int,
        worths: cython.p_int,
        at: cython.int,
        out: cython.p_double,
    ) -> cython.void:
        """Add `share` of what describes a hand to `out[at]` and what follows.

        Its cards, its points, how many cards there are of each value; the cards and points that can stay somewhere;
        the cards that take the row of their colour, and the most and least points that such a row has, with fate's
        top card; the cards of colours without a row; how many colours there are.
        """
        colour: cython.int
        value: cython.int
        mask: cython.int
        length: cython.int
        gain: cython.int
        most: cython.int = 0
        least: cython.int = 0
        takes: cython.int = 0
        fate: cython.int = points_of_value(state.fate[state.fate_left - 1] % 12)
        if state.fate_left == 1:
            fate = POISON_POINTS
        room: cython.bint = state.row_count < ROWS
        out[at] += share * state.size[seat] / 15.0
        out[at + 1] += share * state.points[seat] / 30.0
        for colour in range(6):
            mask = state.hand[seat * 6 + colour]
            if mask == 0:
                continue
            out[at + 19] += share / 6.0
            length = lengths[colour]
            # A grey card finds a place where it stays nearly always.
            if colour == GREY or length < 0:
                length = 0 if room or lengths[GREY] < 0 else lengths[GREY]
            for value in range(1, 12):
                if not mask & (1 << value):
                    continue
                out[at + 1 + value] += share / 3.0
                if lengths[colour] < 0 or colour == GREY:
                    out[at + 18] += share / 15.0
                if stays(value, length):
                    out[at + 13] += share / 15.0
                    out[at + 14] += share * points_of_value(value) / 30.0
                else:
                    out[at + 15] += share / 15.0
                    gain = worths[colour] + fate
                    if takes == 0 or gain > most:
                        most = gain
                    if takes == 0 or gain < least:
                        least = gain
                    takes = 1
        out[at + 16] += share * most / 30.0
        out[at + 17] += share * least / 30.0
