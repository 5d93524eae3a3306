"""All actions that have keys, and the keys that the player has chosen for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.models.keys import KeyAction, KeyGroup, Keymap, chord_of
from holzwurm_desktop.models.preferences import Preferences

MENU, START, TABLE, REPLAY, LESSON, TASK = "menu", "start", "table", "replay", "lesson", "task"
"""The scopes of groups that belong to no single game."""


class KeyBook(QObject):
    """Every key of the program, changed through the preferences."""

    changed = Signal()
    """Some key is another now, or letters act by themselves, or no longer do."""

    def __init__(
        self, preferences: Preferences, groups: Sequence[KeyGroup], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.groups = tuple(groups)
        self._preferences = preferences
        preferences.changed.connect(self._preference_changed)

    @property
    def keymap(self) -> Keymap:
        """The keys as they are now."""
        values = self._preferences.values
        keymap = Keymap(values.keys)
        menus = chain.from_iterable(group.actions for group in self.groups if group.scope == MENU)
        taken = frozenset(key for action in menus for key in keymap.wanted(action))
        return Keymap(values.keys, values.single_letters, taken)

    def is_changed(self, action: KeyAction) -> bool:
        """Whether the action has other keys than by default."""
        return self.keymap.wanted(action) != action.keys

    def owners(self, action: KeyAction, key: str) -> list[tuple[KeyGroup, KeyAction]]:
        """The other actions that have `key` where `action` acts, so that it would not be clear which is meant."""
        keymap = self.keymap
        scopes = [group.scope for group in self.groups if action in group.actions]
        return [
            (group, other)
            for group, other in self._all()
            if other is not action
            and key in keymap.wanted(other)
            and any(_meet(group.scope, scope) for scope in scopes)
            # Those that share a key by default never act at the same time.
            and not set(other.keys) & set(action.keys)
        ]

    def change(self, action: KeyAction, key: str) -> list[tuple[KeyGroup, KeyAction]]:
        """Give `action` the one key `key`, or none if it is "". Where others have that key, nothing is changed, and
        they are returned. Raises ValueError for what is no key, and for an action whose keys are fixed."""
        if action.fixed or (key and chord_of(key) is None):
            raise ValueError(f"{action.name} cannot have the key {key!r}")
        owners = self.owners(action, key) if key else []
        if not owners:
            self._preferences.change(keys={**self._preferences.values.keys, action.name: key})
        return owners

    def reset(self, action: KeyAction) -> list[tuple[KeyGroup, KeyAction]]:
        """Give `action` the keys that it has by default. Where others have one of these now, nothing is changed, and
        they are returned."""
        owners = [owner for key in action.keys for owner in self.owners(action, key)]
        if not owners:
            keys = self._preferences.values.keys
            self._preferences.change(keys={name: key for name, key in keys.items() if name != action.name})
        return owners

    def reset_all(self) -> None:
        """Give all actions the keys that they have by default. Keys chosen by another version of the program stay."""
        known = {action.name for _, action in self._all()}
        keys = self._preferences.values.keys
        self._preferences.change(keys={name: key for name, key in keys.items() if name not in known})

    def _all(self) -> Iterator[tuple[KeyGroup, KeyAction]]:
        """Every action once, with the first group that it is in."""
        seen: set[KeyAction] = set()
        for group in self.groups:
            for action in group.actions:
                if action not in seen:
                    seen.add(action)
                    yield group, action

    def _preference_changed(self, name: str) -> None:
        if name in ("keys", "single_letters"):
            self.changed.emit()


def _meet(one: str, other: str) -> bool:
    """Whether actions of two scopes may act at the same time."""
    both = {one, other}
    if len(both) == 1:
        return True
    if REPLAY in both:  # a window of its own
        return False
    if both & {LESSON, TASK}:  # windows of their own too, but with a table on which is played
        return not both & {MENU, START} and both != {LESSON, TASK}
    return MENU in both or (TABLE in both and START not in both)
