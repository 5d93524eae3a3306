"""Copies of the saved matches and the settings, made automatically at every start, and thinned out.

A backup is a zip file with `games.sqlite`, `settings.json` and a manifest. The backups of the last `LAST_STARTS`
starts are kept and, of older ones, the latest of each week for up to `WEEKS` weeks, as long as all of them
together stay under `MOST_BYTES`. Copying runs in its own thread on its own connection.
"""

import contextlib
import shutil
import threading
import zipfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import SMALLEST, SQLITE_FAULTS, connect, copy_whole, is_whole
from holzwurm_desktop.storage.errors import StorageError, foreseen, from_os_error, from_sqlite_error
from holzwurm_desktop.storage.files import (
    TEMPORARY_SUFFIX,
    clear_noted,
    keep_copy,
    remove_companions,
    remove_leftovers,
    replacing,
)
from holzwurm_desktop.storage.folders import Folders
from holzwurm_desktop.storage.json_text import to_bytes
from holzwurm_desktop.storage.schema import STEPS, is_foreign, schema_version
from holzwurm_desktop.storage.zips import MANIFEST, Zip

LAST_STARTS = 10
WEEKS = 12
MOST_BYTES = 512 * 1024 * 1024
_DATABASE, _SETTINGS = "games.sqlite", "settings.json"
_NAMES = {_DATABASE, _SETTINGS, MANIFEST}
_FORMAT = "holzwurm-backup"
_NAME = "backup-%Y%m%dT%H%M%SZ.zip"
# What a backup's files may unpack to: a zip file that was tampered with could otherwise fill the disk.
_MOST_DATABASE_BYTES = 4 * 1024**3
_MOST_SETTINGS_BYTES = 1024 * 1024
_CHUNK = 1024 * 1024
_MOVES = "SELECT uuid, sum(move_count) FROM games JOIN rounds ON game_id = id GROUP BY id"


@dataclass(frozen=True)
class Backup:
    """A backup: its file, when it was made (UTC), its `size` in bytes, and how many running and finished matches
    it holds."""

    path: Path
    made: datetime
    size: int
    running: int
    finished: int


class BackupRun(threading.Thread):
    """A thread that makes a backup. When it has ended, `made` is the new file, or None if nothing had changed, and
    `error` the `StorageError` that prevented it."""

    def __init__(
        self, folders: Folders, clock: Callable[[], datetime], done: Callable[["BackupRun"], None] | None
    ) -> None:
        super().__init__(name="backup", daemon=True)  # a program that ends does not wait for it
        self._folders = folders
        self._clock = clock
        self._done = done
        self.made: Path | None = None
        self.error: StorageError | None = None

    def run(self) -> None:
        try:
            with foreseen("a backup"):
                self.made = back_up(self._folders, self._clock())
        except StorageError as error:
            self.error = error
        if self._done is not None:
            self._done(self)


def start_backup(
    folders: Folders,
    *,
    clock: Callable[[], datetime] = utc_now,
    done: Callable[[BackupRun], None] | None = None,
) -> BackupRun:
    """Make a backup in a thread, which calls `done` (in that thread) at its end; returns at once.

    To be called once after `open_database`, by the copy that holds the `DataLock`, if the database is persistent.
    """
    run = BackupRun(folders, clock, done)
    run.start()
    return run


def back_up(folders: Folders, now: datetime) -> Path | None:
    """Make a backup and thin out the older ones; None if nothing has changed since the last one.

    Raises `StorageError`; the older backups are then all still there.
    """
    folder = folders.backups
    try:
        _remove_leftovers(folder)
        before = _by_age(folder)
        last = before[0].stat().st_mtime if before else None
        # A last backup from the future: the clock was wrong then, or is now, and its time says nothing.
        if last is not None and last <= now.timestamp() and not _changed_since(folders, last):
            return None
        # Their names tell their order, whatever the clock says.
        named = max([now, *(_made(each) + timedelta(seconds=1) for each in before[:1])])
        path = folder / named.astimezone(UTC).strftime(_NAME)
        _write(path, folders, now)
        _thin(_by_age(folder))
    except OSError as error:
        raise from_os_error(error, folder) from error
    return path


def list_backups(folders: Folders) -> list[Backup]:
    """All backups, latest first; files that cannot be read are left out."""
    found = []
    for path in _by_age(folders.backups):
        with contextlib.suppress(StorageError, OSError):
            found.append(_described(path))
    return found


