"""The rules of Het afbraakspel, case by case as on their page; then what must hold in any game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.engine.deals import deal_rng
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.afbraak.deals import CUBE
from holzwurm_desktop.games.afbraak.game import GAME, AfbraakState
from holzwurm_desktop.games.afbraak.moves import Remove, Removed, RoundEnded
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.boxes.handover import built_deal
from holzwurm_desktop.games.boxes.piles import (
    WonCards,
    boxes_of,
    cards_of,
    pile_fault,
    remove_box,
)
from tests.games.boxes.piles import removable_columns

DEFAULTS = {"rounds": 1, "pile": "random"}
SEVENTH_DEAL = {
    "pile": [
        [-2, 0, 3],
        [-2, 1, 3],
        [-1, -1, 4],
        [-1, 0, 3],
        [-1, 1, 3],
        [0, -2, 3],
        [0, -1, 3],
        [0, 0, 2],
        [0, 1, 2],
        [1, -2, 3],
        [1, -1, 3],
        [1, 0, 1],
        [1, 1, 1],
        [2, -3, 3],
        [2, -2, 3],
        [2, -1, 2],
    ],
    "open": [[-5, -5], [-2, -2], [0, -3], [0, -1]],
    "start": 1,
}


def position(pile: dict[tuple[int, int], int], *opened: tuple[int, int], seats: int = 2) -> AfbraakState:
    """Seat 0 to move on this pile."""
    state = AfbraakState(seats)
    state.lay(pile, opened, 0)
    return state


def columns(state: AfbraakState) -> list[tuple[int, int]]:
    return [move.column for move in state.legal_moves() if isinstance(move, Remove)]


def refusal(state: AfbraakState, move: Any) -> IllegalMove:
    """The refusal of a move, which must leave the state as it was."""
    before = state.view(0)
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    assert state.view(0) == before
    return caught.value


def deal_of(pile: Any, opened: Any = (), start: Any = 0) -> dict[str, Any]:
    return {"pile": pile, "open": list(opened), "start": start}


def read(deal: dict[str, Any], seats: int = 2, **options: Any) -> AfbraakState:
    state = GAME.start(deal, seats, {**DEFAULTS, **options})
    assert isinstance(state, AfbraakState)
    return state


def test_the_cube_has_64_boxes_takes_all_cards_and_has_four_open_lids() -> None:
    state = read(GAME.deal(Random(1), 3, {**DEFAULTS, "pile": "cube"}, 2), 3, pile="cube")

    assert state.pile() == CUBE
    assert boxes_of(state.pile()) == 64
    assert cards_of(state.pile()) == (16, 16, 16)
    assert len(state.open_lids()) == 4
    assert state.actor == 2


def test_a_random_pile_is_valid_and_within_the_cards() -> None:
    for number in range(1, 13):
        state = read(GAME.deal(deal_rng(number, 0), 4, DEFAULTS, 0), 4)
        cards = cards_of(state.pile())

        assert pile_fault(state.pile()) is None
        assert boxes_of(state.pile()) >= 20
        assert (cards.left <= 16, cards.right <= 16, cards.lids <= 16) == (True, True, True)
        assert cards.lids - len(state.open_lids()) <= 12


def test_a_deal_number_always_gives_the_same_pile() -> None:
    assert GAME.deal(deal_rng(7, 0), 4, DEFAULTS, 1) == SEVENTH_DEAL


def test_the_right_front_box_of_the_cube_is_the_only_one_that_can_go_first() -> None:
    state = position(CUBE)

    assert columns(state) == [(3, 3)]


def test_a_box_in_the_middle_of_a_face_wins_no_card() -> None:
    state = position({(0, 0): 2, (0, 1): 2, (1, 0): 2, (1, 1): 2})

    events = state.apply(Remove(0, (1, 1)))

    assert events == [Removed(0, (1, 1, 2), WonCards(0, 0, 0, 0), False)]
    assert state.actor == 1


def test_a_box_of_the_first_column_of_a_row_wins_the_card_of_its_side() -> None:
    state = position({(0, 0): 1, (0, 1): 1})

    events = state.apply(Remove(0, (0, 1)))

    assert events == [Removed(0, (0, 1, 1), WonCards(0, 1, 1, 0), False)]


def test_the_first_column_of_a_row_leaves_its_side_to_the_next_one() -> None:
    state = position({(0, 0): 1, (0, 1): 1})

    state.apply(Remove(0, (0, 0)))

    assert state.won_cards(0) == [0, 1, 1, 0]


def test_the_last_box_wins_three_cards_and_ends_the_round() -> None:
    state = position({(0, 0): 1})

    events = state.apply(Remove(0, (0, 0)))

    assert events == [Removed(0, (0, 0, 1), WonCards(1, 1, 1, 0), False), RoundEnded((3, 0), "gone")]
    assert (state.actor, state.ending, state.scores()) == (None, "gone", [3, 0])
    assert state.reward_list() == [1.0, 0.0]


def test_equal_numbers_of_cards_share_the_win() -> None:
    state = position({(0, 0): 2})

    state.apply(Remove(0, (0, 0)))
    state.apply(Remove(1, (0, 0)))

    assert state.scores() == [2, 3]
    assert position({(0, 0): 1}).reward_list() == [0.5, 0.5]


def test_a_box_whose_removal_would_hide_the_column_is_barred() -> None:
    state = position({(0, 0): 2, (1, 0): 2})

    refused = refusal(state, Remove(0, (0, 0)))

    assert (refused.code, refused.data) == ("pile-rises-to-viewer", {"columns": [[0, 0], [1, 0]]})


def test_a_column_between_two_others_stays() -> None:
    state = position({(0, 0): 1, (1, 0): 1, (2, 0): 1})

    assert columns(state) == [(0, 0), (2, 0)]
    refused = refusal(state, Remove(0, (1, 0)))
    assert (refused.code, refused.data) == ("pile-not-connected", {"columns": [[0, 0]]})


def test_a_corner_between_two_parts_stays() -> None:
    behind = position({(0, 1): 1, (1, 0): 1, (1, 1): 1})
    before = position({(0, 0): 1, (1, 0): 1, (0, 1): 1})

    assert columns(behind) == [(0, 1), (1, 0)]
    assert columns(before) == [(0, 1), (1, 0)]


def test_a_rear_corner_of_one_box_can_go() -> None:
    state = position({(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1})

    assert columns(state) == [(0, 0), (1, 1)]


def test_a_box_under_an_open_lid_stays_while_another_can_go() -> None:
    state = position({(0, 0): 1, (1, 0): 1}, (0, -1))

    assert columns(state) == [(0, 0)]
    refused = refusal(state, Remove(0, (1, 0)))
    assert (refused.code, refused.data) == ("open-lid-on-top", {"columns": [[1, 0]]})


def test_an_open_lid_stays_on_its_column_one_lower() -> None:
    state = position({(0, 0): 2}, (-2, -2))

    events = state.apply(Remove(0, (0, 0)))

    assert events == [Removed(0, (0, 0, 2), WonCards(1, 1, 0, 0), True)]
    assert state.open_lids() == [(-1, -1)]


def test_an_open_lid_is_won_with_the_last_box_of_its_column() -> None:
    state = position({(0, 0): 1}, (-1, -1))

    events = state.apply(Remove(0, (0, 0)))

    assert events[0] == Removed(0, (0, 0, 1), WonCards(1, 1, 0, 1), False)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Remove(1, (0, 0)), "not-your-turn"),
        (Remove(0, (5, 5)), "no-such-column"),
        (Remove(0, (10**30, -(10**30))), "no-such-column"),
        ("remove", "not-a-move-of-this-game"),
    ],
)
def test_a_move_that_is_none_is_refused(move: Any, code: str) -> None:
    assert refusal(position({(0, 0): 2}), move).code == code


def test_nobody_moves_after_the_end() -> None:
    state = position({(0, 0): 1})
    state.apply(Remove(0, (0, 0)))

    assert refusal(state, Remove(1, (0, 0))).code == "round-over"
    assert state.legal_moves() == []


@pytest.mark.parametrize("value", ["top", None, [1], [1, 2, 3], [1.0, 2], [True, 0], ["0", "0"], {"x": 1}])
def test_what_is_no_column_is_refused(value: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.move_from_json({"seat": 0, "remove": value})
    assert caught.value.code == "not-a-column"


def test_a_move_is_written_as_it_was_read() -> None:
    assert GAME.move_from_json({"seat": 1, "remove": [-2, 3]}).to_json() == {"seat": 1, "remove": [-2, 3]}


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ({}, "bad-deal"),
        (deal_of([[0, 0, 1]], start=True), "bad-deal"),
        (deal_of([[0, 0, 1]], start=2), "no-such-seat"),
        (deal_of("cube"), "not-a-pile"),
        (deal_of([[0, 0]]), "not-a-pile"),
        (deal_of([[0, 0, 1.0]]), "not-a-pile"),
        (deal_of([[0, 0, 1], [0, 0, 2]]), "column-twice"),
        (deal_of([]), "pile-empty"),
        (deal_of([[0, 0, 0]]), "bad-height"),
        (deal_of([[0, 0, 10**30]]), "number-too-large"),
        (deal_of([[65, 0, 1]]), "number-too-large"),
        (deal_of([[0, 0, 1], [2, 0, 1]]), "pile-not-connected"),
        (deal_of([[0, 0, 1], [1, 0, 2]]), "pile-rises-to-viewer"),
        (deal_of([[0, 0, 17]]), "too-many-cards"),
        (deal_of([[x, 0, 1] for x in range(17)]), "too-many-cards"),
        (deal_of([[x, 0, 1] for x in range(13)]), "too-many-cards"),
        (deal_of([[0, 0, 1]], [[0, 0]]), "open-not-a-lid"),
        (deal_of([[0, 0, 1]], [[-1, -1], [-1, -1]]), "position-twice"),
        (deal_of([[0, 0, 1]], "none"), "not-positions"),
        (deal_of([[x, 0, 1] for x in range(5)], [[x - 1, -1] for x in range(5)]), "too-many-cards"),
    ],
)
def test_a_deal_that_is_none_is_refused(deal: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read({"start": 0, **deal} if "pile" in deal else deal)
    assert caught.value.code == code


def test_the_cube_must_be_the_cube() -> None:
    with pytest.raises(RecordError) as caught:
        read(deal_of([[0, 0, 1]]), pile="cube")
    assert caught.value.code == "not-the-cube"


def test_a_built_pile_is_the_one_that_the_building_game_left() -> None:
    played = {
        "deal": {"start": 1},
        "moves": [
            {"seat": 1, "build": {"pile": [[1, 0, 1], [0, 0, 1]], "open": [[0, -1]]}},
            {"seat": 0, "pass": True},
            {"seat": 1, "knock": True},
            {"seat": 1, "concede": True},
        ],
    }

    assert built_deal(played, 3) == {"pile": [[0, 0, 1], [1, 0, 1]], "open": [[0, -1]], "start": 2}


def test_a_match_can_begin_with_a_built_pile() -> None:
    players = [Player("Ann"), Player("Bo")]

    match = Match.from_deal(GAME, players, {"pile": "built"}, deal_of([[0, 0, 1]], start=1))

    assert match.playing().actor == 1
    assert Match.from_record(match.to_record()).to_record() == match.to_record()


def test_a_building_game_without_a_build_leaves_the_start_box() -> None:
    assert built_deal({"deal": {"start": 0}, "moves": []}, 2) == deal_of([[0, 0, 1]])


def test_a_view_survives_its_travel_as_json() -> None:
    state = position({(0, 0): 2, (1, 0): 1}, (0, -1))
    state.apply(Remove(0, (0, 0)))

    view = GAME.view_from_json(json.loads(json.dumps(state.view(1)._asdict())))

    assert isinstance(view, AfbraakView)
    assert GAME.determinize(view, Rng(1)).view(1) == state.view(1)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(1, 10**9), seats=st.integers(2, 6), cube=st.booleans())
def test_any_game_follows_the_geometry_and_wins_every_card(seed: int, seats: int, cube: bool) -> None:
    options = {**DEFAULTS, "pile": "cube" if cube else "random"}
    state = read(GAME.deal(Random(seed), seats, options, 0), seats)
    all_cards = sum(cards_of(state.pile()))
    rng = Rng(seed)

    while state.actor is not None:
        assert columns(state) == removable_columns(state.pile(), state.open_lids())
        move = state.move_of(state.draw_code(rng))
        assert isinstance(move, Remove)
        left = remove_box(state.pile(), state.open_lids(), move.column)
        removed = state.apply(move)[0]
        assert isinstance(removed, Removed)
        assert (state.pile(), frozenset(state.open_lids()), removed.won) == left

    assert sum(state.scores()) == all_cards
    assert state.turn == OVER


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(1, 10**9))
def test_a_copy_is_independent(seed: int) -> None:
    state = read(GAME.deal(Random(seed), 2, DEFAULTS, 0))
    before = state.view(0)

    copy = state.copy()
    copy.step_code(copy.draw_code(Rng(seed)))

    assert state.view(0) == before
    assert copy.view(0) != before
