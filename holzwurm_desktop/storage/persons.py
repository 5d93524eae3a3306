"""One name for one person: spellings that differ in case or composition only, and names known to be a person's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from holzwurm_desktop.engine.names import name_key, tidy_name
from holzwurm_desktop.storage.json_text import JsonObject
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

Same = Mapping[str, str]
"""The keys (see `name_key`) of names that are known, and what the person is called whose they are."""


def under_one_name(rows: Sequence[MatchRow], same: Same) -> list[MatchRow]:
    """The rows, latest first, with every person under the name spelled as in the latest match."""
    naming = _Naming(same)
    return [replace(row, seats=tuple(map(naming.seat, row.seats))) for row in rows]


def same_persons(stored: Mapping[str, object]) -> Same:
    """What makes sense of the joined names that earlier versions kept in the settings, which may have been edited:
    the key of each, and whose it is."""
    return {key: person for key, person in stored.items() if isinstance(person, str) and tidy_name(person)}


def person_key(name: str, same: Same) -> str:
    """What all names of one person have in common."""
    return name_key(same.get(name_key(name), name))


class ShownNames:
    """What people are called now, by the names they played under."""

    def __init__(self, same: Same) -> None:
        self._same = same
        self._known: dict[str, str] = {}  # as stored -> as shown: most names come many times

    def of(self, name: str) -> str:
        """The present name of whoever is called `name` in a match; a name that is not known stays."""
        shown = self._known.get(name)
        if shown is None:
            shown = self._known[name] = self._same.get(name_key(name), name)
        return shown

    def seat(self, seat: JsonObject) -> JsonObject:
        """A seat of a record with the present name of the person at it."""
        name = seat.get("name")
        if seat.get("level") is not None or not isinstance(name, str):
            return seat
        return {**seat, "name": self.of(name)}


class _Naming:
    def __init__(self, same: Same) -> None:
        self._called = ShownNames(same)
        self._spelled: dict[str, str] = {}  # key -> the name as it was spelled last
        self._known: dict[str, str] = {}  # as stored -> as shown: most names come many times

    def seat(self, seat: SeatResult) -> SeatResult:
        return seat._replace(name=self._shown(seat.name) if seat.level is None else tidy_name(seat.name))

    def _shown(self, name: str) -> str:
        shown = self._known.get(name)
        if shown is None:
            person = self._called.of(name)
            shown = self._known[name] = self._spelled.setdefault(name_key(person), tidy_name(person))
        return shown
