"""Opening the saved games: checked, migrated, and replaced by a fresh file when that is all that helps.

Write-ahead log with `synchronous = NORMAL`: a killed process loses at most the transaction it was making;
a power cut may lose the last seconds, and never damages what was there.
"""

import logging
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from holzwurm_desktop.storage.connection import SQLITE_FAULTS, Database, connect, copy_whole, is_whole
from holzwurm_desktop.storage.errors import Notice, StorageError, from_os_error, from_sqlite_error
from holzwurm_desktop.storage.files import reserve_name, set_aside
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.schema import STEPS, Steps, is_foreign, schema_version, take_steps
from holzwurm_desktop.storage.statistics import Statistics

logger = logging.getLogger(__name__)

_FALLBACK_NOTICES = {"locked": "database-locked", "disk-full": "database-disk-full"}
_USELESS = ("damaged", "newer")  # files that are set aside
_PAUSE = 0.005  # seconds between two tries to begin the log
_LOCK_WAIT = 1.0  # seconds; our own transactions last less than a thousandth of that


@dataclass(frozen=True)
class Opened:
    """The saved games and the statistics over them, with what the player should be told about the opening.

    `persistent` is False when nothing can be written and games live in memory only.
    Notices: `database-damaged` and `database-newer` (`kept_as`), `database-migrated` (`copy`, `from`, `to`),
    `database-read-only`, `database-locked`, `database-disk-full` and `start-failed` (`path`, `reason`: nothing
    will be kept).
    """

    matches: MatchStore
    statistics: Statistics
    notices: tuple[Notice, ...]
    persistent: bool
    database: Database

    def close(self) -> None:
        """Close the file; the store cannot be used any more."""
        self.database.close()


def open_database(
    path: Path, *, alone: bool = True, lock_wait: float = _LOCK_WAIT, steps: Steps = STEPS
) -> Opened:
    """Open the saved games at `path`, or make a new file; never fails and never overwrites.

    A damaged, foreign or newer file is set aside under another name; one damaged match is no damaged file, see
    `MatchSummary`. If the file or its folder cannot be written, games live in memory, beginning with those that
    could be read; after an error that nobody foresaw, with none (`open_nothing`). `alone` is False for
    a second copy (`DataLock.acquire` said so): it sets nothing aside, migrates nothing, purges nothing.
    `lock_wait` is how long a writing waits for another process, in seconds.
    """
    notices: list[Notice] = []
    try:
        connection, persistent = _open_somewhere(path, alone, lock_wait, steps, notices)
    except Exception as error:  # the last resort: the window has to open, to offer the backups
        logger.exception("the saved games did not open")
        return open_nothing(path, error, steps)
    database = Database(connection, str(path))
    return Opened(MatchStore(database), Statistics(database), tuple(notices), persistent, database)


def open_nothing(path: Path, error: BaseException, steps: Steps = STEPS) -> Opened:
    """An empty store in memory, after an `error` that nobody foresaw; the file at `path` is not touched.

    Notice: `start-failed` (`path`, `reason`).
    """
    database = Database(_with_tables(connect(":memory:"), steps), ":memory:")
    notice = Notice("start-failed", {"path": str(path), "reason": str(error) or type(error).__name__})
    return Opened(MatchStore(database), Statistics(database), (notice,), False, database)


def open_snapshot(content: bytes) -> Opened:
    """A copy in memory of a database's `snapshot`, for another thread to read."""
    connection = connect(":memory:")
    connection.deserialize(content)
    database = Database(connection, ":memory:")
    return Opened(MatchStore(database), Statistics(database), (), False, database)


def _open_somewhere(
    path: Path, alone: bool, lock_wait: float, steps: Steps, notices: list[Notice]
) -> tuple[sqlite3.Connection, bool]:
    """A connection to the file, or to a memory in its place, and whether it is the file; adds to `notices`."""
    try:
        return _open_file(path, alone, lock_wait, steps, notices), True
    except StorageError as error:
        code = _FALLBACK_NOTICES.get(error.code, "database-read-only")
        notices.append(Notice(code, {"path": str(path), "reason": error.code}))
        return _open_memory(path, steps), False


