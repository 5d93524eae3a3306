"""What a game needs on paper to be played without a computer, and how its cards lie on a page.

Pages are measured in dots of 1/96 inch. At 96 dots an inch a card on paper is as large as a big one on the screen, so
the brushes of the table draw it with all its details.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.table.cards import Deck, deck
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Sketch
from holzwurm_desktop.text.words import Words

DOTS = 96
"""How many dots make an inch."""
CARD = (63.0, 88.0)
"""Width and height of a card in millimetres: that of poker cards, for which there are sleeves."""
ROWS = COLUMNS = 3
OVERHANG = 3.0
"""Millimetres that the cutting lines go beyond the cards, so that they can be seen once the first cut is made."""


Corners: TypeAlias = Sequence[QPointF]
"""The four corners of a card, one after the other."""


def mm(length: float) -> float:
    """A length in millimetres, in dots."""
    return length * DOTS / 25.4


@dataclass(frozen=True)
class CardPage:
    """How cards lie on a page, so that straight cuts part them; in dots from the upper left corner of `size`.

    places: where each card lies, by its corners. cuts: the lines to cut along for so many cards on the page.
    """

    size: QSizeF
    places: tuple[Corners, ...]
    cuts: Callable[[int], list[QLineF]]
    paint_face: Callable[[QPainter, Corners, str, Palette], None]
    paint_back: Callable[[QPainter, Corners, Palette], None]


@dataclass(frozen=True)
class OnPaper:
    """What a game needs besides its rules.

    cards: every card by its face, as often as the game has it. forms: sheets that players write on, as many as they
    need, each with its size in sketch pixels; they are printed as wide as the page has room.
    """

    cards: tuple[str, ...]
    page: CardPage
    forms: Callable[[Words, Palette], Sequence[Sketch]] = lambda words, palette: ()


def on_paper(game_id: str) -> OnPaper:
    """What a game needs on paper; where it does not say, every face of its deck once, as cards. Raises `KeyError` if
    there is no such game."""
    own = find_part(game_id, "paper", OnPaper)
    return own or OnPaper(deck(game_id).faces, card_page(deck(game_id)))


def card_page(cards: Deck) -> CardPage:
    """Nine cards edge to edge, which fit on A4 and on Letter."""
    width, height = mm(CARD[0]), mm(CARD[1])
    places = tuple(
        _corners(QRectF(column * width, row * height, width, height))
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
    return CardPage(
        QSizeF(COLUMNS * width, ROWS * height),
        places,
        _straight_cuts,
        lambda painter, place, face, palette: cards.paint_face(painter, _rect(place), face, palette),
        lambda painter, place, palette: cards.paint_back(painter, _rect(place), palette),
    )


def _corners(rect: QRectF) -> Corners:
    return rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()


def _rect(corners: Corners) -> QRectF:
    return QRectF(corners[0], corners[2])


def _straight_cuts(count: int) -> list[QLineF]:
    """Lines between and around `count` cards that fill one row after another."""
    width, height, over = mm(CARD[0]), mm(CARD[1]), mm(OVERHANG)
    columns, rows = min(count, COLUMNS), -(-count // COLUMNS)
    down = [QLineF(x * width, -over, x * width, rows * height + over) for x in range(columns + 1)]
    across = [QLineF(-over, y * height, columns * width + over, y * height) for y in range(rows + 1)]
    return down + across
