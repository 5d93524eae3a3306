"""Pictures of Superspion for its rules pages: a spy in its folder, and the elimination sheet.

Sizes are pixels of the sketch. Sketchers raise `KeyError` if an argument is missing or names no card.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.games.deck52.pictures import card_list, cards
from holzwurm_desktop.games.superspion.table.folder import paint_folder
from holzwurm_desktop.games.superspion.table.form import FormState, paint_form
from holzwurm_desktop.games.superspion.table.picture import SUITS
from holzwurm_desktop.table.drawing import paint_sheet
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch

FOLDER = QSizeF(104, 142)
SHEET = QSizeF(480, 226)
GAP = 16.0


def spy(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """A folder as its owner sees it, closed and open, with the spy `card`."""
    (card,) = card_list(arguments["card"])

    def draw(painter: QPainter) -> None:
        paint_folder(painter, QRectF(QPointF(2, 2), FOLDER), None, "", palette)
        paint_folder(painter, QRectF(QPointF(FOLDER.width() + GAP, 2), FOLDER), card, "", palette)

    return Sketch(QSizeF(2 * FOLDER.width() + GAP + 4, FOLDER.height() + 4), draw)


def sheet(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """The sheet with cards `seen` elsewhere, and suits, ranks or cards that are ruled `out`."""
    marks = dict.fromkeys(card_list(arguments["seen"]), "seen")
    for part in arguments["out"].split(","):
        for card in _cards_of(part):
            marks.setdefault(card, "out")

    return sheet_sketch(FormState(marks=marks, used=True), palette)


def sheet_sketch(state: FormState, palette: Palette) -> Sketch:
    """The sheet in this state, on its paper."""

    def draw(painter: QPainter) -> None:
        place = QRectF(QPointF(3, 2), SHEET)
        paint_sheet(painter, place, palette, 1.0, radius=3)
        paint_form(painter, place, state, palette)

    return Sketch(QSizeF(SHEET.width() + 6, SHEET.height() + 8), draw)


PICTURES = {"cards": cards, "spy": spy, "sheet": sheet}


def _cards_of(part: str) -> list[str]:
    """The cards that a suit, a rank or a card stands for. Raises `KeyError` for anything else."""
    if part and part in SUITS:
        return [rank + part for rank in RANKS]
    return [part + suit for suit in SUITS] if part and part in RANKS else card_list(part)
