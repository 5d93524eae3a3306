"""JSON values as text: strict when reading, one compact form when storing."""

import json
from collections.abc import Iterable

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.records import parse_json

JsonObject = dict[str, Json]
"""A JSON object, as `json` reads it."""


def to_text(value: Json) -> str:
    """Compact ASCII text of a JSON value, for a database column."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def to_bytes(value: Json, *, indent: int | None = None) -> bytes:
    """UTF-8 text of a JSON value with a line end, for a file. Raises TypeError or ValueError for others."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent)
    return text.encode("utf-8", "replace") + b"\n"


def from_bytes(content: bytes) -> Json:
    """The JSON value in `content`, read as strictly as a record: see `parse_json`.

    Raises ValueError saying what is wrong, and nothing else whatever the content.
    """
    try:
        return parse_json(content)
    except RecordError as error:
        raise ValueError(", ".join(map(str, error.data.values()))) from error


class DamagedText(str):
    """A stored text that is no longer valid UTF-8: what is left of it, with U+FFFD for bad bytes.

    It may be shown, to identify a match, but must not be used as the text or written back.
    """

    __slots__ = ()


def stored_text(content: bytes) -> str:
    """The content of a text column, a `DamagedText` if it is not valid UTF-8. Never raises."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        return DamagedText(content.decode("utf-8", "replace"))


def is_damaged(values: Iterable[Json]) -> bool:
    """Whether a text among these stored values is damaged."""
    return any(isinstance(value, DamagedText) for value in values)


def from_text(text: str) -> Json:
    """The JSON value in a stored text. ValueError if it is damaged or no JSON."""
    if isinstance(text, DamagedText):
        raise ValueError("not UTF-8")
    return json.loads(text)
