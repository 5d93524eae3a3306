"""A lock that lets one running copy own a data folder, and tells a second copy that it is the second.

The operating system holds the lock and releases it however the process ends, so a crash leaves no stale lock. It
is advisory: `MatchStore` detects changes by another copy by itself.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import Self

from holzwurm_desktop.storage.errors import Notice

LOCK_FILE = "in-use.lock"

if sys.platform == "win32":
    import msvcrt

    _LOCKED_BYTE = (
        4096  # far beyond the process id: a locked byte cannot be read, and others must read the id
    )

    def _try_lock(descriptor: int) -> bool:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # the file system has no locks; the program must start all the same
        return True


class DataLock:
    """The right to migrate, set aside and purge in a data folder, held by one copy of the program at a time."""

    def __init__(self, folder: Path) -> None:
        """`folder` is the data folder; `acquire` creates it."""
        self.path = folder / LOCK_FILE
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock without waiting; False only if another copy holds it.

        True also in a folder that cannot be written, where no copy can harm another, and on file systems without
        locks.
        """
        if self._descriptor is not None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return True
        if not _try_lock(descriptor):
            os.close(descriptor)
            return False
        self._descriptor = descriptor
        self._write_owner(f"{os.getpid()}\n")
        return True

    def release(self) -> None:
        """Release the lock. Closing the file does that on every system; the file itself stays."""
        # Deleting it would be a race: a copy that has just opened it would hold a lock that nobody else can see.
        if self._descriptor is not None:
            self._write_owner("")
            os.close(self._descriptor)
            self._descriptor = None

    def owner_pid(self) -> int | None:
        """The process id of the copy that holds the lock; None if it cannot be read."""
        try:
            return int(self.path.read_text("ascii"))
        except (OSError, ValueError):
            return None

    def notice(self) -> Notice:
        """What to tell the player of a second copy: `in-use`, with the owner's `pid` or None."""
        return Notice("in-use", {"pid": self.owner_pid()})

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def _write_owner(self, text: str) -> None:
        assert self._descriptor is not None
        with contextlib.suppress(OSError):  # the disk may be full; the id only serves the message
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, text.encode("ascii"))
