"""What a network is given of positions of Kistenstapel, worked out by hand and by the search for builds."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.kistenstapel.features import KistenstapelFeatures
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState
from tests.games.boxes.asking import best_points
from tests.games.kistenstapel.test_rules import NO_CARDS, START, Pile, last_cards, position

HANDS = 20
STEPS: Pile = {(1, 1): 1, (0, 1): 2, (1, 0): 2}
"""Five boxes of 4 L, 4 R and 3 lids; the column in the middle can be raised without a card."""


def described(state: KistenstapelState, seat: int, first: int = 0, end: int = HANDS + 24) -> dict[int, float]:
    """The numbers from `first` to before `end` that are not 0, by their place behind `first`."""
    numbers = KistenstapelFeatures().described(state, seat)[first:end]
    return {place: number for place, number in enumerate(numbers) if number}


def test_the_table_comes_first() -> None:
    """The start box is worth nothing; seat 0 is to act, with 2 L and a closed lid."""
    state = position(START, ((2, 0, 1, 0), (0, 1, 0, 0)))

    pile = {10: 1 / 16, 11: 1 / 16, 12: 1 / 16}
    stock = {8: 41 / 45, 16: 13 / 8, 17: 14 / 8, 18: 10 / 8, 19: 4 / 8}
    assert described(state, 0, 0, HANDS) == pytest.approx({0: 1.0, 5: 1.0} | pile | stock)
    # Of its own cards R is the more frequent: it takes the place of L.
    turned = stock | {16: 14 / 8, 17: 13 / 8}
    assert described(state, 1, 0, HANDS) == pytest.approx({0: 1.0, 6: 1.0} | pile | turned)


def test_hands_follow_from_the_own_one_on_the_last_ones_as_their_mean() -> None:
    state = position(START, ((2, 0, 1, 0), NO_CARDS, (0, 1, 0, 0), (0, 1, 0, 2)), turn=3)

    def hand(seat: int, place: int) -> dict[int, float]:
        found = described(state, seat, HANDS + 8 * place, HANDS + 8 * place + 5)
        return {at: round(number, 6) for at, number in found.items()}

    assert hand(0, 0) == pytest.approx({0: 2 / 4, 2: 1 / 4, 4: 3 / 8})
    assert hand(0, 1) == {}
    assert hand(0, 2) == pytest.approx({1: 2 / 2 / 4, 3: 2 / 2 / 4, 4: 4 / 2 / 8}, abs=1e-6)
    assert hand(3, 0) == pytest.approx({0: 1 / 4, 3: 2 / 4, 4: 3 / 8})
    # In the mirror that seat 3 looks into, seat 0 holds two R.
    assert hand(3, 1) == pytest.approx({1: 2 / 4, 2: 1 / 4, 4: 3 / 8})
    assert described(state, 2, 0, 8) == {2: 1.0, 6: 1.0}
    assert described(state, 1, 0, 8) == {2: 1.0, 7: 1.0}


@pytest.mark.parametrize("hand", [NO_CARDS, (1, 0, 0, 0), (1, 1, 1, 0), (0, 2, 1, 1), (3, 3, 2, 0)])
def test_what_a_hand_could_make_is_what_its_best_build_makes_while_no_lid_is_open(
    hand: tuple[int, int, int, int],
) -> None:
    state = position(STEPS, (hand, NO_CARDS))

    best = best_points(STEPS, (), hand)
    found = described(state, 0, HANDS, HANDS + 8)
    assert found.get(5, 0.0) == pytest.approx(best / 20)
    assert found.get(6, 0.0) == (0.0 if best else 1.0)


def test_with_a_card_more_it_could_make_what_it_makes_with_each_on_average() -> None:
    state = position(STEPS, ((1, 0, 0, 0), NO_CARDS))
    left = {0: 16 - 4 - 1, 1: 16 - 4, 2: 12 - 3, 3: 4}

    more = {(2, 0, 0, 0): left[0], (1, 1, 0, 0): left[1], (1, 0, 1, 0): left[2] + left[3]}
    expected = sum(best_points(STEPS, (), hand) * count for hand, count in more.items()) / sum(left.values())
    assert described(state, 0, HANDS, HANDS + 8)[7] == pytest.approx(expected / 20)


def test_where_the_stock_is_empty_no_card_comes() -> None:
    state = last_cards((1, 1, 1, 0), NO_CARDS, pile=STEPS)

    assert described(state, 0, 8, 10) == {1: 1.0}
    assert described(state, 0, 16, 20) == {}
    hand = described(state, 0, HANDS, HANDS + 8)
    assert hand[7] == hand[5] > 0


def test_open_lids_are_told_and_what_the_cards_of_the_pile_could_be_worth() -> None:
    """The five boxes could be six: the middle one is raised without a card, unless its lid is open."""
    state = position(STEPS, (NO_CARDS, NO_CARDS), opened=((0, 0),))

    assert described(state, 0, 12, 16) == pytest.approx({0: 3 / 16, 1: 1 / 4, 2: 4 / 100, 3: 3 / 10})
