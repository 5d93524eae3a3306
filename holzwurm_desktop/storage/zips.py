"""Reading zip files that may be hostile: only files with known names, never more bytes than allowed."""

import zipfile
import zlib
from collections.abc import Iterator, Set
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, BinaryIO, Self

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage.errors import StorageError, from_os_error
from holzwurm_desktop.storage.files import limited_lines
from holzwurm_desktop.storage.json_text import JsonObject, from_bytes

MANIFEST = "manifest.json"
_MOST_MANIFEST_BYTES = 64 * 1024
_MOST_FILES = 16  # we write four at most; a list of thousands is an attack
# Matches are packed to about a tenth. What becomes much more is made to keep a reader busy.
_MOST_RATIO, _UNSUSPICIOUS_BYTES = 100, 16 * 1024 * 1024
_CHUNK = 1024 * 1024
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 1  # the flag bit of an encrypted entry
_FAULTS = (
    zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError,
)  # fmt: skip
"""What `zipfile` raises for files that are no zip files, are damaged, or were made to do harm."""


class Zip:
    """A zip file with a manifest. Every method may raise `StorageError`: `bad-archive` with `reason`,
    `newer-archive` with `version`, `too-large` with `limit`, or what the disk reports."""

    def __init__(self, path: Path, names: Set[str]) -> None:
        """`path` is refused as a whole if it contains a file whose name is not in `names`, or one name twice."""
        self.path = path
        self._names = names

    def __enter__(self) -> Self:
        try:
            if self.path.exists() and not self.path.is_file():
                raise StorageError("not-a-file", {"path": str(self.path)})
            with self._as_storage_error():
                self._file = zipfile.ZipFile(self.path)
        except OSError as error:
            raise from_os_error(error, self.path) from error
        try:
            self._look_over()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def has(self, name: str) -> bool:
        """Whether it contains a file of that name."""
        return name in self._file.namelist()

    def manifest(self, kind: str, version: int) -> JsonObject:
        """The manifest, if it is that of a zip file of this `kind` and not newer than `version`."""
        manifest = self.json(MANIFEST, _MOST_MANIFEST_BYTES)
        if not isinstance(manifest, dict) or manifest.get("format") != kind:
            raise self.refusal("another format")
        found = manifest.get("version")
        if type(found) is not int or found < 1:
            raise self.refusal("no version")
        if found > version:
            raise StorageError("newer-archive", {"path": str(self.path), "version": found})
        return manifest

    def json(self, name: str, limit: int) -> Json:
        """The JSON value in a file of at most `limit` bytes."""
        with self._open(name, limit) as file, self._as_storage_error():
            return from_bytes(file.read(limit))

    def copy(self, name: str, target: BinaryIO, limit: int) -> None:
        """Write the content of a file of at most `limit` bytes to `target`."""
        with self._open(name, limit) as file:
            while True:
                with self._as_storage_error():
                    chunk = file.read(_CHUNK)
                if not chunk:
                    return
                target.write(chunk)

    def lines(self, name: str, limit: int, longest: int) -> Iterator[bytes]:
        """The lines of a file of at most `limit` bytes. A line longer than `longest` bytes comes as its first
        `longest` + 1 bytes, which tells the caller to refuse it; the rest is skipped."""
        with self._open(name, limit) as file:
            lines = limited_lines(file, longest)
            while True:
                with self._as_storage_error():
                    line = next(lines, None)
                if line is None:
                    return
                yield line

    def refusal(self, reason: str) -> StorageError:
        """The error for something wrong with the whole file."""
        return StorageError("bad-archive", {"path": str(self.path), "reason": reason})

    @contextmanager
    def _open(self, name: str, limit: int) -> Iterator[IO[bytes]]:
        with self._as_storage_error():
            # `zipfile` never unpacks more than the size an entry declares, so checking that is enough.
            entry = self._file.getinfo(name)
            if entry.file_size > limit:
                raise StorageError("too-large", {"path": f"{self.path}: {name}", "limit": limit})
            if entry.file_size > max(_UNSUSPICIOUS_BYTES, _MOST_RATIO * entry.compress_size):
                raise self.refusal("packed too tightly")
            file = self._file.open(name)
        with file:
            yield file

    def _look_over(self) -> None:
        entries = self._file.infolist()
        if len(entries) > _MOST_FILES or len({entry.filename for entry in entries}) != len(entries):
            raise self.refusal("too many files")
        for entry in entries:
            if entry.filename not in self._names:
                raise self.refusal("a file that does not belong there")
            if entry.flag_bits & _ENCRYPTED or entry.compress_type not in _METHODS:
                raise self.refusal("packed in another way")

    @contextmanager
    def _as_storage_error(self) -> Iterator[None]:
        """Turn whatever a bad zip file makes Python raise into a `StorageError`."""
        try:
            yield
        except KeyError as error:
            raise self.refusal("a file is missing") from error
        except _FAULTS as error:
            raise self.refusal(str(error)) from error
        except OSError as error:
            raise from_os_error(error, self.path) from error
