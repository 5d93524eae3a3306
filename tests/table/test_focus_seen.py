"""Every stop on the tables of all games shows that it has the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

LEAST = 60
"""So many pixels at least are different where the keyboard is: a ring round the smallest thing has more."""


def picture(view: TableView, rect: QRect) -> QImage:
    return view.viewport().grab(rect.intersected(view.viewport().rect())).toImage()


def different(one: QImage, other: QImage) -> int:
    assert one.size() == other.size()
    return sum(one.pixel(x, y) != other.pixel(x, y) for y in range(one.height()) for x in range(one.width()))


@pytest.mark.parametrize("theme", ["light", "high_contrast"])
@pytest.mark.parametrize("moves", [0, 25])
@pytest.mark.parametrize("game_id", list(kits()))
def test_every_stop_shows_the_focus(qtbot: QtBot, game_id: str, moves: int, theme: str) -> None:
    session = FakeSession(seats=all_games()[game_id].seats[0], game=game_id)
    view = table(session, theme=theme)
    qtbot.addWidget(view)
    session.play_at_random(moves)

    unseen = []
    for stop in [stop for group in view.groups() for stop in group.stops]:
        around = stop.rect.adjusted(-9, -9, 9, 9).toRect()
        view.focus_visible = True
        view.focus_stop(stop.key)
        shown = picture(view, around)
        view.focus_visible = False
        view.table.refresh()
        if different(shown, picture(view, around)) < LEAST:
            unseen.append(stop.key)

    view.close_table()
    assert unseen == []
