"""The rules of Bergbeklimmen, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.games.bergbeklimmen.game import GAME, BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Drew, Keep, Kept, Play, Played, RoundEnded
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.games.deck52.deck import DECK

RED, BLACK = 0, 1
TEAM_RED = ["JH", "QH", "KD"]
TEAM_BLACK = ["JS", "KC", "KS"]
NO_PILES = [[[], []], [[], []]]


def position(
    red: list[str],
    black: list[str],
    routes: tuple[list[str], list[str]] = ([], []),
    piles: list[list[list[str]]] = NO_PILES,
    **turn: Any,
) -> BergbeklimmenState:
    """A position with these cards, all others in the stock; `turn`: fields of the view to set."""
    lying = [*routes[0], *routes[1], *(card for colour in piles for pile in colour for card in pile)]
    view = BergbeklimmenView(
        seat=RED,
        seats=2,
        turn=RED,
        hand=red,
        sizes=[len(red), len(black)],
        known=[[], black],
        kept=[False, False],
        routes=routes,
        piles=piles,
        stock=52 - len(red) - len(black) - len(lying),
        drawing=False,
        played=0,
        own_played=0,
        front=False,
        climbed=False,
        idle=0,
        scores=None,
    )._replace(**turn)
    state = GAME.determinize(view, Rng(1))
    assert isinstance(state, BergbeklimmenState)
    return state


def laid_out(red: list[str], black: list[str], stock: list[str], start: int = RED) -> BergbeklimmenState:
    """The start of a round with a small deck."""
    state = BergbeklimmenState(2)
    state.lay_out([red, black], stock, start)
    return state


def dealt(number: int) -> BergbeklimmenState:
    state = GAME.start(GAME.deal(Random(number), 2, {}, number % 2), 2, {})
    assert isinstance(state, BergbeklimmenState)
    return state


def moves(state: BergbeklimmenState) -> set[Any]:
    return set(state.legal_moves())


def refusal(state: BergbeklimmenState, move: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    return caught.value.code


# The deal


def test_each_player_gets_two_cards_and_the_rest_is_the_stock() -> None:
    deal = GAME.deal(Random(3), 2, {}, 1)
    assert [len(hand) for hand in deal["hands"]] == [2, 2]
    assert sorted([*deal["hands"][0], *deal["hands"][1], *deal["stock"]]) == sorted(DECK)


@pytest.mark.parametrize("start", [RED, BLACK])
def test_the_start_seat_begins(start: int) -> None:
    assert GAME.start(GAME.deal(Random(3), 2, {}, start), 2, {}).actor == start


# A. Play


def test_a_card_of_the_other_colour_goes_on_a_middle_pile_of_its_colour_only() -> None:
    state = position(["AS", "AC"], ["2H", "2D"])
    assert moves(state) == {Play(RED, "AS", 0), Play(RED, "AC", 0)}


def test_a_card_of_the_other_colour_is_never_kept() -> None:
    state = position(["AS", "5H"], ["2H", "2D"])
    state.apply(Play(RED, "5H", 0))
    assert refusal(state, Keep(RED)) == "other-colour-not-kept"
    assert moves(state) == {Play(RED, "AS", 0)}


def test_a_card_of_the_other_colour_does_not_go_on_the_own_route() -> None:
    state = position(["JS", "5H"], ["2H", "2D"])
    assert refusal(state, Play(RED, "JS", None)) == "route-of-other-colour"


def test_an_own_card_goes_on_the_route_or_a_pile_or_is_kept() -> None:
    state = position(["JD", "AS"], ["2H", "2D"])
    state.apply(Play(RED, "AS", 0))
    assert moves(state) == {Play(RED, "JD", None), Play(RED, "JD", 0), Keep(RED)}


def test_at_least_one_card_must_be_played() -> None:
    state = position(["2H", "5H"], ["2S", "2D"])
    assert refusal(state, Keep(RED)) == "one-card-must-be-played"


def test_a_lone_card_must_be_played() -> None:
    state = laid_out(["2H"], ["2S"], [])
    assert moves(state) == {Play(RED, "2H", 0)}


def test_keeping_leads_to_drawing() -> None:
    state = position(["2H", "5H"], ["2S", "2D"])
    state.apply(Play(RED, "2H", 0))
    assert state.apply(Keep(RED)) == [Kept(RED, True)]
    assert moves(state) == {Draw(RED, 0), Draw(RED, None)}


def test_nothing_is_played_while_drawing() -> None:
    state = position(["2H", "5H"], ["2S", "2D"])
    state.apply(Play(RED, "2H", 0))
    state.apply(Keep(RED))
    assert refusal(state, Play(RED, "5H", 0)) == "time-to-draw"
    assert refusal(state, Keep(RED)) == "time-to-draw"


def test_nothing_is_drawn_before_all_cards_are_played_or_kept() -> None:
    state = position(["2H", "5H"], ["2S", "2D"])
    assert refusal(state, Draw(RED, None)) == "play-before-drawing"


@pytest.mark.parametrize("team", [["JH", "JD", "KH"], ["KD", "QH", "QD"], ["QH", "KH", "JD"]])
def test_any_three_team_members_in_any_order_make_the_team(team: list[str]) -> None:
    for count, card in enumerate(team):
        state = position([card, "AS"], ["2H", "2D"], (team[:count], []))
        assert Play(RED, card, None) in moves(state)


def test_no_stage_is_laid_before_the_team_is_complete() -> None:
    state = position(["AH", "5H"], ["2H", "2D"], (["JH", "KH"], []))
    assert refusal(state, Play(RED, "AH", None)) == "team-first"


def test_no_fourth_team_member_is_laid() -> None:
    state = position(["JD", "5H"], ["2H", "2D"], (TEAM_RED, []))
    assert refusal(state, Play(RED, "JD", None)) == "team-complete"


@pytest.mark.parametrize(("card", "fits"), [("2D", False), ("3D", True), ("3H", True), ("4H", False)])
def test_only_the_next_stage_is_laid_in_either_suit(card: str, fits: bool) -> None:
    state = position([card, "5H"], ["2S", "7D"], ([*TEAM_RED, "AH", "2H"], []))
    assert (Play(RED, card, None) in moves(state)) == fits
    if not fits:
        assert refusal(state, Play(RED, card, None)) == "not-next-on-route"


def test_two_own_cards_may_both_go_on_the_route_in_one_turn() -> None:
    state = position(["AH", "2D"], ["2S", "7D"], (TEAM_RED, []))
    state.apply(Play(RED, "AH", None))
    state.apply(Play(RED, "2D", None))
    assert state.route_of(RED) == [*TEAM_RED, "AH", "2D"]


# The front-runner rule


def front_runner(red: list[str]) -> BergbeklimmenState:
    """Red is to move, one stage ahead."""
    routes = ([*TEAM_RED, "AH"], TEAM_BLACK)
    state = position(red, ["QS", "TS"], routes, turn=BLACK, drawing=True, sizes=[2, 1], known=[[], ["QS"]])
    state.apply(Draw(BLACK, None))
    assert state.actor == RED
    return state


def test_the_front_runner_plays_one_own_card_and_keeps_the_other_without_a_question() -> None:
    state = front_runner(["2D", "3H"])
    events = state.apply(Play(RED, "2D", None))
    assert events == [Played(RED, "2D", None, False), Kept(RED, False)]
    assert moves(state) == {Draw(RED, None)}
    assert refusal(state, Play(RED, "3H", None)) == "front-runner"


def test_the_front_runner_lays_cards_of_the_other_colour_besides_an_own_one() -> None:
    state = front_runner(["2D", "3S"])
    state.apply(Play(RED, "2D", None))
    assert moves(state) == {Play(RED, "3S", 0)}


def test_the_front_runner_may_lay_his_own_card_after_one_of_the_other_colour() -> None:
    state = front_runner(["2D", "3S"])
    state.apply(Play(RED, "3S", 0))
    assert moves(state) == {Play(RED, "2D", None), Play(RED, "2D", 0), Keep(RED)}


def test_the_front_runner_lays_two_cards_of_the_other_colour() -> None:
    state = front_runner(["2S", "3S"])
    state.apply(Play(RED, "3S", 0))
    state.apply(Play(RED, "2S", 1))
    assert state.hand_of(RED) == []


@pytest.mark.parametrize(
    "routes", [(TEAM_RED, ["JS"]), ([*TEAM_RED, "AH"], [*TEAM_BLACK, "AS"]), (TEAM_RED, TEAM_BLACK)]
)
def test_nobody_is_ahead_with_the_same_climb_or_without_an_ace(routes: tuple[list[str], list[str]]) -> None:
    state = position(
        ["5D", "6H"], ["QS", "TS"], routes, turn=BLACK, drawing=True, sizes=[2, 1], known=[[], ["QS"]]
    )
    state.apply(Draw(BLACK, None))
    state.apply(Play(RED, "5D", 0))
    assert Play(RED, "6H", 1) in moves(state)


def test_a_lead_won_during_the_turn_does_not_count_in_it() -> None:
    state = position(["AH", "2D"], ["QS", "TS"], (TEAM_RED, TEAM_BLACK))
    state.apply(Play(RED, "AH", None))
    assert Play(RED, "2D", None) in moves(state)


# Middle piles


def test_the_first_card_of_a_colour_starts_pile_0_and_the_second_pile_1() -> None:
    state = position(["2H", "5H"], ["2S", "2D"])
    assert refusal(state, Play(RED, "2H", 1)) == "new-pile-first"
    assert state.apply(Play(RED, "2H", 0)) == [Played(RED, "2H", 0, True)]
    assert refusal(state, Play(RED, "5H", 0)) == "new-pile-first"
    assert state.apply(Play(RED, "5H", 1)) == [Played(RED, "5H", 1, True)]


def test_with_two_piles_of_its_colour_a_card_goes_on_either() -> None:
    state = position(["2H", "5S"], ["2S", "2D"], piles=[[["3H"], ["4H"]], [[], []]])
    assert {Play(RED, "2H", 0), Play(RED, "2H", 1)} <= moves(state)
    assert state.apply(Play(RED, "2H", 1)) == [Played(RED, "2H", 1, False)]
    assert state.middle_pile(RED, 1) == ["4H", "2H"]


def test_an_emptied_pile_is_started_anew_first() -> None:
    state = position(["2H", "5S"], ["2S", "2D"], piles=[[[], ["4H"]], [[], []]])
    assert refusal(state, Play(RED, "2H", 1)) == "new-pile-first"
    assert Play(RED, "2H", 0) in moves(state)


def test_there_are_two_piles_of_a_colour_only() -> None:
    state = position(["2H", "5S"], ["2S", "2D"], piles=[[["3H"], ["4H"]], [[], []]])
    assert refusal(state, Play(RED, "2H", 2)) == "no-such-pile"
    assert refusal(state, Play(RED, "2H", -1)) == "no-such-pile"


# B. Draw


def test_a_hand_is_filled_to_two_and_then_the_turn_ends() -> None:
    state = position(["2S", "5S"], ["2H", "2D"], piles=[[["3H", "4H"], []], [[], []]])
    state.apply(Play(RED, "2S", 0))
    state.apply(Play(RED, "5S", 1))
    assert state.apply(Draw(RED, 0)) == [Drew(RED, "4H", 0)]
    assert state.actor == RED
    state.apply(Draw(RED, 0))
    assert state.hand_of(RED) == ["3H", "4H"]
    assert state.actor == BLACK


def test_the_stock_is_drawn_from_the_top() -> None:
    state = laid_out(["2S", "5S"], ["2H", "2D"], ["9C", "TC"])
    state.apply(Play(RED, "2S", 0))
    state.apply(Play(RED, "5S", 1))
    assert state.apply(Draw(RED, None)) == [Drew(RED, "9C", None)]


def test_only_piles_of_the_own_colour_are_drawn_from() -> None:
    state = position(["2S", "5S"], ["2H", "2D"])
    state.apply(Play(RED, "2S", 0))
    state.apply(Play(RED, "5S", 1))
    assert moves(state) == {Draw(RED, None)}
    assert refusal(state, Draw(RED, 0)) == "middle-pile-empty"
    assert refusal(state, Draw(RED, 2)) == "no-such-pile"


def test_an_empty_stock_is_not_drawn_from() -> None:
    state = laid_out(["2S", "5H"], ["2H", "2D"], [])
    state.apply(Play(RED, "2S", 0))
    state.apply(Play(RED, "5H", 0))
    assert moves(state) == {Draw(RED, 0)}
    assert refusal(state, Draw(RED, None)) == "stock-empty"


def test_without_a_source_the_hand_stays_short_and_an_empty_hand_passes() -> None:
    state = laid_out(["3S"], ["2S", "4S"], [])
    state.apply(Play(RED, "3S", 0))
    assert state.actor == BLACK
    state.apply(Play(BLACK, "2S", 1))
    state.apply(Keep(BLACK))
    state.apply(Draw(BLACK, 0))
    assert state.hand_of(RED) == []
    assert state.actor == BLACK
    assert state.idle == 3


def test_an_empty_hand_goes_straight_to_drawing() -> None:
    state = laid_out(["3S"], ["2S", "4H"], [])
    state.apply(Play(RED, "3S", 0))
    state.apply(Play(BLACK, "4H", 0))
    state.apply(Keep(BLACK))
    state.apply(Draw(BLACK, 0))
    assert moves(state) == {Draw(RED, 0)}


# The end


def test_the_ten_on_the_route_wins_at_once() -> None:
    route = [*TEAM_RED, *(f"{rank}H" for rank in "A23456789")]
    state = position(["TD", "5D"], ["2S", "7D"], (route, []))
    events = state.apply(Play(RED, "TD", None))
    assert state.actor is None
    assert state.ending == "top"
    assert state.scores() == [1, 0]
    assert events[-1] == RoundEnded((1, 0), (("5D",), ("2S", "7D")), "top")


def test_black_wins_with_the_black_ten() -> None:
    route = [*TEAM_BLACK, *(f"{rank}C" for rank in "A23456789")]
    state = position(["7S", "5D"], ["TS", "7D"], ([], route), turn=BLACK)
    state.apply(Play(BLACK, "TS", None))
    assert state.scores() == [0, 1]
    assert state.reward_list() == [0.0, 1.0]


def test_the_hundredth_turn_in_a_row_without_a_card_on_a_route_is_a_draw() -> None:
    state = position(["5D"], ["QS", "TS"], drawing=True, played=1, idle=99)
    events = state.apply(Draw(RED, None))
    assert state.ending == "draw"
    assert state.scores() == [0.5, 0.5]
    assert state.reward_list() == [0.5, 0.5]
    assert isinstance(events[-1], RoundEnded)


def test_the_ninety_ninth_is_not() -> None:
    state = position(["5D"], ["QS", "TS"], drawing=True, played=1, idle=98)
    state.apply(Draw(RED, None))
    assert state.actor == BLACK
    assert state.idle == 99


def test_a_card_on_a_route_starts_the_count_anew() -> None:
    state = position(["JD", "5D"], ["QS", "TS"], idle=99)
    state.apply(Play(RED, "JD", None))
    state.apply(Keep(RED))
    state.apply(Draw(RED, None))
    assert state.idle == 0


def test_nothing_is_played_after_the_end() -> None:
    state = position(["5D"], ["QS", "TS"], drawing=True, played=1, idle=99)
    state.apply(Draw(RED, None))
    assert state.legal_moves() == []
    assert refusal(state, Play(BLACK, "QS", 0)) == "round-over"


# Refusals


def test_a_card_that_is_not_held_is_refused() -> None:
    state = position(["5D", "2H"], ["QS", "TS"])
    assert refusal(state, Play(RED, "QS", 0)) == "card-not-in-hand"


def test_the_other_seat_is_refused() -> None:
    state = position(["5D", "2H"], ["QS", "TS"])
    assert refusal(state, Play(BLACK, "QS", 0)) == "not-your-turn"


def test_a_refused_move_changes_nothing() -> None:
    state = position(["5D", "2S"], ["QS", "TS"])
    before = state.view(RED)
    refusal(state, Play(RED, "2S", None))
    assert state.view(RED) == before


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": 0},
        {"play": "5D", "to": 0},
        {"seat": True, "play": "5D", "to": 0},
        {"seat": 0, "play": "5D"},
        {"seat": 0, "play": ["5D"], "to": 0},
        {"seat": 0, "play": "1D", "to": 0},
        {"seat": 0, "play": "5D", "to": None},
        {"seat": 0, "play": "5D", "to": True},
        {"seat": 0, "play": "5D", "to": {"route": 1}},
        {"seat": 0, "play": "5D", "to": 10**30},
        {"seat": 0, "play": "5D", "to": 0, "keep": True},
        {"seat": 0, "keep": False},
        {"seat": 0, "keep": 1},
        {"seat": 0, "draw": "Stock"},
        {"seat": 0, "draw": 1.0},
        {"seat": 0, "draw": -(10**30)},
        {"chance": "shuffle", "stock": []},
        {"chance": "shuffle", "seat": [], "draw": "stock"},
    ],
)
def test_what_is_no_move_is_refused(data: dict[str, Any]) -> None:
    state = position(["5D", "2H"], ["QS", "TS"])
    with pytest.raises(IllegalMove):
        state.apply(GAME.move_from_json(data))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"start": 2}, "no-such-seat"),
        ({"start": True}, "bad-deal"),
        ({"start": "0"}, "bad-deal"),
        ({"hands": None}, "bad-hands"),
        ({"hands": [["AS", "2S"]]}, "bad-hands"),
        ({"hands": [["AS", "2S", "3S"], ["4S"]]}, "bad-hands"),
        ({"hands": [["AS", 2], ["4S", "5S"]]}, "bad-hands"),
        ({"stock": []}, "bad-stock"),
        ({"stock": {"AS": 1}}, "bad-stock"),
        ({"hands": [["AS", "AS"], ["4S", "5S"]]}, "card-twice"),
        ({"hands": [["AS", "1S"], ["4S", "5S"]]}, "no-such-card"),
    ],
)
def test_what_is_no_deal_is_refused(change: dict[str, Any], code: str) -> None:
    deal = {"hands": [["AS", "2S"], ["3S", "4S"]], "start": 0}
    deal["stock"] = [card for card in DECK if card not in ("AS", "2S", "3S", "4S")]
    with pytest.raises(RecordError) as caught:
        GAME.start({**deal, **change}, 2, {})
    assert caught.value.code == code


# What a player can see


def test_a_card_from_the_stock_is_seen_by_its_owner_only() -> None:
    event = Drew(RED, "9C", None)
    assert event.as_seen_by(RED) == event
    assert event.as_seen_by(BLACK) == Drew(RED, None, None)


def test_a_card_from_a_middle_pile_is_seen_by_both() -> None:
    event = Drew(RED, "9H", 1)
    assert event.as_seen_by(BLACK) == event


def test_a_card_taken_from_a_middle_pile_is_known_until_it_is_played() -> None:
    state = position(["2S", "5S"], ["2H", "2D"], piles=[[["3H"], []], [[], []]])
    for move in (Play(RED, "2S", 0), Play(RED, "5S", 1), Draw(RED, 0), Draw(RED, None)):
        state.apply(move)
    assert state.view(BLACK).known == [["3H"], ["2H", "2D"]]
    for move in (Play(BLACK, "2H", 0), Play(BLACK, "2D", 1), Draw(BLACK, None), Draw(BLACK, None)):
        state.apply(move)
    state.apply(Play(RED, "3H", 0))
    assert state.view(BLACK).known == [[], []]


def test_a_kept_card_is_dealt_in_its_owners_colour() -> None:
    state = position(["2H", "5H"], ["2S", "2D"], known=[[], []])
    state.apply(Play(RED, "2H", 0))
    state.apply(Keep(RED))
    state.apply(Draw(RED, None))
    view = state.view(BLACK)
    for seed in range(50):
        guessed = GAME.determinize(view, Rng(seed))
        assert isinstance(guessed, BergbeklimmenState)
        assert any(card[1] in "HD" for card in guessed.hand_of(RED))


def test_a_card_the_front_runner_is_still_asked_about_is_dealt_in_the_other_colour() -> None:
    state = front_runner(["2D", "3S"])
    state.apply(Play(RED, "2D", None))
    view = state.view(BLACK)
    for seed in range(50):
        guessed = GAME.determinize(view, Rng(seed))
        assert isinstance(guessed, BergbeklimmenState)
        assert guessed.hand_of(RED)[0][1] in "SC"


def test_unknown_cards_are_dealt_evenly() -> None:
    view = dealt(1).view(RED)
    counts = dict.fromkeys(set(DECK) - set(view.hand), 0)
    for seed in range(2000):
        guessed = GAME.determinize(view, Rng(seed))
        assert isinstance(guessed, BergbeklimmenState)
        for card in guessed.hand_of(BLACK):
            counts[card] += 1
    expected = 2 * 2000 / 50
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


# In any game


def all_cards(state: BergbeklimmenState) -> list[str]:
    """Every card outside the stock."""
    piles = (state.middle_pile(colour, slot) for colour in range(2) for slot in range(2))
    hands_and_routes = (pile for seat in range(2) for pile in (state.hand_of(seat), state.route_of(seat)))
    return [card for pile in (*piles, *hands_and_routes) for card in pile]


@given(number=st.integers(1, 10**6), steps=st.integers(0, 400))
def test_no_card_is_lost_and_views_hide_and_agree(number: int, steps: int) -> None:
    state, rng = dealt(number), Rng(number)
    for _ in range(steps):
        if state.turn == OVER:
            break
        code = state.draw_code(rng)
        assert code in state.code_list()
        assert state.code_of(state.move_of(code)) == code
        state.step_code(code)
    seen = all_cards(state)
    assert len(set(seen)) == len(seen) == 52 - state.stock_left
    for seat in range(2):
        view = state.view(seat)
        travelled = GAME.view_from_json(json.loads(json.dumps(view._asdict())))
        guessed = GAME.determinize(travelled, rng)
        assert isinstance(guessed, BergbeklimmenState)
        assert guessed.view(seat) == view
        cards = all_cards(guessed)
        assert len(set(cards)) == len(cards) == len(seen)
        if state.turn == seat:
            assert moves(guessed) == moves(state)
        elif state.turn != OVER:
            assert guessed.code_list()
        secret = set(state.hand_of(1 - seat)) - set(view.known[1 - seat])
        assert not any(card in json.dumps(view._asdict()) for card in secret)


@settings(max_examples=20)
@given(number=st.integers(1, 10**6))
def test_named_moves_and_codes_lead_to_the_same_positions(number: int) -> None:
    named, coded, rng = dealt(number), dealt(number), Rng(number)
    while named.actor is not None:
        code = coded.draw_code(rng)
        events = named.apply(coded.move_of(code))
        coded.step_code(code)
        assert events
        assert [named.view(seat) for seat in range(2)] == [coded.view(seat) for seat in range(2)]
    assert named.scores() == coded.scores()
    copied = coded.copy()
    assert copied.view(0) == coded.view(0)
