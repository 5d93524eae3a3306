"""Dialogs and letters: whatever their size, a dialog fits the screen and its buttons stay in sight."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.screens import room_for
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.table.letters import letters_scale


@pytest.fixture
def preferences(program: Program, qtbot: QtBot) -> PreferencesDialog:
    program.window.show()
    program.window.windows.preferences()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PreferencesDialog)
    qtbot.waitExposed(dialog)
    return dialog


def fits(dialog: WorkshopDialog) -> bool:
    """Whether the dialog is on the screen, with its title and its buttons."""
    QApplication.processEvents()
    inside = dialog.rect().contains(dialog.buttons.geometry()) and dialog.rect().contains(
        dialog.plank.geometry()
    )
    return inside and dialog.screen().availableGeometry().contains(dialog.frameGeometry())


def test_the_text_size_applies_at_once(program: Program, preferences: PreferencesDialog) -> None:
    before, heading = QFont(preferences.font()), preferences._headings["you"].font().pointSizeF()
    preferences.text_size.setValue(200)
    assert preferences.font().pointSizeF() == pytest.approx(2 * before.pointSizeF())
    assert preferences._headings["you"].font().pointSizeF() == pytest.approx(2 * heading)
    assert letters_scale() == pytest.approx(2, abs=0.1)
    assert program.preferences.values.text_size == 200
    preferences.text_size.setValue(100)
    assert preferences.font().pointSizeF() == pytest.approx(before.pointSizeF())


def test_the_largest_letters_fit_in_french(program: Program, preferences: PreferencesDialog) -> None:
    program.preferences.change(language="fr", text_size=200)
    assert fits(preferences)
    assert preferences.size().boundedTo(room_for(preferences)) == preferences.size()


def test_a_drop_down_list_shows_its_last_entry(preferences: PreferencesDialog) -> None:
    box: QComboBox = preferences.lists["theme"]
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    last = view.visualRect(view.model().index(box.count() - 1, 0))
    assert last.bottom() < view.viewport().height()
    box.hidePopup()
