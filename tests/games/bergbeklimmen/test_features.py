"""What a network is given of positions of Bergbeklimmen, worked out by hand."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.bergbeklimmen.features import BergbeklimmenFeatures
from holzwurm_desktop.games.bergbeklimmen.game import BergbeklimmenState
from tests.games.bergbeklimmen.test_rules import BLACK, RED, TEAM_RED, position

ROUTES = ([*TEAM_RED, "AD", "2D", "3D"], [])
PILES = [[["5D", "9H"], []], [["JS"], []]]
RED_SIDE = {
    5: 1.0,  # six cards on the route
    13: 1.0, 15: 0.5,  # a four in the hand, one in the stock
    16: 0.5, 19: 0.5,  # a five second in a pile, one in the stock
    22: 1.0, 23: 0.5,  # a six in the other hand, one in the stock
    27: 1.0, 31: 1.0,  # sevens and eights
    32: 1.0, 35: 0.5,  # a nine on top of a pile
    36: 1.0, 38: 0.5, 39: 2 / 13, 41: 1.0, 42: 0.2,
}  # fmt: skip
BLACK_SIDE = {
    12: 1.0, 13: 1.0, 15: 2.0,  # a jack on top of a pile, a queen in the hand, four more in the stock
    27: 1.0, 31: 1.0, 35: 1.0,  # aces, twos, threes
    36: 1.0, 38: 0.5, 39: 1 / 13, 41: 1.0, 42: 0.1, 43: 1.0,
}  # fmt: skip


def described(state: BergbeklimmenState, seat: int) -> dict[int, float]:
    """The numbers that are not 0, by their place."""
    numbers = BergbeklimmenFeatures().described(state, seat)
    return {place: number for place, number in enumerate(numbers) if number}


def sides(own: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    return {14 + place: number for place, number in own.items()} | {
        58 + place: number for place, number in other.items()
    }


def test_both_sides_of_the_mountain_before_a_turn() -> None:
    state = position(["4D", "5S"], ["6H", "QC"], ROUTES, PILES, front=True, idle=5)
    turn = {6: 1.0, 9: 0.05, 10: 39 / 48}

    assert described(state, RED) == pytest.approx(
        {0: 1.0, 11: 6 / 13, 12: 1.0} | turn | sides(RED_SIDE, BLACK_SIDE)
    )
    assert described(state, BLACK) == pytest.approx(
        {3: 1.0, 11: -6 / 13, 13: 1.0} | turn | sides(BLACK_SIDE, RED_SIDE)
    )


def test_within_a_turn_it_counts_what_was_done_in_it() -> None:
    state = position(["KH"], ["6H", "QC"], ROUTES, PILES, drawing=True, played=1, own_played=1, climbed=True)

    turn = {place: number for place, number in described(state, BLACK).items() if place < 10}
    assert turn == {5: 1.0, 7: -1.0, 8: -1.0}
    # The king will never be needed.
    assert described(state, RED)[14 + 37] == 0.5
