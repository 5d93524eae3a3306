"""The small picture of a match for the lists."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.storage.games import is_thumbnail

WIDTHS = (192, 160, 128, 96)
"""Pixels: the largest whose picture is small enough to be kept is taken."""


def thumbnail_of(table: QWidget) -> bytes | None:
    """What the table shows now as PNG bytes; None if it shows nothing."""
    whole = table.grab().toImage()
    if whole.isNull():
        return None
    for width in WIDTHS:
        small = whole.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        png = _png(small)
        if is_thumbnail(png):
            return png
    return None


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(0)  # as small as can be: all qualities look the same
    writer.write(image.convertToFormat(QImage.Format.Format_RGB888))
    return bytes(buffer.data().data())
