"""What is to be printed, and on which paper."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QLocale, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageSize

from holzwurm_desktop.table.paper import mm

MARGIN = 16.0
"""Millimetres of white around text and sheets, more than any printer needs."""


class Paper(Enum):
    """The papers to choose from, by the names that the command line has for them."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page(self) -> QPageSize:
        """The size of a page."""
        sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
        return QPageSize(sizes[self])

    @property
    def name_shown(self) -> str:
        """What people call it."""
        return {Paper.A4: "A4", Paper.LETTER: "Letter"}[self]

    @property
    def size(self) -> QSizeF:
        """Width and height of a page in dots."""
        size = self.page.size(QPageSize.Unit.Millimeter)
        return QSizeF(mm(size.width()), mm(size.height()))

    @property
    def inside(self) -> QRectF:
        """The page within its margins, in dots."""
        edge = mm(MARGIN)
        return QRectF(QPointF(0, 0), self.size).adjusted(edge, edge, -edge, -edge)

    def centred(self, size: QSizeF) -> QPointF:
        """Where something of this size begins that lies in the middle of the page."""
        return QPointF((self.size.width() - size.width()) / 2, (self.size.height() - size.height()) / 2)


def usual_paper(locale: QLocale) -> Paper:
    """The paper of a country: Letter where people measure in inches as Americans do, else A4."""
    american = QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if locale.measurementSystem() == american else Paper.A4


@dataclass(frozen=True)
class Order:
    """What is to be printed of a game.

    language: of the rules and of the words on sheets; cards: the cards, and the sheets that players write on; backs:
    also the backs of the cards, each page behind that of its faces; rules: the rules; four_colours: a colour for each
    suit of a deck of 52.
    """

    game_id: str
    language: str
    paper: Paper = Paper.A4
    cards: bool = True
    rules: bool = True
    backs: bool = False
    four_colours: bool = False
