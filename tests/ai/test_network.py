"""The small network that judges positions: what it computes, what it refuses, and that compiling changes nothing."""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from holzwurm_desktop.ai import network
from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.network import MAX_HIDDEN, MAX_INPUTS, Features, Network, Values
from holzwurm_desktop.ai.search import Search, count_estimates, count_playouts
from holzwurm_desktop.engine.core import OVER, Rng, State
from tests.playing import GAMES, new_match, positions

LEARNERS = [game_id for game_id in GAMES if knowledge(game_id).learning is not None]

every_learner = pytest.mark.parametrize("game_id", LEARNERS)


def some_weights(inputs: int, hidden: int, seed: int = 1) -> list[float]:
    rng = Random(seed)
    return [rng.uniform(-1, 1) for _ in range((inputs + 2) * hidden + 1)]


def uncompiled() -> ModuleType:
    """The source of `ai.network` as it runs without a compiler."""
    assert network.__file__ is not None
    source = Path(network.__file__).with_name("network.py")
    spec = importlib.util.spec_from_file_location("uncompiled_network", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_network_computes_what_can_be_worked_out_by_hand() -> None:
    # Two inputs, two hidden units; the second unit is negative and gives 0.
    first, second, biases, output, bias = [1.0, -1.0], [2.0, -2.0], [0.5, 0.25], [2.0, 100.0], [-1.0]
    net = Network(2, 2, [*first, *second, *biases, *output, *bias])

    assert net.output([1.0, 0.5]) == 1 / (1 + math.exp(-(2.0 * 2.5 - 1.0)))
    assert net.output([0.0, 0.0]) == 1 / (1 + math.exp(-(2.0 * 0.5 + 100.0 * 0.25 - 1.0)))


@pytest.mark.parametrize(("bias", "result"), [(1e6, 1.0), (-1e6, 0.0)])
def test_what_is_certain_beyond_measure_is_certain(bias: float, result: float) -> None:
    assert Network(1, 1, [0.0, 0.0, 0.0, bias]).output([1.0]) == pytest.approx(result, abs=1e-300)


def test_compiled_and_uncompiled_give_the_same_number_to_the_last_bit() -> None:
    weights, rng = some_weights(40, 24), Random(2)
    compiled, plain = Network(40, 24, weights), uncompiled().Network(40, 24, weights)

    for _ in range(50):
        given = [rng.choice([0.0, 0.0, rng.uniform(-1, 1)]) for _ in range(40)]
        assert compiled.output(given) == plain.output(given)


@pytest.mark.parametrize(("inputs", "hidden"), [(0, 4), (4, 0), (MAX_INPUTS + 1, 4), (4, MAX_HIDDEN + 1)])
def test_a_network_of_no_size_or_too_large_is_refused(inputs: int, hidden: int) -> None:
    with pytest.raises(ValueError, match="inputs and"):
        Network(inputs, hidden, some_weights(inputs, hidden))


@pytest.mark.parametrize("more", [-1, 1])
def test_too_few_or_too_many_weights_are_refused(more: int) -> None:
    with pytest.raises(ValueError, match="weights for 3 inputs"):
        Network(3, 2, [0.0] * (5 * 2 + 1 + more))


def test_a_network_for_other_features_is_refused() -> None:
    with pytest.raises(ValueError, match="3 inputs for 4 features"):
        Values(Features(4, 1), Network(3, 2, some_weights(3, 2)))
    with pytest.raises(ValueError, match="2 numbers for 3 inputs"):
        Network(3, 2, some_weights(3, 2)).output([1.0, 2.0])


def test_more_features_than_there_is_room_for_are_refused() -> None:
    assert Features(MAX_INPUTS, 1).count == MAX_INPUTS
    with pytest.raises(ValueError, match="features"):
        Features(MAX_INPUTS + 1, 1)


@every_learner
def test_what_seats_may_expect_is_each_ones_output_and_adds_up_to_all_there_is_to_win(game_id: str) -> None:
    learning = knowledge(game_id).learning
    assert learning is not None
    features, policy = learning.features, learning.make_policy()
    net = Network(features.count, 6, some_weights(features.count, 6))
    policy.learn(Values(features, net), 0, 0.5)
    for match in positions(game_id, seed=3):
        state = match.playing()
        found = policy.estimated(state)

        outputs = [net.output(features.described(state, seat)) for seat in range(state.seats)]
        assert sum(found) == pytest.approx(sum(policy.judged(_finished(game_id, state.seats))), abs=0.15)
        assert [each / sum(found) for each in found] == pytest.approx(
            [each / sum(outputs) for each in outputs]
        )


def _finished(game_id: str, seats: int) -> State:
    state, rng = new_match(game_id, seats=seats).playing().copy(), Rng(5)
    while state.turn != OVER:
        state.step_code(state.draw_code(rng))
    return state


@every_learner
def test_all_numbers_that_describe_a_position_are_small(game_id: str) -> None:
    learning = knowledge(game_id).learning
    assert learning is not None
    for seed in range(6):
        for match in positions(game_id, seed):
            state = match.playing()
            for seat in range(state.seats):
                numbers = learning.features.described(state, seat)
                assert len(numbers) == learning.features.count
                assert max(map(abs, numbers)) <= 6


@every_learner
def test_a_playout_ends_at_the_horizon_and_the_values_judge_there(game_id: str) -> None:
    learning = knowledge(game_id).learning
    assert learning is not None
    state = new_match(game_id).playing()
    policy, count = learning.make_policy(), learning.features.count
    whole = count_playouts(state, policy, Rng(1), 1)
    with pytest.raises(ValueError, match="nothing was learnt"):
        policy.estimated(state)
    # All weights are 0: nobody is better off than anybody else.
    policy.learn(Values(learning.features, Network(count, 1, [0.0] * (count + 3))), 3, 0.5)

    assert count_playouts(state, policy, Rng(1), 2) == 6 < whole
    assert policy.estimated(state) == [0.5, 0.5]
    policy.prior_visits = 0
    search = Search(state, state.turn, policy, Rng(1))
    search.run(20)
    assert all(0.4 < move.mean < 0.6 for move in search.considered())
    assert count_estimates(state, policy, 3) == 3
