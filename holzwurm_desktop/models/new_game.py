"""What is chosen before a match (seats, options, who begins, which deal), and how the choices are remembered."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import TypeGuard

from holzwurm_desktop.ai.scale import ANCHOR, ANCHORED
from holzwurm_desktop.engine.contract import Game, Json, Options
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.engine.records import FITTING, LEVELS, PROGRAM_LEVEL
from holzwurm_desktop.text.levels import person_of
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
"""Names for seats of nobody in particular, as in puzzles: tools of a workshop."""

DEFAULT_SEATS = 4
DEFAULT_LEVEL = "easy"


@dataclass(frozen=True)
class Seat:
    """A seat to fill. `name` is empty for the default name; `level` is None for a person, and may be `FITTING`;
    `program` is what the program is called that plays there, if one does."""

    name: str = ""
    level: str | None = None
    program: str = ""

    @classmethod
    def of(cls, player: Player) -> Seat:
        """The seat of somebody in a match, without the name."""
        return cls(level=player.level if player.strength is None else FITTING, program=player.program)

    @property
    def strength(self) -> None:
        """It is taken when the match begins."""
        return None

    def player(self, own_name: str) -> Player:
        """Who sits there in a match; `own_name`: the default name. One that is to fit a person has the middle of
        every scale as its strength until the match begins, see `session.fits`."""
        name = tidy_name(self.name) or own_name
        if self.level == FITTING:
            return Player(name, ANCHOR, strength=ANCHORED)
        return Player(name, self.level, program=self.program)

    def to_json(self) -> dict[str, Json]:
        """The seat as it is remembered."""
        seat: dict[str, Json] = {"name": self.name, "level": self.level}
        return {**seat, "program": self.program} if self.program else seat


@dataclass(frozen=True)
class Choices:
    """All choices before a match. `start`: `random`, `youngest` or a seat; `youngest`: the seat of the youngest;
    `deal_number`: None for a random deal; `coach`: whether it is on, None as the settings say."""

    seats: tuple[Seat, ...]
    options: Options = field(default_factory=dict)
    start: str | int = YOUNGEST
    youngest: int = 0
    deal_number: int | None = None
    coach: bool | None = None

    def to_json(self) -> dict[str, Json]:
        """What is remembered until next time, as a JSON object."""
        # Not the deal number: nobody wants to play the same deal again by accident. Nor the coach: the settings say
        # where it is on at first.
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "options": dict(self.options),
            "start": self.start,
            "youngest": self.youngest,
        }

    def players(self, words: Words, player_name: str = "") -> list[Player]:
        """The players by seat, with default names where none was given; see `own_names`."""
        names = own_names(words, self.seats, player_name)
        return [seat.player(name) for seat, name in zip(self.seats, names, strict=True)]

    def start_seat(self, random: Random | None = None) -> int:
        """The seat that begins, drawn from `random` if that was left to chance."""
        if self.start == RANDOM:
            return (random or SystemRandom()).randrange(len(self.seats))
        return self.youngest if self.start == YOUNGEST else int(self.start)


def person_name(words: Words, number: int, player_name: str = "") -> str:
    """The default name of a person at seat `number` (from 0). `player_name`: what the player is called, who sits at
    seat 0."""
    if number == 0 and tidy_name(player_name):
        return tidy_name(player_name)
    return words.say(PERSON_NAME, number=number + 1)


def own_names(words: Words, seats: Sequence[Seat], player_name: str = "") -> list[str]:
    """The default names of all seats; see `person_name`. A level is called as whoever plays it, a program what it is
    called; a second one of that name gets a number."""
    names: list[str] = []
    for number, seat in enumerate(seats):
        if seat.level is None:
            names.append(person_name(words, number, player_name))
            continue
        name = seat.program or words.say(person_of(seat.level))
        kind = replace(seat, name="")
        before = sum(replace(other, name="") == kind for other in seats[:number])
        names.append(f"{tidy_name(name, LONGEST_NAME - 2)} {before + 1}" if before else name)
    return names


def default_choices(game: Game) -> Choices:
    """One person against three computer players, or as many as the game allows."""
    count = min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])
    computers = tuple(Seat(level=DEFAULT_LEVEL) for _ in range(count - 1))
    return Choices((Seat(), *computers), game.full_options({}))


def remembered_choices(
    game: Game, data: object, player_name: str = "", programs: Container[str] = ()
) -> Choices:
    """The choices made last time, from what `to_json` wrote. Invalid parts get their defaults: the settings file may
    have been edited, or come from a version with other options. A seat with the name `player_name` has the default
    name, which follows when the player is called otherwise. In place of a program that is not among `programs` any
    more sits a computer player of the default level."""
    choices = default_choices(game)
    if not isinstance(data, Mapping):
        return choices
    seats = data.get("seats")
    if isinstance(seats, list) and len(seats) in game.seats and all(map(_is_seat, seats)):
        choices = replace(choices, seats=tuple(_seat(seat, player_name, programs) for seat in seats))
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


def _seat(data: Mapping[str, Json], player_name: str, programs: Container[str]) -> Seat:
    name = tidy_name(data["name"])
    name = "" if name == tidy_name(player_name) else name
    program = data.get("program", "")
    if not program or data["level"] is None:
        return Seat(name, data["level"])
    return Seat(name, PROGRAM_LEVEL, program) if program in programs else Seat(name, DEFAULT_LEVEL)


def _is_number_of(value: object, seats: Sequence[Seat]) -> TypeGuard[int]:
    # JSON's true is an int in Python, and would pass for seat 1.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(seats)


def _is_seat(data: object) -> bool:
    return (
        isinstance(data, Mapping)
        and isinstance(data.get("name"), str)
        and isinstance(data.get("program", ""), str)
        and "level" in data
        and (data["level"] is None or data["level"] in (*LEVELS, FITTING))
    )
