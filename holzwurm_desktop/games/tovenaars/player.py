"""How to play Razende tovenaars well: its levels, what they play out, and how each kind of choice is
found."""

from __future__ import annotations

from collections.abc import Callable

from holzwurm_desktop.ai.endings import position_limit, time_limit
from holzwurm_desktop.ai.levels import Budget, Candidate, Ending, Knowledge, Learning, Level, Searcher, taught
from holzwurm_desktop.ai.search import Policy, Search
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.games.tovenaars.duels import DuelState, TovenaarsPolicy
from holzwurm_desktop.games.tovenaars.endings import EndingSolver
from holzwurm_desktop.games.tovenaars.features import TovenaarsFeatures
from holzwurm_desktop.games.tovenaars.game import GAME, TovenaarsState
from holzwurm_desktop.games.tovenaars.sealed_choices import LineSearch, SleepSearch
from holzwurm_desktop.games.tovenaars.view import TovenaarsView

LEVELS = {
    "beginner": Level(iterations=10, slack=0.3, temperature=0.25, careless=True, own=(0.0,)),
    "easy": Level(iterations=60, slack=0.16, temperature=0.1, careless=True, own=(0.0,)),
    "medium": Level(iterations=300, slack=0.07, temperature=0.03, own=(0.0,)),
    "hard": Level(iterations=600, slack=0.04, temperature=0.03, learned=True, own=(4.0,)),
    "expert": Level(seconds=0.9, usual=200_000, learned=True, own=(5.0,)),
}
"""`own`: of the number of positions that a level solves exactly before it falls back on search, the number of digits
(its decimal logarithm). 100,000 positions take about a third of a second."""


def make_policy() -> TovenaarsPolicy:
    """The policy that the levels of this game search with."""
    return TovenaarsPolicy()


def make_searcher(root: State, seat: int, policy: Policy, rng: Rng) -> Searcher:
    """What looks for a move: sealed choices are mixed, all others are searched."""
    assert isinstance(root, TovenaarsState)
    if root.chooses_line():
        return LineSearch(root, seat, policy, rng)
    if root.chooses_sleep():
        return SleepSearch(root, seat, policy, rng)
    # A `DuelState` draws later sleep duels by chance; `root`, whose codes are the same, stays as it is.
    state = DuelState(root.seats)
    state.take(root)
    return Search(state, seat, policy, rng)


def solve_ending(
    view: TovenaarsView, way: Level, budget: Budget, cancelled: Callable[[], bool]
) -> Ending | None:
    """The end of the round by the rules, if `way` solves so much; the moves with the better chance first.

    Nothing is hidden but sealed choices, and those the solver does not look at.
    """
    (digits,) = way.own
    if view.stage == "line" or digits < expected_digits(view):
        return None
    state = GAME.state_from_view(view)
    assert isinstance(state, TovenaarsState)
    found = EndingSolver(state, position_limit(digits, budget), time_limit(budget, cancelled)).solve()
    if found is None:
        return None
    ranked = sorted(found, key=lambda each: -each.chance)
    shares = tuple(each.share for each in ranked) if state.chooses_sleep() else ()
    return Ending(
        [Candidate(state.move_of(each.code), 1, each.chance, solved=True) for each in ranked], shares
    )


def expected_digits(view: TovenaarsView) -> float:
    """How many positions the end of a round is likely to have, as a decimal logarithm.

    Measured in self-play: every soldier that can still stand and every pair of sleep spells makes it four times as
    many.
    """
    standing = sum(card is not None for line in view.lines for card in line)
    soldiers = standing + sum(map(len, view.reserve))
    return 0.6 * (soldiers + len(view.sleep_spells[view.seat])) - 2.6


LEARNING = Learning(TovenaarsFeatures(), make_policy, horizon=8, exploration=0.5)
"""The horizon is about one turn more: told at once, what was learnt wins 53 % of rounds against playouts to the end
at equal time, after 4 to 16 moves two in three."""
PLAYER = Knowledge(
    LEVELS,
    make_policy(),
    searcher=make_searcher,
    ending=solve_ending,
    learning=LEARNING,
    learned=taught("tovenaars", LEARNING),
)
