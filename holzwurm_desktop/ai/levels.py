"""A level says how long a player searches and how strictly it follows what the search found."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from holzwurm_desktop.ai.network import Features
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.ai.search import Considered, Policy
from holzwurm_desktop.ai.weights import Weights, shipped_weights
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.engine.records import LEVELS


class Budget(NamedTuple):
    """How much a player may think: a number of iterations (reproducible) or seconds of wall-clock time. 0: no
    such limit. Before a player does something silly it thinks half as much once more, see `ai.looks.excused`."""

    iterations: int = 0
    seconds: float = 0.0


class Level(NamedTuple):
    """How one level thinks.

    iterations: of the search, unless a budget says otherwise; seconds: wall-clock time, used instead of iterations;
    slack: moves whose mean reward (0 to 1) is at most this far below the best are still considered; temperature:
    how evenly it chooses among those (softmax over mean rewards; 0: always the best); careless: whether it may do
    what looks silly, short of the absurd, see `ai.looks`; usual: how many iterations `seconds` usually allow (the
    median over positions, on one core of the machine of 2026 that the scales were measured on), which stand for them
    where answers have to repeat; own: numbers that only the game's chooser or its solver of endings knows; learned:
    whether it judges positions by what was learnt in self-play, see `Knowledge`.
    """

    iterations: int = 0
    seconds: float = 0.0
    slack: float = 0.0
    temperature: float = 0.0
    careless: bool = False
    usual: int = 0
    own: tuple[float, ...] = ()
    learned: bool = False

    @property
    def budget(self) -> Budget:
        """How much it thinks unless told otherwise."""
        return Budget(self.iterations, self.seconds)

    @property
    def repeatable(self) -> Budget:
        """The same in iterations alone, so that equal questions have equal answers."""
        return Budget(self.iterations or self.usual)


PLAIN = {
    # The weak levels err in two ways: few iterations make the estimates noisy, and slack and temperature let
    # them play a move that they know to be worse.
    "beginner": Level(iterations=16, slack=0.5, temperature=0.4, careless=True),
    "easy": Level(iterations=80, slack=0.2, temperature=0.15, careless=True),
    "medium": Level(iterations=300, slack=0.1, temperature=0.05),
    "hard": Level(iterations=2_000),
    # In seconds: the player waits equally long on every machine, and a faster one plays better.
    "expert": Level(seconds=0.9, usual=20_000),
}
"""The levels of a game without a player module of its own."""


class Searcher(Protocol):
    """Anything that looks for a move, such as `ai.search.Search`."""

    @property
    def mixed(self) -> bool:
        """Whether what it considers is a mixed strategy, to be drawn from."""

    @property
    def iterations(self) -> int:
        """How many iterations have been made so far."""

    def run(self, iterations: int) -> None:
        """Make this many further iterations."""

    def considered(self) -> list[Considered]:
        """The moves that were looked at, the best first.

        Of a `mixed` searcher they are a mixed strategy instead: draw one of them, each with a probability in
        proportion to its visits.
        """


MakeSearcher: TypeAlias = Callable[[State, int, Policy, Rng], Searcher]
"""(a state that agrees with what the seat sees, the seat, the playout policy, random numbers) -> searcher."""


class Candidate(NamedTuple):
    """A move that was considered: how often it was tried, and its mean reward, from 0 to 1.

    solved: whether that reward was computed by the rules; then `visits` says nothing and is 1.
    """

    move: Move
    visits: int
    mean: float
    solved: bool = False


class Cancelled(Exception):
    """The answer is no longer wanted."""


class Chooser(Protocol):
    """Chooses moves in a game where a search over the codes of a state would not do."""

    def __call__(
        self, view: Any, way: Level, rng: Rng, budget: Budget, cancelled: Callable[[], bool]
    ) -> list[Candidate]:
        """What the seat of `view` might do, the best first; an empty list leaves the choice to the search.

        way: how well to play, one of the game's levels or between two of them; cancelled: asked now and then.
        Raises `Cancelled` once it says yes.
        """


MakeMove: TypeAlias = Callable[[State, Policy, Rng, bool], None]
"""(a position, what to play by, random numbers, whether to make some good move instead of the best) -> None: makes
one move in self-play."""


class Ending(NamedTuple):
    """The end of a round, solved.

    candidates: all moves of the seat to act, each `solved`, the best first; shares: of a sealed choice, how likely
    each of them is to be made; empty where the best is to be made.
    """

    candidates: list[Candidate]
    shares: tuple[float, ...] = ()


class EndingSolver(Protocol):
    """Solves the last moves of a round by the rules, where they are few and the seat knows enough for it."""

    def __call__(self, view: Any, way: Level, budget: Budget, cancelled: Callable[[], bool]) -> Ending | None:
        """The end of the round as the seat of `view` may know it; None leaves the choice to the search.

        way: how well to play, which says how much is solved; cancelled: asked now and then. Raises `Cancelled` once
        it says yes.
        """


class Learning(NamedTuple):
    """How a game's positions are learnt to be judged by self-play, see `ai.learning`.

    features: what the network is given of a position; make_policy: makes what plays up to the horizon and judges the
    end of a round; horizon: after how many moves of a playout the network judges; exploration: see `Policy`;
    make_move: how moves are made in a game whose players do not search codes, else None; reach: 0 if rewards of
    finished rounds are learnt, otherwise what they change within so many moves, plus a half, from 0 to 1: then the
    policy judges any position.
    """

    features: Features
    make_policy: Callable[[], Policy]
    horizon: int
    exploration: float
    make_move: MakeMove | None = None
    reach: int = 0

    def taught(self, weights: Weights) -> Policy:
        """A policy that judges by these weights. Raises `WeightsError` if they were learnt with other features."""
        policy = self.make_policy()
        policy.learn(weights.values(self.features), self.horizon, self.exploration)
        return policy


def taught(game_id: str, learning: Learning) -> Policy:
    """The policy that judges by the weights that the program ships with.

    Raises as `ai.weights.shipped_weights` and `Learning.taught` do.
    """
    return learning.taught(shipped_weights(game_id))


class Knowledge(NamedTuple):
    """What is known about playing one game well.

    levels: by name; policy: for playouts and prior values; searcher: makes what looks for a move, None for `Search`;
    chooser: is asked before any search, None in most games; ending: is asked before a search that it may spare, None
    where no end of a round is solved; learning: how values can be learnt; learned: the policy
    with what was learnt, for the levels that are `learned`.
    """

    levels: Mapping[str, Level]
    policy: Policy
    searcher: MakeSearcher | None = None
    chooser: Chooser | None = None
    ending: EndingSolver | None = None
    learning: Learning | None = None
    learned: Policy | None = None

    def policy_of(self, way: Level) -> Policy:
        """What a level, or a player between two of them, searches with."""
        return self.policy if self.learned is None or not way.learned else self.learned


BARE = Knowledge({"random": Level(), "ismcts": Level(iterations=1_000)}, Policy())
"""What the yardsticks know of any game: nothing. They have no chooser, and play alike everywhere; `ismcts` is plain
search with the same budget in every game. Both are fixed points for measurements."""


def knowledge(game_id: str) -> Knowledge:
    """The levels and the policy of a game; plain ones if the game has no player module. Raises `KeyError` for
    an unknown game id."""
    return find_part(game_id, "player", Knowledge) or Knowledge(PLAIN, Policy())


def level_at(game_id: str, strength: float) -> Level:
    """How a player of this strength plays, on the game's scale; beyond the weakest and the strongest level as these
    do. Raises `KeyError` for an unknown game id."""
    levels, scale = knowledge(game_id).levels, scale_of(game_id)
    rungs = [scale.points(level) for level in LEVELS]
    above = bisect_left(rungs, strength)
    if above in (0, len(rungs)):
        return levels[LEVELS[min(above, len(rungs) - 1)]]
    low, high = rungs[above - 1 : above + 1]
    return _between(levels[LEVELS[above - 1]], levels[LEVELS[above]], (strength - low) / (high - low))


def _between(lower: Level, higher: Level, share: float) -> Level:
    """The level that lies so far, from 0 to 1, on the way from one to another."""
    if share == 1.0:
        return higher
    few, many = lower.repeatable.iterations, higher.repeatable.iterations
    return Level(
        # Each doubling of the search brings about as much as the one before.
        iterations=round(few * (many / few) ** share),
        # No iterations take longer than the higher level may think.
        seconds=higher.seconds,
        slack=_mixed(lower.slack, higher.slack, share),
        temperature=_mixed(lower.temperature, higher.temperature, share),
        careless=(lower if share < 0.5 else higher).careless,
        learned=(lower if share < 0.5 else higher).learned,
        own=tuple(_mixed(*pair, share) for pair in zip(lower.own, higher.own, strict=True)),
    )


def _mixed(lower: float, higher: float, share: float) -> float:
    return lower + (higher - lower) * share
