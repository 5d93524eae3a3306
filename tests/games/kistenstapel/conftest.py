"""A table of Kistenstapel."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.settings import TableSettings
from tests.games.kistenstapel.at_table import SIZES, Made, Make, play_on
from tests.table.fakes import FakeSession, table


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(
        settings: TableSettings | None = None,
        moves: int = 0,
        size: tuple[int, int] = SIZES[0],
        **given: Any,
    ) -> Made:
        session = FakeSession(game="kistenstapel", **{"seats": 3, **given})
        view = table(session, size, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            play_on(session, moves)
        return session, view

    yield build
    for view in views:
        view.close_table()
