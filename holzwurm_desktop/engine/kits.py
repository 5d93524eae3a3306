"""The games there are: every package under `engine/games/`, by the `GAME` of its module `game`.

A package without such a module, such as `boxes`, holds what several games share.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from holzwurm_desktop.engine import games

if TYPE_CHECKING:
    from holzwurm_desktop.engine.contract import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its id, in alphabetical order of ids."""
    found: dict[str, Game] = {}
    for package in sorted(pkgutil.iter_modules(games.__path__), key=lambda info: info.name):
        door = f"{games.__name__}.{package.name}.game"
        if find_spec(door) is not None:
            game: Game = importlib.import_module(door).GAME
            found[game.id] = game
    return found