def lost(folders: Folders) -> bool:
    """Whether the saved matches are gone, or nothing is left of their file, although there are backups of them."""
    try:
        return _is_blank(folders.database) and bool(_by_age(folders.backups))
    except OSError:
        return False


def _is_blank(database: Path) -> bool:
    return not database.exists() or (database.is_file() and database.stat().st_size < SMALLEST)


def restore(backup: Path, folders: Folders, *, settings: bool = True) -> list[Path]:
    """Replace the present matches, and with `settings` the settings too, by those of a backup.

    The database must be closed; open it again afterwards, which migrates an older backup. Copies of the present
    files are kept, and their paths returned, for `put_back`. A match that runs in the backup and has gone further
    since is practice: its cards are known. Raises `StorageError` (`bad-archive` if `backup` is invalid or its
    database is damaged); nothing is then changed.

    Whenever the program is killed in this, each file is the old or the new one, whole.
    """
    kept: list[Path] = []
    with Zip(backup, _NAMES) as archive:
        archive.manifest(_FORMAT, 1)
        parts = [(_DATABASE, folders.database, _MOST_DATABASE_BYTES)]
        if settings and archive.has(_SETTINGS):
            parts.append((_SETTINGS, folders.settings, _MOST_SETTINGS_BYTES))
        for name, target, limit in parts:
            with replacing(target, private=True) as file:
                archive.copy(name, file, limit)
                if name == _DATABASE:
                    file.flush()  # SQLite opens the file by its name and would not see what is still buffered
                    _check(Path(file.name))
                    _mark_known(Path(file.name), target)
                kept += _make_way(target)
    return kept


def put_back(kept: Sequence[Path], folders: Folders) -> list[Path]:
    """Undo a `restore`, which returned `kept`: those files take their places again, as copies of the present ones
    are kept. Returns their paths. The database must be closed. Raises `StorageError`."""
    replaced: list[Path] = []
    for path in kept:
        target = folders.settings if path.suffix == folders.settings.suffix else folders.database
        _settle(path)
        with replacing(target, private=True) as file:
            try:
                with path.open("rb") as content:
                    shutil.copyfileobj(content, file, _CHUNK)
            except OSError as error:
                raise from_os_error(error, path) from error
            replaced += _make_way(target)
        with contextlib.suppress(OSError):  # what it held is in its place
            path.unlink()
    return replaced


def _make_way(target: Path) -> list[Path]:
    """Keep a copy of a file that is replaced next, and what must not stay beside the new one."""
    _settle(target)
    kept = [keep_copy(target, "replaced")] if target.exists() else []
    # Last, when the copy has it: until here nothing has changed.
    remove_companions(target)
    return kept


