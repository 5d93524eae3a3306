"""Makes the table for a match: the one door for the window around it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.table import games
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words


@cache
def table_of(game_id: str) -> type[GameTable]:
    """A game's table: the `TABLE` of its module in `table/games/`. `KeyError` for a game that has none yet."""
    if game_id not in {info.name for info in pkgutil.iter_modules(games.__path__)}:
        raise KeyError(game_id)
    table: type[GameTable] = importlib.import_module(f"{games.__name__}.{game_id}").TABLE
    return table


def make_table(
    session: TableSession,
    words: Words,
    palette: Palette,
    settings: TableSettings | None = None,
    pixmaps: CardPixmaps | None = None,
) -> TableView:
    """The table of `session`'s match. `pixmaps` may be shared with other views; `KeyError` for a game that
    has no table yet."""
    table = table_of(session.match.game.id)
    return TableView(session, words, palette, settings or TableSettings(), table, pixmaps or CardPixmaps())
