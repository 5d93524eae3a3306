"""Words on the table: the line above the hand, notes, badges that say what a play would do, buttons, tags.

Rectangles and points are in scene units; `unit` is that of `table.layout`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.art.ornaments import (
    paint_focus_ring,
    paint_label,
    paint_taking,
    paint_verdict,
)
from holzwurm_desktop.table.drawing import (
    CENTRE,
    LEAST,
    LEFT,
    draw_text,
    draw_wrapped,
    least_wrapped,
    paint_sheet,
    text_width,
    usual_width,
    wished,
    wrapped_size,
)
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.key_names import cap_of
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.palette import Palette

OFF = 0.45
"""The opacity of a button that would do nothing now."""


class WordsItem(TableItem):
    """The line above the hand that tells whose turn it is and what to do. If it is too long it is
    broken into lines, in smaller letters where its place is low."""

    @property
    def written(self) -> QRectF:
        """Where its letters are, in scene units."""
        width = min(self.rect.width(), text_width(self.text, 16 * self.look.unit, self.bright))
        high = min(self.rect.height(), 1.4 * wished(16 * self.look.unit))
        if width == self.rect.width():  # in lines
            high = self.rect.height()
        rect = QRectF(0, 0, width, high)
        rect.moveCenter(self.place.center())
        return rect

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.bright = False

    def say(self, text: str, bright: bool = False) -> None:
        """Show `text`, brightly if the game waits for the viewer."""
        if (text, bright) != (self.text, self.bright):
            self.text, self.bright = text, bright
            self.update()

    def holds(self, text: str, bright: bool) -> bool:
        """Whether all of `text` can be shown."""
        short = text_width(text, 16 * self.look.unit, bright) <= self.rect.width()
        return short or self._letters_for(text, bright) is not None

    def _letters_for(self, text: str, bright: bool) -> float | None:
        """The height of letters in which `text` fits in lines; None if there is none."""
        width, height = self.rect.width(), self.rect.height()
        return next(
            (
                letters
                for letters in (16 * self.look.unit, 12.5 * self.look.unit)
                if least_wrapped(text, letters, width, bright).height() <= height + 1
            ),
            None,
        )

    def draw(self, painter: QPainter) -> None:
        palette, unit, rect = self.look.palette, self.look.unit, self.rect
        colour = palette.board_text if self.bright else palette.board_muted
        if text_width(self.text, 16 * unit, self.bright) > rect.width():
            letters = self._letters_for(self.text, self.bright)
            if letters is not None:
                draw_wrapped(painter, rect, self.text, letters, colour, bold=self.bright)
                return
        draw_text(painter, rect, self.text, 16 * unit, colour, CENTRE, bold=self.bright)


class NoteItem(TableItem):
    """A paper note beside the thing it is about (`about`), as when something cannot be done. `good` is whether it has
    a tick or a cross; None for words alone."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.good: bool | None = None
        self.about = QRectF()
        self.setZValue(3000)
        self.hide()

    def tell(self, text: str, about: QRectF, inside: QRectF, good: bool | None = None) -> None:
        """Show `text` on the middle of `about` if the note fits there, else above it, else below it; never
        outside of `inside`."""
        self.text, self.good, self.about = text, good, about
        unit = self.look.unit
        room = wrapped_size(
            text, 14 * unit, min(230 * unit * letters_scale(), inside.width() * 0.6), bold=True
        )
        sign = 30 * unit if good is not None else 0
        size = QSizeF(room.width() + 26 * unit + sign, max(room.height(), 18 * unit) + 18 * unit)
        left = min(max(about.center().x() - size.width() / 2, inside.left()), inside.right() - size.width())
        top = about.top() - size.height() - 4 * unit
        # On the thing itself only if enough of it stays in sight to see what the note is about.
        if about.height() > size.height() * 1.4 and about.width() > size.width():
            top = about.center().y() - size.height() / 2
        elif top < inside.top():
            top = min(about.bottom() + 4 * unit, inside.bottom() - size.height())
        self.put(QRectF(QPointF(round(left), round(top)), size), 6 * unit)
        self.update()
        self.show()

    def draw(self, painter: QPainter) -> None:
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


def price_tones(palette: Palette, price: str) -> tuple[QColor, QColor]:
    """The colours of a badge's ground and of its words for a price (see `picking.Target`)."""
    if price == "poison":
        return palette.poison.fill, palette.poison.ink
    words = {"gain": palette.good, "loss": palette.bad}.get(price, palette.label_text)
    return palette.label, words


