"""What is chosen before a match: seats, options, who begins, which deal; and how that is remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Any, TypeGuard

from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

RANDOM = "random"
YOUNGEST = "youngest"

PERSON_NAME = QT_TRANSLATE_NOOP("names", "Player {number}")
COMPUTER_NAMES: tuple[Phrase, ...] = (
    QT_TRANSLATE_NOOP("names", "Mallet"),
    QT_TRANSLATE_NOOP("names", "Plane"),
    QT_TRANSLATE_NOOP("names", "Chisel"),
    QT_TRANSLATE_NOOP("names", "Rasp"),
    QT_TRANSLATE_NOOP("names", "Clamp"),
    QT_TRANSLATE_NOOP("names", "Peg"),
)
"""Computer players are called after the tools of the workshop, by seat."""

DEFAULT_SEATS = 4
DEFAULT_LEVEL = "easy"


@dataclass(frozen=True)
class Seat:
    """A seat to be filled. `name` is empty for the name it has by itself; `level` is None for a person."""

    name: str = ""
    level: str | None = None


@dataclass(frozen=True)
class Choices:
    """All that is chosen. `start`: `random`, `youngest` or a seat's number; `youngest`: the seat that is."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    start: str | int = YOUNGEST
    youngest: int = 0
    deal_number: int | None = None

    def to_json(self) -> dict[str, Json]:
        """What is remembered; the deal number is not, as nobody wants the same deal by accident."""
        return {
            "seats": [{"name": seat.name, "level": seat.level} for seat in self.seats],
            "options": dict(self.options),
            "start": self.start,
            "youngest": self.youngest,
        }

    def players(self, words: Words) -> list[Player]:
        """The seats with their names."""
        return [
            Player(seat.name.strip() or own_name(words, number, seat.level), seat.level)
            for number, seat in enumerate(self.seats)
        ]

    def start_seat(self, random: Random | None = None) -> int:
        """Who begins; drawn by `random` if it is left to chance."""
        if self.start == RANDOM:
            return (random or SystemRandom()).randrange(len(self.seats))
        return self.youngest if self.start == YOUNGEST else int(self.start)


def own_name(words: Words, number: int, level: str | None) -> str:
    """What seat `number` is called if nobody says otherwise."""
    if level is None:
        return words.say(PERSON_NAME, number=number + 1)
    return words.say(COMPUTER_NAMES[(number - 1) % len(COMPUTER_NAMES)])


def default_choices(game: Game, player_name: str = "") -> Choices:
    """You against three, or as many as may play."""
    count = min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])
    computers = tuple(Seat(level=DEFAULT_LEVEL) for _ in range(count - 1))
    return Choices((Seat(player_name), *computers), game.full_options({}))


def remembered_choices(game: Game, data: object, player_name: str = "") -> Choices:
    """The choices made last time, as `to_json` wrote them; whatever of it makes no sense gets its default."""
    choices = default_choices(game, player_name)
    if not isinstance(data, Mapping):
        return choices
    seats = data.get("seats")
    if isinstance(seats, list) and len(seats) in game.seats and all(map(_is_seat, seats)):
        choices = replace(choices, seats=tuple(Seat(seat["name"], seat["level"]) for seat in seats))
    given = data.get("options")
    if isinstance(given, Mapping):
        valid = {
            name: given[name]
            for name, option in game.options.items()
            if name in given and option.accepts(given[name])
        }
        choices = replace(choices, options={**choices.options, **valid})
    start, youngest = data.get("start"), data.get("youngest")
    if start in (RANDOM, YOUNGEST):
        choices = replace(choices, start=str(start))
    elif _is_number_of(start, choices.seats):
        choices = replace(choices, start=start)
    if _is_number_of(youngest, choices.seats):
        choices = replace(choices, youngest=youngest)
    return choices


def _is_number_of(value: object, seats: Sequence[Seat]) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(seats)


def _is_seat(data: object) -> bool:
    return (
        isinstance(data, Mapping)
        and isinstance(data.get("name"), str)
        and "level" in data
        and (data["level"] is None or data["level"] in LEVELS)
    )
