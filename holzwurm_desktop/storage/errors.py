"""Failures of storage as codes with data. A programming error stays the exception it is."""

import errno
import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from holzwurm_desktop.engine.contract import Json

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Notice:
    """Something to tell the player, although the program carried on.

    `code` is a fixed word such as `database-damaged`; `data` holds what the sentence about it needs.
    """

    code: str
    data: Mapping[str, Json] = field(default_factory=dict)


class StorageError(Exception):
    """A read or write that failed; whatever was stored before is still there.

    Codes: `disk-full`, `read-only`, `no-permission`, `not-found`, `not-a-file`, `locked`, `damaged`,
    `io-error`, `too-large`, `not-json`, `bad-record`, `no-such-game`, `changed-elsewhere`, `evening-changed`; of work
    in a thread also `unforeseen` (`reason`); while the window is open `replaced`; as reasons in notices also `newer`
    and `older` (the version of a database).
    """

    def __init__(self, code: str, data: Mapping[str, Json] | None = None) -> None:
        """`data` holds what a sentence about the error needs: a path, a game's number."""
        super().__init__(code)
        self.code = code
        self.data: dict[str, Json] = dict(data or {})

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.data.items())
        return f"{self.code} ({details})" if details else self.code


@contextmanager
def foreseen(work: str) -> Iterator[None]:
    """For `work` in a thread, whose errors nobody else would see: whatever goes wrong in the block becomes a
    `StorageError`, `unforeseen` (`reason`) if it is none yet."""
    try:
        yield
    except StorageError:
        raise
    except Exception as error:
        logger.exception("%s failed", work)
        raise StorageError("unforeseen", {"reason": str(error) or type(error).__name__}) from error


_OS_CODES = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.ENOENT: "not-found",
    errno.EISDIR: "not-a-file",
    errno.ENOTDIR: "not-a-file",
    errno.EEXIST: "not-a-file",
}

_SQLITE_CODES = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "no-permission",
    sqlite3.SQLITE_CANTOPEN: "no-permission",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "io-error",
    sqlite3.SQLITE_NOLFS: "io-error",
}
_PRIMARY_CODE = 0xFF  # SQLite's extended result codes carry the plain one in their lowest byte


def from_os_error(error: OSError, path: Path) -> StorageError:
    """The `StorageError` for an operating system's error at `path`."""
    code = _OS_CODES.get(error.errno or 0, "io-error")
    return StorageError(code, {"path": str(path), "reason": error.strerror or str(error)})


def from_sqlite_error(error: sqlite3.Error | UnicodeDecodeError, path: str) -> StorageError | None:
    """The `StorageError` for an error of SQLite's at `path`; None if the error is a bug of ours.

    A UnicodeDecodeError arises when SQLite's message quotes damaged text from the file.
    """
    if isinstance(error, UnicodeDecodeError):
        return StorageError("damaged", {"path": path, "reason": str(error)})
    number: int | None = getattr(error, "sqlite_errorcode", None)
    code = None if number is None else _SQLITE_CODES.get(number & _PRIMARY_CODE)
    return None if code is None else StorageError(code, {"path": path, "reason": str(error)})
