"""The people who play here: what they are called, what they look like, and which names of matches are theirs.

Matches and tries at puzzles keep the names they were played under; whose they are is looked up when they are read.
So a person can be renamed, joined with another and told apart again, and nothing that was played is changed.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from holzwurm_desktop.engine.names import name_key, tidy_name
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import is_damaged
from holzwurm_desktop.storage.people_rows import COLOURS, NONE, PORTRAITS, families, meet, respell
from holzwurm_desktop.storage.persons import Same


class Person(NamedTuple):
    """Somebody who plays here.

    id: never changes; colour, portrait: see `COLOURS` and `PORTRAITS`, `NONE` for none; hidden: neither offered nor
    listed; names: all names of matches that are theirs, in any spelling; joined: what those are called who were
    joined to this person.
    """

    id: int
    name: str
    colour: str = NONE
    portrait: str = NONE
    hidden: bool = False
    names: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()


class Deeds(NamedTuple):
    """How many matches a person has finished, how many puzzles they have tried, and how many lessons they have done
    to the end."""

    matches: int = 0
    puzzles: int = 0
    lessons: int = 0


class NameTaken(ValueError):
    """The name is another person's; `person` is what that one is called."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.person = person


class PersonGone(LookupError):
    """There is no such person any more: another window has joined them to somebody."""


