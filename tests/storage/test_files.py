import os
import sys
from datetime import date
from pathlib import Path

import pytest

from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import set_aside, write_atomically


def test_a_file_set_aside_carries_reason_day_and_number(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"old")
    kept = set_aside(path, "damaged")
    assert kept.name == f"games.damaged-{date.today():%Y%m%d}-1.sqlite"
    assert kept.read_bytes() == b"old"
    assert not path.exists()


def test_a_second_file_set_aside_leaves_the_first(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    kept = []
    for content in (b"first", b"second"):
        path.write_bytes(content)
        kept.append(set_aside(path, "damaged"))
    assert [file.read_bytes() for file in kept] == [b"first", b"second"]


def test_what_sqlite_keeps_beside_a_database_goes_with_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"database")
    (tmp_path / "games.sqlite-wal").write_bytes(b"log")
    kept = set_aside(path, "newer")
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"log"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_name_with_a_log_left_beside_it_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    log = tmp_path / f"games.damaged-{date.today():%Y%m%d}-1.sqlite-wal"
    log.write_bytes(b"log of another file")
    path.write_bytes(b"old")
    assert set_aside(path, "damaged").name.endswith("-2.sqlite")
    assert log.read_bytes() == b"log of another file"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_usual_file_is_not_replaced_by_one(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(StorageError) as refused:
        write_atomically(path, b"new")
    assert refused.value.code == "not-a-file"
    assert path.is_fifo()
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]
