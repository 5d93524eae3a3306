"""Evenings in the database: the plan of each, and which stored matches belong to it.

A match says itself which evening it belongs to, under `EVENING_KEY` of its record: so it stays in it wherever it is
carried, and whenever it is gone on with. The table of the matches repeats the evening's id, to be found by.
"""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from uuid import uuid4

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.names import LONGEST_TITLE, tidy_name
from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import JsonObject, from_text, is_damaged, to_text
from holzwurm_desktop.storage.play import evening_of, storable

COLUMNS = ("uuid", "title", "created", "updated", "plan", "version")
KEY = COLUMNS[0]
"""The columns of the table of evenings, and that which tells one from another."""


class Link(NamedTuple):
    """Where a match belongs: the `uuid` of its evening, its number in the plan, and the participants by seat. Where
    only one of them plays, at the first seat, the others are computer players that take no part in the evening."""

    evening: str
    number: int
    players: tuple[int, ...]

    def to_json(self) -> JsonObject:
        """What stands under `EVENING_KEY` in the record of the match."""
        return {"id": self.evening, "match": self.number, "players": list(self.players)}

    @classmethod
    def from_json(cls, data: Json) -> "Link | None":
        """The link of a record; None if it has none, or none that makes sense."""
        if not isinstance(data, dict):
            return None
        evening, number, players = data.get("id"), data.get("match"), data.get("players")
        if not isinstance(evening, str) or type(number) is not int or not isinstance(players, list):
            return None
        if not all(type(each) is int for each in players) or len(set(players)) < len(players):
            return None
        return cls(evening, number, tuple(players))


class Linked(NamedTuple):
    """A stored match that belongs to an evening and is no practice. `number`, `players`: see `Link`; `scores` and
    `shares` are those of its seats, empty until it is `finished`."""

    match_id: int
    game: str
    number: int
    players: tuple[int, ...]
    finished: bool
    scores: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()


@dataclass(frozen=True)
class StoredEvening:
    """An evening as it is stored; times are ISO texts in UTC. `plan` is None if its text is damaged. `version` counts
    its changes."""

    uuid: str
    title: str
    created: str
    updated: str
    plan: JsonObject | None
    version: int


