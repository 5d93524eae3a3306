"""What the row of a match holds beside its moves: the counts and the header, which other modules change by name."""

import sqlite3
from typing import TypedDict

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage.json_text import JsonObject, from_text, to_text
from holzwurm_desktop.storage.play import UUID_KEY


class Meta(TypedDict, total=False):
    """What is kept beside the record. Values are new totals, not differences; durations are in milliseconds; `coach`:
    whether it is on.

    `header` alone is part of the record, so `MatchStore.meta` leaves it out: keys that came after the match was
    stored, such as the number of a deal that had none.
    """

    practice: bool
    hints: int
    undos: int
    duration_ms: int
    coach: bool
    header: JsonObject


def without_name(header: str) -> JsonObject | None:
    """A stored header without the name it got here; None if it is damaged."""
    try:
        found: JsonObject = from_text(header)
    except ValueError:
        return None
    return {
        key: value for key, value in found.items() if key not in (UUID_KEY, "deal_number", "deal_version")
    }


def store_meta(connection: sqlite3.Connection, match_id: int, meta: Meta) -> None:
    """Change what is kept beside a match, and add late keys to its header."""
    if meta:
        values = dict.fromkeys(Meta.__annotations__) | dict(meta) | {"id": match_id}
        connection.execute(
            "UPDATE games SET practice = coalesce(:practice, practice), hints = coalesce(:hints, hints),"
            " undos = coalesce(:undos, undos), duration_ms = coalesce(:duration_ms, duration_ms),"
            " coach = coalesce(:coach, coach) WHERE id = :id",
            values,
        )
    if meta.get("header"):
        _add_to_header(connection, match_id, meta["header"])


def deal_number(header: str) -> Json:
    """The number of the deal in a stored header; None if it has none or is damaged."""
    try:
        return from_text(header).get("deal_number")
    except (ValueError, AttributeError):
        return None


def _add_to_header(connection: sqlite3.Connection, match_id: int, late: JsonObject) -> None:
    text = connection.execute("SELECT header FROM games WHERE id = ?", (match_id,)).fetchone()[0]
    try:
        header: JsonObject = from_text(text)
    except (ValueError, TypeError):
        return  # a damaged match is reported when it is read, and goes on meanwhile
    connection.execute("UPDATE games SET header = ? WHERE id = ?", (to_text({**header, **late}), match_id))
