"""How to play Kistenstapel well: which builds a level sees, what it expects of them, when it knocks and what
it bids.

There are far too many builds for a tree search over all of them. Beginners see some simple ones. Better
players find the best build, and the best players compare a few good ones by flat Monte Carlo: the next turns
are played with cards drawn at random, everybody making the best build, to the same horizon for each
candidate.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from holzwurm_desktop.ai.levels import (
    Budget,
    Cancelled,
    Candidate,
    Knowledge,
    Learning,
    Level,
    taught,
)
from holzwurm_desktop.ai.search import Policy
from holzwurm_desktop.engine.contract import Move, NoObjection
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.best_build import best_build, good_builds
from holzwurm_desktop.games.boxes.builds import CARD_SET, Hand, ScoredBuild, cards_laid, value_of
from holzwurm_desktop.games.boxes.piles import Column, Position
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID
from holzwurm_desktop.games.kistenstapel.features import KistenstapelFeatures
from holzwurm_desktop.games.kistenstapel.game import GAME, KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.games.kistenstapel.policy import KistenstapelPolicy
from holzwurm_desktop.games.kistenstapel.prospects import EFFORT, MANY, MARGIN, Prospects, make_move, without
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

Columns: TypeAlias = dict[Column, int]


class Eye(NamedTuple):
    """What a level sees; the `own` numbers of its `Level`.

    best: the probability that it finds the best build; sees: otherwise the share of some simple builds that
    it sees; knocks: the probability that it checks another seat's pass; ahead: the probability that it looks
    a turn of each seat ahead; margin: how many points worse than the best a build may be that it then
    considers.
    """

    best: float
    sees: float
    knocks: float
    ahead: float = 0.0
    margin: float = 0.0


MOST = 10
"""The most builds that are compared."""
GAMES = 400
"""How often the next turns are played out at most, unless the budget names iterations."""
REPLY_MARGIN = 6
"""So many points worse than the best a build may be that is made in a playout for what it leaves."""
REPLIES = 10
"""The most such builds."""
SCALE = 100.0
"""A lead of this many points is worth a whole reward."""

LEVELS = {
    # How likely the best build is found decides nearly everything: small steps there are large ones in strength.
    "beginner": Level(
        iterations=1, slack=1.0, temperature=0.01, careless=True, own=Eye(best=0.27, sees=0.9, knocks=0.75)
    ),
    "easy": Level(
        iterations=1, slack=1.0, temperature=0.007, careless=True, own=Eye(best=0.46, sees=0.94, knocks=0.8)
    ),
    # From here on nobody overlooks what needs no thinking: that looks silly.
    "medium": Level(iterations=1, slack=0.05, temperature=0.01, own=Eye(best=0.71, sees=1.0, knocks=0.85)),
    # It never looks ahead, but whoever plays better now and then does, as long as the best.
    "hard": Level(iterations=GAMES, own=Eye(best=1.0, sees=1.0, knocks=1.0)),
    "expert": Level(
        seconds=0.9,
        usual=GAMES,
        learned=True,
        own=Eye(best=1.0, sees=1.0, knocks=1.0, ahead=1.0, margin=MARGIN),
    ),
}


def make_policy() -> KistenstapelPolicy:
    """The policy that self-play learns by."""
    return KistenstapelPolicy()


def choose(
    view: KistenstapelView, way: Level, rng: Rng, budget: Budget, cancelled: Callable[[], bool]
) -> list[Candidate]:
    """What the seat of `view` might do, the best first; never empty. Raises `Cancelled`.

    An iteration of the budget is one order in which the stock may lie. Without a budget in seconds, equal
    generators give equal answers.
    """
    state = GAME.determinize(view, rng)
    assert isinstance(state, KistenstapelState)
    eye = Eye(*way.own)
    if view.waiting:
        return [_answer(view, state, eye, rng)]
    if view.phase == "bid":
        return [_certain(Bid(view.seat, _bid(view, state, eye, rng)))]
    builder = state.builder()
    assert builder is not None
    # A knocker has a build to show, and unused cards come once: then every level looks for the best build.
    # Whoever judges what builds leave takes its pick of more of them.
    most = MANY if way.learned else MOST
    found = _seen(state, builder.hand, eye, rng, most, always=view.phase != "play")
    if not found:
        ends: dict[str, Callable[[int], Move]] = {"play": Pass, "knock": Concede, "leftover": Done}
        return [_certain(ends[view.phase](view.turn))]
    best = found[0].points
    # Without a draw where it always or never does.
    ahead = eye.ahead == 1.0 or (eye.ahead > 0.0 and _chance(rng, eye.ahead))
    if ahead and view.phase == "play" and len(found) > 1:
        return _outlook(view, way, rng).weigh(found, budget, cancelled)
    # 0.5 for the best build, and 0.01 less for each point that another one is worse: counted, not played out.
    return [
        Candidate(_move(view.turn, build), 1, 0.5 + (build.points - best) / SCALE, solved=True)
        for build in found
    ]


def _outlook(view: KistenstapelView, way: Level, rng: Rng) -> Outlook:
    policy = PLAYER.policy_of(way)
    return LearnedOutlook(view, rng, policy) if isinstance(policy, KistenstapelPolicy) else Outlook(view, rng)


def _certain(move: Move) -> Candidate:
    return Candidate(move, 1, 0.5)


def _move(seat: int, build: ScoredBuild) -> Build:
    return Build(seat, build.pile, build.opened)


def _chance(rng: Rng, share: float) -> bool:
    return rng.draw(1000) < 1000 * share


def _seen(
    state: KistenstapelState, hand: Hand, eye: Eye, rng: Rng, most: int, always: bool
) -> list[ScoredBuild]:
    """The builds that a level sees, at most so many, the best first. always: every level finds the best one
    here."""
    pile, opened = state.pile(), state.open_lids()
    if not always and not _chance(rng, eye.best):
        return _simple(state, eye, rng)
    found = good_builds(pile, opened, hand, round(eye.margin), limit=most, effort=EFFORT)
    return found[:1] if always else found


def _simple(state: KistenstapelState, eye: Eye, rng: Rng) -> list[ScoredBuild]:
    """Some of the builds that are found without much thinking: those of the move sampler."""
    value = value_of(state.pile())
    found = []
    for code in state.code_list():
        move = state.move_of(code)
        if isinstance(move, Build) and _chance(rng, eye.sees):
            found.append(ScoredBuild.of(move.pile, move.opened, value_of(move.pile) - value))
    return sorted(found, key=lambda build: -build.points)


def _answer(view: KistenstapelView, state: KistenstapelState, eye: Eye, rng: Rng) -> Candidate:
    """Whether to knock on a pass."""
    # Knocking in vain gives every rival 2 points, so no level knocks without having seen a build.
    looks = view.seat != view.passer and _chance(rng, eye.knocks)
    if looks and _chance(rng, eye.best):
        hand = _hand(view.hands[view.passer])
        looks = best_build(state.pile(), state.open_lids(), hand) is not None
    elif looks:
        looks = any(isinstance(state.move_of(code), Knock) for code in state.code_list())
    return _certain(Knock(view.seat) if looks else NoObjection(view.seat))


def _bid(view: KistenstapelView, state: KistenstapelState, eye: Eye, rng: Rng) -> int:
    """How many points to bid: what one build with all unused cards together can make.

    The best single build makes as much as any sequence of builds, because points are a difference of pile
    values.
    """
    left, right, closed, opened = (sum(hand[kind] for hand in view.hands) for kind in range(4))
    best = best_build(state.pile(), state.open_lids(), (left, right, closed, opened))
    if best is None or not _chance(rng, eye.sees):
        return 0
    share = max(eye.best, 0.4 + 0.4 * rng.draw(100) / 100)
    return min(HIGHEST_BID, int(best.points * share))


class Outlook:
    """Plays the next turn of each seat out with best builds, to see what a build leaves to the others and to the
    seat's own hand."""

    def __init__(self, view: KistenstapelView, rng: Rng) -> None:
        self._view = view
        self._rng = rng
        self._pile = {(x, y): height for x, y, height in view.pile}
        self._opened = tuple((a, b) for a, b in view.open)
        self._hands = [_hand(hand) for hand in view.hands]
        # The same pile and hand come up again in other playouts, and the search for their best build is the
        # costly part.
        self._best: dict[object, ScoredBuild | None] = {}
        lying = cards_laid({}, (), self._pile, self._opened)
        held = [sum(hand[kind] for hand in self._hands) for kind in range(4)]
        self._stock = [kind for kind in range(4) for _ in range(CARD_SET[kind] - lying[kind] - held[kind])]

    def weigh(
        self, found: list[ScoredBuild], budget: Budget, cancelled: Callable[[], bool]
    ) -> list[Candidate]:
        """The builds with their mean rewards, the best first. Raises `Cancelled`."""
        deadline = time.monotonic() + budget.seconds if budget.seconds else None
        most = budget.iterations or GAMES
        sums = [0.0] * len(found)
        played = 0
        while played < most and (deadline is None or not played or time.monotonic() < deadline):
            # The same stock for every build (common random numbers): differences between builds are less
            # noisy.
            stock = self._shuffled()
            for at, build in enumerate(found):
                if cancelled():
                    raise Cancelled
                sums[at] += self._play_out(build, stock)
            played += 1
        seat = self._view.turn
        weighed = [
            Candidate(_move(seat, build), played, min(1.0, max(0.0, 0.5 + total / played / SCALE)))
            for build, total in zip(found, sums, strict=True)
        ]
        return sorted(weighed, key=lambda candidate: -candidate.mean)

    def _shuffled(self) -> list[int]:
        stock = list(self._stock)
        for i in range(len(stock) - 1, 0, -1):
            k = self._rng.draw(i + 1)
            stock[i], stock[k] = stock[k], stock[i]
        return stock

    def _play_out(self, build: ScoredBuild, stock: list[int]) -> float:
        """The lead in points that follows from `build`, with this stock, after the next turn of each
        seat."""
        seats, me = self._view.seats, self._view.turn
        pile, opened = self._pile, self._opened
        hands = list(self._hands)
        gained = [0.0] * seats
        left = len(stock)
        next_build: ScoredBuild | None = build
        for turn in range(1 + seats):
            seat = (me + turn) % seats
            if turn:
                if left:
                    left -= 1
                    hands[seat] = _with_card(hands[seat], stock[left])
                next_build = self._reply(pile, opened, hands, seat)
            if next_build is not None:
                after = next_build.heights
                hands[seat] = without(hands[seat], cards_laid(pile, opened, after, next_build.opened))
                pile, opened = after, next_build.opened
                gained[seat] += next_build.points
        others = [gained[seat] for seat in range(seats) if seat != me]
        # Half the lead over the best rival, half the lead over the average one.
        lead = gained[me] - (max(others) + sum(others) / len(others)) / 2
        return lead + self._promised(pile, opened, hands)

    def _promised(self, pile: Columns, opened: tuple[Position, ...], hands: Sequence[Hand]) -> float:
        """What the position after the last turn is worth beyond the lead, in points."""
        return 0.0

    def _reply(
        self, pile: Columns, opened: tuple[Position, ...], hands: Sequence[Hand], seat: int
    ) -> ScoredBuild | None:
        """What a seat builds in a playout."""
        return self._best_of(pile, opened, hands[seat])

    def _best_of(self, pile: Columns, opened: tuple[Position, ...], hand: Hand) -> ScoredBuild | None:
        key = (tuple(sorted(pile.items())), opened, hand)
        if key not in self._best:
            found = good_builds(pile, opened, hand, 0, limit=1, effort=EFFORT)
            self._best[key] = found[0] if found else None
        return self._best[key]


