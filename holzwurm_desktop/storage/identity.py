"""Whether the file at a database's path is still the one that was opened, and whether a log beside it is its own.

Nothing in SQLite's log says to which file it belongs: found beside another file of the same name it would be applied
to that one, and destroy it. So every run that has the folder for itself writes a token of its own into the database,
right into the file, and into a small file beside it. A log that a killed run has left belongs to the file if both
tokens are the same. Where the small file is missing nothing is known, and the log is believed. A folder that is
copied as a whole keeps its tokens, and so its log.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from secrets import token_hex

from holzwurm_desktop.storage.connection import SQLITE_FAULTS, Database, connect
from holzwurm_desktop.storage.errors import StorageError, from_os_error
from holzwurm_desktop.storage.files import LOG_SUFFIX, read_limited, reserve_name, write_atomically

_SUFFIX = "-token"
_MOST_BYTES = 100
_LOOKS = 3
# No step of the schema: databases without it are as good.
_TABLE = "CREATE TABLE IF NOT EXISTS run (token TEXT NOT NULL)"


def sign(connection: sqlite3.Connection, path: Path) -> None:
    """Write a new token into the database at `path` and beside it; where that cannot be done the old ones stay."""
    token = token_hex(16)
    with suppress(StorageError, OSError, *SQLITE_FAULTS):
        log = path.with_name(path.name + LOG_SUFFIX)
        changed = max(file.stat().st_mtime_ns for file in (path, log) if file is path or file.stat().st_size)
        with Database(connection, str(path)).writing():
            connection.execute(_TABLE)
            connection.execute("DELETE FROM run")
            connection.execute("INSERT INTO run VALUES (?)", (token,))
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        os.utime(
            path, ns=(path.stat().st_atime_ns, changed)
        )  # a token is nothing new that a backup should hold
        # From here on the log is empty, so that an old token beside the file does no harm.
        if busy:  # the token may not be in the file itself
            _beside(path).unlink(missing_ok=True)
        else:
            write_atomically(_beside(path), token.encode("ascii"), private=True)


def has_foreign_log(path: Path) -> bool:
    """Whether the log beside a closed database belongs to another file."""
    log = path.with_name(path.name + LOG_SUFFIX)
    try:
        if not log.exists() or not log.stat().st_size:
            return False
        expected = _token_beside(path)
        return expected is not None and token_in(path) != expected
    except (OSError, StorageError):
        return False


def set_log_aside(path: Path) -> Path:
    """Move the log of another file out of the way; its new path. Raises `StorageError`."""
    log = path.with_name(path.name + LOG_SUFFIX)
    try:
        kept = reserve_name(log, "foreign")
        log.replace(kept)
        path.with_name(path.name + "-shm").unlink(missing_ok=True)
    except OSError as error:
        raise from_os_error(error, log) from error
    return kept


def token_in(path: Path) -> str | None:
    """The token in the file itself, without what is in a log; None if there is none. Raises `StorageError`
    (`damaged`) for a damaged database."""
    try:
        with closing(connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", wait=0)) as connection:
            row = connection.execute("SELECT token FROM run").fetchone()
    except SQLITE_FAULTS as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
            raise StorageError("damaged", {"path": str(path)}) from error
        return None
    return None if row is None else str(row[0])


class Identity:
    """The file that was opened, recognised later. Cheap as long as nobody has touched it."""

    def __init__(self, path: Path, signed: bool) -> None:
        """`signed`: by this run; another one's token may change. Raises OSError."""
        self.path = path
        self._token: str | None = None
        if signed:
            with suppress(StorageError):
                self._token = token_in(path)
        self._file, self._state = _look_at(path)

    def holds(self) -> bool:
        """Whether the same file is at the path, with the same database in it."""
        try:
            file, state = _look_at(self.path)
        except OSError:
            return False
        if file != self._file:
            return False
        # Written to: by SQLite, which moves the log into it, or by somebody else.
        if state != self._state and self._token is not None and not self._has_token():
            return False
        self._state = state
        return True

    def _has_token(self) -> bool:
        """Whether the token is in the file, or that of a run which has opened the same database later."""
        try:
            # Perhaps only at the next look: another process may be writing.
            return any(
                token_in(self.path) in {self._token, _token_beside(self.path)} - {None} for _ in range(_LOOKS)
            )
        except StorageError:
            return True  # damaged, which SQLite will tell

    @property
    def overwritten(self) -> bool:
        """Whether, after `holds` was False, another database was written into the same file, so that the open
        connection reads a mixture."""
        with suppress(OSError):
            return _look_at(self.path)[0] == self._file
        return False


def _look_at(path: Path) -> tuple[tuple[int, int], tuple[int, int]]:
    found = path.stat()
    return (found.st_dev, found.st_ino), (found.st_size, found.st_mtime_ns)


def _beside(path: Path) -> Path:
    return path.with_name(path.name + _SUFFIX)


def _token_beside(path: Path) -> str | None:
    try:
        return read_limited(_beside(path), _MOST_BYTES).decode("ascii", "replace")
    except StorageError:
        return None
