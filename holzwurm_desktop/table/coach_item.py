"""What the coach draws: its panel at the lower edge of the table, and marks at the moves that it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.table.art.ornaments import paint_hint_mark
from holzwurm_desktop.table.drawing import CENTRE, draw_text, paint_sheet, text_width, wished
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import LEAST_UNIT, unit_of
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.recap_item import LARGEST_UNIT, LEAST, LETTERS, RecapItem, Sentence

OPEN, FOLDED = 80.0, 34.0
"""The height of the panel in units: as a rule, and folded."""
NUMBER = 24.0
"""The side of the number before a move of a list, in units."""


class CoachPlace(NamedTuple):
    """How the room is divided: `table` is left for the rest, `panel` is the coach's, empty where there is no room for
    it. unit: pixels per unit of the panel."""

    table: QSizeF
    panel: QRectF
    unit: float
    folded: bool


def no_place(size: QSizeF) -> CoachPlace:
    """Without a panel."""
    return CoachPlace(size, QRectF(), 1.0, True)


def coach_place(size: QSizeF, folded: bool) -> CoachPlace:
    """The division of a room of `size` with the panel below the table, folded where it must be."""
    unit = min(max(unit_of(size), 0.75), LARGEST_UNIT)
    grown = max(1.0, letters_scale())
    for low in (FOLDED,) if folded else (OPEN, FOLDED):
        height = low * unit * grown
        left = QSizeF(size.width(), size.height() - height)
        if unit_of(left, 0.0) >= LEAST_UNIT:
            edge = 8 * unit
            panel = QRectF(edge, left.height(), size.width() - 2 * edge, height - edge / 2)
            return CoachPlace(left, panel, unit, low == FOLDED)
    return no_place(size)


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
                if not self.hidden[1] and self._inside():
                    self.update()
                    return
        self.columns = 1  # what is out of sight is gone through
        self._arrange()
        self.update()

    def _inside(self) -> bool:
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


class BracketItem(TableItem):
    """The brackets of a hint round a place, without the hint: what would have been better."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(460)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        paint_hint_mark(painter, self.rect, self.look.palette, self.look.unit)


class RankItem(TableItem):
    """A tag on a card or place: which of the best moves it belongs to and, where that is told, its chance."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.setZValue(3200)

    def dress(self, text: str, middle: QPointF, inside: QRectF) -> None:
        """Show `text` around `middle`, within `inside`, both in scene units."""
        self.text = text
        unit = self.look.unit
        width = text_width(text, 13 * unit, True) + 14 * unit
        height = max(22 * unit, 1.45 * wished(13 * unit))
        left = min(max(middle.x() - width / 2, inside.left()), inside.right() - width)
        top = min(max(middle.y() - height / 2, inside.top()), inside.bottom() - height)
        self.put(QRectF(QPointF(round(left), round(top)), QSizeF(width, height)), 5 * unit)
        self.update()

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.look.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit, radius=11)
        draw_text(
            painter,
            self.rect.adjusted(4 * unit, 0, -4 * unit, 0),
            self.text,
            13 * unit,
            palette.label_text,
            CENTRE,
            bold=True,
        )
