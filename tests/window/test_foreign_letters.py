"""Keys of menus, start page and replay on real layouts: each can be struck, and where the keyboard writes another
script the Latin letter of the place acts."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.foreign_letters import strike_by_place
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.models.key_book import MENU, REPLAY, START
from holzwurm_desktop.models.keys import NAMED, chord_of
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.press import press_of
from holzwurm_desktop.window.key_groups import key_groups
from holzwurm_desktop.window.main_window import MainWindow
from tests.table.keyboards import LAYOUTS, PLACES, Stroke, event_of, strike, strokes

FOREIGN = ("ru", "gr")


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    window = program.window
    window.show()
    window.begin("holzwurm", Choices((Seat("Nora"), Seat("Ben", "easy")), {"rounds": 1}, start=0))
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_key_of_menus_start_page_and_replay_can_be_struck(qapp: object, layout: str) -> None:
    groups = [group for group in key_groups() if group.scope in (MENU, START, REPLAY)]
    chords = [chord_of(key) for group in groups for action in group.actions for key in action.keys]
    unheard = []
    for chord in chords:
        assert chord is not None
        held = {"plain"} if "Shift" in chord.modifiers else {"plain", "Shift"}
        ways = [event_of(layout, each) for each in strokes(layout) if each.held in held]
        readings = {*chain.from_iterable(press_of(way).keys() for way in ways)}
        # Keys with names are the same on every layout.
        if chord.base not in NAMED and chord.base not in readings:
            unheard.append(str(chord))

    # A Greek keyboard types a semicolon at the place of Q; the window is also closed by its menu.
    assert unheard == (["Ctrl+Q"] if layout == "gr" else [])


@pytest.mark.parametrize("layout", FOREIGN)
def test_a_command_is_given_by_the_place_of_its_letter(window: MainWindow, layout: str) -> None:
    assert window.table is not None
    done: list[str] = []
    letters = {}
    for name, action in window.menus.actions.items():
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, name=name: done.append(name))
        action.setEnabled(True)
        for sequence in action.shortcuts():
            chord = chord_of(sequence.toString())
            if chord is not None and chord.base in PLACES and chord.modifiers == ("Ctrl",):
                letters[chord.base] = name
    assert {"N", "Z", "R", "I"} <= letters.keys()

    written = {
        letter: name
        for letter, name in letters.items()
        if event_of(layout, Stroke(PLACES[letter], "Ctrl")).key() > 0x24F
    }
    for letter in written:
        strike(window.table, layout, Stroke(PLACES[letter], "Ctrl"))

    assert {"N", "Z", "R", "I"} <= written.keys()
    assert done == list(written.values())


def test_with_shift_it_is_another_command(window: MainWindow) -> None:
    done: list[str] = []
    for name in ("game_info", "import_all"):
        action = window.menus.actions[name]
        action.triggered.disconnect()
        action.triggered.connect(lambda _=False, name=name: done.append(name))

    struck = event_of("ru", Stroke(PLACES["I"], "Ctrl"))
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    assert window.table is not None
    QApplication.sendEvent(
        window.table, QKeyEvent(QEvent.Type.KeyPress, struck.key(), held, struck.nativeScanCode(), 0, 0, "")
    )

    assert done == ["import_all"]


def test_what_cannot_be_done_now_is_not_done(window: MainWindow) -> None:
    action = window.menus.actions["redo"]
    done: list[bool] = []
    action.triggered.connect(lambda _=False: done.append(True))
    assert not action.isEnabled()

    assert window.table is not None
    strike(window.table, "ru", Stroke(PLACES["Y"], "Ctrl"))

    assert done == []


def test_a_latin_letter_is_left_to_qt(window: MainWindow) -> None:
    plain = event_of("de", Stroke(PLACES["I"], "Ctrl"))
    foreign = event_of("ru", Stroke(PLACES["I"], "Ctrl"))
    window.menus.actions["game_info"].triggered.disconnect()

    assert not strike_by_place(window, plain)
    assert strike_by_place(window, foreign)


def with_alt(widget: QWidget, layout: str, letter: str) -> None:
    """Strike the key at a letter's place while Alt is held."""
    plain, held = event_of(layout, Stroke(PLACES[letter])), Qt.KeyboardModifier.AltModifier
    scan = plain.nativeScanCode()
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, plain.key(), held, scan, 0, 0, ""))


@pytest.mark.parametrize("layout", FOREIGN)
def test_a_menu_opens_by_the_place_of_its_letter(window: MainWindow, layout: str) -> None:
    assert window.table is not None
    with_alt(window.table, layout, "M")

    active = window.menuBar().activeAction()
    assert active is not None
    assert active.text() == "&Move"


@pytest.mark.parametrize("layout", FOREIGN)
def test_in_a_dialog_labels_and_buttons_are_reached_by_place(
    program: Program, window: MainWindow, qtbot: QtBot, layout: str
) -> None:
    window.windows.preferences()
    dialog = window.windows.latest
    assert isinstance(dialog, PreferencesDialog)
    qtbot.waitUntil(dialog.isVisible)

    with_alt(dialog, layout, "S")
    assert program.preferences.values.sound
    with_alt(dialog, layout, "T")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.lists["theme"].hasFocus)
