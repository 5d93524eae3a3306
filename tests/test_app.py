"""The entry point and the composition root."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from holzwurm_desktop import __main__, __version__
from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.desktop.display import OFFSCREEN, choose_display
from holzwurm_desktop.storage.folders import portable_folders


def start(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program without a display."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "holzwurm_desktop", *arguments],
        capture_output=True,
        text=True,
        env=environment | variables,
        timeout=50,
        check=False,
    )


def test_the_version_is_told() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout) == (0, f"Holzwurm Desktop {__version__}\n")


def test_without_a_display_one_line_names_what_works() -> None:
    done = start()
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "selfplay" in done.stderr


@pytest.mark.parametrize("arguments", [["--nonsense"], ["--lang", "xx"], ["a", "b"]])
def test_wrong_usage_is_told_in_one_line(arguments: list[str]) -> None:
    done = start(*arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_subcommands_import_no_qt() -> None:
    code = (
        "import sys; from holzwurm_desktop.__main__ import main\n"
        "try: main(['check', '--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_a_second_copy_says_so_and_keeps_the_first_ones_matches(qapp: QApplication, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    first = Program(qapp, folders, Wishes(language="en"))
    second = Program(qapp, folders, Wishes(language="en"))
    told = second.window.notices.label.text()
    quiet = first.window.notices.isHidden()
    first.close()
    second.close()
    assert "already open" in told
    assert quiet


def test_a_damaged_database_is_told_of(qapp: QApplication, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    folders.data.mkdir(parents=True)
    folders.database.write_bytes(b"no database at all" * 100)
    program = Program(qapp, folders, Wishes(language="en"))
    told = program.window.notices.label.text()
    program.close()
    assert "could not be read" in told
    assert str(tmp_path) in told


def test_damaged_settings_are_told_of(qapp: QApplication, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    folders.config.mkdir(parents=True)
    folders.settings.write_text("{")
    program = Program(qapp, folders, Wishes(language="en"))
    told = program.window.notices.label.text()
    program.close()
    assert "preferences could not be read" in told


def test_a_record_named_at_the_start_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    program = Program(qapp, portable_folders(tmp_path), Wishes(record=tmp_path / "none.json", language="en"))
    told = program.window.notices.label.text()
    program.close()
    assert "There is no file" in told


def test_sound_follows_the_preferences(qapp: QApplication, tmp_path: Path) -> None:
    program = Program(qapp, portable_folders(tmp_path), Wishes())
    program.preferences.change(sound=False, volume=50)
    enabled, gain = program._sounds._enabled, program._sounds._mixer.gain
    program.close()
    assert not enabled
    assert gain == pytest.approx(0.25)


@pytest.mark.parametrize("arguments", [["bench", "start", "--nonsense"], ["selftest", "--nonsense"]])
def test_wrong_usage_of_what_needs_a_window_is_told_in_one_line_too(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        __main__.main(arguments)

    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("system", "given", "always", "chosen"),
    [
        ("linux", {}, "", "offscreen"),
        ("linux", {"DISPLAY": ":0"}, "", None),
        ("linux", {"DISPLAY": ":0"}, OFFSCREEN, "offscreen"),
        ("linux", {"QT_QPA_PLATFORM": "minimal"}, "", "minimal"),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, "offscreen:configfile=a", "offscreen:configfile=a"),
        ("linux", {"QT_QPA_PLATFORM": "offscreen:b"}, "offscreen:configfile=a", "offscreen:b"),
        ("win32", {}, OFFSCREEN, None),
        ("darwin", {}, OFFSCREEN, None),
    ],
)
def test_it_draws_into_memory_where_nobody_looks(
    monkeypatch: pytest.MonkeyPatch, system: str, given: dict[str, str], always: str, chosen: str | None
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(os, "environ", dict(given))
    choose_display(always)
    assert os.environ.get("QT_QPA_PLATFORM") == chosen
