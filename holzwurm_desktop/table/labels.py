"""Words on the table: the line above the hand, notes, badges that say what will happen, buttons, tags."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_label, paint_verdict
from holzwurm_desktop.table.drawing import (
    CENTRE,
    LEFT,
    draw_text,
    draw_wrapped,
    paint_sheet,
    text_width,
    wrapped_size,
)
from holzwurm_desktop.table.items import Look, TableItem

OFF = 0.45
"""How strongly a button is seen that would do nothing now."""


class WordsItem(TableItem):
    """The line above the hand that tells whose turn it is and what to do; lines, where it has a high place."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.bright = False

    def say(self, text: str, bright: bool = False) -> None:
        """Show `text`; `bright` when it is the viewer who is waited for."""
        if (text, bright) != (self.text, self.bright):
            self.text, self.bright = text, bright
            self.update()

    def draw(self, painter: QPainter) -> None:
        """One line in the middle, or as many as there is room for."""
        palette, letters = self.look.palette, 16 * self.look.unit
        colour = palette.board_text if self.bright else palette.board_muted
        wide = text_width(self.text, letters, self.bright) > self.rect.width()
        if wide and self.rect.height() > 3 * letters:
            draw_wrapped(painter, self.rect, self.text, letters, colour, bold=self.bright)
        else:
            draw_text(painter, self.rect, self.text, letters, colour, CENTRE, bold=self.bright)


class NoteItem(TableItem):
    """A paper note beside the thing it is about: why something cannot be done. `good` None: just words."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.good: bool | None = None
        self.setZValue(3000)
        self.hide()

    def tell(self, text: str, about: QRectF, inside: QRectF, good: bool | None = None) -> None:
        """Say `text` on `about` if it is big, else above it (or below), always within `inside`."""
        self.text, self.good = text, good
        unit = self.look.unit
        room = wrapped_size(text, 14 * unit, min(230 * unit, inside.width() * 0.6), bold=True)
        sign = 30 * unit if good is not None else 0
        size = QSizeF(room.width() + 26 * unit + sign, max(room.height(), 18 * unit) + 18 * unit)
        left = min(max(about.center().x() - size.width() / 2, inside.left()), inside.right() - size.width())
        top = about.top() - size.height() - 4 * unit
        if about.height() > size.height() * 1.4 and about.width() > size.width():
            top = about.center().y() - size.height() / 2
        elif top < inside.top():
            top = min(about.bottom() + 4 * unit, inside.bottom() - size.height())
        self.put(QRectF(QPointF(round(left), round(top)), size), 6 * unit)
        self.update()
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Paper, sign, words."""
        look, unit = self.look, self.look.unit
        paint_sheet(painter, self.rect, look.palette, unit)
        text = self.rect.adjusted(12 * unit, 6 * unit, -12 * unit, -6 * unit)
        if self.good is not None:
            side = 24 * unit
            sign = QRectF(text.left(), text.center().y() - side / 2, side, side)
            paint_verdict(painter, sign, self.good, look.palette)
            text.setLeft(text.left() + 30 * unit)
        colour = look.palette.bad if self.good is False else look.palette.label_text
        draw_wrapped(painter, text, self.text, 14 * unit, colour, bold=True)


class BadgeItem(TableItem):
    """What a play would do here, in words and sign; `chosen` while the keyboard is on it."""

    AROUND = 46.0
    """Units of its width that are not words."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.good = True
        self.chosen = False
        self._letters = 14.0
        self._wrapped = False
        self.setZValue(450)
        self.hide()

    def tell(self, text: str, good: bool, chosen: bool, middle: QPointF, widest: float) -> None:
        """Say `text` on a badge around `middle`; in two lines, reaching higher, where one is too wide."""
        unit = self.look.unit
        if (text, good, chosen) != (self.text, self.good, self.chosen):
            self.text, self.good, self.chosen = text, good, chosen
            self.update()
        wish, room = text_width(text, 14 * unit, True), widest - self.AROUND * unit
        self._letters = 14 * unit * min(1.0, room / wish)
        height, self._wrapped = 27 * unit, self._letters < 12 * unit
        if self._wrapped:
            self._letters = 12 * unit
            lines = wrapped_size(text, self._letters, room, bold=True)
            wish, height = lines.width() + 4 * unit, lines.height() + 5 * unit
        width = min(wish, room) + self.AROUND * unit
        top = middle.y() + 13.5 * unit - height
        self.put(QRectF(round(middle.x() - width / 2), round(top), width, height), 6 * unit)
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Paper, sign, words; a ring when chosen."""
        look, unit, rect = self.look, self.look.unit, self.rect
        paint_sheet(painter, rect, look.palette, unit, radius=13)
        side = 21 * unit
        sign = QRectF(5 * unit, rect.center().y() - side / 2, side, side)
        paint_verdict(painter, sign, self.good, look.palette)
        text = rect.adjusted(31 * unit, 0, -9 * unit, 0)
        colour = look.palette.good if self.good else look.palette.bad
        if self._wrapped:
            draw_wrapped(painter, text, self.text, self._letters, colour, bold=True)
        else:
            draw_text(painter, text, self.text, self._letters, colour, LEFT, bold=True)
        if self.chosen:
            paint_focus_ring(painter, rect, look.palette, 13 * unit)


