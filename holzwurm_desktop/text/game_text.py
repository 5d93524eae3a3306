"""The words of a game's cards, moves and events: every module under `text/games/`, found by its name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast, runtime_checkable

from holzwurm_desktop.engine.contract import Event, Json
from holzwurm_desktop.text import games
from holzwurm_desktop.text.words import Words


class GameText(Protocol):
    """What a module of `text/games/` says about its game once its rules are there."""

    def card_name(self, words: Words, card: str) -> str:
        """A card as one calls it, for instance "blue 7"."""

    def card_text(self, words: Words, card: str) -> str:
        """A card with what it is worth, for instance "blue 7, minus 7"."""

    def move_text(self, words: Words, move: Mapping[str, Json], names: Sequence[str]) -> str:
        """One line for a move in its record's form. `names`: the seats' names."""

    def event_text(self, words: Words, event: Event, names: Sequence[str]) -> str:
        """One sentence for something that happened."""

    def error_data(self, words: Words, data: Mapping[str, Any]) -> dict[str, Any]:
        """The data of a refusal with cards and colours called by their names."""


@runtime_checkable
class SealedText(Protocol):
    """What the module of a game with sealed choices says besides."""

    def sealed_text(
        self, words: Words, moves: Sequence[Mapping[str, Json]], names: Sequence[str]
    ) -> str | None:
        """One line for the last of a round's `moves` if others may not know it yet; None if it is open."""


@cache
def game_text(game_id: str) -> GameText:
    """The words of the game; `KeyError` if there is no such game or it has no words for its moves yet."""
    if game_id not in {info.name for info in pkgutil.iter_modules(games.__path__)}:
        raise KeyError(game_id)
    module = importlib.import_module(f"{games.__name__}.{game_id}")
    if not hasattr(module, "event_text"):
        raise KeyError(game_id)
    return cast(GameText, module)
