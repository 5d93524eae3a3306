"""A table of Holzwurm."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.settings import TableSettings
from tests.games.holzwurm.at_table import Made, Make
from tests.table.fakes import FakeSession, table


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(settings: TableSettings | None = None, moves: int = 0, **given: int) -> Made:
        session = FakeSession(**given)
        view = table(session, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            session.play_at_random(moves)
        return session, view

    yield build
    for view in views:
        view.close_table()
