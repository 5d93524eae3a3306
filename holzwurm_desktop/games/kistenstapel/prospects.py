"""What a build of Kistenstapel leaves to the others and to the own hand, by what was learnt in self-play; and
how moves are made there."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.ai.search import Policy
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.games.boxes.best_build import good_builds
from holzwurm_desktop.games.boxes.builds import Hand, ScoredBuild, cards_laid
from holzwurm_desktop.games.boxes.piles import Pile, Position
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import Build, Pass
from holzwurm_desktop.games.kistenstapel.policy import KistenstapelPolicy
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

MARGIN = 12
"""So many points worse than the best a build may be for what it leaves to make up for that."""
MANY = 40
"""The most builds that are judged by what they leave."""
EFFORT = 6_000
"""Steps of the search for good builds, see `good_builds`: about 60 ms at worst."""


class Prospects:
    """Judges what may come of a round, in points; the same question has the same answer."""

    def __init__(self, view: KistenstapelView, policy: KistenstapelPolicy) -> None:
        """view: of any seat whose turn it is to build; policy: has learnt."""
        self._view = view._replace(phase="play", passer=-1, waiting=False)
        self._policy = policy
        self._state = KistenstapelState(view.seats)

    def points(
        self, pile: Pile, opened: Sequence[Position], hands: Sequence[Sequence[int]], seat: int
    ) -> float:
        """How many points more than the others on average `seat` may expect to make from now on, if it has had its
        turn and the next seat is to turn up its card."""
        columns = [(x, y, height) for (x, y), height in pile.items()]
        turn = (seat + 1) % self._view.seats
        self._state.fill(self._view._replace(pile=columns, open=opened, hands=hands, turn=turn))
        return self._policy.outlook(self._state, seat)

    def ranked(
        self,
        pile: Pile,
        opened: Sequence[Position],
        hands: Sequence[Hand],
        seat: int,
        found: Sequence[ScoredBuild],
    ) -> list[ScoredBuild]:
        """The builds of `seat`, those first that promise most by what they make and what they leave."""
        if len(found) < 2:
            return list(found)

        def worth(build: ScoredBuild) -> float:
            after = build.heights
            laid = cards_laid(pile, opened, after, build.opened)
            left = list(hands)
            left[seat] = without(hands[seat], laid)
            return build.points + self.points(after, build.opened, left, seat)

        return sorted(found, key=worth, reverse=True)


def without(hand: Hand, laid: Hand) -> Hand:
    """A hand once these cards are laid."""
    return hand[0] - laid[0], hand[1] - laid[1], hand[2] - laid[2], hand[3] - laid[3]


def promising(pile: Pile, opened: Sequence[Position], hand: Hand) -> list[ScoredBuild]:
    """The builds of which the best may be one, those first that make the most points."""
    return good_builds(pile, opened, hand, MARGIN, limit=MANY, effort=EFFORT)


def make_move(state: State, policy: Policy, rng: Rng, stray: bool) -> None:
    """Make a move in self-play: the build with the most points, or of what was learnt the best; stray: any
    good one."""
    assert isinstance(state, KistenstapelState)
    builder = state.builder()
    assert builder is not None
    found = promising(state.pile(), state.open_lids(), builder.hand)
    if not found:
        state.apply(Pass(state.turn))
        return
    if stray:
        chosen = found[rng.draw(len(found))]
    elif isinstance(policy, KistenstapelPolicy) and policy.horizon >= 0:
        hands = [state.hand_of(seat) for seat in range(state.seats)]
        prospects = Prospects(state.view(state.turn), policy)
        chosen = prospects.ranked(state.pile(), state.open_lids(), hands, state.turn, found)[0]
    else:
        chosen = found[0]
    state.apply(Build(state.turn, chosen.pile, chosen.opened))
