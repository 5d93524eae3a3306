"""Whatever a key does is told to a screen reader: by words, or because the keyboard has moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.table import reader as reading
from holzwurm_desktop.table.stage import Node
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

FOR_THE_EYE = {"boxes.nearer", "boxes.farther"}
"""They change nothing but how large something is seen."""
TOLD = {
    QAccessible.Event.Focus,
    QAccessible.Event.NameChanged,
    QAccessible.Event.SelectionAdd,
    QAccessible.Event.SelectionRemove,
}


class Ear:
    def __init__(self) -> None:
        self.said: list[str] = []
        self.told: list[tuple[QAccessible.Event, str]] = []

    def __call__(self, event: QAccessibleEvent) -> None:
        source: Any = event.object()
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
        elif isinstance(source, Node) and event.type() in TOLD:
            self.told.append((event.type(), source.key))


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(reading, "announcements_heard", lambda: True)
    return ear


@pytest.fixture
def views() -> Iterator[list[TableView]]:
    views: list[TableView] = []
    yield views
    for view in views:
        view.close_table()


def laid(game_id: str, qtbot: QtBot, views: list[TableView]) -> TableView:
    view = table(FakeSession(seats=2, persons=2, game=game_id))
    qtbot.addWidget(view)
    views.append(view)
    view.setFocus()
    view.focus_visible = True
    view.mend_focus()
    qtbot.waitUntil(lambda: view.hasFocus() and view.reader.quiet)
    return view


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_every_key_of_a_table_is_told(qtbot: QtBot, ear: Ear, views: list[TableView], game_id: str) -> None:
    for name in [action.name for action in laid(game_id, qtbot, views).acts()]:
        view = laid(game_id, qtbot, views)
        act = next(act for action, act in view.acts().items() if action.name == name)
        ear.said, ear.told = [], []
        act()
        qtbot.waitUntil(lambda view=view: view.reader.quiet)
        view.hide()

        assert name in FOR_THE_EYE or ear.said or (QAccessible.Event.Focus, view.focus_key) in ear.told, name


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_a_table_laid_anew_says_nothing_of_itself(
    qtbot: QtBot, ear: Ear, views: list[TableView], game_id: str
) -> None:
    """It is laid several times before it is first seen, and again with each size of the window."""
    view = laid(game_id, qtbot, views)
    view.resize(900, 700)
    view.retranslate()
    qtbot.waitUntil(lambda: view.reader.quiet)
    assert ear.said == []


def test_a_soldier_put_into_a_line_is_told(qtbot: QtBot, ear: Ear, views: list[TableView]) -> None:
    view = laid("tovenaars", qtbot, views)
    ear.said = []
    view.press_stop("hand:9H")
    view.press_stop("slot:01")
    qtbot.waitUntil(lambda: view.reader.quiet)

    assert ear.said[-1] == "Anna, slot 2: 9."
