"""The panel at the edge of a table that tells what has happened since the viewer's turn, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_verdict
from holzwurm_desktop.table.drawing import CENTRE, draw_text, faded, font, paint_sheet, wished
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.layout import Beside, room_for_list, unit_of
from holzwurm_desktop.table.letters import letters_scale

LETTERS, LEAST = 13.5, 11.5
"""The height of letters in units of the panel: as a rule, and where the sentences need more room."""
FOLDED, BELOW, SIDE = 34.0, 92.0, 228.0
"""In units: the height of a folded panel and of one below the table, the width of one at its side."""
COLUMN = 240.0
"""The least width of a column of sentences, in units."""
LARGEST_UNIT = 1.5
"""Pixels per unit of the panel at most: a larger table needs its room more than larger sentences do."""
_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class RecapPlace(NamedTuple):
    """How the room is divided: `table` is left for the table, `panel` for the panel, which lies to the side or below.

    unit: pixels per unit of the panel. `panel` is empty where there is no room for one.
    """

    table: QSizeF
    panel: QRectF
    beside: Beside
    unit: float
    folded: bool


class Sentence(NamedTuple):
    """A sentence of the panel; `bad`: it tells of a loss, and has a cross before it."""

    text: str
    bad: bool = False


def recap_place(size: QSizeF, folded: bool) -> RecapPlace:
    """The division of a room of `size` with the panel where it costs the table least."""
    unit = min(max(unit_of(size), 0.75), LARGEST_UNIT)
    grown = max(1.0, letters_scale())
    width, height = SIDE * unit * grown, BELOW * unit * grown
    beside = room_for_list(size, width, height)
    low = FOLDED * unit * grown
    if beside is Beside.APART and room_for_list(size, width, low) is Beside.APART:
        return RecapPlace(size, QRectF(), Beside.APART, unit, True)
    if folded or beside is Beside.APART:
        beside, height, folded = Beside.BELOW, low, True
    edge = 8 * unit
    if beside is Beside.SIDE:
        table = QSizeF(size.width() - width, size.height())
        return RecapPlace(
            table, QRectF(table.width(), edge, width - edge, size.height() - 2 * edge), beside, unit, False
        )
    table = QSizeF(size.width(), size.height() - height)
    panel = QRectF(edge, table.height(), size.width() - 2 * edge, height - edge / 2)
    return RecapPlace(table, panel, beside, unit, folded)


class RecapItem(TableItem):
    """The panel: sentences in columns. Those that do not fit are reached by the wheel and by the keyboard.

    first: the number of the first sentence that is shown; `unit`: pixels per unit, which are the panel's own.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.unit = 1.0
        self.sentences: tuple[Sentence, ...] = ()
        self.blank = ""
        self.room = QRectF()
        self.foot = QRectF()
        self.focused = -1
        self.lit = range(0)
        self.first = 0
        self.columns = 0
        """How many columns there are; 0: as many as there is room for."""
        self._letters = LETTERS
        self._shown: list[tuple[int, QRectF]] = []
        self.setZValue(420)

    def lay(self, place: QRectF, room: QRectF, foot: QRectF, unit: float) -> None:
        """Lie at `place`, with the sentences in `room`, and in `foot` how many of them are out of sight, all in scene
        units; an empty `room` shows none."""
        self.unit = unit
        self.put(place, 5 * unit)
        self.room, self.foot = room.translated(-place.topLeft()), foot.translated(-place.topLeft())
        self._fit()

    def tell(self, sentences: Sequence[Sentence], blank: str) -> None:
        """Show these, the last of them in any case, or `blank` if there are none."""
        if (tuple(sentences), blank) != (self.sentences, self.blank):
            self.sentences, self.blank = tuple(sentences), blank
            self._fit()

    def focus(self, index: int) -> None:
        """The keyboard is on sentence `index`, which comes into sight; -1: on none."""
        if index != self.focused:
            self.focused = index
            if index >= 0 and index not in dict(self._shown):
                self._begin_at(index if index < self.first else self._first_up_to(index))
            self.update()

    def light(self, lit: range) -> None:
        """Light the sentences with these numbers, and bring them into sight."""
        self.lit = lit
        if lit and not {*lit} <= {*dict(self._shown)}:
            self._begin_at(min(lit.start, self._first_up_to(lit.stop - 1)))
        self.update()

    def go_through(self, step: int) -> None:
        """Show earlier sentences (-1) or later ones (1), as far as there are any."""
        self._begin_at(min(max(self.first + step, 0), self._first_up_to(len(self.sentences) - 1)))

    def place_of(self, index: int) -> QRectF:
        """Where a sentence lies in the scene; the whole panel if it is not in sight."""
        rect = dict(self._shown).get(index)
        return self.mapRectToScene(rect if rect is not None else self.rect)

    def is_shown(self, index: int) -> bool:
        """Whether a sentence is in sight."""
        return index in dict(self._shown)

    @property
    def hidden(self) -> tuple[int, int]:
        """(how many sentences before those in sight are not shown, how many after them)."""
        last = self._shown[-1][0] + 1 if self._shown else 0
        return self.first, len(self.sentences) - last

    @property
    def remark(self) -> str:
        """How many sentences are out of sight, in words; "" if all are in sight."""
        before, after = self.hidden
        say = self.look.words.say
        told = (
            say(phrases.EARLIER, n=before) if before else "",
            say(phrases.LATER, n=after) if after else "",
        )
        return " · ".join(filter(None, told))

    # Fitting.

    def _fit(self) -> None:
        for letters in (LETTERS, (LETTERS + LEAST) / 2, LEAST):
            self._letters, self.first = letters, 0
            self._arrange()
            if not self.hidden[1]:
                break
        else:
            self.first = self._first_up_to(len(self.sentences) - 1)
            self._arrange()
        self.update()

    def _begin_at(self, first: int) -> None:
        if first != self.first:
            self.first = max(0, first)
            self._arrange()
            self.update()

    def _first_up_to(self, last: int) -> int:
        """The first sentence from which all up to `last` are in sight."""
        kept, first = self.first, 0
        for first in range(max(last, 0) + 1):
            self.first = first
            self._arrange()
            if self._shown and self._shown[-1][0] >= last:
                break
        self.first = kept
        self._arrange()
        return first

    def _arrange(self) -> None:
        """Find the places of the sentences from `first` on, column by column."""
        self._shown = []
        unit, room = self.unit, self.room
        if room.isEmpty():
            return
        many = int(room.width() / (COLUMN * unit * max(1.0, letters_scale())))
        columns = self.columns or max(1, many)
        gap, between = 16 * unit, 3 * unit
        width = (room.width() - gap * (columns - 1)) / columns
        column, top = 0, room.top()
        for index in range(self.first, len(self.sentences)):
            height = self._height(self.sentences[index], width)
            if top + height > room.bottom() + 1 and top > room.top():
                column, top = column + 1, room.top()
            if column >= columns:
                return
            left = room.left() + column * (width + gap)
            self._shown.append((index, QRectF(left, top, width, height)))
            top += height + between

    def _indent(self, sentence: Sentence) -> float:
        return 1.35 * wished(self._letters * self.unit) if sentence.bad else 0.0

    def _height(self, sentence: Sentence, width: float) -> float:
        metrics = QFontMetricsF(font(wished(self._letters * self.unit), sentence.bad))
        box = QRectF(0, 0, width - self._indent(sentence), 10_000)
        return metrics.boundingRect(box, _FLAGS, sentence.text).height()

    # Drawing.

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit)
        if self.room.isEmpty():
            return
        size = wished(self._letters * unit)
        draw_text(painter, self.foot, self.remark, LEAST * unit, palette.label_muted, CENTRE)
        if not self.sentences:
            self._write(painter, self.room, Sentence(self.blank), size, True)
        for index, rect in self._shown:
            if index in self.lit:
                painter.setPen(QPen(palette.last_move, 1.5 * unit))
                painter.setBrush(faded(palette.last_move, 0.2))
                painter.drawRoundedRect(rect.adjusted(-4 * unit, -1, 4 * unit, 1), 4 * unit, 4 * unit)
            self._write(painter, rect, self.sentences[index], size, False)
            if index == self.focused:
                paint_focus_ring(painter, rect.adjusted(-3 * unit, -1, 3 * unit, 1), palette, 4 * unit)

    def _write(self, painter: QPainter, rect: QRectF, sentence: Sentence, size: int, muted: bool) -> None:
        palette, indent = self.look.palette, self._indent(sentence)
        if sentence.bad:
            side = 1.1 * size
            paint_verdict(painter, QRectF(rect.topLeft(), QSizeF(side, side)), False, palette)
        painter.setFont(font(size, sentence.bad))
        painter.setPen(palette.label_muted if muted else palette.label_text)
        painter.drawText(rect.adjusted(indent, 0, 0, 1), _FLAGS, sentence.text)


