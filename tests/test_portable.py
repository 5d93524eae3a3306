"""Portable mode: everything in one folder, and nothing anywhere else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.playing import ROOT

PLAY = """
import sys
from PySide6.QtCore import QTimer
from holzwurm_desktop import app, __main__
from holzwurm_desktop.models.new_game import Choices, Seat

def play(program):
    program.preferences.change(animation_speed="off", sound=False, volume=11)
    program._backup.start(0)
    program.window.begin("holzwurm", Choices((Seat("Nora"), Seat("Ben")), {"rounds": 1}, start=0))
    program.window.session.play(program.window.session.legal_moves()[0])
    def leave():
        if program._backup.run is not None and not program._backup.run.is_alive():
            program.window.close()
    timer = QTimer(program.window, interval=20)
    timer.timeout.connect(leave)
    timer.start()

class Playing(app.Program):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        QTimer.singleShot(0, lambda: play(self))

app.Program = Playing
sys.argv = sys.argv[1:]
sys.exit(__main__.main(sys.argv[1:]))
"""


def run(home: Path, program: Path, *arguments: str) -> None:
    """Start the window, make a move in it, and close it, for a user whose folders are below `home`."""
    environment = os.environ | {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "share"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(program), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert done.returncode == 0, done.stderr


def files(folder: Path) -> set[str]:
    """The lasting files of the program below a folder."""
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {name for name in found if name.endswith((".sqlite", ".json", ".zip"))}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def assert_all_there(folder: Path) -> None:
    found = files(folder)
    assert {"data/games.sqlite", "config/settings.json"} <= found
    assert any(name.startswith("data/backups/backup-") for name in found)


def test_with_the_switch_everything_is_kept_in_its_folder(tmp_path: Path, home: Path) -> None:
    run(home, tmp_path / "program", "--portable", str(tmp_path / "stick"))
    assert_all_there(tmp_path / "stick")
    assert files(home) == set()


def test_with_the_file_beside_the_program_everything_is_kept_there(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "portable").touch()
    run(home, folder / "program")
    assert_all_there(folder / "holzwurm-desktop-data")
    assert files(home) == set()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into the folders of Linux")
def test_otherwise_everything_is_kept_where_the_system_wants_it(tmp_path: Path, home: Path) -> None:
    run(home, tmp_path / "program")
    assert "share/holzwurm-desktop/games.sqlite" in files(home)
    assert "config/holzwurm-desktop/settings.json" in files(home)
