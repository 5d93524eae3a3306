"""The settings as a Qt object."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.settings import SettingsFile


def test_a_change_is_saved_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(SettingsFile(tmp_path / "settings.json"))
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.change(theme="dark")
    assert told.args == ["theme"]
    assert SettingsFile(tmp_path / "settings.json").values.theme == "dark"


def test_a_change_to_the_same_value_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    preferences = Preferences(SettingsFile(tmp_path / "settings.json"))
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.change(theme="system")


def test_a_change_that_cannot_be_saved_holds_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way of a folder")
    preferences = Preferences(SettingsFile(tmp_path / "file" / "settings.json"))
    with qtbot.waitSignal(preferences.saving_failed) as failed:
        preferences.change(theme="dark")
    assert failed.args is not None
    assert failed.args[0].code == "not-a-file"
    assert preferences.values.theme == "dark"


def test_a_value_that_is_none_is_refused(tmp_path: Path) -> None:
    preferences = Preferences(SettingsFile(tmp_path / "settings.json"))
    with pytest.raises(ValueError, match="theme"):
        preferences.change(theme="pink")
