"""Matches that come and go as records: clipboard, drag and drop, and a copy where nothing can be stored."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPointF, QStandardPaths, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.open_cards import OpenCardsDialog
from holzwurm_desktop.dialogs.transfer import TransferDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.window.main_window import MainWindow

PEOPLE = [Player("Nora"), Player("Ben")]


@pytest.fixture
def window(program: Program) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    program.window.show()
    return program.window


def begin(program: Program, moves: int = 2) -> None:
    session = program.matches.new_match("holzwurm", PEOPLE, {}, 3, 0)
    program.window.show_match(session)
    for _ in range(moves):
        session.play(session.legal_moves()[0])


def go_on(window: MainWindow) -> None:
    """Let a record out all the same."""
    dialog = window.windows.latest
    assert isinstance(dialog, OpenCardsDialog)
    dialog.go_on_button.click()


def drop(window: MainWindow, *urls: QUrl, text: str = "") -> bool:
    """Drag something over the window and let it go; whether it was welcome."""
    data = QMimeData()
    data.setUrls(list(urls))
    if text:
        data.setData("application/json", text.encode())
    place, buttons, keys = QPointF(20, 20), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    # Since Qt 6.12 both events are told the place in the same form.
    first: Any = place if QLibraryInfo.version() >= QVersionNumber(6, 12) else place.toPoint()
    enter = QDragEnterEvent(first, Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(QDropEvent(place, Qt.DropAction.CopyAction, data, buttons, keys))
    return enter.isAccepted()


def moves(window: MainWindow) -> int:
    assert window.session is not None
    return len(window.session.match.rounds[-1].moves)


def test_a_record_goes_by_clipboard_from_one_window_to_another(program: Program, window: MainWindow) -> None:
    begin(program)
    window.menus.actions["copy_record"].trigger()
    go_on(window)
    assert json.loads(QApplication.clipboard().text())["game"] == "holzwurm"
    window.show_lobby()
    window.menus.actions["paste_record"].trigger()
    assert moves(window) == 2
    assert len(program.matches.running()) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
@pytest.mark.parametrize("action", ["copy_record", "save"])
def test_enter_and_escape_leave_a_record_that_would_show_all_cards(
    program: Program,
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    action: str,
    key: Qt.Key,
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: asked.append(_) or ("", ""))
    QApplication.clipboard().setText("as before")
    begin(program)
    window.menus.actions[action].trigger()
    dialog = window.windows.latest
    assert isinstance(dialog, OpenCardsDialog)
    qtbot.keyClick(dialog, key)
    assert window.windows.latest is None
    assert (QApplication.clipboard().text(), asked) == ("as before", [])


def test_the_record_of_one_person_goes_out_unasked(program: Program, window: MainWindow) -> None:
    players = [Player("Nora"), Player("Plane", "beginner")]
    window.show_match(program.matches.new_match("holzwurm", players, {}, 3, 0))
    window.menus.actions["copy_record"].trigger()
    assert window.windows.latest is None
    assert json.loads(QApplication.clipboard().text())["game"] == "holzwurm"


def test_a_record_pasted_as_plain_text_is_opened(program: Program, window: MainWindow) -> None:
    begin(program)
    assert window.session is not None
    QApplication.clipboard().setText(program.matches.record_text(window.session.match))
    window.show_lobby()
    window.menus.actions["paste_record"].trigger()
    assert moves(window) == 2


@pytest.mark.parametrize("text", ["nonsense", "[1, 2]", '{"format": "other"}', '"\\ud800"'])
def test_other_text_on_the_clipboard_is_refused_in_words(window: MainWindow, text: str) -> None:
    QApplication.clipboard().setText(text)
    window.menus.actions["paste_record"].trigger()
    assert window.session is None
    assert window.notices.label.text()


def test_an_empty_clipboard_says_so(window: MainWindow) -> None:
    QApplication.clipboard().clear()
    window.menus.actions["paste_record"].trigger()
    assert "no match on the clipboard" in window.notices.label.text()


def test_a_dropped_file_is_opened(program: Program, window: MainWindow, tmp_path: Path) -> None:
    begin(program)
    assert window.session is not None
    path = tmp_path / "match.holzwurm.json"
    program.matches.save_record(window.session.match, path)
    window.show_lobby()
    assert drop(window, QUrl.fromLocalFile(str(path)))
    assert moves(window) == 2


def test_a_dropped_record_is_opened(program: Program, window: MainWindow) -> None:
    begin(program)
    assert window.session is not None
    text = program.matches.record_text(window.session.match)
    window.show_lobby()
    assert drop(window, text=text)
    assert moves(window) == 2


def test_a_dropped_export_is_imported(
    program: Program, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "all.holzwurm.zip"
    path.write_bytes(b"nonsense")
    assert drop(window, QUrl.fromLocalFile(str(path)))
    dialog = window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: dialog.bar.isHidden())
    dialog.reject()


@pytest.mark.parametrize("url", ["https://example.org/match.json", "file:///tmp/picture.png"])
def test_what_cannot_be_a_record_is_not_welcome(window: MainWindow, url: str) -> None:
    assert not drop(window, QUrl(url))


def trouble(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk becomes full, and one moves on."""

    def full(*_: object, **__: object) -> None:
        raise StorageError("disk-full", {})

    monkeypatch.setattr(program.storage.matches, "append_move", full)
    session = program.window.session
    assert session is not None
    session.play(session.legal_moves()[0])


def test_where_a_match_cannot_be_stored_a_copy_is_offered(
    program: Program, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "documents"))
    begin(program)
    trouble(program, monkeypatch)
    assert "disk is full" in window.notices.label.text()
    session = window.session
    assert session is not None
    session.play(session.legal_moves()[0])  # the offer still holds
    window.notices.offer_button.click()
    go_on(window)
    (copy,) = (tmp_path / "documents").iterdir()
    assert len(json.loads(copy.read_text())["rounds"][0]["moves"]) == 4
    assert str(copy) in window.notices.label.text()


def test_where_the_copy_cannot_be_saved_one_is_asked(
    program: Program, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "documents").write_text("in the way")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "documents"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy"), ""))
    begin(program)
    trouble(program, monkeypatch)
    window.notices.offer_button.click()
    go_on(window)
    assert (tmp_path / "copy.holzwurm.json").is_file()


def test_where_nothing_is_kept_at_all_a_copy_is_offered_too(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = portable_folders(tmp_path / "stick")
    folders.data.mkdir(parents=True)
    folders.database.mkdir()  # no file can be written there
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "documents"))
    program = Program(qapp, folders, Wishes(language="en"))
    try:
        for _ in range(2):
            begin(program)
        assert "will not be kept" in program.window.notices.label.text()
        program.window.notices.offer_button.click()
        go_on(program.window)
        (copy,) = (tmp_path / "documents").iterdir()
        assert len(json.loads(copy.read_text())["rounds"][0]["moves"]) == 2
    finally:
        program.close()
