"""The games there are: every package under `engine/games/`, by the `GAME` of its module `game`."""

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
    found: dict[str, Game] = {}
    for package in sorted(pkgutil.iter_modules(games.__path__), key=lambda info: info.name):
        inner = ".game" if package.ispkg else ""
        game: Game = importlib.import_module(f"{games.__name__}.{package.name}{inner}").GAME
        found[game.id] = game
    return found
