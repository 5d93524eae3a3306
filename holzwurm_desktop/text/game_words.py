"""What every game is called and how its options are put into words, gathered from `text/games/`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.text import games
from holzwurm_desktop.text.option_words import ROUNDS, OptionWords
from holzwurm_desktop.text.words import Phrase


@dataclass(frozen=True)
class GameWords:
    """A game in the lobby. `seats` is how many may play; `options` has words for the rule options."""

    title: Phrase
    line: Phrase
    seats: range
    options: Mapping[str, OptionWords] = field(default_factory=dict)


@cache
def game_words() -> dict[str, GameWords]:
    """Every game that has a module in `text/games/`, by its id; also those whose rules are still to come.

    The module has `TITLE`, `LINE`, perhaps `OPTIONS`, and `SEATS` while the engine does not know the game.
    """
    found = {}
    for info in sorted(pkgutil.iter_modules(games.__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{games.__name__}.{info.name}")
        rules = all_games().get(info.name)
        found[info.name] = GameWords(
            title=module.TITLE,
            line=module.LINE,
            seats=rules.seats if rules else module.SEATS,
            options={"rounds": ROUNDS, **getattr(module, "OPTIONS", {})},
        )
    return found


def title_of(game_id: str) -> Phrase:
    """What a game is called; its id for one that this program does not know."""
    words = game_words().get(game_id)
    return words.title if words else Phrase("games", game_id)
