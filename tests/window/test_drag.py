"""A drag ends when something comes before the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
MIDDLE = QPoint(420, 250)


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    window = program.window
    window.resize(1024, 640)
    window.show()
    qtbot.waitExposed(window)
    window.begin(
        "holzwurm", Choices((Seat("Nora"), Seat("Ben", "easy")), {"rounds": 1}, start=0, deal_number=13)
    )
    return window


def drag_to_middle(view: TableView) -> None:
    port, start = view.viewport(), (view.table.fan.places()[0] + QPointF(6, 40)).toPoint()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start - QPoint(0, 40))
    QTest.mouseMove(port, MIDDLE)
    assert view.table.actions.picking.held is not None


INTERRUPTIONS: dict[str, Callable[[MainWindow], object]] = {
    "new game": lambda window: window.menus.actions["new_game"].trigger(),
    "about this match": lambda window: window.menus.actions["game_info"].trigger(),
    "preferences": lambda window: window.menus.actions["preferences"].trigger(),
    "rules": lambda window: window.menus.actions["rules"].trigger(),
    "hint": lambda window: window.menus.actions["hint"].trigger(),
    "minimised": lambda window: window.showMinimized(),
    "hidden": lambda window: window.hide(),
    "full screen": lambda window: window.menus.actions["full_screen"].trigger(),
    "move list": lambda window: window.menus.actions["move_list"].trigger(),
}


@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_a_drag_ends_and_the_card_is_not_played_later(window: MainWindow, qtbot: QtBot, name: str) -> None:
    view = window.table
    assert view is not None
    qtbot.waitUntil(view.hasFocus)
    drag_to_middle(view)

    INTERRUPTIONS[name](window)

    qtbot.waitUntil(lambda: view.table.actions.picking.held is None)
    QTest.mouseMove(view.viewport(), MIDDLE)
    QTest.mouseRelease(view.viewport(), LEFT, pos=MIDDLE)
    QTest.mouseClick(view.viewport(), LEFT, pos=MIDDLE)
    assert view.session.match.rounds[0].moves == []


def test_another_match_leaves_nothing_of_a_drag(window: MainWindow, qtbot: QtBot) -> None:
    view = window.table
    assert view is not None
    drag_to_middle(view)

    window.menus.actions["new_deal"].trigger()

    assert window.table is not None
    assert window.table is not view
    QTest.mouseRelease(window.table.viewport(), LEFT, pos=MIDDLE)
    QTest.mouseClick(window.table.viewport(), LEFT, pos=MIDDLE)
    assert window.table.session.match.rounds[0].moves == []
