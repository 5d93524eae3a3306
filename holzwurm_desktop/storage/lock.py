"""One running copy owns a data folder; a second one learns that it is second.

The operating system holds the lock and lets go when the process ends in whatever way, so a crash
leaves nothing stale. Advisory: the stored games defend themselves as well (`MatchStore`).
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

    _LOCKED_BYTE = 4096  # far behind the process number, which must stay readable to others

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
            return True  # a file system without locks: nothing to wait for
        return True


class DataLock:
    """The right to be the copy that migrates, sets aside and tidies in a data folder."""

    def __init__(self, folder: Path) -> None:
        """`folder` is the data folder; it is made when the lock is asked for."""
        self.path = folder / LOCK_FILE
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False only if another copy holds it. Does not wait.

        A folder that cannot be written, or knows no locks, counts as taken: no copy can harm another there.
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
        """Let go. Closing the file frees the lock on every system; the file itself stays."""
        if self._descriptor is not None:
            self._write_owner("")
            os.close(self._descriptor)
            self._descriptor = None

    def owner_pid(self) -> int | None:
        """The process number of the copy that holds the lock, if it can be read."""
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
        with contextlib.suppress(OSError):  # a full disk: the number is only a courtesy
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, text.encode("ascii"))
