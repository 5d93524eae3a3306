"""Copies out of a damaged database what can still be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from holzwurm_desktop.storage import evenings
from holzwurm_desktop.storage.connection import SQLITE_FAULTS, Database, connect
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.lessons import add_learnt, read_learnt
from holzwurm_desktop.storage.people_rows import add_people, meet_stored, read_people
from holzwurm_desktop.storage.pouring import BESIDE, COURSE, copy_match, rows
from holzwurm_desktop.storage.puzzles import COLUMNS, KEY, Try, insert, is_sound
from holzwurm_desktop.storage.stored_record import stored_parts

# A bad page ends a query where it is met. From the other end, and by way of the indexes and the other tables, most
# of what lies behind it is reached.
_WAYS = (
    "SELECT id FROM games NOT INDEXED ORDER BY id",
    "SELECT id FROM games NOT INDEXED ORDER BY id DESC",
    "SELECT id FROM games ORDER BY status, updated",
    "SELECT id FROM games ORDER BY status DESC, updated DESC",
    "SELECT game_id FROM rounds",
    "SELECT game_id FROM rounds ORDER BY game_id DESC, round_index DESC",
)
_WAYS_OF_TRIES = tuple(
    f"SELECT {', '.join(COLUMNS)} FROM puzzle_tries ORDER BY {', '.join(f'{key} {way}' for key in KEY)}"
    for way in ("ASC", "DESC")
)

_WAYS_OF_EVENINGS = tuple(
    f"SELECT {', '.join(evenings.COLUMNS)} FROM evenings WHERE deleted IS NULL ORDER BY {evenings.KEY} {way}"
    for way in ("ASC", "DESC")
)


def rescue(damaged: Path, target: Database) -> int:
    """Copy every match that can be read whole, who plays, what became of puzzles, and evenings from a damaged file,
    which is not changed, into a new database. Returns how many matches. Raises `StorageError` if `target` fails."""
    for form in ("?mode=ro", "?mode=ro&immutable=1"):  # the second reads without a log, if the first cannot
        with (
            suppress(*SQLITE_FAULTS),
            closing(connect(damaged.absolute().as_uri() + form, wait=0)) as source,
        ):
            source.execute("PRAGMA schema_version").fetchone()
            _copy_people(source, target)
            _copy_tries(source, target)
            _copy_evenings(source, target)
            saved = sum(_copied(source, target, match_id) for match_id in sorted(_numbers(source)))
            with target.writing() as connection:
                meet_stored(connection)
            return saved
    return 0


def _copy_people(source: sqlite3.Connection, target: Database) -> None:
    """Copy who plays, and where they are in the lessons; nothing of either if not all of it can be read."""
    people, learnt = [], []
    with suppress(*SQLITE_FAULTS):
        people = read_people(source)
    with suppress(*SQLITE_FAULTS):
        learnt = read_learnt(source)
    with target.writing() as connection:
        add_people(connection, people)
        for each in learnt:
            add_learnt(connection, each)


def _copy_tries(source: sqlite3.Connection, target: Database) -> None:
    """Copy what became of puzzles, as far as it can be read from either end."""
    found = {row for way in _WAYS_OF_TRIES for row in _until_it_fails(source, way) if is_sound(row)}
    with target.writing() as connection:
        for row in found:
            insert(connection, Try._make(row))


def _copy_evenings(source: sqlite3.Connection, target: Database) -> None:
    """Copy the evenings, as far as they can be read from either end."""
    found = {
        row for way in _WAYS_OF_EVENINGS for row in _until_it_fails(source, way) if evenings.is_sound(row)
    }
    with target.writing() as connection:
        for row in found:
            evenings.insert(connection, row)


def _numbers(source: sqlite3.Connection) -> set[int]:
    found: set[int] = set()
    for way in _WAYS:
        found.update(number for (number,) in _until_it_fails(source, way) if isinstance(number, int))
    return found


def _until_it_fails(source: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    with suppress(*SQLITE_FAULTS):
        yield from source.execute(query)


def _copied(source: sqlite3.Connection, target: Database, match_id: int) -> bool:
    """Whether the match could be copied; nothing of it is if not."""
    try:
        found = rows(source, "SELECT * FROM games NOT INDEXED WHERE id = ? AND deleted IS NULL", match_id)
        if not found:
            return False
        parts = stored_parts(source, match_id)
        counts = source.execute("SELECT move_count FROM rounds WHERE game_id = ?", (match_id,)).fetchall()
        if [len(part.moves) for part in parts.rounds] != [count for (count,) in counts]:
            return False
        beside = [table for table in BESIDE if _reads(source, table, match_id)]
        with target.writing() as connection:
            copy_match(source, connection, found[0], renumber=False, tables=(*COURSE, *beside))
    except (*SQLITE_FAULTS, ValueError, TypeError, IndexError):
        return False
    except StorageError as error:
        if error.code != "damaged":  # else it is the source
            raise
        return False
    return True


def _reads(source: sqlite3.Connection, table: str, match_id: int) -> bool:
    """Whether what stands beside the match in `table` can be read; it is no reason to lose the match."""
    try:
        rows(source, f"SELECT * FROM {table} WHERE game_id = ?", match_id)
    except SQLITE_FAULTS:
        return False
    return True
