"""Every control of every window has a tooltip, which says more than is written on it and names the key that works.

In each dialog each key letter (Alt and a letter) means one thing.
"""

import sys
from collections.abc import Container, Iterator
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QScrollBar,
    QTabBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.desktop.key_tips import CONTROLS, keys_of
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.studio.poses import strike
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.table.press import key_of, sequence_of
from holzwurm_desktop.text.words import Words
from tests.doors import PLAYERS, dialogs_of, doubles, lettered_texts, settle, store_matches

NOTHING = "nothing is told"
lettered = pytest.mark.skipif(sys.platform == "darwin", reason="macOS underlines no letters")


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    language = request.param if hasattr(request, "param") else "en"
    program = Program(qapp, portable_folders(tmp_path), Wishes(language=language, theme="light"))
    program.preferences.change(animation_speed="off", sound=False)
    program.window.show()
    yield program
    program.close()


def in_all_languages(often: Container[str] = LANGUAGES) -> pytest.MarkDecorator:
    """Those of `often` are tried at every run; the others only where slow tests are."""
    marked = [pytest.param(each, marks=() if each in often else pytest.mark.slow) for each in LANGUAGES]
    return pytest.mark.parametrize("program", marked, indirect=True)


def controls(window: QWidget) -> Iterator[QWidget]:
    """What is seen in a window and takes the keyboard or a click; a table has tips of its own for what it draws."""
    for widget in window.findChildren(QWidget):
        inside = isinstance(widget.parent(), QComboBox | QAbstractSpinBox | QAbstractItemView)
        if isinstance(widget, CONTROLS) and not isinstance(widget, QScrollBar) and not inside:
            takes = widget.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(widget, QAbstractButton)
            if takes and widget.isVisible() and widget.window() is window:
                yield widget


def tip(control: QWidget) -> str:
    """What a player is told who waits with the pointer on a control."""
    area = control.viewport() if isinstance(control, QAbstractScrollArea) else control
    point = area.rect().bottomRight() - area.rect().center() / 8  # in a list below what is listed
    QToolTip.showText(area.mapToGlobal(point), NOTHING, area)
    QApplication.sendEvent(area, QHelpEvent(QEvent.Type.ToolTip, point, area.mapToGlobal(point)))
    return unescape(QToolTip.text().removeprefix("<p>").removesuffix("</p>"))


def written(control: QWidget) -> str:
    """What can be read of a control without a tooltip."""
    if isinstance(control, QAbstractButton):
        return control.text().replace("&", "").removesuffix("…")
    labels = control.window().findChildren(QLabel)
    return next((x.text().replace("&", "") for x in labels if x.buddy() is control and x.isVisible()), "")


def letters(control: QWidget) -> list[str]:
    """Alt and the letter that is underlined on a control or on its label."""
    if isinstance(control, QAbstractButton):
        found = [control.shortcut()]
    else:
        labels = control.window().findChildren(QLabel)
        found = [QKeySequence.mnemonic(label.text()) for label in labels if label.buddy() is control]
    return [each.toString() for each in found if not each.isEmpty()]


def faults(window: QWidget, words: Words) -> list[str]:
    """What is wrong with the tooltips of a window."""
    found = []
    for control in controls(window):
        told = tip(control)
        where = f"{type(control).__name__} {written(control) or control.accessibleName()!r}: {told!r}"
        if told in ("", NOTHING) or told == written(control):
            found.append(f"{where} says nothing")
        named = told.rpartition("(")[2].rstrip(")").split(", ")
        keys = [name_of(words, key) for key in (*letters(control), *keys_of(control))]
        found += [f"{where} lacks {key}" for key in keys if key not in named]
    return found


@in_all_languages(often=("de",))
def test_every_control_of_every_dialog_tells_what_it_does_and_its_key(program: Program) -> None:
    found, letters_twice = {}, {}
    for name, dialog in dialogs_of(program):
        found[name] = faults(dialog, program.languages.words)
        letters_twice[name] = doubles(lettered_texts(dialog))
    assert len(found) > 15
    assert not {name: wrong for name, wrong in found.items() if wrong}
    assert not {name: texts for name, texts in letters_twice.items() if texts}


@in_all_languages()
def test_every_control_of_the_window_tells_what_it_does_and_its_key(program: Program) -> None:
    window = program.window
    store_matches(program)
    window.show_lobby()
    settle()
    assert faults(window, program.languages.words) == []
    window.notifier.tell("damaged", {})
    window.show_match(program.matches.new_match("holzwurm", PLAYERS, {}, 13, 0))
    window.menus.actions["move_list"].trigger()
    settle()
    assert len([*controls(window)]) > 7
    assert faults(window, program.languages.words) == []
    window.curtain.fall("Ben")
    window.pages.setCurrentWidget(window.curtain)
    assert faults(window, program.languages.words) == []


