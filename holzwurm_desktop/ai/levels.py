"""What a level is: how long it searches and how strictly it follows what it found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from holzwurm_desktop.ai.search import Considered, Policy
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.kits import find_part


class Level(NamedTuple):
    """How one level thinks.

    iterations: of the search, unless a budget says otherwise; seconds: in place of iterations; slack: moves
    whose mean reward (0 to 1) is that much below the best are still considered; temperature: how evenly it
    chooses among those (0: always the best).
    """

    iterations: int = 0
    seconds: float = 0.0
    slack: float = 0.0
    temperature: float = 0.0


PLAIN = {
    "beginner": Level(iterations=16, slack=0.5, temperature=0.4),
    "easy": Level(iterations=80, slack=0.2, temperature=0.15),
    "medium": Level(iterations=300, slack=0.1, temperature=0.05),
    "hard": Level(iterations=2_000),
    "expert": Level(seconds=0.9),
}
"""The levels of a game about which nothing special is known."""

YARDSTICK = Level(iterations=1_000)
"""Plain search, the player `ismcts`: the same in every game, kept to measure against."""


class Searcher(Protocol):
    """What looks for a move, such as `ai.search.Search`."""

    @property
    def iterations(self) -> int:
        """How many were made."""

    def run(self, iterations: int) -> None:
        """Look on for so many iterations."""

    def considered(self) -> list[Considered]:
        """The moves that were looked at, the best first, or, if the searcher has a true `mixed`, those to draw
        from, each as often as its visits say."""


MakeSearcher: TypeAlias = Callable[[State, int, Policy, Rng], Searcher]
"""(a state that agrees with what the seat sees, the seat, how to play out, random numbers) -> searcher."""


class Candidate(NamedTuple):
    """A move that was considered: how often it was tried, and its mean reward, 0 to 1."""

    move: Move
    visits: int
    mean: float


class Budget(NamedTuple):
    """How much a player may think: a number of iterations (reproducible) or seconds."""

    iterations: int = 0
    seconds: float = 0.0


class Cancelled(Exception):
    """Whoever asked no longer wants the answer."""


class Chooser(Protocol):
    """What chooses moves in a game where they are not found among a state's codes."""

    def __call__(
        self, view: Any, level: str, rng: Rng, budget: Budget, cancelled: Callable[[], bool]
    ) -> list[Candidate]:
        """What the seat of `view` might do, the best first; nothing to leave it to the search. Raises
        `Cancelled`."""


class Knowledge(NamedTuple):
    """What is known about playing one game. `searcher`: what looks for its moves, None for `Search`;
    `chooser`: what is asked before a search, None in most games."""

    levels: Mapping[str, Level]
    policy: Policy
    searcher: MakeSearcher | None = None
    chooser: Chooser | None = None


def knowledge(game_id: str) -> Knowledge:
    """The levels and the policy of a game, plain ones where nothing special is known about it. Raises `KeyError`
    for a game that does not exist."""
    return find_part(game_id, "player", Knowledge) or Knowledge(PLAIN, Policy())
