"""Opens the database of saved matches: checks it, migrates it, and starts a fresh file when nothing else helps.

It uses SQLite's write-ahead log with `synchronous = NORMAL`. A killed process loses at most the transaction it was
in; a power cut may lose the last few seconds but cannot damage what was there. `FULL` would wait for the disk at
every move, which is felt at the table.
"""

import glob
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from holzwurm_desktop.storage.connection import (
    SMALLEST,
    SQLITE_FAULTS,
    Database,
    connect,
    copy_whole,
    is_whole,
)
from holzwurm_desktop.storage.errors import Notice, StorageError, foreseen, from_os_error, from_sqlite_error
from holzwurm_desktop.storage.evenings import EveningStore
from holzwurm_desktop.storage.files import LOG_SUFFIX, reserve_name, set_aside
from holzwurm_desktop.storage.identity import has_foreign_log, set_log_aside, sign
from holzwurm_desktop.storage.lessons import LessonStore
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.people import PeopleStore
from holzwurm_desktop.storage.pouring import Versions, pour
from holzwurm_desktop.storage.puzzles import PuzzleStore
from holzwurm_desktop.storage.rescue import rescue
from holzwurm_desktop.storage.schema import STEPS, Steps, is_foreign, schema_version, take_steps
from holzwurm_desktop.storage.statistics import Statistics
from holzwurm_desktop.storage.watch import Watch

logger = logging.getLogger(__name__)

_FALLBACK_NOTICES = {"locked": "database-locked", "disk-full": "database-disk-full"}
_USELESS = ("damaged", "newer")  # files that are set aside
_PAUSE = 0.005  # seconds between two attempts to switch to the log
_LOCK_WAIT = 1.0  # seconds; our own transactions take less than a thousandth of that


@dataclass(frozen=True)
class Opened:
    """The saved matches, the statistics over them, what became of puzzles, the people who play, how far they are in
    the lessons, the evenings, and what the player should be told about the opening.

    `persistent` is False if nothing can be written and matches live in memory only, until `open_late`.
    Notices: `database-rescued` (`kept_as`, `saved`: how many matches), `database-damaged` and `database-newer`
    (`kept_as`), `database-migrated` (`copy`, `from`, `to`), `database-read-only`, `database-locked`,
    `database-disk-full` and `start-failed` (`path`, `reason`: nothing will be kept).
    """

    matches: MatchStore
    statistics: Statistics
    puzzles: PuzzleStore
    people: PeopleStore
    lessons: LessonStore
    evenings: EveningStore
    notices: tuple[Notice, ...]
    persistent: bool
    database: Database

    def close(self) -> None:
        """Close the file; the store cannot be used any more."""
        self.database.close()


def open_database(
    path: Path, *, alone: bool = True, lock_wait: float = _LOCK_WAIT, steps: Steps = STEPS
) -> Opened:
    """Open the database at `path`, or make a new file; never fails and never overwrites.

    A damaged, foreign or newer file is set aside under another name. A single damaged match does not make the file
    count as damaged: see `MatchSummary`. If the file or its folder cannot be written, matches live in memory,
    starting with those that could be read or, after an unforeseen error, with none (`open_nothing`).

    `alone` is False for a second copy of the program (see `DataLock.acquire`), which sets nothing aside, migrates
    nothing and purges nothing. `lock_wait`: how many seconds a write waits for another process.
    """
    notices: list[Notice] = []
    try:
        connection, persistent = _open_somewhere(path, alone, lock_wait, steps, notices)
    except Exception as error:  # a last resort: the window must open, if only to offer the backups
        logger.exception("the database did not open")
        return open_nothing(path, error, steps)
    database = Database(connection, str(path))
    if persistent:
        _watch(database, path, alone, steps)
    return _stores(database, notices, persistent)


def _stores(database: Database, notices: Sequence[Notice] = (), persistent: bool = False) -> Opened:
    """All stores on one connection; those that tell of people call them as they are called now."""
    people = PeopleStore(database)
    matches, statistics, puzzles = MatchStore(database), Statistics(database), PuzzleStore(database)
    for store in (matches, statistics, puzzles):
        store.same_person = people.same
    lessons, evenings = LessonStore(database, people.same), EveningStore(database)
    return Opened(
        matches, statistics, puzzles, people, lessons, evenings, tuple(notices), persistent, database
    )


def _watch(database: Database, path: Path, alone: bool, steps: Steps) -> None:
    """Look before each writing whether the file is still there: see `Watch`."""
    with suppress(OSError):
        Watch(
            database,
            path,
            alone,
            lambda: _connect(path, alone, _LOCK_WAIT, steps, []),
            lambda: _with_tables(connect(":memory:"), steps),
        )


def open_late(memory: Opened, path: Path, alone: bool, copied: Versions) -> list[Notice]:
    """Open the file that could not be opened when `memory` was, put what was played into it, and let `memory` go on
    there. `copied`: see `begin_apart`.

    Returns the notices of the opening. Raises `StorageError`; `memory` then is what it was.
    """
    notices: list[Notice] = []
    with foreseen("opening the saved games late"):
        connection = _open_file(path, alone, 0, STEPS, notices)  # no wait: the window stands still meanwhile
        try:
            connection.execute(f"PRAGMA busy_timeout = {_LOCK_WAIT * 1000:.0f}")
            pour(memory.database, Database(connection, str(path)), copied)
        except BaseException:
            connection.close()
            raise
    memory.database.move_to(connection, str(path))
    _watch(memory.database, path, alone, STEPS)
    return notices


