"""One key each tells, in one breath, whose turn it is, the scores, the hand and the table: in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.glances import GLANCES
from holzwurm_desktop.window.main_window import MainWindow

KEYS = {"turn": Qt.Key.Key_F5, "scores": Qt.Key.Key_F7, "hand": Qt.Key.Key_F8, "board": Qt.Key.Key_F12}


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    window = program.window
    window.resize(1024, 640)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    return window


def begin(window: MainWindow, game_id: str, people: int = 1) -> None:
    seats = (Seat("Nora"), Seat("Ben", None if people == 2 else "easy"))
    window.begin(game_id, Choices(seats, {"rounds": 1}, start=0, deal_number=13))


def shown(window: MainWindow) -> str:
    return window.status.text


@pytest.mark.parametrize("game_id", all_games())
def test_each_key_fills_the_status_line(window: MainWindow, game_id: str) -> None:
    begin(window, game_id)
    answers = []
    for name in GLANCES:
        QTest.keyClick(window, KEYS[name])
        answers.append(shown(window))

    assert all(answers)
    assert len(set(answers)) == len(GLANCES)
    assert answers[1].startswith("Round 1 of 1. Nora: ")


def test_the_keys_are_changed_as_all_others(window: MainWindow) -> None:
    begin(window, "holzwurm")
    action = next(a for g in window.book.groups for a in g.actions if a.name == "menu.glance_hand")
    window.book.change(action, "Ctrl+H")

    QTest.keyClick(window, Qt.Key.Key_F8)
    assert shown(window) == ""
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert shown(window).startswith("Your hand, ")


def test_there_are_none_on_the_start_page(window: MainWindow) -> None:
    assert not any(window.menus.actions[f"glance_{name}"].isEnabled() for name in GLANCES)


@pytest.mark.parametrize("name", GLANCES)
def test_there_is_no_answer_behind_the_curtain(window: MainWindow, name: str) -> None:
    begin(window, "superspion", people=2)
    assert window.pages.currentWidget() is window.curtain

    window.menus.actions[f"glance_{name}"].trigger()

    assert shown(window) == ""


def test_an_answer_goes_when_somebody_else_looks(window: MainWindow) -> None:
    begin(window, "superspion", people=2)
    window.curtain.lifted.emit()
    session = window.session
    assert session is not None
    QTest.keyClick(window, KEYS["hand"])
    assert shown(window).startswith("Your hand, ")
    assert "Your hand, " in window.status._told.toolTip()

    session.set_viewer(1)

    assert "Your hand" not in shown(window)
    assert window.status._told.toolTip() == ""


@pytest.mark.parametrize(
    ("action", "on", "off"),
    [
        ("move_list", "The move list is shown.", "The move list is hidden."),
        ("full_screen", "Full screen is on.", "Full screen is off."),
    ],
)
def test_what_a_key_changes_about_the_window_is_said(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, action: str, on: str, off: str
) -> None:
    begin(window, "holzwurm")
    assert window.table is not None
    reader = window.table.reader
    qtbot.waitUntil(lambda: reader.quiet)
    said: list[str] = []
    monkeypatch.setattr(reader, "_send", lambda text, urgent: said.append(text))
    for told in (on, off):
        window.menus.actions[action].trigger()
        assert shown(window) == told
        qtbot.waitUntil(lambda: reader.quiet)
        assert said[-1] == told
