"""The games there are: every module under `engine/games/` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from holzwurm_desktop.engine import games

if TYPE_CHECKING:
    from holzwurm_desktop.engine.contract import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its id, in alphabetical order of ids."""
    found = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda info: info.name):
        game = getattr(importlib.import_module(f"{games.__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.id] = game
    return found
