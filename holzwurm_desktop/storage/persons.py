"""One name for one person: spellings that differ in case or composition only, and names said to be one person's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from holzwurm_desktop.engine.names import name_key, tidy_name
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

Same = Mapping[str, str]
"""The keys (see `name_key`) of names that are another person's, and that person's name."""


def under_one_name(rows: Sequence[MatchRow], same: Same) -> list[MatchRow]:
    """The rows, latest first, with every person under the name spelled as in the latest match."""
    naming = _Naming(same)
    return [replace(row, seats=tuple(map(naming.seat, row.seats))) for row in rows]


def same_persons(stored: Mapping[str, object]) -> Same:
    """What makes sense of a stored `Same`; the settings file may have been edited."""
    return {key: person for key, person in stored.items() if isinstance(person, str) and tidy_name(person)}


def merged(same: Same, name: str, into: str) -> dict[str, str]:
    """`same`, and from now on matches of `name` are those of `into`."""
    target = name_key(into)
    kept = {key: person for key, person in same.items() if key != target}
    # Who was `name` before is `into` now as well: there are no chains.
    moved = {key: into if name_key(person) == name_key(name) else person for key, person in kept.items()}
    return {**moved, name_key(name): into} if name_key(name) != target else moved


def parted(same: Same, name: str) -> dict[str, str]:
    """`same`, without the names that were said to be those of `name`."""
    return {key: person for key, person in same.items() if name_key(person) != name_key(name)}


def other_names(same: Same, name: str) -> list[str]:
    """The keys of the names that were said to be those of `name`."""
    return [key for key, person in same.items() if name_key(person) == name_key(name)]


class _Naming:
    def __init__(self, same: Same) -> None:
        self._same = same
        self._spelled: dict[str, str] = {}  # key -> the name as it was spelled last
        self._known: dict[str, str] = {}  # as stored -> as shown: most names come many times

    def seat(self, seat: SeatResult) -> SeatResult:
        return seat._replace(name=self._shown(seat.name) if seat.level is None else tidy_name(seat.name))

    def _shown(self, name: str) -> str:
        shown = self._known.get(name)
        if shown is None:
            person = self._same.get(name_key(name), name)
            shown = self._known[name] = self._spelled.setdefault(name_key(person), tidy_name(person))
        return shown
