"""The rows of the people who play: how they are read, and how those of another database or file join them.

A person has a number that never changes, and every name that matches were played under and that is that person's.
Who was joined to somebody keeps a row of their own, so that both can be told apart again.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from holzwurm_desktop.engine.names import name_key, tidy_name
from holzwurm_desktop.storage.connection import SQLITE_FAULTS
from holzwurm_desktop.storage.json_text import JsonObject, is_damaged

COLOURS = ("red", "orange", "yellow", "green", "blue", "violet", "brown", "grey")
"""The colours that a person can have; see `table.art.people` for how they look."""
PORTRAITS = (
    "cat", "owl", "mouse", "hedgehog", "snail", "robin", "saw", "hammer", "lamp", "gluepot", "spool", "boot",
)  # fmt: skip
"""The portraits of persons: animals and things of a workshop, each a picture in `resources/people`."""
NONE = ""
"""No colour, or no portrait."""


class PersonRow(NamedTuple):
    """A person as carried from one database to another.

    name: what the person is called; names: all names of matches that are theirs, without those of persons who were
    joined to them; into: such a name of the person they were joined to, or None.
    """

    name: str
    colour: str
    portrait: str
    hidden: bool
    names: tuple[str, ...]
    into: str | None = None


def meet(connection: sqlite3.Connection, names: Iterable[str]) -> int:
    """Make a person of each name that is nobody's yet, with a colour and a portrait that few others have.

    Returns how many are new. Raises `SQLITE_FAULTS`.
    """
    known = {key for (key,) in connection.execute("SELECT key FROM people_names")}
    missing: dict[str, str] = {}
    for name in names:
        if (key := name_key(name)) and key not in known:
            missing.setdefault(key, tidy_name(name))
    if missing:
        used = connection.execute("SELECT colour, portrait FROM people").fetchall()
        colours, portraits = Counter(row[0] for row in used), Counter(row[1] for row in used)
        for key, name in missing.items():
            looks = min(COLOURS, key=colours.__getitem__), min(PORTRAITS, key=portraits.__getitem__)
            colours[looks[0]] += 1
            portraits[looks[1]] += 1
            _insert(connection, PersonRow(name, *looks, False, (name,)), {key: name})
    return len(missing)


def meet_stored(connection: sqlite3.Connection) -> None:
    """Make persons of all who have results or tried puzzles here, as far as that can be read, under the names as they
    were spelled last. Raises `SQLITE_FAULTS` only if writing fails."""
    names: list[str] = []
    for query in (
        "SELECT name FROM results WHERE level IS NULL GROUP BY name ORDER BY max(game_id) DESC",
        "SELECT person FROM puzzle_tries GROUP BY person ORDER BY max(made) DESC",
    ):
        with suppress(*SQLITE_FAULTS):
            names += [name for (name,) in connection.execute(query) if type(name) is str]
    meet(connection, names)


def respell(connection: sqlite3.Connection, names: Iterable[str]) -> None:
    """Spell the names of people as these are spelled, where that is all the difference. Raises `SQLITE_FAULTS`."""
    known = {key: (number, name) for number, name, key in families(connection)}
    for name in names:
        number, shown = known.get(name_key(name), (0, ""))
        if name_key(shown) == name_key(name) and shown != tidy_name(name):
            connection.execute("UPDATE people SET name = ? WHERE id = ?", (tidy_name(name), number))


def read_people(connection: sqlite3.Connection) -> list[PersonRow]:
    """All persons whose rows can be read, in the order in which they came. Raises `SQLITE_FAULTS`."""
    names: dict[int, list[str]] = {}
    for key, name, person in connection.execute("SELECT key, name, person FROM people_names"):
        if not is_damaged((key, name)):
            names.setdefault(person, []).append(name)
    rows = {
        number: rest
        for number, *rest in connection.execute(
            "SELECT id, name, colour, portrait, hidden, joined_to FROM people ORDER BY id"
        )
        if not is_damaged(rest) and number in names
    }
    return [
        PersonRow(
            name,
            colour,
            portrait,
            bool(hidden),
            tuple(names[number]),
            names[into][0] if into in rows else None,
        )
        for number, (name, colour, portrait, hidden, into) in rows.items()
    ]


def add_people(connection: sqlite3.Connection, people: Sequence[PersonRow], overwrite: bool = False) -> None:
    """Add the persons who are not known here by any of their names; who is known gets the names that are new.

    overwrite: who is known gets the name, the looks and the rest too. Raises `SQLITE_FAULTS`.
    """
    changed: list[tuple[int, PersonRow]] = []
    for person in people:
        owner, fresh = _owner(connection, person.names)
        if owner is None:
            changed.append((_insert(connection, person, fresh), person))
        else:
            _add_names(connection, owner, fresh)
            if overwrite:
                _dress(connection, owner, person)
                changed.append((owner, person))
    for number, person in changed:
        into = None if person.into is None else _owner(connection, (person.into,))[0]
        _join(connection, number, into)


def person_in(found: JsonObject) -> PersonRow:
    """A person in the JSON of a file. Raises ValueError if it is none."""
    name, names, into = found.get("name"), found.get("names"), found.get("into")
    if not (isinstance(name, str) and name_key(name) and isinstance(names, list)):
        raise ValueError("no person")
    sound = tuple(tidy_name(each) for each in names if isinstance(each, str) and name_key(each))
    colour, portrait = found.get("colour"), found.get("portrait")
    return PersonRow(
        tidy_name(name),
        colour if isinstance(colour, str) and colour in COLOURS else NONE,
        portrait if isinstance(portrait, str) and portrait in PORTRAITS else NONE,
        found.get("hidden") is True,
        sound or (tidy_name(name),),
        into if isinstance(into, str) and name_key(into) else None,
    )


def _owner(connection: sqlite3.Connection, names: Iterable[str]) -> tuple[int | None, dict[str, str]]:
    """The person whom the first known of these names belongs to, and those that nobody has yet, by their keys."""
    owner, fresh = None, {}
    for name in names:
        key = name_key(name)
        row = connection.execute("SELECT person FROM people_names WHERE key = ?", (key,)).fetchone()
        if row is None:
            fresh[key] = tidy_name(name)
        elif owner is None:
            owner = row[0]
    return owner, fresh


def _insert(connection: sqlite3.Connection, person: PersonRow, names: dict[str, str]) -> int:
    number = connection.execute(
        "INSERT INTO people (name, colour, portrait, hidden) VALUES (?, ?, ?, ?)",
        (person.name, person.colour, person.portrait, person.hidden),
    ).lastrowid
    assert number is not None
    _add_names(connection, number, names)
    return number


def _add_names(connection: sqlite3.Connection, number: int, names: dict[str, str]) -> None:
    connection.executemany(
        "INSERT INTO people_names (key, name, person) VALUES (?, ?, ?)",
        [(key, name, number) for key, name in names.items()],
    )


def _dress(connection: sqlite3.Connection, number: int, person: PersonRow) -> None:
    connection.execute(
        "UPDATE people SET name = ?, colour = ?, portrait = ?, hidden = ? WHERE id = ?",
        (person.name, person.colour, person.portrait, person.hidden, number),
    )


def _join(connection: sqlite3.Connection, number: int, into: int | None) -> None:
    if into is not None:  # there are no chains
        row = connection.execute(
            "SELECT coalesce(joined_to, id) FROM people WHERE id = ?", (into,)
        ).fetchone()
        into = None if row is None or row[0] == number else row[0]
    connection.execute("UPDATE people SET joined_to = ? WHERE id = ?", (into, number))


def families(connection: sqlite3.Connection) -> Iterator[tuple[int, str, str]]:
    """For each name of matches its key, with the number and the name of the person whose it is now."""
    rows = connection.execute(
        "SELECT whole.id, whole.name, key FROM people_names JOIN people ON people.id = person"
        " JOIN people AS whole ON whole.id = coalesce(people.joined_to, people.id)"
    )
    return (row for row in rows if not is_damaged(row[1:]))
