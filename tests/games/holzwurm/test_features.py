"""What a network is given of positions of Der dreizehnte Holzwurm, worked out by hand."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.holzwurm.features import HolzwurmFeatures
from holzwurm_desktop.games.holzwurm.game import HolzwurmState
from tests.games.holzwurm.test_rules import position


def described(state: HolzwurmState, seat: int) -> dict[int, float]:
    """The numbers that are not 0, by their place."""
    numbers = HolzwurmFeatures().described(state, seat)
    return {place: number for place, number in enumerate(numbers) if number}


def test_a_position_of_two_seats() -> None:
    rows = [["B8", "B6"], ["N3"]]
    state = position(["B1", "Y2", "N4"], ["V2", "R3"], rows=rows, fate=["X13", "G11", "V8"])

    # Blue 1 takes 8 + 6 points and the 8 on top of fate; all others stay.
    own = {0: 3 / 15, 1: 5 / 30, 2: 1 / 3, 3: 1 / 3, 5: 1 / 3}
    own |= {13: 2 / 15, 14: 6 / 30, 15: 1 / 15, 16: 22 / 30, 17: 22 / 30, 18: 2 / 15, 19: 3 / 6}
    next_one = {0: 2 / 15, 1: -1 / 30, 3: 1 / 3, 4: 1 / 3, 13: 2 / 15, 14: -1 / 30, 18: 2 / 15, 19: 2 / 6}
    table = {18: 1 / 5, 19: 1 / 5, 29: 2 / 5, 30: 1 / 5, 31: 14 / 30, 32: -3 / 30, 33: 11 / 30}
    turn = {0: 1.0, 5: 1.0, 10: 1.0, 14: 8 / 30, 15: -3 / 30, 16: 6 / 30, 17: 6 / 30}
    hands = {34 + place: number for place, number in own.items()}
    hands |= {54 + place: number for place, number in next_one.items()}
    assert described(state, 0) == pytest.approx(turn | table | hands)

    other = described(state, 1)
    assert {place: other[place] for place in (6, 16, 17)} == pytest.approx({6: 1.0, 16: -6 / 30, 17: -6 / 30})
    assert {place - 34: other[place] for place in other if 34 <= place < 54} == pytest.approx(next_one)


def test_a_position_of_four_seats_before_the_poison() -> None:
    """Five rows lie and none is without a colour; the hands of the two seats behind the next one are averaged."""
    rows = [["B8"], ["Y8"], ["R8"], ["G8"], ["V9", "V8", "V6"]]
    state = position(["N2"], ["V2"], ["V3", "B2"], ["V1", "B11"], rows=rows, fate=["X13"], turn=2)

    numbers = described(state, 0)
    assert {place: numbers[place] for place in numbers if place < 18} == pytest.approx(
        {2: 1.0, 7: 1.0, 8: 1.0, 14: -13 / 30, 17: (2 - (2 - 1 - 12) / 3) / 30}
    )
    # The next seat must take the violet row of 5 points, and the poison.
    assert {place - 54: numbers[place] for place in numbers if 54 <= place < 74} == pytest.approx(
        {0: 1 / 15, 1: 2 / 30, 3: 1 / 3, 15: 1 / 15, 16: -8 / 30, 17: -8 / 30, 19: 1 / 6}
    )
    behind = {0: 2 / 15, 1: -6.5 / 30, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6, 12: 1 / 6}
    behind |= {13: 1 / 15, 14: -4.5 / 30, 15: 1 / 15, 16: -8 / 30, 17: -8 / 30, 19: 2 / 6}
    assert {place - 74: numbers[place] for place in numbers if place >= 74} == pytest.approx(behind)
