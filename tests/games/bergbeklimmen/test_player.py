"""What a player of Bergbeklimmen is worth: moves that are right by the rules, and what playouts prefer."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.games.bergbeklimmen.game import GAME, BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from holzwurm_desktop.games.bergbeklimmen.player import BergbeklimmenPolicy, make_policy
from tests.games.bergbeklimmen.test_rules import BLACK, RED, TEAM_BLACK, TEAM_RED, position
from tests.playing import new_match, play_on

BUDGET = Budget(iterations=800)
STAGES = "A23456789T"
SEEDS = range(60)


def red_up_to(last: str) -> list[str]:
    return TEAM_RED + [f"{stage}D" for stage in STAGES[: STAGES.index(last) + 1]]


def black_up_to(last: str) -> list[str]:
    return TEAM_BLACK + [f"{stage}C" for stage in STAGES[: STAGES.index(last) + 1]]


def found(state: BergbeklimmenState, level: str, seed: int) -> Move:
    return think(GAME, state.view(state.turn), level, seed, BUDGET).move


def playout_moves(state: BergbeklimmenState) -> list[Move]:
    """What playouts begin with here, in so many tries."""
    policy = make_policy()
    return [state.move_of(policy.draw_choice(state, Rng(seed))) for seed in SEEDS]


def always(state: BergbeklimmenState) -> Move:
    """What every playout begins with here."""
    (move,) = set(playout_moves(state))
    return move


best_levels = pytest.mark.parametrize("level", ["hard", "expert"])
seeds = pytest.mark.parametrize("seed", [1, 2])


# Positions in which only one way does not lose.


@best_levels
@seeds
def test_both_last_stages_are_climbed_before_the_other_side_does_so(level: str, seed: int) -> None:
    """Black holds its 9 and 10 as well and has the next turn: whatever does not win now loses."""
    state = position(
        ["9H", "TH"], ["9S", "TS"], (red_up_to("8"), black_up_to("8")), [[["2H"], ["3H"]], [["2S"], ["3S"]]]
    )

    first = think(GAME, state.view(RED), level, seed, BUDGET)
    assert first.move == Play(RED, "9H", None)
    state.apply(first.move)
    second = think(GAME, state.view(RED), level, seed, BUDGET)
    assert second.move == Play(RED, "TH", None)

    # The summit against the eighth stage; nothing that black can do changes what the position is worth.
    state.apply(second.move)
    won = make_policy().judged(state)[RED]
    assert [each.candidates[0].mean for each in (first, second)] == pytest.approx([won, won], abs=0.02)


@best_levels
@seeds
def test_a_ten_within_reach_is_drawn_when_the_next_turn_decides(level: str, seed: int) -> None:
    """Black takes its ten in its turn and lays it in the one after. Red wins by laying a ten before that, and both
    red tens lie in one pile: red wins by drawing there, and loses otherwise."""
    piles = [[["TD", "TH"], ["6H"]], [["4S", "TS"], ["6S"]]]
    state = position(["5H"], ["2S", "3S"], (red_up_to("9"), black_up_to("9")), piles, drawing=True, played=1)

    assert found(state, level, seed) == Draw(RED, 0)


@best_levels
@seeds
def test_both_cards_bury_the_ten_that_the_other_side_would_take(level: str, seed: int) -> None:
    """Under one card black still takes its ten in its turn, with two draws, and lays it in the one after. Red cannot
    win before: its tens lie under three cards. So all but two cards on black's ten loses by force."""
    piles = [[["TD", "TH", "2H", "6H", "7H"], ["3H"]], [["4S", "TS"], ["7S"]]]
    state = position(["5S", "6S"], ["2S", "3S"], (red_up_to("9"), black_up_to("9")), piles)

    for _ in range(2):
        move: Any = found(state, level, seed)
        assert move.pile == 0
        state.apply(move)


# What playouts prefer.


def test_playouts_climb_whenever_they_can() -> None:
    state = position(["AH", "2H"], ["5S", "6S"], (TEAM_RED, []), [[["QD"], ["3D"]], [["9S", "TS"], []]])

    assert always(state) == Play(RED, "AH", None)


def test_playouts_draw_what_fits_now_rather_than_anything_unseen() -> None:
    state = position([], ["5S", "6S"], (TEAM_RED, []), [[["9H"], ["AH"]], [[], []]], drawing=True, played=2)

    assert always(state) == Draw(RED, 1)


def test_playouts_draw_from_the_stock_rather_than_what_is_never_needed() -> None:
    state = position(
        [], ["5S", "6S"], (red_up_to("3"), []), [[["AH"], ["2H"]], [[], []]], drawing=True, played=2
    )

    assert always(state) == Draw(RED, None)