class BannerItem(TableItem):
    """A broad slip across the table that tells of a loss: a headline, and below it what has happened."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.headline = ""
        self.text = ""
        self.setZValue(3500)
        self.hide()

    def tell(self, headline: str, text: str, inside: QRectF) -> None:
        """Show the words in the middle of `inside`, in scene units."""
        self.headline, self.text = headline, text
        unit = self.look.unit
        width = min(inside.width() * 0.92, 560 * unit * max(1.0, letters_scale()))
        inner = width - 92 * unit
        self._head = self._height_of(headline, 23 * unit, inner, True)
        height = self._head + self._height_of(text, 15 * unit, inner, False) + 34 * unit
        self.put(
            QRectF(
                QPointF(round(inside.center().x() - width / 2), round(inside.center().y() - height / 2)),
                QSizeF(width, height),
            ),
            7 * unit,
        )
        self.update()
        self.show()

    @staticmethod
    def _height_of(text: str, pixels: float, width: float, bold: bool) -> float:
        metrics = QFontMetricsF(font(wished(pixels), bold))
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), _FLAGS, text).height()

    def draw(self, painter: QPainter) -> None:
        look, unit, rect = self.look, self.look.unit, self.rect
        paint_sheet(painter, rect, look.palette, unit, radius=10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.palette.bad)
        painter.drawRoundedRect(QRectF(0, 0, 9 * unit, rect.height()), 4 * unit, 4 * unit)
        side = 34 * unit
        sign = QRectF(24 * unit, rect.center().y() - side / 2, side, side)
        paint_verdict(painter, sign, False, look.palette)
        left = sign.right() + 14 * unit
        head = QRectF(left, 14 * unit, rect.width() - left - 20 * unit, self._head + 1)
        painter.setPen(look.palette.bad)
        painter.setFont(font(wished(23 * unit), True))
        painter.drawText(head, _FLAGS, self.headline)
        body = QRectF(left, head.bottom() + 5 * unit, head.width(), rect.bottom() - head.bottom() - 12 * unit)
        painter.setPen(look.palette.label_text)
        painter.setFont(font(wished(15 * unit)))
        painter.drawText(body, _FLAGS, self.text)
