"""Brushwork that every table shares: letters that fit, paper labels, shadows and grooves."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen, QPixmap

from holzwurm_desktop.table.art.ornaments import paint_card_shadow, paint_glow
from holzwurm_desktop.table.palette import Palette

SMALLEST_TEXT = 9
"""Letters are never smaller than this many pixels; what does not fit then is cut short with an ellipsis."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@lru_cache(maxsize=128)
def font(pixels: int, bold: bool = False) -> QFont:
    """The letters of the table, `pixels` high."""
    made = QFont(QGuiApplication.font())
    made.setPixelSize(max(SMALLEST_TEXT, pixels))
    made.setBold(bold)
    return made


def text_width(text: str, pixels: float, bold: bool = False) -> float:
    """How wide `text` is in one line."""
    return QFontMetricsF(font(round(pixels), bold)).horizontalAdvance(text)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    bold: bool = False,
) -> None:
    """One line of text in `rect`, smaller where it would not fit, at last with an ellipsis."""
    size = round(pixels)
    width = text_width(text, size, bold)
    if width > rect.width() > 0:
        size = max(SMALLEST_TEXT, int(size * max(0.86, rect.width() / width)))
        if text_width(text, size, bold) > rect.width():
            metrics = QFontMetricsF(font(size, bold))
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font(size, bold))
    painter.setPen(colour)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), text)


def wrapped_size(text: str, pixels: float, width: float, bold: bool = False) -> QSizeF:
    """The room that `text` takes when broken into lines of at most `width`."""
    metrics = QFontMetricsF(font(round(pixels), bold))
    box = metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text)
    return box.size()


def draw_wrapped(
    painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor, bold: bool = False
) -> None:
    """Text in lines, centred in `rect`."""
    painter.setFont(font(round(pixels), bold))
    painter.setPen(colour)
    painter.drawText(rect, int(CENTRE) | int(Qt.TextFlag.TextWordWrap), text)


def faded(colour: QColor, share: float) -> QColor:
    """`colour` with its opacity times `share`."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * share)
    return result


def paint_groove(painter: QPainter, rect: QRectF, palette: Palette, unit: float) -> None:
    """A shallow trough planed into the board."""
    radius = 9 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.board_joint, 0.16))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.board_joint, 0.45), max(1.0, unit)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(faded(palette.board_light, 0.8), max(1.0, unit)))
    painter.drawLine(
        QPointF(rect.left() + radius, rect.bottom() + unit),
        QPointF(rect.right() - radius, rect.bottom() + unit),
    )


def paint_sheet(painter: QPainter, rect: QRectF, palette: Palette, unit: float, radius: float = 6) -> None:
    """A sheet of paper with its shadow, of any size; `radius` of its corners in units."""
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
    """What `paint` draws into a rectangle of `size`, kept for the next time. `key` tells apart what depends
    on neither size nor theme."""
    full = (key, size.width(), size.height(), ratio, palette.key)
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
    if len(_stamps) > _KEPT_STAMPS:
        _stamps.popitem(last=False)
    return pixmap


def card_shadow(size: QSizeF, reach: float, ratio: float, palette: Palette) -> QPixmap:
    """The soft shadow of a card of `size`, `reach` wider on every side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_card_shadow(painter, rect.adjusted(reach, reach, -reach, -reach), reach * 0.8, palette)

    return stamp(("shadow", reach), grown(size, reach), ratio, palette, paint)


def glow(
    size: QSizeF, reach: float, corner: float, colour: QColor, ratio: float, palette: Palette
) -> QPixmap:
    """The light of `colour` around a thing of `size`, `reach` wider on every side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_glow(painter, rect.adjusted(reach, reach, -reach, -reach), colour, reach * 0.7, corner)

    key = ("glow", reach, corner, colour.rgba())
    return stamp(key, grown(size, reach), ratio, palette, paint)


def grown(size: QSizeF, reach: float) -> QSizeF:
    """`size`, `reach` wider on every side."""
    return QSizeF(size.width() + 2 * reach, size.height() + 2 * reach)
