"""Everything in the program that keys do, in groups."""

from __future__ import annotations

from holzwurm_desktop.dialogs.replay_keys import REPLAY_KEYS
from holzwurm_desktop.engine.kits import find_part, kits
from holzwurm_desktop.models.keys import KeyGroup
from holzwurm_desktop.table.frame_keys import TABLE_KEYS
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.window.menus import menu_keys


def key_groups() -> tuple[KeyGroup, ...]:
    """What holds everywhere, on every table, on the table of each game, and while looking through a match."""
    games = (
        KeyGroup(game_id, title_of(game_id), find_part(game_id, "keys", tuple) or ()) for game_id in kits()
    )
    return (menu_keys(), TABLE_KEYS, *games, REPLAY_KEYS)
