"""The middle of a Superspion table as stops for keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.table.form import FormItem
from holzwurm_desktop.games.superspion.table.picture import SUITS, Picture
from holzwurm_desktop.games.superspion.table.places import Places
from holzwurm_desktop.games.superspion.table.seating import Seating
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.words import Words


def table_group(
    words: Words,
    picture: Picture,
    places: Places,
    seating: Seating,
    spies: Sequence[str | None],
    discards: Sequence[str],
    attention: Attention,
) -> Group:
    """The group of trios, fourth cards, piles and folders. `spies` are by seat, None for a closed folder;
    `discards` are the viewer's own that may be told."""
    say, lower, upper = words.say, seating.lower, seating.upper
    own = text.trios_text(words, say(text.OWN_TRIOS), picture.trios[lower])
    other = text.trios_text(words, seating.trios_title(words, upper), picture.trios[upper])
    fourths = text.card_list(words, picture.fourths)
    pile = f"{say(text.DISCARDS)}, {say(phrases.CARDS, n=picture.pile)}"
    names: list[tuple[str, str, QRectF, str]] = [
        ("lay:trio", own, places.rows[1], say(text.OWN_TRIOS)),
        ("lay:other", other, places.rows[0], seating.trios_title(words, upper)),
        (
            "lay:fourth",
            say(text.FOURTH_LIST, cards=fourths) if fourths else say(text.FOURTHS),
            places.fourths,
            say(text.FOURTHS),
        ),
        (
            "lay:discard",
            f"{pile}. {text.discards_text(words, discards)}" if discards else pile,
            places.discards,
            say(text.DISCARDS),
        ),
        (
            "lay:stock",
            f"{say(text.STOCK)}, {say(phrases.CARDS, n=picture.stock)}",
            places.stock,
            say(text.STOCK),
        ),
        ("lay:folder", seating.folder_words(words, lower, spies[lower]), places.folders[1], ""),
        ("lay:spy", seating.folder_words(words, upper, spies[upper]), places.folders[0], ""),
    ]
    return Group("lay", say(text.TABLE), tuple(attention.stop(*name) for name in names))


def sheet_group(words: Words, form: FormItem) -> Group:
    """The group of the sheet's boxes, row by row."""
    state = form.state
    stops = tuple(
        Stop(
            f"box:{card}",
            text.mark_text(words, card, state.marks.get(card, "")),
            form.box(card),
            "place",
            selected=state.chosen == card,
        )
        for card in (rank + suit for suit in SUITS for rank in RANKS)
    )
    return Group("box", ", ".join(part for part in (state.title, state.remark) if part), stops)
