"""Windows that lie next to the main one: the table may cover them, and they do not keep the program running."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.rules import RulesDialog
from holzwurm_desktop.storage.folders import portable_folders


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en"))
    program.window.show()
    qtbot.waitExposed(program.window)
    yield program
    program.close()


def rules_of(program: Program) -> RulesDialog:
    return next(each for each in program.window.findChildren(RulesDialog) if each.isVisible())


def may_be_covered(dialog: QDialog) -> bool:
    handle = dialog.windowHandle()
    return dialog.windowType() == Qt.WindowType.Window and handle.transientParent() is None


def test_the_table_may_cover_the_rules(program: Program) -> None:
    program.window.windows.rules("holzwurm")

    assert may_be_covered(rules_of(program))
    assert not rules_of(program).testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


def test_also_after_they_lay_above_a_dialog(program: Program) -> None:
    windows = program.window.windows
    windows.new_game("holzwurm")
    modal = windows.latest
    assert modal is not None

    windows.rules("holzwurm")
    above = next(each for each in QApplication.topLevelWidgets() if isinstance(each, RulesDialog))
    assert above.parent() is modal
    modal.close()
    QApplication.processEvents()

    assert may_be_covered(rules_of(program))


def test_closing_the_main_window_ends_the_program_though_the_rules_are_open(
    program: Program, qapp: QApplication
) -> None:
    program.window.windows.rules("holzwurm")
    QTimer.singleShot(0, program.window.close)
    too_late = QTimer(interval=20_000, singleShot=True)
    too_late.timeout.connect(lambda: qapp.exit(1))
    too_late.start()

    assert qapp.exec() == 0
