"""The middle of a Bergbeklimmen table as stops for keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.table.picture import STOCK, Picture
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.stops import Group
from holzwurm_desktop.text.words import Words


def middle_groups(
    words: Words,
    picture: Picture,
    stands: Sequence[QRectF],
    stock: QRectF,
    piles: Sequence[QRectF],
    attention: Attention,
) -> list[Group]:
    """Two groups: both faces of the mountain, and the stock with the four piles.

    `stands` has for each route where its next card goes, `stock` and `piles` where those lie, in scene units.
    """
    faces = tuple(
        attention.stop(
            f"route:{seat}", text.route_text(words, seat, route), stands[seat], text.route_name(words, seat)
        )
        for seat, route in enumerate(picture.routes)
    )
    left = f"{words.say(text.STOCK)}, {words.say(phrases.CARDS, n=picture.stock)}"
    valley = (
        attention.stop(
            f"pile:{at}",
            text.pile_text(words, at // 2, at % 2, pile),
            piles[at],
            text.pile_title(words, at // 2, at % 2),
        )
        for at, pile in enumerate(picture.piles)
        if at not in picture.spare_piles
    )
    return [
        Group("route", words.say(text.MOUNTAIN), faces),
        Group("pile", words.say(text.PILES), (attention.stop(STOCK, left, stock), *valley)),
    ]
