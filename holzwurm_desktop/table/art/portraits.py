"""The portraits of those who play at a computer's seats: a vector source for each in `resources/players`."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from holzwurm_desktop.table.art.vectors import draw_picture


def paint_portrait(painter: QPainter, rect: QRectF, face: str) -> None:
    """Draw the portrait `face`, see `text.levels.face_of`, in the middle of `rect`."""
    draw_picture(painter, rect, "players", f"{face}.svg")


def portrait(face: str, side: int, ratio: float) -> QPixmap:
    """The portrait as a square pixmap of `side` logical pixels, each `ratio` pixels of the device; a clear one for
    no face."""
    pixels = math.ceil(side * ratio)
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    if face:
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(0, 0, side, side), face)
        painter.end()
    return pixmap
