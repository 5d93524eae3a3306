"""The sheets of paper that lie on the table at the end: after a round every hand and how its points add up, after a
match the table of rounds.

Lengths named "units" are those of `table.layout`; rectangles are in scene units.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from holzwurm_desktop.table.art.ornaments import paint_crown
from holzwurm_desktop.table.drawing import (
    CENTRE,
    LEFT,
    RIGHT,
    TextLine,
    draw_head,
    draw_text,
    draw_wrapped,
    faded,
    fits,
    paint_sheet,
    text_width,
)
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import CARD_RATIO

FOOT, ROW = 12.0, 46.0
"""Room below the content of a sheet, and for each row of buttons there, in units."""
CORNER = 0.44
"""The part of a card's width that shows the whole number in its corner, a sign and two digits included."""


@dataclass(frozen=True)
class SheetLine:
    """One seat's line, all values in words as they are shown.

    piles: for each kind of card, the cards and their sum ("+38"); bonus: what is added to the sums, or "";
    score: of the round; total: of the match so far; best: whether the seat won the round; signed: whether the
    sum of the first pile is coloured as good and the others as bad.
    """

    name: str
    piles: tuple[tuple[tuple[str, ...], str], ...]
    bonus: str
    score: str
    total: str
    best: bool
    signed: bool = True

    def in_words(self) -> str:
        """The line for a screen reader; its cards are summed up, not named."""
        sums = " ".join([*(words for _, words in self.piles if words), self.bonus])
        return f"{self.name}: {sums} = {self.score}; {self.total}"


class SheetItem(TableItem):
    """A sheet with a title and buttons, above a veil that covers the table."""

    def __init__(self, look: Look, title: str, remark: str, buttons: Sequence[ButtonItem]) -> None:
        super().__init__(look)
        self.title = title
        self.remark = remark
        self.buttons = list(buttons)
        for button in self.buttons:
            button.setParentItem(self)
        self._rows = 1
        self.setZValue(2500)  # above cards, flying ones included; below notes (3000) and questions (3500)
        self._veil = QGraphicsRectItem(self)
        self._veil.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        self._veil.setPen(QPen(Qt.PenStyle.NoPen))
        self._veil.setBrush(faded(look.palette.board_joint, 0.5))
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)

    def natural_height(self) -> float:
        """The height that it would like to have without its buttons, in units."""
        raise NotImplementedError

    def lines_in_words(self) -> list[str]:
        """Its lines for a screen reader."""
        raise NotImplementedError

    def head_place(self) -> QRectF:
        """Where title and remark lie on the table."""
        return self.mapRectToScene(self._head())

    def _head(self) -> QRectF:
        return QRectF(self.body.left(), 10 * self.look.unit, self.body.width(), 32 * self.look.unit)

    def line_place(self, index: int) -> QRectF:
        """Where line number `index` lies in the scene."""
        return self.mapRectToScene(self._line(index))

    def _line(self, index: int) -> QRectF:
        raise NotImplementedError

    @property
    def body(self) -> QRectF:
        """The room between title and buttons."""
        unit = self.look.unit
        return self.rect.adjusted(22 * unit, 48 * unit, -22 * unit, -(FOOT + ROW * self._rows) * unit)

    def lay(self, room: QRectF) -> None:
        """Lie in the middle of `room`, which has the same margin on all sides of the scene; the veil covers
        the whole scene. Buttons stand at the lower edge, in as many rows as they need."""
        unit = self.look.unit
        rows = self._rows_of_buttons(room.width() - 20 * unit)
        self._rows = len(rows)
        height = min(room.height(), (self.natural_height() + FOOT + ROW * len(rows)) * unit)
        place = QRectF(room.left(), round(room.center().y() - height / 2), room.width(), round(height))
        self.put(place, 6 * unit)
        # `room` begins a margin away from (0, 0): growing it by that margin gives the scene.
        self._veil.setRect(
            self.mapRectFromScene(room.adjusted(-room.left(), -room.top(), room.left(), room.top()))
        )
        gap = 10 * unit
        for at, row in enumerate(rows):
            wishes = [button.natural_width() for button in row]
            width = place.width() - 2 * gap - gap * (len(row) - 1)
            shrink = min(1.0, width / sum(wishes)) if wishes else 1.0
            x = (place.width() - sum(wishes) * shrink - gap * (len(row) - 1)) / 2
            top = place.height() - (ROW * (len(rows) - at) + 4) * unit
            for button, wish in zip(row, wishes, strict=True):
                button.put(QRectF(x, top, wish * shrink, 38 * unit), 4 * unit)
                x += wish * shrink + gap

    def _rows_of_buttons(self, width: float) -> list[list[ButtonItem]]:
        """The buttons in rows of at most `width`, about as many in each row."""
        gap = 10 * self.look.unit
        whole = sum(button.natural_width() + gap for button in self.buttons) - gap
        rows = max(1, math.ceil(whole / width))
        each = math.ceil(len(self.buttons) / rows)
        return [self.buttons[at : at + each] for at in range(0, len(self.buttons), each)] or [[]]

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.look.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit)
        head = self._head()
        title = TextLine(self.title, 20 * unit, palette.label_text, bold=True)
        draw_head(painter, head, title, TextLine(self.remark, 14 * unit, palette.label_muted))
        self.draw_body(painter)

    def draw_body(self, painter: QPainter) -> None:
        """Draw the content of the sheet into `body`."""
        raise NotImplementedError

    def rule(self, painter: QPainter, y: float, body: QRectF) -> None:
        """Draw a pencil line at height `y` from side to side of `body`."""
        colour = faded(self.look.palette.label_edge, 0.5)
        painter.setPen(QPen(colour, max(1.0, self.look.unit * 0.8)))
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))

    def crown(self, painter: QPainter, middle: QPointF, side: float) -> None:
        """Draw the winner's crown around `middle`, in a square with sides of `side`."""
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_crown(painter, place, self.look.palette)


