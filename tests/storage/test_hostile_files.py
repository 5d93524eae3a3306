"""Files that are pipes, bombs or left over, and who may read what is stored."""

import os
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.cli.check import _check_file
from holzwurm_desktop.storage.archive import import_all
from holzwurm_desktop.storage.backups import back_up, clear_leftovers, list_backups
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import noted, replacing
from holzwurm_desktop.storage.folders import Folders, NoHome, default_folders, make_private, portable_folders
from holzwurm_desktop.storage.settings import SettingsFile

Json = dict[str, Any]
OpenMatches = Callable[..., Opened]
posix = pytest.mark.skipif(os.name != "posix", reason="POSIX only")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return portable_folders(tmp_path)


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    if os.name != "posix":
        pytest.skip("no pipes here")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.mark.parametrize("suffix", ["", ".jsonl"])
def test_check_waits_for_no_pipe(pipe: Path, suffix: str) -> None:
    named = pipe.rename(pipe.with_name(f"pipe{suffix}"))
    assert list(_check_file(named)) == [(0, f"{named}: This is not a file.")]


def test_a_pipe_in_the_place_of_the_matches_is_not_waited_for(open_matches: OpenMatches, pipe: Path) -> None:
    opened = open_matches(pipe)
    assert (opened.persistent, [each.data["reason"] for each in opened.notices]) == (False, ["not-a-file"])


def test_a_line_that_is_too_long_is_refused_and_the_next_one_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holzwurm_desktop.cli.check.MAX_RECORD_BYTES", 100)
    path = tmp_path / "long.jsonl"
    path.write_bytes(b'"' + b"x" * 1000 + b'"\n{}\n')
    said = list(_check_file(path))
    assert [line for line, _ in said] == [1, 2]
    assert "too large" in said[0][1]
    assert "not a game record" in said[1][1]


def archive(path: Path, lines: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("manifest.json", '{"format": "holzwurm-archive", "version": 1}')
        made.writestr("matches.jsonl", lines)
    return path


def test_an_archive_that_unpacks_to_far_more_than_it_is_is_refused(opened: Opened, tmp_path: Path) -> None:
    path = archive(tmp_path / "bomb.holzwurm.zip", b" " * 20_000_000)
    with pytest.raises(StorageError, match="packed too tightly"):
        import_all(path, opened.database)


def test_every_match_that_is_not_taken_over_is_counted(opened: Opened, tmp_path: Path) -> None:
    report = import_all(archive(tmp_path / "many.holzwurm.zip", b"{}\n" * 1500), opened.database)
    assert report.refusals == 1500
    assert len(report.refused) == 1000


def test_settings_with_a_number_beyond_all_bounds_start_afresh_and_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume": 30, "unknown": 1e999}', "utf-8")
    settings = SettingsFile(path)
    assert [each.code for each in settings.notices] == ["settings-damaged"]
    settings.change(volume=40)
    assert SettingsFile(path).values.volume == 40


@posix
def test_nobody_else_may_read_what_is_stored(
    open_matches: OpenMatches, folders: Folders, header: Json
) -> None:
    for folder in (folders.data, folders.config):
        folder.mkdir(parents=True)
        folder.chmod(0o755)
    folders.settings.write_text("{}")
    make_private(folders)
    opened = open_matches(folders.database)
    opened.matches.create(header)
    SettingsFile(folders.settings).change(volume=5)
    back_up(folders, datetime.now(UTC))
    for folder in (folders.data, folders.config, folders.backups):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for path in folder.iterdir():
            if path.is_file():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_a_clock_that_was_set_back_prevents_no_backup(
    opened: Opened, path: Path, tmp_path: Path, header: Json
) -> None:
    folders = Folders(path.parent, tmp_path / "config")
    now = datetime.now(UTC)
    ahead = back_up(folders, now + timedelta(days=400))
    assert ahead is not None
    later = (now + timedelta(days=400)).timestamp()
    os.utime(ahead, (later, later))
    for number in range(12):
        opened.matches.create(header)
        made = back_up(folders, now + timedelta(seconds=number))
        assert made is not None
        assert list_backups(folders)[0].path == made
        os.utime(made, (later, later))


KILLED = """
import os, sys
from pathlib import Path
from holzwurm_desktop.storage.files import noted, replacing
with noted(Path(sys.argv[1]), Path(sys.argv[2])), replacing(Path(sys.argv[2])) as file:
    file.write(b"half")
    os._exit(9)
"""


def test_what_a_killed_export_left_goes_at_the_next_start(folders: Folders, tmp_path: Path) -> None:
    folders.data.mkdir(parents=True)
    target = tmp_path / "elsewhere" / "all.holzwurm.zip"
    subprocess.run([sys.executable, "-c", KILLED, str(folders.data), str(target)], check=False)
    assert len(list(target.parent.iterdir())) == 1
    clear_leftovers(folders)
    assert not list(target.parent.iterdir())
    assert not list(folders.data.iterdir())


def test_an_export_that_ends_leaves_no_note(folders: Folders, tmp_path: Path) -> None:
    folders.data.mkdir(parents=True)
    with noted(folders.data, tmp_path / "all.zip"), replacing(tmp_path / "all.zip") as file:
        file.write(b"whole")
    assert not list(folders.data.iterdir())


def test_without_a_home_folder_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Folders:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("holzwurm_desktop.storage.folders._of_system", fail)
    with pytest.raises(NoHome):
        default_folders()
