"""How positions of Kistenstapel are judged: by the points that a seat makes more than the others.

Compiled from this file where there is a compiler; see `policy.pxd`.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy
    from holzwurm_desktop.engine.core import State
    from holzwurm_desktop.games.kistenstapel.rules import KistenstapelPosition

SPREAD = 50.0
"""A lead of this many points is worth a whole reward."""


class KistenstapelPolicy(Policy):
    """Judges any position, at the end of a round or before, by the lead over the mean of the others: a half for none,
    and more than 1 for one of more than half of `SPREAD`. What changes within a few moves seldom goes so far."""

    def total(self, seats: cython.int) -> cython.double:
        return seats / 2.0

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        self._judge(cython.cast(KistenstapelPosition, state), out)

    def _judge(self, state: KistenstapelPosition, out: cython.p_double) -> cython.void:
        seat: cython.int
        total: cython.double = 0.0
        for seat in range(state.seats):
            total += state.score[seat]
        for seat in range(state.seats):
            # The lead over the mean of the others; all leads together are 0.
            out[seat] = 0.5 + (state.score[seat] * state.seats - total) / (state.seats - 1.0) / SPREAD

    def outlook(self, state: KistenstapelPosition, seat: int) -> float:
        """How many points more than the others on average `seat` may expect to make in the next turns, by
        what was learnt, before the seat to act turns up its card, which may be any of the stock."""
        rewards = cython.declare(cython.double[8])
        if not cython.compiled:
            rewards = [0.0] * 8
        left: cython.int = state.stock_left
        if left == 0:
            self.estimate(state, rewards)
            return (rewards[seat] - 0.5) * SPREAD
        total: cython.double = 0.0
        known: cython.double = 0.0
        i: cython.int
        at: cython.int
        last: cython.int = -1
        card: cython.int
        state.stock_left -= 1
        # Of each kind one card is turned up and put back.
        for card in range(4):
            for at in range(left):
                if state.stock[at] == card:
                    break
            else:
                continue
            last = state.stock[left - 1]
            state.stock[left - 1] = card
            state.stock[at] = last
            state.hand[state.turn * 4 + card] += 1
            self.estimate(state, rewards)
            state.hand[state.turn * 4 + card] -= 1
            state.stock[at] = card
            state.stock[left - 1] = last
            known = 0.0
            for i in range(left):
                if state.stock[i] == card:
                    known += 1.0
            total += rewards[seat] * known / left
        state.stock_left += 1
        return (total - 0.5) * SPREAD