def _settle(database: Path) -> None:
    """Move what is in the log of a closed database into its file, if that can be done."""
    if database.suffix == Path(_DATABASE).suffix and database.is_file():
        with contextlib.suppress(*SQLITE_FAULTS), closing(connect(database, wait=0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _mark_known(database: Path, present: Path) -> None:
    """Mark as practice what runs in `database` and was played on in the `present` one, if that can be read."""
    with (
        contextlib.suppress(*SQLITE_FAULTS),
        closing(connect(f"{present.absolute().as_uri()}?mode=ro")) as later,
        closing(connect(database)) as connection,
    ):
        moves = dict(later.execute(_MOVES).fetchall())
        known = [(uuid,) for uuid, count in connection.execute(_MOVES) if uuid and moves.get(uuid, 0) > count]
        connection.executemany("UPDATE games SET practice = 1 WHERE uuid = ? AND status != 'finished'", known)


def _write(path: Path, folders: Folders, now: datetime) -> None:
    """Write the backup file, whole or not at all."""
    copy = path.with_suffix(TEMPORARY_SUFFIX)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        running, finished = _copy_database(folders.database, copy)
        manifest = {
            "format": _FORMAT, "version": 1, "made": stamp(now), "running": running, "finished": finished,
        }  # fmt: skip
        with (
            replacing(path, private=True) as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            archive.writestr(MANIFEST, to_bytes(manifest))
            _add(archive, copy, _DATABASE)
            if folders.settings.is_file():
                _add(archive, folders.settings, _SETTINGS)
    finally:
        copy.unlink(missing_ok=True)


def _add(archive: zipfile.ZipFile, path: Path, name: str) -> None:
    with path.open("rb") as source, archive.open(name, "w", force_zip64=True) as target:
        shutil.copyfileobj(source, target, _CHUNK)


def _copy_database(source: Path, copy: Path) -> tuple[int, int]:
    """Copy the database as it is at one moment. Returns how many running and finished matches it holds."""
    try:
        with (
            closing(connect(f"{source.absolute().as_uri()}?mode=ro")) as connection,
            closing(connect(copy)) as target,
        ):
            copy_whole(connection, target)
            target.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log beside it
            counts = dict(
                target.execute(
                    "SELECT status, count(*) FROM games WHERE deleted IS NULL GROUP BY status"
                ).fetchall()
            )
    except SQLITE_FAULTS as error:
        raise (from_sqlite_error(error, str(source)) or error) from error
    return counts.get("running", 0), counts.get("finished", 0) + counts.get("abandoned", 0)


def _check(database: Path) -> None:
    """Raise `StorageError` (`bad-archive`) unless the file is an intact database of this program and no newer."""
    try:
        # `immutable`: nobody else writes this file yet, and SQLite then leaves no -wal and -shm beside it.
        with closing(connect(f"{database.absolute().as_uri()}?mode=ro&immutable=1")) as connection:
            if (
                not is_whole(connection)
                or is_foreign(connection)
                or not 0 < schema_version(connection) <= len(STEPS)
            ):
                raise StorageError("bad-archive", {"path": str(database), "reason": _DATABASE})
    except SQLITE_FAULTS as error:
        raise StorageError("bad-archive", {"path": str(database), "reason": str(error)}) from error


def _described(path: Path) -> Backup:
    with Zip(path, _NAMES) as archive:
        manifest = archive.manifest(_FORMAT, 1)
    counts = [value if isinstance(value := manifest.get(key), int) else 0 for key in ("running", "finished")]
    return Backup(path, _made(path), path.stat().st_size, *counts)


def _made(path: Path) -> datetime:
    return datetime.strptime(path.name, _NAME).replace(tzinfo=UTC)


def _by_age(folder: Path) -> list[Path]:
    """The backup files, the latest first, by their names."""
    found = []
    for path in folder.glob("backup-*.zip"):
        with contextlib.suppress(ValueError):
            found.append((_made(path), path))
    return [path for _, path in sorted(found, reverse=True)]


def _changed_since(folders: Folders, moment: float) -> bool:
    # Recent transactions may only be in the log; an empty one is what SQLite leaves, and its time says nothing.
    log = folders.database.with_name(folders.database.name + "-wal")
    files = (folders.database, log, folders.settings)
    return any(path.stat().st_mtime >= moment for path in files if path.exists() and path.stat().st_size)


def _thin(backups: Sequence[Path]) -> None:
    """Delete the backups that need not be kept. `backups`: all of them, latest first."""
    kept = list(backups[:LAST_STARTS])
    weeks: set[tuple[int, int]] = set()
    for path in backups[LAST_STARTS:]:
        week = _made(path).isocalendar()[:2]
        if week not in weeks and len(weeks) < WEEKS:
            weeks.add(week)
            kept.append(path)
    total = 0
    for path in backups:
        total += path.stat().st_size if path in kept else 0
        # However large, the latest one stays: without it there would be no backup at all.
        if path not in kept or (total > MOST_BYTES and path != backups[0]):
            path.unlink()


def _remove_leftovers(folder: Path) -> None:
    """Remove files that a killed program left half written."""
    for path in (*folder.glob(f"backup-*{TEMPORARY_SUFFIX}"), *folder.glob(f".backup-*{TEMPORARY_SUFFIX}")):
        path.unlink(missing_ok=True)


def clear_leftovers(folders: Folders) -> None:
    """Remove what killed runs left half written. To be called at the start by the copy that holds the `DataLock`."""
    with contextlib.suppress(OSError):
        _remove_leftovers(folders.backups)
    clear_noted(folders.data)
    for path in (folders.database, folders.settings):
        remove_leftovers(path)
        for kept in path.parent.glob(f".{path.stem}.*-[0-9]*{path.suffix}*.????????{TEMPORARY_SUFFIX}"):
            with contextlib.suppress(OSError):
                kept.unlink(missing_ok=True)
