"""The player's settings: typed values, saved at every change and validated one by one when read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.storage.files import read_limited, set_aside, write_atomically
from holzwurm_desktop.storage.json_text import JsonObject, from_bytes, to_bytes
from holzwurm_desktop.storage.preferences import ObjectionTime, game_preferences, preferences_of

SMALLEST_TEXT, LARGEST_TEXT = 90, 200
"""The least and the greatest text size, in per cent."""
MAX_SETTINGS_BYTES = 1024 * 1024  # hundreds of times a usual file; keeps a wrong one from filling the memory


@dataclass(frozen=True)
class Between:
    """The range of an integer, both ends included."""

    low: int
    high: int


@dataclass(frozen=True)
class OneOf:
    """The texts that a setting may be."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; the types say which values are valid.

    `volume` is a percentage, `text_size` one of the system's size of letters. `four_colours` gives each of the
    four suits its own colour; `local_letters` puts the letters of the player's language on the cards instead of
    A, K, Q, J. `wordiness` is how much a screen reader is told. `one_click_play` plays a card at the first click.
    `coach` says in which new matches the coach is on: in games of which no match is stored, in all, or in none.
    `from_memory` leaves it to the player to remember what everybody has seen. `since_folded` folds the list of
    what happened since one's turn, `coach_folded` what the coach says. `curtain` hides the table between the turns of
    several people.
    `window_geometry` and `window_state` are Qt's own bytes as text. `new_game` holds, for each game, the choices
    last made in the new-game dialog. `of_games` holds the settings that games declare for themselves
    (`preferences`), by their keys. `keys` holds the keys chosen for actions by name (see `models.keys`); without
    `single_letters`, letters and digits act only with Ctrl. `same_person` holds the names that earlier versions knew
    to be another's, until they are taken over (see `adoption`). `lessons` holds which lessons were offered (see
    `models.lesson_progress`). `programs` holds the commands of the programs that can play, by what they are called
    (see `storage.programs`); they stay on this computer.
    """

    language: Annotated[str, OneOf(("system", *LANGUAGES))] = "system"
    theme: Literal["system", "light", "dark", "high_contrast"] = "system"
    text_size: Annotated[int, Between(SMALLEST_TEXT, LARGEST_TEXT)] = 100
    animation_speed: Literal["off", "slow", "normal", "fast"] = "normal"
    wordiness: Literal["short", "usual", "full"] = "usual"
    sound: bool = True
    volume: Annotated[int, Between(0, 100)] = 70
    one_click_play: bool = False
    coach: Literal["new", "on", "off"] = "new"
    coach_folded: bool = False
    from_memory: bool = False
    since_folded: bool = False
    curtain: bool = True
    four_colours: bool = False
    local_letters: bool = True
    hand_order: Literal["suit", "rank", "points"] = "suit"
    player_name: str = ""
    last_game: str = ""
    window_geometry: str = ""
    window_state: str = ""
    new_game: JsonObject = field(default_factory=dict)
    keys: JsonObject = field(default_factory=dict)
    same_person: JsonObject = field(default_factory=dict)
    lessons: JsonObject = field(default_factory=dict)
    programs: JsonObject = field(default_factory=dict)
    single_letters: bool = True
    of_games: Mapping[str, object] = field(default_factory=dict)

    def value(self, key: str) -> object:
        """The setting of that key, the program's or a game's; None if there is none."""
        preference = game_preferences().get(key)
        return getattr(self, key, None) if preference is None else preference.of(self.of_games)

    def changed(self, changes: Mapping[str, object]) -> Settings:
        """These settings with others in their place, by their keys."""
        of_games = {key: value for key, value in changes.items() if key in game_preferences()}
        own: JsonObject = {key: value for key, value in changes.items() if key not in of_games}
        return replace(self, **own, of_games={**self.of_games, **of_games})

    def objection_seconds(self, game_id: str) -> float | None:
        """How long people may object to a move of the game; None: until everybody has answered."""
        times = (each for each in preferences_of(game_id) if isinstance(each, ObjectionTime))
        return next((time.seconds(self.of_games) for time in times), None)


_KINDS = {
    name: kind for name, kind in get_type_hints(Settings, include_extras=True).items() if name != "of_games"
}


def exists(key: str) -> bool:
    """Whether there is a setting of that key, the program's or a game's."""
    return key in _KINDS or key in game_preferences()


def choices_of(key: str) -> tuple[object, ...]:
    """What a setting may be, in the order in which it is offered; empty where that is no list."""
    if key in game_preferences():
        return game_preferences()[key].values
    kind = _KINDS[key]
    if get_origin(kind) is Literal:
        return get_args(kind)
    allowed = kind.__metadata__[0] if get_origin(kind) is Annotated else None
    return allowed.texts if isinstance(allowed, OneOf) else ()


def is_valid(key: str, value: object) -> bool:
    """Whether `value` may be the setting `key`. Raises KeyError for a setting that does not exist."""
    if key in game_preferences():
        return game_preferences()[key].allows(value)
    kind = _KINDS[key]
    if choices := choices_of(key):
        return isinstance(value, str) and value in choices
    if get_origin(kind) is Annotated:
        allowed = kind.__metadata__[0]
        return type(value) is int and allowed.low <= value <= allowed.high
    return type(value) is (get_origin(kind) or kind)  # not isinstance: True would pass for an integer


class SettingsFile:
    """The settings and the JSON file they live in. Unknown keys stay in the file: a newer version wrote them.

    `values` are the present settings. `notices` tell what was wrong when they were read: `settings-damaged`
    (`kept_as`), `settings-unreadable` (`path`, `reason`), `settings-invalid` (`keys` that got their default).
    """

    def __init__(self, path: Path) -> None:
        """Read the settings at `path`; never fails. A file that does not hold a JSON object is set aside."""
        self.path = path
        self.notices: tuple[Notice, ...] = ()
        self._stored: JsonObject = {}
        self._unsaved: JsonObject = {}
        try:
            self._stored = self._read()
        except StorageError as error:
            self.notices += (self._put_aside(error),)
        invalid = [key for key, value in self._stored.items() if exists(key) and not is_valid(key, value)]
        if invalid:
            self.notices += (Notice("settings-invalid", {"keys": invalid}),)
        valid = {key: value for key, value in self._stored.items() if exists(key) and is_valid(key, value)}
        self.values = Settings().changed(valid)

    def change(self, **changes: object) -> None:
        """Change settings and save them, keeping what another copy of the program changed meanwhile.

        Raises ValueError for an unknown key or an invalid value, and `StorageError` if saving failed. The change
        then holds until the program ends, and is saved together with the next successful one.
        """
        for key, value in changes.items():
            if not exists(key) or not is_valid(key, value):
                raise ValueError(f"not a setting: {key}={value!r}")
        self.values = self.values.changed(changes)
        self._unsaved.update(changes)
        self._stored = {**self._latest(), **self._unsaved}
        write_atomically(self.path, to_bytes(self._stored, indent=2), private=True)
        self._unsaved.clear()

    def remember_new_game(self, game: str, choices: Mapping[str, object]) -> None:
        """Save the choices of the new-game dialog for `game`, and that it was the last one begun."""
        self.change(new_game={**self.values.new_game, game: dict(choices)}, last_game=game)

    @property
    def stored(self) -> JsonObject:
        """The content of the file: the settings that were chosen, and unknown keys."""
        return dict(self._stored)

    def adopt(self, chosen: Mapping[str, object]) -> list[str]:
        """Take over settings chosen elsewhere, as far as they make sense and nothing was chosen here.

        Returns their names. Raises `StorageError` as `change` does.
        """
        taken = {
            key: value
            for key, value in chosen.items()
            if exists(key) and key not in self._stored and is_valid(key, value)
        }
        if taken:
            self.change(**taken)
        return list(taken)

    def _read(self) -> JsonObject:
        """The JSON object in the file; empty if there is no file. Raises `StorageError`."""
        try:
            value = from_bytes(read_limited(self.path, MAX_SETTINGS_BYTES))
        except ValueError as error:
            raise StorageError("not-json", {"path": str(self.path), "reason": str(error)}) from error
        except StorageError as error:
            if error.code == "not-found":
                return {}
            raise
        if not isinstance(value, dict):
            raise StorageError("not-json", {"path": str(self.path), "reason": "no object"})
        return value

    def _latest(self) -> JsonObject:
        """The content of the file now, or what it last was if the file is unreadable or gone."""
        try:
            return self._read() or self._stored
        except StorageError:
            return self._stored

    def _put_aside(self, error: StorageError) -> Notice:
        if error.code in ("not-json", "too-large"):
            try:
                return Notice("settings-damaged", {"kept_as": str(set_aside(self.path, "damaged"))})
            except StorageError as failure:
                error = failure
        return Notice("settings-unreadable", {"path": str(self.path), "reason": error.code})
