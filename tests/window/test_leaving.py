"""What is not saved is seen, and is not left without a question."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.transfer import TransferDialog
from holzwurm_desktop.dialogs.unsaved import UnsavedDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.window.main_window import MainWindow

PLAYERS = [Player("Nora"), Player("Otto", "easy")]


@pytest.fixture
def window(program: Program) -> MainWindow:
    """A window with a match begun by a person, who has moved while nothing could be written."""
    program.preferences.change(animation_speed="off", sound=False)
    program.window.show()
    program.window.show_match(program.matches.new_match("holzwurm", PLAYERS, {}, 3, 0))
    forbid_writing(program, True)
    session = session_of(program.window)
    session.hold()
    session.play(session.legal_moves()[0])
    return program.window


def forbid_writing(program: Program, forbidden: bool) -> None:
    with program.storage.database.reading() as connection:
        connection.execute(f"PRAGMA query_only = {int(forbidden)}")


def session_of(window: MainWindow) -> TableSession:
    assert window.session is not None
    return window.session


def question(window: MainWindow) -> UnsavedDialog:
    dialog = window.windows.latest
    assert isinstance(dialog, UnsavedDialog)
    return dialog


def marks(window: MainWindow) -> list[str]:
    return [label.text() for label in window.statusBar().findChildren(QLabel) if label.isVisible()]


def stored_moves(program: Program) -> list[int]:
    return [len(program.matches.load(each.match_id).rounds[0].moves) for each in program.matches.running()]


def test_what_is_not_saved_is_marked_until_it_is(program: Program, window: MainWindow) -> None:
    assert "not saved yet" in marks(window)
    assert not window.notices.isHidden()
    forbid_writing(program, False)
    assert session_of(window).save()
    assert "not saved yet" not in marks(window)
    assert window.notices.isHidden()


def test_leaving_the_table_asks_and_escape_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.show_lobby()
    qtbot.keyClick(question(window), Qt.Key.Key_Escape)
    assert window.session is not None
    assert window.pages.currentWidget() is not window.lobby


def test_closing_the_window_asks_and_closes_when_it_is_saved_after_all(
    program: Program, window: MainWindow
) -> None:
    assert not window.close()
    question(window).again_button.click()
    assert window.isVisible()
    assert "not be saved this time either" in question(window).explanation.text()
    forbid_writing(program, False)
    question(window).again_button.click()
    assert not window.isVisible()
    assert stored_moves(program) == [1]


def test_leaving_anyway_leaves(program: Program, window: MainWindow) -> None:
    window.close()
    question(window).leave_button.click()
    assert not window.isVisible()
    assert stored_moves(program) == [0]


def test_a_copy_saved_elsewhere_is_enough_to_leave(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.holzwurm.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.show_lobby()
    question(window).copy_button.click()
    assert window.pages.currentWidget() is window.lobby
    assert len(json.loads(copy.read_text("utf-8"))["rounds"][0]["moves"]) == 1


def test_without_a_copy_the_question_stays(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.show_lobby()
    question(window).copy_button.click()
    assert question(window).isVisible()
    assert window.session is not None


@pytest.mark.parametrize("again", ["new_deal", "resume"])
def test_another_match_does_not_take_its_place_without_a_question(
    program: Program, window: MainWindow, again: str
) -> None:
    session = session_of(window)
    forbid_writing(program, False)
    other = program.matches.new_match("holzwurm", PLAYERS, {}, 4, 0)
    forbid_writing(program, True)
    if again == "resume":
        window.resume(other.saved.match_id)
    else:
        window.menus.actions["new_deal"].trigger()
    assert window.session is session
    question(window).stay_button.click()
    assert window.session is session


def test_with_room_again_nothing_is_asked(program: Program, window: MainWindow) -> None:
    forbid_writing(program, False)
    window.show_lobby()
    assert not any(isinstance(dialog, UnsavedDialog) for dialog in window.findChildren(QDialog))
    assert stored_moves(program) == [1]


@pytest.fixture
def unkept(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    """A program whose saved games another program held at the start, with a match begun in it."""
    folders = portable_folders(tmp_path / "held")
    folders.data.mkdir(parents=True)
    with closing(sqlite3.connect(folders.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        program = Program(qapp, folders, Wishes(language="en"))
        program.window.show()
        program.window.show_match(program.matches.new_match("holzwurm", PLAYERS, {}, 3, 0))
        session = session_of(program.window)
        session.hold()
        session.play(session.legal_moves()[0])
        yield program
        program.close()


def test_ending_asks_while_nothing_is_kept_and_going_to_the_start_page_does_not(unkept: Program) -> None:
    window = unkept.window
    window.show_lobby()
    assert window.pages.currentWidget() is window.lobby
    assert not window.close()
    assert "will not be kept" in question(window).explanation.text()
    question(window).stay_button.click()
    assert window.isVisible()


def test_everything_can_be_copied_before_ending_where_nothing_is_kept(
    unkept: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    copy = tmp_path / "all.holzwurm.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window = unkept.window
    window.close()
    asked = question(window)
    asked.copy_button.click()
    shown = window.windows.latest
    assert isinstance(shown, TransferDialog)
    qtbot.waitUntil(shown.job.isFinished)
    shown.reject()
    assert copy.is_file()
    assert not window.isVisible()


def test_when_the_file_opens_after_all_the_window_says_so_and_ends_unasked(
    qapp: QApplication, tmp_path: Path
) -> None:
    folders = portable_folders(tmp_path / "held")
    folders.data.mkdir(parents=True)
    with closing(sqlite3.connect(folders.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        program = Program(qapp, folders, Wishes(language="en"))
    program.window.show()
    program.window.show_match(program.matches.new_match("holzwurm", PLAYERS, {}, 3, 0))
    assert program.kept.keep()
    assert "is kept now" in program.window.notices.label.text()
    closed = program.window.close()
    program.close()
    again = Program(qapp, folders, Wishes(language="en"))
    stored = stored_moves(again)
    again.close()
    assert closed
    assert stored == [0]
