"""Changed keys hold everywhere at once; what has no key is reached by the menu of the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.games.holzwurm.keys import NEW_ROW
from holzwurm_desktop.games.superspion.keys import PEEK
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.frame_keys import ORDER
from holzwurm_desktop.window.main_window import MainWindow

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def begin(window: MainWindow, game_id: str, people: int = 1) -> None:
    seats = (Seat("Nora"), Seat("Ben", None if people == 2 else "easy"))
    window.begin(game_id, Choices(seats, {"rounds": 1}, start=0, deal_number=13))


def table_menu(window: MainWindow) -> dict[str, QAction]:
    window.menus.table.aboutToShow.emit()
    return {action.text().partition("\t")[0]: action for action in window.menus.table.actions()}


def test_a_changed_key_of_a_menu_holds_at_once(window: MainWindow) -> None:
    undo = next(a for g in window.book.groups for a in g.actions if a.name == "menu.undo")

    window.book.change(undo, "F16")

    assert window.menus.actions["undo"].shortcuts() == [QKeySequence("F16")]


def test_a_changed_key_is_shown_on_its_button_and_told_to_a_screen_reader(window: MainWindow) -> None:
    begin(window, "holzwurm")
    assert window.table is not None

    window.book.change(ORDER, "F16")

    button = window.table.table.order_button
    stops = {stop.key: stop for group in window.table.groups() for stop in group.stops}
    assert (button.hotkey, stops[button.key].hotkey) == ("F16", "F16")


def test_a_changed_key_of_a_place_is_shown_there(window: MainWindow) -> None:
    begin(window, "holzwurm")
    assert window.table is not None

    window.book.change(NEW_ROW, "Q")

    stops = {stop.key: stop for group in window.table.groups() for stop in group.stops}
    assert stops["row:new"].hotkey == "Q"
    assert window.table.table.cells[0].state.key == "Q"


def test_a_changed_key_acts_and_the_old_one_does_no_longer(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "holzwurm")
    view = window.table
    assert view is not None
    window.book.change(ORDER, "F16")
    order = view.hand_order

    QTest.keyClick(view, Key.Key_O)
    assert view.hand_order == order
    QTest.keyClick(view, Key.Key_F16)

    assert view.hand_order != order


def test_without_single_letters_only_ctrl_and_a_letter_act(window: MainWindow) -> None:
    begin(window, "superspion")
    view = window.table
    assert view is not None
    window.book._preferences.change(single_letters=False)

    QTest.keyClick(view, Key.Key_P)
    assert not view.table.peeking
    QTest.keyClick(view, Key.Key_P, CTRL)

    assert view.table.peeking


@pytest.mark.parametrize("game_id", all_games())
def test_the_menu_of_the_table_lists_everything_its_keys_do(window: MainWindow, game_id: str) -> None:
    begin(window, game_id)
    view = window.table
    assert view is not None

    listed = table_menu(window)

    words = view.look.words
    assert list(listed) == [words.say(action.words) for action in view.table.key_actions if not action.fixed]
    enabled = [action.isEnabled() for action in listed.values()]
    assert enabled == [action in view.acts() for action in view.table.key_actions if not action.fixed]


def test_the_menu_of_the_table_does_what_a_key_does(window: MainWindow) -> None:
    begin(window, "superspion")
    view = window.table
    assert view is not None

    table_menu(window)[view.look.words.say(PEEK.words)].trigger()

    assert view.table.peeking


def test_the_menu_shows_the_keys_as_they_are_now(window: MainWindow) -> None:
    begin(window, "holzwurm")
    window.book.change(NEW_ROW, "Q")

    assert table_menu(window)["A new row"].text() == "A new row\tQ"


def test_the_menu_does_nothing_behind_the_curtain(window: MainWindow) -> None:
    begin(window, "superspion", people=2)
    assert window.pages.currentWidget() is window.curtain

    listed = table_menu(window)

    assert not any(action.isEnabled() for action in listed.values())
    listed["Look at your own spy"].trigger()
    assert window.table is not None
    assert not window.table.table.peeking


def test_there_is_no_menu_of_the_table_on_the_start_page(window: MainWindow) -> None:
    assert not window.menus.table.isEnabled()
    begin(window, "superspion")
    assert window.menus.table.isEnabled()


def test_the_sheet_of_keys_opens_for_the_game_on_the_table(window: MainWindow) -> None:
    begin(window, "superspion")

    window.menus.actions["keys"].trigger()

    tree = window.windows.latest.list.tree  # type: ignore[union-attr]
    assert tree.topLevelItem(0).text(0) == "Superspy"
    assert window.menus.actions["keys"].shortcut() == QKeySequence("Ctrl+F1")