class BadgeItem(TableItem):
    """A badge on a place that tells what playing the held card there would do, in words and with a tick, a cross or
    the sign of a price (see `picking.Target`); ringed while that target is chosen."""

    AROUND = 46.0
    """Units of its width that are not words: the sign and the edges."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.good = True
        self.price = ""
        self.chosen = False
        self.about = QRectF()
        self._letters = 14.0
        self._wrapped = False
        self.setZValue(450)
        self.hide()

    def tell(
        self,
        text: str,
        good: bool,
        chosen: bool,
        middle: QPointF,
        widest: float,
        about: QRectF | None = None,
        price: str = "",
    ) -> None:
        """Show `text` on a badge around `middle`, at most `widest` wide: smaller if it is too long, then in lines.
        `about` is the card that it must leave in sight, if it speaks of one; `price` as in `picking.Target`."""
        self.about = QRectF() if about is None else about
        unit = self.look.unit
        if (text, good, chosen, price) != (self.text, self.good, self.chosen, self.price):
            self.text, self.good, self.chosen, self.price = text, good, chosen, price
            self.update()
        wish, room = text_width(text, 14 * unit, True), widest - self.AROUND * unit
        self._letters = 14 * unit * min(1.0, room / wish)
        least = 12 * unit / max(1.0, letters_scale())
        height, self._wrapped = 27 * unit, self._letters < least
        if self._wrapped:  # below 12 units, lines are easier to read than small letters
            self._letters = least
            lines = wrapped_size(text, self._letters, room, bold=True)
            wish, height = lines.width() + 4 * unit, lines.height() + 5 * unit
        width = min(wish, room) + self.AROUND * unit
        # The lower edge is that of a badge with one line: a higher one reaches up.
        top = middle.y() + 13.5 * unit - height
        self.put(QRectF(round(middle.x() - width / 2), round(top), width, height), 6 * unit)
        self.show()

    def draw(self, painter: QPainter) -> None:
        look, unit, rect = self.look, self.look.unit, self.rect
        paint_sheet(painter, rect, look.palette, unit, radius=13)
        side = 21 * unit
        sign = QRectF(5 * unit, rect.center().y() - side / 2, side, side)
        text = rect.adjusted(31 * unit, 0, -9 * unit, 0)
        colour = look.palette.good if self.good else look.palette.bad
        if self.price:
            ground, colour = price_tones(look.palette, self.price)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(rect, 13 * unit, 13 * unit)
            paint_taking(painter, sign, ground, colour)
        else:
            paint_verdict(painter, sign, self.good, look.palette)
        if self._wrapped:
            draw_wrapped(painter, text, self.text, self._letters, colour, bold=True)
        else:
            draw_text(painter, text, self.text, self._letters, colour, LEFT, bold=True)
        if self.chosen:
            paint_focus_ring(painter, rect, look.palette, 13 * unit)


SMALL = 10.5
"""The height of a button's letters where its words take two lines, in units."""


