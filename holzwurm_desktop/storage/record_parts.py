"""A record split into what is written once and what grows, and joined again.

The format is described in docs/record-format.md (`format`, `seats`, `rounds`, `totals`, `winners`). Unknown keys
are kept in the part where they were found.
"""

from dataclasses import dataclass, field

from holzwurm_desktop.engine.carried import of_header, put_into, without
from holzwurm_desktop.engine.commitment import KEY
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import JsonObject

MATCH_CLOSING = ("totals", "winners")
ABANDONED_KEY = "abandoned"
"""The optional key of a record whose match was given up; true or absent."""
_SEAL_LENGTH = 64
ROUND_CLOSING = ("scores", "end")


@dataclass(frozen=True)
class RoundParts:
    """A round: its `opening` (deal and optional keys), its moves, and its `closing` if it is over."""

    opening: JsonObject
    moves: list[JsonObject]
    closing: JsonObject | None


@dataclass(frozen=True)
class RecordParts:
    """A record: its `header` (what is known before the first deal), its rounds, its `closing` if it is over, and its
    analyses by kind."""

    header: JsonObject
    rounds: list[RoundParts]
    closing: JsonObject | None
    abandoned: bool
    analyses: dict[str, JsonObject] = field(default_factory=dict)

    @property
    def status(self) -> str:
        """`finished`, `abandoned` or `running`."""
        if self.closing is not None:
            return "finished"
        return "abandoned" if self.abandoned else "running"


def split_record(record: JsonObject) -> RecordParts:
    """Split `record` into parts, which share its values. Checks the outline only, not the rules.

    Raises `StorageError` (`bad-record`, with the `key` that is missing or has the wrong type).
    """
    _expect(record, "game", str)
    for seat in _expect(record, "seats", list):
        _expect({"seats": seat}, "seats", dict)
    rounds = [_split_round(part) for part in _expect(record, "rounds", list)]
    abandoned = record.get(ABANDONED_KEY) is True
    apart = {"rounds", *MATCH_CLOSING} | ({ABANDONED_KEY} if abandoned else set())
    header = {key: value for key, value in record.items() if key not in apart}
    closing = _closing(record, MATCH_CLOSING)
    return RecordParts(without(header), rounds, closing, abandoned, of_header(header))


def seal_of(parts: RecordParts) -> str | None:
    """The seal of the first deal, which no other match has; None if there is none."""
    sealed = parts.rounds[0].opening.get(KEY) if parts.rounds else None
    promised = sealed.get("sha256") if isinstance(sealed, dict) else None
    return promised if isinstance(promised, str) and len(promised) == _SEAL_LENGTH else None


def join_record(parts: RecordParts) -> JsonObject:
    """The record made of `parts`: the inverse of `split_record`."""
    header = put_into(parts.header, parts.analyses)
    record: JsonObject = {**header, "rounds": [_join_round(part) for part in parts.rounds]}
    record.update(parts.closing or {})
    if parts.abandoned:
        record[ABANDONED_KEY] = True
    return record


def _split_round(part: Json) -> RoundParts:
    opening = dict(_expect({"rounds": part}, "rounds", dict))
    moves = _expect(opening, "moves", list)
    for key in ("moves", *ROUND_CLOSING):
        opening.pop(key, None)
    return RoundParts(opening, moves, _closing(part, ROUND_CLOSING))


def _join_round(part: RoundParts) -> JsonObject:
    return {**part.opening, "moves": part.moves, **(part.closing or {})}


def _closing(part: JsonObject, keys: tuple[str, str]) -> JsonObject | None:
    return {key: part[key] for key in keys if key in part} or None


def _expect(part: JsonObject, key: str, kind: type) -> Json:
    value = part.get(key)
    if not isinstance(value, kind):
        raise StorageError("bad-record", {"key": key})
    return value
