"""What earlier versions kept about people in the settings, taken over into the database."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from holzwurm_desktop.engine.names import name_key
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import JsonObject
from holzwurm_desktop.storage.lessons import LessonStore
from holzwurm_desktop.storage.people import PeopleStore, Person
from holzwurm_desktop.storage.persons import same_persons
from holzwurm_desktop.storage.settings import SettingsFile

_STEP = "step"


def adopt_settings(file: SettingsFile, people: PeopleStore, lessons: LessonStore, player: str) -> None:
    """Take over whose names were one person's, and how far `player` was in the lessons.

    If something cannot be stored, it is left in the settings for the next time.
    """
    with suppress(StorageError):
        if file.values.same_person:
            _join(people, same_persons(file.values.same_person))
            file.change(same_person={})
    with suppress(StorageError):
        steps = _steps(file.values.lessons)
        if steps:
            known = lessons.learnt(player)
            for game, step in steps.items():
                if game not in known and step:
                    lessons.keep(player, game, step)
            left = {game: _without_step(entry) for game, entry in file.values.lessons.items()}
            file.change(lessons=left)


def _join(people: PeopleStore, same: Mapping[str, str]) -> None:
    # Of a name without a result only the key is left, which must not change how that of anybody is spelled.
    known = people.same()
    people.meet(name for name in (*same, *same.values()) if name_key(name) not in known)
    for key, name in same.items():
        by_key = {name_key(each): person for person in people.all() for each in person.names}
        one: Person | None = by_key.get(key)
        into = by_key.get(name_key(name))
        if one is not None and into is not None and one.id != into.id:
            people.join(one.id, into.id)


def _steps(stored: JsonObject) -> dict[str, int]:
    entries = {game: entry for game, entry in stored.items() if isinstance(entry, dict) and _STEP in entry}
    return {
        game: step if type(step := entry[_STEP]) is int and step >= 0 else 0
        for game, entry in entries.items()
    }


def _without_step(entry: object) -> object:
    """That the lesson was met stays: it is not offered again."""
    return {"offered": True} if isinstance(entry, dict) and _STEP in entry else entry
