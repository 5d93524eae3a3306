"""The plan of an evening: who takes part, which matches are to be played, and how it is stored as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.names import tidy_name
from holzwurm_desktop.engine.records import FITTING, LEVELS
from holzwurm_desktop.evenings.pairings import Side, WinnerOf

TOGETHER, ROBIN, KNOCKOUT, SAME = "together", "robin", "knockout", "same"
FORMS = (TOGETHER, ROBIN, KNOCKOUT, SAME)
"""All at one table; everybody against everybody, two at a table; a knock-out, two at a table; the same deals for each
of them alone, against the same computer players (duplicate)."""
SHARE, PLACE = "share", "place"
POINTS = (SHARE, PLACE)
"""What a match brings: the share of its win, or a point for each one who is left behind in it."""
MOST_PARTICIPANTS = 8
MOST_FIXTURES = 120
"""The most matches of an evening: more is no evening any more."""
_WINNER_OF = "winner_of"


@dataclass(frozen=True)
class Participant:
    """Somebody who takes part: a person, whose `level` is None, a computer player, or a program of this computer."""

    name: str
    level: str | None = None
    program: str = ""


@dataclass(frozen=True)
class Fixture:
    """A match of the plan. `sides`: who plays, the first of them begins; `rounds`: how many are dealt in it; `leg`:
    the round of the evening it belongs to, from 0. At the same deals only one of the participants plays, at the first
    seat, and the leg is the number of the deal."""

    game: str
    rounds: int
    sides: tuple[Side, ...]
    leg: int = 0


@dataclass(frozen=True)
class SameTable:
    """What all have alike at the same deals: how many `seats` a table has, the `level` of the computer players who
    sit at all of them but the first, the rule `options` without the rounds, and the numbers of the `deals` by leg."""

    seats: int
    level: str
    options: Mapping[str, int | str]
    deals: tuple[int, ...]

    def to_json(self) -> dict[str, Json]:
        """The table as it is stored."""
        return {
            "seats": self.seats,
            "level": self.level,
            "options": dict(self.options),
            "deals": list(self.deals),
        }

    @classmethod
    def from_json(cls, data: Json) -> SameTable:
        """Read a stored table. Raises ValueError if it is none."""
        if not isinstance(data, dict):
            raise ValueError("no table")
        seats, level, options = data.get("seats"), data.get("level"), data.get("options")
        if not _is_number(seats, 100) or level not in LEVELS or not isinstance(options, dict):
            raise ValueError("no such table")
        if not all(type(value) in (int, str) for value in options.values()):
            raise ValueError("no options")
        deals = tuple(_list(data.get("deals")))
        if not all(_is_number(each, HIGHEST_DEAL + 1) and each > 0 for each in deals):
            raise ValueError("no deals")
        return cls(seats, level, options, deals)


@dataclass(frozen=True)
class Plan:
    """An evening as it was planned, and who has dropped out since: by participant, the numbers of the fixtures that
    were not decided then. Fixtures are known by their numbers from 0. `table`: at the same deals only."""

    participants: tuple[Participant, ...]
    form: str
    points: str
    fixtures: tuple[Fixture, ...]
    gone: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    table: SameTable | None = None

    def to_json(self) -> dict[str, Json]:
        """The plan as it is stored."""
        return {
            "participants": [
                {"name": each.name, "level": each.level, "program": each.program}
                for each in self.participants
            ],
            "form": self.form,
            "points": self.points,
            "fixtures": [
                {
                    "game": each.game,
                    "rounds": each.rounds,
                    "sides": [_side_to_json(side) for side in each.sides],
                    "leg": each.leg,
                }
                for each in self.fixtures
            ],
            "gone": {str(who): list(numbers) for who, numbers in self.gone.items()},
            **({} if self.table is None else {"table": self.table.to_json()}),
        }

    @classmethod
    def from_json(cls, data: Json) -> Plan:
        """Read a stored plan, which may come from any file. Raises ValueError if it is none."""
        if not isinstance(data, dict):
            raise ValueError("no plan")
        people = tuple(_participant(each) for each in _list(data.get("participants")))
        form, points = data.get("form"), data.get("points")
        if form not in FORMS or points not in POINTS or not 2 <= len(people) <= MOST_PARTICIPANTS:
            raise ValueError("no such evening")
        stored = _list(data.get("fixtures"))
        if not 1 <= len(stored) <= MOST_FIXTURES:
            raise ValueError("no such number of matches")
        fixtures = tuple(_fixture(each, number, len(people)) for number, each in enumerate(stored))
        sizes = {ROBIN: (2, 2), KNOCKOUT: (2, 2), SAME: (1, 1)}.get(form, (2, MOST_PARTICIPANTS))
        if not all(sizes[0] <= len(each.sides) <= sizes[1] for each in fixtures):
            raise ValueError("not so many at a table")
        if form != KNOCKOUT and any(isinstance(side, WinnerOf) for each in fixtures for side in each.sides):
            raise ValueError("nobody goes on")
        table = SameTable.from_json(data.get("table")) if form == SAME else None
        if table is not None and any(each.leg >= len(table.deals) for each in fixtures):
            raise ValueError("no such deal")
        gone = _gone(data.get("gone", {}), len(people), len(fixtures))
        return cls(people, form, points, fixtures, gone, table)


def _list(value: Json) -> Sequence[Json]:
    if not isinstance(value, list):
        raise ValueError("no list")
    return value


def _is_number(value: Json, below: int) -> TypeGuard[int]:
    # JSON's true is an int in Python.
    return type(value) is int and 0 <= value < below


def _participant(data: Json) -> Participant:
    if not isinstance(data, dict):
        raise ValueError("no participant")
    name, level, program = data.get("name"), data.get("level"), data.get("program", "")
    playable = level is None or level in (*LEVELS, FITTING)
    if not isinstance(name, str) or not isinstance(program, str) or not playable:
        raise ValueError("no participant")
    if not tidy_name(name):
        raise ValueError("no name")
    return Participant(tidy_name(name), level, program)


def _fixture(data: Json, number: int, people: int) -> Fixture:
    if not isinstance(data, dict):
        raise ValueError("no match")
    game, rounds, leg = data.get("game"), data.get("rounds"), data.get("leg", 0)
    if not isinstance(game, str) or not _is_number(rounds, 1000) or rounds < 1 or not _is_number(leg, 1000):
        raise ValueError("no match")
    sides = tuple(_side(each, number, people) for each in _list(data.get("sides")))
    if len(set(sides)) != len(sides):
        raise ValueError("nobody to play against")
    return Fixture(game, rounds, sides, leg)


def _side(data: Json, number: int, people: int) -> Side:
    if _is_number(data, people):
        return data
    # Earlier ones only: so the plan has no circles.
    if isinstance(data, dict) and _is_number(before := data.get(_WINNER_OF), number):
        return WinnerOf(before)
    raise ValueError("no side")


def _side_to_json(side: Side) -> Json:
    return {_WINNER_OF: side.number} if isinstance(side, WinnerOf) else side


def _gone(data: Json, people: int, fixtures: int) -> dict[int, tuple[int, ...]]:
    if not isinstance(data, dict):
        raise ValueError("no list of who has gone")
    found: dict[int, tuple[int, ...]] = {}
    for who, numbers in data.items():
        if not (who.isascii() and who.isdecimal() and int(who) < people):
            raise ValueError("nobody has gone")
        given_up = _list(numbers)
        if not all(_is_number(each, fixtures) for each in given_up):
            raise ValueError("no such match")
        found[int(who)] = tuple(given_up)
    return found
