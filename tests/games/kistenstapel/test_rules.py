"""The rules of Kistenstapel, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.boxes.builds import CARD_SET, build_fault
from holzwurm_desktop.games.boxes.piles import cards_of
from holzwurm_desktop.games.kistenstapel.codes import Builder
from holzwurm_desktop.games.kistenstapel.game import GAME, KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import (
    Bid,
    BidMade,
    BidsRevealed,
    Build,
    Built,
    Concede,
    Conceded,
    Done,
    Drawn,
    Knock,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Pass,
    Passed,
    RoundEnded,
)
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

Pile = dict[tuple[int, int], int]

START: Pile = {(0, 0): 1}
ALL_CARDS = ["L"] * 15 + ["R"] * 15 + ["T"] * 11 + ["O"] * 4
NO_CARDS = (0, 0, 0, 0)


def position(
    pile: Pile = START,
    hands: tuple[tuple[int, int, int, int], ...] = (NO_CARDS, NO_CARDS),
    opened: tuple[tuple[int, int], ...] = (),
    **fields: Any,
) -> KistenstapelState:
    """Seat 0 to play with these cards before the players, the drawn one included; all others in the stock."""
    state = KistenstapelState(len(hands))
    columns = [(x, y, height) for (x, y), height in pile.items()]
    view = KistenstapelView(
        seat=0,
        seats=len(hands),
        turn=0,
        phase="play",
        waiting=False,
        passer=-1,
        start=0,
        leftover="none",
        pile=columns,
        open=opened,
        hands=hands,
        stock=0,
        scores=[0] * len(hands),
        passes=0,
        bids=[None] * len(hands),
        bidders=0,
        made=0,
    )
    state.fill(view._replace(**fields))
    return state


def last_cards(*hands: tuple[int, int, int, int], pile: Pile = START, **fields: Any) -> KistenstapelState:
    """As `position`, but with no card in the stock."""
    state = position(pile, hands, **fields)
    state.lay_stock(())
    return state


def build(seat: int, pile: Pile, *opened: tuple[int, int]) -> Build:
    return Build(seat, tuple((x, y, height) for (x, y), height in pile.items()), opened)


def points(state: KistenstapelState, pile: Pile, *opened: tuple[int, int]) -> int:
    """What seat 0 scores for this build."""
    return built(state.apply(build(0, pile, *opened))).points


def built(events: list[Any]) -> Built:
    return next(event for event in events if isinstance(event, Built))


def refusal(state: KistenstapelState, move: Any) -> IllegalMove:
    """The refusal of a move, which must leave the state as it was."""
    before = [state.view(seat) for seat in range(state.seats)]
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    assert [state.view(seat) for seat in range(state.seats)] == before
    return caught.value


def new_round(
    seats: int = 2, start: int = 0, leftover: str = "none", stock: Any = ALL_CARDS
) -> KistenstapelState:
    state = GAME.start({"stock": list(stock), "start": start}, seats, {"rounds": 1, "leftover": leftover})
    assert isinstance(state, KistenstapelState)
    return state


# Deal.


def test_the_start_box_lies_and_each_seat_has_a_card_the_first_one_two() -> None:
    state = new_round(
        3, 1, stock=["O", "T", "L", "R", *ALL_CARDS[1:15], *ALL_CARDS[16:30], *ALL_CARDS[31:44]]
    )

    assert state.pile() == {(0, 0): 1}
    assert state.open_lids() == []
    assert [state.hand_of(seat) for seat in range(3)] == [(1, 0, 0, 0), (0, 1, 0, 1), (0, 0, 1, 0)]
    assert state.actor == 1
    assert state.view(0).stock == 41


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ({"start": 0}, "bad-deal"),
        ({"stock": "LRTO", "start": 0}, "bad-deal"),
        ({"stock": ALL_CARDS, "start": False}, "bad-deal"),
        ({"stock": ALL_CARDS, "start": 2}, "no-such-seat"),
        ({"stock": ALL_CARDS[1:], "start": 0}, "bad-stock"),
        ({"stock": ["R", *ALL_CARDS[1:]], "start": 0}, "bad-stock"),
        ({"stock": ["X", *ALL_CARDS[1:]], "start": 0}, "bad-stock"),
    ],
)
def test_a_deal_that_is_none_is_refused(deal: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as caught:
        GAME.start(deal, 2, {"rounds": 1, "leftover": "none"})
    assert caught.value.code == code


# Building.


def test_a_box_for_two_cards_makes_one_point() -> None:
    assert points(position(START, ((1, 0, 1, 0), NO_CARDS)), {(0, 0): 1, (1, 0): 1}) == 1


def test_a_box_for_one_card_makes_two_points() -> None:
    state = position({(0, 0): 1, (0, 1): 1, (1, 0): 1}, ((0, 0, 1, 0), NO_CARDS))

    assert points(state, {(0, 0): 1, (0, 1): 1, (1, 0): 1, (1, 1): 1}) == 2


def test_a_box_for_no_card_makes_three_points() -> None:
    state = position({(1, 1): 1, (0, 1): 2, (1, 0): 2})

    assert points(state, {(1, 1): 2, (0, 1): 2, (1, 0): 2}) == 3


def test_a_column_that_implies_a_box_under_its_top_makes_five_points_for_a_lid() -> None:
    state = position({(1, 1): 2, (0, 1): 2, (1, 0): 2}, ((0, 0, 1, 0), NO_CARDS))

    assert points(state, {(1, 1): 2, (0, 1): 2, (1, 0): 2, (0, 0): 2}) == 5


def test_two_boxes_down_and_nine_up_with_two_cards_make_19_points() -> None:
    wall: Pile = {(0, 0): 4, (0, 1): 4, (0, 2): 4, (0, 3): 4, (1, 0): 4, (2, 0): 4}
    state = position({**wall, (1, 1): 3, (2, 1): 3}, ((0, 0, 2, 0), NO_CARDS))

    assert points(state, {**wall, (1, 1): 4, (2, 1): 1, (1, 2): 4, (1, 3): 4}) == 19


def test_an_action_without_a_point_is_refused() -> None:
    refused = refusal(position(), build(0, START))

    assert (refused.code, refused.data) == ("no-point", {"points": 0})


def test_cards_laid_leave_the_hand_and_cards_left_over_come_to_it() -> None:
    state = position({(0, 0): 3, (1, 0): 1}, ((0, 1, 2, 0), NO_CARDS))

    events = state.apply(build(0, {(0, 0): 2, (1, 0): 2, (0, 1): 2, (1, 1): 2}))

    assert built(events).laid == (0, 1, 2, 0)
    assert built(events).points == 3 * 4 - 3
    assert state.hand_of(0) == NO_CARDS
    state = position({(0, 0): 1, (1, 0): 1, (2, 0): 1, (0, 1): 1}, ((0, 0, 0, 0), NO_CARDS))
    events = state.apply(build(0, {(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1}))
    assert built(events).laid == (-1, 0, 0, 0)
    assert state.hand_of(0) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("hand", "card", "count"),
    [((0, 0, 1, 0), "L", 2), ((2, 0, 0, 0), "T", 1), ((1, 0, 1, 0), "L", 1)],
)
def test_a_card_that_is_missing_is_named(hand: Any, card: str, count: int) -> None:
    refused = refusal(position({(0, 0): 2}, (hand, NO_CARDS)), build(0, {(0, 0): 2, (1, 0): 2}))

    assert (refused.code, refused.data) == ("card-not-in-hand", {"card": card, "count": count})


def test_without_open_lids_the_whole_pile_may_stand_anywhere() -> None:
    assert points(position(START, ((1, 0, 1, 0), NO_CARDS)), {(40, -64): 1, (41, -64): 1}) == 1


def test_a_layer_under_the_pile_moves_no_lid() -> None:
    pile: Pile = {(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1}
    state = position(pile, ((2, 2, 0, 0), NO_CARDS), opened=((0, 0),))

    event = built(state.apply(build(0, {(x + 1, y + 1): 2 for x, y in pile}, (0, 0))))

    assert (event.points, event.layers, event.removed) == (8, 1, ())
    assert event.added == ((1, 1, 1), (1, 2, 1), (2, 1, 1), (2, 2, 1))
    assert state.open_lids() == [(0, 0)]


def test_the_first_change_in_a_build_is_told_by_boxes() -> None:
    state = position({(0, 0): 1, (1, 0): 1, (2, 0): 1, (0, 1): 1})

    event = built(state.apply(build(0, {(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1})))

    assert (event.added, event.removed) == (((1, 1, 1),), ((2, 0, 1),))
    assert (event.shift, event.layers, event.lids) == ((0, 0), 0, ())


# Open lids.


def test_an_open_lid_may_be_laid_on_any_lid_position() -> None:
    state = position(START, ((1, 0, 0, 1), NO_CARDS))

    event = built(state.apply(build(0, {(0, 0): 1, (1, 0): 1}, (-1, -1))))

    assert (event.laid, event.points, event.lids) == ((1, 0, 0, 1), 1, ((-1, -1),))
    assert state.open_lids() == [(-1, -1)]


def test_an_open_lid_is_never_exchanged_for_a_closed_one() -> None:
    state = position({(0, 0): 1, (0, 1): 1, (1, 0): 1}, ((0, 0, 1, 1), NO_CARDS))
    square: Pile = {(0, 0): 1, (0, 1): 1, (1, 0): 1, (1, 1): 1}

    assert state.check_build(build(0, square, (0, 0))) == (2, (0, 0, 0, 1))
    state = position({(0, 0): 2, (0, 1): 1, (1, 0): 2}, ((0, 0, 0, 2), NO_CARDS))
    refused = refusal(state, build(0, {(0, 0): 2, (0, 1): 2, (1, 0): 2}, (-2, -2)))
    assert refused.code in ("card-not-in-hand", "closed-lid-returned")


def test_an_open_lid_laid_while_a_closed_one_comes_back_is_refused() -> None:
    state = position({(0, 0): 2, (0, 1): 1, (1, 0): 2}, ((0, 1, 0, 1), NO_CARDS))

    refused = refusal(state, build(0, {(0, 0): 2, (0, 1): 2, (1, 0): 2}, (-2, -2)))

    assert (refused.code, refused.data) == ("closed-lid-returned", {"points": 2})


def test_an_open_lid_stays_where_it_is_and_stays_open() -> None:
    state = position({(0, 0): 1}, ((2, 2, 2, 0), NO_CARDS), opened=((-1, -1),))

    moved = refusal(state, build(0, {(0, 0): 2}, (-2, -2)))
    closed = refusal(state, build(0, {(0, 0): 1, (1, 0): 1}))
    carried = refusal(state, build(0, {(1, 0): 1, (2, 0): 1}, (0, -1)))

    assert [refused.code for refused in (moved, closed, carried)] == ["open-lid-moved"] * 3
    assert moved.data == {"positions": [[-1, -1]]}


def test_an_open_position_without_a_lid_is_refused() -> None:
    state = position(START, ((1, 0, 1, 1), NO_CARDS))

    refused = refusal(state, build(0, {(0, 0): 1, (1, 0): 1}, (5, 5)))

    assert (refused.code, refused.data) == ("open-not-a-lid", {"positions": [[5, 5]]})


# Turns, passes and knocks.


def test_after_a_build_the_next_seat_has_its_card_at_once() -> None:
    state = position(START, ((1, 0, 1, 0), NO_CARDS))
    before = sum(state.hand_of(1))

    events = state.apply(build(0, {(0, 0): 1, (1, 0): 1}))

    assert isinstance(events[1], Drawn)
    assert events[1].seat == state.actor == 1
    assert sum(state.hand_of(1)) == before + 1
    assert not state.waiting


def test_after_a_pass_no_card_is_turned_up_while_others_may_knock() -> None:
    state = new_round(3)
    stock = state.view(0).stock

    assert state.apply(Pass(0)) == [Passed(0, 0)]

    assert state.waiting
    assert (state.actor, state.objectors(), state.view(1).stock) == (1, [1, 2], stock)
    assert state.legal_moves() == [Pass(1), Knock(1), Knock(2)]


def test_when_nobody_knocks_the_next_seat_draws() -> None:
    state = new_round(3)
    state.apply(Pass(0))

    events = state.settle()

    assert events == [Drawn(1, "L", 40)]
    assert not state.waiting
    assert state.legal_moves() == [Pass(1)]
    assert refusal(state, Knock(2)).code == "no-pass-to-knock-on"


def test_the_next_move_closes_the_knock_window_with_its_card() -> None:
    state = position(START, ((0, 0, 0, 0), (0, 0, 1, 0)))
    state.lay_stock(("L", "R"))
    state.apply(Pass(0))

    events = state.apply(build(1, {(0, 0): 1, (1, 0): 1}))

    assert events[0] == Drawn(1, "L", 1)
    assert built(events).points == 1


def test_a_knocker_builds_with_the_cards_of_the_one_who_passed() -> None:
    state = position(START, ((1, 0, 1, 0), NO_CARDS, (9, 9, 9, 0)))
    state.apply(Pass(0))

    assert state.apply(Knock(2)) == [Knocked(2, 0)]
    assert state.legal_moves() == [Concede(2)]
    assert state.builder() == Builder(2, 0, (1, 0, 1, 0))
    assert refusal(state, build(2, {(0, 0): 2, (1, 0): 2})).code == "card-not-in-hand"

    event = built(state.apply(build(2, {(0, 0): 1, (1, 0): 1})))

    assert (event.seat, event.owner, event.points) == (2, 0, 1)
    assert state.scores() == [0, 0, 1]
    assert state.hand_of(0) == NO_CARDS
    assert state.actor == 1


def test_cards_that_a_knocker_returns_go_to_the_one_who_passed() -> None:
    state = position({(0, 0): 1, (1, 0): 1, (2, 0): 1, (0, 1): 1})
    state.apply(Pass(0))
    state.apply(Knock(1))

    state.apply(build(1, {(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1}))

    assert state.hand_of(0) == (1, 0, 0, 0)


def test_a_knocker_who_concedes_gives_two_points_to_all_others() -> None:
    state = position(START, (NO_CARDS,) * 4)
    state.apply(Pass(0))
    state.apply(Knock(3))

    events = state.apply(Concede(3))

    assert events[0] == Conceded(3, 2)
    assert isinstance(events[1], Drawn)
    assert state.scores() == [2, 2, 2, 0]
    assert state.actor == 1


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Knock(0), "own-pass"),
        (Pass(2), "not-your-turn"),
        (Concede(1), "build-or-pass"),
        (Done(1), "build-or-pass"),
        (Bid(1, 3), "build-or-pass"),
        ("knock", "not-a-move-of-this-game"),
    ],
)
def test_what_is_not_due_after_a_pass_is_refused(move: Any, code: str) -> None:
    state = new_round(3)
    state.apply(Pass(0))

    assert refusal(state, move).code == code


@pytest.mark.parametrize(
    ("move", "code"),
    [(Knock(1), "already-knocked"), (Pass(2), "build-or-concede"), (Concede(1), "not-your-turn")],
)
def test_only_the_knocker_answers_a_knock(move: Any, code: str) -> None:
    state = new_round(3)
    state.apply(Pass(0))
    state.apply(Knock(2))

    assert refusal(state, move).code == code


# The end.


def test_a_pass_counts_towards_the_end_only_with_the_stock_empty() -> None:
    state = position()
    state.lay_stock(("L",))

    assert state.apply(Pass(0)) == [Passed(0, 0)]
    assert state.apply(Pass(1)) == [Drawn(1, "L", 0), Passed(1, 1)]
    assert state.apply(Pass(0)) == [Passed(0, 2)]
    assert state.legal_moves() == [Knock(1)]


def test_the_round_ends_when_nobody_knocks_on_the_last_pass() -> None:
    state = last_cards(NO_CARDS, NO_CARDS)
    state.apply(Pass(0))
    state.apply(Pass(1))

    assert (state.waiting, state.ending, state.legal_moves()) == (True, None, [Knock(0)])
    assert refusal(state, Pass(0)).code == "all-have-passed"
    assert state.builder() is None

    assert state.settle() == [RoundEnded((0, 0), "passes")]
    assert (state.actor, state.ending, state.legal_moves()) == (None, "passes", [])
    assert refusal(state, Pass(0)).code == "round-over"


def test_a_failed_knock_does_not_break_the_row_of_passes() -> None:
    state = last_cards(NO_CARDS, NO_CARDS)
    state.apply(Pass(0))
    state.apply(Knock(1))
    state.apply(Concede(1))

    assert state.apply(Pass(1)) == [Passed(1, 2)]


def test_a_failed_knock_on_the_last_pass_ends_the_round() -> None:
    state = last_cards(NO_CARDS, NO_CARDS)
    state.apply(Pass(0))
    state.apply(Pass(1))
    state.apply(Knock(0))

    assert state.apply(Concede(0)) == [Conceded(0, 2), RoundEnded((0, 2), "passes")]


def test_a_successful_knock_starts_the_row_anew() -> None:
    state = last_cards(NO_CARDS, (1, 0, 1, 0))
    state.apply(Pass(0))
    state.apply(Pass(1))
    state.apply(Knock(0))

    state.apply(build(0, {(0, 0): 1, (1, 0): 1}))

    assert (state.actor, state.passes, state.scores()) == (0, 0, [1, 0])
    assert state.apply(Pass(0)) == [Passed(0, 1)]


def test_the_highest_score_wins_and_equal_ones_share() -> None:
    state = last_cards(NO_CARDS, NO_CARDS, NO_CARDS, scores=[4, 7, 7])

    assert state.reward_list() == [0.0, 0.5, 0.5]


# Unused cards.


def all_pass(state: KistenstapelState) -> list[Any]:
    """Everybody passes, seat 0 first."""
    return [event for seat in range(state.seats) for event in state.apply(Pass(seat))]


def test_the_lowest_seat_gets_all_unused_cards_and_builds_until_it_is_done() -> None:
    state = last_cards((1, 0, 0, 0), (0, 0, 1, 0), leftover="lowest", scores=[5, 3])
    all_pass(state)

    assert state.legal_moves() == [Done(1), Knock(0)]
    assert state.builder() == Builder(1, 1, (1, 0, 1, 0))

    events = state.apply(build(1, {(0, 0): 1, (1, 0): 1}))

    assert events[0] == LeftoverTaken(1, (1, 0, 1, 0))
    assert state.scores() == [5, 4]
    assert state.legal_moves() == [Done(1)]
    assert refusal(state, Pass(1)).code == "build-or-done"
    assert state.apply(Done(1)) == [LeftoverDone(1, 1, None, True), RoundEnded((5, 4), "passes")]


def test_of_equally_low_seats_the_first_from_the_start_gets_the_cards() -> None:
    state = last_cards(NO_CARDS, NO_CARDS, NO_CARDS, leftover="lowest", start=2, scores=[1, 1, 2])
    all_pass(state)

    assert state.settle() == [LeftoverTaken(0, NO_CARDS)]


def test_a_failed_knock_may_change_who_is_lowest() -> None:
    state = last_cards(NO_CARDS, NO_CARDS, leftover="lowest", scores=[4, 3])
    all_pass(state)
    assert state.actor == 1
    state.apply(Knock(0))

    assert state.apply(Concede(0)) == [Conceded(0, 2), LeftoverTaken(0, NO_CARDS)]


def bidding(*bids: int, scores: list[int], start: int = 0) -> tuple[KistenstapelState, list[Any]]:
    """The state after these bids in the order of play, and what happened at the last one."""
    hands = ((1, 0, 0, 0), (0, 0, 1, 0), NO_CARDS)
    state = last_cards(*hands, leftover="bid", scores=scores, start=start)
    all_pass(state)
    events: list[Any] = []
    for place, points in enumerate(bids):
        events = state.apply(Bid((start + place) % 3, points))
    return state, events


def test_the_highest_bid_gets_the_unused_cards() -> None:
    state, events = bidding(2, 5, 0, scores=[9, 0, 0], start=1)

    assert events == [BidMade(0, 0), BidsRevealed((0, 2, 5), 2), LeftoverTaken(2, (1, 0, 1, 0))]
    assert state.legal_moves() == [Done(2)]


def test_of_equal_bids_the_lower_score_counts_then_the_place_from_the_start() -> None:
    assert bidding(4, 4, 4, scores=[3, 1, 2])[0].actor == 1
    assert bidding(4, 4, 4, scores=[1, 1, 1], start=2)[0].actor == 2


def test_points_that_reach_the_bid_count() -> None:
    state, _ = bidding(1, 0, 0, scores=[0, 0, 0])

    state.apply(build(0, {(0, 0): 1, (1, 0): 1}))

    assert state.scores() == [0, 0, 0]
    assert state.apply(Done(0)) == [LeftoverDone(0, 1, 1, True), RoundEnded((1, 0, 0), "passes")]


def test_points_below_the_bid_are_lost() -> None:
    state, _ = bidding(2, 0, 0, scores=[0, 0, 0])
    state.apply(build(0, {(0, 0): 1, (1, 0): 1}))

    assert state.apply(Done(0)) == [LeftoverDone(0, 1, 2, False), RoundEnded((0, 0, 0), "passes")]


def test_the_round_ends_when_everybody_bids_nothing() -> None:
    _, events = bidding(0, 0, 0, scores=[1, 2, 3])

    assert events == [BidMade(2, 0), BidsRevealed((0, 0, 0), None), RoundEnded((1, 2, 3), "passes")]


def test_a_bid_is_nobody_elses_business_before_all_are_made() -> None:
    state, events = bidding(7, scores=[0, 0, 0])

    assert events == [BidMade(0, 7)]
    assert events[0].as_seen_by(0) == BidMade(0, 7)
    assert events[0].as_seen_by(1) == BidMade(0, None)
    assert [list(state.view(seat).bids) for seat in range(3)] == [[7, None, None], [None] * 3, [None] * 3]
    assert state.view(1).bidders == 1


def test_what_is_not_due_in_the_bidding_is_refused() -> None:
    state, _ = bidding(7, scores=[0, 0, 0])

    assert refusal(state, Knock(0)).code == "no-pass-to-knock-on"
    assert refusal(state, Done(1)).code == "bid-is-due"
    assert refusal(state, Bid(2, 1)).code == "not-your-turn"
    assert refusal(state, Bid(1, 100)).code == "not-a-bid"
    assert len(state.legal_moves()) == 100


# Moves as written.


@pytest.mark.parametrize(
    "move",
    [
        {"seat": 1, "build": {"pile": [[3, 0, 1], [-1, 2, 5]], "open": [[4, 4], [-2, 0]]}},
        {"seat": 0, "pass": True},
        {"seat": 0, "knock": True},
        {"seat": 0, "concede": True},
        {"seat": 0, "bid": 99},
        {"seat": 0, "done": True},
    ],
)
def test_a_move_is_written_as_it_was_read(move: dict[str, Any]) -> None:
    assert json.dumps(GAME.move_from_json(move).to_json()) == json.dumps(move)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"dance": True},
        {"pass": True, "knock": True},
        {"pass": False},
        {"pass": 1},
        {"bid": True},
        {"bid": 1.0},
        {"bid": -1},
        {"bid": 10**40},
        {"bid": "3"},
        {"build": True},
        {"build": {"pile": [[0, 0, 1]]}},
        {"build": {"pile": [[0, 0, 1]], "open": None}},
        {"build": {"pile": "x", "open": []}},
        {"build": {"pile": [[0, 0]], "open": []}},
        {"build": {"pile": [[0, 0, True]], "open": []}},
        {"build": {"pile": [[0, 0, 1.5]], "open": []}},
        {"build": {"pile": [[0, 0, 10**40]], "open": []}},
        {"build": {"pile": [[65, 0, 1]], "open": []}},
        {"build": {"pile": [[0, 0, 1], [0, 0, 2]], "open": []}},
        {"build": {"pile": [[0, 0, 1]], "open": [[-1, -1], [-1, -1]]}},
        {"build": {"pile": [[0, 0, 1]], "open": [[0]]}},
        {"build": {"pile": [[0, 0, 1]], "open": [[-(10**40), 0]]}},
        {"build": {"pile": [[x, 0, 1] for x in range(60)], "open": []}},
        {"build": {"pile": [[0, 0, 1]], "open": [], "roof": True}},
    ],
)
def test_what_is_no_move_is_refused(move: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove):
        GAME.move_from_json({"seat": 0, **move})


def test_what_turns_up_a_card_or_bids_shows_something_hidden() -> None:
    assert GAME.reveals({"seat": 0, "pass": True})
    assert not GAME.reveals({"seat": 0, "knock": True})
    assert not GAME.reveals({"seat": 0, "done": True})


# Matches and records.


def two_seats(**options: Any) -> Match:
    return Match.new(GAME, [Player("Ann"), Player("Bo")], options, 12)


def pass_to_the_last(match: Match) -> None:
    """Everybody passes until the last pass may be knocked on."""
    while not match.playing().waiting or match.playing().legal_moves()[0].to_json().get("pass"):
        match.play(Pass(match.playing().turn))


def test_a_round_has_its_scores_only_after_nobody_knocked_on_its_last_pass() -> None:
    match = two_seats(rounds=2)
    pass_to_the_last(match)

    assert not match.round_over
    assert "scores" not in match.to_record()["rounds"][0]
    match.settle()
    assert match.rounds[0].scores == [0, 0]
    match.next_round()
    assert match.playing().turn == 1


def test_nobody_objecting_is_never_written_down() -> None:
    match = two_seats()
    match.play(Pass(0))

    match.play(NoObjection(1))

    assert match.rounds[0].moves == [{"seat": 0, "pass": True}]
    assert not match.playing().waiting


def test_a_record_that_ends_with_a_pass_is_waiting_again() -> None:
    match = two_seats()
    match.play(Pass(0))
    match.settle()

    again = Match.from_record(match.to_record())

    assert again.playing().waiting


def test_scores_after_a_pass_that_is_not_the_last_are_refused() -> None:
    match = two_seats()
    match.play(Pass(0))
    record = match.to_record()
    record["rounds"][0] |= {"scores": [0, 0], "end": "passes"}

    with pytest.raises(RecordError) as caught:
        Match.from_record(record)
    assert caught.value.code == "round-not-over"


# Search.


def test_a_listed_build_is_found_by_its_name_in_any_order() -> None:
    state = position(START, ((2, 0, 2, 0), NO_CARDS))
    code = state.code_list()[0]
    listed = state.move_of(code)
    assert isinstance(listed, Build)

    assert state.code_of(Build(0, listed.columns[::-1], listed.opened)) == code


def test_asking_for_the_code_of_a_build_that_is_not_listed_changes_nothing() -> None:
    state = position(START, ((2, 0, 2, 0), NO_CARDS))
    far = build(0, {(40, 0): 1, (41, 0): 1, (42, 0): 1})
    listed = state.code_list()

    with pytest.raises(IllegalMove) as caught:
        state.code_of(far)

    assert caught.value.code == "no-such-build"
    assert state.code_list() == listed
    assert points(state, far.pile) == 2


def test_a_build_that_is_not_offered_has_no_code() -> None:
    with pytest.raises(IllegalMove) as caught:
        position().move_of(4321)
    assert caught.value.code == "no-such-build"


def test_all_sampled_builds_are_legal_and_differ() -> None:
    for seed in range(6):
        state = new_round(stock=Random(seed).sample(ALL_CARDS, 45))
        rng = Rng(seed)
        while state.actor is not None:
            codes = state.code_list()
            assert len(set(codes)) == len(codes)
            assert max(codes) < 1 << 16
            builder = state.builder()
            for move in map(state.move_of, codes):
                if isinstance(move, Build):
                    assert builder is not None
                    lids = frozenset(move.opened)
                    assert build_fault(state.pile(), state.open_lids(), builder.hand, move.pile, lids) is None
            state.step_code(state.draw_code(rng))


def test_a_seat_that_may_knock_is_asked() -> None:
    state = position(START, ((1, 0, 1, 0), NO_CARDS, NO_CARDS))
    state.apply(Pass(0))

    asked = GAME.determinize(state.view(2), Rng(1))

    assert [asked.move_of(code) for code in asked.code_list()] == [NoObjection(2), Knock(2)]
    assert asked.view(2) == state.view(2)
    asked.step_code(asked.code_of(Knock(2)))
    assert [type(asked.move_of(code)) for code in asked.code_list()] == [Build, Build, Concede]


def test_a_seat_is_not_tempted_to_knock_where_no_build_was_found() -> None:
    state = position()
    state.apply(Pass(0))

    asked = GAME.determinize(state.view(1), Rng(1))

    assert [asked.move_of(code) for code in asked.code_list()] == [NoObjection(1)]
    asked.step_code(asked.code_list()[0])
    assert asked.actor == 1
    assert not asked.waiting


# In any game.


def any_round(seed: int, seats: int, leftover: str) -> KistenstapelState:
    return new_round(seats, seed % seats, leftover, Random(seed).sample(ALL_CARDS, 45))


def cards_everywhere(state: KistenstapelState) -> list[int]:
    cards = cards_of(state.pile())
    opened = len(state.open_lids())
    lying = [cards.left, cards.right, cards.lids - opened, opened]
    return [
        count + sum(state.hand_of(i)[card] for i in range(state.seats)) for card, count in enumerate(lying)
    ]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 6), st.sampled_from(["none", "lowest", "bid"]))
def test_no_card_is_ever_lost(seed: int, seats: int, leftover: str) -> None:
    state = any_round(seed, seats, leftover)
    rng = Rng(seed)

    while state.actor is not None:
        assert all(0 <= held <= most for held, most in zip(cards_everywhere(state), CARD_SET, strict=True))
        assert sum(cards_everywhere(state)) + state.view(0).stock == 48
        state.apply(state.move_of(state.draw_code(rng)))

    assert tuple(cards_everywhere(state)) == CARD_SET
    assert state.ending == "passes"


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 6), st.sampled_from(["none", "lowest", "bid"]))
def test_a_view_tells_all_but_what_is_hidden(seed: int, seats: int, leftover: str) -> None:
    state = any_round(seed, seats, leftover)
    rng = Rng(seed)

    while state.actor is not None:
        for seat in range(seats):
            view = GAME.view_from_json(json.loads(json.dumps(state.view(seat)._asdict())))
            assert GAME.determinize(view, rng).view(seat) == state.view(seat)
        state.apply(state.move_of(state.draw_code(rng)))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9), st.integers(2, 4), st.sampled_from(["none", "lowest", "bid"]))
def test_stepping_and_applying_a_move_lead_to_the_same(seed: int, seats: int, leftover: str) -> None:
    state = any_round(seed, seats, leftover)
    rng = Rng(seed)

    while state.actor is not None:
        code = state.draw_code(rng)
        stepped = state.copy()
        stepped.step_code(code)
        state.apply(state.move_of(code))
        assert [stepped.view(seat) for seat in range(seats)] == [state.view(seat) for seat in range(seats)]