class EveningStore:
    """The stored evenings. Every method raises `StorageError` if the disk fails."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        """Uses the connection of the `MatchStore` too."""
        self._database = database
        self._clock = clock

    def add(self, title: str, plan: JsonObject) -> str:
        """Store a new evening and return its id."""
        uuid, now = str(uuid4()), stamp(self._clock())
        with self._database.writing() as connection:
            insert(connection, (uuid, storable(title), now, now, to_text(plan), 0))
        return uuid

    def all(self) -> list[StoredEvening]:
        """All evenings but deleted ones, last begun first."""
        return self._read("deleted IS NULL")

    def kept(self) -> list[StoredEvening]:
        """The same, and those that were deleted and can still be brought back."""
        return self._read("TRUE")

    def keep(self, evening: StoredEvening, plan: JsonObject) -> None:
        """Store another plan of an evening. Raises `StorageError` (`evening-changed`) if it is not there any more as
        it was read."""
        self._change(
            evening, "plan = ?, updated = ?, version = version + 1", (to_text(plan), stamp(self._clock()))
        )

    def delete(self, evening: StoredEvening) -> None:
        """Remove an evening; its matches stay. `undelete` can bring it back until the next start."""
        self._change(evening, "deleted = ?, version = version + 1", (stamp(self._clock()),))

    def undelete(self, uuid: str) -> None:
        """Bring back a deleted evening."""
        with self._database.writing() as connection:
            connection.execute(
                "UPDATE evenings SET deleted = NULL, version = version + 1 WHERE uuid = ?", (uuid,)
            )

    def purge(self) -> None:
        """Remove deleted evenings for good; called when the database is opened."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM evenings WHERE deleted IS NOT NULL")

    def linked(self, uuid: str) -> list[Linked]:
        """The matches of an evening that can count: no practice, not given up, not deleted. First those that were
        finished, in the order in which they were, then the running ones in the order in which they were begun."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, game, header, status = 'finished' FROM games WHERE evening = ? AND deleted IS NULL"
                " AND practice = 0 AND status IN ('running', 'finished')"
                " ORDER BY finished IS NULL, finished, id",
                (uuid,),
            ).fetchall()
            found = [_linked(connection, row) for row in rows]
        return [each for each in found if each is not None]

    def _read(self, which: str) -> list[StoredEvening]:
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {', '.join(COLUMNS)} FROM evenings WHERE {which} ORDER BY created DESC, uuid"
            ).fetchall()
        return [_evening(row) for row in rows]

    def _change(self, evening: StoredEvening, changes: str, values: Sequence[object]) -> None:
        with self._database.writing() as connection:
            changed = connection.execute(
                f"UPDATE evenings SET {changes} WHERE uuid = ? AND version = ? AND deleted IS NULL",
                (*values, evening.uuid, evening.version),
            )
            if changed.rowcount != 1:
                raise StorageError("evening-changed", {"title": evening.title})


def insert(connection: sqlite3.Connection, row: Sequence[object]) -> bool:
    """Store the columns of an evening, unless it is there already; whether it was not."""
    marks = ", ".join("?" * len(COLUMNS))
    cursor = connection.execute(
        f"INSERT OR IGNORE INTO evenings ({', '.join(COLUMNS)}) VALUES ({marks})", tuple(row)
    )
    return cursor.rowcount > 0


def merge(connection: sqlite3.Connection, row: Sequence[object]) -> bool:
    """Store the columns of an evening from elsewhere, if it is not here or was changed more often there; whether that
    was so. One that was deleted here stays so."""
    if insert(connection, row):
        return True
    changes = ", ".join(f"{column} = ?" for column in COLUMNS)
    cursor = connection.execute(
        f"UPDATE evenings SET {changes} WHERE uuid = ? AND version < ? AND deleted IS NULL",
        (*row, row[0], row[-1]),
    )
    return cursor.rowcount > 0


def read_evenings(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """The columns of all evenings that can be read and are not deleted. Raises `SQLITE_FAULTS`."""
    rows = connection.execute(
        f"SELECT {', '.join(COLUMNS)} FROM evenings WHERE deleted IS NULL ORDER BY uuid"
    )
    return [row for row in rows if is_sound(row)]


def is_sound(row: Sequence[object]) -> bool:
    """Whether these are the columns of an evening: they may come from a damaged database, or from any file."""
    if len(row) != len(COLUMNS) or is_damaged(row):
        return False
    *texts, version = row
    return all(type(each) is str for each in texts) and type(version) is int and 0 <= version < 2**53


def _evening(row: tuple[str, str, str, str, str, int]) -> StoredEvening:
    uuid, title, created, updated, text, version = row
    try:
        plan = from_text(text)
    except (ValueError, TypeError):
        plan = None
    shown = tidy_name(title, LONGEST_TITLE) if isinstance(title, str) else ""
    return StoredEvening(uuid, shown, created, updated, plan if isinstance(plan, dict) else None, version)


def _linked(connection: sqlite3.Connection, row: tuple[int, str, str, int]) -> Linked | None:
    """The match of a row; None if it is damaged, or was finished elsewhere and does not count here."""
    match_id, game, header, finished = row
    link = Link.from_json(evening_of(header))
    if link is None:
        return None
    results = connection.execute(
        "SELECT score, share FROM results WHERE game_id = ? ORDER BY seat", (match_id,)
    ).fetchall()
    if not finished:
        return Linked(match_id, game, link.number, link.players, False)
    if len(results) != len(link.players) and not (results and len(link.players) == 1):
        return None
    # SQLite columns hold values of any type, and a damaged file may have something else here.
    if not all(isinstance(value, int | float) for row in results for value in row):
        return None
    scores, shares = zip(*results[: len(link.players)], strict=True)
    return Linked(match_id, game, link.number, link.players, True, scores, shares)
