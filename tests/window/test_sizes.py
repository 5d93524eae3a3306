"""The main window's size, place and state."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.screens import keep_on_screen, room_for
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.window.dock_place import BELOW

FULL, MAXIMISED = Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized


def test_a_maximised_window_is_so_again_after_the_whole_screen(program: Program) -> None:
    window = program.window
    window.showMaximized()
    window.menus.actions["full_screen"].trigger()
    assert window.windowState() & FULL
    window.menus.actions["full_screen"].trigger()
    assert window.windowState() & MAXIMISED
    assert not window.windowState() & FULL


def test_the_menu_follows_a_full_screen_made_by_the_window_manager(program: Program) -> None:
    window, action = program.window, program.window.menus.actions["full_screen"]
    window.show()
    window.setWindowState(window.windowState() | FULL)
    assert action.isChecked()
    action.trigger()
    assert not window.isFullScreen()
    assert not action.isChecked()


def test_a_window_left_on_a_screen_that_is_gone_comes_back(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    qtbot.waitExposed(window)
    window.resize(5000, 4000)
    window.move(QPoint(9000, -700))
    keep_on_screen(window)
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_the_smallest_window_is_small(program: Program) -> None:
    program.window.show()
    assert program.window.minimumSize() == QSize(640, 400).boundedTo(room_for(program.window))


def test_the_move_list_lies_where_the_table_stays_largest(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    players = [Player("Nora"), Player("Ben", "easy")]
    window.show_match(program.matches.new_match(next(iter(kits())), players, {}, 13, 0))
    window.resize(1366, 768)
    window.menus.actions["move_list"].trigger()
    assert window.dockWidgetArea(window.dock) == Qt.DockWidgetArea.RightDockWidgetArea
    window.resize(800, 600)
    qtbot.waitUntil(lambda: window.dockWidgetArea(window.dock) == Qt.DockWidgetArea.BottomDockWidgetArea)
    window.resize(640, 400)
    qtbot.waitUntil(window.dock.isFloating)


@pytest.mark.parametrize("seats", [2, 4])
def test_below_a_small_table_the_move_list_takes_no_more_than_its_share(
    seats: int, program: Program, qtbot: QtBot
) -> None:
    window = program.window
    window.show()
    players = [Player("Nora"), *[Player("Ben", "easy")] * (seats - 1)]
    window.show_match(program.matches.new_match("holzwurm", players, {}, 13, 0))
    window.resize(1366, 768)
    window.menus.actions["move_list"].trigger()
    window.resize(800, 600)
    qtbot.waitUntil(lambda: window.dock.height() == BELOW)


def test_the_curtain_fills_a_small_window_and_does_not_scroll(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    window.resize(640, 400)
    window.curtain.fall("Ben")
    window.pages.setCurrentWidget(window.curtain)
    qtbot.waitUntil(lambda: window.curtain.height() == window._room.viewport().height())


def test_a_theme_or_language_changes_after_every_dialog_was_closed(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    window = program.window
    window.show()
    for open_it in (
        window.windows.preferences,
        lambda: window.windows.statistics("holzwurm"),
        window.windows.about,
    ):
        open_it()
        dialog = window.windows.latest
        assert dialog is not None
        dialog.close()
        qtbot.waitUntil(lambda gone=dialog: not isValid(gone))
    with qtbot.captureExceptions() as raised:
        program.preferences.change(theme="dark")
        program.preferences.change(language="fr")
        program.preferences.change(text_size=150)
        qapp.processEvents()
    assert raised == []
