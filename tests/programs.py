"""A whole program in a folder of its own, in English and in the light theme."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.storage.folders import portable_folders


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en", theme="light"))
    yield program
    program.close()
