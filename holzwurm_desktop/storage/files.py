"""Files that are whole or absent: atomic writing, and setting a file aside without overwriting another."""

import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import BinaryIO

from holzwurm_desktop.storage.errors import StorageError, from_os_error

TEMPORARY_SUFFIX = ".tmp"
"""The end of the name of a file that is still being written."""
DATABASE_COMPANIONS = ("-wal", "-shm")
"""What SQLite writes beside a database; it may hold transactions that are not in the file itself yet."""


def write_atomically(path: Path, content: bytes) -> None:
    """Put `content` at `path`, so that after a crash the old file is there or the new one, whole.

    Missing folders are made; a symbolic link stays one, and the file it points to is replaced.
    Raises `StorageError` (`disk-full`, `no-permission`, `read-only`, `not-a-file`, `io-error`).
    """
    with replacing(path) as file:
        file.write(content)


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A new file to write, which takes the place of `path` when the block ends, and vanishes if it fails.

    As `write_atomically`, for what is too large to be held in memory; the same `StorageError`.
    """
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}{TEMPORARY_SUFFIX}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with temporary.open("x+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        _sync_folder(target.parent)
    except OSError as error:
        raise from_os_error(error, path) from error


def read_limited(path: Path, limit: int) -> bytes:
    """All bytes of the regular file `path`, at most `limit`.

    Raises `StorageError` (`not-found`, `not-a-file`, `too-large`, `no-permission`, `io-error`).
    """
    try:
        if path.exists() and not path.is_file():  # a pipe or device would block or never end
            raise StorageError("not-a-file", {"path": str(path)})
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except OSError as error:
        raise from_os_error(error, path) from error
    if len(content) > limit:
        raise StorageError("too-large", {"path": str(path), "limit": limit})
    return content


def reserve_name(path: Path, label: str) -> Path:
    """A new empty file beside `path`, named like `games.damaged-20261128-1.sqlite`.

    Its existence reserves the name, so that whatever replaces it overwrites nothing. Raises OSError.
    """
    day = f"{date.today():%Y%m%d}"
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}.{label}-{day}-{number}{path.suffix}")
        companions = (kept.with_name(kept.name + end) for end in DATABASE_COMPANIONS)
        if not any(companion.exists() for companion in companions):
            try:
                kept.open("xb").close()
            except FileExistsError:
                pass
            else:
                return kept
        number += 1


def set_aside(path: Path, label: str) -> Path:
    """Move a file that cannot be used out of the way and return its new path; nothing is overwritten.

    What SQLite keeps beside a database moves with it, and first: the next database of that name would
    throw it away, and with it transactions that are nowhere else. Raises `StorageError`.
    """
    try:
        kept = reserve_name(path, label)
        try:
            for end in DATABASE_COMPANIONS:
                with contextlib.suppress(FileNotFoundError):
                    path.with_name(path.name + end).replace(kept.with_name(kept.name + end))
            path.replace(kept)
        except OSError:
            kept.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise from_os_error(error, path) from error
    return kept


def _sync_folder(folder: Path) -> None:
    """Make a renaming in `folder` survive a power cut, where the system can do that."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):  # some network file systems refuse; the file itself is safe
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
