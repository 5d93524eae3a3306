"""The sealed choices of Razende tovenaars: which pairs are played out, and what is made of their rewards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.network import Network, Values
from holzwurm_desktop.ai.search import Policy
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.tovenaars import sealed_choices
from holzwurm_desktop.games.tovenaars.matrix_game import solve
from holzwurm_desktop.games.tovenaars.sealed_choices import LineSearch, SleepSearch
from tests.games.tovenaars.test_players import at_stage
from tests.playing import new_match

MANY = 100_000


def learned_policy() -> Policy:
    """A policy that judges positions by a network, whatever that says."""
    learning = knowledge("tovenaars").learning
    assert learning is not None
    policy, count = learning.make_policy(), learning.features.count
    policy.learn(Values(learning.features, Network(count, 1, [0.0] * (count + 3))), 0, 0.5)
    return policy


def sleep_search(
    attacks: str = "7K", defends: str = "KQ", attacker: bool = True, policy: Policy | None = None
) -> SleepSearch:
    """A search for a sleep spell, with these spells on either side."""
    match = next(at_stage("attacker-sleep" if attacker else "defender-sleep"))
    active = match.playing().active  # type: ignore[attr-defined]
    view: Any = match.playing().view(active)
    spells = [list(attacks), list(defends)]
    view = view._replace(sleep_spells=spells if active == 0 else spells[::-1])
    root: Any = match.game.determinize(view, Rng(1))
    return SleepSearch(root, active if attacker else 1 - active, policy or Policy(), Rng(1))


def counts(search: SleepSearch) -> list[list[int]]:
    return search._cells.counts


def test_every_pair_of_spells_is_played_out_equally_often_and_none_falls_behind() -> None:
    search = sleep_search()
    search.run(8)
    assert counts(search) == [[2, 2], [2, 2]]
    search.run(3)
    assert counts(search) == [[3, 3], [3, 2]]
    search.run(3)
    assert counts(search) == [[4, 4], [3, 3]]
    search.run(6)
    assert counts(search) == [[5, 5], [5, 5]]
    assert search.iterations == 20


def test_rewards_are_those_of_the_attacker_and_at_most_one_for_each_playout() -> None:
    search = sleep_search()
    search.run(40)
    for row, column in product(range(2), repeat=2):
        assert 0 <= search._cells.sums[row][column] <= 10
    assert 0 < sum(map(sum, search._cells.sums)) < 40


Playouts = Mapping[tuple[int, int], tuple[float, int]]


def payoffs(search: SleepSearch, playouts: Playouts) -> list[list[float]]:
    """What the search makes of these rewards and numbers of playouts, by pair."""
    for (row, column), (rewards, times) in playouts.items():
        search._cells.add(row, column, rewards, times)
    return search._payoffs()


def test_what_was_never_played_out_is_worth_a_half() -> None:
    assert payoffs(sleep_search(), {}) == [[0.5, 0.5], [0.5, 0.5]]


def test_what_was_played_out_often_is_worth_what_came_of_it() -> None:
    won = {(0, 0): 0.1, (0, 1): 0.9, (1, 0): 0.3, (1, 1): 0.6}

    found = payoffs(sleep_search(), {pair: (share * MANY, MANY) for pair, share in won.items()})

    for (row, column), share in won.items():
        assert found[row][column] == pytest.approx(share, abs=0.002)


def test_a_pair_is_expected_to_be_worth_what_duels_with_its_outcome_are() -> None:
    """Of 7 and K against K and Q, one duel is cancelled, one is won and two are lost."""
    lost, cancelled, won = (0, 0), (1, 0), (1, 1)
    both_lost = (0, 1)
    found = payoffs(sleep_search(), {lost: (0.2 * MANY, MANY), cancelled: (0.4 * MANY, MANY)})

    # The other lost duel was never played out; its row and column differ from their outcomes by nothing.
    assert found[both_lost[0]][both_lost[1]] == pytest.approx(0.2, abs=0.001)
    # No duel was won: a half, to begin with.
    assert found[won[0]][won[1]] == pytest.approx(0.5, abs=0.001)


def test_a_spell_that_does_better_than_its_outcomes_lifts_all_its_pairs() -> None:
    """Both duels of the 7 are lost; against K it does better than against Q. So K and Q differ as columns."""
    found = payoffs(sleep_search(), {(0, 0): (600.0, 1000), (0, 1): (200.0, 1000)})

    base = (600 + 200 + 1) / (2000 + 2)  # of a lost duel
    king = (600 - 1000 * base) / (
        1000 + 120
    )  # by how much the column differs; the row differs by nothing much
    queen = (200 - 1000 * base) / (1000 + 120)
    seven = (800 - 2000 * base) / (2000 + 120)
    assert found[0][0] == pytest.approx((600 + 60 * (base + seven + king)) / 1060)
    assert found[0][1] == pytest.approx((200 + 60 * (base + seven + queen)) / 1060)
    assert found[1][0] == pytest.approx(0.5 + king)
    assert found[1][1] == pytest.approx(0.5 + queen)


def test_what_a_network_says_of_a_pair_once_counts_as_much_as_all_that_is_expected_of_it() -> None:
    """One lost duel was judged a win, and the other lost one was not judged: their spells differ by little."""
    found = payoffs(sleep_search(policy=learned_policy()), {(0, 0): (1.0, 1)})

    base = (1 + 1) / (1 + 2)
    better = (1 - base) / (1 + 2)
    assert found[0][0] == pytest.approx((1 + base + 2 * better) / 2)
    assert found[0][1] == pytest.approx(base + better)
    # Playouts that were won as often leave nearly all of the doubt.
    assert payoffs(sleep_search(), {(0, 0): (1.0, 1)})[0][0] == pytest.approx(base, abs=0.02)


@pytest.mark.parametrize("attacker", [True, False])
def test_each_side_chooses_among_its_own_spells(attacker: bool) -> None:
    """The attacker does best with its second spell, against which the defender does best with its first."""
    search = sleep_search("8J", "TA", attacker)
    won = {(0, 0): 0.0, (0, 1): 0.1, (1, 0): 0.3, (1, 1): 0.9}
    payoffs(search, {pair: (share * MANY, MANY) for pair, share in won.items()})

    (best,) = search.considered()

    assert search._root.move_of(best.code).spell == ("J" if attacker else "T")  # type: ignore[attr-defined]
    assert best.visits == sealed_choices.PARTS
    assert best.mean == pytest.approx(0.3 if attacker else 0.7, abs=0.01)


def test_both_are_mixes_to_draw_from() -> None:
    assert SleepSearch.mixed
    assert LineSearch.mixed


# Lines.


@pytest.fixture
def lines() -> LineSearch:
    root: Any = new_match("tovenaars").playing()
    return LineSearch(root, 0, Policy(), Rng(3))


def played(search: LineSearch) -> int:
    return sum(map(sum, search._cells.counts))


def test_half_of_the_playouts_are_between_the_lines_that_do_best(lines: LineSearch) -> None:
    lines._found = [3], [5]
    lines.run(100)

    assert played(lines) == lines.iterations == 100
    assert (
        50 <= lines._cells.counts[3][5] <= 53
    )  # those that were drawn from all are elsewhere, but for chance
    others = sum(count > 0 for row in lines._cells.counts for count in row) - 1
    assert others > 40


def test_the_lines_that_are_counted_are_those_that_are_played(
    lines: LineSearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[tuple[int, int]] = []
    monkeypatch.setattr(sealed_choices, "line_rewards", lambda _active, pair, *_: met.append(pair) or 0.0)
    lines._found = [3], [5]
    lines.run(2)

    soldiers = [{code // 64, code // 8 % 8, code % 8} for code in met[1]]
    assert soldiers == [set(lines._threes[3]), set(lines._threes[5])]


def test_which_lines_do_best_is_found_out_anew_after_a_while(lines: LineSearch) -> None:
    lines._found = [3], [5]
    lines.run(400)

    assert 60 <= lines._cells.counts[3][5] < 100


def test_a_line_is_ranked_by_its_mean_against_all_others_as_if_half_of_ten_more_were_won(
    lines: LineSearch,
) -> None:
    lines._cells.add(2, 4, 9.0, 10)
    lines._cells.add(2, 6, 3.0, 10)
    for_first, for_second = lines._means()

    assert for_first[2] == pytest.approx((12 + 5) / (20 + 10))
    assert for_first[0] == for_second[0] == 0.5
    assert for_second[4] == pytest.approx(1 - (9 + 5) / (10 + 10))
    assert for_second[6] == pytest.approx(1 - (3 + 5) / (10 + 10))
    best_first, best_second = lines._best()
    assert (best_first[0], best_second[0], best_second[-1]) == (2, 6, 10)
    assert len(best_first) == len(best_second) == sealed_choices.FEW_LINES


def test_a_pair_of_lines_is_expected_to_be_worth_what_both_are_otherwise(lines: LineSearch) -> None:
    """The pair that was played out often decides; the best answer to it is told with what it is worth."""
    for other in range(56):
        lines._cells.add(7, other, 0.8 * MANY, MANY)
    (best, *_) = lines.considered()

    assert best.mean == pytest.approx(0.8, abs=0.01)
    assert sum(each.visits for each in lines.considered()) == pytest.approx(sealed_choices.PARTS, abs=60)
    soldiers = {best.code // 64, best.code // 8 % 8, best.code % 8}
    assert soldiers == set(lines._threes[7])


def test_what_a_network_says_of_a_pair_of_lines_counts_more_than_what_came_of_a_playout() -> None:
    root: Any = new_match("tovenaars").playing()

    def best_of(policy: Policy) -> float:
        lines = LineSearch(root, 0, policy, Rng(3))
        for other in range(56):
            lines._cells.add(7, other, 1.0, 1)
        return lines.considered()[0].mean

    # The line won 56 of 56, and 1 of 1 against each line of the other seat.
    expected = ((56 + 5) / (56 + 10) + (1 + 5) / (1 + 10)) / 2
    assert best_of(learned_policy()) == pytest.approx((1 + expected) / 2, abs=0.02)
    assert best_of(Policy()) == pytest.approx((1 + 60 * expected) / 61, abs=0.02)


def test_the_soldiers_of_a_line_stand_in_any_order(lines: LineSearch) -> None:
    codes = {lines._line(0) for _ in range(100)}

    assert codes == {0o012, 0o021, 0o102, 0o120, 0o201, 0o210}


def test_hardly_any_share_is_none_and_the_greatest_comes_first() -> None:
    found = sealed_choices._as_considered([4, 3, 2, 1], [0.25, 0.019, 0.02, 0.25], [0.1, 0.2, 0.3, 0.4])

    assert [tuple(each) for each in found] == [(1, 250, 0.4), (4, 250, 0.1), (2, 20, 0.3)]


def test_a_pair_of_lines_that_was_never_played_is_worth_the_mean_of_what_both_are_worth(
    lines: LineSearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved: list[list[list[float]]] = []

    def noted(payoffs: list[list[float]]) -> tuple[float, list[float], list[float]]:
        solved.append(payoffs)
        return solve(payoffs)

    monkeypatch.setattr(sealed_choices, "solve", noted)
    lines._cells.add(2, 4, 900.0, 1000)  # the best line of seat 0
    lines._cells.add(3, 6, 300.0, 1000)  # the best one of seat 1
    lines.considered()

    of_row, of_column = (900 + 5) / 1010, (300 + 5) / 1010  # what seat 0 gets
    assert solved[0][0][0] == pytest.approx((of_row + of_column) / 2)
