"""How to play Razende tovenaars well: its levels, what they play out, and how each kind of choice is
found."""

from __future__ import annotations

from holzwurm_desktop.ai.levels import Knowledge, Learning, Level, Searcher, taught
from holzwurm_desktop.ai.search import Policy, Search
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.games.tovenaars.duels import DuelState, TovenaarsPolicy
from holzwurm_desktop.games.tovenaars.features import TovenaarsFeatures
from holzwurm_desktop.games.tovenaars.game import TovenaarsState
from holzwurm_desktop.games.tovenaars.sealed_choices import LineSearch, SleepSearch

LEVELS = {
    "beginner": Level(iterations=10, slack=0.3, temperature=0.25, careless=True),
    "easy": Level(iterations=50, slack=0.18, temperature=0.12, careless=True),
    "medium": Level(iterations=400, slack=0.06, temperature=0.03),
    "hard": Level(iterations=2_000, learned=True),
    "expert": Level(seconds=0.9, usual=200_000, learned=True),
}


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


LEARNING = Learning(TovenaarsFeatures(), make_policy, horizon=0, exploration=0.5)
PLAYER = Knowledge(
    LEVELS,
    make_policy(),
    searcher=make_searcher,
    learning=LEARNING,
    learned=taught("tovenaars", LEARNING),
)