def open_nothing(path: Path, error: BaseException, steps: Steps = STEPS) -> Opened:
    """An empty store in memory, for use after an unforeseen `error`; the file at `path` is not touched.

    Notice: `start-failed` (`path`, `reason`).
    """
    database = Database(_with_tables(connect(":memory:"), steps), ":memory:")
    notice = Notice("start-failed", {"path": str(path), "reason": str(error) or type(error).__name__})
    return _stores(database, (notice,))


def open_snapshot(content: bytes) -> Opened:
    """A copy in memory of a database's `snapshot`, for another thread to read."""
    connection = connect(":memory:")
    connection.deserialize(content)
    database = Database(connection, ":memory:")
    return _stores(database)


def _open_somewhere(
    path: Path, alone: bool, lock_wait: float, steps: Steps, notices: list[Notice]
) -> tuple[sqlite3.Connection, bool]:
    """A connection to the file, or to a database in memory instead, and whether it is the file. Adds to `notices`."""
    try:
        return _open_file(path, alone, lock_wait, steps, notices), True
    except StorageError as error:
        code = _FALLBACK_NOTICES.get(error.code, "database-read-only")
        notices.append(Notice(code, {"path": str(path), "reason": error.code}))
        return _open_memory(path, steps), False


def _open_file(
    path: Path, alone: bool, lock_wait: float, steps: Steps, notices: list[Notice]
) -> sqlite3.Connection:
    """A connection to an intact database of the present version. Adds to `notices`. Raises `StorageError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_os_error(error, path) from error
    if path.exists() and not path.is_file():  # a pipe would be waited for without end
        raise StorageError("not-a-file", {"path": str(path)})
    if alone:
        notices += _clear_the_way(path)
        if has_foreign_log(path):
            notices.append(Notice("log-foreign", {"kept_as": str(set_log_aside(path))}))
    try:
        _check(path, lock_wait, steps)
        return _connect(path, alone, lock_wait, steps, notices)
    except StorageError as fault:
        if fault.code not in _USELESS or not alone:
            raise
        fault_code = fault.code
        # The path is free now, and connecting again makes a new file there.
        kept = set_aside(path, fault.code)
        connection = _connect(path, alone, lock_wait, steps, notices)
    saved = rescue(kept, Database(connection, str(path))) if fault_code == "damaged" else 0
    code = "database-rescued" if saved else f"database-{fault_code}"
    notices.append(Notice(code, {"kept_as": str(kept), "saved": saved}))
    return connection


def _clear_the_way(path: Path) -> list[Notice]:
    """Set aside what is left of a file in which nothing can be, with the log beside it: SQLite would begin a new
    database there and discard the log. Raises `StorageError`."""
    try:
        left = path.stat().st_size if path.is_file() else 0
        log = any(file.stat().st_size for file in path.parent.glob(glob.escape(path.name) + LOG_SUFFIX))
        if left >= SMALLEST or path.is_dir() or not (left or log):
            return []
        path.touch()
    except OSError as error:
        raise from_os_error(error, path) from error
    return [Notice("database-damaged", {"kept_as": str(set_aside(path, "damaged"))})]


def _check(path: Path, lock_wait: float, steps: Steps) -> None:
    """Raise `StorageError` (`damaged`, `newer`, ...) unless the file is missing, or intact, ours and not newer."""
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
    """The `StorageError` for an error of SQLite's. While opening, even a failing statement of ours means damage: the
    tables are then not those we made."""
    return from_sqlite_error(error, str(path)) or StorageError(
        "damaged", {"path": str(path), "reason": str(error)}
    )


def _begin_log(connection: sqlite3.Connection, lock_wait: float) -> str:
    """Switch to the write-ahead log and return the journal mode the file then has.

    SQLite's own waiting for locks does not apply to this switch, and two copies of the program may create the file
    at the same moment, so it is tried again for `lock_wait` seconds. Raises sqlite3.OperationalError.
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
    # Some network file systems allow no log; without one only the slower setting keeps the file intact.
    connection.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    connection.execute("PRAGMA foreign_keys = ON")  # off by default; deleting a match relies on the cascades
    version = schema_version(connection)
    copy = None
    if 0 < version < len(steps):
        if not alone:
            raise StorageError("older", {"path": str(path)})
        copy = _copy_before_migration(connection, path, version)
    database = Database(connection, str(path))
    with database.writing():  # even with nothing to do: this is where a read-only file shows itself
        take_steps(connection, steps)
    if copy is not None:
        notices.append(Notice("database-migrated", {"copy": str(copy), "from": version, "to": len(steps)}))
    if alone:
        _purge(database)
        sign(connection, path)


def _purge(database: Database) -> None:
    """Remove the deleted matches and evenings for good. Raises `StorageError` for anything but damage."""
    # A damaged row may be missing from an index, which makes the deletion fail: the indexes are then rebuilt. If that
    # does not help either, the matches stay, marked as deleted, and nothing else is affected.
    for store in (MatchStore(database), EveningStore(database)):
        try:
            store.purge()
        except StorageError as error:
            if error.code != "damaged":
                raise
            with suppress(StorageError):
                with database.writing() as connection:
                    connection.execute("REINDEX")
                store.purge()


def _copy_before_migration(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy the database as it is to a new file beside it, and return that; an incomplete copy is removed.

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
    """A database in memory, with the matches at `path` if they can be read."""
    if path.exists() and not path.is_file():
        return _with_tables(connect(":memory:"), steps)
    for source in (f"{path.absolute().as_uri()}?mode=ro", f"{path.absolute().as_uri()}?mode=ro&immutable=1"):
        # In a read-only folder the first form fails, as it has to create files for the log. The second one does
        # without, but misses transactions that are still in a log.
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
