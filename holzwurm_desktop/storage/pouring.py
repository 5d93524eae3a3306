"""Matches that were played in memory, because their file could not be opened, put into the file when it can be."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4
from zlib import crc32

from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.json_text import from_text, to_text
from holzwurm_desktop.storage.lessons import add_learnt, read_learnt
from holzwurm_desktop.storage.people_rows import add_people, read_people
from holzwurm_desktop.storage.play import UUID_KEY
from holzwurm_desktop.storage.puzzles import insert, read_tries

COURSE = ("rounds", "moves")
BESIDE = ("results", "thumbnails", "analyses")
"""The tables of what belongs to a match: its course, and what stands beside it."""
_APART = 100_000
"""How far the numbers of new matches in memory are from those in the file: more than anybody adds there meanwhile.
So a match keeps its number when it is put into the file, whoever remembers it."""

Versions = Mapping[int, int]
"""The version of each match, by its number; under `_TRIES`, how many puzzles had been tried; under `_PEOPLE`, a sum
of what was known of people; under `_EVENINGS`, the sum of the versions of all evenings, each counted one higher."""
_TRIES, _PEOPLE, _EVENINGS = 0, -1, -2  # the numbers of no match
_NOBODY = 0
"""The sum while nothing is known of anybody."""

Row = dict[str, Any]


def begin_apart(memory: Database) -> Versions:
    """Prepare a database in memory for `pour`: what it holds now is what its file holds. Raises `StorageError`."""
    with memory.writing() as connection:
        versions = dict(connection.execute("SELECT id, version FROM games").fetchall())
        versions[_TRIES] = _count_tries(connection)
        versions[_PEOPLE] = _sum_of_people(connection)
        versions[_EVENINGS] = _count_evenings(connection)
        first = _APART + max(versions)
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'games'")
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('games', ?)", (first,))
    return versions


def has_news(memory: Database, copied: Versions) -> bool:
    """Whether anything was played since `begin_apart`, which returned `copied`. Raises `StorageError`."""
    with memory.reading() as connection:
        rows = connection.execute("SELECT id, version FROM games WHERE deleted IS NULL").fetchall()
        known = {
            _TRIES: _count_tries(connection),
            _PEOPLE: _sum_of_people(connection),
            _EVENINGS: _count_evenings(connection),
        }
    return any(sum_now != copied.get(key, 0) for key, sum_now in known.items()) or any(
        version != copied.get(match_id, 0) for match_id, version in rows
    )


def pour(memory: Database, file: Database, copied: Versions) -> None:
    """Put what was changed in `memory` since `begin_apart` into `file`, all or nothing, and what became of puzzles
    and evenings; of an evening that was changed in both the state with more changes is kept.

    A match that was changed in the file as well is added as another one, for practice: its cards were known.
    Raises `StorageError`.
    """
    with memory.reading() as source, file.writing() as target:
        known = copied.get(_PEOPLE, _NOBODY)
        if _sum_of_people(source) != known:
            # What people were made to look like there counts only if it was known what they looked like before.
            add_people(target, read_people(source), overwrite=known != _NOBODY)
            for learnt in read_learnt(source):
                add_learnt(target, learnt)
        for each in read_tries(source):
            insert(target, each)
        for evening in rows(source, "SELECT * FROM evenings"):
            there = rows(target, "SELECT * FROM evenings WHERE uuid = ?", evening["uuid"])
            if not there or there[0]["version"] < evening["version"]:
                target.execute("DELETE FROM evenings WHERE uuid = ?", (evening["uuid"],))
                _insert(target, "evenings", evening)
        for row in rows(source, "SELECT * FROM games ORDER BY id"):
            match_id = row["id"]
            there = rows(target, "SELECT * FROM games WHERE id = ?", match_id)
            if there == [row]:
                continue
            if match_id not in copied:
                copy_match(source, target, row, bool(there))
            elif there and (there[0]["version"], there[0]["uuid"]) == (copied[match_id], row["uuid"]):
                target.execute("DELETE FROM games WHERE id = ?", (match_id,))
                copy_match(source, target, row, False)
            elif row["version"] != copied[match_id]:
                copy_match(source, target, _as_practice(row), True)


def _sum_of_people(connection: sqlite3.Connection) -> int:
    known = [*read_people(connection), *read_learnt(connection)]
    return crc32(repr(known).encode()) if known else _NOBODY


def _count_tries(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("SELECT count(*) FROM puzzle_tries").fetchone()[0]
    return count


def _count_evenings(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("SELECT coalesce(sum(version + 1), 0) FROM evenings").fetchone()[0]
    return count


def copy_match(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    row: Row,
    renumber: bool,
    tables: Sequence[str] = (*COURSE, *BESIDE),
) -> None:
    """Insert a match, the row `row` of `source`, with what belongs to it in `tables`; with `renumber` under another
    number. Raises `SQLITE_FAULTS`."""
    added = _insert(target, "games", {**row, "id": None} if renumber else row)
    for table in tables:
        for part in rows(source, f"SELECT * FROM {table} WHERE game_id = ?", row["id"]):
            _insert(target, table, {**part, "game_id": added})


def _as_practice(row: Row) -> Row:
    """The match as another one, under a name of its own."""
    uuid = str(uuid4())
    header = {**from_text(str(row["header"])), UUID_KEY: uuid}
    return {**row, "uuid": uuid, "header": to_text(header), "practice": 1}


def rows(connection: sqlite3.Connection, query: str, *values: object) -> list[Row]:
    """What a query finds, by the names of the columns. Raises `SQLITE_FAULTS`."""
    found = connection.execute(query, values)
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> int | None:
    marks = ", ".join("?" * len(row))
    return connection.execute(
        f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values())
    ).lastrowid
