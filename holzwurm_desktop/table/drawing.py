"""Brushwork that every table shares: text that fits, paper labels, shadows and grooves. Lengths are logical
pixels."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen, QPixmap

from holzwurm_desktop.table.art.ornaments import paint_card_shadow, paint_glow
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.palette import Palette

SMALLEST_TEXT = 9
"""Text is never smaller than this many pixels; what does not fit then is cut short with an ellipsis."""
_READABLE = 11.0
"""Letters that would be lower than this many pixels are drawn higher where there is room."""
LEAST = 0.86
"""The part of their usual height that the letters of a line keep at least."""
_LINE = 1.15
"""The height of a line, divided by that of its letters."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
IN_LINE = int(Qt.TextFlag.TextSingleLine)
IN_LINES = int(Qt.TextFlag.TextWordWrap)
FROM_TOP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | IN_LINES


class TextLine(NamedTuple):
    """Words in one line, in letters that are usually `pixels` high."""

    text: str
    pixels: float
    colour: QColor
    bold: bool = False

    @property
    def width(self) -> float:
        """How wide it is with as much air as one letter."""
        return text_width(self.text, self.pixels, self.bold) + self.pixels if self.text else 0.0


def font(pixels: int, bold: bool = False) -> QFont:
    """The table's font, `pixels` high but at least `SMALLEST_TEXT`. The result is shared: do not change it."""
    return _font(max(SMALLEST_TEXT, pixels), bold, QGuiApplication.font().family())


@lru_cache(maxsize=128)
def _font(pixels: int, bold: bool, family: str) -> QFont:
    made = QFont(QGuiApplication.font())
    made.setFamily(family)
    made.setPixelSize(pixels)
    made.setBold(bold)
    return made


def wished(pixels: float) -> int:
    """The height that letters are to have which are usually `pixels` high, if there is room."""
    readable = max(pixels, min(_READABLE, 1.5 * pixels))  # where a small window makes them tiny
    return max(SMALLEST_TEXT, round(readable * letters_scale()))


def text_width(text: str, pixels: float, bold: bool = False) -> float:
    """The width of `text` in one line, in letters that are usually `pixels` high."""
    return _width(text, wished(pixels), bold)


def usual_width(text: str, pixels: float, bold: bool = False) -> float:
    """The least width at which `draw_text` cuts nothing off."""
    return _width(text, round(pixels * min(1.0, letters_scale())), bold)


def _width(text: str, size: int, bold: bool) -> float:
    return _advance(text, max(SMALLEST_TEXT, size), bold, QGuiApplication.font().family())


@lru_cache(maxsize=2048)
def _advance(text: str, pixels: int, bold: bool, family: str) -> float:
    """The same words are laid out anew after each move."""
    return QFontMetricsF(_font(pixels, bold, family)).horizontalAdvance(text)


def write(painter: QPainter, rect: QRectF, text: str, letters: QFont, colour: QColor, flags: int) -> None:
    """Write text, as it is and in these letters, into `rect`, which has to have room for it. Nothing on a table is
    written otherwise, so that a test can see all of it."""
    painter.setFont(letters)
    painter.setPen(colour)
    painter.drawText(rect, flags, text)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    bold: bool = False,
) -> None:
    """Draw one line of text into `rect`, in letters that are usually `pixels` high.

    If it does not fit it gets smaller, down to a seventh less than usual, and is then cut short with an ellipsis.
    """
    usual = round(pixels * min(1.0, letters_scale()))
    # `rect` has room for the usual height, even if it is only there to centre the text in.
    size = max(usual, min(wished(pixels), int(rect.height() / _LINE)))
    width = _width(text, size, bold)
    if width > rect.width() > 0:
        size = max(_least(usual), int(size * rect.width() / width))
        if _width(text, size, bold) > rect.width():
            metrics = QFontMetricsF(font(size, bold))
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    write(painter, rect, text, font(size, bold), colour, int(align) | IN_LINE)


def fits(text: str, pixels: float, width: float, bold: bool = False) -> bool:
    """Whether `draw_text` can write `text` whole in a line of `width`, in letters usually `pixels` high."""
    usual = round(pixels * min(1.0, letters_scale()))
    return _width(text, _least(usual), bold) <= width


def _least(usual: float) -> int:
    """The height of the smallest letters in place of those that are `usual` high."""
    return max(SMALLEST_TEXT, int(usual * LEAST))


def least_head(title: TextLine, remark: TextLine) -> float:
    """The least width at which `draw_head` cuts nothing off."""
    return sum(usual_width(line.text, line.pixels * LEAST, line.bold) for line in (title, remark))


def draw_head(painter: QPainter, rect: QRectF, title: TextLine, remark: TextLine) -> None:
    """Draw a title at the left and a remark at the right of `rect`, each with the room that the other one leaves."""
    wide = (
        min(title.width, max(rect.width() * 0.4, rect.width() - remark.width))
        if remark.text
        else rect.width()
    )
    least = least_head(title, remark)
    if remark.text and title.width + remark.width > rect.width() >= least:
        # Smaller letters for both before one of them is cut.
        said = usual_width(title.text, title.pixels * LEAST, title.bold)
        wide = said + (rect.width() - least) / 2
    for line, place, align in (
        (title, rect.adjusted(0, 0, wide - rect.width(), 0), LEFT),
        (remark, rect.adjusted(wide, 0, 0, 0), RIGHT),
    ):
        draw_text(painter, place, line.text, line.pixels, line.colour, align, line.bold)


