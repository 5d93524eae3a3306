"""Qt's own words in what we show of Qt: where Qt lacks a translation, we have one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QFileInfo, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFileSystemModel,
    QLabel,
)
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.languages import FALLBACK, LANGUAGES
from holzwurm_desktop.storage.folders import portable_folders

ALIKE = {"Type", "Name", "Details", "OK", "Computer", "Date"}
"""What is spelt alike in some of the languages and in English."""


def words_of(dialog: QFileDialog) -> Iterator[str]:
    """All that a file dialog of Qt says, where files have names without letters."""
    for button in dialog.findChildren(QAbstractButton):
        yield from (button.text(), button.toolTip(), button.accessibleName(), button.accessibleDescription())
    for label in dialog.findChildren(QLabel):
        yield label.text()
    for action in dialog.actions():
        yield action.text()
    for box in dialog.findChildren(QComboBox):
        yield box.toolTip()
    for model in dialog.findChildren(QFileSystemModel):
        for column in range(model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal))
        yield model.type(model.index(QDir.rootPath()))
        yield str(model.myComputer())
        provider = model.iconProvider()
        yield from (provider.type(QFileInfo(QDir.tempPath())), provider.type(QFileInfo(__file__)))


def said(program: Program, folder: Path, save: bool) -> list[str]:
    dialog = QFileDialog(program.window, "", str(folder), "(*.1)")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    mode = QFileDialog.AcceptMode.AcceptSave if save else QFileDialog.AcceptMode.AcceptOpen
    dialog.setAcceptMode(mode)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile if save else QFileDialog.FileMode.ExistingFile)
    dialog.show()
    words = [word for word in words_of(dialog) if any(letter.isalpha() for letter in word)]
    dialog.close()
    return words


@pytest.mark.parametrize("save", [False, True], ids=["open", "save"])
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK])
def test_a_file_dialog_speaks_the_players_language(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, language: str, save: bool
) -> None:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language=language, theme="light"))
    own = said(program, tmp_path, save)
    program.preferences.change(language=FALLBACK)
    english = said(program, tmp_path, save)
    program.close()
    assert len(own) == len(english) > 10
    left = {word for word, source in zip(own, english, strict=True) if word == source}
    assert left - ALIKE == set()


SAME = {"es": {"&No"}}
"""What is spelt as in English."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK])
def test_the_standard_buttons_speak_the_players_language(
    qapp: QApplication, tmp_path: Path, language: str
) -> None:
    kinds = QDialogButtonBox.StandardButton
    program = Program(qapp, portable_folders(tmp_path), Wishes(language=language, theme="light"))
    box = QDialogButtonBox(kinds.Close | kinds.Cancel | kinds.Yes | kinds.No | kinds.Open | kinds.Save)
    own = {button.text() for button in box.buttons()}
    program.close()
    english = {"Close", "Cancel", "&Yes", "&No", "Open", "Save"}
    assert not own & (english - SAME.get(language, set()))
