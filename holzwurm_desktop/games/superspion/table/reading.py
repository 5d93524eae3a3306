"""The middle of a Superspion table as keyboard and screen reader go through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.table.picture import RANKS, SUITS
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.stops import Group, Stop

if TYPE_CHECKING:
    from holzwurm_desktop.games.superspion.table.table import SuperspionTable


def middle_groups(table: SuperspionTable) -> list[Group]:
    """Trios, fourth cards, piles and folders; then the boxes of the sheet."""
    words, picture, places = table.look.words, table.picture, table.places
    say, bottom = words.say, table.bottom
    own = text.trios_text(words, say(text.OWN_TRIOS), picture.trios[bottom])
    other = text.trios_text(words, table.trios_title(1 - bottom), picture.trios[1 - bottom])
    fourths = text.card_list(words, picture.fourths)
    names: list[tuple[str, str, QRectF]] = [
        ("lay:trio", own, places.rows[1]),
        ("lay:other", other, places.rows[0]),
        (
            "lay:fourth",
            say(text.FOURTH_LIST, cards=fourths) if fourths else say(text.FOURTHS),
            places.fourths,
        ),
        ("lay:discard", f"{say(text.DISCARDS)}, {say(phrases.CARDS, n=picture.pile)}", places.discards),
        ("lay:stock", f"{say(text.STOCK)}, {say(phrases.CARDS, n=picture.stock)}", places.stock),
        ("lay:folder", table.folder_words(bottom), places.folders[1]),
        ("lay:spy", table.folder_words(1 - bottom), places.folders[0]),
    ]
    stops = tuple(_stop(table, *name) for name in names)
    return [Group("lay", say(text.TABLE), stops), Group("box", say(text.SHEET), _boxes(table))]


def _boxes(table: SuperspionTable) -> tuple[Stop, ...]:
    marks = table.props.form.state.marks
    return tuple(
        Stop(
            f"box:{rank}{suit}",
            text.mark_text(table.look.words, rank + suit, marks.get(rank + suit, "")),
            table.props.form.box(rank + suit),
            "place",
            selected=table.props.form.state.chosen == rank + suit,
        )
        for suit in SUITS
        for rank in RANKS
    )


def _stop(table: SuperspionTable, key: str, name: str, rect: QRectF) -> Stop:
    target = table.actions.picking.targets.get(key)
    return Stop(key, name, rect, "place", target.words if target else "", table.actions.picking.chosen == key)
