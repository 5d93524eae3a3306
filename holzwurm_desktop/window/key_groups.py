"""Everything in the program that keys do, in groups."""

from __future__ import annotations

from holzwurm_desktop.dialogs.lesson_keys import LESSON_KEYS
from holzwurm_desktop.dialogs.replay_keys import REPLAY_KEYS
from holzwurm_desktop.dialogs.task_keys import TASK_KEYS
from holzwurm_desktop.engine.kits import find_part, kits
from holzwurm_desktop.models.keys import KeyGroup
from holzwurm_desktop.table.frame_keys import TABLE_KEYS
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.window.menus import menu_keys
from holzwurm_desktop.window.start_keys import START_KEYS


def key_groups() -> tuple[KeyGroup, ...]:
    """What holds everywhere, on the start page, on every table, on each game's, in lessons, tasks and the replay."""
    games = (
        KeyGroup(game_id, title_of(game_id), find_part(game_id, "keys", tuple) or ()) for game_id in kits()
    )
    return (menu_keys(), START_KEYS, TABLE_KEYS, *games, LESSON_KEYS, TASK_KEYS, REPLAY_KEYS)
