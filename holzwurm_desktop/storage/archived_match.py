"""A match as a line of an archive (see `archive`): written, and joined to the matches that are stored."""

import base64
import binascii
import hashlib
import json
import re
import sqlite3
from datetime import datetime
from typing import Any
from uuid import uuid4

from holzwurm_desktop.engine.proof import accepted
from holzwurm_desktop.storage import thumbnails
from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.json_text import JsonObject, from_text, to_text
from holzwurm_desktop.storage.play import (
    UUID_KEY,
    MatchResult,
    insert_course,
    insert_match,
    insert_results,
    storable,
)
from holzwurm_desktop.storage.record_parts import RecordParts, join_record, seal_of, split_record
from holzwurm_desktop.storage.stored_record import stored_parts

_COUNTS = ("hints", "undos", "duration_ms")
_SEAL = re.compile('"sha256":"([0-9a-f]{64})"')


def line_of(connection: sqlite3.Connection, match_id: int) -> bytes:
    """One match as a line of `matches.jsonl`. Raises ValueError, TypeError or IndexError if its texts are damaged."""
    title, created, updated, finished, practice, *counts = connection.execute(
        "SELECT title, created, updated, finished, practice, hints, undos, duration_ms FROM games"
        " WHERE id = ?",
        (match_id,),
    ).fetchone()
    counted = connection.execute("SELECT 1 FROM results WHERE game_id = ?", (match_id,)).fetchone()
    picture = connection.execute("SELECT png FROM thumbnails WHERE game_id = ?", (match_id,)).fetchone()
    line: JsonObject = {
        "record": join_record(stored_parts(connection, match_id)), "title": title, "created": created,
        "updated": updated, "finished": finished, "practice": bool(practice),
        "counted": counted is not None, **dict(zip(_COUNTS, counts, strict=True)),
    }  # fmt: skip
    if picture is not None:
        line["thumbnail"] = base64.b64encode(picture[0]).decode("ascii")
    return to_text(line).encode() + b"\n"


class StoredMatches:
    """The matches stored here, by name, and how an imported one joins them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._by_name: dict[str, list[int]] = {}
        self._seals: set[str] = set()
        with database.reading() as connection:
            rows = connection.execute(
                "SELECT games.id, uuid, header, opening FROM games"
                " LEFT JOIN rounds ON rounds.game_id = games.id AND round_index = 0"
                " WHERE deleted IS NULL ORDER BY games.id"
            )
            for match_id, uuid, header, opening in rows:
                self._by_name.setdefault(uuid or _old_name(header, opening), []).append(match_id)
                self._seals.update(_SEAL.findall(opening or ""))

    def take(self, found: JsonObject) -> str:
        """Add a match or continue a stored one, unless all of it is here. Returns the name of the count in
        `archive.ImportReport` to raise.

        Raises `StorageError` (`bad-record` and what the disk reports), and `RecordError` if the match breaks the
        rules.
        """
        parts = split_record(found["record"])
        name = _name_of(parts)
        with self._database.writing() as connection:
            here = self._by_name.get(name, [])
            courses = {match_id: _stored_course(connection, match_id) for match_id in here}
            course = _course(parts)
            # Also when the match has gone further here than in the file.
            if any(stored[: len(course)] == course for stored in courses.values()):
                return "already_there"
            # Checked this late because replaying is slow, and a second import of the same file skips all of it.
            accepted(found["record"])
            for match_id, stored in courses.items():
                if stored and course[: len(stored)] == stored:
                    _continue(connection, match_id, parts, found)
                    return "continued"
            practice = found.get("practice") is True or seal_of(parts) in self._seals
            self._seals.add(seal_of(parts) or "")
            if here:  # the same cards played differently: a match of its own, whose cards were known
                parts.header[UUID_KEY] = str(uuid4())
                practice = True
            match_id = insert_match(connection, parts, _moment(found, "updated") or stamp(utc_now()))
            _describe(connection, match_id, parts, found, practice)
            if UUID_KEY in parts.header:  # without uuid, equal names may also mean a match and its copy
                self._by_name.setdefault(_name_of(parts), []).append(match_id)
        return "added"


def _continue(connection: sqlite3.Connection, match_id: int, parts: RecordParts, found: JsonObject) -> None:
    """Replace a stored match's rounds by the longer course from the file."""
    # A match that was practice once stays so: somebody had seen its cards.
    practice = connection.execute("SELECT practice FROM games WHERE id = ?", (match_id,)).fetchone()[0]
    connection.execute("DELETE FROM rounds WHERE game_id = ?", (match_id,))
    connection.execute(
        "UPDATE games SET status = ?, closing = ?, version = version + 1, updated = ? WHERE id = ?",
        (
            parts.status, to_text(parts.closing) if parts.closing else None,
            _moment(found, "updated") or stamp(utc_now()), match_id,
        ),
    )  # fmt: skip
    insert_course(connection, match_id, parts)
    _describe(connection, match_id, parts, found, bool(practice) or found.get("practice") is True)


