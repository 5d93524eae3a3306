"""What is made in Kistenstapel of what was learnt: what builds leave, moves of self-play, the expert's outlook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.network import Network, Values
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.builds import cards_laid
from holzwurm_desktop.games.kistenstapel.features import COUNT
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState
from holzwurm_desktop.games.kistenstapel.player import LEARNING, LearnedOutlook, Outlook, make_policy
from holzwurm_desktop.games.kistenstapel.policy import KistenstapelPolicy
from holzwurm_desktop.games.kistenstapel.prospects import Prospects, make_move, promising, without
from tests.games.kistenstapel.test_features import STEPS
from tests.games.kistenstapel.test_rules import NO_CARDS, last_cards, position

SPREAD = 50.0
"""A lead of this many points is worth a whole reward."""
OWN_CARDS = 20 + 4
"""The feature that counts the own cards."""


def taught(weights: Sequence[float], hidden: int = 1) -> KistenstapelPolicy:
    policy = make_policy()
    policy.learn(Values(LEARNING.features, Network(COUNT, hidden, weights)), 0, 0.5)
    return policy


def some_policy(seed: int = 1) -> KistenstapelPolicy:
    rng = Random(seed)
    return taught([rng.uniform(-1, 1) for _ in range((COUNT + 2) * 4 + 1)], 4)


def miser() -> KistenstapelPolicy:
    """Holds each card in hand to be worth some points."""
    return taught([4.0 if at == OWN_CARDS else 0.0 for at in range(COUNT)] + [0.0, 1.0, 0.0])


def indifferent() -> KistenstapelPolicy:
    return taught([0.0] * (COUNT + 3))


def turns() -> Iterator[KistenstapelState]:
    """Turns of rounds between three seats in which there are builds to choose from."""
    rng = Rng(4)
    for deal in range(3):
        hands = ((1 + deal, 2, 2, 1), (2, 1, 1, 0), (0, deal, 1, 0))
        state = position(STEPS, hands)
        assert len(promising(state.pile(), state.open_lids(), hands[0])) > 2
        yield state
        make_move(state, make_policy(), rng, stray=True)


def test_a_position_is_judged_by_the_lead_over_the_mean_of_the_others() -> None:
    state = position(STEPS, (NO_CARDS, NO_CARDS, NO_CARDS), scores=[10, 4, 1])

    found = make_policy().judged(state)
    assert found == pytest.approx([0.5 + lead / SPREAD for lead in (7.5, -1.5, -6.0)])
    assert sum(found) == pytest.approx(1.5)


def test_what_may_be_expected_is_the_mean_over_all_cards_that_may_be_turned_up() -> None:
    policy, hands = some_policy(), ((1, 0, 0, 1), (0, 2, 1, 0))
    state = position(STEPS, hands, turn=1)
    before = state.view(0)

    expected, left = 0.0, {0: 16 - 5, 1: 16 - 6, 2: 12 - 4, 3: 4 - 1}
    for kind, count in left.items():
        more = [hands[1][at] + (at == kind) for at in range(4)]
        turned = position(STEPS, (hands[0], (more[0], more[1], more[2], more[3])), turn=1)
        expected += (policy.estimated(turned)[0] - 0.5) * SPREAD * count / sum(left.values())
    assert policy.outlook(state, 0) == pytest.approx(expected)
    assert Prospects(position(STEPS, hands).view(0), policy).points(STEPS, (), hands, 0) == pytest.approx(
        expected
    )
    assert state.view(0) == before


def test_where_the_stock_is_empty_nothing_is_turned_up() -> None:
    policy = some_policy()
    state = last_cards((1, 0, 0, 1), (0, 2, 1, 0), pile=STEPS)

    assert policy.outlook(state, 1) == pytest.approx((policy.estimated(state)[1] - 0.5) * SPREAD)


def test_builds_are_ranked_by_what_they_make_and_leave() -> None:
    kept = []
    for state in turns():
        pile, hands = state.pile(), [state.hand_of(seat) for seat in range(3)]
        found = promising(pile, (), hands[0])
        prospects = Prospects(state.view(0), miser())
        worths = []
        for build in prospects.ranked(pile, (), hands, 0, found):
            left = without(hands[0], cards_laid(pile, (), build.heights, build.opened))
            worths.append(build.points + prospects.points(build.heights, build.opened, [left, *hands[1:]], 0))
            kept.append((sum(left), build.points))
        assert worths == sorted(worths, reverse=True)
        assert len(set(worths)) > 2
        plain = Prospects(state.view(0), indifferent()).ranked(pile, (), hands, 0, found)
        assert [build.points for build in plain] == [build.points for build in found]
    # The first of them keeps a card for which another one makes more points.
    assert any(cards < kept[0][0] and points > kept[0][1] for cards, points in kept)


@pytest.mark.parametrize(("policy", "best"), [(make_policy, True), (miser, False)])
def test_self_play_makes_the_best_build_by_what_is_known(policy: Any, best: bool) -> None:
    made = []
    for state in turns():
        found = promising(state.pile(), state.open_lids(), state.hand_of(0))
        after: Any = state.copy()
        make_move(after, policy(), Rng(1), stray=False)
        made.append((after.view(0).scores[0], found[0].points))
        assert made[-1][0] in {build.points for build in found}

    assert all(points == most for points, most in made) == best


def test_strays_are_any_good_builds_and_who_has_none_passes() -> None:
    state = next(turns())
    scores = set()
    for seed in range(40):
        after: Any = state.copy()
        make_move(after, make_policy(), Rng(seed), stray=True)
        scores.add(after.view(0).scores[0])
    assert len(scores) > 1

    poor = last_cards(NO_CARDS, NO_CARDS)
    make_move(poor, make_policy(), Rng(1), stray=False)
    assert (poor.view(0).passes, poor.turn) == (1, 1)


def test_who_judges_all_positions_alike_looks_ahead_as_if_nothing_was_learnt() -> None:
    for state in turns():
        found = promising(state.pile(), state.open_lids(), state.hand_of(0))[:4]
        plain, learned = (
            outlook.weigh(list(found), Budget(iterations=3), lambda: False)
            for outlook in (
                Outlook(state.view(0), Rng(2)),
                LearnedOutlook(state.view(0), Rng(2), indifferent()),
            )
        )
        assert [each.mean for each in plain] == pytest.approx([each.mean for each in learned])


def test_what_the_end_of_a_playout_promises_is_added_to_the_lead() -> None:
    promised: list[float] = []

    class Noting(LearnedOutlook):
        def _promised(self, pile: Any, opened: Any, hands: Any) -> float:
            promised.append(super()._promised(pile, opened, hands))
            return promised[-1]

    class Blind(LearnedOutlook):
        def _promised(self, pile: Any, opened: Any, hands: Any) -> float:
            return 0.0

    state = next(turns())
    build = promising(state.pile(), (), state.hand_of(0))[0]
    noting, blind = (
        kind(state.view(0), Rng(2), miser()).weigh([build], Budget(2), lambda: False)[0].mean
        for kind in (Noting, Blind)
    )
    assert len(promised) == 2
    assert noting == pytest.approx(blind + sum(promised) / 2 / 100)
    assert any(abs(each) > 0.5 for each in promised)
