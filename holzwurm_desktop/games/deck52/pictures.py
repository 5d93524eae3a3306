"""Pictures of the standard deck, for the rules pages of every game that is played with it. Sizes are pixels of the
sketch."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.deck52.cards import DECK
from holzwurm_desktop.table.art.ornaments import paint_card_shadow
from holzwurm_desktop.table.cards import Deck
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch

CARD = QSizeF(80, 112)
EDGE = 8.0


def cards(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """Cards side by side: `cards=7H,TS`. Raises `KeyError` if the argument is missing or names no card."""
    faces = card_list(arguments["cards"])
    rects = [QRectF(QPointF(EDGE + index * (CARD.width() + 10), EDGE), CARD) for index in range(len(faces))]
    size = QSizeF(rects[-1].right() + EDGE, CARD.height() + 2 * EDGE)
    return Sketch(size, lambda painter: draw_cards(painter, faces, rects, palette))


PICTURES = {"cards": cards}


def card_list(text: str) -> list[str]:
    """The cards named in an argument, "7H,TS"; none if it is empty. Raises `KeyError` if a name is that of no
    card."""
    faces = text.split(",") if text else []
    for face in faces:
        if face not in DECK.faces:
            raise KeyError(face)
    return faces


def draw_cards(
    painter: QPainter, faces: Sequence[str], rects: Sequence[QRectF], palette: Palette, deck: Deck = DECK
) -> None:
    """Draw `faces` of `deck` into `rects` with their shadows, the first one at the bottom. Raises
    `ValueError` if there are not as many of both."""
    for face, rect in zip(faces, rects, strict=True):
        paint_card_shadow(painter, rect, 4.0, palette)
        deck.paint_face(painter, rect, face, palette)