@pytest.mark.parametrize("own", [[["9H"], ["TH"]], [["9H", "TH"], ["8H"]]])
def test_playouts_find_nothing_under_the_last_card_of_a_pile(own: list[list[str]]) -> None:
    state = position([], ["5S", "6S"], (TEAM_RED, []), [own, [[], []]], drawing=True, played=2)

    assert always(state) == Draw(RED, None)


def test_playouts_dig_for_the_next_stage_under_a_useless_card() -> None:
    piles = [[["9H", "TH"], ["4H", "AH"]], [[], []]]
    state = position([], ["5S", "6S"], (red_up_to("3"), []), piles, drawing=True, played=2)

    assert always(state) == Draw(RED, 1)


def test_playouts_draw_the_stage_after_the_one_they_hold() -> None:
    state = position(
        ["4H"], ["5S", "6S"], (red_up_to("3"), []), [[["5H"], ["AH"]], [[], []]], drawing=True, played=1
    )

    assert always(state) == Draw(RED, 0)


def test_playouts_draw_what_fits_now_though_they_hold_the_stage_after_it() -> None:
    state = position(
        ["5H"], ["5S", "6S"], (red_up_to("3"), []), [[["4H"], ["AH"]], [[], []]], drawing=True, played=1
    )

    assert always(state) == Draw(RED, 0)


def test_playouts_draw_from_the_stock_rather_than_what_is_worth_less_than_the_card_they_hold() -> None:
    piles = [[["6H"], ["AH"]], [[], []]]
    state = position(["4H"], ["5S", "6S"], (red_up_to("3"), []), piles, drawing=True, played=1)

    assert always(state) == Draw(RED, None)


def test_playouts_do_not_dig_seven_cards_deep() -> None:
    deep = ["4H", "AH", "2H", "3H", "JD", "QD", "KH"]
    state = position([], ["5S", "6S"], (red_up_to("3"), []), [[deep, []], [[], []]], drawing=True, played=2)

    assert always(state) == Draw(RED, None)


def test_playouts_do_not_dig_for_what_is_needed_only_after_three_others() -> None:
    piles = [[["7H", "AH"], ["2H"]], [[], []]]
    state = position([], ["5S", "6S"], (red_up_to("3"), []), piles, drawing=True, played=2)

    assert always(state) == Draw(RED, None)


def test_playouts_keep_the_stage_that_comes_next_but_one() -> None:
    state = position(["5H"], ["5S", "6S"], (red_up_to("3"), []), [[["AH"], ["2H"]], [[], []]], played=1)

    assert always(state) == Keep(RED)


def test_playouts_mostly_lay_off_what_is_never_needed() -> None:
    state = position(["2H"], ["5S", "6S"], (red_up_to("3"), []), [[["AH"], ["3H"]], [[], []]], played=1)

    assert playout_moves(state).count(Keep(RED)) < len(SEEDS) / 4


def test_playouts_bury_what_the_other_side_needs() -> None:
    state = position(["9S", "TS"], ["5S", "6S"], ([], black_up_to("3")), [[[], []], [["2S"], ["4S"]]])

    assert {getattr(move, "pile", None) for move in playout_moves(state)} == {1}


def test_playouts_leave_open_what_they_need_themselves() -> None:
    state = position(["AH"], ["5S", "6S"], (red_up_to("3"), []), [[["4H"], ["2H"]], [[], []]], played=0)

    assert always(state) == Play(RED, "AH", 1)


# Priors and rewards.


def priors(state: BergbeklimmenState) -> dict[Move, float]:
    policy = make_policy()
    return {state.move_of(code): policy.prior(state, code) for code in state.code_list()}


def test_a_climb_is_expected_to_be_best_and_nothing_to_be_certain() -> None:
    state = position(["4H", "2H"], ["5S", "6S"], (red_up_to("3"), []), [[["5H"], ["AH"]], [["9S"], ["TS"]]])
    expected = priors(state)

    assert max(expected, key=lambda move: expected[move]) == Play(RED, "4H", None)
    assert all(0.2 <= each <= 0.8 for each in expected.values())
    assert expected[Play(RED, "4H", 0)] < expected[Play(RED, "2H", 0)] < expected[Play(RED, "2H", 1)]


