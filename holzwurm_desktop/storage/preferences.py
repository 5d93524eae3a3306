"""Settings that belong to one game: each game declares its own in `games/<id>/preferences.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeAlias, TypeVar

from holzwurm_desktop.engine.kits import find_part, kits

Value = TypeVar("Value", bool, str)


@dataclass(frozen=True)
class Preference(Generic[Value]):
    """One setting of a game. `key`: its name in the settings file, among those of all games and of the program;
    `values`: what it may be, in the order in which they are offered. Its words are the game's."""

    key: str
    values: tuple[Value, ...]
    default: Value

    def allows(self, value: object) -> bool:
        """Whether this may be its value."""
        return any(type(value) is type(each) and value == each for each in self.values)

    def of(self, chosen: Mapping[str, object]) -> Value:
        """Its value among those that were chosen, by key; its default if none was."""
        value = chosen.get(self.key)
        return next(
            (each for each in self.values if type(each) is type(value) and each == value), self.default
        )


class ObjectionTime(Preference[str]):
    """How long people have to object to a move: a number of seconds as text, or another word for as long as it
    takes all of them to answer."""

    def seconds(self, chosen: Mapping[str, object]) -> float | None:
        """That time in seconds; None: until everybody has answered."""
        value = self.of(chosen)
        return float(value) if value.isdecimal() else None


AnyPreference: TypeAlias = Preference[bool] | Preference[str]


@cache
def preferences_of(game_id: str) -> tuple[AnyPreference, ...]:
    """The settings that a game declares, in the order in which they are offered."""
    return find_part(game_id, "preferences", tuple) or ()


@cache
def game_preferences() -> Mapping[str, AnyPreference]:
    """The settings of all games by their keys."""
    return {each.key: each for game_id in kits() for each in preferences_of(game_id)}
