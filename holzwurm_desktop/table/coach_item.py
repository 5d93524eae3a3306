"""What the coach draws: its panel at the lower edge of the table, and marks at the moves that it speaks of."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.table.drawing import CENTRE, draw_text
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import Beside
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.recap_item import LEAST, LETTERS, RecapItem, Sentence

NUMBER = 24.0
"""The side of the number before a move of a list, in units."""
FOLDED_WIDTH, FOLDED_HEIGHT = 176.0, 66.0
"""What a folded panel keeps of the room that it shares with an open one: its width below the table, its height at the
table's side, in units."""


class Share(Enum):
    """What the coach has to say, which decides how much of the room at the table's edge it gets."""

    NOTHING = 0.0, 0.0
    SITUATION = 0.5, 0.42
    COMPARISON = 1.0, 0.5
    LIST = 1.0, 0.62
    ALL = 1.0, 1.0
    """What is taken where words need it."""

    def and_more(self) -> tuple[Share, ...]:
        """This one, and after it the larger ones, for words that do not fit."""
        growing = (Share.SITUATION, Share.COMPARISON, Share.LIST, Share.ALL)
        return growing[growing.index(self) :] if self in growing else (self,)

    @property
    def below(self) -> float:
        """Its part of a strip below the table."""
        return self.value[0]

    @property
    def side(self) -> float:
        """Its part of a column at the table's side."""
        return self.value[1]


def shared(
    room: QRectF, beside: Beside, unit: float, share: Share, folded: tuple[bool, bool]
) -> tuple[QRectF, QRectF]:
    """How the panel that tells what happened and the coach's, in this order, share a `room` at the table's edge.

    folded: whether each of them is; where both are, the room is a low strip. An empty rectangle is none.
    """
    if share is Share.NOTHING or room.isEmpty():
        return room, QRectF()
    gap, side = 6 * unit, beside is Beside.SIDE
    whole = room.height() if side else room.width()
    mine = whole * (share.side if side else share.below)
    least = min((FOLDED_HEIGHT if side else FOLDED_WIDTH) * unit * max(1.0, letters_scale()), whole / 2)
    if folded == (True, True):
        mine = whole / 2
    elif folded[1]:
        mine = least
    elif folded[0]:
        mine = max(mine, whole - least)
    if mine >= whole:
        return QRectF(), room
    if side:
        return room.adjusted(0, 0, 0, -mine), room.adjusted(0, whole - mine + gap, 0, 0)
    return room.adjusted(0, 0, -mine, 0), room.adjusted(whole - mine + gap, 0, 0, 0)


class CoachItem(RecapItem):
    """The panel: one sentence over its whole width, or a numbered list in as many columns as it needs.

    numbered: whether the sentences are a list, with room for a number before each.
    """

    numbered = False

    def _fit(self) -> None:
        """Fill the width first: a sentence in one column, a list in one if there is room for that."""
        for letters in (LETTERS, (LETTERS + LEAST) / 2, LEAST):
            for columns in (1, 2, 3) if self.numbered else (1,):
                self._letters, self.columns, self.first = letters, columns, 0
                self._arrange()
                if self.fits:
                    self.update()
                    return
        self.columns = 1  # what is out of sight is gone through
        self._arrange()
        self.update()

    @property
    def fits(self) -> bool:
        """Whether all its words are in sight."""
        return not self.hidden[1] and self.inside

    @property
    def inside(self) -> bool:
        """Whether nothing of what is shown is cut off below."""
        return all(rect.bottom() <= self.room.bottom() + 1 for _, rect in self._shown)

    def _indent(self, sentence: Sentence) -> float:
        return (NUMBER + 8) * self.unit if self.numbered else super()._indent(sentence)

    def _height(self, sentence: Sentence, width: float) -> float:
        height = super()._height(sentence, width)
        return max(height, NUMBER * self.unit) if self.numbered else height


class NumberButton(ButtonItem):
    """The number before a move of the list, which takes that move; `text` is the number."""

    def draw(self, painter: QPainter) -> None:
        palette, rect, unit = self.look.palette, self.rect.adjusted(1, 1, -1, -1), self.unit
        painter.setPen(QPen(palette.button_edge, 1.5 * unit))
        painter.setBrush(palette.button.lighter(112) if self.hovered else palette.button)
        painter.drawEllipse(rect)
        draw_text(painter, rect, self.text, 13 * unit, palette.button_text, CENTRE, bold=True)
