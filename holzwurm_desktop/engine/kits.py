"""Finds the games and their parts: the only module that looks into `holzwurm_desktop/games/`.

A package under `games/` that has a `KIT` is a game, and the package's name is the game's id. The frameworks around
the games (rules, players, words, table) ask here for the part they need and get it with its type checked, so none
of them imports a game or knows one by name.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from holzwurm_desktop.engine.contract import Game

ROOMS = "holzwurm_desktop.games"

Part = TypeVar("Part")


@dataclass(frozen=True)
class Kit:
    """The parts of one game, each as `module:name` with the module relative to `games/`; empty if it has none.

    A part is imported when it is first asked for, so the rules load without words, and everything but cards,
    pictures, table and paper without Qt.

    rules: an `engine.contract.Game`; player: an `ai.levels.Knowledge`; solver: an `ai.solver.Solver`, where the
    best move can be found exactly; words: a `text.game_text.GameText`; refusals: a dict of refusal codes and
    phrases; cards: a `table.cards.Deck`; pictures: a dict of names and sketchers of `table.pictures`; table: a
    subclass of `table.game_table.GameTable`; preferences: a tuple of `storage.preferences.Preference`, what a
    player may choose for this game alone; keys: a tuple of `models.keys.KeyAction`, what keys do on its table;
    telling: an `engine.telling.Telling`, positions worth seeing; puzzling: an `ai.puzzling.Puzzling`, what making
    puzzles takes, without which a game has none; scale: an `ai.scale.Scale`, how strong its players are; reasons:
    an `ai.reasons.Adviser`, why moves may be good, and reason_words: a `text.advice.ReasonText`, how that is said;
    looks: an `ai.looks.Looks`, which moves look silly; paper: a `table.paper.OnPaper`, what the game needs on paper
    if that is more than its deck.
    """

    rules: str
    words: str
    refusals: str
    cards: str
    pictures: str
    table: str
    reasons: str
    reason_words: str
    player: str = ""
    solver: str = ""
    preferences: str = ""
    keys: str = ""
    telling: str = ""
    puzzling: str = ""
    looks: str = ""
    scale: str = ""
    paper: str = ""


@cache
def kits() -> Mapping[str, Kit]:
    """The kit of every game by id, in alphabetical order."""
    found = {}
    paths = importlib.import_module(ROOMS).__path__
    for room in sorted(info.name for info in pkgutil.iter_modules(paths) if info.ispkg):
        kit = importlib.import_module(f"{ROOMS}.{room}").__dict__.get("KIT")
        if isinstance(kit, Kit):
            found[room] = kit
    return found


def find_part(game_id: str, name: str, kind: type[Part]) -> Part | None:
    """The part `name` of a game; None if it has none. Raises `KeyError` for an unknown game and `TypeError` if the
    part is not of `kind`."""
    address: str = getattr(kits()[game_id], name)
    if not address:
        return None
    module, _, value = address.partition(":")
    part = getattr(importlib.import_module(f"{ROOMS}.{module}"), value)
    if not isinstance(part, kind):
        raise TypeError(f"{address} is not a {kind.__name__}")
    return part


def part_of(game_id: str, name: str, kind: type[Part]) -> Part:
    """A part that every game has. Raises as `find_part` does, and `KeyError` if it is missing."""
    part = find_part(game_id, name, kind)
    if part is None:
        raise KeyError(f"{game_id} has no {name}")
    return part


def room_of(game_id: str) -> Path:
    """The folder of a game, where the program runs from its source."""
    return Path(importlib.import_module(f"{ROOMS}.{game_id}").__path__[0])


@cache
def all_games() -> Mapping[str, Game]:
    """The rules of every game by id, in alphabetical order."""
    return {game_id: part_of(game_id, "rules", Game) for game_id in kits()}
