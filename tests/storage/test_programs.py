"""The programs that can play, as the settings hold them."""

from __future__ import annotations

import json
from pathlib import Path

from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.programs import called, programs_in
from holzwurm_desktop.storage.settings import SettingsFile


def test_what_is_no_program_is_left_out() -> None:
    stored: dict[str, object] = {
        "Bot": "bot --fast",
        "": "x",
        " a ": "x",
        "n" * 50: "x",
        "No": 3,
        "Blank": "  ",
    }

    assert programs_in(stored) == {"Bot": "bot --fast"}


def test_a_program_is_found_in_whichever_spelling() -> None:
    assert called({"Bot": "bot"}, " bOT") == "Bot"
    assert called({"Bot": "bot"}, "Bo") is None


def test_commands_leave_this_computer_with_no_export(opened: Opened, tmp_path: Path) -> None:
    here = SettingsFile(tmp_path / "here.json")
    here.change(programs={"Bot": "bot --secret-place"}, player_name="Zoë")
    file = tmp_path / "all.zip"
    export_all(file, opened.database, here)

    there = SettingsFile(tmp_path / "there.json")
    report = import_all(file, opened.database, there)

    assert report.settings == ["player_name"]
    assert there.values.programs == {}
    assert b"secret-place" not in file.read_bytes()


def test_no_import_brings_a_command_along(opened: Opened, tmp_path: Path) -> None:
    """Else a file from a stranger could have a program of theirs run here."""
    here = SettingsFile(tmp_path / "here.json")
    here.change(player_name="Zoë")
    file = tmp_path / "all.zip"
    export_all(file, opened.database, here)
    hostile = with_settings(file, {"programs": {"Bot": "rm -rf /"}, "volume": 10})

    there = SettingsFile(tmp_path / "there.json")
    report = import_all(hostile, opened.database, there)

    assert report.settings == ["volume"]
    assert there.values.programs == {}


def with_settings(file: Path, settings: dict[str, object]) -> Path:
    """A copy of an export with other settings in it."""
    import zipfile

    copy = file.with_name("hostile.zip")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(copy, "w") as new:
        for entry in old.infolist():
            text = json.dumps(settings).encode() if entry.filename == "settings.json" else old.read(entry)
            new.writestr(entry.filename, text, entry.compress_type)
    return copy
