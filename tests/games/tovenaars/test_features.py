"""What a network is given of positions of Razende tovenaars, worked out by hand."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.tovenaars.features import TovenaarsFeatures
from holzwurm_desktop.games.tovenaars.game import TovenaarsState
from tests.games.tovenaars.test_rules import BLACK, RED, begun, position

OWN, ENEMY, MORE = 32, 103, 174
STACKS = dict.fromkeys([3, 4, 5, *range(7, 23)], 1.0)
"""All spells and all money of a side."""


def described(state: TovenaarsState, seat: int, first: int = 0, end: int = MORE + 4) -> dict[int, float]:
    """The numbers from `first` to before `end` that are not 0, by their place behind `first`."""
    numbers = TovenaarsFeatures().described(state, seat)[first:end]
    return {place: number for place, number in enumerate(numbers) if number}


def places(first: int, *numbers: int) -> dict[int, float]:
    return {first + number: 1.0 for number in numbers}


def test_sides_tell_of_their_stacks_and_of_how_soldiers_stand() -> None:
    """King beats ten; queen and nine beat the seven and the ace that they face, and the seven is no match for the
    queen."""
    state = position("7KA", "QT9")

    red = STACKS | {2: 1.0, 6: 1.0} | places(23, 1, 2, 3, 4, 5) | places(39, 0, 6, 7)
    red |= places(47, 6) | places(55, 0, 7)
    black = STACKS | {2: 1.0, 6: 1.0} | places(23, 0, 1, 4, 6, 7) | places(39, 2, 3, 5)
    black |= places(47, 2, 5) | places(55, 3)
    assert described(state, RED, OWN, ENEMY) == described(state, BLACK, ENEMY, MORE) == pytest.approx(red)
    assert described(state, BLACK, OWN, ENEMY) == described(state, RED, ENEMY, MORE) == pytest.approx(black)
    # Equal sleep spells; 8 9 T J Q beat 7 8 J K A in 3 of 25 pairs more than they are beaten.
    assert described(state, RED, MORE) == pytest.approx({1: 3 / 25, 2: 1 / 3, 3: 2 / 3})
    assert described(state, BLACK, MORE) == pytest.approx({1: -3 / 25, 2: 2 / 3, 3: 1 / 3})


def test_the_turn_comes_first() -> None:
    assert described(position("7KA", "QT9"), RED, 0, OWN) == {0: 1.0, 1: 1.0}
    assert described(position("7KA", "QT9"), BLACK, 0, OWN) == {7: 1.0}
    assert described(position("7KA", "QT9", blocked=True), RED, 0, OWN) == {0: 1.0, 1: 1.0, 13: 1.0}
    assert described(begun(), RED, 0, OWN) == {0: 1.0}
    assert described(begun(), BLACK, 0, OWN) == {}


def test_a_duel_tells_who_wins_by_strength_as_raised() -> None:
    """Ten and four are an ace, which beats the queen."""
    duel = {"turn": BLACK, "duel": [0, 0], "raised": [4, 0]}
    state = position("TKA", "Q79", stage="defender-challenge", **duel)

    assert described(state, RED, 0, OWN) == {0: 1.0, 9: 1.0, 14: 1.0, 23: 1.0, 29: 1.0}
    assert described(state, BLACK, 0, OWN) == {3: 1.0, 15: 1.0, 21: 1.0, 31: 1.0}


def test_equal_strengths_are_the_attackers() -> None:
    state = position("TKA", "T79", stage="attacker-challenge", duel=[0, 0])

    assert {14, 15} & described(state, RED, 0, OWN).keys() == {14}
    assert {14, 15} & described(state, BLACK, 0, OWN).keys() == {15}


def test_once_a_duel_is_decided_its_loser_counts_and_not_strength() -> None:
    state = position("TKA", "789", stage="loser-reverse", duel=[0, 0], loser=RED)

    assert described(state, RED, 0, OWN) == {0: 1.0, 5: 1.0, 15: 1.0, 19: 1.0, 24: 1.0}
    assert described(state, BLACK, 0, OWN) == {11: 1.0, 14: 1.0, 16: 1.0, 27: 1.0}


def test_captives_count_where_money_can_ransom_them_exactly() -> None:
    """3, 4 and 6 make 7, 9, 10 and 13, and no 11. The queen in the third slot faces nobody."""
    fields = {"stage": "fill", "turn": RED, "duel": [1, 1], "loser": RED}
    state = position("7--", "K-Q", ("9J", ""), money=[[3, 4, 6], [2]], reserve=[[], ["8"]], **fields)

    red, black = described(state, RED, OWN, ENEMY), described(state, RED, ENEMY, MORE)
    assert {place: red[place] for place in red if place < 12} == pytest.approx(
        {0: 1.0, 3: 1.0, 4: 1.0, 5: 13 / 20, 6: 1 / 8} | places(7, 1, 2, 4)
    )
    assert {place for place in red if place >= 23} == {31 + 2, 39, 55}
    assert {place: black[place] for place in black if place < 12} == pytest.approx(
        {1: 1.0, 3: 1.0, 4: 1.0, 5: 2 / 20, 6: 3 / 8} | places(7, 0)
    )
    assert {place for place in black if place >= 23} == {23 + 1, 39 + 5, 39 + 6, 47 + 6, 63 + 5}
    # Nobody asks for a duel's strengths once it is over.
    assert described(state, RED, 0, OWN) == {0: 1.0, 6: 1.0}


def test_what_was_chosen_sealed_makes_no_difference() -> None:
    def chosen(spell: str) -> TovenaarsState:
        fields = {"stage": "defender-sleep", "turn": BLACK, "duel": [0, 0]}
        return position("7KA", "QT9", chosen=[spell, None], **fields)

    assert described(chosen("8"), BLACK) == described(chosen("A"), BLACK)