class ButtonItem(TableItem):
    """A button cut from paper: words, and the key that does the same."""

    def __init__(self, look: Look, key: str, press: Callable[[], None]) -> None:
        """`key` names it among the stops of the keyboard; `press` is what it does."""
        super().__init__(look)
        self.key = key
        self.press = press
        self.about = ""
        """What a screen reader tells besides the words."""
        self.text = ""
        self.hotkey = ""
        self.focused = False
        self.hovered = False
        self.main = False
        self.enabled = True
        self.pressed: bool | None = None

    def dress(
        self,
        text: str,
        hotkey: str = "",
        main: bool = False,
        *,
        enabled: bool = True,
        pressed: bool | None = None,
    ) -> None:
        """Wear these words and the key's name; `main` for the one that Enter presses."""
        self.pressed = pressed
        if enabled != self.enabled:
            self.enabled = enabled
            self.setOpacity(1.0 if enabled else OFF)
        if hotkey in phrases.KEYS:
            hotkey = self.look.words.say(phrases.KEYS[hotkey])
        if (text, hotkey, main) != (self.text, self.hotkey, self.main):
            self.text, self.hotkey, self.main = text, hotkey, main
            self.update()

    def set_marks(self, focused: bool, hovered: bool) -> None:
        """Whether keyboard or pointer are on it."""
        if (focused, hovered) != (self.focused, self.hovered):
            self.focused, self.hovered = focused, hovered
            self.update()

    def natural_width(self) -> float:
        """How wide its words want it to be."""
        unit = self.look.unit
        key = text_width(self.hotkey, 11 * unit) + 20 * unit if self.hotkey else 0.0
        return text_width(self.text, 14 * unit, True) + 30 * unit + key

    def draw(self, painter: QPainter) -> None:
        """Wooden button, words, key cap, ring."""
        unit, palette = self.look.unit, self.look.palette
        rect = self.rect.adjusted(0, 0, 0, -2 * unit)
        corner = 7 * unit
        painter.setPen(palette.button_edge)
        painter.setBrush(palette.button_edge)
        painter.drawRoundedRect(rect.translated(0, 2 * unit), corner, corner)
        fill, ink = (
            (palette.selected, palette.selected_text) if self.main else (palette.button, palette.button_text)
        )
        painter.setBrush(fill.lighter(112) if self.hovered else fill)
        painter.drawRoundedRect(rect, corner, corner)
        text = rect.adjusted(12 * unit, 0, -12 * unit, 0)
        if self.hotkey:
            width = text_width(self.hotkey, 11 * unit) + 10 * unit
            cap = QRectF(text.right() - width + 4 * unit, rect.center().y() - 9 * unit, width, 18 * unit)
            painter.setPen(ink)
            painter.setBrush(fill)
            painter.drawRoundedRect(cap, 4 * unit, 4 * unit)
            draw_text(painter, cap, self.hotkey, 11 * unit, ink, CENTRE)
            text.setRight(cap.left() - 6 * unit)
        draw_text(painter, text, self.text, 14 * unit, ink, CENTRE, bold=True)
        if self.focused:
            paint_focus_ring(painter, rect, palette, corner)


class TagItem(TableItem):
    """A small paper tag, as on the next card of a pile."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.setZValue(440)

    def dress(self, text: str, middle: QPointF) -> None:
        """Wear `text`, around `middle`."""
        unit = self.look.unit
        if text != self.text:
            self.text = text
            self.update()
        width, height = text_width(text, 12 * unit, True) + 16 * unit, 19 * unit
        self.put(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height), 4 * unit)

    def draw(self, painter: QPainter) -> None:
        """Paper and words."""
        paint_label(painter, self.rect, self.look.palette)
        draw_text(
            painter,
            self.rect,
            self.text,
            12 * self.look.unit,
            self.look.palette.label_text,
            CENTRE,
            bold=True,
        )
