"""The sheet of keys, and the page on which they are changed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.keys import KeysDialog
from holzwurm_desktop.dialogs.keys_page import KeysPage
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.games.holzwurm.keys import NEW_ROW, ROW
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.table.frame_keys import ORDER, PRESS
from tests.table.keyboards import Stroke, strike


@pytest.fixture
def sheet(program: Program, qtbot: QtBot) -> KeysDialog:
    dialog = KeysDialog(program.window.book, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    dialog.show_game("holzwurm")
    dialog.show()
    return dialog


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> KeysPage:
    dialog = PreferencesDialog(
        program.preferences, program.window.book, program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    dialog.pages.setCurrentWidget(dialog.keys)
    dialog.show()
    return dialog.keys


def rows(dialog: KeysDialog) -> dict[str, dict[str, str]]:
    """The visible rows, by the heads of their groups."""
    tree = dialog.list.tree
    heads = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    return {
        head.text(0): {
            row.text(0): row.text(1)
            for row in (head.child(at) for at in range(head.childCount()))
            if not row.isHidden()
        }
        for head in heads
        if not head.isHidden()
    }


def current(page: KeysPage) -> QTreeWidgetItem:
    item = page.list.tree.currentItem()
    assert item is not None
    return item


def test_the_sheet_lists_this_table_every_table_everything_else_lessons_and_the_replay(
    sheet: KeysDialog,
) -> None:
    assert list(rows(sheet)) == [
        "The Thirteenth Woodworm",
        "On every table",
        "Everywhere",
        "On the start page, and before the curtain",
        "In a lesson",
        "While looking through a match",
    ]
    assert rows(sheet)["The Thirteenth Woodworm"]["A new row"] == "N"
    assert rows(sheet)["Everywhere"]["New game"] == "Ctrl+N"


def test_the_sheet_finds_words_and_keys(sheet: KeysDialog) -> None:
    sheet.list.search.setText("new row")
    assert rows(sheet) == {"The Thirteenth Woodworm": {"A new row": "N"}}

    sheet.list.search.setText("ctrl+f1")
    assert rows(sheet) == {"Everywhere": {"Keys": "Ctrl+F1"}}


def test_a_screen_reader_hears_the_key_with_what_it_does(sheet: KeysDialog) -> None:
    sheet.list.go_to(NEW_ROW)

    item = sheet.list.tree.currentItem()
    assert item is not None
    assert item.data(0, Qt.ItemDataRole.AccessibleTextRole) == "A new row: N"


def test_the_sheet_is_walked_by_arrows(sheet: KeysDialog) -> None:
    sheet.list.tree.setFocus()
    sheet.list.go_to(ROW[3])

    QTest.keyClick(sheet.list.tree, Qt.Key.Key_Down)

    assert sheet.list.current is ROW[4]


def test_a_struck_key_is_given_to_the_action_that_the_list_is_on(program: Program, page: KeysPage) -> None:
    page.list.go_to(NEW_ROW)

    QTest.keyClick(page.field, Qt.Key.Key_J)

    assert program.window.book.keymap.keys(NEW_ROW) == ("J",)
    assert current(page).text(1) == "J"


def test_a_key_is_chosen_on_any_layout(program: Program, page: KeysPage) -> None:
    page.list.go_to(NEW_ROW)

    strike(page.field, "ru", Stroke(36))  # at the place of J

    assert program.window.book.keymap.keys(NEW_ROW) == ("J",)


def test_a_taken_key_is_refused_and_its_owner_is_named(program: Program, page: KeysPage) -> None:
    page.list.go_to(NEW_ROW)

    QTest.keyClick(page.field, Qt.Key.Key_O)

    assert program.window.book.keymap.keys(NEW_ROW) == ("N",)
    assert page.remark.text() == "O is taken: The next order of the hand (On every table)."


def test_keys_of_menus_can_be_struck_without_doing_what_they_do(program: Program, page: KeysPage) -> None:
    page.list.go_to(NEW_ROW)

    QTest.keyClick(page.field, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)

    assert page.remark.text() == "Ctrl+N is taken: New game (Everywhere)."
    assert "new_game" not in program.window.windows._open


def test_a_key_is_taken_away_and_given_back(program: Program, page: KeysPage) -> None:
    page.list.go_to(ORDER)

    page.none_button.click()
    assert program.window.book.keymap.keys(ORDER) == ()
    page.reset_button.click()

    assert program.window.book.keymap.keys(ORDER) == ("O",)
    assert not page.reset_button.isEnabled()


def test_all_keys_are_given_back(program: Program, page: KeysPage) -> None:
    page.list.go_to(ORDER)
    QTest.keyClick(page.field, Qt.Key.Key_J)

    page.reset_all_button.click()

    assert program.window.book.keymap.keys(ORDER) == ("O",)


def test_fixed_keys_cannot_be_changed(page: KeysPage) -> None:
    page.list.go_to(PRESS)

    assert not page.field.isEnabled()
    assert page.remark.text() == "This key cannot be changed."


def test_tab_leaves_the_field(page: KeysPage, qtbot: QtBot) -> None:
    page.list.go_to(NEW_ROW)
    page.window().activateWindow()
    page.field.setFocus()
    qtbot.waitUntil(page.field.hasFocus)

    QTest.keyClick(page.field, Qt.Key.Key_Tab)

    assert not page.field.hasFocus()


def test_single_letters_are_switched_off_here(program: Program, page: KeysPage) -> None:
    dialog = page.window()
    assert isinstance(dialog, PreferencesDialog)

    dialog.ticks["single_letters"].click()

    page.list.go_to(NEW_ROW)
    assert not program.preferences.values.single_letters
    assert program.window.book.keymap.keys(NEW_ROW) == ()  # Ctrl+N begins a new game
    assert current(page).text(1) == "–"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_the_sheet_is_cut_off(program: Program, language: str) -> None:
    program.preferences.change(language=language)
    for game_id in kits():
        program.window.windows.keys(game_id)
        dialog = program.window.windows.latest
        assert isinstance(dialog, KeysDialog)
        QApplication.processEvents()
        tree = dialog.list.tree
        widths = {
            line: QFontMetrics(tree.font()).horizontalAdvance(line)
            for keys in rows(dialog).values()
            for text in keys.values()
            for line in text.split("\n")
        }
        assert max(widths.values()) + 8 <= tree.columnWidth(1), max(widths, key=lambda line: widths[line])
