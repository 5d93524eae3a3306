"""A button that says below its words what pressing it costs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from holzwurm_desktop.table.drawing import CENTRE, LEAST, draw_text, text_width, usual_width
from holzwurm_desktop.table.labels import ButtonItem

_LETTERS = 11.0  # height of the letters of the price, in units of `table.layout`
_HIGH = 40.0  # the least height of a button with room for the price


class PricedButton(ButtonItem):
    """Shows its price where it is high enough for that; a screen reader and its tooltip always tell it."""

    def tell_price(self, price: str) -> None:
        """Show `price`, in words."""
        if price != self.about:
            self.about = price
            self.update()

    def natural_width(self) -> float:
        words = super().natural_width()
        if not self.about:
            return words
        own = text_width(self.text, 14 * self.look.unit, True)
        return max(words, words - own + text_width(self.about, _LETTERS * self.look.unit))

    def _draw_words(self, painter: QPainter, text: QRectF, ink: QColor) -> None:
        if not self.about or text.height() < _HIGH * self.look.unit:
            super()._draw_words(painter, text, ink)
            return
        unit, middle = self.look.unit, text.center().y()
        upper = QRectF(text.left(), middle - 19 * unit, text.width(), 20 * unit)
        lower = QRectF(text.left(), middle + 2 * unit, text.width(), 15 * unit)
        narrow = usual_width(self.text, 14 * unit * LEAST, True) > text.width()
        draw_text(painter, upper, self.text, (12 if narrow else 14) * unit, ink, CENTRE, bold=True)
        draw_text(painter, lower, self.about, _LETTERS * unit, ink, CENTRE)
