"""The search step by step, on a game so small that what it must find can be worked out by hand.

The compiled search cannot look into a game that is written in Python; it is the same text, and
`engine/test_compiled_agrees.py` says that it finds the same.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from holzwurm_desktop.ai import search as search_module
from holzwurm_desktop.ai.search import Policy, Search, count_playouts
from holzwurm_desktop.engine.core import CHANCE, OVER, Rng, State

pytestmark = pytest.mark.skipif(
    not str(search_module.__file__).endswith(".py"), reason="the compiled search takes compiled games only"
)


class Toy(State):
    """Each seat in turn (or chance, for `CHANCE`) chooses one of some codes, until every place in `seats_in_turn` is
    used up. What is chosen stands in `made`.

    choices: how many codes there are to choose from; alike: codes that the others cannot tell from code 0; hidden:
    codes of which a deal allows only some, at random.
    """

    def __init__(
        self,
        seats: int = 2,
        order: Sequence[int] = (0,),
        choices: int = 3,
        alike: int = 0,
        hidden: bool = False,
    ) -> None:
        super().__init__(seats)
        self.order = tuple(order)
        self.choices = choices
        self.alike = alike
        self.hidden = hidden
        self.made: tuple[int, ...] = ()
        self.allowed = tuple(range(choices))
        self._go_on()

    def _go_on(self) -> None:
        self.turn = self.order[len(self.made)] if len(self.made) < len(self.order) else OVER

    def step(self, code: int) -> None:
        assert code in self.allowed, "only legal moves are made"
        self.made += (code,)
        self._go_on()

    def codes(self, out: Any) -> int:
        for at, code in enumerate(self.allowed):
            out[at] = code
        return len(self.allowed)

    def seen(self, code: int, seat: int) -> int:
        return 0 if code < self.alike and self.turn != seat else code

    def assign(self, other: Any) -> None:
        self.order, self.choices, self.made, self.turn = other.order, other.choices, other.made, other.turn
        self.alike, self.hidden, self.allowed = other.alike, other.hidden, other.allowed

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.hidden:  # the first code is always there, each of the others every second time
            self.allowed = (0, *(code for code in range(1, self.choices) if rng.draw(2)))

    def copy(self) -> Any:
        other = Toy(self.seats)
        other.assign(self)
        return other


class Judge(Policy):
    """Knows what each seat gets for what was chosen, and what to expect of a code."""

    def __init__(
        self,
        rewards: Any,
        prior_visits: int = 0,
        expected: Sequence[float] = (),
        hopeless: Sequence[int] = (),
    ) -> None:
        super().__init__()
        self.rewards = rewards
        self.prior_visits = prior_visits
        self.expected = expected
        self.without = hopeless
        self.prunes = bool(hopeless)

    def expect(self, state: State, code: int) -> float:
        return self.expected[code]

    def hopeless(self, state: State, code: int) -> bool:
        return code in self.without

    def judge(self, state: Any, out: Any) -> None:
        for seat, reward in enumerate(self.rewards(state.made)):
            out[seat] = reward


def searched(
    state: State, policy: Policy, iterations: int, seed: int = 1, seat: int = 0, exploration: float = 0.0
) -> Search:
    if exploration:
        policy.exploration = exploration
    search = Search(state, seat, policy, Rng(seed))
    search.run(iterations)
    return search


ARMS = (0.2, 0.5, 0.7)


def first_decides(made: tuple[int, ...]) -> tuple[float, float]:
    """The first choice is all that counts."""
    return ARMS[made[0]], 1 - ARMS[made[0]]


def found(search: Search) -> dict[int, tuple[int, float]]:
    return {each.code: (each.visits, each.mean) for each in search.considered()}


def ucb(order: Sequence[int], iterations: int, exploration: float, prior: int = 0) -> dict[int, int]:
    """How often UCB1 tries each arm, if the untried ones are tried first in this order; each has `prior` visits."""
    visits = {}
    available = {}
    for _ in range(iterations):
        for arm in visits:
            available[arm] += 1
        if len(visits) < len(order):
            arm = order[len(visits)]
            visits[arm], available[arm] = prior, 1 + prior
        else:
            # The node that was made last comes first, and stays first among equals.
            arm = max(
                [*order][::-1],
                key=lambda arm: ARMS[arm] + exploration * math.sqrt(math.log(available[arm]) / visits[arm]),
            )
        visits[arm] += 1
    return visits


@pytest.mark.parametrize("exploration", [0.3, 0.7, 2.0])
@pytest.mark.parametrize("iterations", [1, 2, 3, 4, 7, 30, 200])
def test_each_move_is_tried_as_often_as_its_confidence_bound_says(
    iterations: int, exploration: float
) -> None:
    search = searched(Toy(), Judge(first_decides), iterations, exploration=exploration)
    order = [search.code[node] for node in range(1, search.nodes)]
    order += [arm for arm in range(3) if arm not in order]

    expected = ucb(order, iterations, exploration)

    assert {code: visits for code, (visits, _) in found(search).items()} == expected
    for code, (_, mean) in found(search).items():
        assert mean == pytest.approx(ARMS[code])
    assert search.iterations == iterations
    assert search.visits[0] == iterations


def test_the_usual_exploration_is_that_of_the_paper() -> None:
    assert found(searched(Toy(), Judge(first_decides), 50)) == found(
        searched(Toy(), Judge(first_decides), 50, exploration=0.7)
    )


def test_untried_moves_are_equally_likely_to_come_next() -> None:
    first = Counter(searched(Toy(), Judge(first_decides), 1, seed).code[1] for seed in range(600))

    assert set(first) == {0, 1, 2}
    assert all(150 < count < 250 for count in first.values())


def test_what_is_expected_counts_as_so_many_visits() -> None:
    policy = Judge(first_decides, prior_visits=4, expected=(0.9, 0.5, 0.1))
    search = searched(Toy(), policy, 3)

    for code, (visits, mean) in found(search).items():
        assert visits == 5
        assert mean == pytest.approx((4 * policy.expected[code] + ARMS[code]) / 5)
    assert sorted(search.available[node] for node in (1, 2, 3)) == [5, 6, 7]


def test_where_visits_count_beforehand_the_bound_counts_them_too() -> None:
    search = searched(Toy(), Judge(first_decides, prior_visits=3, expected=ARMS), 60)
    order = [search.code[node] for node in (1, 2, 3)]

    assert {code: visits for code, (visits, _) in found(search).items()} == ucb(order, 60, 0.7, prior=3)


def test_nothing_is_expected_where_no_visits_count_beforehand() -> None:
    class Unasked(Judge):
        def expect(self, state: State, code: int) -> float:
            raise AssertionError

    assert len(found(searched(Toy(), Unasked(first_decides), 10))) == 3


@pytest.mark.parametrize(
    ("hopeless", "left"), [((), {0, 1, 2}), ((1,), {0, 2}), ((0, 2), {1}), ((0, 1, 2), {0, 1, 2})]
)
def test_hopeless_moves_are_not_tried_unless_all_are(hopeless: tuple[int, ...], left: set[int]) -> None:
    assert set(found(searched(Toy(), Judge(first_decides, hopeless=hopeless), 20))) == left


def test_hopelessness_is_not_asked_of_a_policy_that_prunes_nothing() -> None:
    policy = Judge(first_decides, hopeless=(1,))
    policy.prunes = False

    assert set(found(searched(Toy(), policy, 20))) == {0, 1, 2}


@pytest.mark.parametrize(("barred", "left"), [([1], {0, 2}), ([2, 0], {1}), ([0, 1, 2], {0, 1, 2})])
def test_barred_moves_are_left_out_of_the_root_alone_unless_all_are(
    barred: list[int], left: set[int]
) -> None:
    search = Search(Toy(order=(0, 1)), 0, Judge(matching), Rng(1))
    search.bar(barred)
    search.run(200)

    assert set(found(search)) == left
    assert {search.code[node] for node in range(1, search.nodes) if search.mover[node] == 1} == {0, 1, 2}


def matching(made: tuple[int, ...]) -> tuple[float, float]:
    """Seat 0 wants the sum to be great, seat 1, who knows what seat 0 has chosen, the same number again."""
    first, second = made
    return (0.0, 1.0) if first == second else ((first + second) / 4, 0.0)


def test_each_seat_looks_for_its_own_reward() -> None:
    """Whatever seat 0 chooses, seat 1 answers with the same: then seat 0 gets nothing."""
    search = searched(Toy(order=(0, 1)), Judge(matching), 3000)

    assert all(mean < 0.1 for _, mean in found(search).values())
    assert [search.mover[node] for node in range(1, search.nodes)].count(0) == 3
    assert search.nodes == 1 + 3 + 9


@pytest.mark.parametrize("seat", [0, 1])
def test_the_second_seat_counts_what_it_gets_itself(seat: int) -> None:
    search = searched(Toy(order=(seat,)), Judge(first_decides), 200, seat=seat)

    best = search.considered()[0]
    assert best.code == (2 if seat == 0 else 0)
    assert best.mean == pytest.approx(0.7 if seat == 0 else 0.8)


def test_the_moves_of_chance_have_no_nodes_and_are_averaged_over() -> None:
    def rewards(made: tuple[int, ...]) -> tuple[float, float]:
        return (made[0] == 1) * (made[1] == 0) * 1.0, 0.0

    search = searched(Toy(order=(0, CHANCE)), Judge(rewards), 3000)

    assert search.nodes == 4
    assert found(search)[1][1] == pytest.approx(1 / 3, abs=0.03)
    assert found(search)[0][1] == found(search)[2][1] == 0


def test_after_a_move_of_chance_the_tree_goes_on() -> None:
    search = searched(Toy(order=(0, CHANCE, 1)), Judge(lambda made: (0.5, 0.5)), 100)

    assert search.nodes == 1 + 3 + 9
    assert sum(visits for visits, _ in found(search).values()) == 100


def test_a_move_that_few_deals_allow_is_not_taken_to_be_neglected() -> None:
    """All three moves are worth the same: each is chosen as often, of the times that it could be."""
    search = searched(Toy(hidden=True), Judge(lambda made: (0.5, 0.5)), 4000)

    for node in (1, 2, 3):
        assert search.available[node] == pytest.approx(4000 if search.code[node] == 0 else 2000, rel=0.1)
        assert search.visits[node] <= search.available[node]
    assert found(search)[0][0] > 1.05 * found(search)[1][0]
    assert found(search)[1][0] == pytest.approx(found(search)[2][0], rel=0.2)


@pytest.mark.parametrize("seed", range(30))
def test_a_move_that_a_deal_does_not_allow_is_not_followed_because_another_deal_did(seed: int) -> None:
    searched(
        Toy(order=(0, 1, 0), hidden=True), Judge(lambda made: (0.5, 0.5)), 30, seed
    )  # `Toy` checks its moves


def test_moves_that_look_alike_have_one_node_and_are_made_equally_often() -> None:
    made: Counter[tuple[int, ...]] = Counter()

    def rewards(moves: tuple[int, ...]) -> tuple[float, float]:
        made[moves] += 1
        return 0.5, 0.5

    search = searched(Toy(order=(1,), choices=4, alike=3), Judge(rewards), 3000)

    assert {search.code[node] for node in range(1, search.nodes)} == {0, 3}
    assert search.nodes == 3
    assert made[3,] == pytest.approx(1500, rel=0.05)
    assert all(made[code,] == pytest.approx(500, rel=0.15) for code in range(3))


def test_of_moves_that_look_alike_each_counts_when_the_first_is_drawn() -> None:
    toy = Toy(order=(1,), choices=4, alike=3)
    first = Counter(searched(toy, Judge(first_of_four), 1, seed).code[1] for seed in range(600))

    assert 390 < first[0] < 510


def first_of_four(made: tuple[int, ...]) -> tuple[float, float]:
    return 0.5, 0.5


def test_a_tree_grows_as_far_as_it_is_searched() -> None:
    search = searched(Toy(order=(0, 1) * 5), Judge(lambda made: (0.5, 0.5)), 5000)

    assert search.nodes == 5001


def test_a_small_tree_takes_no_more_memory_the_longer_it_is_searched() -> None:
    search = searched(Toy(), Judge(first_decides), 10)
    room = len(search.code)
    for _ in range(3):
        search.run(10)

    assert len(search.code) == room


def test_a_tree_takes_no_more_memory_than_the_most_nodes_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "MAX_NODES", 5000)
    search = searched(Toy(order=(0, 1) * 5), Judge(lambda made: (0.5, 0.5)), 5500)

    assert search.nodes == 5000
    assert len(search.code) == 5000 + 2048  # for what is under way when it is full


def test_a_full_tree_grows_no_more_and_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "MAX_NODES", 8)
    search = searched(Toy(order=(0, 1, 0)), Judge(first_decides), 500)

    assert search.nodes == 8
    assert sum(visits for visits, _ in found(search).values()) == 500


def test_a_round_that_is_long_is_played_out_from_the_end_of_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "_LONGEST", 2)
    search = searched(Toy(order=(0, 1, 0, 1), choices=2), Judge(first_decides, expected=ARMS), 800)

    assert search.nodes == 1 + 2 + 4
    assert search.path_length == 2


def test_no_iteration_changes_the_position_that_is_searched() -> None:
    toy = Toy(order=(0, 1))
    searched(toy, Judge(matching), 20)

    assert (toy.made, toy.turn) == ((), 0)


def test_the_best_move_is_played_and_comes_first() -> None:
    search = searched(Toy(), Judge(first_decides), 100)
    visits = [each.visits for each in search.considered()]

    assert search.mixed is False
    assert visits == sorted(visits, reverse=True)
    equal = searched(Toy(), Judge(lambda made: (0.5, 0.5)), 3).considered()
    assert [each.code for each in equal] == [0, 1, 2]


def test_playouts_are_counted_with_the_moves_of_chance() -> None:
    assert count_playouts(Toy(order=(0, CHANCE, 1)), Policy(), Rng(1), 4) == 12


def test_a_plain_policy_knows_nothing() -> None:
    policy, toy = Policy(), Toy()

    assert policy.prior(toy, 0) == 0.5
    assert policy.is_hopeless(toy, 0) is False
    assert {policy.draw_choice(toy, Rng(seed)) for seed in range(20)} == {0, 1, 2}
    assert (policy.prior_visits, policy.prunes) == (0, False)


def test_what_a_policy_thinks_of_a_move_can_be_asked() -> None:
    policy = Judge(first_decides, expected=ARMS, hopeless=(1,))

    assert [policy.prior(Toy(), code) for code in range(3)] == list(ARMS)
    assert [policy.is_hopeless(Toy(), code) for code in range(3)] == [False, True, False]
    ended = Toy()
    ended.step(2)
    assert policy.judged(ended) == [0.7, pytest.approx(0.3)]
