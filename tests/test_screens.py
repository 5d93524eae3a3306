"""Small and scaled screens, and large letters: everything can be reached, and nothing lies outside."""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop import dialogs
from holzwurm_desktop.desktop.display import offscreen_platform
from holzwurm_desktop.desktop.screens import TITLE_BAR, size_first
from holzwurm_desktop.languages import LANGUAGES
from tests.pseudo import PSEUDO
from tests.screens_alone import ScreensAlone

SCREENS = ((640, 400), (800, 600), (1366, 768))
SCALES = (1.0, 1.5, 2.0)
TEXT_SIZES = (100, 200)
ROOT = Path(__file__).parents[1]
OFTEN = ((640, 400), 1.0, 100), ((1366, 768), 1.5, 200)
"""Tried at every run; the others only where slow tests are."""


def faults(
    folder: Path, screen: tuple[int, int], scale: float, text_size: int, language: str
) -> list[list[str]]:
    """What does not fit on such a screen, as pairs of a window's name and the fault."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": offscreen_platform(folder, *screen),
        "QT_SCALE_FACTOR": str(scale),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.screens_alone", str(folder / "home"), language, str(text_size)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


WINDOWS = ((1024, 640), (800, 600), (1366, 768))
"""Screens on which every language is tried."""
WORDY = ("de", PSEUDO)
"""The languages with the longest words, tried on the first of these screens at every run."""
WORDS = [
    pytest.param(
        screen, language, marks=[] if screen == WINDOWS[0] and language in WORDY else [pytest.mark.slow]
    )
    for screen, language in product(WINDOWS, (*LANGUAGES, PSEUDO))
]
CASES = [
    pytest.param(screen, scale, size, marks=[] if (screen, scale, size) in OFTEN else [pytest.mark.slow])
    for screen, scale, size in product(SCREENS, SCALES, TEXT_SIZES)
]


@pytest.mark.skipif(os.name == "nt", reason="the colon of a drive ends the name of the screens' file")
@pytest.mark.parametrize(("screen", "scale", "text_size"), CASES)
def test_everything_fits_or_can_be_scrolled_to(
    screen: tuple[int, int], scale: float, text_size: int, tmp_path: Path
) -> None:
    language = ("de", "fr", "nl")[SCREENS.index(screen)]
    assert faults(tmp_path, screen, scale, text_size, language) == []


@pytest.mark.skipif(os.name == "nt", reason="the colon of a drive ends the name of the screens' file")
@pytest.mark.parametrize(("screen", "language"), WORDS)
def test_no_words_are_cut_off_in_any_language(screen: tuple[int, int], language: str, tmp_path: Path) -> None:
    assert faults(tmp_path, screen, 1.0, 100, language) == []


def test_a_window_opens_no_larger_than_the_screen(qapp: QApplication, qtbot: QtBot) -> None:
    room = qapp.primaryScreen().availableSize()
    window = QWidget()
    qtbot.addWidget(window)
    size_first(window, room.width() + 500, 300)
    assert (window.width(), window.height()) == (room.width(), 300)
    size_first(window, 300, room.height())
    assert (window.width(), window.height()) == (300, room.height() - TITLE_BAR)


def test_every_dialog_is_among_those_that_are_tried(qapp: QApplication, tmp_path: Path) -> None:
    for module in pkgutil.iter_modules(dialogs.__path__):
        import_module(f"{dialogs.__name__}.{module.name}")
    there = {
        each
        for each in kinds_of(QDialog)
        if each.__module__.startswith(dialogs.__name__) and not each.__subclasses__()
    }
    assert ScreensAlone(tmp_path, "en", 100).kinds() == there


def kinds_of(kind: type[QDialog]) -> set[type[QDialog]]:
    """All classes that derive from one."""
    return {each for below in kind.__subclasses__() for each in (below, *kinds_of(below))}
