"""The rules of Razende tovenaars, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS, strength_of
from holzwurm_desktop.games.tovenaars.game import GAME, TovenaarsState
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Attacked,
    Block,
    Blocked,
    Captured,
    Challenge,
    Challenged,
    Declined,
    DuelDecided,
    Fill,
    Filled,
    LeftEmpty,
    Line,
    LineChosen,
    LinesRevealed,
    Raised,
    Reverse,
    Reversed,
    RoundEnded,
    Sleep,
    SleepChosen,
    SleepRevealed,
    Slid,
    Slide,
    Strength,
)
from holzwurm_desktop.games.tovenaars.view import TovenaarsView

RED, BLACK = 0, 1


def slots(line: str) -> list[str | None]:
    """A line written as three letters, "-" for an empty slot."""
    return [None if card == "-" else card for card in line]


def position(red: str, black: str, captives: tuple[str, str] = ("", ""), **fields: Any) -> TovenaarsState:
    """Red is to attack, with the soldiers of both lines and dungeons; `fields`: of the view, to set."""
    gone = [set(red) | set(captives[0]), set(black) | set(captives[1])]
    view = TovenaarsView(
        seat=RED,
        seats=2,
        turn=RED,
        stage="attack",
        active=RED,
        lines=[slots(red), slots(black)],
        reserve=[[card for card in SOLDIERS if card not in gone[seat]] for seat in range(2)],
        captives=[list(captives[0]), list(captives[1])],
        money=[[2, 3, 4, 5, 6], [2, 3, 4, 5, 6]],
        strength_spells=[[2, 3, 4], [2, 3, 4]],
        sleep_spells=[list(SOLDIERS), list(SOLDIERS)],
        blocks=[True, True],
        reversals=[True, True],
        duel=None,
        blocked=False,
        slid=[],
        raised=[0, 0],
        chosen=[None, None],
        loser=None,
        scores=None,
    )
    state = GAME.determinize(view._replace(**fields), Rng(1))
    assert isinstance(state, TovenaarsState)
    return state


NO_SPELLS = {
    "strength_spells": [[], []],
    "sleep_spells": [[], []],
    "blocks": [False, False],
    "reversals": [False, False],
}


def without_spells(red: str, black: str, **fields: Any) -> TovenaarsState:
    return position(red, black, **{**NO_SPELLS, **fields})


def begun(start: int = RED) -> TovenaarsState:
    state = GAME.start({"start": start}, 2, {})
    assert isinstance(state, TovenaarsState)
    return state


def play(state: TovenaarsState, *moves: Any) -> list[Any]:
    """Make the moves; the events of the last one."""
    events: list[Any] = []
    for move in moves:
        events = state.apply(move)
    return events


def moves(state: TovenaarsState) -> set[Any]:
    return set(state.legal_moves())


def refusal(state: TovenaarsState, move: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    return caught.value.code


def decided(state: TovenaarsState, *made: Any) -> int:
    """Who wins the duel that the last of the moves decides."""
    return next(event.winner for event in play(state, *made) if isinstance(event, DuelDecided))


# Set-up


def test_both_choose_three_of_eight_soldiers_red_first() -> None:
    state = begun(BLACK)
    assert state.actor == RED
    assert len(moves(state)) == 8 * 7 * 6
    assert play(state, Line(RED, ("7", "K", "A"))) == [LineChosen(RED, ("7", "K", "A"))]
    assert state.actor == BLACK


@pytest.mark.parametrize("start", [RED, BLACK])
def test_the_lines_are_revealed_and_the_start_seat_begins(start: int) -> None:
    state = begun(start)
    events = play(state, Line(RED, ("7", "K", "A")), Line(BLACK, ("7", "8", "9")))
    assert events[1] == LinesRevealed((("7", "K", "A"), ("7", "8", "9")))
    assert state.actor == start
    assert state.view(RED).reserve[RED] == ["8", "9", "T", "J", "Q"]


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("7", "A"), "line-is-three"),
        (("7", "7", "A"), "soldier-twice"),
        (("7", "6", "A"), "no-such-soldier"),
        (("7", "10", "A"), "no-such-soldier"),
        (("7", "", "A"), "no-such-soldier"),
    ],
)
def test_what_is_no_line_is_refused(cards: tuple[str, ...], code: str) -> None:
    assert refusal(begun(), Line(RED, cards)) == code


# Slides


def test_a_soldier_that_faces_an_empty_slot_may_slide_to_an_empty_slot() -> None:
    state = position("7-8", "-9T")
    assert {move for move in moves(state) if isinstance(move, Slide)} == {Slide(RED, 0, 1)}
    assert play(state, Slide(RED, 0, 1)) == [Slid(RED, "7", 0, 1)]
    assert state.line_of(RED) == [None, "7", "8"]
    assert state.actor == RED


def test_a_soldier_slides_at_most_once_a_turn() -> None:
    state = position("7--", "--9")
    play(state, Slide(RED, 0, 1))
    assert refusal(state, Slide(RED, 1, 2)) == "slid-already"
    assert not any(isinstance(move, Slide) for move in moves(state))


def test_several_soldiers_may_slide_also_into_a_slot_just_left() -> None:
    state = position("78-", "--9")
    play(state, Slide(RED, 0, 2), Slide(RED, 1, 0))
    assert state.line_of(RED) == ["8", None, "7"]
    assert refusal(state, Slide(RED, 0, 1)) == "slid-already"


def test_a_soldier_that_faces_an_enemy_does_not_slide() -> None:
    assert refusal(position("7-8", "9-T"), Slide(RED, 0, 1)) == "faces-a-soldier"


def test_a_soldier_does_not_slide_to_a_taken_slot() -> None:
    assert refusal(position("78-", "-9T"), Slide(RED, 0, 1)) == "slot-taken"


def test_an_empty_slot_holds_no_soldier_to_slide() -> None:
    assert refusal(position("7-8", "-9T"), Slide(RED, 1, 0)) == "no-soldier-there"


# The block spell


def test_after_the_block_spell_nobody_uses_any_spell_this_turn() -> None:
    state = position("789", "TJQ")
    assert play(state, Block(RED)) == [Blocked(RED)]
    events = play(state, Attack(RED, 0, 0))
    assert events == [
        Attacked(RED, 0, "7", 0, "T"),
        DuelDecided(BLACK, (7, 10), "strength"),
        Captured(RED, 0, "7"),
    ]
    assert state.actor == RED
    assert all(isinstance(move, Fill) for move in moves(state))


def test_the_block_ends_with_the_turn() -> None:
    state = position("789", "TJQ")
    play(state, Block(RED), Attack(RED, 0, 0), Fill(RED, "T", None), Attack(BLACK, 0, 0))
    assert moves(state) == {Strength(BLACK, spell) for spell in (0, 2, 3, 4)}


def test_no_slide_after_the_block_spell() -> None:
    state = position("7-8", "-9T")
    play(state, Block(RED))
    assert refusal(state, Slide(RED, 0, 1)) == "slide-before-block"
    assert not any(isinstance(move, Slide | Block) for move in moves(state))


def test_the_block_spell_is_played_once() -> None:
    state = position("789", "TJQ")
    play(state, Block(RED))
    assert refusal(state, Block(RED)) == "blocked-already"
    assert refusal(position("789", "TJQ", blocks=[False, True]), Block(RED)) == "spell-used-up"


# The attack


def test_a_soldier_attacks_the_enemy_it_faces() -> None:
    state = position("789", "TJQ", blocks=[False, False])
    assert moves(state) == {Attack(RED, slot, slot) for slot in range(3)}
    assert refusal(state, Attack(RED, 0, 1)) == "must-attack-facing"


def test_a_soldier_facing_nobody_attacks_any_enemy_that_faces_nobody() -> None:
    state = position("7-9", "-JQ", blocks=[False, False])
    assert {move for move in moves(state) if isinstance(move, Attack)} == {
        Attack(RED, 0, 1),
        Attack(RED, 2, 2),
    }
    assert refusal(state, Attack(RED, 0, 2)) == "enemy-faces-another"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Attack(RED, 1, 1), "no-soldier-there"),
        (Attack(RED, 0, 0), "no-enemy-there"),
        (Attack(RED, 3, 0), "no-such-slot"),
        (Attack(RED, 0, -1), "no-such-slot"),
        (Attack(RED, 0, 10**30), "no-such-slot"),
    ],
)
def test_attacks_from_or_on_nothing_are_refused(move: Any, code: str) -> None:
    assert refusal(position("7-9", "-JQ"), move) == code


# Strengths


@pytest.mark.parametrize("attacker", SOLDIERS)
@pytest.mark.parametrize("defender", SOLDIERS)
def test_the_higher_wins_but_an_ace_beats_pictures_only_and_equals_are_the_attackers(
    attacker: str, defender: str
) -> None:
    a, d = strength_of(attacker), strength_of(defender)
    if a == d:
        wins = True
    elif 14 in (a, d):
        wins = (a == 14) == (min(a, d) >= 11)
    else:
        wins = a > d
    state = without_spells(f"{attacker}--", f"{defender}--")
    assert decided(state, Attack(RED, 0, 0)) == (RED if wins else BLACK)


# Strength spells


def test_the_attacker_and_then_the_defender_may_raise_their_soldiers() -> None:
    state = position("789", "TJQ")
    play(state, Attack(RED, 0, 0))
    assert moves(state) == {Strength(RED, spell) for spell in (0, 2, 3, 4)}
    assert play(state, Strength(RED, 4))[0] == Raised(RED, 4, 11)
    assert state.actor == BLACK
    assert play(state, Strength(BLACK, 0))[0] == Declined(BLACK, "strength")
    assert isinstance(state.legal_moves()[0], Challenge)


def test_the_sum_counts_and_a_ten_raised_by_four_is_an_ace() -> None:
    state = position("T--", "K--", sleep_spells=[[], []])
    assert decided(state, Attack(RED, 0, 0), Strength(RED, 4)) == RED
    state = position("T--", "8--", sleep_spells=[[], []])
    assert decided(state, Attack(RED, 0, 0), Strength(RED, 4), Strength(BLACK, 0)) == BLACK


def test_a_picture_or_ace_is_not_raised() -> None:
    state = position("J--", "A--")
    play(state, Attack(RED, 0, 0))
    assert isinstance(state.legal_moves()[0], Challenge)


def test_a_used_strength_spell_is_lost() -> None:
    state = position("7--", "8--")
    play(state, Attack(RED, 0, 0), Strength(RED, 4))
    assert state.view(RED).strength_spells == [[2, 3], [2, 3, 4]]
    assert (
        refusal(
            position("7--", "8--", strength_spells=[[2], []], stage="attacker-strength", duel=[0, 0]),
            Strength(RED, 4),
        )
        == "spell-used-up"
    )


def test_without_strength_spells_there_is_no_question() -> None:
    state = position("7--", "8--", strength_spells=[[], []])
    play(state, Attack(RED, 0, 0))
    assert isinstance(state.legal_moves()[0], Challenge)


# Sleep spells


def asked_for_sleep(red: str = "J--", black: str = "Q--", **fields: Any) -> TovenaarsState:
    state = position(red, black, **{"reversals": [False, False], **fields})
    play(state, Attack(RED, 0, 0))
    return state


def test_the_attacker_and_if_he_does_not_the_defender_may_challenge() -> None:
    state = asked_for_sleep()
    assert moves(state) == {Challenge(RED, False), Challenge(RED, True)}
    assert play(state, Challenge(RED, False)) == [Declined(RED, "challenge")]
    assert play(state, Challenge(BLACK, True)) == [Challenged(BLACK)]
    assert state.actor == RED


def test_when_the_attacker_challenges_the_defender_is_not_asked() -> None:
    state = asked_for_sleep()
    play(state, Challenge(RED, True))
    assert moves(state) == {Sleep(RED, spell) for spell in SOLDIERS}
    assert refusal(state, Challenge(RED, False)) == "sleep-first"


def test_the_sleep_spells_decide_the_duel_and_are_lost() -> None:
    state = asked_for_sleep()
    events = play(state, Challenge(RED, True), Sleep(RED, "8"), Sleep(BLACK, "7"))
    assert events[1:4] == [
        SleepRevealed(("8", "7"), RED),
        DuelDecided(RED, (11, 12), "sleep"),
        Captured(BLACK, 0, "Q"),
    ]
    assert state.view(RED).sleep_spells == [list("79TJQKA"), list("89TJQKA")]


@pytest.mark.parametrize(
    ("red", "black", "winner"),
    [
        ("8", "7", RED),
        ("7", "8", BLACK),
        ("A", "J", RED),
        ("A", "T", BLACK),
        ("7", "A", RED),
        ("K", "A", BLACK),
    ],
)
def test_sleep_spells_rank_like_soldiers(red: str, black: str, winner: int) -> None:
    state = asked_for_sleep()
    assert decided(state, Challenge(RED, True), Sleep(RED, red), Sleep(BLACK, black)) == winner


def test_equal_sleep_spells_cancel_each_other_and_strength_decides() -> None:
    state = asked_for_sleep()
    events = play(state, Challenge(RED, True), Sleep(RED, "A"), Sleep(BLACK, "A"))
    assert events[1:3] == [SleepRevealed(("A", "A"), None), DuelDecided(BLACK, (11, 12), "strength")]


def test_without_a_challenge_strength_decides() -> None:
    state = asked_for_sleep("K--")
    assert decided(state, Challenge(RED, False), Challenge(BLACK, False)) == RED


def test_with_no_sleep_spells_left_nobody_is_asked() -> None:
    state = position("J--", "Q--", sleep_spells=[[], []], reversals=[False, False])
    assert decided(state, Attack(RED, 0, 0)) == BLACK


def test_a_used_sleep_spell_is_refused() -> None:
    state = asked_for_sleep(sleep_spells=[["7"], ["8"]])
    play(state, Challenge(RED, True))
    assert refusal(state, Sleep(RED, "8")) == "spell-used-up"
    assert refusal(state, Sleep(RED, "6")) == "no-such-spell"


# The reversal


def asked_to_reverse(reversals: list[bool]) -> TovenaarsState:
    """Red has lost the duel of a jack against a queen, by strength."""
    state = position("J--", "Q--", sleep_spells=[[], []], reversals=reversals)
    play(state, Attack(RED, 0, 0))
    return state


def loser(events: list[Any]) -> int:
    return next(event.seat for event in events if isinstance(event, Captured))


def test_the_loser_may_reverse_the_duel() -> None:
    state = asked_to_reverse([True, False])
    assert moves(state) == {Reverse(RED, False), Reverse(RED, True)}
    events = play(state, Reverse(RED, True))
    assert events[:2] == [Reversed(RED, False), Captured(BLACK, 0, "Q")]
    assert state.view(RED).reversals == [False, False]


def test_the_loser_may_leave_it() -> None:
    state = asked_to_reverse([True, True])
    assert play(state, Reverse(RED, False))[:2] == [Declined(RED, "reverse"), Captured(RED, 0, "J")]
    assert state.view(RED).reversals == [True, True]


def test_the_winner_may_cancel_the_reversal_with_his_own() -> None:
    state = asked_to_reverse([True, True])
    play(state, Reverse(RED, True))
    assert state.actor == BLACK
    events = play(state, Reverse(BLACK, True))
    assert events[:2] == [Reversed(BLACK, True), Captured(RED, 0, "J")]
    assert state.view(RED).reversals == [False, False]


def test_an_unanswered_reversal_swaps_winner_and_loser() -> None:
    state = asked_to_reverse([True, True])
    assert loser(play(state, Reverse(RED, True), Reverse(BLACK, False))) == BLACK
    assert state.view(RED).reversals == [False, True]


def test_without_his_spell_the_loser_is_not_asked() -> None:
    assert asked_to_reverse([False, True]).view(RED).stage == "fill"


# Filling the slot


def test_the_slot_is_filled_from_the_reserve() -> None:
    state = without_spells("7JQ", "8JQ")
    play(state, Attack(RED, 0, 0))
    assert play(state, Fill(RED, "9", None)) == [Filled(RED, 0, "9", None)]
    assert state.line_of(RED) == ["9", "J", "Q"]
    assert state.actor == BLACK


def test_the_defenders_slot_is_the_one_attacked() -> None:
    state = without_spells("8--", "-7-")
    play(state, Attack(RED, 0, 1))
    assert play(state, Fill(BLACK, "9", None)) == [Filled(BLACK, 1, "9", None)]


def test_the_soldier_just_lost_may_be_ransomed_at_once_with_exact_money() -> None:
    state = without_spells("7JQ", "8JQ")
    play(state, Attack(RED, 0, 0))
    assert {move for move in moves(state) if move.pay} == {Fill(RED, "7", (2, 5)), Fill(RED, "7", (3, 4))}
    play(state, Fill(RED, "7", (5, 2)))
    assert state.line_of(RED) == ["7", "J", "Q"]
    assert state.view(RED).money[RED] == [3, 4, 6]
    assert state.view(RED).captives[RED] == []


def test_money_is_written_in_the_order_given() -> None:
    data = {"seat": 0, "fill": {"card": "7", "pay": [5, 2]}}
    assert GAME.move_from_json(data).to_json() == data


def test_an_ace_costs_fourteen() -> None:
    state = without_spells("7JQ", "8JQ", captives=("A", ""))
    play(state, Attack(RED, 0, 0))
    assert Fill(RED, "A", (3, 5, 6)) in moves(state)
    assert refusal(state, Fill(RED, "A", (2, 3, 6))) == "wrong-ransom"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Fill(RED, "7", None), "ransom-needed"),
        (Fill(RED, "J", None), "not-in-reserve"),
        (Fill(RED, "6", None), "no-such-soldier"),
        (Fill(RED, "9", (3, 6)), "not-a-captive"),
        (Fill(RED, "7", ()), "wrong-ransom"),
        (Fill(RED, "7", (3, 3)), "money-twice"),
        (Fill(RED, "7", (7,)), "no-such-money"),
        (Fill(RED, "7", (2, 5)), "money-spent"),
        (Fill(BLACK, "9", None), "not-your-turn"),
    ],
)
def test_what_does_not_fill_the_slot_is_refused(move: Any, code: str) -> None:
    state = without_spells("7JQ", "8JQ", money=[[3, 4, 5, 6], []])
    play(state, Attack(RED, 0, 0))
    assert refusal(state, move) == code


def test_a_slot_that_cannot_be_filled_stays_empty_without_a_question() -> None:
    state = without_spells("7JQ", "8JQ", reserve=[[], []], money=[[], []])
    events = play(state, Attack(RED, 0, 0))
    assert events[-1] == LeftEmpty(RED, 0)
    assert state.line_of(RED) == [None, "J", "Q"]
    assert state.actor == BLACK


def test_only_the_slot_just_emptied_is_filled_later() -> None:
    state = without_spells("-7Q", "-8Q", reserve=[[], []], captives=("9", ""))
    play(state, Attack(RED, 1, 1), Fill(RED, "9", (4, 5)))
    assert state.line_of(RED) == [None, "9", "Q"]


# The end


def test_who_has_no_soldier_left_in_the_line_loses() -> None:
    state = without_spells("7--", "8--", reserve=[[], []], money=[[], []])
    events = play(state, Attack(RED, 0, 0))
    assert state.actor is None
    assert state.ending == "won"
    assert state.scores() == [0, 1]
    assert state.reward_list() == [0.0, 1.0]
    assert events[-2:] == [LeftEmpty(RED, 0), RoundEnded((0, 1), "won")]
    assert state.legal_moves() == []
    assert refusal(state, Attack(RED, 0, 0)) == "round-over"


def test_who_can_still_fill_his_only_slot_plays_on() -> None:
    state = without_spells("7--", "8--", reserve=[[], []])
    play(state, Attack(RED, 0, 0))
    assert state.ending is None
    play(state, Fill(RED, "7", (3, 4)))
    assert state.actor == BLACK


# Refusals


@pytest.mark.parametrize(
    ("state", "move", "code"),
    [
        (begun(), Attack(RED, 0, 0), "line-first"),
        (position("789", "TJQ"), Line(RED, ("7", "8", "9")), "attack-first"),
        (position("789", "TJQ"), Challenge(RED, True), "attack-first"),
        (asked_for_sleep(), Reverse(RED, True), "challenge-first"),
        (asked_for_sleep("7--"), Challenge(RED, True), "strength-first"),
        (asked_to_reverse([True, True]), Fill(RED, "9", None), "reverse-first"),
        (asked_to_reverse([False, False]), Reverse(RED, True), "fill-first"),
    ],
)
def test_an_answer_to_another_question_is_refused(state: TovenaarsState, move: Any, code: str) -> None:
    assert refusal(state, move) == code


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": 0},
        {"attack": [0, 0]},
        {"seat": 0, "attack": [0]},
        {"seat": 0, "attack": [0, True]},
        {"seat": 0, "attack": [0, 0.0]},
        {"seat": 0, "attack": [0, 0], "block": True},
        {"seat": 0, "attack": {"0": 0}},
        {"seat": 0, "attack": [10**30, -(10**30)]},
        {"seat": 0, "block": 1},
        {"seat": 0, "slide": "01"},
        {"seat": 0, "slide": None},
        {"seat": 0, "line": "789"},
        {"seat": 0, "line": ["7", "8", 9]},
        {"seat": 0, "line": ["7", "8", ["9"]]},
        {"seat": 0, "strength": True},
        {"seat": 0, "strength": "2"},
        {"seat": 0, "challenge": 1},
        {"seat": 0, "challenge": None},
        {"seat": 0, "sleep": 7},
        {"seat": 0, "sleep": "7H"},
        {"seat": 0, "reverse": "true"},
        {"seat": 0, "fill": "9"},
        {"seat": 0, "fill": {}},
        {"seat": 0, "fill": {"card": 9}},
        {"seat": 0, "fill": {"card": "7", "pay": None}},
        {"seat": 0, "fill": {"card": "7", "pay": [True]}},
        {"seat": 0, "fill": {"card": "7", "pay": 7}},
        {"seat": 0, "fill": {"card": "7", "money": [3, 4]}},
        {"chance": "shuffle", "stock": []},
    ],
)
def test_what_is_no_move_is_refused(data: dict[str, Any]) -> None:
    for state in (begun(), position("7-9", "TJQ"), asked_for_sleep(), asked_to_reverse([False, False])):
        with pytest.raises(IllegalMove):
            state.apply(GAME.move_from_json(data))


@pytest.mark.parametrize(("start", "code"), [(None, "bad-deal"), (True, "bad-deal"), (2, "no-such-seat")])
def test_what_is_no_deal_is_refused(start: Any, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        GAME.start({"start": start}, 2, {})
    assert caught.value.code == code


# What a player can see


def test_the_first_line_is_sealed_until_the_second_is_chosen() -> None:
    state = begun()
    play(state, Line(RED, ("7", "K", "A")))
    assert state.view(RED).lines[RED] == ["7", "K", "A"]
    assert state.view(BLACK).lines[RED] == [None, None, None]
    assert state.view(BLACK).reserve[RED] == list(SOLDIERS)
    play(state, Line(BLACK, ("8", "9", "T")))
    assert state.view(BLACK).lines[RED] == ["7", "K", "A"]


def test_the_first_sleep_spell_is_sealed_until_the_second_is_chosen() -> None:
    state = asked_for_sleep()
    play(state, Challenge(RED, True), Sleep(RED, "K"))
    assert state.view(RED).chosen == ["K", None]
    assert state.view(BLACK).chosen == [None, None]
    assert state.view(BLACK).sleep_spells[RED] == list(SOLDIERS)


@pytest.mark.parametrize("event", [LineChosen(RED, ("7", "K", "A")), SleepChosen(RED, "K")])
def test_a_sealed_choice_is_seen_by_its_owner_only(event: Any) -> None:
    assert event.as_seen_by(RED) == event
    assert event.as_seen_by(BLACK)[1] is None


def test_sealed_choices_look_alike_to_the_other_seat() -> None:
    state = begun()
    one, another = state.code_list()[:2]
    assert state.seen_code(one, BLACK) == state.seen_code(another, BLACK)
    assert state.seen_code(one, RED) == one
    state = asked_for_sleep()
    play(state, Challenge(RED, True))
    one, another = state.code_list()[:2]
    assert state.seen_code(one, BLACK) == state.seen_code(another, BLACK)
    assert state.seen_code(one, RED) == one


def test_a_choice_that_reveals_is_seen_by_both() -> None:
    state = asked_for_sleep()
    play(state, Challenge(RED, True), Sleep(RED, "K"))
    assert [state.seen_code(code, RED) for code in state.code_list()] == state.code_list()


def test_every_line_and_every_sleep_spell_left_may_have_been_chosen() -> None:
    state = begun()
    play(state, Line(RED, ("7", "K", "A")))
    worlds = [GAME.determinize(state.view(BLACK), Rng(seed)) for seed in range(4000)]
    lines = Counter(tuple(world.line_of(RED)) for world in worlds if isinstance(world, TovenaarsState))
    assert len(lines) == 336
    assert max(lines.values()) < 40
    state = asked_for_sleep(sleep_spells=[["7", "9", "A"], ["7", "9", "A"]])
    play(state, Challenge(RED, True), Sleep(RED, "9"))
    worlds = [GAME.determinize(state.view(BLACK), Rng(seed)) for seed in range(300)]
    spells = Counter(world.view(RED).chosen[RED] for world in worlds)  # type: ignore[attr-defined]
    assert set(spells) == {"7", "9", "A"}
    assert min(spells.values()) > 60


# In any game


@given(number=st.integers(1, 10**6), steps=st.integers(0, 120))
def test_no_soldier_is_lost_and_views_hide_and_agree(number: int, steps: int) -> None:
    state, rng = begun(number % 2), Rng(number)
    for _ in range(steps):
        if state.turn == OVER:
            break
        code = state.draw_code(rng)
        assert code in state.code_list()
        assert state.code_of(state.move_of(code)) == code
        state.step_code(code)
    for seat in range(2):
        view = state.view(seat)
        travelled = GAME.view_from_json(json.loads(json.dumps(view._asdict())))
        guessed = GAME.determinize(travelled, rng)
        assert isinstance(guessed, TovenaarsState)
        assert guessed.view(seat) == view
        assert state.turn == OVER or moves(guessed) == moves(state)
        for side in range(2):
            line = [card for card in guessed.line_of(side) if card]
            full = guessed.view(side)
            assert sorted([*line, *full.reserve[side], *full.captives[side]]) == sorted(SOLDIERS)
        assert len(view.sleep_spells[RED]) == len(view.sleep_spells[BLACK])


@given(number=st.integers(1, 10**6))
def test_named_moves_and_codes_lead_to_the_same_positions(number: int) -> None:
    named, coded, rng = begun(number % 2), begun(number % 2), Rng(number)
    while named.actor is not None:
        if named.view(RED).stage == "attack":
            assert any(isinstance(move, Attack) for move in named.legal_moves())
        code = coded.draw_code(rng)
        assert named.apply(coded.move_of(code))
        coded.step_code(code)
        assert [named.view(seat) for seat in range(2)] == [coded.view(seat) for seat in range(2)]
    assert sorted(named.scores()) == [0, 1]
    assert named.copy().view(RED) == coded.view(RED)


def test_nothing_is_dealt_at_random() -> None:
    assert GAME.deal(Random(1), 2, {}, 1) == {"start": 1}
