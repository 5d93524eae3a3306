"""Which commit the program is from."""

import shutil
import subprocess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop import __version__, paths
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs import about
from holzwurm_desktop.dialogs.about import AboutDialog
from tests.programs import program

__all__ = ["program"]


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no Git")
def test_a_checkout_tells_its_commit(tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        me = ("-c", "user.name=Nora", "-c", "user.email=nora@example.org", "-c", "commit.gpgsign=false")
        done = subprocess.run(
            ["git", *me, *arguments], cwd=tmp_path, check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    assert paths.commit_of(tmp_path) == ""
    git("init")
    assert paths.commit_of(tmp_path) == ""  # it has no commit yet
    git("commit", "--allow-empty", "-m", "Begin")
    assert paths.commit_of(tmp_path) == git("rev-parse", "HEAD")[:12]


def test_a_folder_within_a_checkout_is_none(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "inside").mkdir()
    assert paths.commit_of(tmp_path / "inside") == ""


def test_a_package_tells_what_was_noted_when_it_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "commit.txt").write_text("0123456789ab\n")
    monkeypatch.setattr(paths, "_INSTALLED", tmp_path)
    assert paths.commit() == "0123456789ab"


def shown(program: Program, qtbot: QtBot) -> tuple[str, str]:
    dialog = AboutDialog(program.folders, program.appearance)
    qtbot.addWidget(dialog)
    return dialog.plank._line, dialog.text.text()


def test_about_shows_version_commit_and_where_everything_lies(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "commit", lambda: "0123456789ab")
    line, text = shown(program, qtbot)
    assert line == f"Version {__version__}, commit 0123456789ab"
    assert str(program.folders.data) in text
    assert str(program.folders.config) in text
    assert "licences of the libraries" not in text


def test_about_names_the_licences_that_a_bundle_has(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(about, "commit", lambda: "")
    monkeypatch.setattr(about, "licences", lambda: tmp_path / "licences")
    line, text = shown(program, qtbot)
    assert line == f"Version {__version__}"
    assert str(tmp_path / "licences") in text
