"""A file that is deleted or replaced under a running window, and a log that belongs to another file."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import Notice, StorageError

Json = dict[str, Any]
OpenMatches = Callable[..., Opened]

KILLED = """
import os, signal, sys
from pathlib import Path
from holzwurm_desktop.storage.database import open_database
opened = open_database(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    opened.matches.create({"game": "holzwurm", "seats": []}, title=f"killed {number}")
os.kill(os.getpid(), signal.SIGKILL)
"""


def titles(opened: Opened) -> list[str]:
    return sorted(match.title for match in opened.matches.list_running())


def told_by(opened: Opened) -> list[Notice]:
    told: list[Notice] = []
    opened.database.tell = told.append
    return told


@pytest.fixture
def other(open_matches: OpenMatches, tmp_path: Path, header: Json) -> Path:
    """Another database, closed."""
    path = tmp_path / "elsewhere" / "other.sqlite"
    opened = open_matches(path)
    opened.matches.create(header, title="theirs")
    opened.close()
    return path


@pytest.mark.parametrize("with_log", [True, False])
def test_a_deleted_file_is_written_again_with_everything(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json, with_log: bool
) -> None:
    told = told_by(opened)
    opened.matches.create(header, title="before")
    path.unlink()
    if with_log:
        for end in ("-wal", "-shm"):
            path.with_name(path.name + end).unlink()
    opened.matches.create(header, title="after")
    assert [each.code for each in told] == ["database-deleted"]
    opened.matches.create(header, title="later")
    opened.close()
    assert titles(open_matches(path)) == ["after", "before", "later"]


def test_a_file_put_in_its_place_is_kept_and_nothing_is_lost(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json, other: Path
) -> None:
    told = told_by(opened)
    opened.matches.create(header, title="before")
    shutil.copy(other, path.with_name("new"))
    path.with_name("new").replace(path)
    opened.matches.create(header, title="after")
    (notice,) = told
    assert notice.code == "database-replaced"
    opened.close()
    assert titles(open_matches(path)) == ["after", "before"]
    assert titles(open_matches(Path(str(notice.data["kept_as"])))) == ["theirs"]


def test_what_was_written_over_is_not_written_to(
    opened: Opened, path: Path, header: Json, other: Path
) -> None:
    opened.matches.create(header, title="before")
    content = other.read_bytes()
    with path.open("r+b") as file:
        file.write(content)
        file.truncate()
    for _ in range(2):
        with pytest.raises(StorageError, match="replaced"):
            opened.matches.create(header, title="after")
    assert opened.matches.list_running() == []
    opened.close()
    assert path.read_bytes() == content


def test_ordinary_use_is_no_replacement(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json
) -> None:
    told = told_by(opened)
    second = open_matches(path, alone=False)
    for _ in range(3):
        opened.matches.create(header)
        second.matches.create(header)
        with second.database.reading():
            pass
        second.database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert told == []
    assert len(opened.matches.list_running()) == 6


def killed_with_log(path: Path, count: int = 3) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), str(count)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert path.with_name(path.name + "-wal").stat().st_size


@pytest.mark.skipif(os.name != "posix", reason="kills")
def test_the_log_of_a_killed_run_is_applied(open_matches: OpenMatches, path: Path) -> None:
    killed_with_log(path)
    opened = open_matches(path)
    assert (opened.notices, len(titles(opened))) == ((), 3)


@pytest.mark.skipif(os.name != "posix", reason="kills")
@pytest.mark.parametrize("in_place", [True, False])
def test_the_log_of_another_file_is_set_aside(
    open_matches: OpenMatches, path: Path, other: Path, in_place: bool
) -> None:
    killed_with_log(path)
    log = path.with_name(path.name + "-wal").read_bytes()
    if not in_place:
        path.unlink()
    shutil.copyfile(other, path)
    opened = open_matches(path)
    (notice,) = opened.notices
    assert notice.code == "log-foreign"
    assert Path(str(notice.data["kept_as"])).read_bytes() == log
    assert titles(opened) == ["theirs"]


@pytest.mark.skipif(os.name != "posix", reason="kills")
def test_a_folder_that_is_copied_as_a_whole_keeps_its_log(
    open_matches: OpenMatches, path: Path, tmp_path: Path
) -> None:
    killed_with_log(path)
    shutil.copytree(path.parent, tmp_path / "copy")
    opened = open_matches(tmp_path / "copy" / path.name)
    assert (opened.notices, len(titles(opened))) == ((), 3)
