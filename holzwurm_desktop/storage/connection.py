"""One SQLite connection with explicit transactions, its failures raised as `StorageError`."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from holzwurm_desktop.storage.errors import Notice, from_sqlite_error
from holzwurm_desktop.storage.json_text import stored_text

SMALLEST = 512
"""The fewest bytes of a database that holds anything: the smallest page of SQLite."""
SQLITE_FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What a call of SQLite may raise; the second one when its message quotes a damaged text."""


def connect(database: str | Path, *, wait: float = 5.0) -> sqlite3.Connection:
    """A connection in autocommit mode that reads damaged text instead of failing at it: see `DamagedText`.

    `database` is a path, `:memory:` or a `file:` address; `wait`: how many seconds to wait for another
    connection's lock. Every connection of this program is made here. Raises `SQLITE_FAULTS`.
    """
    uri = isinstance(database, str) and database.startswith("file:")
    # isolation_level=None: Python's module would otherwise begin transactions by itself, at moments of its choice.
    if isinstance(database, Path) and not database.exists():  # its log and the like get the same rights
        with suppress(OSError):
            os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = sqlite3.connect(database, timeout=wait, isolation_level=None, uri=uri)
    connection.text_factory = stored_text
    return connection


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether the file's structure is intact. Raises `SQLITE_FAULTS`."""
    # quick_check would report a value outside its CHECK constraint, but that is damage to one match, not to the file.
    connection.execute("PRAGMA ignore_check_constraints = ON")
    try:
        sound: bool = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    finally:
        connection.execute("PRAGMA ignore_check_constraints = OFF")
    return sound


_abandoned: list[sqlite3.Connection] = []
"""Connections that end with the process."""


class Database:
    """A connection in autocommit mode; every change goes through `writing`. For one thread only."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        """Takes ownership of `connection` (made by `connect`); `path` is for error messages."""
        self._connection = connection
        self._path = path
        self.before_writing: Callable[[], None] = lambda: None
        """Called before each transaction that writes; may `move_to` another connection or raise `StorageError`."""
        self.tell: Callable[[Notice], None] = lambda notice: None
        """Called with what happened to the file meanwhile."""

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction for writing: all of it happens or nothing.

        Raises `StorageError` (`disk-full`, `read-only`, `locked`, `damaged`, `io-error`, `replaced`).
        """
        self.before_writing()
        # A deferred transaction that reads and then writes can fail with "busy" at once, without waiting at all.
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Several queries that see the same moment, whatever is written meanwhile. Raises `StorageError`."""
        with self._transaction("BEGIN DEFERRED") as connection:
            yield connection

    def snapshot(self) -> bytes:
        """The whole database as it is now, as the bytes of a file; for databases that live in memory."""
        return self._connection.serialize()

    def move_to(self, connection: sqlite3.Connection, path: str) -> None:
        """Close the connection and go on with another, which is taken over."""
        self._connection.close()
        self._connection, self._path = connection, path

    def copy_to(self, target: sqlite3.Connection) -> None:
        """Copy everything to another database. Raises `StorageError`."""
        try:
            copy_whole(self._connection, target)
        except SQLITE_FAULTS as error:
            raise (from_sqlite_error(error, self._path) or error) from error

    def abandon(self, instead: sqlite3.Connection) -> None:
        """Go on with another connection and never close this one: that would write its log into a file that is no
        longer ours."""
        _abandoned.append(self._connection)
        self._connection = instead

    def close(self) -> None:
        """Close the connection; SQLite then moves what is in the log into the file."""
        self._connection.close()

    @contextmanager
    def _transaction(
        self, begin: Literal["BEGIN IMMEDIATE", "BEGIN DEFERRED"]
    ) -> Iterator[sqlite3.Connection]:
        try:
            self._connection.execute(begin)
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # SQLite itself rolls back when the disk is full
                    self._connection.execute("ROLLBACK")
                raise
        except SQLITE_FAULTS as error:
            raise (from_sqlite_error(error, self._path) or error) from error


def copy_whole(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy a whole database. Raises sqlite3.Error."""
    source.execute("BEGIN")
    # `backup` retries without end while another process holds a lock; holding a read lock, it cannot meet one.
    source.execute("SELECT 1 FROM sqlite_master").fetchone()
    source.backup(target)
    source.execute("COMMIT")
