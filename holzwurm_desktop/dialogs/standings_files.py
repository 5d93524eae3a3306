"""Writes the standings of an evening as a picture, and as a file for other programs."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from holzwurm_desktop.desktop.appearance import title_font
from holzwurm_desktop.evenings.book import Evening
from holzwurm_desktop.models.evenings import standing_sides, standing_texts, standings_csv
from holzwurm_desktop.storage.files import write_atomically
from holzwurm_desktop.storage.statistics import CsvForm
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_AS_PICTURE = QT_TRANSLATE_NOOP("files", "Save the standings as a picture")
_AS_FILE = QT_TRANSLATE_NOOP("files", "Save the standings as a file")
_PICTURES = QT_TRANSLATE_NOOP("files", "Pictures (*.png)")
_TABLES = QT_TRANSLATE_NOOP("files", "Tables (*.csv)")
_SCALE = 2  # pixels of the picture for one of its lengths: sharp on a screen and in print
_MARGIN, _EDGE, _GAP, _PADDING = 34.0, 26.0, 26.0, 9.0
_LETTERS = 15.0  # pixels
_LONGEST_FILE_NAME = 60
_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


def save_picture(evening: Evening, words: Words, palette: Palette, parent: QWidget) -> Path | None:
    """Ask for a file and draw the standings into it; its path, None if nobody wanted it. Raises `StorageError`."""
    path = _choose(parent, words.say(_AS_PICTURE), evening.stored.title, words.say(_PICTURES), ".png")
    if path is not None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        standings_picture(evening, words, palette).save(buffer, "PNG")  # type: ignore[call-overload]
        write_atomically(path, bytes(buffer.data().data()))
    return path


def save_table(evening: Evening, words: Words, parent: QWidget) -> Path | None:
    """Ask for a file and write the standings to it as CSV, in the form that the spreadsheets of this country read;
    its path, None if nobody wanted it. Raises `StorageError`."""
    path = _choose(parent, words.say(_AS_FILE), evening.stored.title, words.say(_TABLES), ".csv")
    if path is not None:
        decimal = QLocale().decimalPoint()
        # Where the comma is the decimal sign, spreadsheets take semicolons between the columns.
        form = CsvForm(";" if decimal == "," else ",", decimal)
        # With a byte order mark, without which a spreadsheet would not read it as UTF-8.
        write_atomically(path, standings_csv(words, evening, form).encode("utf-8-sig"))
    return path


def file_name(title: str) -> str:
    """A name for a file that every system takes, from a title."""
    name = _FORBIDDEN.sub("-", title)[:_LONGEST_FILE_NAME].strip(" .-")
    return f"_{name}" if _RESERVED.match(name) else name or "standings"


def standings_picture(evening: Evening, words: Words, palette: Palette) -> QImage:
    """The standings on a sheet of paper, which lies on a board."""
    lines, rights = standing_texts(words, evening), standing_sides(words, evening)
    heading, letters = title_font(_LETTERS), QFont(QApplication.font())
    heading.setPixelSize(round(2 * _LETTERS))
    letters.setPixelSize(round(_LETTERS))
    measured = QFontMetricsF(letters)
    widths = [
        max(measured.horizontalAdvance(texts[column]) for texts, _ in lines)
        for column in range(len(lines[0][0]))
    ]
    title = evening.stored.title
    title_width = QFontMetricsF(heading).horizontalAdvance(title)
    inner = max(sum(widths) + _GAP * (len(widths) - 1), title_width)
    row = measured.height() + 2 * _PADDING
    top = 2 * _EDGE + QFontMetricsF(heading).height()
    width, height = inner + 2 * (_MARGIN + _EDGE), top + row * len(lines) + _EDGE + 2 * _MARGIN
    image = QImage(round(width * _SCALE), round(height * _SCALE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    paint_board(painter, QRectF(0, 0, width, height), palette)
    sheet = QRectF(_MARGIN, _MARGIN, width - 2 * _MARGIN, height - 2 * _MARGIN)
    painter.setPen(QPen(palette.label_edge, 1.5))
    painter.setBrush(palette.label)
    painter.drawRoundedRect(sheet, 8, 8)
    area = sheet.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    painter.setPen(palette.label_text)
    painter.setFont(heading)
    painter.drawText(QPointF(area.left(), area.top() + QFontMetricsF(heading).ascent()), title)
    painter.setFont(letters)
    spread = (area.width() - sum(widths)) / max(1, len(widths) - 1)
    for number, (texts, gone) in enumerate(lines):
        line = QRectF(area.left(), _MARGIN + top + number * row, area.width(), row)
        muted = number == 0 or gone
        painter.setPen(palette.label_muted if muted else palette.label_text)
        _draw_line(painter, line, texts, widths, rights, spread)
        painter.setPen(QPen(palette.label_edge, 2 if number == 0 else 1))
        if number < len(lines) - 1:
            painter.drawLine(line.bottomLeft(), line.bottomRight())
    painter.end()
    return image


def _draw_line(
    painter: QPainter,
    line: QRectF,
    texts: list[str],
    widths: list[float],
    rights: list[bool],
    gap: float,
) -> None:
    left = line.left()
    for text, width, right in zip(texts, widths, rights, strict=True):
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        cell = QRectF(left, line.top(), width + 1, line.height())
        painter.drawText(cell, int(side | Qt.AlignmentFlag.AlignVCenter), text)
        left += width + gap


def _choose(parent: QWidget, caption: str, title: str, kinds: str, suffix: str) -> Path | None:
    name, _ = QFileDialog.getSaveFileName(parent, caption, file_name(title) + suffix, kinds)
    if not name:
        return None
    return Path(name if name.lower().endswith(suffix) else name + suffix)
