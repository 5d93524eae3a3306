"""What looks silly in Der dreizehnte Holzwurm, each kind in a position of its own and in one that just misses it."""

from __future__ import annotations

import pytest

from holzwurm_desktop.games.holzwurm.game import HolzwurmState
from holzwurm_desktop.games.holzwurm.looks import Silly
from holzwurm_desktop.games.holzwurm.moves import Play
from tests.games.holzwurm.test_rules import position
from tests.looks import kind_of, played, silly_in

# On top of the usual fate pile lies V8, see `test_rules`.
LAST_OF_FATE = ["X13"]
BAD = ["B9", "B7"]
"""With V8 this row brings -8."""
GOOD = ["R4", "R6"]


def last_card(fate: list[str]) -> HolzwurmState:
    """A grey card that can stay in a row or take one."""
    return position(["N2"], ["Y3"], rows=[["R5"], [*BAD]], fate=fate)


SILLY = [
    (last_card(["X13", "V8"]), Play(0, "N2", 1), Silly.MISSES_OUT),
    (position(["B1", "R8"], ["Y3"], rows=[BAD]), Play(0, "B1", 0), Silly.TAKES_BAD_ROW),
    (position(["B1", "R8"], ["Y3", "Y4", "Y5"], rows=[BAD]), Play(0, "B1", 0), Silly.TAKES_BAD_ROW),
    (
        position(["B1", "R1"], ["Y3"], rows=[BAD, GOOD], fate=LAST_OF_FATE),
        Play(0, "B1", 0),
        Silly.ENDS_WORSE,
    ),
]

SENSIBLE = [
    (last_card(["X13", "V8"]), Play(0, "N2", 0)),
    (position(["B1", "R8"], ["Y3"], rows=[BAD]), Play(0, "R8", None)),
    (position(["B1"], ["Y3"], rows=[BAD]), Play(0, "B1", 0)),  # nothing else can be played
    # The end is not near: there is time to play again what comes with the row.
    (position(["B1", "R8"], ["Y3", "Y4", "Y5", "Y6"], rows=[BAD]), Play(0, "B1", 0)),
    (position(["R1", "B8"], ["Y3"], rows=[GOOD]), Play(0, "R1", 0)),  # the row brings points
    (position(["B1", "R8"], ["Y3"], rows=[BAD], fate=LAST_OF_FATE), Play(0, "B1", 0)),  # ends the round
    (position(["B1", "R1"], ["Y3"], rows=[BAD, GOOD], fate=LAST_OF_FATE), Play(0, "R1", 1)),
]


@pytest.mark.parametrize(("state", "move", "kind"), SILLY)
def test_what_is_silly_is_found(state: HolzwurmState, move: Play, kind: Silly) -> None:
    assert kind_of("holzwurm", state, move) is kind


@pytest.mark.parametrize(("state", "move"), SENSIBLE)
def test_what_just_misses_it_is_not(state: HolzwurmState, move: Play) -> None:
    assert kind_of("holzwurm", state, move) is None


def test_every_kind_has_a_position() -> None:
    assert {kind for _, _, kind in SILLY} == set(Silly)


def test_of_rows_that_must_be_taken_none_is_silly_while_the_round_goes_on() -> None:
    assert (
        silly_in("holzwurm", position(["B1", "R1"], ["Y3"], rows=[BAD, GOOD, ["Y2"], ["G2"], ["V2"]])) == {}
    )


def test_a_bad_row_is_taken_only_for_a_clear_gain() -> None:
    state = position(["B1", "R8"], ["Y3"], rows=[BAD])

    assert played("holzwurm", state, Play(0, "B1", 0), by=0.04) == Play(0, "R8", None)
    assert played("holzwurm", state, Play(0, "B1", 0), by=0.1) == Play(0, "B1", 0)
