"""Watches that the database of a running window stays its own, and keeps what is in it if it does not."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from sqlite3 import Connection

from holzwurm_desktop.storage.connection import Database, connect
from holzwurm_desktop.storage.errors import Notice, StorageError, from_os_error
from holzwurm_desktop.storage.files import TEMPORARY_SUFFIX, remove_companions, set_aside
from holzwurm_desktop.storage.identity import Identity


class Watch:
    """Looks before each writing whether the file was deleted or another one put in its place.

    The open connection still has everything then: it is written to a new file at the same place, and a file that was
    found there is kept under another name. Only where another database was written into the very same file nothing
    can be saved, and `StorageError` (`replaced`) tells so.
    """

    def __init__(
        self,
        database: Database,
        path: Path,
        alone: bool,
        reopen: Callable[[], Connection],
        empty: Callable[[], Connection],
    ) -> None:
        """`alone`: as for `open_database`; a second copy only tells. `reopen` opens the file at `path` again, `empty`
        an empty database in memory. Raises OSError."""
        self._empty = empty
        self._lost = False
        self._database = database
        self._path = path
        self._alone = alone
        self._reopen = reopen
        self._identity = Identity(path, signed=alone)
        database.before_writing = self.look

    def look(self) -> None:
        """Raise `StorageError` (`replaced`) if the file is another one and nothing can be done about it."""
        if not self._lost and self._identity.holds():
            return
        if not self._lost and self._identity.overwritten:
            self._database.abandon(self._empty())
            self._lost = True
        if self._lost or not self._alone:
            raise StorageError("replaced", {"path": str(self._path)})
        try:
            self._write_anew()
        except OSError as error:
            raise from_os_error(error, self._path) from error

    def _write_anew(self) -> None:
        copy = self._path.with_name(f".{self._path.name}.{token_hex(4)}{TEMPORARY_SUFFIX}")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(connect(copy)) as target:
                self._database.copy_to(target)
                target.execute("PRAGMA journal_mode = DELETE")
            with copy.open("rb+") as file:
                os.fsync(file.fileno())
            # Closing removes the log by its name, and so must come before another one of that name is there.
            self._database.move_to(self._empty(), ":memory:")
            remove_companions(self._path)
            found = set_aside(self._path, "found") if self._path.exists() else None
            copy.replace(self._path)
        except BaseException:
            with contextlib.suppress(OSError):
                copy.unlink(missing_ok=True)
            raise
        self._database.move_to(self._reopen(), str(self._path))
        self._identity = Identity(self._path, signed=True)
        self._database.tell(
            Notice("database-deleted", {"path": str(self._path)})
            if found is None
            else Notice("database-replaced", {"path": str(self._path), "kept_as": str(found)})
        )