@pytest.mark.parametrize("top", ["4H", "5H"])
def test_what_fits_now_or_after_what_they_hold_is_worth_more_with_something_beneath_it(top: str) -> None:
    held, routes = {"4H": "5H", "5H": "4H"}[top], (red_up_to("3"), [])
    alone, more = (
        priors(position([held], ["5S", "6S"], routes, [[pile, []], [[], []]], drawing=True, played=1))
        for pile in (["AH", top], ["6H", top])
    )

    assert alone[Draw(RED, 0)] < more[Draw(RED, 0)]


def test_a_card_counts_where_it_lies_under_five_others_but_not_under_six() -> None:
    useless = ["AH", "2H", "3H", "JD", "QD", "KH"]
    routes = (red_up_to("5"), [])
    five, six = (
        priors(position(["4H"], ["5S", "6S"], routes, [[["6H", *useless[:above]], ["5H"]], [[], []]]))
        for above in (5, 6)
    )

    assert five[Play(RED, "4H", 0)] < five[Play(RED, "4H", 1)]
    assert six[Play(RED, "4H", 0)] == six[Play(RED, "4H", 1)]


OTHER_SIDE = str.maketrans("HDSC", "SCHD")


def other_side(cards: list[str]) -> list[str]:
    """The same cards of the other colour."""
    return [card.translate(OTHER_SIDE) for card in cards]


@pytest.mark.parametrize(
    ("hand", "piles", "turn"),
    [
        (["4H", "2H"], [[["5H"], ["AH"]], [["9S", "2S"], ["4S"]]], {}),
        (["4H", "9S"], [[["5H", "4D"], ["AH", "3S"]], [["2S", "7H"], ["TS"]]], {}),
        (["5H"], [[["4H"], ["2H"]], [["3S"], []]], {"played": 1}),
        (["4H"], [[["9H", "5H"], ["4D", "AH"]], [["8S"], ["7S"]]], {"drawing": True, "played": 1}),
        ([], [[["6H", "TH"], ["4H", "AH", "9C"]], [[], []]], {"drawing": True, "played": 2}),
    ],
)
def test_both_sides_think_alike(hand: list[str], piles: list[list[list[str]]], turn: dict[str, Any]) -> None:
    routes = red_up_to("3"), black_up_to("A")
    known = ["5S", "6S"]
    red = position(hand, known, routes, piles, **turn)
    black = position(
        other_side(known), other_side(hand), (other_side(routes[1]), other_side(routes[0])),
        [[other_side(pile) for pile in colour] for colour in reversed(piles)],
        seat=BLACK, turn=BLACK, hand=other_side(hand), known=[other_side(known), []], **turn,
    )  # fmt: skip

    assert sorted(priors(black).values()) == pytest.approx(sorted(priors(red).values()))
    assert len(set(priors(red).values())) > 1
    first, second = (make_policy().draw_choice(state, Rng(1)) for state in (red, black))
    assert type(red.move_of(first)) is type(black.move_of(second))


def finished(black: str) -> BergbeklimmenState:
    """Red has just won against black's route up to this stage."""
    state = position(["TH"], [], (red_up_to("9"), black_up_to(black)), [[[], []], [[], []]])
    state.apply(Play(RED, "TH", None))
    assert state.turn == OVER
    return state


def test_a_win_is_worth_more_the_farther_the_other_side_is_behind() -> None:
    policy = make_policy()
    close, far = policy.judged(finished("9")), policy.judged(finished("A"))

    assert 0.5 < close[RED] < far[RED] <= 1.0
    assert sum(close) == pytest.approx(1.0)
    assert sum(far) == pytest.approx(1.0)


def test_without_a_share_for_the_lead_a_round_is_worth_what_the_rules_say() -> None:
    state = finished("9")

    assert BergbeklimmenPolicy(margin_share=0.0).judged(state) == state.scores() == [1.0, 0.0]


def test_even_a_close_win_is_worth_more_than_any_lead() -> None:
    """A draw with the longest lead there is: twelve cards against none."""
    policy = make_policy()
    drawn = position(["2H"], ["2S"], (red_up_to("9"), []), turn=OVER, scores=[0.5, 0.5])

    assert 0.5 < policy.judged(drawn)[RED] < policy.judged(finished("9"))[RED]


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_whole_rounds_are_judged_in_the_order_of_their_scores(deal: int) -> None:
    match = new_match("bergbeklimmen", deal)
    play_on(match, deal)
    state: Any = match.state
    judged = make_policy().judged(state)

    red, black = state.scores()
    assert (judged[RED] > judged[BLACK]) == (red > black or (red == black and lead(state) > 0))


def lead(state: BergbeklimmenState) -> int:
    return len(state.route_of(RED)) - len(state.route_of(BLACK))
