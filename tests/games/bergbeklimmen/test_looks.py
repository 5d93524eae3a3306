"""What looks silly in Bergbeklimmen, each kind in a position of its own and in one that just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.games.bergbeklimmen.game import GAME, BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.looks import Silly
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from tests.games.bergbeklimmen.test_reasons import drawing, laying
from tests.games.bergbeklimmen.test_rules import RED
from tests.looks import kind_of, played, silly_in

# Red's route needs a 3, black's a 2, see `test_reasons`.
TWO_BLACK = [["2C"], ["9C"]]

SILLY = [
    (laying(["3H"], played=1), Keep(RED), Silly.LEAVES_CLIMB),
    (laying(["3H", "9D"]), Play(RED, "3H", 0), Silly.LEAVES_CLIMB),
    (laying(["3H", "4D"]), Play(RED, "4D", 0), Silly.LEAVES_CLIMB),  # both could climb
    (laying(["3H", "9D"], front=True), Play(RED, "9D", 0), Silly.LEAVES_CLIMB),  # one own card only
    (drawing(["9D"], ["3D"]), Draw(RED, None), Silly.LEAVES_NEXT),
    (drawing(["9D"], ["3D"], ["5D"]), Draw(RED, 1), Silly.LEAVES_NEXT),
    (laying(["5D", "2H"]), Play(RED, "5D", 0), Silly.THROWS_NEEDED),
    (laying(["7D", "TC"], [[[], []], TWO_BLACK]), Play(RED, "TC", 1), Silly.LEAVES_OPEN),
]

SENSIBLE = [
    (laying(["3H", "9D"]), Play(RED, "9D", 0)),  # the 3 can climb afterwards
    (laying(["3H", "9S"]), Play(RED, "9S", 0)),
    (laying(["3H", "3D"]), Play(RED, "3D", None)),
    (laying(["JH", "QH"], red_route=["JD", "KD"]), Play(RED, "JH", 0)),  # the queen completes the team
    (drawing([], ["3D"]), Draw(RED, None)),  # the 3 can be drawn next
    (drawing(["3H"], ["3D"]), Draw(RED, None)),  # one is held
    (drawing(["9D"], ["3D"], ["3H"]), Draw(RED, 1)),
    (drawing(["9D"], ["5D"]), Draw(RED, None)),
    (laying(["5D", "9D"]), Play(RED, "5D", 0)),  # the other may be needed as well
    (laying(["5D", "2H"]), Play(RED, "2H", 0)),
    (laying(["7D", "TC"], [[[], []], TWO_BLACK]), Play(RED, "TC", 0)),
    (laying(["9S", "TC"], [[[], []], TWO_BLACK]), Play(RED, "TC", 1)),  # the 9 can cover it
    (laying(["7D", "2S"], [[[], []], TWO_BLACK]), Play(RED, "2S", 1)),  # black needs this one, too
]


@pytest.mark.parametrize(("state", "move", "kind"), SILLY)
def test_what_is_silly_is_found(state: BergbeklimmenState, move: Any, kind: Silly) -> None:
    assert kind_of("bergbeklimmen", state, move) is kind


@pytest.mark.parametrize(("state", "move"), SENSIBLE)
def test_what_just_misses_it_is_not(state: BergbeklimmenState, move: Any) -> None:
    assert kind_of("bergbeklimmen", state, move) is None


def test_every_kind_has_a_position() -> None:
    assert {kind for _, _, kind in SILLY} == set(Silly)


def test_one_way_to_climb_is_always_left() -> None:
    for hand in (["3H", "4D"], ["3H", "3D"], ["3H", "9S"], ["4H", "3D"]):
        state = laying(hand)
        assert Play(RED, next(card for card in hand if card[0] == "3"), None) not in silly_in(
            "bergbeklimmen", state
        )


def test_a_climb_is_left_only_for_a_clear_gain() -> None:
    state = laying(["3H"], played=1)

    assert played("bergbeklimmen", state, Keep(RED), by=0.04) == Play(RED, "3H", None)
    assert played("bergbeklimmen", state, Keep(RED), by=0.1) == Keep(RED)


def test_of_draws_that_promise_the_same_the_card_needed_soonest_is_taken() -> None:
    state = drawing([], ["5D"], ["9H"])

    assert played("bergbeklimmen", state, Draw(RED, 1), by=0.01) == Draw(RED, 0)
    assert played("bergbeklimmen", state, Draw(RED, 1), by=0.04) == Draw(RED, 1)


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
@pytest.mark.parametrize("seed", range(3))
def test_no_level_leaves_a_climb_lying(level: str, seed: int) -> None:
    state = laying(["3H"], played=1)

    assert think(GAME, state.view(RED), level, seed, Budget(iterations=60)).move == Play(RED, "3H", None)
