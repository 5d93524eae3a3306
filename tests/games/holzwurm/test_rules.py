"""The rules of Der dreizehnte Holzwurm, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.games.holzwurm.constants import HAND_SIZES
from holzwurm_desktop.games.holzwurm.deck import DECK, points_of
from holzwurm_desktop.games.holzwurm.game import GAME, HolzwurmState
from holzwurm_desktop.games.holzwurm.moves import Play, Played, RoundEnded, RowTaken, WentOut
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from tests.playing import any_match, next_move, play_on

FATE = ["X13", "G9", "R7", "Y2", "B2", "V8"]


def position(
    *hands: list[str], rows: list[list[str]] | None = None, fate: list[str] = FATE, turn: int = 0
) -> HolzwurmState:
    """A position with these hands and rows; a row has the colour of its first card that is not grey."""
    rows = rows or []
    view = HolzwurmView(
        seat=0,
        seats=len(hands),
        turn=turn,
        hand=hands[0],
        sizes=[len(hand) for hand in hands],
        known=[[], *hands[1:]],
        rows=rows,
        colours=[next((card[0] for card in row if card[0] != "N"), "N") for row in rows],
        fate=fate,
        out_seat=-1,
        scores=None,
    )
    state = GAME.determinize(view, Rng(0))
    assert isinstance(state, HolzwurmState)
    return state


def targets(state: HolzwurmState, card: str) -> set[Any]:
    """Where a card may go."""
    return {move.row for move in state.legal_moves() if isinstance(move, Play) and move.card == card}


def refusal(state: HolzwurmState, *move: Any) -> str:
    before = state.view(0)
    with pytest.raises(IllegalMove) as caught:
        state.apply(Play(*move))
    assert state.view(0) == before
    return caught.value.code


def dealt(seats: int, number: int = 1, start: int = 0) -> dict[str, Any]:
    return GAME.deal(Random(number), seats, {}, start)


# Cards.


def test_there_are_65_cards_beside_the_poisonous_thirteen() -> None:
    assert len(set(DECK)) == 65
    assert {card for card in DECK if card[0] == "N"} == {f"N{value}" for value in range(2, 12)}
    for colour in "BYRGV":
        assert {card for card in DECK if card[0] == colour} == {f"{colour}{value}" for value in range(1, 12)}


@pytest.mark.parametrize(("card", "points"), [("B1", -1), ("N2", 2), ("Y10", 10), ("G11", -11), ("X13", -13)])
def test_even_values_count_up_and_odd_ones_down(card: str, points: int) -> None:
    assert points_of(card) == points


# The deal.


@pytest.mark.parametrize(("seats", "size"), [(2, 15), (3, 15), (4, 15), (5, 12), (6, 10)])
def test_each_table_size_has_its_hand_size(seats: int, size: int) -> None:
    deal = dealt(seats)

    assert [len(hand) for hand in deal["hands"]] == [size] * seats
    assert len(deal["fate"]) == 6


@pytest.mark.parametrize("seats", HAND_SIZES)
def test_every_card_is_dealt_at_most_once_and_with_four_players_or_more_all_are(seats: int) -> None:
    deal = dealt(seats)
    cards = [*deal["fate"], *(card for hand in deal["hands"] for card in hand)]

    assert len(set(cards)) == len(cards)
    assert len(cards) == {2: 36, 3: 51}.get(seats, 66)


@pytest.mark.parametrize("number", range(1, 30))
def test_the_fate_pile_lies_by_points_on_the_poisonous_thirteen(number: int) -> None:
    fate = dealt(4, number)["fate"]

    assert fate[0] == "X13"
    assert fate == sorted(fate, key=points_of)


def test_fate_cards_of_equal_points_lie_as_dealt_the_later_one_higher() -> None:
    first = ["G9", "V9", "B2", "Y9", "N2"]

    class Stacked(Random):
        """Deals the cards in the order wanted: Fisher and Yates undone."""

        def __init__(self, order: list[str]) -> None:
            super().__init__(0)
            pack, self.picks = list(DECK), []
            for last in range(len(pack) - 1, 0, -1):
                other = pack.index(order[last])
                pack[last], pack[other] = pack[other], pack[last]
                self.picks.append((other + 0.5) / (last + 1))

        def random(self) -> float:
            return float(self.picks.pop(0))

    order = [*first, *(card for card in DECK if card not in first)]

    assert GAME.deal(Stacked(order), 2, {}, 0)["fate"] == ["X13", "G9", "V9", "Y9", "B2", "N2"]


@pytest.mark.parametrize("seats", HAND_SIZES)
def test_the_start_seat_plays_first_then_clockwise(seats: int) -> None:
    state = GAME.start(dealt(seats, start=seats - 1), seats, {})

    turns = []
    for _ in range(seats + 1):
        turns.append(state.turn)
        state.apply(state.legal_moves()[0])

    assert turns == [seats - 1, *range(seats)]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda deal: deal.pop("fate"), "bad-deal"),
        (lambda deal: deal.update(fate=[1] * 6), "bad-deal"),
        (lambda deal: deal.update(start="0"), "bad-deal"),
        (lambda deal: deal.update(start=2), "no-such-seat"),
        (lambda deal: deal.update(hands={}), "bad-deal"),
        (lambda deal: deal["hands"].pop(), "bad-hands"),
        (lambda deal: deal["hands"][0].pop(), "bad-hands"),
        (lambda deal: deal["hands"].__setitem__(0, [1] * 15), "bad-hands"),
        (lambda deal: deal["fate"].pop(), "bad-fate-pile"),
        (lambda deal: deal["fate"].reverse(), "bad-fate-pile"),
        (lambda deal: deal["fate"].__setitem__(0, "B1"), "bad-fate-pile"),
        (lambda deal: deal["hands"][0].__setitem__(0, "N1"), "no-such-card"),
        (lambda deal: deal["hands"][0].__setitem__(0, "B01"), "no-such-card"),
        (lambda deal: deal["hands"][0].__setitem__(0, "X13"), "card-twice"),
        (lambda deal: deal["hands"][0].__setitem__(0, deal["hands"][1][0]), "card-twice"),
    ],
)
def test_a_deal_that_is_none_is_refused(change: Any, code: str) -> None:
    deal = dealt(2)
    change(deal)

    with pytest.raises(RecordError, match=code):
        GAME.start(deal, 2, {})


@pytest.mark.parametrize("nines", [["B9", "V9"], ["V9", "B9"]])
def test_fate_cards_of_equal_points_may_lie_either_way_in_a_record(nines: list[str]) -> None:
    fate = ["X13", *nines, "B2", "Y4", "R6"]
    rest = [card for card in DECK if card not in fate]

    state = GAME.start({"fate": fate, "hands": [rest[:15], rest[15:30]], "start": 0}, 2, {})

    assert state.view(0)._asdict()["fate"] == fate


# Where a card may go.


def test_a_card_whose_colour_has_a_row_goes_there_and_nowhere_else() -> None:
    state = position(["B5", "Y1"], ["Y2"], rows=[["N2"], ["B1"]])

    assert targets(state, "B5") == {1}
    assert refusal(state, 0, "B5", None) == "colour-has-row"
    assert refusal(state, 0, "B5", 0) == "colour-has-row"


def test_a_card_whose_colour_has_no_row_opens_one_or_colours_an_undetermined_row() -> None:
    state = position(["Y5", "Y1"], ["Y2"], rows=[["N2"], ["B1"], ["N3", "N4"]])

    assert targets(state, "Y5") == {0, 2, None}
    assert refusal(state, 0, "Y5", 1) == "row-of-other-colour"


def test_a_grey_card_goes_anywhere() -> None:
    state = position(["N5", "Y1"], ["Y2"], rows=[["N2"], ["B1"], ["N3", "N4"]])

    assert targets(state, "N5") == {0, 1, 2, None}


def test_at_most_five_rows_lie() -> None:
    rows = [["N2"], ["B1"], ["Y3"], ["R3"], ["G3"]]
    state = position(["N5", "V4", "B3"], ["Y2"], rows=rows)

    assert targets(state, "N5") == {0, 1, 2, 3, 4}
    assert targets(state, "V4") == {0}
    assert targets(state, "B3") == {1}
    assert refusal(state, 0, "V4", None) == "five-rows-lie"
    assert refusal(state, 0, "N5", None) == "five-rows-lie"


def test_several_undetermined_rows_may_lie() -> None:
    state = position(["N5", "N3"], ["N4"], rows=[["N2"]])

    state.apply(Play(0, "N5", None))

    assert state.view(0).colours == ["N", "N"]


def test_a_coloured_card_gives_an_undetermined_row_its_colour() -> None:
    state = position(["B5", "B9"], ["B6", "N4"], rows=[["N2"]])

    events = state.apply(Play(0, "B5", 0))

    assert events == [Played(0, "B5", 0, opened=False, coloured=True, colour="B")]
    assert state.view(0).colours == ["B"]
    assert targets(state, "B6") == {0}


def test_a_grey_card_gives_no_row_a_colour() -> None:
    state = position(["N5", "B9"], ["B6", "N4"], rows=[["N2"]])

    events = state.apply(Play(0, "N5", 0))

    assert events == [Played(0, "N5", 0, opened=False, coloured=False, colour="N")]
    assert state.view(0).colours == ["N"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ((1, "Y2", None), "not-your-turn"),
        ((0, "Y2", None), "card-not-in-hand"),
        ((0, "N1", None), "no-such-card"),
        ((0, "X13", None), "card-not-in-hand"),
        ((0, "B5", 1), "no-such-row"),
        ((0, "B5", -1), "no-such-row"),
        ((0, "B5", 10**30), "no-such-row"),
    ],
)
def test_a_move_that_is_none_is_refused_with_its_reason(move: Any, code: str) -> None:
    assert refusal(position(["B5", "B7"], ["Y2"], rows=[["B1"]]), *move) == code


# Staying and taking.


@pytest.mark.parametrize("value", [1, 4, 11])
def test_any_card_stays_in_a_new_row(value: int) -> None:
    state = position([f"B{value}", "Y1"], ["Y2"])

    events = state.apply(Play(0, f"B{value}", None))

    assert events == [Played(0, f"B{value}", 0, opened=True, coloured=False, colour="B")]
    assert state.view(0).rows == [[f"B{value}"]]


def test_a_card_higher_than_the_number_of_cards_stays() -> None:
    state = position(["B4", "Y1"], ["Y2"], rows=[["B9", "B1", "N2"]])

    state.apply(Play(0, "B4", 0))

    assert state.view(0).rows == [["B9", "B1", "N2", "B4"]]
    assert state.turn == 1


@pytest.mark.parametrize("card", ["B3", "N3", "B2"])
def test_a_card_not_higher_takes_the_row_itself_and_the_top_fate_card(card: str) -> None:
    state = position([card, "Y1"], ["Y2"], rows=[["B9", "B1", "N4"], ["R1"]])

    events = state.apply(Play(0, card, 0))

    assert events == [
        Played(0, card, 0, opened=False, coloured=False, colour="B"),
        RowTaken(0, 0, ("B9", "B1", "N4", card), "V8"),
    ]
    assert set(state.view(0).hand) == {"B9", "B1", "N4", card, "V8", "Y1"}
    assert state.view(0).fate == FATE[:-1]
    assert state.view(0).rows == [["R1"]]
    assert state.turn == 1


def test_the_colour_of_a_taken_row_is_free_again() -> None:
    state = position(["B2", "Y1"], ["B7", "Y2"], rows=[["B9", "B1", "N4"], ["R1"]])

    state.apply(Play(0, "B2", 0))

    assert targets(state, "B7") == {None}


def test_rows_behind_a_taken_one_move_up_with_their_cards_and_colours() -> None:
    rows = [["Y3"], ["B9", "B5"], ["N2", "N3"], ["V4", "V9", "N7"]]
    state = position(["B2", "Y1"], ["V10"], rows=rows)

    state.apply(Play(0, "B2", 1))

    assert state.view(0).rows == [["Y3"], ["N2", "N3"], ["V4", "V9", "N7"]]
    assert state.view(0).colours == ["Y", "N", "V"]


def test_a_play_that_takes_is_legal_even_where_another_would_not() -> None:
    state = position(["N2", "Y1"], ["Y2"], rows=[["B9", "B4", "B5"]])

    assert targets(state, "N2") == {0, None}


def test_a_row_grows_to_eleven_cards_and_the_twelfth_takes_it() -> None:
    row = [f"B{value}" for value in range(1, 11)]
    state = position(["B11", "Y1"], ["N11"], rows=[row])

    state.apply(Play(0, "B11", 0))
    assert len(state.view(0).rows[0]) == 11
    state.apply(Play(1, "N11", 0))

    assert state.view(0).sizes == [1, 13]


def test_a_card_that_was_taken_may_be_played_again() -> None:
    state = position(["B2", "Y1"], ["Y2", "Y4"], rows=[["B9", "B8", "B7"]])

    state.apply(Play(0, "B2", 0))
    state.apply(Play(1, "Y2", None))

    assert targets(state, "B2") == {None}
    assert targets(state, "V8") == {None}


# The end of a round.


def test_whose_last_card_stays_goes_out_and_gets_30_points() -> None:
    state = position(["B4"], ["Y2", "Y5"], rows=[["B9"]])

    events = state.apply(Play(0, "B4", 0))

    assert events[1:] == [WentOut(0), RoundEnded((30, -3), ((), ("Y2", "Y5")), "out")]
    assert (state.ending, state.turn, state.actor) == ("out", OVER, None)
    assert state.scores() == [30, -3]


def test_whose_last_card_takes_a_row_does_not_go_out() -> None:
    state = position(["B1"], ["Y2", "Y5"], rows=[["B9"]])

    state.apply(Play(0, "B1", 0))

    assert state.ending is None
    assert set(state.view(0).hand) == {"B1", "B9", "V8"}


def test_who_takes_the_poisonous_thirteen_ends_the_round() -> None:
    state = position(["B1", "Y4"], ["Y2", "Y5"], rows=[["B9"]], fate=["X13"])

    events = state.apply(Play(0, "B1", 0))

    assert events[1:] == [
        RowTaken(0, 0, ("B9", "B1"), "X13"),
        RoundEnded((4 - 1 - 9 - 13, -3), (("B1", "B9", "Y4", "X13"), ("Y2", "Y5")), "poison"),
    ]
    assert state.ending == "poison"
    assert state.scores() == [-19, -3]


def test_a_last_card_that_takes_the_poisonous_thirteen_is_no_going_out() -> None:
    state = position(["B1"], ["Y2", "Y4"], rows=[["B9"]], fate=["X13"])

    state.apply(Play(0, "B1", 0))

    assert state.ending == "poison"
    assert state.scores() == [-23, 6]


def test_nothing_can_be_played_after_the_end() -> None:
    state = position(["B4"], ["Y2", "Y5"], rows=[["B9"]])
    state.apply(Play(0, "B4", 0))

    assert state.legal_moves() == []
    with pytest.raises(IllegalMove, match="round-over"):
        state.apply(Play(1, "Y2", None))


def test_a_round_has_no_objections_to_wait_for() -> None:
    with pytest.raises(IllegalMove, match="round-not-over"):
        position(["B4"], ["Y2"]).settle()


def test_the_highest_score_wins_the_round() -> None:
    state = position(["N4"], ["Y2"], ["R2"], rows=[["N3", "N5"]])
    state.apply(Play(0, "N4", 0))

    assert (state.scores(), state.reward_list()) == ([30, 2, 2], [1.0, 0.0, 0.0])


def test_equal_scores_share_the_round() -> None:
    state = position(["N2", "B2"], ["Y2"], ["R2"], rows=[["N3", "N5"]], fate=["X13"])
    state.apply(Play(0, "N2", 0))

    assert (state.scores(), state.reward_list()) == ([2 + 2 - 3 - 5 - 13, 2, 2], [0.0, 0.5, 0.5])


# What a player sees.


def test_a_view_shows_the_own_hand_and_of_others_their_sizes_and_what_they_took() -> None:
    state = position(["B1", "Y4"], ["Y2", "Y5"], rows=[["B9"]])
    state.apply(Play(0, "B1", 0))

    view = state.view(1)

    assert view.hand == ["Y2", "Y5"]
    assert view.sizes == [4, 2]
    assert view.known[0] == ["B1", "B9", "V8"]
    assert "Y4" not in str(view)


def test_a_card_that_was_taken_is_not_known_any_more_once_it_is_played() -> None:
    state = position(["B1", "Y4"], ["R2", "R5"], rows=[["B9"]])
    state.apply(Play(0, "B1", 0))
    state.apply(Play(1, "R2", None))
    state.apply(Play(0, "B9", None))

    assert state.view(1).known[0] == ["B1", "V8"]


# Any game.


def cards_of(state: HolzwurmState) -> Counter[str]:
    """Every card in hands, rows and the fate pile."""
    hands = [card for seat in range(state.seats) for card in state.hand_of(seat)]
    rows = [card for index in range(state.row_count) for card in state.row(index)]
    return Counter([*hands, *rows, *state.fate_pile()])


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9))
def test_cards_sizes_and_points_are_conserved(seed: int) -> None:
    match = any_match("holzwurm", seed)
    state, rng = match.playing(), Rng(seed)
    assert isinstance(state, HolzwurmState)
    cards = cards_of(state)
    while not match.round_over:
        match.play(next_move(match, rng))

        assert cards_of(state) == cards
        assert set(cards.values()) == {1}
        for seat in range(state.seats):
            hand = state.hand_of(seat)
            assert state.view(seat).sizes[seat] == len(hand)
            assert state.scores()[seat] == sum(map(points_of, hand)) + (30 if seat == state.out_seat else 0)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9))
def test_rows_keep_to_the_rules(seed: int) -> None:
    match = any_match("holzwurm", seed)
    rng = Rng(seed)
    while not match.round_over:
        match.play(next_move(match, rng))
        assert match.state is not None
        view = match.state.view(0)

        colours = [colour for colour in view.colours if colour != "N"]
        assert len(view.rows) <= 5
        assert len(set(colours)) == len(colours)
        for row, colour in zip(view.rows, view.colours, strict=True):
            assert {card[0] for card in row} <= {colour, "N"}
            assert all(int(card[1:]) > place for place, card in enumerate(row))


@settings(max_examples=10)
@given(seed=st.integers(0, 10**9))
def test_a_round_ends_in_one_of_the_two_ways(seed: int) -> None:
    match = any_match("holzwurm", seed)
    play_on(match, seed)
    state = match.state
    assert isinstance(state, HolzwurmState)

    out = [seat for seat in range(state.seats) if not state.hand_of(seat)]
    poisoned = [seat for seat in range(state.seats) if "X13" in state.hand_of(seat)]

    assert (match.rounds[0].end, len(out), len(poisoned)) in (("out", 1, 0), ("poison", 0, 1))


# Places on the table.


def test_a_row_keeps_its_place_when_another_is_taken_and_a_new_one_gets_the_first_free_place() -> None:
    state = position(["B1", "Y1"], ["V7", "N2"], rows=[["B9"], ["R1"], ["G2"]])
    assert list(state.view(0).places) == [0, 1, 2]

    state.apply(Play(0, "B1", 0))
    assert list(state.view(0).places) == [1, 2]
    state.apply(Play(1, "V7", None))

    assert list(state.view(0).places) == [1, 2, 0]
    assert state.view(0).colours == ["R", "G", "V"]


def test_places_survive_copies_and_views() -> None:
    state = position(["B1", "Y1"], ["V7", "N2"], rows=[["B9"], ["R1"], ["G2"]])
    state.apply(Play(0, "B1", 0))

    assert list(state.copy().view(1).places) == [1, 2]
    assert list(GAME.determinize(state.view(1), Rng(3)).view(1).places) == [1, 2]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_places_differ_and_stay_until_the_row_is_taken(seed: int) -> None:
    match, rng = any_match("holzwurm", seed), Rng(seed)
    lies: dict[str, int] = {}
    while not match.round_over:
        view = match.playing().view(0)
        places = list(view.places)
        assert len(set(places)) == len(view.rows)
        assert set(places) <= set(range(5))
        now = {row[0]: place for place, row in zip(places, view.rows, strict=True)}
        assert all(now[card] == place for card, place in lies.items() if card in now)
        lies = now
        match.play(next_move(match, rng))
