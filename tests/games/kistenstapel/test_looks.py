"""What looks silly in Kistenstapel, each kind in a position of its own and in one that just misses it."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai.players import think
from holzwurm_desktop.engine.contract import Move, NoObjection
from holzwurm_desktop.games.kistenstapel.game import GAME, KistenstapelState
from holzwurm_desktop.games.kistenstapel.looks import Silly, order
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Knock, Pass
from tests.games.kistenstapel.test_reasons import CORNER, FOR_TWO, TWO, passed
from tests.games.kistenstapel.test_rules import NO_CARDS, bidding, build, position
from tests.looks import kind_of, silly_in

HIGHER = {**CORNER, (1, 1): 2}
"""A box on the corner costs no card: 3 points."""
RICH = ((2, 2, 2, 0), NO_CARDS)


def bidders() -> KistenstapelState:
    """Seat 0 is to bid for an L and a lid, which make 1 point."""
    return bidding(scores=[0, 0, 0])[0]


SILLY: list[tuple[KistenstapelState, Move, Silly]] = [
    (position(CORNER), Pass(0), Silly.PASSES_POINTS),
    (position(CORNER, hands=RICH), build(0, {**CORNER, (2, 0): 1}), Silly.MAKES_LESS),
    (bidders(), Bid(0, 2), Silly.BIDS_TOO_MUCH),
    (passed(NO_CARDS), Knock(1), Silly.KNOCKS_FOR_NOTHING),
]

SENSIBLE: list[tuple[KistenstapelState, Move]] = [
    (position(), Pass(0)),  # there is nothing to build with
    (position(CORNER), build(0, HIGHER)),
    (position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO)),
    (bidders(), Bid(0, 1)),
    (passed(FOR_TWO), Knock(1)),
    (passed(NO_CARDS), NoObjection(1)),
]


@pytest.mark.parametrize(("state", "move", "kind"), SILLY)
def test_what_is_silly_is_found(state: KistenstapelState, move: Move, kind: Silly) -> None:
    assert kind_of("kistenstapel", state, move) is kind


@pytest.mark.parametrize(("state", "move"), SENSIBLE)
def test_what_just_misses_it_is_not(state: KistenstapelState, move: Move) -> None:
    assert kind_of("kistenstapel", state, move) is None


def test_every_kind_has_a_position() -> None:
    assert {kind for _, _, kind in SILLY} == set(Silly)


def test_a_build_that_makes_the_most_is_never_silly() -> None:
    for state in (position(CORNER, hands=RICH), position(hands=RICH)):
        silly = silly_in("kistenstapel", state)
        builds = [move for move in map(state.move_of, state.code_list()) if isinstance(move, Build)]
        assert any(each not in silly for each in builds)


def test_the_build_that_lays_fewest_cards_is_the_plainest() -> None:
    view = position(CORNER, hands=RICH).view(0)

    assert order(view, build(0, HIGHER)) > order(view, build(0, {**CORNER, (2, 0): 1})) > order(view, Pass(0))


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("seed", range(8))
def test_who_is_any_good_does_not_overlook_what_needs_no_thinking(level: str, seed: int) -> None:
    assert isinstance(think(GAME, position(CORNER).view(0), level, seed).move, Build)
