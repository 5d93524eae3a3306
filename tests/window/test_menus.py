"""The main window's menus and keys, its language, and where it stands."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.table.glances import GLANCES
from holzwurm_desktop.window.game_tile import GameTile
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.menus import MENUS
from tests.window.at_window import PEOPLE, play_any, press

ALONE = Choices((Seat("Nora"), Seat("Ben", "beginner")), {"rounds": 1}, start=0, deal_number=13)


def all_actions(window: MainWindow) -> list[QAction]:
    return list(window.menus.actions.values())


# The menus.


def test_every_action_has_words_and_keys_of_its_own(window: MainWindow) -> None:
    keys: list[str] = []
    for action in all_actions(window):
        assert action.text().replace("&", "").strip()
        assert action.shortcuts()
        keys += [sequence.toString() for sequence in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_the_letters_of_a_menu_are_all_different(window: MainWindow) -> None:
    menus = [action.menu() for action in window.menuBar().actions()]
    rows = [[action.text() for action in window.menuBar().actions()]]
    rows += [[action.text() for action in menu.actions() if action.text()] for menu in menus]
    for row in rows:
        letters = [text[text.index("&") + 1].lower() for text in row]
        assert len(letters) == len(set(letters)), row


def test_every_action_of_the_menus_is_connected(window: MainWindow) -> None:
    named = {entry.name for _, entries in MENUS for entry in entries if entry is not None}
    assert named == set(window.menus.actions)
    for action in all_actions(window):
        assert action.isSignalConnected(
            action.metaObject().method(action.metaObject().indexOfSignal("triggered(bool)"))
        )


def test_what_needs_a_match_rests_on_the_start_page(window: MainWindow) -> None:
    resting = {
        name for name, action in window.menus.actions.items() if action.isVisible() and not action.isEnabled()
    }
    assert resting == {
        "continue_last", "lobby", "same_deal", "new_deal", "save", "game_info", "undo", "redo", "hint", "coach",
        "copy_record", "replay", "said", "said_after", *(f"glance_{name}" for name in GLANCES),
    }  # fmt: skip


def test_undo_and_redo_by_their_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    assert window.session is not None
    window.curtain.lifted.emit()
    press(window, qtbot, "undo")
    assert window.session.match.rounds[0].moves == []
    window.curtain.lifted.emit()
    press(window, qtbot, "redo")
    assert len(window.session.match.rounds[0].moves) == 1


@pytest.mark.parametrize("name", ["preferences", "statistics", "about", "new_game", "game_info", "evenings"])
def test_every_dialog_opens_by_its_keys_and_closes_with_escape(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.begin("holzwurm", PEOPLE)
    press(window, qtbot, name)
    dialog = window.windows.latest
    assert isinstance(dialog, QDialog)
    assert dialog.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.windows.latest is None


def test_a_dialog_that_is_open_is_not_opened_twice(window: MainWindow) -> None:
    window.windows.preferences()
    first = window.windows.latest
    window.windows.preferences()
    assert window.windows.latest is first


def test_the_table_rests_while_a_dialog_covers_it(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    held = window.session.held
    window.windows.new_game("holzwurm")
    assert window.session.held == held + 1
    assert window.windows.latest is not None
    window.windows.latest.reject()
    assert window.session.held == held


def test_the_table_rests_while_the_window_is_minimised(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    session, held = window.session, window.session.held
    window.showMinimized()
    qtbot.waitUntil(lambda: session.held == held + 1)
    window.showNormal()
    qtbot.waitUntil(lambda: session.held == held)


def test_the_order_of_the_hand_is_chosen_from_the_menu(window: MainWindow, program: Program) -> None:
    window.begin("holzwurm", PEOPLE)
    window.menus.actions["order_points"].trigger()
    assert program.preferences.values.hand_order == "points"
    program.preferences.change(hand_order="rank")
    assert window.menus.actions["order_rank"].isChecked()


def test_the_move_list_comes_and_goes_by_its_key(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    assert not window.dock.isVisible()
    press(window, qtbot, "move_list")
    assert window.dock.isVisible()
    window.dock.close()
    assert not window.menus.actions["move_list"].isChecked()


def test_quit_closes_the_window(window: MainWindow, qtbot: QtBot) -> None:
    press(window, qtbot, "quit")
    assert not window.isVisible()


def test_a_match_is_begun_by_keyboard_alone(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    first = window.lobby.tiles.tiles[0]
    program.preferences.remember_new_game(first.game_id, PEOPLE.to_json())
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_Space)
    dialog = window.windows.latest
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.session is not None
    assert [player.name for player in window.session.match.players] == ["Nora", "Ben"]


# The language, and where the window stands.


def test_a_change_of_language_reaches_the_open_windows(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    window.windows.preferences()
    dialog = window.windows.latest
    assert dialog is not None
    heard = []
    dialog.retranslate = lambda: heard.append("dialog")  # type: ignore[attr-defined]
    window.menus.retranslate = lambda: heard.append("menus")  # type: ignore[method-assign]
    program.preferences.change(language="de")
    qtbot.waitUntil(lambda: {"dialog", "menus"} <= set(heard))
    assert QLocale().language() == QLocale.Language.German


def test_the_window_opens_as_large_as_it_was_left(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    window.resize(780, 577)
    window.menus.actions["move_list"].trigger()
    window.close()
    again = Program(QApplication.instance(), portable_folders(tmp_path), Wishes())  # type: ignore[arg-type]
    size, moves = again.window.size().toTuple(), again.window.menus.actions["move_list"].isChecked()
    again.close()
    assert size == (780, 577)
    assert moves


def test_f6_walks_the_parts_of_the_window_and_comes_back_to_the_same_stop(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.begin("holzwurm", ALONE)
    table = window.table
    assert table is not None
    window.menus.actions["move_list"].trigger()
    qtbot.waitUntil(table.hasFocus)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    stop = table.focus_key

    held = []
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        assert focused is not None
        held.append(window.dock.isAncestorOf(focused) or focused is window.menuBar() or focused is table)
        assert focused is not table or len(held) == 3

    assert held == [True, True, True]
    assert table.focus_key == stop
    qtbot.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is window.menuBar()


def test_f10_opens_the_first_menu(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F10)

    assert window.menuBar().activeAction() is window.menuBar().actions()[0]


def test_the_keyboard_comes_back_from_the_menus(window: MainWindow, qtbot: QtBot) -> None:
    tile = window.lobby.tiles.tiles[2]
    tile.setFocus()
    qtbot.waitUntil(tile.hasFocus)
    bar = window.menuBar()

    qtbot.keyClick(window, Qt.Key.Key_F10)
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert tile.hasFocus()

    qtbot.keyClick(window, Qt.Key.Key_F10)
    bar.triggered.emit(window.menus.actions["move_list"])
    assert tile.hasFocus()


def test_tab_past_the_last_group_goes_on_to_the_move_list(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", ALONE)
    table = window.table
    assert table is not None
    window.menus.actions["move_list"].trigger()
    qtbot.waitUntil(table.hasFocus)
    table.focus_stop("button:order")

    qtbot.keyClick(table, Qt.Key.Key_Tab)

    focused = QApplication.focusWidget()
    assert focused is not None
    assert window.dock.isAncestorOf(focused)


def test_enter_presses_a_tile_of_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    tile = next(iter(window.lobby.findChildren(GameTile)))

    qtbot.keyClick(tile, Qt.Key.Key_Return)

    assert window.windows.findChildren(NewGameDialog) or window.findChildren(NewGameDialog)
    for dialog in window.findChildren(QDialog):
        dialog.reject()


BEGINS = {"afbraak": "box", "holzwurm": "hand", "kistenstapel": "box"}
"""The group of stops at which each game begins."""


def place_of_keyboard(window: MainWindow) -> str:
    """The group of stops that the keyboard is on, once the table has it."""
    assert window.table is not None
    assert window.table.hasFocus()
    return window.table.focus_key.partition(":")[0]


@pytest.mark.parametrize("game_id", sorted(BEGINS))
def test_the_keyboard_is_where_there_is_something_to_do_after_a_start_a_resume_and_a_dialog(
    window: MainWindow, program: Program, qtbot: QtBot, game_id: str
) -> None:
    alone = Choices((Seat("Nora"), Seat("Ben", "beginner")), {"rounds": 1}, start=0, deal_number=13)
    window.begin(game_id, alone)
    began = place_of_keyboard(window)
    play_any(window)
    assert window.session is not None
    number = window.session.saved.match_id
    window.show_lobby()
    window.resume(number)
    resumed = place_of_keyboard(window)
    window.windows.preferences()
    dialog = window.windows.latest
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    after_dialog = place_of_keyboard(window)

    assert [began, resumed, after_dialog] == [BEGINS[game_id]] * 3


def test_after_the_curtain_the_keyboard_is_where_there_is_something_to_do(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    window.curtain.lifted.emit()
    assert window.table is not None
    window.table.focus_stop("seat:1")
    play_any(window)

    window.curtain.lifted.emit()

    assert place_of_keyboard(window) == "hand"


def test_undo_takes_back_a_step_of_the_plan_before_any_move_was_made(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.begin("kistenstapel", replace(ALONE, deal_number=30))
    table, actions = window.table, window.menus.actions
    assert table is not None
    assert not actions["undo"].isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert table.table.planner.changed
    assert actions["undo"].isEnabled()

    press(window, qtbot, "undo")

    assert not table.table.planner.changed
    assert not actions["undo"].isEnabled()
    press(window, qtbot, "redo")
    assert table.table.planner.changed
