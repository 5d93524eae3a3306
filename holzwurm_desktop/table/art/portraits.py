"""The portraits of those who play: a vector source for each computer player in `resources/players`, and those that
persons can choose, on a disc of their colour, in `resources/people`."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from holzwurm_desktop.table.art.vectors import draw_picture

DISC = "#f1cf86"
"""The colour of the disc in the sources, which stays where a person has none."""
DISCS = {
    "": DISC,
    "red": "#d9705c",
    "orange": "#e9a04e",
    "yellow": "#f4dc6a",
    "green": "#8fb573",
    "blue": "#7fa6cc",
    "violet": "#ab8fc4",
    "brown": "#b58a62",
    "grey": "#c3bbab",
}
"""The disc behind the portrait of a person, by the colour. Light enough for the pictures' dark lines in any theme."""
_PLAIN = "plain"


def paint_portrait(painter: QPainter, rect: QRectF, face: str) -> None:
    """Draw the portrait `face`, see `text.levels.face_of` and `text.people.face_of_person`, in the middle of
    `rect`."""
    picture, slash, colour = face.partition("/")
    if slash:
        discs = ((DISC, DISCS[colour]),)
        draw_picture(painter, rect, "people", f"{picture or _PLAIN}.svg", colours=discs)
    else:
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
