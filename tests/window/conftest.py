"""The fixture `program`, see `tests.programs`, and its window, in which nothing moves by itself."""

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.window.main_window import MainWindow
from tests.programs import program

__all__ = ["program"]


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window
