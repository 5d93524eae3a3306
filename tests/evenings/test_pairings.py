"""Who meets whom."""

from itertools import combinations

import pytest

from holzwurm_desktop.evenings.pairings import WinnerOf, bracket, circle

every_size = pytest.mark.parametrize("count", range(2, 17))


@every_size
def test_everybody_meets_everybody_exactly_once(count: int) -> None:
    met = [tuple(sorted(pair)) for pairs in circle(count) for pair in pairs]
    assert sorted(met) == list(combinations(range(count), 2))


@every_size
def test_nobody_plays_twice_in_a_round_and_with_an_odd_number_one_has_none(count: int) -> None:
    rounds = circle(count)
    assert len(rounds) == count - 1 + count % 2
    for pairs in rounds:
        busy = [each for pair in pairs for each in pair]
        assert len(set(busy)) == len(busy) == count - count % 2
    if count % 2:
        without = [set(range(count)) - {each for pair in pairs for each in pair} for pairs in rounds]
        assert sorted(each for nobody in without for each in nobody) == list(range(count))


@every_size
def test_everybody_begins_about_as_often_as_not(count: int) -> None:
    begun = [pair[0] for pairs in circle(count) for pair in pairs]
    for each in range(count):
        assert abs(2 * begun.count(each) - (count - 1)) <= 1


@every_size
def test_a_knock_out_has_one_match_less_than_people(count: int) -> None:
    pairs = [pair for pairs in bracket(count) for pair in pairs]
    assert len(pairs) == count - 1
    sides = [side for pair in pairs for side in pair]
    assert sorted(side for side in sides if isinstance(side, int) and not isinstance(side, WinnerOf)) == list(
        range(count)
    )
    # Each winner but the last goes on exactly once, to a later pairing.
    going_on = sorted(side.number for side in sides if isinstance(side, WinnerOf))
    assert going_on == list(range(count - 2))
    for number, pair in enumerate(pairs):
        assert all(side.number < number for side in pair if isinstance(side, WinnerOf))


@every_size
def test_the_first_ones_have_no_match_in_the_first_round_if_places_are_left(count: int) -> None:
    first = bracket(count)[0]
    size = 2 ** (count - 1).bit_length()
    free = size - count
    assert len(first) == size // 2 - free
    assert not {side for pair in first for side in pair} & set(range(free))


def test_the_strongest_meet_last() -> None:
    assert bracket(4) == [[(0, 3), (1, 2)], [(WinnerOf(0), WinnerOf(1))]]
    assert bracket(5) == [[(3, 4)], [(0, WinnerOf(0)), (1, 2)], [(WinnerOf(1), WinnerOf(2))]]
    assert bracket(8)[0] == [(0, 7), (3, 4), (1, 6), (2, 5)]
