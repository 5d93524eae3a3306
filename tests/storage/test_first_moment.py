"""Two copies of the program that make the file at the same moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage import database


class BusyAtFirst:
    """A connection that another process keeps from switching to the log for so many tries."""

    def __init__(self, path: Path, tries: int) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self.tries = tries

    def execute(self, statement: str) -> sqlite3.Cursor:
        if self.tries:
            self.tries -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error
        return self._connection.execute(statement)

    def close(self) -> None:
        self._connection.close()


def test_a_copy_waits_while_another_one_begins_the_log(tmp_path: Path) -> None:
    connection: Any = BusyAtFirst(tmp_path / "games.sqlite", tries=3)

    assert database._begin_log(connection, lock_wait=30.0) == "wal"
    assert connection.tries == 0
    connection.close()


def test_it_does_not_wait_for_ever(tmp_path: Path) -> None:
    connection: Any = BusyAtFirst(tmp_path / "games.sqlite", tries=1_000_000)

    with pytest.raises(sqlite3.OperationalError, match="locked"):
        database._begin_log(connection, lock_wait=0.0)
    connection.close()


def test_a_file_that_stays_locked_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite"
    looked = database._check
    others: list[sqlite3.Connection] = []

    def other_begins(*given: Any) -> None:
        looked(*given)
        others.append(sqlite3.connect(path, isolation_level=None))
        others[0].execute("BEGIN EXCLUSIVE")

    monkeypatch.setattr(database, "_check", other_begins)

    opened = database.open_database(path, lock_wait=0.0)

    assert not opened.persistent
    assert [notice.code for notice in opened.notices] == ["database-locked"]
    opened.close()
    others[0].close()
