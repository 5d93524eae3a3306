"""Self-play: what it notes of a round, that it can be had again, and that contests are fair."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai.learning import beginning, contest, examples_of, setting_of
from holzwurm_desktop.ai.levels import Learning, knowledge
from holzwurm_desktop.ai.network import Network, Values
from holzwurm_desktop.ai.search import Policy
from holzwurm_desktop.engine.kits import all_games
from tests.ai.test_network import LEARNERS, every_learner, some_weights


def learning_of(game_id: str) -> Learning:
    known = knowledge(game_id).learning
    assert known is not None
    return known


def taught(game_id: str, seed: int = 1) -> Policy:
    known = learning_of(game_id)
    count, policy = known.features.count, known.make_policy()
    policy.learn(Values(known.features, Network(count, 4, some_weights(count, 4, seed))), 0, 0.5)
    return policy


@every_learner
def test_a_round_gives_positions_as_each_seat_sees_them_with_what_came_of_it(game_id: str) -> None:
    game, known = all_games()[game_id], learning_of(game_id)
    seats = game.seats[-1]
    state, setting = beginning(game, seats, 5), setting_of(knowledge(game_id), 3)
    first = [known.features.described(state, seat) for seat in range(seats)]

    found = examples_of(known, taught(game_id), setting, state, 1, 0, 1)

    count = known.features.count
    assert len(found.features) == count * len(found.rewards)
    assert len(found.rewards) % seats == 0
    for seat in range(seats):
        assert list(found.features[seat * count : seat * count + count]) == pytest.approx(first[seat])
    if not known.reach:
        assert list(found.rewards[:seats]) == pytest.approx(taught(game_id).judged(state))
        assert list(found.rewards[-seats:]) == list(found.rewards[:seats])


def changes(reach: int) -> tuple[list[list[float]], list[float]]:
    """A round of Kistenstapel: the rewards of each position, by seat, and how its end is judged."""
    known = learning_of("kistenstapel")._replace(reach=reach)
    state, setting = beginning(all_games()["kistenstapel"], 3, 5), setting_of(knowledge("kistenstapel"), 1)
    found = examples_of(known, known.make_policy(), setting, state, 1, 0, 1)
    rewards = [list(found.rewards[at : at + 3]) for at in range(0, len(found.rewards), 3)]
    return rewards, known.make_policy().judged(state)


def test_what_changes_within_one_move_adds_up_to_what_the_end_is_judged() -> None:
    rewards, judged = changes(1)

    for seat in range(3):
        assert 0.5 + sum(each[seat] - 0.5 for each in rewards) == pytest.approx(judged[seat], abs=1e-5)
    # Nobody but the seat to move wins anything by it.
    assert [each.index(max(each)) for each in rewards if max(each) > 0.5] == [
        at % 3 for at, each in enumerate(rewards, start=5 % 3) if max(each) > 0.5
    ]


def test_rewards_tell_what_changes_within_so_many_moves_or_to_the_end() -> None:
    single, _ = changes(1)
    far, _ = changes(6)

    for at, each in enumerate(far):
        for seat in range(3):
            gained = sum(later[seat] - 0.5 for later in single[at : at + 6])
            assert each[seat] == pytest.approx(min(max(0.5 + gained, 0.0), 1.0), abs=1e-5)


@every_learner
def test_equal_seeds_give_equal_rounds_and_others_others(game_id: str) -> None:
    def play(seed: int) -> bytes:
        state, setting = beginning(all_games()[game_id], 2, 5), setting_of(knowledge(game_id), 2)
        return examples_of(
            learning_of(game_id), taught(game_id), setting, state, seed, 4, 4
        ).features.tobytes()

    assert play(1) == play(1) != play(2)


def test_neither_the_opening_of_a_round_nor_most_of_its_positions_are_returned() -> None:
    game_id = LEARNERS[0]

    def number(opening: int, seed: int, every: int = 1) -> int:
        state, setting = beginning(all_games()[game_id], 2, 5), setting_of(knowledge(game_id), 1)
        return len(
            examples_of(learning_of(game_id), taught(game_id), setting, state, seed, opening, every).rewards
        )

    assert {number(0, seed) > 20 for seed in range(5)} == {True}
    assert 0 in {number(10_000, seed) for seed in range(5)}
    assert number(0, 1) > 2 * number(0, 1, 4) > 0


@every_learner
def test_a_contest_shares_one_win_and_can_be_had_again(game_id: str) -> None:
    game = all_games()[game_id]
    policies, setting = [taught(game_id), knowledge(game_id).policy], setting_of(knowledge(game_id), 4)

    def play(seed: int) -> list[float]:
        return contest(policies, setting, beginning(game, 2, 8), seed)

    results = [play(seed) for seed in range(6)]
    assert [sum(each) for each in results] == [1.0] * 6
    assert results == [play(seed) for seed in range(6)]


def test_who_searches_wins_more_often_than_who_does_not() -> None:
    game, known = all_games()["holzwurm"], knowledge("holzwurm")
    features, blind, setting = learning_of("holzwurm").features, taught("holzwurm"), setting_of(known, 60)
    # All weights are 0: every position is worth the same.
    blind.learn(Values(features, Network(features.count, 1, [0.0] * (features.count + 3))), 0, 0.5)

    won = sum(
        contest([known.policy, blind], setting, beginning(game, 2, deal), deal)[0] for deal in range(1, 21)
    )

    assert won >= 15
