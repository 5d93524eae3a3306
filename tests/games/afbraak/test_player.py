"""The demolition game solved to its end, and its computer players."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, Cancelled, think
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.games.afbraak import player
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.player import AfbraakPolicy, make_policy, worth
from holzwurm_desktop.games.afbraak.solver import DemolitionSolver, Outcome
from holzwurm_desktop.games.boxes.piles import remove_box
from tests.games.boxes.asking import removable_columns
from tests.playing import next_move, play_on

GAME = all_games()["afbraak"]
MANY = 1_000_000


def match_of(pile: str = "random", deal: int = 1, seats: int = 2) -> Match:
    return Match.new(GAME, [Player(str(seat), "hard") for seat in range(seats)], {"pile": pile}, deal)


def small_match(seats: int, deal: int, boxes: int = 9) -> Match:
    """A match of which so few boxes are left."""
    match = match_of(deal=deal, seats=seats)
    state: Any = match.playing()
    while sum(state.pile().values()) > boxes:
        match.play(state.legal_moves()[deal % len(state.legal_moves())])
    return match


def solver(match: Match, limit: int = MANY) -> DemolitionSolver:
    state: Any = match.playing()
    return DemolitionSolver(state, limit, lambda: True)


def best_by_rules(match: Match) -> list[int]:
    """The cards of every seat if each wins as many as it can, by the geometry of piles alone; two seats."""
    state: Any = match.playing()

    @cache
    def lead(pile: tuple[Any, ...], opened: frozenset[Any]) -> int:
        columns = dict(pile)
        found = []
        for column in removable_columns(columns, opened):
            rest = remove_box(columns, opened, column)
            found.append(rest.won.total - lead(tuple(sorted(rest.pile.items())), rest.opened))
        return max(found, default=0)

    won, turn = state.scores(), state.turn
    ahead = lead(tuple(sorted(state.pile().items())), frozenset(state.open_lids()))
    rest = 48 - sum(won) if match.options["pile"] == "cube" else _cards_left(state)
    won[turn] += (rest + ahead) // 2
    won[1 - turn] += (rest - ahead) // 2
    return won


def _cards_left(state: Any) -> int:
    state, before = state.copy(), sum(state.scores())
    while state.turn != OVER:
        state.apply(state.legal_moves()[0])
    return sum(state.scores()) - before


@pytest.mark.parametrize("deal", range(1, 13))
def test_two_seats_are_solved_as_the_rules_of_piles_say(deal: int) -> None:
    match = small_match(2, deal)

    outcomes = solver(match).solve()

    assert outcomes is not None
    turn = match.playing().turn
    best = max(outcomes, key=lambda outcome: outcome.cards[turn])
    assert list(best.cards) == best_by_rules(match)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("deal", range(1, 5))
def test_best_play_leads_to_the_outcome_that_was_told(seats: int, deal: int) -> None:
    match = small_match(seats, deal, boxes=12)
    told = None
    while not match.round_over:
        state = match.playing()
        outcomes = solver(match).solve()
        assert outcomes is not None
        best = max(outcomes, key=lambda outcome: outcome.cards[state.turn])
        if told is not None:
            assert best.cards[state.turn] >= told[state.turn]
        told = best.cards
        match.play(state.move_of(best.code))
    assert told is not None
    assert match.rounds[0].scores == list(told)


@pytest.mark.parametrize("pile", ["cube", "random"])
def test_whole_piles_are_solved(pile: str) -> None:
    outcomes = solver(match_of(pile, deal=2)).solve()

    assert outcomes is not None
    assert len({sum(outcome.cards) for outcome in outcomes}) == 1


def test_too_many_positions_are_given_up() -> None:
    assert solver(match_of(deal=3), limit=10).solve() is None


def test_it_stops_when_it_is_told_to() -> None:
    state: Any = match_of(deal=3).playing()

    assert DemolitionSolver(state, MANY, lambda: False).solve() is None


def test_an_expert_wins_what_can_be_won() -> None:
    for deal in range(1, 6):
        match = match_of(deal=deal)
        outcomes = solver(match).solve()
        assert outcomes is not None
        best = max(outcome.cards[0] - outcome.cards[1] for outcome in outcomes)
        while not match.round_over:
            state = match.playing()
            level = "expert" if state.turn == 0 else "beginner"
            match.play(think(GAME, state.view(state.turn), level, deal, Budget(iterations=1)).move)
        scores = match.rounds[0].scores or []
        assert (scores[0] > scores[1]) >= (best > 0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_level_plays_within_the_rules(level: str, seats: int) -> None:
    match = small_match(seats, 3, boxes=14)
    while not match.round_over:
        state = match.playing()
        match.play(think(GAME, state.view(state.turn), level, 7, Budget(iterations=3)).move)


def test_thinking_can_be_cancelled() -> None:
    state = match_of(deal=3).playing()

    with pytest.raises(Cancelled):
        think(GAME, state.view(state.turn), "expert", 1, cancelled=lambda: True)


def test_the_better_a_level_the_farther_it_solves() -> None:
    reaches = [player.LEVELS[level].own for level in LEVELS]
    assert reaches == sorted(reaches)


# What a player is worth, by what the solver says.


def lost_cards(level: str, boxes: int, budget: Budget | None = None) -> float:
    """How many cards of the lead a level gives away with a removal, on average."""
    lost = count = 0
    for deal in range(1, 9):
        match = small_match(2, deal, boxes)
        state = match.playing()
        outcomes = {state.move_of(each.code): each.cards for each in solver(match).solve() or []}
        leads = {move: cards[state.turn] - cards[1 - state.turn] for move, cards in outcomes.items()}
        for seed in range(5):
            lost += max(leads.values()) - leads[think(GAME, state.view(state.turn), level, seed, budget).move]
            count += 1
    return lost / count


def test_what_is_solved_loses_no_card() -> None:
    exact = Budget(iterations=1)

    assert lost_cards("expert", 30, exact) == 0
    assert lost_cards("hard", 6) == 0


def test_a_search_gives_away_fewer_cards_than_chance() -> None:
    assert lost_cards("hard", 24) < lost_cards("random", 24) * 0.8


def two_removals() -> tuple[Any, Remove, Remove]:
    """A position with two removals, the one that wins more cards first."""
    for deal in range(1, 60):
        match, rng = match_of(deal=deal), Rng(deal)
        while not match.round_over:
            state: Any = match.playing()
            gains = {move: gain(state, move) for move in state.legal_moves()}
            if len(gains) == 2 and len(set(gains.values())) == 2:
                more, fewer = sorted(gains, key=lambda move: -gains[move])
                return state, more, fewer
            match.play(next_move(match, rng))
    raise AssertionError("no such position")


def gain(state: Any, move: Remove) -> int:
    after = state.copy()
    after.apply(move)
    return int(after.scores()[state.turn] - state.scores()[state.turn])


def test_of_two_removals_playouts_mostly_make_the_one_that_wins_more() -> None:
    """Of two that are drawn the better one is made: only two draws of the worse one make that,
    once in four times."""
    state, more, fewer = two_removals()

    policy = make_policy()
    made = [state.move_of(policy.draw_choice(state, Rng(seed))) for seed in range(600)]
    assert made.count(more) + made.count(fewer) == 600
    assert 0.68 < made.count(more) / 600 < 0.82  # four standard deviations


def played_out(seats: int, deal: int) -> Any:
    match = match_of(deal=deal, seats=seats)
    play_on(match, deal)
    return match.state


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("deal", range(1, 5))
def test_rounds_are_judged_in_the_order_of_their_scores(seats: int, deal: int) -> None:
    state = played_out(seats, deal)
    scores, judged = state.scores(), make_policy().judged(state)

    assert all(0.0 <= each <= 1.0 for each in judged)
    for one, other in product(range(seats), repeat=2):
        assert (judged[one] > judged[other]) == (scores[one] > scores[other])


def test_without_a_share_for_the_lead_a_round_is_worth_what_the_rules_say() -> None:
    state = played_out(3, 2)

    assert AfbraakPolicy(margin_share=0.0).judged(state) == state.reward_list()


def test_an_outcome_is_worth_the_win_first_and_then_the_lead() -> None:
    ordered = [(40, 8), (25, 23), (24, 24), (23, 25), (8, 40)]
    worths = [worth(Outcome(0, cards), 0) for cards in ordered]

    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)
    assert all(0.0 <= each <= 1.0 for each in worths)
    assert worth(Outcome(0, (17, 17, 14)), 1) < worth(Outcome(0, (16, 17, 15)), 1)
    assert worth(Outcome(0, (8, 40)), 1) == worths[0]


class Solved:
    """Stands in for the solver: solves what it is given time for."""

    asked: tuple[int, bool] | None = None

    def __init__(self, state: Any, limit: int, go_on: Any) -> None:
        self.codes = state.code_list()
        Solved.asked = limit, go_on()

    def solve(self) -> list[Outcome] | None:
        assert Solved.asked is not None
        return [Outcome(code, (20 + code % 7, 20)) for code in self.codes] if Solved.asked[1] else None


class Clock:
    """Shows the time that a test sets each time that it is looked at, then stands still."""

    def __init__(self, *times: float) -> None:
        self.times = list(times)

    def monotonic(self) -> float:
        return self.times.pop(0) if len(self.times) > 1 else self.times[0]


@pytest.mark.parametrize(
    ("budget", "seconds", "solved"),
    [
        (Budget(), 0.8, True),
        (Budget(), 1.0, False),
        (Budget(seconds=3.0), 2.9, True),
        (Budget(seconds=3.0), 3.1, False),
        (Budget(iterations=5), 1000.0, True),
    ],
)
def test_a_position_is_solved_as_long_as_there_is_time(
    budget: Budget, seconds: float, solved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "DemolitionSolver", Solved)
    monkeypatch.setattr(player, "time", Clock(100.0, 100.0 + seconds))
    view: Any = match_of().playing().view(0)

    found = player.choose(view, player.LEVELS["expert"], Rng(1), budget, lambda: False)

    assert Solved.asked == (630_957, solved)
    assert bool(found) == solved
    if solved:
        assert len(found) == len(match_of().playing().legal_moves())
        assert {(each.visits, each.solved) for each in found} == {(1, True)}
        assert [each.mean for each in found] == sorted((each.mean for each in found), reverse=True)


def test_a_level_that_solves_nothing_leaves_the_choice_to_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "DemolitionSolver", None)
    view: Any = match_of().playing().view(0)

    assert player.choose(view, player.LEVELS["easy"], Rng(1), Budget(), lambda: False) == []


def test_solving_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "DemolitionSolver", Solved)
    view: Any = match_of().playing().view(0)

    with pytest.raises(Cancelled):
        player.choose(view, player.LEVELS["expert"], Rng(1), Budget(), lambda: True)
