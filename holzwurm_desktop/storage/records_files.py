"""Record files (`.holzwurm.json`) as bytes and JSON values. Whether a record is valid is for the engine to say."""

from contextlib import suppress
from datetime import date
from pathlib import Path

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.records import parse_json
from holzwurm_desktop.storage.errors import StorageError, from_os_error
from holzwurm_desktop.storage.files import read_limited, write_atomically
from holzwurm_desktop.storage.json_text import JsonObject, to_bytes

RECORD_SUFFIX = ".holzwurm.json"
MAX_RECORD_BYTES = (
    16 * 1024 * 1024
)  # hundreds of times a long match; keeps a wrong file from filling the memory


def read_record_file(path: Path) -> Json:
    """The JSON value in the file `path`: strict UTF-8, at most 16 MB.

    Raises `StorageError` (`not-found`, `not-a-file`, `too-large`, `no-permission`, `io-error`), and `RecordError` as
    `parse_json` does.
    """
    return read_record(read_limited(path, MAX_RECORD_BYTES), str(path))


def read_record(content: bytes, path: str = "") -> Json:
    """The JSON value in the content of a record file: strict UTF-8, at most 16 MB.

    Raises `StorageError` (`too-large`), which names `path` if one is given, and `RecordError` as `parse_json` does.
    """
    where = {"path": path} if path else {}
    if len(content) > MAX_RECORD_BYTES:
        raise StorageError("too-large", {**where, "limit": MAX_RECORD_BYTES})
    return parse_json(content)


def write_record_file(path: Path, record: JsonObject) -> None:
    """Write `record` to `path` as one line of JSON; an existing file is replaced whole or not at all.

    Raises `StorageError` (`disk-full`, `no-permission`, `read-only`, `not-a-file`, `too-large`, `io-error`).
    """
    write_atomically(path, _content(record, path))


def write_copy(folder: Path, record: JsonObject) -> Path:
    """Write `record` into `folder` under a free name, made of the game, the day and a number.

    Returns the path of the file. Raises `StorageError` as `write_record_file` does.
    """
    content = _content(record, folder)
    stem = "".join(sign for sign in str(record.get("game", "")) if sign.isalnum())
    number = 1
    while True:
        path = folder / f"{stem}-{date.today():%Y%m%d}-{number}{RECORD_SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with path.open("xb"):  # reserves the name
                pass
            break
        except FileExistsError as error:
            if not folder.is_dir():  # `mkdir` met a file in its place, and no other number would help
                raise from_os_error(error, folder) from error
            number += 1
        except OSError as error:
            raise from_os_error(error, path) from error
    try:
        write_atomically(path, content)
    except BaseException:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise
    return path


def _content(record: JsonObject, path: Path) -> bytes:
    content = to_bytes(record)
    if len(content) > MAX_RECORD_BYTES:
        raise StorageError("too-large", {"path": str(path), "limit": MAX_RECORD_BYTES})
    return content