def _open_file(
    path: Path, alone: bool, lock_wait: float, steps: Steps, notices: list[Notice]
) -> sqlite3.Connection:
    """A connection to a sound database of the present version; adds to `notices`. Raises `StorageError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_os_error(error, path) from error
    try:
        _check(path, lock_wait, steps)
        return _connect(path, alone, lock_wait, steps, notices)
    except StorageError as fault:
        if fault.code not in _USELESS or not alone:
            raise
        kept = set_aside(path, fault.code)
        notices.append(Notice(f"database-{fault.code}", {"kept_as": str(kept)}))
    return _connect(path, alone, lock_wait, steps, notices)


def _check(path: Path, lock_wait: float, steps: Steps) -> None:
    """Look whether the file is whole, ours, not newer. Raises `StorageError` (`damaged`, `newer`, ...)."""
    if not path.exists():
        return
    try:
        with closing(connect(path, wait=lock_wait)) as connection:
            if not is_whole(connection) or is_foreign(connection):
                raise StorageError("damaged", {"path": str(path)})
            if schema_version(connection) > len(steps):
                raise StorageError("newer", {"path": str(path)})
    except SQLITE_FAULTS as error:
        raise _storage_error(error, path) from error


def _connect(
    path: Path, alone: bool, lock_wait: float, steps: Steps, notices: list[Notice]
) -> sqlite3.Connection:
    try:
        connection = connect(path, wait=lock_wait)
        try:
            _prepare(connection, path, alone, lock_wait, steps, notices)
        except BaseException:
            connection.close()
            raise
    except SQLITE_FAULTS as error:
        raise _storage_error(error, path) from error
    return connection


def _storage_error(error: sqlite3.Error | UnicodeDecodeError, path: Path) -> StorageError:
    """The storage error for what SQLite met; here a statement only fails on tables that are not ours."""
    return from_sqlite_error(error, str(path)) or StorageError(
        "damaged", {"path": str(path), "reason": str(error)}
    )


def _begin_log(connection: sqlite3.Connection, lock_wait: float) -> str:
    """Switch to the write-ahead log; the mode that the file then has.

    SQLite does not wait for another process here as it does elsewhere, and two copies of the program may make
    the file at the same moment: tried again until `lock_wait` is over.
    """
    deadline = time.monotonic() + lock_wait
    while True:
        try:
            mode: str = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(_PAUSE)
        else:
            return mode


def _prepare(
    connection: sqlite3.Connection,
    path: Path,
    alone: bool,
    lock_wait: float,
    steps: Steps,
    notices: list[Notice],
) -> None:
    mode = _begin_log(connection, lock_wait)
    # Without a log (some network file systems) only the slower setting keeps the file whole.
    connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    connection.execute("PRAGMA foreign_keys = ON")
    version = schema_version(connection)
    copy = None
    if 0 < version < len(steps):
        if not alone:
            raise StorageError("older", {"path": str(path)})
        copy = _copy_before_migration(connection, path, version)
    database = Database(connection, str(path))
    with database.writing():  # even with nothing to do: a file that cannot be written shows itself here
        take_steps(connection, steps)
    if copy is not None:
        notices.append(Notice("database-migrated", {"copy": str(copy), "from": version, "to": len(steps)}))
    if alone:
        _purge(database)


def _purge(database: Database) -> None:
    """Remove the deleted games. Where a damaged one cannot be found in an index any more, that is made anew;
    if this does not help either, the games stay, deleted, and nothing else suffers."""
    try:
        MatchStore(database).purge()
    except StorageError as error:
        if error.code != "damaged":
            raise
        with suppress(StorageError):
            with database.writing() as connection:
                connection.execute("REINDEX")
            MatchStore(database).purge()


def _copy_before_migration(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """A copy of the database as it is, under a name of its own; a half copy is removed.

    Raises `StorageError` or sqlite3.Error.
    """
    try:
        copy = reserve_name(path, f"version{version}")
    except OSError as error:
        raise from_os_error(error, path) from error
    try:
        with closing(connect(copy)) as target:
            copy_whole(connection, target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def _open_memory(path: Path, steps: Steps) -> sqlite3.Connection:
    """A database in memory, holding the games at `path` if those can be read."""
    for source in (f"{path.absolute().as_uri()}?mode=ro", f"{path.absolute().as_uri()}?mode=ro&immutable=1"):
        # The second form needs no log beside the file, and cannot see one.
        connection = connect(":memory:")
        try:
            with closing(connect(source, wait=0)) as file:
                copy_whole(file, connection)
            if is_whole(connection) and not is_foreign(connection):
                return _with_tables(connection, steps)
        except (*SQLITE_FAULTS, StorageError):
            pass
        connection.close()
    return _with_tables(connect(":memory:"), steps)


def _with_tables(connection: sqlite3.Connection, steps: Steps) -> sqlite3.Connection:
    connection.execute("PRAGMA foreign_keys = ON")
    with Database(connection, ":memory:").writing():
        take_steps(connection, steps)
    return connection
