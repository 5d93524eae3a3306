"""The player's settings: typed values, saved at every change and validated one by one when read."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.storage.files import read_limited, set_aside, write_atomically
from holzwurm_desktop.storage.json_text import JsonObject, from_bytes, to_bytes

MAX_SETTINGS_BYTES = 1024 * 1024  # hundreds of times a usual file; keeps a wrong one from filling the memory


@dataclass(frozen=True)
class Between:
    """The range of an integer, both ends included."""

    low: int
    high: int


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; the types say which values are valid.

    `volume` is a percentage. `four_colours` gives each of the four suits its own colour; `local_letters` puts the
    letters of the player's language on the cards instead of A, K, Q, J. `one_click_play` plays a card at the first
    click. `curtain` hides the table between the turns of several people. `knock_window`: how many seconds people
    have to knock on a pass, or "ask" to wait until everybody has answered. `best_build` shows after a turn what the
    best build would have been. `fill_sheet` fills in what is certain on the elimination sheet. `window_geometry`
    and `window_state` are Qt's own bytes as text. `new_game` holds, for each game, the choices last made in the
    new-game dialog.
    """

    language: Literal["system", "nl", "de", "fr", "en"] = "system"
    theme: Literal["system", "light", "dark", "high_contrast"] = "system"
    animation_speed: Literal["off", "slow", "normal", "fast"] = "normal"
    sound: bool = True
    volume: Annotated[int, Between(0, 100)] = 70
    one_click_play: bool = False
    curtain: bool = True
    four_colours: bool = False
    local_letters: bool = True
    hand_order: Literal["suit", "rank", "points"] = "suit"
    knock_window: Literal["ask", "5", "10", "20", "30"] = "10"
    best_build: bool = False
    fill_sheet: bool = False
    player_name: str = ""
    last_game: str = ""
    window_geometry: str = ""
    window_state: str = ""
    new_game: dict[str, Any] = field(default_factory=dict)

    @property
    def knock_seconds(self) -> float | None:
        """How many seconds people have to knock on a pass; None: until everybody has answered."""
        return None if self.knock_window == "ask" else float(self.knock_window)


_KINDS = get_type_hints(Settings, include_extras=True)


def is_valid(key: str, value: Any) -> bool:
    """Whether `value` is valid for the setting `key`. Raises KeyError for an unknown setting."""
    kind = _KINDS[key]
    if get_origin(kind) is Literal:
        return isinstance(value, str) and value in get_args(kind)
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
        invalid = [key for key in _KINDS if key in self._stored and not is_valid(key, self._stored[key])]
        if invalid:
            self.notices += (Notice("settings-invalid", {"keys": invalid}),)
        self.values = Settings(**_known_values(self._stored))

    def change(self, **changes: Any) -> None:
        """Change settings and save them, keeping what another copy of the program has changed meanwhile.

        Raises ValueError for an unknown key or an invalid value, and `StorageError` if saving failed. The change
        then holds until the program ends, and is saved together with the next successful one.
        """
        for key, value in changes.items():
            if key not in _KINDS or not is_valid(key, value):
                raise ValueError(f"not a setting: {key}={value!r}")
        self.values = replace(self.values, **changes)
        self._unsaved.update(changes)
        self._stored = {**self._latest(), **self._unsaved}
        write_atomically(self.path, to_bytes(self._stored, indent=2))
        self._unsaved.clear()

    def remember_new_game(self, game: str, choices: Mapping[str, Any]) -> None:
        """Save the choices made in the new-game dialog for `game`, and `game` as the last one begun.

        Raises `StorageError` as `change` does.
        """
        self.change(new_game={**self.values.new_game, game: dict(choices)}, last_game=game)

    @property
    def stored(self) -> JsonObject:
        """The content of the file: the settings that were chosen, and unknown keys."""
        return dict(self._stored)

    def adopt(self, chosen: Mapping[str, Any]) -> list[str]:
        """Adopt settings chosen elsewhere if they are valid and were not chosen here.

        Returns their names. Raises `StorageError` as `change` does.
        """
        taken = {
            key: value
            for key, value in chosen.items()
            if key in _KINDS and key not in self._stored and is_valid(key, value)
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


def _known_values(stored: JsonObject) -> dict[str, Any]:
    names = (item.name for item in fields(Settings))
    return {name: stored[name] for name in names if name in stored and is_valid(name, stored[name])}
