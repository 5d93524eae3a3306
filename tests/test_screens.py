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
from PySide6.QtWidgets import QApplication, QDialog

from holzwurm_desktop import dialogs
from holzwurm_desktop.dialogs.frame import WorkshopDialog
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
    facts = {"name": "small", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    config = folder / "screen.json"
    config.write_text(json.dumps({"screens": [facts | usual]}))
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
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


def test_every_dialog_is_among_those_that_are_tried(qapp: QApplication, tmp_path: Path) -> None:
    for module in pkgutil.iter_modules(dialogs.__path__):
        import_module(f"{dialogs.__name__}.{module.name}")
    there = {
        each
        for kind in (QDialog, WorkshopDialog)
        for each in kind.__subclasses__()
        if each.__module__.startswith(dialogs.__name__) and each is not WorkshopDialog
    }
    assert ScreensAlone(tmp_path, "en", 100).kinds() == there
