"""The coach in the window: its switch, where it is on at first, and what several people see of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.window.main_window import MainWindow
from tests.playing import GAMES
from tests.window.at_window import PEOPLE, press

PLAYERS = (Seat("Nora"), Seat("Ben", "beginner"))
ANSWER_MS = 50
"""The window answers within this time."""


def begin(window: MainWindow, choices: Choices | None = None, game: str = "holzwurm") -> TableSession:
    window.begin(game, choices or Choices(PLAYERS, {"rounds": 2}, start=0, deal_number=13))
    assert window.session is not None
    return window.session


def think(session: TableSession) -> Sequence[Move]:
    """The coach has found the legal moves, each a tenth worse than the one before."""
    moves = session.legal_moves()
    session.coach.make_way()
    session.coach.consider(tuple(Candidate(move, 100, 0.6 - at / 10) for at, move in enumerate(moves)))
    return moves


def new_game_dialog(window: MainWindow, game: str) -> NewGameDialog:
    window.windows.new_game(game)
    dialog = window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_it_is_on_in_the_first_match_of_a_game_and_off_in_the_next(window: MainWindow) -> None:
    assert begin(window).coach.on
    assert window.menus.actions["coach"].isChecked()
    window.show_lobby()
    assert not begin(window).coach.on
    assert not window.menus.actions["coach"].isChecked()


def test_the_dialog_of_a_new_game_says_so_and_can_say_otherwise(window: MainWindow) -> None:
    begin(window).play(begin(window).legal_moves()[0])
    dialog = new_game_dialog(window, "holzwurm")
    assert not dialog.coach.isChecked()
    dialog.coach.setChecked(True)
    dialog.accept()
    assert window.session is not None
    assert window.session.coach.on
    other = new_game_dialog(window, "afbraak")
    assert other.coach.isChecked()
    other.coach.setChecked(False)
    other.accept()
    assert window.session.match.game.id == "afbraak"
    assert not window.session.coach.on


def test_the_menu_switches_it_and_tells_so(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window)
    press(window, qtbot, "coach")
    assert not session.coach.on
    assert window.statusBar().isVisible()
    press(window, qtbot, "coach")
    assert session.coach.on


def test_a_rematch_keeps_it(window: MainWindow) -> None:
    begin(window).coach.switch(True)
    window.menus.actions["new_deal"].trigger()
    assert window.session is not None
    assert window.session.coach.on


def test_a_resumed_match_has_it_as_it_was(window: MainWindow) -> None:
    session = begin(window)
    session.play(session.legal_moves()[0])
    match_id = session.saved.match_id
    window.show_lobby()
    window.resume(match_id)
    assert window.session is not None
    assert window.session.coach.on
    assert window.menus.actions["coach"].isChecked()


def test_a_replay_and_a_lesson_have_none(window: MainWindow) -> None:
    session = begin(window)
    window.menus.actions["replay"].trigger()
    dialog = window.windows.latest
    assert dialog is not None
    assert not dialog.session.coach.present  # type: ignore[attr-defined]
    dialog.close()
    assert session.coach.present
    window.lessons.open("holzwurm")
    lesson = window.windows.latest
    assert lesson is not None
    assert not lesson.session.coach.present  # type: ignore[attr-defined]
    lesson.close()


def test_the_curtain_falls_when_what_it_said_has_been_read(window: MainWindow, qtbot: QtBot) -> None:
    session = begin(window, PEOPLE)
    session.coach.switch(True)
    window.seats.lift()
    moves = think(session)
    session.play(moves[-1])
    assert window.table is not None
    assert not window.curtain.isVisible()
    assert window.table.table.coach.compared
    assert "Better" in window.table.table.coach.item.sentences[0].text

    reader = window.table.reader
    qtbot.waitUntil(lambda: any("Better" in text for text in reader._said))
    QTest.keyClick(window.table, Qt.Key.Key_W)
    assert window.curtain.isVisible()
    assert not window.table.table.coach.compared
    assert all(not each.text for each in window.table.table.coach.item.sentences)
    assert not [text for text in window.table.reader._said if "Better" in text], (
        "F4 would tell it under the curtain"
    )
    window.seats.lift()
    assert session.viewer == 1
    assert "Better" not in window.table.table.coach.item.sentences[0].text
    assert not [text for text in window.table.reader._said if "Better" in text], (
        "it was said to somebody else"
    )


def test_taking_back_from_its_words_asks_and_makes_practice(window: MainWindow) -> None:
    session = begin(window)
    session.play(think(session)[-1])
    assert window.table is not None
    QTest.keyClick(window.table, Qt.Key.Key_U)
    question = window.table.table.question
    assert question is not None
    question.buttons[1].press()
    assert session.practice
    assert session.match.rounds[0].moves == []


def test_the_coach_of_the_real_process_answers_and_the_window_does_not_wait(
    program: Program, window: MainWindow, qtbot: QtBot
) -> None:
    """In every game: asked by the key, answered by the process, played by Enter."""
    for game in GAMES:
        session = begin(window, Choices(PLAYERS, {}, start=0, deal_number=13), game)
        assert session.coach.on
        qtbot.waitUntil(lambda at=session: at.my_turn and at.coach.can_ask, timeout=20_000)
        assert window.table is not None
        begun = time.monotonic()
        QTest.keyClick(window.table, Qt.Key.Key_H)
        QApplication.processEvents()
        assert time.monotonic() - begun < 20 * ANSWER_MS / 1000, (
            game
        )  # generous: other tests run beside this one
        qtbot.waitUntil(lambda at=session: bool(at.coach.found), timeout=20_000)
        table = window.table.table
        assert all(sentence.text for sentence in table.coach.item.sentences)
        QTest.keyClick(window.table, Qt.Key.Key_1)
        assert table.hinted is not None
        QTest.keyClick(window.table, Qt.Key.Key_Return)
        assert session.match.rounds[0].moves, game
        window.show_lobby()