def wrapped_size(text: str, pixels: float, width: float, bold: bool = False) -> QSizeF:
    """The size of `text` when it is broken into lines of at most `width`, in letters usually `pixels` high."""
    return _wrapped(text, wished(pixels), width, bold)


def least_wrapped(text: str, pixels: float, width: float, bold: bool = False) -> QSizeF:
    """The least size at which `draw_wrapped` cuts nothing off: that in letters of their usual height."""
    return _wrapped(text, max(SMALLEST_TEXT, round(pixels * min(1.0, letters_scale()))), width, bold)


def _wrapped(text: str, size: int, width: float, bold: bool) -> QSizeF:
    metrics = QFontMetricsF(font(size, bold))
    # Qt wants a rectangle to break lines in: one that is higher than any text here.
    box = metrics.boundingRect(QRectF(0, 0, width, 10_000), IN_LINES, text)
    return box.size()


def draw_wrapped(
    painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor, bold: bool = False
) -> None:
    """Draw text centred in `rect`, broken into lines. Letters get smaller where they do not fit, but not below their
    usual height, and nothing is cut: measure with `wrapped_size`."""
    size = wished(pixels)
    while size > max(SMALLEST_TEXT, round(pixels * min(1.0, letters_scale()))):
        needed = _wrapped(text, size, rect.width(), bold)
        if needed.height() <= rect.height() + 1 and needed.width() <= rect.width() + 1:
            break
        size -= 1
    write(painter, rect, text, font(size, bold), colour, int(CENTRE) | IN_LINES)


def draw_lines(
    painter: QPainter, rect: QRectF, text: str, size: int, colour: QColor, bold: bool = False
) -> None:
    """Draw text from the upper left corner of `rect` on, broken into lines, in letters `size` pixels high: measure
    with `lines_height`."""
    write(painter, rect, text, font(size, bold), colour, FROM_TOP)


def lines_height(text: str, size: int, width: float, bold: bool = False) -> float:
    """How high a text is that is broken into lines of at most `width`, in letters `size` pixels high."""
    return _wrapped(text, size, width, bold).height()


def faded(colour: QColor, share: float) -> QColor:
    """`colour` with its opacity times `share`."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * share)
    return result


def groove_edge(palette: Palette) -> QColor:
    """The colour of a groove's edge: a shade, or a bright line on a board too dark to have shades."""
    if palette.name == "high_contrast":
        return faded(palette.board_muted, 0.8)
    return faded(palette.board_joint, 0.45)


def paint_groove(painter: QPainter, rect: QRectF, palette: Palette, unit: float) -> None:
    """Draw a shallow trough planed into the board. `unit` is that of `table.layout`."""
    radius = 9 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.board_joint, 0.16))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(groove_edge(palette), max(1.0, unit)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(faded(palette.board_light, 0.8), max(1.0, unit)))
    painter.drawLine(
        QPointF(rect.left() + radius, rect.bottom() + unit),
        QPointF(rect.right() - radius, rect.bottom() + unit),
    )


def paint_sheet(painter: QPainter, rect: QRectF, palette: Palette, unit: float, radius: float = 6) -> None:
    """Draw a sheet of paper with its shadow. `radius` is that of its corners, in units."""
    corner = radius * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.shadow)
    painter.drawRoundedRect(rect.translated(0, 2.5 * unit), corner, corner)
    painter.setBrush(palette.label)
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.label_edge, max(1.0, unit)))
    painter.drawRoundedRect(rect, corner, corner)


_stamps: OrderedDict[tuple[Hashable, ...], QPixmap] = OrderedDict()
_KEPT_STAMPS = 80


def stamp(
    key: Hashable, size: QSizeF, ratio: float, palette: Palette, paint: Callable[[QPainter, QRectF], None]
) -> QPixmap:
    """A pixmap with what `paint` draws into a rectangle of `size`, kept for the next time.

    `ratio` is the number of device pixels per pixel. `key` must differ wherever the drawing depends on
    something else than size, ratio and theme.
    """
    full = (key, size.width(), size.height(), ratio, palette.key, letters_scale())
    if full in _stamps:
        _stamps.move_to_end(full)
        return _stamps[full]
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(QPointF(0, 0), size))
    painter.end()
    _stamps[full] = pixmap
    if len(_stamps) > _KEPT_STAMPS:  # the one that has not been used for longest goes
        _stamps.popitem(last=False)
    return pixmap


def card_shadow(size: QSizeF, reach: float, ratio: float, palette: Palette) -> QPixmap:
    """The soft shadow of a card of `size`, as a pixmap `reach` wider on every side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_card_shadow(painter, rect.adjusted(reach, reach, -reach, -reach), reach * 0.8, palette)

    return stamp(("shadow", reach), grown(size, reach), ratio, palette, paint)


def glow(
    size: QSizeF, reach: float, corner: float, colour: QColor, ratio: float, palette: Palette
) -> QPixmap:
    """The light of `colour` around a thing of `size` with rounded `corner`s, as a pixmap `reach` wider on
    every side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_glow(painter, rect.adjusted(reach, reach, -reach, -reach), colour, reach * 0.7, corner)

    key = ("glow", reach, corner, colour.rgba())
    return stamp(key, grown(size, reach), ratio, palette, paint)


def grown(size: QSizeF, reach: float) -> QSizeF:
    """`size`, `reach` wider on every side."""
    return QSizeF(size.width() + 2 * reach, size.height() + 2 * reach)
