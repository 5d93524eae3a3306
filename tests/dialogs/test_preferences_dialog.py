"""The preferences dialog: what is changed holds at once and is kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.storage.settings import SettingsFile


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(
        program.preferences, program.window.book, program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def pick(dialog: PreferencesDialog, name: str, place: int) -> None:
    """As if a player had picked an entry of a list."""
    dialog.lists[name].setCurrentIndex(place)
    dialog.lists[name].activated.emit(place)


def test_another_theme_is_put_on_at_once(program: Program, dialog: PreferencesDialog) -> None:
    pick(dialog, "theme", 2)
    assert program.appearance.palette.name == "dark"
    window = QApplication.palette().window().color()
    assert window == program.appearance.palette.window


def test_high_contrast_can_be_chosen(program: Program, dialog: PreferencesDialog) -> None:
    pick(dialog, "theme", 3)
    assert program.appearance.palette.name == "high_contrast"


def test_another_language_is_spoken_at_once(
    program: Program, dialog: PreferencesDialog, qtbot: QtBot
) -> None:
    pick(dialog, "language", 1)
    assert program.languages.language == "de"
    close = dialog.buttons.buttons()[0]
    qtbot.waitUntil(lambda: "Schließen" in close.text().replace("&", ""))


def test_every_change_is_kept(program: Program, dialog: PreferencesDialog, qtbot: QtBot) -> None:
    pick(dialog, "animation_speed", 3)
    pick(dialog, "hand_order", 1)
    dialog.ticks["one_click_play"].click()
    dialog.ticks["four_colours"].click()
    dialog.volume.setValue(35)
    dialog.player_name.setText(" Nora ")
    qtbot.keyClick(dialog.player_name, Qt.Key.Key_Tab)
    kept = SettingsFile(program.preferences.file.path).values
    assert (kept.animation_speed, kept.hand_order, kept.volume) == ("fast", "rank", 35)
    assert (kept.one_click_play, kept.four_colours, kept.player_name) == (True, True, "Nora")


def test_the_volume_rests_while_there_is_no_sound(dialog: PreferencesDialog) -> None:
    assert dialog.volume.isEnabled()
    dialog.ticks["sound"].click()
    assert not dialog.volume.isEnabled()


def test_it_opens_with_what_is_set(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(theme="dark", sound=False, volume=10)
    dialog = PreferencesDialog(
        program.preferences, program.window.book, program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    assert dialog.lists["theme"].currentIndex() == 2
    assert not dialog.ticks["sound"].isChecked()
    assert dialog.volume.value() == 10


def test_four_colours_change_the_palette(program: Program, dialog: PreferencesDialog) -> None:
    with_two = program.appearance.palette.key
    dialog.ticks["four_colours"].click()
    assert program.appearance.palette.key != with_two


@pytest.mark.parametrize(
    ("language", "letters"), [("nl", "AHVB"), ("de", "AKDB"), ("fr", "ARDV"), ("es", "AKQJ"), ("en", "AKQJ")]
)
def test_cards_have_the_letters_of_the_language_unless_it_is_switched_off(
    program: Program, dialog: PreferencesDialog, language: str, letters: str
) -> None:
    program.preferences.change(language=language)
    assert program.appearance.palette.rank_letters == letters
    dialog.ticks["local_letters"].click()
    assert program.appearance.palette.rank_letters == "AKQJ"


def test_what_is_changed_elsewhere_is_shown(program: Program, dialog: PreferencesDialog) -> None:
    program.preferences.change(hand_order="points", volume=5)
    assert dialog.lists["hand_order"].currentIndex() == 2
    assert dialog.volume.value() == 5


def test_what_games_declare_can_be_chosen(program: Program, dialog: PreferencesDialog) -> None:
    box = dialog.lists["knock_window"]
    assert [box.itemText(place) for place in range(2)] == ["until everybody has answered", "5 seconds"]
    pick(dialog, "knock_window", 0)
    dialog.ticks["fill_sheet"].click()
    values = SettingsFile(program.preferences.file.path).values
    assert (values.value("knock_window"), values.value("fill_sheet")) == ("ask", False)


def test_the_keys_scroll_in_their_list_alone(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    """The other page needs more height than there is, and this one does not."""
    bar = dialog.sheet.verticalScrollBar()
    dialog.resize(dialog.width(), 420)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    dialog.pages.setCurrentWidget(dialog.keys)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    assert dialog.keys.list.tree.verticalScrollBar().maximum() > 0
