"""The middle of a Bergbeklimmen table as keyboard and screen reader go through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.table.picture import STOCK
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.stops import Group, Stop

if TYPE_CHECKING:
    from holzwurm_desktop.games.bergbeklimmen.table.table import BergbeklimmenTable


def middle_groups(table: BergbeklimmenTable) -> list[Group]:
    """Both faces of the mountain; then the stock and the four piles."""
    words, picture = table.look.words, table.picture
    routes = [
        _stop(table, f"route:{seat}", text.route_text(words, seat, route), table.next_stand(seat))
        for seat, route in enumerate(picture.routes)
    ]
    stock = f"{words.say(text.STOCK)}, {words.say(phrases.CARDS, n=picture.stock)}"
    piles = [
        _stop(table, f"pile:{at}", text.pile_text(words, at // 2, at % 2, pile), table.pile_rect(at))
        for at, pile in enumerate(picture.piles)
    ]
    return [
        Group("route", words.say(text.MOUNTAIN), tuple(routes)),
        Group("pile", words.say(text.PILES), (_stop(table, STOCK, stock, table.places.stock), *piles)),
    ]


def _stop(table: BergbeklimmenTable, key: str, name: str, rect: QRectF) -> Stop:
    target = table.actions.picking.targets.get(key)
    chosen = table.actions.picking.chosen == key
    return Stop(key, name, rect, "place", target.words if target else "", chosen)
