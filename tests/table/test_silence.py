"""Nothing that can be pressed keeps silent: it acts, it asks, or it says what to do instead. All games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

TO_READ = {"seat", "line"}
"""Groups of stops that are there to be read."""


def state(view: TableView) -> tuple[object, ...]:
    """Changes whenever a press does something that can be seen."""
    game = view.table
    note = game.note.text if game.note.isVisible() else ""
    moves = len(view.session.match.rounds[-1].moves)
    return (moves, note, game.actions.picking.held, game.question, game.words.text, view.grab().toImage())


def fresh(qtbot: QtBot, game_id: str) -> TableView:
    view = table(FakeSession(seats=2, game=game_id), settings=TableSettings(speed="off"))
    qtbot.addWidget(view)
    return view


def keys_of(view: TableView) -> list[str]:
    groups = [group for group in view.groups() if group.key not in TO_READ | {"button"}]
    return [stop.key for group in groups for stop in group.stops if stop.enabled]


@pytest.mark.parametrize("game_id", sorted(kits()))
def test_enter_at_no_stop_keeps_silent(qtbot: QtBot, game_id: str) -> None:
    silent = []
    first = fresh(qtbot, game_id)
    keys = keys_of(first)
    first.close_table()
    for key in keys:
        view = fresh(qtbot, game_id)
        view.focus_visible = True
        view.focus_stop(key)
        before = state(view)

        QTest.keyClick(view, Qt.Key.Key_Return)

        if state(view) == before:
            silent.append(key)
        view.close_table()
    assert silent == []


@pytest.mark.parametrize(
    ("game_id", "key", "said"),
    [
        ("kistenstapel", "hand:L", "Nothing is played from here"),
        ("kistenstapel", "stock:pile", "The top card comes to you by itself"),
        ("afbraak", "hand:T", "These cards are won"),
        ("holzwurm", "fate:pile", "No card is laid here"),
        ("holzwurm", "row:new", "Choose a card from your hand first"),
    ],
)
def test_a_click_on_what_is_not_played_from_says_what_to_do_instead(
    qtbot: QtBot, game_id: str, key: str, said: str
) -> None:
    view = fresh(qtbot, game_id)
    stop = next(stop for group in view.groups() for stop in group.stops if stop.key == key)

    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=stop.rect.center().toPoint())

    assert view.table.note.isVisible()
    assert view.table.note.text.startswith(said)
    view.close_table()