class ButtonItem(TableItem):
    """A button with words and the key that does the same."""

    def __init__(self, look: Look, key: str, press: Callable[[], None]) -> None:
        """`key` is that of its stop (see `table.stops`), `press` what it does."""
        super().__init__(look)
        self.key = key
        self.press = press
        self.about = ""
        """What a screen reader says besides the words."""
        self.text = ""
        self.own_unit: float | None = None
        """Pixels per unit where they are not those of the table."""
        self.sign = ""
        """A sign before the words, which a screen reader does not say."""
        self.action: KeyAction | None = None
        self.hotkey = ""
        self.focused = False
        self.hovered = False
        self.main = False
        self.enabled = True
        self.pressed: bool | None = None

    def dress(
        self,
        text: str,
        action: KeyAction | None = None,
        main: bool = False,
        *,
        enabled: bool = True,
        pressed: bool | None = None,
    ) -> None:
        """Show `text` and the key that does `action`. `main` is for the button that Enter presses; `enabled`:
        it does something now; `pressed`: of a switch, whether it is on."""
        self.action, self.pressed = action, pressed
        if enabled != self.enabled:
            self.enabled = enabled
            self.setOpacity(1.0 if enabled else OFF)
        hotkey = "" if action is None else cap_of(self.look.words, self.look.keys.first(action))
        if (text, hotkey, main) != (self.text, self.hotkey, self.main):
            self.text, self.hotkey, self.main = text, hotkey, main
            self.update()

    def set_marks(self, focused: bool, hovered: bool) -> None:
        """Show whether keyboard and pointer are on it."""
        if (focused, hovered) != (self.focused, self.hovered):
            self.focused, self.hovered = focused, hovered
            self.update()

    @property
    def unit(self) -> float:
        """Pixels per unit."""
        return self.look.unit if self.own_unit is None else self.own_unit

    @property
    def _written(self) -> str:
        return f"{self.sign} {self.text}".lstrip()

    def natural_width(self) -> float:
        """The width that its words and key need, in scene units."""
        unit = self.unit
        key = text_width(self.hotkey, 11 * unit) + 20 * unit if self.hotkey else 0.0
        return text_width(self._written, 14 * unit, True) + 30 * unit + key

    def least_height(self, width: float) -> float:
        """The least height of a button of that `width` whose words are not cut, in scene units."""
        unit = self.unit
        return least_wrapped(self._written, SMALL * unit, width - 24 * unit, True).height() + 2 * unit

    def draw(self, painter: QPainter) -> None:
        unit, palette = self.unit, self.look.palette
        rect = self.rect.adjusted(0, 0, 0, -2 * unit)  # the lowest 2 units show the button's edge
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
        cap = self._cap(rect)
        if cap is not None:
            painter.setPen(ink)
            painter.setBrush(fill)
            painter.drawRoundedRect(cap, 4 * unit, 4 * unit)
            draw_text(painter, cap, self.hotkey, 11 * unit, ink, CENTRE)
            text.setRight(cap.left() - 6 * unit)
        self._draw_words(painter, text, ink)
        if self.focused:
            paint_focus_ring(painter, rect, palette, corner)

    def _cap(self, rect: QRectF) -> QRectF | None:
        """Where the key is written; None if there is no key, or no room for it beside the words."""
        if not self.hotkey:
            return None
        unit = self.unit
        # Where the button is narrow the words come first: the key keeps its usual letters.
        room = self.natural_width() <= rect.width() + 1
        width = (text_width if room else usual_width)(self.hotkey, 11 * unit) + 10 * unit
        cap = QRectF(rect.right() - width - 8 * unit, rect.center().y() - 9 * unit, width, 18 * unit)
        return cap if self._fits(QSizeF(cap.left() - 18 * unit - rect.left(), rect.height())) else None

    def _fits(self, room: QSizeF) -> bool:
        """Whether the words can be written there, in one line or in two."""
        unit, words = self.unit, self._written
        if usual_width(words, 14 * unit * LEAST, True) <= room.width():
            return True
        needed = least_wrapped(words, SMALL * unit, room.width(), True)
        return needed.width() <= room.width() and needed.height() <= room.height()

    def _draw_words(self, painter: QPainter, text: QRectF, ink: QColor) -> None:
        unit = self.unit
        if usual_width(self._written, 14 * unit * LEAST, True) <= text.width():
            draw_text(painter, text, self._written, 14 * unit, ink, CENTRE, bold=True)
        else:  # two lines of smaller letters can be read, a word with its end cut off cannot
            draw_wrapped(painter, text, self._written, SMALL * unit, ink, bold=True)


class TagItem(TableItem):
    """A small paper tag, as on the next card of a pile."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self._wrapped = False
        self.setZValue(440)

    def dress(self, text: str, middle: QPointF, widest: float = math.inf) -> None:
        """Show `text`, around `middle`, in smaller letters if the tag would be wider than `widest`, then in lines."""
        unit = self.look.unit
        if text != self.text:
            self.text = text
            self.update()
        usual = usual_width(text, 12 * unit, True)  # so that nothing is cut off
        height = max(19 * unit, 1.3 * wished(12 * unit))
        self._wrapped = usual + 12 * unit > widest
        if self._wrapped:
            needed = least_wrapped(text, 12 * unit, widest - 12 * unit, True)
            width, height = max(widest, needed.width() + 12 * unit), needed.height() + 2
            middle = middle - QPointF(0, (height - 19 * unit) / 2)  # its lower edge stays
        else:
            width = min(widest, text_width(text, 12 * unit, True) + 16 * unit)
        self.put(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height), 4 * unit)

    def draw(self, painter: QPainter) -> None:
        palette, unit = self.look.palette, self.look.unit
        paint_label(painter, self.rect, palette)
        room = self.rect.adjusted(6 * unit, 0, -6 * unit, 0)
        if self._wrapped:
            draw_wrapped(painter, room, self.text, 12 * unit, palette.label_text, bold=True)
        else:
            draw_text(painter, room, self.text, 12 * unit, palette.label_text, CENTRE, bold=True)
