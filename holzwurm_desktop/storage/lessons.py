"""How far each person has come in the lesson of each game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.persons import Same, person_key

COLUMNS = ("person", "game", "step", "done", "changed")


class Learnt(NamedTuple):
    """Where a person is in a lesson.

    person: the name; step: the number of the step that comes next, from 0; done: how often it was done to its end;
    changed: the time of the last change, an ISO text in UTC.
    """

    person: str
    game: str
    step: int
    done: int
    changed: str


class LessonStore:
    """The stored progress. Every method raises `StorageError` if the disk fails."""

    def __init__(
        self, database: Database, same: Callable[[], Same], clock: Callable[[], datetime] = utc_now
    ) -> None:
        """Uses the connection of the `MatchStore` too. same: whose the names are, see `persons`."""
        self._database = database
        self._same = same
        self._clock = clock

    def learnt(self, person: str) -> dict[str, Learnt]:
        """Where a person is, by game: the latest step, and how often the lesson was done under all their names."""
        same = self._same()
        wanted = person_key(person, same)
        with self._database.reading() as connection:
            rows = [each for each in read_learnt(connection) if person_key(each.person, same) == wanted]
        found: dict[str, Learnt] = {}
        for each in rows:  # the earliest change first
            done = each.done + (found[each.game].done if each.game in found else 0)
            found[each.game] = each._replace(done=done)
        return found

    def keep(self, person: str, game: str, step: int, done: bool = False) -> None:
        """Remember at which step a person is, and with `done` that the lesson was done to its end."""
        changed = stamp(self._clock())
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO lessons VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (person, game)"
                " DO UPDATE SET step = ?3, done = done + ?4, changed = ?5",
                (person, game, step, int(done), changed),
            )


def read_learnt(connection: sqlite3.Connection) -> list[Learnt]:
    """All progress that can be read, the earliest change first. Raises `SQLITE_FAULTS`."""
    rows = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM lessons ORDER BY changed, person, game")
    return [Learnt._make(row) for row in rows if is_sound(row)]


def add_learnt(connection: sqlite3.Connection, learnt: Learnt) -> None:
    """Store progress from elsewhere, unless what is here is as late or later. Raises `SQLITE_FAULTS`."""
    connection.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game) DO UPDATE SET"
        " step = excluded.step, done = excluded.done, changed = excluded.changed"
        " WHERE excluded.changed > changed",
        learnt,
    )


def is_sound(row: object) -> bool:
    """Whether these are the values of a `Learnt`: they may come from a damaged database, or from any file."""
    if not isinstance(row, list | tuple) or len(row) != len(COLUMNS):
        return False
    person, game, step, done, changed = row
    return (
        all(type(each) is str for each in (person, game, changed))
        and all(type(each) is int and 0 <= each < 10**6 for each in (step, done))
    )  # fmt: skip
