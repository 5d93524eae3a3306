"""What somebody who has a slot to fill is told: only the ways that there are."""

import random

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.tovenaars.moves import Fill
from tests.table.fakes import FakeSession, table


def to_fill(ways: set[bool]) -> FakeSession:
    """A match in which somebody has to fill a slot, and `ways` are whether he can do it by a ransom."""
    for deal in range(1, 200):
        session = FakeSession(seats=2, persons=2, game="tovenaars", deal=deal)
        rng = random.Random(deal)
        while not session.match.round_over:
            legal = session.match.playing().legal_moves()
            if {move.pay is not None for move in legal if isinstance(move, Fill)} == ways:
                session.show(session.turn)
                return session
            session.match.play(rng.choice(legal))
    raise AssertionError("no deal has such a position")


@pytest.mark.parametrize(
    ("ways", "wanted"),
    [
        ({True, False}, "from the reserve, or by a ransom."),
        ({False}, " from the reserve."),
        ({True}, " by a ransom."),
    ],
)
def test_the_prompt_names_the_ways_to_fill_a_slot(qtbot: QtBot, ways: set[bool], wanted: str) -> None:
    view = table(to_fill(ways))
    qtbot.addWidget(view)

    said = view.table.words.text
    view.close_table()

    assert said.endswith(wanted)
    assert (" or " in said) == (len(ways) == 2)