class PeopleStore:
    """The people in the database. Every method but `same` raises `StorageError` if the disk fails; nothing is then
    changed."""

    def __init__(self, database: Database) -> None:
        """Uses the connection of the `MatchStore` too."""
        self._database = database

    def all(self) -> list[Person]:
        """Everybody, hidden ones included, in the order in which they came."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, name, colour, portrait, hidden, joined_to FROM people ORDER BY id"
            ).fetchall()
            names: dict[int, list[str]] = {}
            for number, _, name in _names(connection):
                names.setdefault(number, []).append(name)
        joined: dict[int, list[str]] = {}
        for _, name, *_, into in rows:
            joined.setdefault(into, []).append(name)
        return [
            Person(
                number, name, _one_of(COLOURS, colour), _one_of(PORTRAITS, portrait), bool(hidden),
                tuple(names.get(number, ())), tuple(joined.get(number, ())),
            )
            for number, name, colour, portrait, hidden, into in rows
            if into is None and not is_damaged((name,))
        ]  # fmt: skip

    def deeds(self) -> dict[int, Deeds]:
        """What everybody has done, by their numbers."""
        with self._database.reading() as connection:
            whose = {key: number for number, _, key in families(connection)}
            matches = connection.execute(
                "SELECT results.name, count(DISTINCT game_id) FROM results JOIN games ON games.id = game_id"
                " WHERE level IS NULL AND deleted IS NULL AND status NOT IN ('running', 'abandoned')"
                " GROUP BY results.name"
            ).fetchall()
            puzzles = connection.execute("SELECT DISTINCT person, game, puzzle FROM puzzle_tries").fetchall()
            lessons = connection.execute("SELECT person, game FROM lessons WHERE done > 0").fetchall()
        played: Counter[int] = Counter()
        for name, count in matches:
            if (number := whose.get(name_key(str(name)))) is not None:
                played[number] += count
        tried = Counter(
            number for number, *_ in {(whose.get(name_key(str(row[0]))), *row[1:]) for row in puzzles}
        )
        learnt = Counter(
            number for number, _ in {(whose.get(name_key(str(row[0]))), row[1]) for row in lessons}
        )
        return {
            number: Deeds(played[number], tried[number], learnt[number]) for number in set(whose.values())
        }

    def same(self) -> Same:
        """For each known name, by its key, what the person is called whose it is. Empty if that cannot be read:
        then the names are shown as they were played under."""
        with suppress(StorageError), self._database.reading() as connection:
            return {key: name for _, name, key in families(connection)}
        return {}

    def meet(self, names: Iterable[str]) -> bool:
        """Make a person of each name that is nobody's yet, and spell the names of the others as here; whether
        anything changed."""
        wanted = list(names)
        known = self.same()
        if all(_is_known(name, known) for name in wanted):  # nothing is written where nothing changes
            return False
        with self._database.writing() as connection:
            meet(connection, wanted)
            respell(connection, wanted)
        return True

    def rename(self, number: int, name: str) -> None:
        """Call a person otherwise, everywhere. The names of before stay theirs, and so do their matches.

        Raises `ValueError` for an empty name, `NameTaken`, `PersonGone`.
        """
        shown, key = tidy_name(name), name_key(name)
        if not key:
            raise ValueError("an empty name")
        with self._database.writing() as connection:
            _look_up(connection, number)
            owner = next(((who, called) for who, called, each in families(connection) if each == key), None)
            if owner is None:
                connection.execute("INSERT INTO people_names VALUES (?, ?, ?)", (key, shown, number))
            elif owner[0] != number:
                raise NameTaken(owner[1])
            connection.execute("UPDATE people SET name = ? WHERE id = ?", (shown, number))

    def dress(self, number: int, colour: str, portrait: str) -> None:
        """Give a person another colour and portrait, or `NONE`. Raises `ValueError` for others, `PersonGone`."""
        if colour not in (NONE, *COLOURS) or portrait not in (NONE, *PORTRAITS):
            raise ValueError(f"{colour}, {portrait}")
        with self._database.writing() as connection:
            _look_up(connection, number)
            connection.execute(
                "UPDATE people SET colour = ?, portrait = ? WHERE id = ?", (colour, portrait, number)
            )

    def hide(self, number: int, hidden: bool) -> None:
        """Offer and list a person no more, or again. Raises `PersonGone`."""
        with self._database.writing() as connection:
            _look_up(connection, number)
            connection.execute("UPDATE people SET hidden = ? WHERE id = ?", (hidden, number))

    def join(self, number: int, into: int) -> None:
        """From now on, count all that a person did as another one's; who was joined to them comes along.

        Raises `ValueError` if both are the same, `PersonGone`.
        """
        if number == into:
            raise ValueError("one person")
        with self._database.writing() as connection:
            _look_up(connection, number)
            _look_up(connection, into)
            connection.execute(
                "UPDATE people SET joined_to = ?2 WHERE id = ?1 OR joined_to = ?1", (number, into)
            )

    def part(self, number: int) -> None:
        """Tell a person and all who were joined to them apart again; each has the names of before. Raises
        `PersonGone`."""
        with self._database.writing() as connection:
            _look_up(connection, number)
            parted = connection.execute(
                "SELECT id, name FROM people WHERE id = ?1 OR joined_to = ?1", (number,)
            ).fetchall()
            connection.execute("UPDATE people SET joined_to = NULL WHERE joined_to = ?", (number,))
            own: dict[int, list[str]] = {}
            for owner, _, name in _names(connection):
                own.setdefault(owner, []).append(name)
            for person, name in parted:
                mine = own.get(person, [])
                # While they were one, somebody may have got the name of another.
                if mine and name_key(name) not in map(name_key, mine):
                    connection.execute("UPDATE people SET name = ? WHERE id = ?", (mine[0], person))


def _names(connection: sqlite3.Connection) -> list[tuple[int, str, str]]:
    """For each name of matches, the person whose it is now, its key, and how it is spelled."""
    rows = connection.execute(
        "SELECT coalesce(joined_to, id), key, people_names.name FROM people_names JOIN people ON id = person"
        " ORDER BY id, key"
    ).fetchall()
    return [row for row in rows if not is_damaged(row[1:])]


def _is_known(name: str, known: Same) -> bool:
    key = name_key(name)
    shown = known.get(key)
    return not key or shown == tidy_name(name) or (shown is not None and name_key(shown) != key)


def _look_up(connection: sqlite3.Connection, number: int) -> None:
    found = connection.execute(
        "SELECT 1 FROM people WHERE id = ? AND joined_to IS NULL", (number,)
    ).fetchone()
    if found is None:
        raise PersonGone(number)


def _one_of(known: tuple[str, ...], value: object) -> str:
    """`value` if it is known: a newer version, or damage, may have written another one."""
    return value if isinstance(value, str) and value in known else NONE
