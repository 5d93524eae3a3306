"""Kistenstapel and the demolition game in the window: from one to the other, and what the preferences change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.games.kistenstapel.moves import Pass
from holzwurm_desktop.games.kistenstapel.preferences import BEST_BUILD
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.main_window import MainWindow

PEOPLE = Choices((Seat("Nora"), Seat("Ben")), {"rounds": 1}, start=0, deal_number=13)


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en", theme="light"))
    program.preferences.change(animation_speed="off", sound=False, knock_window="ask")
    yield program
    program.close()


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window


def session_of(window: MainWindow) -> TableSession:
    assert window.session is not None
    return window.session


def table_of(window: MainWindow) -> Any:
    return cast(TableView, window.table)


def pass_to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """Nobody builds, and nobody knocks."""
    session = session_of(window)
    while not session.match.round_over:
        session.play(Pass(session.turn))
        with qtbot.waitSignal(session.history_changed):
            for seat in session.objections.people:
                session.objections.let_be(seat)


def test_the_pile_of_a_finished_match_is_taken_down_by_the_same_people(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.begin("kistenstapel", PEOPLE)
    table = table_of(window)
    pass_to_the_end(window, qtbot)
    qtbot.keyClick(table, Qt.Key.Key_Return)  # on to the result of the match
    offer = next(button for button in table.table.sheet.buttons if button.key == "sheet:follow")
    assert offer.text == "Take this pile down"

    offer.press()
    qtbot.waitUntil(lambda: session_of(window).match.game.id == "afbraak")

    match = session_of(window).match
    assert [player.name for player in match.players] == ["Nora", "Ben"]
    assert match.rounds[0].deal["pile"] == [[0, 0, 1]]
    assert match.options["pile"] == "built"
    assert match.round_count == 1


def test_the_built_pile_is_kept_like_every_match(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    window.begin("kistenstapel", PEOPLE)
    pass_to_the_end(window, qtbot)
    plan = table_of(window).table.follow_up()

    table_of(window).follow_up_requested.emit(plan)
    qtbot.waitUntil(lambda: session_of(window).match.game.id == "afbraak")
    session = session_of(window)
    session.play(session.legal_moves()[0])

    again = program.matches.resume(session.saved.match_id)
    assert again.match.rounds[0].moves == session.match.rounds[0].moves
    again.close()


def test_a_new_demolition_game_offers_the_cube_and_a_random_pile(program: Program, qtbot: QtBot) -> None:
    dialog = NewGameDialog("afbraak", program.preferences, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)

    box = next(field for field in dialog._options if field.name == "pile").widget
    assert [box.itemText(place) for place in range(box.count())] == ["a cube", "grown at random"]


def test_the_time_to_knock_holds_for_new_matches_and_for_the_one_on_the_table(
    window: MainWindow, program: Program
) -> None:
    program.preferences.change(knock_window="20")
    window.begin("kistenstapel", PEOPLE)
    assert session_of(window).objections.seconds == 20.0

    program.preferences.change(knock_window="ask")
    assert session_of(window).objections.seconds is None


def test_the_best_build_is_told_from_when_it_is_wanted(window: MainWindow, program: Program) -> None:
    window.begin("kistenstapel", PEOPLE)
    assert not BEST_BUILD.of(table_of(window).settings.of_games)

    program.preferences.change(best_build=True)
    assert BEST_BUILD.of(table_of(window).settings.of_games)


def test_open_games_need_no_curtain(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("kistenstapel", PEOPLE)
    session = session_of(window)
    session.play(Pass(0))
    with qtbot.waitSignal(session.history_changed):
        session.objections.let_be(1)

    assert session.viewer == 1
    assert window.pages.currentWidget() is not window.curtain


def test_a_person_knocks_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("kistenstapel", PEOPLE)
    session = session_of(window)
    table = table_of(window)
    qtbot.keyClick(table, Qt.Key.Key_P)
    assert session.waiting

    qtbot.keyClick(table, Qt.Key.Key_K)

    assert session.turn == 1
    assert session.match.rounds[0].moves[-1] == {"seat": 1, "knock": True}
    assert table.table.planner.draft is not None
