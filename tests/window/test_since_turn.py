"""What happened since the turn, in the window: folding is remembered, the key can be changed, a curtain hides it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.table.frame_keys import AGAIN, FOLD
from holzwurm_desktop.window.main_window import MainWindow


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    window = program.window
    window.resize(1024, 640)
    window.show()
    qtbot.waitExposed(window)
    return window


def begin(window: MainWindow, people: int = 1) -> None:
    seats = (Seat("Nora"), *(Seat(name, None if people > 1 else "easy") for name in ("Ben", "Lea")))
    window.begin("holzwurm", Choices(seats, {"rounds": 1}, start=0, deal_number=13))


def play_round_the_table(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    assert session is not None
    session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: session.my_turn or session.match.round_over, timeout=60_000)


def test_folding_holds_for_the_next_match_and_after_a_start(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    begin(window)
    assert window.table is not None
    assert window.table.table.recap.fold_button.pressed is True

    QTest.keyClick(window.table, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)

    assert program.preferences.values.since_folded is True
    assert SettingsFile(program.preferences.file.path).values.since_folded is True
    begin(window)
    assert window.table.table.recap.fold_button.pressed is False


def test_the_key_can_be_changed_and_stands_on_button_and_sheet(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    view = window.table
    assert view is not None
    play_round_the_table(window, qtbot)
    assert len(view.table.recap.item.sentences) >= 2

    window.book.change(AGAIN, "J")

    assert view.table.recap.again_button.hotkey == "J"
    QTest.keyClick(view, Qt.Key.Key_A)
    assert not view.table.retelling.running
    QTest.keyClick(view, Qt.Key.Key_J)
    assert view.table.retelling.running
    view.come_to_rest()
    assert not view.table.retelling.running
    lines = {
        action.name: window.book.keymap.keys(action)
        for group in window.book.groups
        if group.scope == "table"
        for action in group.actions
    }
    assert lines[AGAIN.name] == ("J",)
    assert lines[FOLD.name] == ("Shift+A",)
    assert {AGAIN, FOLD} <= set(view.table.key_actions)


def test_behind_the_curtain_the_panel_is_empty(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, people=3)
    session, view = window.session, window.table
    assert session is not None
    assert view is not None
    QTest.keyClick(window.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not view.concealed)
    session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: view.concealed)
    assert view.table.recap.item.sentences == ()
    assert view.table.recap.item.blank == ""
