"""A button that says below its words what pressing it costs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from holzwurm_desktop.table.drawing import (
    CENTRE,
    LEAST,
    draw_text,
    draw_wrapped,
    least_wrapped,
    text_width,
    usual_width,
    wrapped_size,
)
from holzwurm_desktop.table.labels import ButtonItem

_WORDS, _PRICE = 14.0, 11.0  # heights of letters, in units of `table.layout`
_SMALL = 0.8  # of them, where the button is too narrow for one line
_HIGH = 40.0  # the least height of a button with room for the price


class PricedButton(ButtonItem):
    """Shows its price where there is room for that; a screen reader and its tooltip tell it at length."""

    price = ""

    def tell_price(self, price: str, at_length: str) -> None:
        """Show `price`; it is told `at_length` to those who ask."""
        self.about = at_length
        if price != self.price:
            self.price = price
            self.update()

    def natural_width(self) -> float:
        words, unit = super().natural_width(), self.look.unit
        own = text_width(self.text, _WORDS * unit, True)
        return max(words, words - own + text_width(self.price, _PRICE * unit))

    def _draw_words(self, painter: QPainter, text: QRectF, ink: QColor) -> None:
        if not self.price or text.height() < _HIGH * self.look.unit:
            super()._draw_words(painter, text, ink)
            return
        unit, middle = self.look.unit, text.center().y()
        lines = ((self.text, _WORDS * unit, True), (self.price, _PRICE * unit, False))
        if all(usual_width(said, letters * LEAST, bold) <= text.width() for said, letters, bold in lines):
            places = (
                QRectF(text.left(), middle - 19 * unit, text.width(), 20 * unit),
                QRectF(text.left(), middle + 2 * unit, text.width(), 15 * unit),
            )
            for place, (said, letters, bold) in zip(places, lines, strict=True):
                draw_text(painter, place, said, letters, ink, CENTRE, bold=bold)
            return
        least = [least_wrapped(said, letters * _SMALL, text.width(), bold) for said, letters, bold in lines]
        if (
            max(size.width() for size in least) > text.width()
            or sum(size.height() for size in least) > text.height()
        ):
            super()._draw_words(painter, text, ink)
            return
        words, price = (
            wrapped_size(said, letters * _SMALL, text.width(), bold).height() for said, letters, bold in lines
        )
        upper = QRectF(text.left(), text.top(), text.width(), text.height() * words / (words + price))
        lower = QRectF(text.left(), upper.bottom(), text.width(), text.bottom() - upper.bottom())
        for place, (said, letters, bold) in zip((upper, lower), lines, strict=True):
            draw_wrapped(painter, place, said, letters * _SMALL, ink, bold=bold)