class RoundSheet(SheetItem):
    """The sheet after a round: every hand open, its kinds of cards apart, and the sum of each kind."""

    def __init__(
        self, look: Look, title: str, remark: str, buttons: Sequence[ButtonItem], lines: Sequence[SheetLine]
    ) -> None:
        super().__init__(look, title, remark, buttons)
        self.lines = list(lines)

    def natural_height(self) -> float:
        return 48 + 118 * len(self.lines)

    def lines_in_words(self) -> list[str]:
        return [line.in_words() for line in self.lines]

    def _line(self, index: int) -> QRectF:
        height = self.body.height() / len(self.lines)
        return QRectF(self.body.left(), self.body.top() + index * height, self.body.width(), height)

    def draw_body(self, painter: QPainter) -> None:
        # Room for a bonus is left in every line or in none, so that the columns stay straight.
        unit = self.look.unit
        widest = max(text_width(line.bonus, 15 * unit, bold=True) for line in self.lines)
        bonus = widest + 8 * unit if widest else 0.0
        for index, line in enumerate(self.lines):
            place = self._line(index)
            self.rule(painter, place.top(), self.body)
            self._draw_line(painter, place, line, bonus)

    def _draw_line(self, painter: QPainter, place: QRectF, line: SheetLine, bonus: float) -> None:
        unit, palette = self.look.unit, self.look.palette
        crown = 24 * unit
        name = QRectF(place.left() + crown + 6 * unit, place.top(), 130 * unit, place.height())
        if line.best:
            self.crown(painter, QPointF(place.left() + crown / 2, place.center().y()), crown)
        draw_text(painter, name, line.name, 15 * unit, palette.label_text, LEFT, bold=True)
        # Of all lines, so that the columns stay straight.
        widest = max(text_width(each.total, 13 * unit) for each in self.lines)
        column = max(78 * unit, min(widest + 4 * unit, 110 * unit))
        total = QRectF(place.right() - column, place.top(), column, place.height())
        score = QRectF(total.left() - 76 * unit, place.top(), 66 * unit, place.height())
        draw_text(painter, score, line.score, 21 * unit, palette.label_text, RIGHT, bold=True)
        draw_text(painter, total, line.total, 13 * unit, palette.label_muted, RIGHT)
        where = QRectF(score.left() - bonus, place.top(), bonus, place.height())
        if line.bonus:
            draw_text(painter, where, line.bonus, 15 * unit, palette.good, CENTRE, bold=True)
        left = name.right() + 8 * unit
        piles = QRectF(left, place.top(), where.left() - left, place.height())
        self._draw_piles(painter, piles, line)

    def _draw_piles(self, painter: QPainter, place: QRectF, line: SheetLine) -> None:
        unit, palette = self.look.unit, self.look.palette
        widest = max((text_width(said, 15 * unit, True) for _, said in line.piles), default=0.0)
        words = max(50 * unit, widest + 12 * unit)
        card, step = fan_of(place.size(), [len(cards) for cards, _ in line.piles], words + 8 * unit)
        x = place.left()
        for at, (cards, sum_words) in enumerate(line.piles):
            if cards:
                for index, face in enumerate(cards):
                    pixmap = self.look.pixmaps.pixmap(
                        self.look.game, face, card.toSize(), self.look.ratio, palette
                    )
                    top = place.center().y() - card.height() / 2
                    painter.drawPixmap(QPointF(round(x + step * index), round(top)), pixmap)
                x += step * (len(cards) - 1) + card.width()
                where = QRectF(x, place.top(), words, place.height())
                colour = palette.good if at == 0 else palette.bad
                colour = colour if line.signed else palette.label_text
                draw_text(painter, where, sum_words, 15 * unit, colour, CENTRE, bold=True)
                x += words + 4 * unit