class LearnedOutlook(Outlook):
    """As `Outlook`, but everybody looks at what its build leaves, by what was learnt, and so does the
    judgement at the end."""

    def __init__(self, view: KistenstapelView, rng: Rng, policy: KistenstapelPolicy) -> None:
        super().__init__(view, rng)
        self._prospects = Prospects(view, policy)
        self._judged: dict[object, float] = {}

    def weigh(
        self, found: list[ScoredBuild], budget: Budget, cancelled: Callable[[], bool]
    ) -> list[Candidate]:
        seat = self._view.turn
        ranked = self._prospects.ranked(self._pile, self._opened, self._hands, seat, found)
        return super().weigh(ranked[:MOST], budget, cancelled)

    def _promised(self, pile: Columns, opened: tuple[Position, ...], hands: Sequence[Hand]) -> float:
        key = (tuple(sorted(pile.items())), opened, tuple(hands))
        if key not in self._judged:
            self._judged[key] = self._prospects.points(pile, opened, hands, self._view.turn)
        return self._judged[key]

    def _reply(
        self, pile: Columns, opened: tuple[Position, ...], hands: Sequence[Hand], seat: int
    ) -> ScoredBuild | None:
        key = (tuple(sorted(pile.items())), opened, tuple(hands), seat)
        if key not in self._best:
            found = good_builds(pile, opened, hands[seat], REPLY_MARGIN, limit=REPLIES, effort=EFFORT)
            ranked = self._prospects.ranked(pile, opened, hands, seat, found)
            self._best[key] = ranked[0] if ranked else None
        return self._best[key]


def _hand(counts: Sequence[int]) -> Hand:
    left, right, closed, opened = counts
    return left, right, closed, opened


def _with_card(hand: Hand, kind: int) -> Hand:
    more = [count + (kind == at) for at, count in enumerate(hand)]
    return more[0], more[1], more[2], more[3]


LEARNING = Learning(
    KistenstapelFeatures(), make_policy, horizon=0, exploration=0.5, make_move=make_move, reach=10
)
# Nothing is known that a tree search could use: its policy is a plain one.
PLAYER = Knowledge(
    LEVELS, Policy(), chooser=choose, learning=LEARNING, learned=taught("kistenstapel", LEARNING)
)
