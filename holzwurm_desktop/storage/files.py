"""Atomic writing of files, and setting a file aside without overwriting another."""

import contextlib
import errno
import glob
import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import IO, BinaryIO

from holzwurm_desktop.storage.errors import StorageError, from_os_error

TEMPORARY_SUFFIX = ".tmp"
"""The suffix of a file that is still being written."""
LOG_SUFFIX = "-wal"
"""What SQLite adds to a database's name for its log; it leaves an empty one behind at times."""
DATABASE_COMPANIONS = (LOG_SUFFIX, "-shm")
"""Suffixes of the files SQLite keeps beside a database; they may hold transactions the main file lacks."""

_NOTE_SUFFIX = ".note"
_MOST_NOTE_BYTES = 64 * 1024
_CHUNK = 1024 * 1024


def write_atomically(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write `content` to `path`, so that after a crash either the old file or the whole new one is there.

    Missing folders are created. A symbolic link stays a link; the file it points to is replaced. `private`: nobody
    but this user may read it. Raises `StorageError` (`disk-full`, `no-permission`, `read-only`, `not-a-file`,
    `io-error`).
    """
    with replacing(path, private=private) as file:
        file.write(content)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def noted(folder: Path, path: Path) -> Iterator[None]:
    """Note in `folder` that a file is being written at `path`, somewhere the program does not look by itself: if it
    is killed meanwhile, `clear_noted` finds what is left half written."""
    note = folder / f"writing-{secrets.token_hex(4)}{_NOTE_SUFFIX}"
    with contextlib.suppress(OSError):
        note.write_text(str(path.absolute()), "utf-8")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            note.unlink(missing_ok=True)


def clear_noted(folder: Path) -> None:
    """Remove what killed runs left half written at the noted places."""
    with contextlib.suppress(OSError, ValueError):
        for note in folder.glob(f"writing-????????{_NOTE_SUFFIX}"):
            remove_leftovers(Path(read_limited(note, _MOST_NOTE_BYTES).decode("utf-8")))
            note.unlink(missing_ok=True)


@contextmanager
def replacing(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A new file to write to, which replaces `path` when the block ends, and disappears if it fails.

    Like `write_atomically`, for content too large to hold in memory. Raises the same `StorageError`.
    """
    # In the same folder: a file can be renamed atomically only within one file system.
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}{TEMPORARY_SUFFIX}")
    try:
        if (
            target.exists() and not target.is_file()
        ):  # who may do anything could replace even a device by a file
            raise OSError(errno.EEXIST, "is not a file")
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(temporary, "x+b", opener=_private if private else None) as file:
                yield file
                # Before the renaming: some file systems write the new name to disk first, and a power cut would then
                # leave an empty file under it.
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
    """All bytes of the regular file `path`, which may have at most `limit`.

    Raises `StorageError` (`not-found`, `not-a-file`, `too-large`, `no-permission`, `io-error`).
    """
    with _regular(path) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise StorageError("too-large", {"path": str(path), "limit": limit})
    return content


def lines_of(path: Path, longest: int) -> Iterator[bytes]:
    """The lines of the regular file `path`, however many. A line longer than `longest` bytes comes as its first
    `longest` + 1, which tells the caller to refuse it; the rest is skipped.

    Raises `StorageError` as `read_limited` does.
    """
    with _regular(path) as file:
        yield from limited_lines(file, longest)


def limited_lines(file: IO[bytes], longest: int) -> Iterator[bytes]:
    """The lines of an open file, as `lines_of` gives them."""
    while line := file.readline(longest + 1):
        part = line
        while len(line) > longest and part and not part.endswith(b"\n"):
            part = file.readline(longest)
        yield line


@contextmanager
def _regular(path: Path) -> Iterator[BinaryIO]:
    """A file open for reading; what is no regular file is refused: a pipe or device would block or never end."""
    try:
        if path.exists() and not path.is_file():
            raise StorageError("not-a-file", {"path": str(path)})
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise from_os_error(error, path) from error


def reserve_name(path: Path, label: str) -> Path:
    """Create an empty file beside `path`, named like `games.damaged-20261128-1.sqlite`, and return it.

    It reserves the name: another process looking for a free one will not take the same. Raises OSError.
    """
    day = f"{date.today():%Y%m%d}"
    number = 1
    while True:
        kept = path.with_name(f"{path.stem}.{label}-{day}-{number}{path.suffix}")
        # A database put under this name would take a left-over log beside it for its own.
        companions = (kept.with_name(kept.name + end) for end in DATABASE_COMPANIONS)
        if not any(companion.exists() for companion in companions):
            try:
                open(kept, "xb", opener=_private).close()
            except FileExistsError:
                pass
            else:
                return kept
        number += 1


def set_aside(path: Path, label: str) -> Path:
    """Move an unusable file out of the way and return its new path; nothing is overwritten.

    The files SQLite keeps beside a database move with it. Raises `StorageError`.
    """
    try:
        kept = reserve_name(path, label)
        try:
            # The companions go first. If only the database had moved when the program was killed, the next database
            # of that name would discard their transactions, which exist nowhere else.
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


def keep_copy(path: Path, label: str) -> Path:
    """Copy a file that is about to be replaced, and the log of a database beside it, under a free name; returns the
    copy's path. `path` stays as it is, so that at no moment nothing is there. Raises `StorageError`."""
    try:
        kept = reserve_name(path, label)
        try:
            for end in (LOG_SUFFIX, ""):
                source = path.with_name(path.name + end)
                if source.exists():
                    with (
                        source.open("rb") as content,
                        replacing(kept.with_name(kept.name + end), private=True) as copy,
                    ):
                        shutil.copyfileobj(content, copy, _CHUNK)
        except BaseException:
            kept.unlink(missing_ok=True)
            kept.with_name(kept.name + LOG_SUFFIX).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise from_os_error(error, path) from error
    return kept


def remove_companions(path: Path) -> None:
    """Remove what SQLite keeps beside the database `path`: it would be applied to another file of that name.
    Raises OSError."""
    for end in DATABASE_COMPANIONS:
        path.with_name(path.name + end).unlink(missing_ok=True)


def remove_leftovers(path: Path) -> None:
    """Remove what killed runs left half written of `path`. To be called while nobody writes it."""
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f".{glob.escape(path.name)}.????????{TEMPORARY_SUFFIX}"):
            left.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make a renaming in `folder` survive a power cut, where the system allows it."""
    if sys.platform == "win32":  # folders cannot be opened there
        return
    with contextlib.suppress(OSError):  # some network file systems refuse; the file itself is safe
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
