"""The sheets at the end of a round and of a match, pinned to the table: every hand and how its points add up,
then the table of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.table.art.ornaments import paint_crown
from holzwurm_desktop.table.drawing import CENTRE, LEFT, RIGHT, draw_text, faded, paint_sheet
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import CARD_RATIO

BUTTONS = 58.0
"""Room for the buttons at the lower edge, in units."""


@dataclass(frozen=True)
class SheetLine:
    """One seat's line. `piles`: cards and what they sum up to, in words ("+38"), for each kind of card;
    `bonus`: words of what is added; `score`, `total`: in words; `best`: it won the round."""

    name: str
    piles: tuple[tuple[tuple[str, ...], str], ...]
    bonus: str
    score: str
    total: str
    best: bool

    def in_words(self) -> str:
        """The line for a screen reader, without its cards."""
        sums = " ".join([*(words for _, words in self.piles if words), self.bonus])
        return f"{self.name}: {sums} = {self.score}; {self.total}"


class SheetItem(TableItem):
    """A sheet with a title and buttons."""

    def __init__(self, look: Look, title: str, remark: str, buttons: Sequence[ButtonItem]) -> None:
        super().__init__(look)
        self.title = title
        self.remark = remark
        self.buttons = list(buttons)
        for button in self.buttons:
            button.setParentItem(self)
        self.setZValue(2500)
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)

    def lay(self, place: QRectF) -> None:
        """Lie at `place`; the buttons side by side at the lower edge, as wide as they may be."""
        unit = self.look.unit
        self.put(place, 6 * unit)
        gap = 10 * unit
        wishes = [button.natural_width() for button in self.buttons]
        room = place.width() - 2 * gap - gap * (len(wishes) - 1)
        shrink = min(1.0, room / sum(wishes)) if wishes else 1.0
        x = (place.width() - sum(wishes) * shrink - gap * (len(wishes) - 1)) / 2
        for button, wish in zip(self.buttons, wishes, strict=True):
            button.put(QRectF(x, place.height() - 50 * unit, wish * shrink, 38 * unit), 4 * unit)
            x += wish * shrink + gap

    def draw(self, painter: QPainter) -> None:
        """Paper, title, and the body."""
        unit, palette = self.look.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit)
        inner = self.rect.adjusted(22 * unit, 10 * unit, -22 * unit, -BUTTONS * unit)
        head = QRectF(inner.left(), inner.top(), inner.width(), 32 * unit)
        draw_text(painter, head, self.title, 20 * unit, palette.label_text, LEFT, bold=True)
        draw_text(painter, head, self.remark, 14 * unit, palette.label_muted, RIGHT)
        self.draw_body(painter, inner.adjusted(0, 38 * unit, 0, 0))

    def draw_body(self, painter: QPainter, body: QRectF) -> None:
        """Draw what the sheet is about into `body`."""
        raise NotImplementedError

    def rule(self, painter: QPainter, y: float, body: QRectF) -> None:
        """A pencil line from side to side."""
        colour = faded(self.look.palette.label_edge, 0.5)
        painter.setPen(QPen(colour, max(1.0, self.look.unit * 0.8)))
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))

    def crown(self, painter: QPainter, middle: QPointF, side: float) -> None:
        """The winner's crown around `middle`."""
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_crown(painter, place, self.look.palette)


