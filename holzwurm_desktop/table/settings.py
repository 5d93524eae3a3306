"""The player's settings, as far as the table needs them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from holzwurm_desktop.engine.names import name_key
from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.storage.settings import Settings

HAND_ORDERS = ("suit", "rank", "points")
"""The orders of a hand that are stored and used for other tables, too. A game's own orders last as long as
its table."""


@dataclass(frozen=True)
class TableSettings:
    """What the player has chosen for all tables.

    one_click: a click on a card plays it if it can go to one place only; from_memory: cards that everybody has seen
    are to be remembered, not shown; since_folded: of what happened since the player's turn, only the heading is
    shown; coach_folded: the same for what the coach says; speed: of the animations, "off", "slow", "normal" or
    "fast"; wordiness: how much a screen reader is told (see `table.wordiness`); reduced_motion: the
    desktop asks for no motion, which overrides `speed`; hand_order: one of `HAND_ORDERS`; of_games: what was chosen
    for single games, by the keys of their `storage.preferences.Preference`, which know what the values mean; keys:
    what the keys do; faces: the portraits of people by the keys of their names (`models.people`).
    """

    one_click: bool = False
    from_memory: bool = False
    since_folded: bool = False
    coach_folded: bool = False
    speed: str = "normal"
    wordiness: str = "usual"
    reduced_motion: bool = False
    hand_order: str = "suit"
    of_games: Mapping[str, object] = field(default_factory=dict)
    keys: Keymap = field(default_factory=Keymap)
    faces: Mapping[str, str] = field(default_factory=dict)

    def face(self, name: str) -> str:
        """The portrait of the person of that name; "" for none."""
        return self.faces.get(name_key(name), "")

    @property
    def pace(self) -> str:
        """The speed to use: one of `table.animator.SPEEDS`."""
        return "off" if self.reduced_motion else self.speed


def table_settings(
    values: Settings,
    reduced_motion: bool = False,
    keys: Keymap | None = None,
    faces: Mapping[str, str] | None = None,
) -> TableSettings:
    """The table's part of the stored settings. `reduced_motion` comes from the desktop; `keys`: what keys do, if
    that is not the default; `faces`: the portraits of people."""
    return TableSettings(
        one_click=values.one_click_play,
        from_memory=values.from_memory,
        since_folded=values.since_folded,
        coach_folded=values.coach_folded,
        speed=values.animation_speed,
        wordiness=values.wordiness,
        reduced_motion=reduced_motion,
        hand_order=values.hand_order,
        of_games=values.of_games,
        keys=keys or Keymap(),
        faces=faces or {},
    )
