"""Races to the top solved exactly: compared with brute force, and played against everybody."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Cancelled
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.games.bergbeklimmen import player
from holzwurm_desktop.games.bergbeklimmen.endings import RaceSolver, Result
from tests.playing import as_json, new_match

GAME = all_games()["bergbeklimmen"]
FINISHED = (7, 16, 32, 50, 61, 66, 70, 74, 95, 119, 124, 126, 129, 133, 136, 142, 149)
"""Rounds between players who play as the search expects everybody to, in which the stock runs out before the end."""
DEALS = (*FINISHED, 28, 58)
"""And two more, in which these players get stuck."""
MANY = 100_000
FEW = 4_000
"""So many positions brute force looks at."""


class TooMany(Exception):
    """Brute force would take too long here."""


class BruteForce:
    """Which seat is on the top within so many turns, whatever the other does, by the rules alone; None: neither."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], int | None] = {}

    def winner(self, state: Any, turns: int) -> int | None:
        """turns: how many begin after this one."""
        if state.turn == OVER:
            return None if 1 not in state.scores() else int(state.scores().index(1))
        begins = not state.drawing and not state.played
        if begins and turns == 0:
            return None
        key = (as_json(state.view(state.turn)), turns)
        if key not in self.known:
            if len(self.known) > FEW:
                raise TooMany
            self.known[key] = self._winner(state, turns - begins)
        return self.known[key]

    def _winner(self, state: Any, turns: int) -> int | None:
        found = {self.winner(after(state, code), turns) for code in state.code_list()}
        return state.turn if state.turn in found else None if None in found else 1 - state.turn


def after(state: Any, code: int) -> Any:
    state = state.copy()
    state.step_code(code)
    return state


@cache
def played(deal: int) -> tuple[Any, ...]:
    """The decisions of a round once its stock is empty, in order."""
    match, rng, policy = new_match("bergbeklimmen", deal), Rng(deal), player.make_policy()
    state, found = match.playing().copy(), []
    while state.turn != OVER:
        if not state.stock_left and len(state.code_list()) > 1:
            found.append(state.copy())
        state.step_code(policy.draw_choice(state, rng))
    return tuple(found)