class RoundSheet(SheetItem):
    """Every hand open, its kinds of cards apart, and the sum of each."""

    def __init__(
        self, look: Look, title: str, remark: str, buttons: Sequence[ButtonItem], lines: Sequence[SheetLine]
    ) -> None:
        super().__init__(look, title, remark, buttons)
        self.lines = list(lines)

    def draw_body(self, painter: QPainter, body: QRectF) -> None:
        """One line a seat."""
        unit = self.look.unit
        height = min(body.height() / len(self.lines), 128 * unit)
        for index, line in enumerate(self.lines):
            place = QRectF(body.left(), body.top() + index * height, body.width(), height)
            self.rule(painter, place.top(), body)
            self._draw_line(painter, place, line)

    def _draw_line(self, painter: QPainter, place: QRectF, line: SheetLine) -> None:
        unit, palette = self.look.unit, self.look.palette
        crown = 22 * unit
        name = QRectF(place.left() + crown + 6 * unit, place.top(), 118 * unit, place.height())
        if line.best:
            self.crown(painter, QPointF(place.left() + crown / 2, place.center().y()), crown)
        draw_text(painter, name, line.name, 15 * unit, palette.label_text, LEFT, bold=True)
        total = QRectF(place.right() - 84 * unit, place.top(), 84 * unit, place.height())
        score = QRectF(total.left() - 66 * unit, place.top(), 58 * unit, place.height())
        draw_text(painter, score, line.score, 21 * unit, palette.label_text, RIGHT, bold=True)
        draw_text(painter, total, line.total, 13 * unit, palette.label_muted, RIGHT)
        right = score.left() - 4 * unit
        bonus = 62 * unit
        if line.bonus:
            where = QRectF(right - bonus, place.top(), bonus, place.height())
            draw_text(painter, where, line.bonus, 14 * unit, palette.good, CENTRE, bold=True)
        self._draw_piles(
            painter, QRectF(name.right(), place.top(), right - bonus - name.right(), place.height()), line
        )

    def _draw_piles(self, painter: QPainter, place: QRectF, line: SheetLine) -> None:
        unit, palette = self.look.unit, self.look.palette
        height = round(place.height() * 0.88)
        card = QSizeF(round(height / CARD_RATIO), height)
        words = 50 * unit
        count = sum(len(cards) for cards, _ in line.piles)
        room = place.width() - len(line.piles) * (words + card.width() + 8 * unit)
        steps = max(1, count - len(line.piles))
        step = max(2.0, min(card.width() * 0.8, room / steps))
        x = place.left()
        for at, (cards, sum_words) in enumerate(line.piles):
            if cards:
                for index, face in enumerate(cards):
                    pixmap = self.look.pixmaps.pixmap(
                        self.look.game, face, card.toSize(), self.look.ratio, palette
                    )
                    top = place.center().y() - height / 2
                    painter.drawPixmap(QPointF(round(x + step * index), round(top)), pixmap)
                x += step * (len(cards) - 1) + card.width()
                where = QRectF(x, place.top(), words, place.height())
                colour = palette.good if at == 0 else palette.bad
                draw_text(painter, where, sum_words, 15 * unit, colour, CENTRE, bold=True)
                x += words + 4 * unit


class MatchSheet(SheetItem):
    """The table of rounds, the totals, and a crown for every winner."""

    def __init__(
        self,
        look: Look,
        title: str,
        remark: str,
        buttons: Sequence[ButtonItem],
        columns: Sequence[str],
        rows: Sequence[tuple[str, Sequence[str], bool]],
    ) -> None:
        """`columns`: heads, the total last; `rows`: name, a word for each column, whether this seat won."""
        super().__init__(look, title, remark, buttons)
        self.columns = list(columns)
        self.rows = list(rows)

    def draw_body(self, painter: QPainter, body: QRectF) -> None:
        """One line a seat under the heads."""
        unit, palette = self.look.unit, self.look.palette
        line = min(body.height() / (len(self.rows) + 1), 46 * unit)
        names = min(body.width() * 0.3, 240 * unit)
        width = min((body.width() - names) / len(self.columns), 120 * unit)
        table = names + width * len(self.columns)
        left = body.left() + (body.width() - table) / 2
        frame = QRectF(left, body.top(), table, body.height())
        for at, head in enumerate(self.columns):
            place = QRectF(left + names + at * width, body.top(), width - 8 * unit, line)
            draw_text(painter, place, head, 13 * unit, palette.label_muted, RIGHT)
        for index, (name, cells, won) in enumerate(self.rows):
            top = body.top() + line * (index + 1)
            self.rule(painter, top, frame)
            if won:
                self.crown(painter, QPointF(left + 16 * unit, top + line / 2), 28 * unit)
            place = QRectF(left + 36 * unit, top, names - 36 * unit, line)
            draw_text(painter, place, name, 16 * unit, palette.label_text, LEFT, bold=won)
            for at, cell in enumerate(cells):
                last = at == len(cells) - 1
                where = QRectF(left + names + at * width, top, width - 8 * unit, line)
                size = (19 if last else 15) * unit
                draw_text(painter, where, cell, size, palette.label_text, RIGHT, bold=last)
