"""What keys do: actions with the keys they have by default, and the keys that a player has chosen instead.

A key is written as Qt writes it for every system: "K", "1", "+", "PgUp", "Shift+Backspace", "Ctrl+Shift+D". Letters
and digits are those of the key's place or of the layout (see `table.press`); a sign stands for itself, however it is
typed, and is written without Shift.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from holzwurm_desktop.text.words import Phrase

MODIFIERS = ("Ctrl", "Alt", "Shift")
NAMED = frozenset(
    (
        *("Esc", "Tab", "Backspace", "Return", "Enter", "Ins", "Del", "Home", "End"),
        *("Left", "Up", "Right", "Down", "PgUp", "PgDown", "Space", "Menu", "Pause", "Print"),
        *(f"F{number}" for number in range(1, 25)),
    )
)
"""Keys that are neither letters nor digits nor signs."""


class Chord(NamedTuple):
    """A key with its modifiers, a part of `MODIFIERS` in their order."""

    modifiers: tuple[str, ...]
    base: str

    def __str__(self) -> str:
        return "+".join((*self.modifiers, self.base))

    @property
    def single(self) -> bool:
        """Whether it is a letter or digit by itself, which may be hit or spoken by accident."""
        return self.base.isalnum() and len(self.base) == 1 and not {"Ctrl", "Alt"} & {*self.modifiers}


@lru_cache(maxsize=1024)
def chord_of(key: str) -> Chord | None:
    """A key read from its text; None if there is no such key."""
    before, base = (key[:-1], "+") if key == "+" or key.endswith("++") else ("", "")
    if not base:
        before, _, base = key.rpartition("+")
    given = [part for part in before.split("+") if part]
    if any(part not in MODIFIERS for part in given) or len(given) != len({*given}):
        return None
    if base not in NAMED and not (len(base) == 1 and base.isprintable() and not base.isspace()):
        return None
    return Chord(tuple(part for part in MODIFIERS if part in given), base.upper() if len(base) == 1 else base)


@dataclass(frozen=True)
class KeyAction:
    """Something that a key does.

    name: under which a changed key is stored, unique in the program; words: what it does, for the list of keys; keys:
    those it has by default, the first of which is shown on buttons; fixed: whether they cannot be changed; repeats:
    whether it is done again and again while the key is held down.
    """

    name: str
    words: Phrase
    keys: tuple[str, ...]
    fixed: bool = False
    repeats: bool = False


@dataclass(frozen=True)
class KeyGroup:
    """Actions that act in the same part of the program.

    scope: "menu" for those that act everywhere, "table" for every table, "replay", or the id of a game.
    """

    scope: str
    title: Phrase
    actions: tuple[KeyAction, ...]


@dataclass(frozen=True)
class Keymap:
    """The keys of all actions as the player wants them.

    chosen: the key chosen for an action, by its name, "" for none; what is no key there is ignored. single: whether
    letters and digits act by themselves; if not they act with Ctrl. taken: keys that mean something else everywhere.
    """

    chosen: Mapping[str, object] = field(default_factory=dict)
    single: bool = True
    taken: frozenset[str] = frozenset()

    def keys(self, action: KeyAction) -> tuple[str, ...]:
        """The keys that do `action` now."""
        keys = self.wanted(action)
        if self.single or action.fixed:
            return keys
        return tuple(found for found in map(self._with_ctrl, keys) if found)

    def wanted(self, action: KeyAction) -> tuple[str, ...]:
        """The keys of `action` as they are chosen, whether single letters act or not."""
        chosen = self.chosen.get(action.name)
        if action.fixed or not isinstance(chosen, str):
            return action.keys
        if not chosen:
            return ()
        chord = chord_of(chosen)
        return action.keys if chord is None else (str(chord),)

    def first(self, action: KeyAction) -> str:
        """The key that is shown for `action`; "" if it has none."""
        return next(iter(self.keys(action)), "")

    def find(self, keys: Sequence[str], actions: Iterable[KeyAction]) -> KeyAction | None:
        """The action that is meant by what was pressed: `keys` are its readings, the likeliest first."""
        actions = tuple(actions)
        for key in keys:
            for action in actions:
                if key in self.keys(action):
                    return action
        return None

    def _with_ctrl(self, key: str) -> str:
        chord = chord_of(key)
        if chord is None or not chord.single:
            return key
        held = str(chord_of(f"Ctrl+{key}"))
        return "" if held in self.taken else held