def _describe(
    connection: sqlite3.Connection, match_id: int, parts: RecordParts, found: JsonObject, practice: bool
) -> None:
    """Store what stands beside the record: title, counts, times, results, picture. Invalid values are left out."""
    title = found.get("title")
    counts = {key: value for key in _COUNTS if _is_count(value := found.get(key))}
    finished = _moment(found, "finished") if parts.status == "finished" else None
    connection.execute(
        "UPDATE games SET title = CASE title WHEN '' THEN ? ELSE title END, practice = ?, finished = ?,"
        " created = coalesce(?, created), hints = coalesce(?, hints), undos = coalesce(?, undos),"
        " duration_ms = coalesce(?, duration_ms) WHERE id = ?",
        (
            storable(title) if isinstance(title, str) else "", practice, finished,
            None if "created" in parts.header else _moment(found, "created"),
            *(counts.get(key) for key in _COUNTS), match_id,
        ),
    )  # fmt: skip
    if found.get("counted") is True and finished is not None and parts.closing is not None:
        result = MatchResult(parts.closing["totals"], parts.closing["winners"])
        insert_results(connection, match_id, parts.header["seats"], result)
    png = _picture(found.get("thumbnail"))
    if parts.status != "running":
        thumbnails.drop(connection, match_id)
    elif png is not None:
        connection.execute("INSERT OR REPLACE INTO thumbnails VALUES (?, ?)", (match_id, png))


def _stored_course(connection: sqlite3.Connection, match_id: int) -> list[Any]:
    """The course of a stored match; empty if its texts are damaged."""
    try:
        return _course(stored_parts(connection, match_id))
    except (ValueError, TypeError, IndexError):
        return []


def _course(parts: RecordParts) -> list[Any]:
    """Everything that happened, in order. If two files hold the same match, one course is a prefix of the other."""
    course: list[Any] = []
    for part in parts.rounds:
        course += [part.opening, *part.moves]
        if part.closing is not None:
            course.append(part.closing)
    return course if parts.closing is None else [*course, parts.closing]


def _name_of(parts: RecordParts) -> str:
    uuid = parts.header.get(UUID_KEY)
    if isinstance(uuid, str) and uuid:
        return storable(uuid)
    opening = to_text(parts.rounds[0].opening) if parts.rounds else None
    return _old_name(to_text(parts.header), opening)


def _old_name(header: str, opening: str | None) -> str:
    """A name for a match from before records had a `uuid`: a hash of who plays what, since when, with which cards."""
    try:
        # Parsed and sorted, so that the order of keys in a file makes no difference.
        known = [from_text(header), from_text(opening) if opening else None]
    except ValueError:
        known = [header, opening]
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()


def _moment(found: JsonObject, key: str) -> str | None:
    """The time under `key` as stored text; None if it is missing or invalid."""
    try:
        return stamp(datetime.fromisoformat(found[key]))
    except (KeyError, TypeError, ValueError, OverflowError):
        return None


def _is_count(value: object) -> bool:
    # Below 2**53 an integer survives programs that read JSON numbers as floats; SQLite's own limit is higher.
    return type(value) is int and 0 <= value < 2**53


def _picture(text: Any) -> bytes | None:
    try:
        png = base64.b64decode(text, validate=True)
    except (TypeError, ValueError, binascii.Error):
        return None
    return png if thumbnails.is_thumbnail(png) else None
