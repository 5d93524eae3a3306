"""How to play the demolition game well: solved to its end where that can be done in time, searched
otherwise."""

from __future__ import annotations

import time
from collections.abc import Callable

import cython

from holzwurm_desktop.ai.levels import Budget, Cancelled, Candidate, Knowledge, Level
from holzwurm_desktop.games.afbraak.game import GAME, AfbraakState
from holzwurm_desktop.games.afbraak.solver import DemolitionSolver, Outcome
from holzwurm_desktop.games.afbraak.view import AfbraakView

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.afbraak.rules import AfbraakPosition


class AfbraakPolicy(Policy):
    """Playouts that draw two random removals and make the one that wins more cards.

    margin_share: which part of the reward, 0 to 1, is the lead in cards rather than the win itself.
    """

    def __init__(self, margin_share: float = 0.4) -> None:
        super().__init__()
        self.margin_share = margin_share

    def choose(self, state: State, rng: Rng) -> cython.int:
        return self._choose(cython.cast(AfbraakPosition, state), rng)

    def _choose(self, state: AfbraakPosition, rng: Rng) -> cython.int:
        one: cython.int = state.random_code(rng)
        other: cython.int = state.random_code(rng)
        return other if state.brings(other) > state.brings(one) else one

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        self._judge(cython.cast(AfbraakPosition, state), out)

    def _judge(self, state: AfbraakPosition, out: cython.p_double) -> cython.void:
        # The win alone is a flat signal where most playouts agree; the lead tells better moves from good ones
        # there.
        state.rewards(out)
        seat: cython.int
        mean: cython.double = 0.0
        for seat in range(state.seats):
            mean += state._won_by(seat)
        mean /= state.seats
        for seat in range(state.seats):
            # 12 cards more or fewer than the mean, a quarter of the 48, are as good or bad as it gets.
            lead: cython.double = (state._won_by(seat) - mean) / 24.0 + 0.5
            lead = 0.0 if lead < 0.0 else (1.0 if lead > 1.0 else lead)
            out[seat] = out[seat] * (1.0 - self.margin_share) + lead * self.margin_share


LEVELS = {
    # From medium up nobody plays what looks silly, which brings more here than any search: the levels below it hardly
    # err otherwise, and medium does not care which of the good removals it takes, so that all lie evenly apart.
    "beginner": Level(iterations=75, slack=0.13, temperature=0.05, careless=True, own=(0.0,)),
    "easy": Level(iterations=170, slack=0.11, temperature=0.022, careless=True, own=(0.0,)),
    "medium": Level(iterations=350, slack=0.1, temperature=0.2, own=(0.0,)),
    "hard": Level(iterations=700, slack=0.03, temperature=0.012, own=(0.0,)),
    "expert": Level(seconds=0.9, usual=4_800, own=(5.8,)),
}
"""The seat that begins often has half the win: the levels lie close together, and the best of them never errs.
In matches of ten rounds each beats the one below in about two of three to three of four.

`own`: of the number of positions that a level solves exactly before it falls back on search, the number of digits
(its decimal logarithm). A whole pile seldom has more than 10,000."""
SECONDS = 0.9
"""How long solving may take, in seconds, if the budget names none."""


def make_policy() -> AfbraakPolicy:
    """The policy that the levels of this game search with."""
    return AfbraakPolicy()


def choose(
    view: AfbraakView, way: Level, rng: Rng, budget: Budget, cancelled: Callable[[], bool]
) -> list[Candidate]:
    """The removals with their outcomes, the best first, if `way` can solve the position; otherwise none.

    A budget in iterations asks no clock, so that answers are reproducible. Raises `Cancelled`.
    """
    state = GAME.determinize(view, rng)
    assert isinstance(state, AfbraakState)
    deadline = time.monotonic() + (budget.seconds or SECONDS)

    def go_on() -> bool:
        if cancelled():
            raise Cancelled
        return bool(budget.iterations) or time.monotonic() < deadline

    (digits,) = way.own
    outcomes = DemolitionSolver(state, int(10**digits), go_on).solve() if digits else None
    if not outcomes:
        return []
    ranked = sorted(outcomes, key=lambda outcome: -worth(outcome, view.turn))
    return [Candidate(state.move_of(each.code), 1, worth(each, view.turn), solved=True) for each in ranked]


def worth(outcome: Outcome, seat: int) -> float:
    """The reward, 0 to 1, of an outcome for a seat: mostly its share of the win, then its lead in cards."""
    mine, best = outcome.cards[seat], max(outcome.cards)
    others = [cards for at, cards in enumerate(outcome.cards) if at != seat]
    win = 1.0 / outcome.cards.count(best) if mine == best else 0.0
    # The lead is between -48 and 48, so its part stays between 0 and 1 and never
    # outweighs an outright win.
    return 0.8 * win + 0.2 * (0.5 + (mine - max(others)) / 96)


PLAYER = Knowledge(LEVELS, make_policy(), chooser=choose)