def fan_of(room: QSizeF, counts: Sequence[int], words: float) -> tuple[QSizeF, float]:
    """(size of a card, step from one card of a pile to the next) for piles of so many cards beside each other in
    `room`, each followed by words of that width. Cards get smaller where their corners could not be read else."""
    piles = sum(bool(count) for count in counts)
    steps = sum(max(0, count - 1) for count in counts)
    height = round(room.height() * 0.88)
    spare = room.width() - piles * words
    # Of each card but the last of a pile, so much of its width has to be seen.
    fitting = spare / (piles + CORNER * steps) if piles else height
    width = max(1.0, min(height / CARD_RATIO, fitting))
    card = QSizeF(round(width), round(width * CARD_RATIO))
    left = spare - piles * card.width()
    return card, max(2.0, min(card.width() * 0.8, left / max(1, steps)))


class MatchSheet(SheetItem):
    """The sheet after a match: a table of rounds with totals, and a crown for every winner. Also the sheet
    after a round whose points are a table of numbers."""

    def __init__(
        self,
        look: Look,
        title: str,
        remark: str,
        buttons: Sequence[ButtonItem],
        columns: Sequence[str],
        rows: Sequence[tuple[str, Sequence[str], bool]],
    ) -> None:
        """`columns` are the heads, the total last; each of `rows` is (name, a cell for each column, whether
        this seat won)."""
        super().__init__(look, title, remark, buttons)
        self.columns = list(columns)
        self.rows = list(rows)

    def natural_height(self) -> float:
        return 48 + 20 + 60 * (len(self.rows) + 1)

    def lines_in_words(self) -> list[str]:
        return [
            f"{name}: " + ", ".join(f"{head} {cell}" for head, cell in zip(self.columns, cells, strict=True))
            for name, cells, _ in self.rows
        ]

    def _line(self, index: int) -> QRectF:
        """The line of seat `index`; the heads are line -1."""
        unit = self.look.unit
        height = (self.body.height() - 12 * unit) / (len(self.rows) + 1)
        width = min(self.body.width(), self._names() + self._column() * len(self.columns))
        left = self.body.center().x() - width / 2
        return QRectF(left, self.body.top() + height * (index + 1), width, height)

    def _names(self) -> float:
        return min(self.body.width() * 0.3, 260 * self.look.unit)

    def _column(self) -> float:
        return min((self.body.width() - self._names()) / len(self.columns), 130 * self.look.unit)

    def draw_body(self, painter: QPainter) -> None:
        unit, palette, names, width = self.look.unit, self.look.palette, self._names(), self._column()
        heads = self._line(-1)
        for at, head in enumerate(self.columns):
            place = QRectF(heads.left() + names + at * width, heads.top(), width - 8 * unit, heads.height())
            if fits(head, 14 * unit, place.width()):
                draw_text(painter, place, head, 14 * unit, palette.label_muted, RIGHT)
            else:
                draw_wrapped(painter, place, head, 12 * unit, palette.label_muted)
        for index, (name, cells, won) in enumerate(self.rows):
            line = self._line(index)
            self.rule(painter, line.top(), line)
            if won:
                self.crown(painter, QPointF(line.left() + 18 * unit, line.center().y()), 34 * unit)
            place = QRectF(line.left() + 44 * unit, line.top(), names - 48 * unit, line.height())
            draw_text(painter, place, name, 18 * unit, palette.label_text, LEFT, bold=won)
            for at, cell in enumerate(cells):
                last = at == len(cells) - 1
                where = QRectF(line.left() + names + at * width, line.top(), width - 8 * unit, line.height())
                size = (22 if last else 17) * unit
                draw_text(painter, where, cell, size, palette.label_text, RIGHT, bold=last)
