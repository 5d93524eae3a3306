"""A question on the table, beside what it is about, with its answers as buttons that show their keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.table.drawing import draw_wrapped, paint_sheet, wrapped_size
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.labels import ButtonItem


@dataclass(frozen=True)
class Answer:
    """One answer: its name among the stops, words, the key shown on it, and what it does."""

    key: str
    words: str
    hotkey: str
    act: Callable[[], None]


class QuestionItem(TableItem):
    """A paper sheet with the question; the first answer is what Enter gives, the last what Esc gives."""

    def __init__(self, look: Look, text: str, answers: list[Answer]) -> None:
        super().__init__(look)
        self.text = text
        self.setZValue(3500)
        self.buttons = []
        for answer in answers:
            button = ButtonItem(look, f"question:{answer.key}", answer.act)
            button.dress(answer.words, answer.hotkey, main=answer is answers[0])
            button.setParentItem(self)
            self.buttons.append(button)

    @property
    def cancel(self) -> Callable[[], None]:
        """What Esc does."""
        return self.buttons[-1].press

    def lay(self, middle: QPointF, inside: QRectF) -> None:
        """Lie around `middle`, within `inside`."""
        unit = self.look.unit
        widths = [button.natural_width() for button in self.buttons]
        answers = sum(widths) + 10 * unit * (len(widths) - 1)
        width = min(inside.width(), max(answers, 340 * unit) + 40 * unit)
        text = wrapped_size(self.text, 15 * unit, width - 40 * unit, bold=True)
        height = text.height() + 34 * unit + 62 * unit
        left = min(max(middle.x() - width / 2, inside.left()), inside.right() - width)
        top = min(max(middle.y() - height / 2, inside.top()), inside.bottom() - height)
        self.put(QRectF(QPointF(round(left), round(top)), QSizeF(width, height)), 6 * unit)
        x = (width - answers) / 2
        for button, own in zip(self.buttons, widths, strict=True):
            button.put(QRectF(x, height - 54 * unit, own, 38 * unit), 4 * unit)
            x += own + 10 * unit

    def draw(self, painter: QPainter) -> None:
        """Paper and the question."""
        unit = self.look.unit
        paint_sheet(painter, self.rect, self.look.palette, unit)
        text = self.rect.adjusted(20 * unit, 16 * unit, -20 * unit, -62 * unit)
        draw_wrapped(painter, text, self.text, 15 * unit, self.look.palette.label_text, bold=True)
