"""Pages to write on: the score sheet, and the forms that a game has of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPen

from holzwurm_desktop.desktop.appearance import title_font
from holzwurm_desktop.printing.order import Paper
from holzwurm_desktop.table.paper import mm
from holzwurm_desktop.table.pictures import Sketch
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

INK = QColor(40, 34, 28)
LINE = QColor(120, 112, 104)
TITLE_HEIGHT = 16.0  # millimetres, as are the next three
NAMES_HEIGHT = 13.0
ROW_HEIGHT = 9.0
FIRST_COLUMN = 22.0
GAP = 12.0  # millimetres between forms

_SCORES = QT_TRANSLATE_NOOP("print", "Scores")
_TOTAL = QT_TRANSLATE_NOOP("print", "Total")


@dataclass(frozen=True)
class ScoreLeaf:
    """A table with a column for each of `players`, lines for what they score, and one for the totals."""

    title: str
    players: int
    paper: Paper
    words: Words

    def draw(self, painter: QPainter) -> Iterator[None]:
        room = self.paper.inside
        painter.save()
        painter.setPen(INK)
        painter.setFont(title_font(16))
        head = QRectF(room.topLeft(), room.topRight()).adjusted(0, 0, 0, mm(TITLE_HEIGHT))
        title = f"{self.title} · {self.words.say(_SCORES)}"
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, title)
        table = room.adjusted(0, mm(TITLE_HEIGHT), 0, 0)
        rows = int((table.height() - mm(NAMES_HEIGHT) - mm(ROW_HEIGHT)) // mm(ROW_HEIGHT))
        bottom = table.top() + mm(NAMES_HEIGHT + ROW_HEIGHT * (rows + 1))
        table.setBottom(bottom)
        painter.setPen(QPen(LINE, mm(0.2)))
        painter.drawLines(self._lines(table, rows))
        painter.setPen(QPen(INK, mm(0.5)))
        last = bottom - mm(ROW_HEIGHT)
        painter.drawLines(
            [
                QLineF(table.left(), y, table.right(), y)
                for y in (table.top(), table.top() + mm(NAMES_HEIGHT), last, bottom)
            ]
        )
        font = QFont(QGuiApplication.font().family())
        font.setPointSizeF(9)
        font.setBold(True)
        painter.setFont(font)
        cell = QRectF(table.left(), last, mm(FIRST_COLUMN - 1), mm(ROW_HEIGHT))
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(cell, middle, self.words.say(_TOTAL))
        painter.restore()
        yield

    def _lines(self, table: QRectF, rows: int) -> list[QLineF]:
        left = table.left() + mm(FIRST_COLUMN)
        wide = (table.right() - left) / self.players
        across = (table.top() + mm(NAMES_HEIGHT + ROW_HEIGHT * row) for row in range(1, rows))
        down = (left + wide * player for player in range(self.players + 1))
        return [
            *(QLineF(table.left(), y, table.right(), y) for y in across),
            *(QLineF(x, table.top(), x, table.bottom()) for x in (table.left(), *down)),
        ]


@dataclass(frozen=True)
class FormLeaf:
    """Forms below each other, as wide as the page has room."""

    forms: Sequence[Sketch]
    paper: Paper

    def draw(self, painter: QPainter) -> Iterator[None]:
        room = self.paper.inside
        top = room.top()
        for form in self.forms:
            painter.save()
            painter.translate(room.left(), top)
            scale = room.width() / form.size.width()
            painter.scale(scale, scale)
            form.draw(painter)
            painter.restore()
            top += scaled_height(form, self.paper) + mm(GAP)
            yield


def scaled_height(form: Sketch, paper: Paper) -> float:
    """The height in dots of a form that is as wide as the page has room."""
    return form.size.height() * paper.inside.width() / form.size.width()


def form_leaves(forms: Sequence[Sketch], paper: Paper) -> list[FormLeaf]:
    """Pages of forms, each of which stands whole on one page."""
    pages: list[list[Sketch]] = []
    left = 0.0
    for form in forms:
        height = scaled_height(form, paper) + mm(GAP)
        if not pages or height - mm(GAP) > left:
            pages.append([])
            left = paper.inside.height()
        pages[-1].append(form)
        left -= height
    return [FormLeaf(page, paper) for page in pages]
