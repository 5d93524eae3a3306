"""What a network is given of positions of Superspion, worked out by hand."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.superspion.features import SuperspionFeatures
from holzwurm_desktop.games.superspion.game import SuperspionState
from tests.games.superspion.test_rules import late, started


def sides(state: SuperspionState, seat: int) -> tuple[dict[int, float], dict[int, float]]:
    """What is not 0 of the own side and of the other one, by its place."""
    numbers = SuperspionFeatures().described(state, seat)
    own, other = numbers[9:40], numbers[40:71]
    return (
        {place: number for place, number in enumerate(own) if number},
        {place: number for place, number in enumerate(other) if number},
    )


def test_the_turn_comes_first() -> None:
    state = late(laid=True, idle=50, passes=2)

    turn = [1.0, 0.25, 19 / 24, 0.0, 0.5]
    assert SuperspionFeatures().described(state, 0)[:9] == [0.0, 1.0, 0.0, 0.0, *turn]
    assert SuperspionFeatures().described(state, 1)[:9] == [0.0, 0.0, 0.0, 1.0, *turn]


def test_ranks_are_counted_by_how_many_are_held_and_where_the_cards_are_that_they_lack() -> None:
    """The spies are a heart and a spade. Seat 0 has a heart of three of its single cards and the two of hearts with
    two others; seat 1 holds the ace of diamonds, of no use beside the spy."""
    one, two = sides(started(("KH", "AS")), 0)

    assert one == pytest.approx(
        {0: 1.0, 6: 1.0, 7: 1 / 38, 8: 38 / 52}
        | {9: 7 / 3, 10: 3 / 3, 11: 10 / 3, 12: 6 / 3}  # single cards
        | {20: 1 / 3, 22: 1 / 3}  # three twos
    )
    assert two == pytest.approx(
        {0: 1.0, 6: 1.0, 7: 1 / 38, 8: 38 / 52, 9: 9 / 3, 10: 3 / 3, 11: 12 / 3, 12: 6 / 3, 30: 1 / 3}
    )
    assert sides(started(("KH", "AS")), 1) == (pytest.approx(two), pytest.approx(one))


def test_a_card_without_which_a_rank_is_nothing_may_be_out_of_the_way() -> None:
    there, _ = sides(started(("KH", "AS")), 0)
    gone, _ = sides(started(("KH", "5H")), 0)

    # Seat 1 has the five of hearts as its spy.
    assert gone == pytest.approx({**there, 11: there[11] - 1 / 3, 13: 1 / 3})


def test_trios_tell_of_spies_and_leave_only_fourth_cards() -> None:
    hand = ["7H", "8C", "2C"]
    own, _ = sides(
        late(hand=hand, sighted=[*hand, "KH", *(f"{rank}{suit}" for rank in "23456" for suit in "HDS")]), 0
    )

    # Five trios without a club: the spy is none. The other one is any card that was not seen.
    assert {place: own[place] for place in (5, 6, 7, 8)} == pytest.approx(
        {5: 1.0, 6: 3 / 4, 7: 1 / 33, 8: 33 / 52}
    )
    assert {place: own[place] for place in (9, 10, 29)} == pytest.approx({9: 1 / 3, 10: 1 / 3, 29: 1 / 3})