def few(deal: int, count: int) -> tuple[Any, ...]:
    """Some of these decisions, the first one among them."""
    states = played(deal)
    return states[:: max(1, len(states) // count)]


def solve(state: Any, limit: int = MANY) -> list[Result] | None:
    return RaceSolver(state, limit, lambda: True).solve()


@pytest.mark.parametrize("deal", FINISHED)
def test_every_move_leads_where_brute_force_says(deal: int) -> None:
    looked = 0
    for state in reversed(played(deal)[-10:]):
        found = solve(state, 20_000)
        brute = BruteForce()
        if found is None or max(each.turns for each in found) > 3:
            continue
        try:
            for each in found:
                winner = state.turn if each.wins else 1 - state.turn
                # After this turn the other seat's come first: the last one is the winner's.
                turns = 2 * each.turns - (not each.wins)
                assert brute.winner(after(state, each.code), turns) == winner
                looked += 1
        except TooMany:
            break
    assert looked >= 2


@pytest.mark.parametrize("deal", DEALS)
def test_a_race_that_is_called_won_is_won_against_anybody(deal: int) -> None:
    """And in as many turns as were told, though the other climber does what it wants."""
    won = 0
    for number, state in enumerate(few(deal, 3)):
        found = solve(state, 5_000)
        if found is None:
            continue
        winner = state.turn if any(each.wins for each in found) else 1 - state.turn
        for other in ("random", "ismcts"):
            assert plays_to_the_end(state, winner, other, 10 * deal + number) == winner
            won += 1
    assert won


def plays_to_the_end(state: Any, winner: int, other: str, seed: int) -> int:
    """Who wins if `winner` plays what is solved; checks that it comes nearer in each of its turns."""
    state, least = state.copy(), None
    while state.turn != OVER:
        seed += 1
        if state.turn != winner:
            thought = think(GAME, state.view(state.turn), other, seed, Budget(iterations=30))
            state.step_code(state.code_of(thought.move))
            continue
        found = solve(state)
        assert found is not None
        best = min((each for each in found if each.wins), key=lambda each: each.turns)
        begins = not state.drawing and not state.played
        if least is not None:
            assert best.turns <= least - begins
        least = best.turns
        state.step_code(best.code)
    return int(state.winner)


@pytest.mark.parametrize("deal", DEALS[:6])
def test_both_seats_know_all_cards_once_the_stock_is_empty(deal: int) -> None:
    for state in few(deal, 4):
        for seat in range(2):
            dealt = [GAME.determinize(state.view(seat), Rng(seed)) for seed in range(3)]
            assert [each.view(1 - seat).hand for each in dealt] == [state.view(1 - seat).hand] * 3


def test_with_a_stock_nothing_is_solved() -> None:
    state: Any = new_match("bergbeklimmen", 7).playing()
    while state.stock_left != 1:
        state.step_code(state.code_list()[-1])

    assert solve(state) is None
    assert ending_of(state, iterations=1_000_000) is None


def test_where_a_draw_by_idleness_may_come_first_nothing_is_solved() -> None:
    """A hundred turns without a step end the round: the solver does not count them."""
    state = played(70)[0].copy()
    state.idle = 0
    longest = max(each.turns for each in solve(state) or [])
    assert longest > 5

    # This turn, and after it as many of both seats, the last one of which may be the hundredth.
    state.idle = 100 - 2 * (longest + 1) - 1
    assert solve(state) is not None
    state.idle += 1
    assert solve(state) is None


def test_too_many_positions_are_given_up() -> None:
    assert solve(played(58)[0], limit=50) is None


def test_it_stops_when_it_is_told_to() -> None:
    calls: list[int] = []

    def go_on() -> bool:
        calls.append(1)
        return len(calls) < 3

    solver = RaceSolver(played(58)[0], MANY, go_on)
    assert solver.solve() is None
    assert len(calls) == 3
    assert MANY - solver.left < 1000


def test_the_root_stays_as_it_is() -> None:
    for state in few(70, 4):
        before = as_json(state.view(state.turn)), state.code_list()
        solve(state)
        assert (as_json(state.view(state.turn)), state.code_list()) == before


def some_endings() -> list[Any]:
    """Positions to compare two builds with, solved in a moment."""
    return [state for deal in DEALS[:6] for state in few(deal, 4) if solve(state, 500) is not None]


# What a player makes of it.


def ending_of(state: Any, level: str = "expert", **budget: float) -> Any:
    view = state.view(state.turn)
    return player.solve_ending(view, player.LEVELS[level], Budget(**budget), lambda: False)  # type: ignore[arg-type]


@pytest.mark.parametrize("deal", DEALS[:6])
def test_a_win_is_worth_all_and_a_sooner_one_a_little_more(deal: int) -> None:
    for state in few(deal, 4):
        found = solve(state, 10_000)
        if found is None:
            continue
        ending = ending_of(state, iterations=1_000_000)
        worths = {each.move: each.mean for each in ending.candidates}
        for one in found:
            mean = worths[state.move_of(one.code)]
            assert abs(mean - one.wins) < 1e-4
            for other in found:
                if (one.wins, other.wins) == (True, True) and one.turns < other.turns:
                    assert mean > worths[state.move_of(other.code)]
                if (one.wins, other.wins) == (False, False) and one.turns < other.turns:
                    assert mean < worths[state.move_of(other.code)]
        means = [each.mean for each in ending.candidates]
        assert means == sorted(means, reverse=True)
        assert all(each.solved for each in ending.candidates)
        assert ending.shares == ()


def test_an_expert_throws_no_won_race_away() -> None:
    for deal in DEALS:
        for state in few(deal, 3):
            found = solve(state, 10_000)
            if found is not None and len({each.wins for each in found}) == 2:
                thought = think(GAME, state.view(state.turn), "expert", deal, Budget(iterations=1_000_000))
                assert next(each for each in found if state.move_of(each.code) == thought.move).wins


def test_levels_below_hard_solve_nothing() -> None:
    state = played(16)[0]

    assert [ending_of(state, level, iterations=1_000_000) is None for level in player.LEVELS] == [
        True
    ] * 3 + [False] * 2


def test_without_time_an_ending_is_left_to_the_search() -> None:
    state = played(58)[0]

    assert ending_of(state, iterations=1_000_000) is not None
    assert ending_of(state, seconds=1e-9) is None


def test_solving_is_called_off() -> None:
    state = played(58)[0]

    with pytest.raises(Cancelled):
        think(GAME, state.view(state.turn), "expert", 1, cancelled=lambda: True)
