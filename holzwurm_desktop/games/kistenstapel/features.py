"""What a network is given of a position of Kistenstapel, as one seat sees it, all hands known.

Where the pile lies makes no difference, nor does a mirror, in which L and R change places: the numbers stay
the same. Whoever is to act has turned up its card.
"""

from __future__ import annotations

from array import array

import cython

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.games.boxes.best_build import tables
from holzwurm_desktop.games.boxes.build_sizes import CUBE, SIZE

if not cython.compiled:
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.kistenstapel.rules import KistenstapelPosition

_HANDS = 20
_HAND = 8
COUNT = _HANDS + 3 * _HAND
VERSION = 1


class KistenstapelFeatures(Features):
    """The numbers, in their order.

    From 0: the number of seats, one place each for 2 to 6; whose turn it is (own, next seat's, another's);
    the stock (of 45), whether it is empty. From 10: L, R, lids (of 16) and open lids (of 4) of the pile; its
    value (of 100), and how much more its cards could be worth (of 10); L, R, closed and open lids in the
    stock (of 8). Then the hands: the own one, that of the next seat, and the mean of those behind it, see
    `_hand`.
    """

    def __init__(self) -> None:
        super().__init__(COUNT, VERSION)
        # What L, R and lids could be worth, in points; filled when first asked for.
        self.worth = array("h", bytes(2 * CUBE))
        self.ready = False

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        if not self.ready:
            with cython.gil:
                self._prepare()
        self._fill(cython.cast(KistenstapelPosition, state), seat, out)

    def _prepare(self) -> None:
        """Work out the most that cards can be worth, by tables that take a while to make."""
        known = tables()
        left: cython.int
        right: cython.int
        lids: cython.int
        for left in range(SIZE):
            for right in range(SIZE):
                for lids in range(SIZE):
                    here: cython.int = (left * SIZE + right) * SIZE + lids
                    best: cython.int = 3 * known.most_boxes(left, right, lids) - left - right - lids
                    # Not all cards need be used.
                    if left:
                        best = max(best, self.worth[here - SIZE * SIZE])
                    if right:
                        best = max(best, self.worth[here - SIZE])
                    if lids:
                        best = max(best, self.worth[here - 1])
                    self.worth[here] = max(0, best)
        self.ready = True

    def _fill(self, state: KistenstapelPosition, seat: cython.int, out: cython.p_double) -> cython.void:
        i: cython.int
        other: cython.int
        after: cython.int = (seat + 1) % state.seats
        lying = cython.declare(cython.int[4])
        stock = cython.declare(cython.int[4])
        if not cython.compiled:
            lying, stock = [0] * 4, [0] * 4
        lying[0] = state.site.left
        lying[1] = state.site.right
        lying[2] = state.site.count
        lying[3] = state.site.opens
        value: cython.int = 3 * state.site.boxes - lying[0] - lying[1] - lying[2]
        for i in range(4):
            stock[i] = 0
        for i in range(state.stock_left):
            stock[state.stock[i]] += 1
        turned: cython.bint = self._is_turned(state, seat, stock)
        out[state.seats - 2] = 1.0
        out[5 if state.turn == seat else (6 if state.turn == after else 7)] = 1.0
        out[8] = state.stock_left / 45.0
        out[9] = 1.0 if state.stock_left == 0 else 0.0
        out[10] = lying[1 if turned else 0] / 16.0
        out[11] = lying[0 if turned else 1] / 16.0
        out[12] = lying[2] / 16.0
        out[13] = lying[3] / 4.0
        out[14] = value / 100.0
        out[15] = (self._most(lying, 0, 0, 0) - value) / 10.0
        out[16] = stock[1 if turned else 0] / 8.0
        out[17] = stock[0 if turned else 1] / 8.0
        out[18] = stock[2] / 8.0
        out[19] = stock[3] / 8.0
        for i in range(state.seats):
            other = (seat + i) % state.seats
            self._hand(state, other, lying, stock, turned, i, out)

    def _is_turned(self, state: KistenstapelPosition, seat: cython.int, stock: cython.p_int) -> cython.bint:
        """Whether L and R have to change places, so that a position and its mirror image give the same
        numbers: of the first pair of counts that are not equal the greater one comes first."""
        i: cython.int
        at: cython.int
        if state.site.left != state.site.right:
            return state.site.left < state.site.right
        for i in range(state.seats):
            at = (seat + i) % state.seats * 4
            if state.hand[at] != state.hand[at + 1]:
                return state.hand[at] < state.hand[at + 1]
        return stock[0] < stock[1]

    def _most(self, lying: cython.p_int, left: cython.int, right: cython.int, lids: cython.int) -> cython.int:
        """The most that the cards of the pile and these together could be worth, wherever open lids lie."""
        left += lying[0]
        right += lying[1]
        lids += lying[2]
        # One card more than there are is asked for only where it counts for nothing.
        left = left if left < SIZE else SIZE - 1
        right = right if right < SIZE else SIZE - 1
        lids = lids if lids < SIZE else SIZE - 1
        return self.worth[(left * SIZE + right) * SIZE + lids]

    def _hand(
        self,
        state: KistenstapelPosition,
        seat: cython.int,
        lying: cython.p_int,
        stock: cython.p_int,
        turned: cython.bint,
        behind: cython.int,
        out: cython.p_double,
    ) -> cython.void:
        """Add what describes the hand of the seat that sits so many places behind the own one.

        L, R, closed and open lids (of 4), all of them (of 8); the points that it could make at most (of 20),
        and whether that is none; the same with the next card of the stock, on average.
        """
        share: cython.double = 1.0 if behind < 2 else 1.0 / (state.seats - 2)
        at: cython.int = _HANDS + (behind if behind < 2 else 2) * _HAND
        ls: cython.int = state.hand[seat * 4]
        rs: cython.int = state.hand[seat * 4 + 1]
        closed: cython.int = state.hand[seat * 4 + 2]
        opened: cython.int = state.hand[seat * 4 + 3]
        value: cython.int = 3 * state.site.boxes - lying[0] - lying[1] - lying[2]
        now: cython.int = self._most(lying, ls, rs, closed + opened) - value
        more: cython.double = now
        if state.stock_left > 0:
            more = stock[0] * (self._most(lying, ls + 1, rs, closed + opened) - value)
            more += stock[1] * (self._most(lying, ls, rs + 1, closed + opened) - value)
            more += (stock[2] + stock[3]) * (self._most(lying, ls, rs, closed + opened + 1) - value)
            more /= state.stock_left
        out[at] += share * (rs if turned else ls) / 4.0
        out[at + 1] += share * (ls if turned else rs) / 4.0
        out[at + 2] += share * closed / 4.0
        out[at + 3] += share * opened / 4.0
        out[at + 4] += share * (ls + rs + closed + opened) / 8.0
        out[at + 5] += share * now / 20.0
        out[at + 6] += share if now == 0 else 0.0
        out[at + 7] += share * more / 20.0
