"""The rules of Superspion, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import CHANCE, OVER, Rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.games.deck52.deck import DECK
from holzwurm_desktop.games.superspion.game import GAME, SuperspionState
from holzwurm_desktop.games.superspion.moves import (
    Discard,
    Discarded,
    End,
    Fourth,
    FourthLaid,
    Guess,
    Guessed,
    RoundEnded,
    Shuffle,
    Shuffled,
    Took,
    Trio,
    TrioLaid,
    TurnEnded,
)
from holzwurm_desktop.games.superspion.view import SuperspionView

HAND = ["2H", "2S", "2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S", "TC", "JD", "QH"]
OTHER_HAND = ["2D", "3H", "4S", "5C", "6D", "7H", "8S", "9C", "TD", "JH", "QS", "KC", "AD"]


def deal(spies: tuple[str, str] = ("KH", "AS"), top: tuple[str, ...] = (), **change: Any) -> dict[str, Any]:
    """A deal with the two hands above and `top` on the stock; seat 0 begins."""
    used = {*HAND, *OTHER_HAND, *spies, *top}
    rest = [card for card in DECK if card not in used]
    whole = {"spies": list(spies), "hands": [HAND, OTHER_HAND], "stock": [*top, *rest], "start": 0}
    return {**whole, **change}


def started(spies: tuple[str, str] = ("KH", "AS"), top: tuple[str, ...] = ()) -> SuperspionState:
    state = GAME.start(deal(spies, top), 2, {})
    assert isinstance(state, SuperspionState)
    return state


def dealt(number: int) -> SuperspionState:
    state = GAME.start(GAME.deal(Random(number), 2, {}, number % 2), 2, {})
    assert isinstance(state, SuperspionState)
    return state


def late(**fields: Any) -> SuperspionState:
    """Seat 0 to move with five trios and three cards in hand; `fields`: of its view, to set."""
    trios = [[f"{rank}H", f"{rank}D", f"{rank}S"] for rank in "23456"]
    hand = ["7H", "7S", "7C"]
    view = SuperspionView(
        seat=0,
        seats=2,
        turn=0,
        laying=True,
        laid=False,
        resumes=0,
        idle=0,
        passes=0,
        spies=["KH", None],
        hand=hand,
        sizes=[3, 13],
        trios=[trios, []],
        fourths=[[], []],
        stock=19,
        pile=[],
        pile_taken=[],
        taken=[10, 10],
        previous=[],
        received=[],
        returned=[],
        sighted=[*hand, "KH", *(card for trio in trios for card in trio)],
        scores=None,
        ending=None,
    )
    state = GAME.determinize(view._replace(**fields), Rng(5))
    assert isinstance(state, SuperspionState)
    return state


def moves(state: SuperspionState) -> set[Any]:
    return set(state.legal_moves())


def refusal(state: SuperspionState, move: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    return caught.value.code


def play_on(state: SuperspionState, rng: Rng, steps: int) -> None:
    """Play random moves other than guesses, so that the round goes on; shuffles as they fall due."""
    for _ in range(steps):
        if state.turn == OVER:
            return
        if state.turn != CHANCE and state.laying:
            lays = [move for move in state.legal_moves() if isinstance(move, Trio | Fourth)]
            state.apply(lays[rng.draw(len(lays))] if lays and rng.draw(3) else End(state.turn))
        else:
            state.step_code(state.draw_code(rng))


def to_shuffle(state: SuperspionState) -> None:
    """Play discards and ends, each seat its first card, until a shuffle is due."""
    while state.turn != CHANCE:
        if state.laying:
            state.apply(End(state.turn))
        else:
            state.apply(state.legal_moves()[0])


# The deal


def test_each_player_gets_a_spy_and_thirteen_cards_and_the_rest_is_the_stock() -> None:
    made = GAME.deal(Random(3), 2, {}, 1)
    assert [len(hand) for hand in made["hands"]] == [13, 13]
    assert len(made["stock"]) == 24
    assert sorted([*made["spies"], *made["hands"][0], *made["hands"][1], *made["stock"]]) == sorted(DECK)


@pytest.mark.parametrize("start", [0, 1])
def test_the_start_seat_begins(start: int) -> None:
    assert GAME.start(deal(start=start), 2, {}).actor == start


# A and B: discard and take


def test_a_turn_begins_with_the_discard_of_any_hand_card() -> None:
    assert moves(started()) == {Discard(0, card) for card in HAND}


@pytest.mark.parametrize("move", [Trio(0, ("2H", "2S", "2C")), Fourth(0, "2H"), Guess(0, "AS"), End(0)])
def test_nothing_else_is_done_before_the_discard(move: Any) -> None:
    assert refusal(started(), move) == "discard-first"


def test_after_the_discard_the_top_of_the_stock_is_taken_at_once() -> None:
    state = started(top=("AC", "AH"))
    assert state.apply(Discard(0, "3D")) == [Discarded(0, "3D"), Took(0, "AC", 23)]
    assert "AC" in state.hand_of(0)
    assert state.pile_cards() == ["3D"]


def test_only_one_card_is_discarded_in_a_turn() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert refusal(state, Discard(0, "4H")) == "discarded-already"


def test_the_spy_is_not_in_the_hand() -> None:
    assert refusal(started(), Discard(0, "KH")) == "spy-stays-hidden"


# C: trios


def test_a_trio_holds_a_card_of_the_own_spys_suit() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert Trio(0, ("2C", "2H", "2S")) in moves(state)


def test_a_trio_without_the_own_spys_suit_is_refused() -> None:
    state = started(spies=("KD", "AS"))
    state.apply(Discard(0, "3D"))
    assert refusal(state, Trio(0, ("2C", "2H", "2S"))) == "no-card-of-spy-suit"
    assert not any(isinstance(move, Trio) for move in moves(state))


def test_of_four_cards_each_trio_with_the_spys_suit_may_be_laid() -> None:
    state = started(top=("AC", "AH"))
    state.apply(Discard(0, "3D"))
    view = state.view(0)
    hand = ["2D" if card == "AC" else card for card in view.hand]
    state = GAME.determinize(view._replace(hand=hand), Rng(1))
    assert isinstance(state, SuperspionState)
    assert {move for move in moves(state) if isinstance(move, Trio)} == {
        Trio(0, ("2D", "2H", "2S")),
        Trio(0, ("2C", "2D", "2H")),
        Trio(0, ("2C", "2H", "2S")),
    }


def test_a_trio_is_laid_in_any_order_and_one_card_taken() -> None:
    state = started(top=("AC", "AH"))
    state.apply(Discard(0, "3D"))
    trio = ("2S", "2H", "2C")
    assert state.apply(Trio(0, trio)) == [TrioLaid(0, trio, 1), Took(0, "AH", 22)]
    assert Trio(0, trio).to_json() == {"seat": 0, "trio": ["2S", "2H", "2C"]}
    assert state.trios_of(0) == [["2H", "2S", "2C"]]
    assert len(state.hand_of(0)) == 11
    assert state.actor == 0


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("2H", "2S"), "trio-is-three"),
        (("2H", "2S", "2S"), "card-twice"),
        (("2H", "2S", "4H"), "not-one-rank"),
        (("2H", "2S", "2D"), "card-not-in-hand"),
        (("KH", "KS", "KC"), "spy-stays-hidden"),
        (("2H", "2S", "2X"), "no-such-card"),
    ],
)
def test_what_is_no_trio_is_refused(cards: tuple[str, ...], code: str) -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert refusal(state, Trio(0, cards)) == code


def test_cards_taken_may_be_used_in_the_same_turn() -> None:
    state = started(top=("QD", "QC"))
    for move in (Discard(0, "3D"), Trio(0, ("2S", "2H", "2C"))):
        state.apply(move)
    assert Trio(0, ("QC", "QD", "QH")) in moves(state)


# C: fourth cards


def test_a_fourth_card_joins_a_trio_of_either_player_and_one_card_is_taken() -> None:
    state = started()
    for move in (Discard(0, "3D"), Trio(0, ("2S", "2H", "2C")), End(0), Discard(1, "3H")):
        state.apply(move)
    top = state.stock_cards()[0]
    assert state.apply(Fourth(1, "2D")) == [FourthLaid(1, "2D"), Took(1, top, state.stock_left)]
    assert len(state.hand_of(1)) == 13
    assert state.fourths_of(1) == ["2D"]


def test_no_fourth_card_is_laid_without_a_trio_of_its_rank() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert refusal(state, Fourth(0, "2H")) == "no-trio-of-rank"


# C: guesses


def test_any_of_the_52_cards_may_be_guessed() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert {move.card for move in moves(state) if isinstance(move, Guess)} == set(DECK)


def test_a_right_guess_wins() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    events = state.apply(Guess(0, "AS"))
    assert state.ending == "guess-right"
    assert state.scores() == [1, 0]
    assert events[0] == Guessed(0, "AS", True)
    assert isinstance(events[1], RoundEnded)
    assert events[1].spies == ("KH", "AS")


def test_a_wrong_guess_loses() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert state.apply(Guess(0, "AH"))[0] == Guessed(0, "AH", False)
    assert state.ending == "guess-wrong"
    assert state.scores() == [0, 1]
    assert state.reward_list() == [0.0, 1.0]
    assert refusal(state, End(0)) == "round-over"
    assert state.legal_moves() == []


def test_the_turn_is_ended_without_more() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert state.apply(End(0)) == [TurnEnded(0, 1)]
    assert state.actor == 1


# The shuffle


def test_a_shuffle_is_due_when_the_last_card_is_taken() -> None:
    state = started()
    to_shuffle(state)
    assert state.stock_left == 0
    assert state.legal_moves() == []
    assert refusal(state, End(state.resumes)) == "shuffle-first"


def test_the_discard_pile_becomes_the_stock_and_the_turn_goes_on() -> None:
    state = started()
    to_shuffle(state)
    stock = tuple(sorted(state.pile_cards()))
    assert state.apply(Shuffle(stock)) == [Shuffled(24)]
    assert tuple(state.stock_cards()) == stock
    assert state.pile_cards() == []
    assert state.actor == 1
    assert End(1) in moves(state)


def test_a_trio_that_takes_the_last_card_waits_for_the_shuffle_too() -> None:
    state = late(
        stock=1, sizes=[3, 13], trios=[late().trios_of(0)[:4], []], pile=[None] * 22, pile_taken=[9] * 22
    )
    state.apply(Trio(0, ("7H", "7S", "7C")))
    assert state.actor == CHANCE


@pytest.mark.parametrize("change", [lambda s: s[1:], lambda s: [*s, s[0]], lambda s: [s[1], *s[1:]]])
def test_the_new_stock_is_exactly_the_discard_pile(change: Any) -> None:
    state = started()
    to_shuffle(state)
    assert refusal(state, Shuffle(tuple(change(state.pile_cards())))) == "wrong-stock"


def test_nothing_is_shuffled_before_it_is_due() -> None:
    assert refusal(started(), Shuffle(())) == "no-shuffle-due"


def test_the_games_own_shuffle_is_one_that_is_allowed() -> None:
    state = started()
    to_shuffle(state)
    move = GAME.chance(state, Random(4))
    state.apply(move)
    assert move.seat == CHANCE
    assert move.to_json() == {"chance": "shuffle", "stock": state.stock_cards()}


def test_every_order_of_the_new_stock_is_equally_likely_in_playouts() -> None:
    state, rng = started(), Rng(3)
    to_shuffle(state)
    first = state.pile_cards()[0]
    counts = [0] * 24
    for _ in range(2400):
        shuffled = state.copy()
        shuffled.step_code(state.draw_code(rng))
        counts[shuffled.stock_cards().index(first)] += 1
    assert all(abs(count - 100) < 50 for count in counts)


# The end


def test_the_sixth_trio_wins_at_once() -> None:
    state = late()
    events = state.apply(Trio(0, ("7H", "7S", "7C")))
    assert state.ending == "trios"
    assert state.scores() == [1, 0]
    assert [event.kind for event in events] == ["trio-laid", "round-ended"]
    assert state.hand_of(0) == []


def test_the_two_hundredth_turn_in_a_row_without_a_lay_is_a_draw() -> None:
    state = late(idle=199)
    events = state.apply(End(0))
    assert state.ending == "draw"
    assert state.scores() == [0.5, 0.5]
    assert events[0] == TurnEnded(0, 200)


def test_the_one_hundred_and_ninety_ninth_is_not() -> None:
    state = late(idle=198)
    state.apply(End(0))
    assert state.actor == 1


def test_a_fourth_card_starts_the_count_anew() -> None:
    hand = ["2C", "7S", "7C"]
    state = late(idle=199, hand=hand, sighted=[*late().view(0).sighted, "2C"])
    state.apply(Fourth(0, "2C"))
    state.apply(End(0))
    assert state.actor == 1
    assert state.idle == 0


# Refusals


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": 0},
        {"discard": "3D"},
        {"seat": 0.0, "discard": "3D"},
        {"seat": 0, "discard": 3},
        {"seat": 0, "discard": {}},
        {"seat": 0, "discard": "3d"},
        {"seat": 0, "discard": "3D", "end": True},
        {"seat": 0, "end": 1},
        {"seat": 0, "end": False},
        {"seat": 0, "trio": "2H2"},
        {"seat": 0, "trio": ["2H", "2S"]},
        {"seat": 0, "trio": ["2H", "2S", ["2C"]]},
        {"seat": 0, "trio": {"2H": 1, "2S": 1, "2C": 1}},
        {"seat": 0, "fourth": None},
        {"seat": 0, "guess": "K"},
        {"seat": 0, "guess": 10**30},
        {"chance": "cut", "stock": []},
        {"chance": ["shuffle"], "stock": []},
        {"chance": "shuffle"},
        {"chance": "shuffle", "stock": [1]},
        {"chance": "shuffle", "stock": []},
        {"seat": -1, "end": True},
    ],
)
def test_what_is_no_move_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove):
        started().apply(GAME.move_from_json(data))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"spies": ["KH"]}, "bad-spies"),
        ({"spies": "KH"}, "bad-spies"),
        ({"spies": ["KH", 1]}, "bad-spies"),
        ({"spies": ["KH", "KH"]}, "card-twice"),
        ({"spies": ["KH", "1S"]}, "no-such-card"),
        ({"hands": [HAND, OTHER_HAND[1:]]}, "bad-hands"),
        ({"hands": {}}, "bad-hands"),
        ({"stock": ["AS"]}, "bad-stock"),
        ({"stock": None}, "bad-stock"),
        ({"start": None}, "bad-deal"),
        ({"start": -1}, "no-such-seat"),
    ],
)
def test_what_is_no_deal_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as caught:
        GAME.start({**deal(), **change}, 2, {})
    assert caught.value.code == code


# What a player can see


@pytest.mark.parametrize("event", [Discarded(0, "3D"), Took(0, "3D", 5)])
def test_discards_and_cards_taken_are_seen_by_their_owner_only(event: Any) -> None:
    assert event.as_seen_by(0) == event
    assert event.as_seen_by(1) == event._replace(card=None)


def test_the_view_holds_own_discards_and_the_places_of_the_others() -> None:
    state = started()
    for move in (Discard(0, "3D"), End(0), Discard(1, "3H"), End(1)):
        state.apply(move)
    assert state.view(0).pile == ["3D", None]
    assert state.view(1).pile == [None, "3H"]


def test_another_seats_discard_is_seen_as_some_discard() -> None:
    state = started()
    one, another = (state.code_of(Discard(0, card)) for card in ("3D", "4H"))
    assert state.seen_code(one, 1) == state.seen_code(another, 1)
    assert state.seen_code(one, 0) == one


def test_own_discards_are_remembered_through_the_next_pass() -> None:
    state = started()
    to_shuffle(state)
    mine = [card for card in state.view(0).pile if card is not None]
    state.apply(GAME.chance(state, Random(1)))
    assert sorted(state.view(0).previous) == sorted(mine)


def test_a_card_taken_that_the_other_discarded_is_remembered() -> None:
    state = started()
    to_shuffle(state)
    theirs = [card for card in state.view(1).pile if card is not None]
    mine = [card for card in state.pile_cards() if card not in theirs]
    state.apply(Shuffle((mine[0], theirs[0], *mine[1:], *theirs[1:])))
    state.apply(End(1))
    state.apply(state.legal_moves()[0])
    assert state.view(0).returned == []
    state.apply(End(0))
    state.apply(state.legal_moves()[0])
    assert state.view(1).returned == []
    assert state.view(0).received == [mine[0]]
    assert state.view(1).received == [theirs[0]]


def test_the_spies_are_shown_when_the_round_is_over() -> None:
    state = started()
    state.apply(Discard(0, "3D"))
    assert state.view(0).spies == ["KH", None]
    state.apply(Guess(0, "AH"))
    assert state.view(0).spies == ["KH", "AS"]


def test_the_other_spy_is_dealt_in_a_suit_of_all_trios_of_its_owner() -> None:
    trios = [["8H", "8D", "8S"], ["9H", "9D", "9C"]]
    state = late(trios=[late().trios_of(0), trios], sizes=[3, 9], stock=18)
    view = state.view(0)._replace(sighted=[*late().view(0).sighted, *trios[0], *trios[1]])
    spies = set()
    for seed in range(300):
        guessed = GAME.determinize(view, Rng(seed))
        assert isinstance(guessed, SuperspionState)
        spies.add(guessed.spy_of(1))
    assert {spy[1] for spy in spies} == {"H", "D"}
    assert not spies & set(view.sighted)
    assert len(spies) == sum(card[1] in "HD" and card not in view.sighted for card in DECK)


def test_a_card_discarded_in_the_pass_before_is_not_dealt_to_what_the_other_held_all_along() -> None:
    state = started()
    to_shuffle(state)
    mine = [card for card in state.view(0).pile if card is not None]
    state.apply(GAME.chance(state, Random(1)))
    state.apply(End(1))
    for seed in range(100):
        guessed = GAME.determinize(state.view(0), Rng(seed))
        assert isinstance(guessed, SuperspionState)
        assert not set(mine) & set(guessed.hand_of(1))
        assert guessed.spy_of(1) not in mine


def test_the_first_discard_after_a_shuffle_is_not_dealt_from_the_new_stock() -> None:
    state = started()
    to_shuffle(state)
    mine = [card for card in state.view(0).pile if card is not None]
    state.apply(GAME.chance(state, Random(1)))
    for _ in range(2):
        state.apply(End(state.turn))
        state.apply(state.legal_moves()[0])
    for seed in range(100):
        guessed = GAME.determinize(state.view(0), Rng(seed))
        assert isinstance(guessed, SuperspionState)
        theirs = [card for card in guessed.view(1).pile if card is not None]
        assert len(theirs) == 1
        assert theirs[0] not in mine


def test_own_discards_are_dealt_evenly_over_the_stock_and_what_the_other_took_of_it() -> None:
    state = started()
    to_shuffle(state)
    state.apply(GAME.chance(state, Random(1)))
    while state.stock_left > 12:
        state.apply(End(state.turn) if state.laying else state.legal_moves()[0])
    view = state.view(0)
    unseen = set(view.previous) - set(view.hand) - set(view.pile)
    share = len(unseen) * view.stock / (view.stock + view.taken[1])
    times, in_stock = 1000, 0
    for seed in range(times):
        guessed = GAME.determinize(view, Rng(seed))
        assert isinstance(guessed, SuperspionState)
        in_stock += len(unseen & set(guessed.stock_cards()))
    assert abs(in_stock / times - share) < 0.2


# In any game


def all_cards(state: SuperspionState) -> list[str]:
    found = [*state.stock_cards(), *state.pile_cards()]
    for seat in range(2):
        trios = [card for trio in state.trios_of(seat) for card in trio]
        found += [state.spy_of(seat), *state.hand_of(seat), *trios, *state.fourths_of(seat)]
    return found


@settings(max_examples=40)
@given(number=st.integers(1, 10**6), steps=st.integers(0, 200))
def test_no_card_is_lost_and_views_hide_and_agree(number: int, steps: int) -> None:
    state, rng = dealt(number), Rng(number)
    play_on(state, rng, steps)
    assert sorted(all_cards(state)) == sorted(DECK)
    for seat in range(2):
        view = state.view(seat)
        travelled = GAME.view_from_json(json.loads(json.dumps(view._asdict())))
        guessed = GAME.determinize(travelled, rng)
        assert isinstance(guessed, SuperspionState)
        assert guessed.view(seat) == view
        assert sorted(all_cards(guessed)) == sorted(DECK)
        trios = guessed.trios_of(1 - seat)
        assert all(any(card[1] == guessed.spy_of(1 - seat)[1] for card in trio) for trio in trios)
        assert GAME.determinize(guessed.view(1 - seat), rng).view(1 - seat) == guessed.view(1 - seat)
        if state.turn == seat:
            assert moves(guessed) == moves(state)
        elif state.turn != OVER:
            assert guessed.code_list()


@settings(max_examples=40)
@given(number=st.integers(1, 10**6), steps=st.integers(0, 200))
def test_hand_sizes_follow_the_number_of_trios(number: int, steps: int) -> None:
    state = dealt(number)
    play_on(state, Rng(number), steps)
    for seat in range(2):
        trios = len(state.trios_of(seat))
        assert len(state.hand_of(seat)) == 13 - 2 * trios - (trios == 6)


@settings(max_examples=40)
@given(number=st.integers(1, 10**6), steps=st.integers(0, 200))
def test_a_view_says_nothing_of_what_is_hidden(number: int, steps: int) -> None:
    state, rng = dealt(number), Rng(number)
    play_on(state, rng, steps)
    for seat in range(2):
        view = state.view(seat)
        other = state.copy()
        other.shuffle_unseen(seat, rng)
        assert other.view(seat) == view


@settings(max_examples=25)
@given(number=st.integers(1, 10**6))
def test_named_moves_and_codes_lead_to_the_same_positions(number: int) -> None:
    named, coded, rng = dealt(number), dealt(number), Rng(number)
    while named.actor is not None:
        code = coded.draw_code(rng)
        if isinstance(coded.move_of(code), Guess):
            code = coded.code_of(coded.legal_moves()[-1]) if rng.draw(20) else code
        move = coded.move_of(code)
        if coded.turn != CHANCE:
            assert coded.code_of(move) == code
        assert named.apply(move)
        coded.step_code(code)
        assert [named.view(seat) for seat in range(2)] == [coded.view(seat) for seat in range(2)]
    assert named.scores() == coded.scores()
