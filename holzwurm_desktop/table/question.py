"""A question on the table, beside what it is about; its answers are buttons that show their keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.drawing import draw_wrapped, least_wrapped, paint_sheet, text_width, wrapped_size
from holzwurm_desktop.table.frame_keys import BACK, PRESS
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.letters import letters_scale


@dataclass(frozen=True)
class Answer:
    """One answer.

    key: tells it from the other answers; words: on its button; action: what the key does that is shown there, if any;
    act: what it does, closing the question included; remark: what is told about it while pointer or keyboard is
    on it.
    """

    key: str
    words: str
    action: KeyAction | None
    act: Callable[[], None]
    remark: str = ""


class QuestionItem(TableItem):
    """A paper sheet with a question. Enter gives the first answer, Esc the one that shows it, else the last."""

    # In units of `table.layout`: EDGE beside the words, HEAD above them, LETTERS their height, SPARE below
    # them; BUTTON height of the buttons, FOOT of the part with the buttons; LEAST width of words, WIDEST
    # width that the question alone may ask for; REMARK height of a line of remarks.
    EDGE: ClassVar[float] = 20.0
    HEAD: ClassVar[float] = 16.0
    LETTERS: ClassVar[float] = 15.0
    SPARE: ClassVar[float] = 18.0
    BUTTON: ClassVar[float] = 38.0
    FOOT: ClassVar[float] = 62.0
    LEAST: ClassVar[float] = 340.0
    WIDEST: ClassVar[float] = 340.0
    REMARK: ClassVar[float] = 20.0

    def __init__(self, look: Look, text: str, answers: list[Answer], main: bool = True) -> None:
        """`main`: whether the first answer is the usual one and, where Enter gives it, looks like it."""
        super().__init__(look)
        self.text = text
        self.answers = list(answers)
        self.remark = ""
        self._remark_lines = 0
        self.setZValue(3500)  # above everything, notes (3000) and end sheets (2500) included
        self.buttons = []
        for answer in answers:
            button = ButtonItem(look, f"question:{answer.key}", answer.act)
            usual = main and answer is answers[0] and answer.action is PRESS
            button.dress(answer.words, answer.action, main=usual)
            button.about = answer.remark.replace("\n", " ")
            button.setParentItem(self)
            self.buttons.append(button)

    @property
    def cancel(self) -> Callable[[], None]:
        """What Esc does."""
        return next((each.act for each in self.answers if each.action is BACK), self.buttons[-1].press)

    def about(self, key: str) -> str:
        """The remark about the answer whose button has `key`; "" if there is none."""
        pairs = zip(self.answers, self.buttons, strict=True)
        return next((answer.remark for answer, button in pairs if button.key == key), "")

    def tell_remark(self) -> None:
        """Show the remark about the answer that the pointer is on, else that the keyboard is on, else about
        the last answer, the one that Esc gives."""
        buttons = [button for button in self.buttons if button.hovered]
        buttons += [button for button in self.buttons if button.focused]
        remark = self.about((buttons or self.buttons[-1:])[0].key)
        if remark != self.remark:
            self.remark = remark
            self.update()

    def lay(self, middle: QPointF, inside: QRectF) -> None:
        """Lie around `middle`, but within `inside`, both in scene units. Buttons are narrower than they want
        to be if `inside` is."""
        unit = self.look.unit
        widths = [button.natural_width() for button in self.buttons]
        answers = sum(widths) + 10 * unit * (len(widths) - 1)
        wish = min(text_width(self.text, self.LETTERS * unit, True) + 4 * unit, self.WIDEST * unit)
        width = min(inside.width(), max(answers, wish, self._least() * unit) + 2 * self.EDGE * unit)
        self._remark_lines = self._lines(width - self.EDGE * unit)
        shrink = min(1.0, (width - 16 * unit) / answers)
        text = wrapped_size(self.text, self.LETTERS * unit, width - 2 * self.EDGE * unit, bold=True)
        height = text.height() + (self.HEAD + self.SPARE + self._remarks() + self.FOOT) * unit
        height = min(height, inside.height())  # the letters get smaller then
        left = min(max(middle.x() - width / 2, inside.left()), inside.right() - width)
        top = min(max(middle.y() - height / 2, inside.top()), inside.bottom() - height)
        self.put(QRectF(QPointF(round(left), round(top)), QSizeF(width, height)), 6 * unit)
        x = (width - answers * shrink) / 2
        top = height - (self.BUTTON + (self.FOOT - self.BUTTON) * 2 / 3) * unit
        for button, own in zip(self.buttons, widths, strict=True):
            button.put(QRectF(x, top, own * shrink, self.BUTTON * unit), 4 * unit)
            x += (own + 10 * unit) * shrink

    def _remarks(self) -> float:
        """The height of the lines for remarks, in units."""
        return max(1.0, letters_scale()) * self.REMARK * self._remark_lines

    def _lines(self, width: float) -> int:
        """How many lines the longest remark takes in `width`: more than its own where that is too narrow for one."""
        letters, line = 13 * self.look.unit, least_wrapped("x", 13 * self.look.unit, width).height()
        return max(
            round(least_wrapped(answer.remark, letters, width).height() / line) if answer.remark else 0
            for answer in self.answers
        )

    def _least(self) -> float:
        """The least width of the words, in units: wide enough for every line of every remark."""
        remarks = [answer.remark for answer in self.answers]
        unit, apart = self.look.unit, 10_000  # a width where only the remarks' own line breaks count
        widest = max(
            # The second: on a small table, where letters shrink less than the rest.
            max(wrapped_size(each, 13, apart).width(), least_wrapped(each, 13 * unit, apart).width() / unit)
            for each in remarks
        )
        return max(self.LEAST, widest + 6)

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.look.unit, self.look.palette
        paint_sheet(painter, self.rect, palette, unit)
        edge, foot = self.EDGE * unit, (self.FOOT + self._remarks()) * unit
        text = self.rect.adjusted(edge, self.HEAD * unit, -edge, -foot)
        draw_wrapped(painter, text, self.text, self.LETTERS * unit, palette.label_text, bold=True)
        if self.remark:
            room = QRectF(
                edge / 2, text.bottom() - 2 * unit, self.rect.width() - edge, self._remarks() * unit
            )
            draw_wrapped(painter, room, self.remark, 13 * unit, palette.label_text)


class StripItem(QuestionItem):
    """A question on a narrow sheet, which leaves the rest of the table free to be looked at and used."""

    EDGE = 10.0
    HEAD = 6.0
    LETTERS = 14.0
    SPARE = 3.0
    BUTTON = 29.0
    FOOT = 41.0
    LEAST = 180.0
    WIDEST = 490.0
    REMARK = 19.0

    def __init__(self, look: Look, text: str, answers: list[Answer], main: bool = True) -> None:
        super().__init__(look, text, answers, main)
        self.setZValue(1500)  # below a card that is dragged (2000)
