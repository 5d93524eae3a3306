"""Pictures of Razende tovenaars for its rules pages: both lines face to face, duels with their winner, cards.

The arguments of `lines` are `black` (above) and `red`, each with a soldier or "-" for each slot, separated by
commas. Those of `duel` are `attacker` (red) and `defender` (black), each a soldier, perhaps with a spell after a
dot ("9.3", or "Q.6" for the reversal spell), and `winner`, one of these two words. `sleep` has the same, each side
being a sleep spell. `cards` has `cards` of the standard deck. Sizes are pixels of the sketch. Sketchers raise
`KeyError` if an argument is missing or wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.tovenaars.cards import DECK
from holzwurm_desktop.games.tovenaars.deck import (
    BLOCK_SPELL,
    REVERSAL_SPELL,
    SLOTS,
    SOLDIERS,
    STRENGTH_SPELLS,
    soldier_card,
    spell_card,
)
from holzwurm_desktop.table.art.ornaments import paint_arrow, paint_card_shadow, paint_crown, paint_slot
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch

CARD = QSizeF(80, 112)
SPELL = QSizeF(60, 84)
EDGE = 8.0
PITCH = 112.0
EMPTY = "-"
RED, BLACK = 0, 1


def lines(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """Two lines, each slot opposite the other's."""
    black, red = _line(arguments["black"], BLACK), _line(arguments["red"], RED)
    width = 2 * EDGE + CARD.width() + (SLOTS - 1) * PITCH
    below = EDGE + CARD.height() + 22

    def draw(painter: QPainter) -> None:
        for top, cards in ((EDGE, black), (below, red)):
            for slot, card in enumerate(cards):
                _draw_card(painter, card, QRectF(QPointF(EDGE + slot * PITCH, top), CARD), palette)

    return Sketch(QSizeF(width, below + CARD.height() + EDGE), draw)


def duel(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """An attacker, an arrow to the defender, and a crown above the winner; spells lie beside their soldiers."""
    attacker, defender = _fighter(arguments["attacker"], RED), _fighter(arguments["defender"], BLACK)
    return _encounter(attacker, defender, _won(arguments), palette)


def sleep(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """Two sleep spells, with a crown above the one that wins."""
    attacker, defender = _spell(arguments["attacker"], RED), _spell(arguments["defender"], BLACK)
    return _encounter([attacker], [defender], _won(arguments), palette)


def cards(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """Cards side by side, as they look in this game."""
    shown = arguments["cards"].split(",")
    for card in shown:
        if card not in _CARDS:
            raise KeyError(card)
    pitch = CARD.width() + 2 * EDGE

    def draw(painter: QPainter) -> None:
        for at, card in enumerate(shown):
            _draw_card(painter, card, QRectF(QPointF(EDGE + at * pitch, EDGE), CARD), palette)

    return Sketch(QSizeF(len(shown) * pitch, CARD.height() + 2 * EDGE), draw)


PICTURES = {"lines": lines, "duel": duel, "sleep": sleep, "cards": cards}

_CARDS = {
    card(seat, rank)
    for seat in (RED, BLACK)
    for rank in (*SOLDIERS, *map(str, range(2, 7)))
    for card in (soldier_card, spell_card)
}


def _won(arguments: Arguments) -> bool:
    """Whether the attacker wins."""
    return {"attacker": True, "defender": False}[arguments["winner"]]


def _encounter(attacker: Sequence[str], defender: Sequence[str], won: bool, palette: Palette) -> Sketch:
    """Cards of the attacker, an arrow, cards of the defender; a crown above the winner."""
    head, side = 36.0, CARD.width() + SPELL.width() * 0.62
    right = EDGE + side + 74

    def draw(painter: QPainter) -> None:
        for left, cards, crowned in ((EDGE, attacker, won), (right, defender, not won)):
            place = QRectF(QPointF(left, head), CARD)
            _draw_card(painter, cards[0], place, palette)
            for spell in cards[1:]:
                corner = QPointF(place.right() - SPELL.width() * 0.38, place.bottom() - SPELL.height())
                _draw_card(painter, spell, QRectF(corner, SPELL), palette)
            if crowned:
                paint_crown(painter, QRectF(place.center().x() - 17, 1, 34, 34), palette)
        arrow = QRectF(EDGE + side + 10, head + CARD.height() / 2 - 26, 52, 52)
        paint_arrow(painter, arrow, 0.0, palette.last_move, palette)

    return Sketch(QSizeF(right + side + EDGE, head + CARD.height() + EDGE), draw)


def _line(text: str, seat: int) -> list[str | None]:
    """The soldiers of a line, None for an empty slot. Raises `KeyError` if it is no line."""
    names = text.split(",")
    if len(names) != SLOTS:
        raise KeyError(text)
    return [None if name == EMPTY else _soldier(name, seat) for name in names]


def _fighter(text: str, seat: int) -> Sequence[str]:
    """A soldier, and the spell beside it if there is one. Raises `KeyError` for anything else."""
    name, _, spell = text.partition(".")
    if spell and spell not in map(str, (*STRENGTH_SPELLS, BLOCK_SPELL, REVERSAL_SPELL)):
        raise KeyError(text)
    return [_soldier(name, seat), *([spell_card(seat, spell)] if spell else [])]


def _spell(name: str, seat: int) -> str:
    if len(name) != 1 or name not in SOLDIERS:
        raise KeyError(name)
    return spell_card(seat, name)


def _soldier(name: str, seat: int) -> str:
    if len(name) != 1 or name not in SOLDIERS:
        raise KeyError(name)
    return soldier_card(seat, name)


def _draw_card(painter: QPainter, card: str | None, place: QRectF, palette: Palette) -> None:
    """Draw a card with its shadow, or an empty slot for None."""
    if card is None:
        paint_slot(painter, place, palette)
        return
    paint_card_shadow(painter, place, 4.0, palette)
    DECK.paint_face(painter, place, card, palette)