@lettered
def test_a_control_without_words_or_without_its_key_is_noticed(program: Program) -> None:
    dialog = strike("preferences", program)
    box = next(each for each in controls(dialog) if isinstance(each, QComboBox))
    assert faults(dialog, program.languages.words) == []
    assert tip(box).endswith("(Alt+L)")

    next(label for label in dialog.findChildren(QLabel) if label.buddy() is box).setText("")

    assert len(faults(dialog, program.languages.words)) == 1


# The key named is the key that works.


def does(window: QWidget, key: str, control: QWidget) -> bool:
    """Whether a key with the letter of a control does what a click on it does, or gives it the keyboard."""
    other = next((each for each in controls(window) if each is not control and each.isEnabled()), None)
    if isinstance(control, QAbstractButton):
        control.blockSignals(True)
    elif other is not None:
        other.setFocus()
    QTest.keySequence(window, QKeySequence(key))
    worked = control.isDown() if isinstance(control, QAbstractButton) else control.hasFocus()
    if isinstance(control, QAbstractButton):
        control.setDown(False)
    return worked


def listens(window: QWidget, key: str) -> bool:
    """Whether something in a window waits for a key, whatever has the keyboard."""
    sequences = [each for shortcut in window.findChildren(QShortcut) for each in QShortcut.keys(shortcut)]
    sequences += [each for action in window.actions() for each in action.shortcuts()]
    return key in map(key_of, sequences)


@lettered
def test_every_letter_that_a_tooltip_names_works(program: Program, qtbot: QtBot) -> None:
    tried = 0
    for name, dialog in dialogs_of(program):
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        for control in [each for each in controls(dialog) if each.isEnabled()]:
            for key in letters(control):
                assert does(dialog, key, control), (name, key)
                tried += 1
    assert tried > 60


def test_every_other_key_that_a_tooltip_names_works(program: Program, qtbot: QtBot) -> None:
    tried = set()
    for name, dialog in dialogs_of(program):
        for control in controls(dialog):
            for key in keys_of(control):
                if isinstance(control, QTabBar):
                    before = control.currentIndex()
                    QTest.keySequence(control, sequence_of(key))
                    assert control.currentIndex() != before, name
                    control.setCurrentIndex(before)
                elif key == "Return" and isinstance(control, QAbstractButton):
                    assert enter_presses(dialog, control), (name, control.text())
                elif key != "Esc":
                    assert listens(dialog, key), (name, key)
                tried.add(key)
        if any("Esc" in keys_of(control) for control in controls(dialog)):
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            assert not dialog.isVisible(), name
    assert {"Return", "Esc", "F1", "Ctrl+Tab", "Home", "Alt+Left"} <= tried


def enter_presses(dialog: QDialog, button: QAbstractButton) -> bool:
    pressed = []
    button.clicked.disconnect()  # what it does might open another window
    button.clicked.connect(lambda: pressed.append(button))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    return bool(pressed)


def test_the_start_page_and_the_table_name_the_keys_that_the_player_chose(program: Program) -> None:
    window = program.window
    window.show_lobby()
    tile = window.lobby.tiles.tiles[0]
    program.preferences.change(keys={"menu.rules": "Ctrl+J", "menu.hint": "", "menu.move_list": "Ctrl+M"})
    tile.setFocus()
    assert tip(tile.rules_button).endswith("(Ctrl+J)")
    assert "(Ctrl+J)" in tip(tile)
    assert "(" not in tip(window.lobby.tiles.tiles[1].rules_button)  # the key means another game's rules
    window.show_match(program.matches.new_match("holzwurm", PLAYERS, {}, 13, 0))
    window.menus.actions["move_list"].trigger()
    settle()
    assert tip(window.edge.buttons["rules"]).endswith("(Ctrl+J)")
    assert "(" not in tip(window.edge.buttons["hint"])
    assert listens(window, "Ctrl+J")
    close = window.dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert close is not None
    assert tip(close).endswith("(Ctrl+M)")


def test_with_single_letters_off_a_tooltip_names_the_key_with_ctrl(program: Program) -> None:
    store_matches(program)
    program.preferences.change(keys={"replay.on": "J"}, single_letters=False)
    dialog = strike("replay", program)
    assert isinstance(dialog, ReplayDialog)
    settle()
    assert tip(dialog.buttons["on"]) == "One move on (Ctrl+J)"
    assert listens(dialog, "Ctrl+J")
