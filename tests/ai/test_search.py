"""The tree search: it finds what must be found, counts right and can be run on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from holzwurm_desktop.ai.search import Policy, Search, count_playouts
from holzwurm_desktop.engine.core import OVER, Rng, State
from holzwurm_desktop.games.holzwurm.game import GAME
from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.player import HolzwurmPolicy
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from tests.playing import GAMES, new_match, positions

POLICIES = [Policy(), HolzwurmPolicy()]

every_game = pytest.mark.parametrize("game_id", GAMES)
every_policy = pytest.mark.parametrize("policy", POLICIES, ids=["plain", "informed"])


def ending(hands: list[list[str]], rows: list[list[str]], fate: list[str]) -> State:
    """A position near the end in which seat 0 is to move and knows every card."""
    view = HolzwurmView(
        seat=0,
        seats=len(hands),
        turn=0,
        hand=hands[0],
        sizes=[len(hand) for hand in hands],
        known=[[], *hands[1:]],
        rows=rows,
        colours=[next((card[0] for card in row if card[0] != "N"), "N") for row in rows],
        fate=fate,
        out_seat=-1,
        scores=None,
    )
    return GAME.determinize(view, Rng(0))


def best_move(state: State, policy: Policy, iterations: int = 600) -> Play:
    search = Search(state, state.turn, policy, Rng(1))
    search.run(iterations)
    move = state.move_of(search.considered()[0].code)
    assert isinstance(move, Play)
    return move


@every_policy
def test_it_plays_its_last_card_where_it_stays(policy: Policy) -> None:
    state = ending([["N3"], ["Y2", "Y5"]], [["B9", "B8", "B4"], ["R5"]], ["X13", "V8"])

    assert best_move(state, policy) in (Play(0, "N3", 1), Play(0, "N3", None))


@every_policy
def test_it_ends_the_round_with_the_poisonous_thirteen_when_that_wins(policy: Policy) -> None:
    # Taking the row wins by far: 8 + 10 + 6 + 4 - 13. Waiting lets the other go out with 30.
    state = ending([["B2", "Y8", "Y10"], ["R11"]], [["B8", "B10", "B6"]], ["X13"])

    move = best_move(state, policy)

    state.apply(move)
    assert move == Play(0, "B2", 0)
    assert state.reward_list() == [1.0, 0.0]


@every_policy
def test_it_does_not_take_the_poisonous_thirteen_when_that_loses(policy: Policy) -> None:
    state = ending([["N2", "Y10"], ["R4", "R6", "G8"]], [["B9", "B7", "B5"], ["R3"]], ["X13"])

    assert best_move(state, policy) != Play(0, "N2", 0)


@every_policy
def test_it_goes_out_in_two_moves(policy: Policy) -> None:
    # Blue 4 stays only in the blue row as long as that is short; the other card can wait.
    state = ending([["B4", "Y9"], ["B10", "B11", "B8"]], [["B9", "B7", "B5"]], ["X13", "V8"])

    assert best_move(state, policy) == Play(0, "B4", 0)


def test_playouts_that_know_the_game_seldom_take_the_poisonous_thirteen_for_a_few_points() -> None:
    # The row would bring 8 + 6 + 4 - 13, and the round would be over with the first move.
    state = ending([["N2", "Y10"], ["R3", "R5", "G7", "G9"]], [["B8", "B6", "B4"], ["R3"]], ["X13"])

    plain, informed = (count_playouts(state, policy, Rng(1), 1000) for policy in POLICIES)

    assert informed > plain * 1.1


@pytest.mark.parametrize("game_id", ["holzwurm", "superspion"])
def test_no_move_that_was_always_possible_is_forgotten_after_bad_luck(game_id: str) -> None:
    state = new_match(game_id, deal=2).playing()
    search = Search(state, state.turn, Policy(), Rng(3))
    search.run(3000)

    assert min(move.visits for move in search.considered()) > 1


@every_game
def test_visits_add_up_to_the_iterations(game_id: str) -> None:
    for match in positions(game_id, seed=1, count=4):
        state = match.playing()
        search = Search(state, state.turn, Policy(), Rng(2))
        search.run(40)

        found = search.considered()
        assert search.iterations == sum(move.visits for move in found) == 40
        assert [move.visits for move in found] == sorted((move.visits for move in found), reverse=True)
        assert all(0.0 <= move.mean <= 1.0 for move in found)
        for move in found:
            assert state.code_of(state.move_of(move.code)) == move.code


def test_a_search_in_parts_is_the_search_in_one() -> None:
    results = []
    for parts in ([300], [1, 99, 200]):
        state = new_match("holzwurm").playing()
        search = Search(state, state.turn, HolzwurmPolicy(), Rng(5))
        for part in parts:
            search.run(part)
        results.append(search.considered())

    assert results[0] == results[1]


def test_a_search_leaves_the_position_alone() -> None:
    state = new_match("holzwurm").playing()
    before = [state.view(seat) for seat in range(state.seats)]

    Search(state, state.turn, Policy(), Rng(5)).run(50)

    assert [state.view(seat) for seat in range(state.seats)] == before


def test_the_tree_grows_beyond_its_first_size() -> None:
    state = new_match("holzwurm").playing()
    search = Search(state, state.turn, Policy(), Rng(5))

    search.run(6000)

    assert search.nodes > 4096
    assert sum(move.visits for move in search.considered()) == 6000


def test_two_searches_side_by_side_find_what_each_finds_alone() -> None:
    def search_with(seed: int) -> list[object]:
        state = new_match("holzwurm").playing()
        search = Search(state, state.turn, Policy(), Rng(seed))
        search.run(300)
        return list(search.considered())

    alone = [search_with(seed) for seed in (1, 2)]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(search_with, (1, 2))) == alone


@every_game
def test_playouts_come_to_the_end_and_leave_their_start_alone(game_id: str) -> None:
    state = new_match(game_id).playing()
    before = [state.view(seat) for seat in range(state.seats)]

    assert count_playouts(state, Policy(), Rng(3), 3) >= 3
    assert [state.view(seat) for seat in range(state.seats)] == before
    assert state.turn != OVER
