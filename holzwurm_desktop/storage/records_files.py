"""Record files (`.holzwurm.json`) as bytes and JSON values; whether a record is right, the engine says."""

from pathlib import Path
from typing import Any

from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import read_limited, write_atomically
from holzwurm_desktop.storage.json_text import JsonObject, from_bytes, to_bytes

RECORD_SUFFIX = ".holzwurm.json"
MAX_RECORD_BYTES = 16 * 1024 * 1024


def read_record_file(path: Path) -> Any:
    """The JSON value in the file `path`: strict UTF-8, at most 16 MB.

    Raises `StorageError` (`not-found`, `not-a-file`, `not-json`, `too-large`, `no-permission`, `io-error`).
    """
    content = read_limited(path, MAX_RECORD_BYTES)
    try:
        return from_bytes(content)
    except ValueError as error:
        raise StorageError("not-json", {"path": str(path), "reason": str(error)}) from error


def write_record_file(path: Path, record: JsonObject) -> None:
    """Write `record` to `path` as one line of JSON; an older file there is replaced whole or not at all.

    Raises `StorageError` (`disk-full`, `no-permission`, `read-only`, `not-a-file`, `too-large`, `io-error`).
    """
    content = to_bytes(record)
    if len(content) > MAX_RECORD_BYTES:
        raise StorageError("too-large", {"path": str(path), "limit": MAX_RECORD_BYTES})
    write_atomically(path, content)
