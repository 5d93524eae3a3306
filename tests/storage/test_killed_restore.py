"""A program that is killed while it brings back a backup leaves the old matches or the new ones, never none."""

import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from holzwurm_desktop.storage.backups import back_up, clear_leftovers
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.folders import Folders, portable_folders

SCRIPT = """
import os, sys
from pathlib import Path
left = int(sys.argv[1])

def killed_after(name):
    real = getattr(os, name)
    def call(*given, **more):
        global left
        left -= 1
        if left < 0:
            os._exit(9)
        return real(*given, **more)
    setattr(os, name, call)

for name in ("fsync", "replace", "unlink", "rename"):
    killed_after(name)
from holzwurm_desktop.storage.backups import restore
from holzwurm_desktop.storage.folders import portable_folders
restore(Path(sys.argv[3]), portable_folders(Path(sys.argv[2])))
"""


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return portable_folders(tmp_path)


def titles(opened: Opened) -> list[str]:
    return sorted(match.title for match in opened.matches.list_running())


def test_whenever_it_is_killed_old_or_new_matches_are_there_and_nothing_half_written_stays(
    folders: Folders, open_matches: Callable[..., Opened], header: dict[str, object], tmp_path: Path
) -> None:
    opened = open_matches(folders.database)
    opened.matches.create(header, title="in the backup")
    backup = back_up(folders, datetime(2026, 11, 28, tzinfo=UTC))
    assert backup is not None
    opened.matches.create(header, title="since then")
    old = folders.database
    found = set()
    for calls in range(40):
        status = subprocess.run(
            [sys.executable, "-c", SCRIPT, str(calls), str(tmp_path), str(backup)], check=False
        ).returncode
        clear_leftovers(folders)
        assert not list(folders.data.glob(".*.tmp"))
        again = open_matches(old)
        assert again.notices == ()
        found.add(tuple(titles(again)))
        again.close()
        if status == 0:
            break
    assert status == 0
    assert found == {("in the backup", "since then"), ("in the backup",)}
