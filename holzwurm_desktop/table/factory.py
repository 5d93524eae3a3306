"""Makes the table for a match. The window knows tables only through this module."""

from __future__ import annotations

from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words


def table_of(game_id: str) -> type[GameTable]:
    """The class of a game's table. Raises `KeyError` for an unknown game, `TypeError` if its table is no
    `GameTable`."""
    table = part_of(game_id, "table", type)
    if not issubclass(table, GameTable):
        raise TypeError(f"the table of {game_id} is not a GameTable")
    return table


def make_table(
    session: Session,
    words: Words,
    palette: Palette,
    settings: TableSettings | None = None,
    pixmaps: CardPixmaps | None = None,
) -> TableView:
    """A new view of `session`'s match. `pixmaps` may be shared with other views, so that cards are drawn once."""
    table = table_of(session.match.game.id)
    return TableView(session, words, palette, settings or TableSettings(), table, pixmaps or CardPixmaps())
