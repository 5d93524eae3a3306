"""Pictures for the rules pages, drawn with the table's own brushes: `picture:ID/row?cards=B1,B9`.

ID is the game's; what comes after the slash is one of the game's `PICTURES`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from holzwurm_desktop.engine.kits import kits, part_of
from holzwurm_desktop.table.palette import Palette

Arguments: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Sketch:
    """A picture that is not drawn yet: its size, and how to draw it from (0, 0), both in the sketch's own pixels."""

    size: QSizeF
    draw: Callable[[QPainter], None]


Sketcher: TypeAlias = Callable[[Arguments, Palette, float], Sketch]
"""(arguments, theme, device pixels per pixel) -> sketch."""


@cache
def sketchers() -> dict[str, Sketcher]:
    """The sketchers of all pictures, by "game id/picture name"."""
    pictures = {game_id: part_of(game_id, "pictures", dict) for game_id in kits()}
    return {
        f"{game_id}/{name}": sketcher
        for game_id, found in pictures.items()
        for name, sketcher in found.items()
    }


def draw_picture_of(kind: str, arguments: Arguments, palette: Palette, width: int, ratio: float) -> QImage:
    """The picture `kind` (see `sketchers`) on a transparent ground.

    It is at most `width` logical pixels wide, with `ratio` device pixels per logical pixel. Raises `KeyError` for
    a kind that nobody draws, or an argument that is missing or names no card.
    """
    sketcher = sketchers()[kind]
    sketch = sketcher(arguments, palette, ratio)
    scale = min(1.0, width / sketch.size.width())
    size = (sketch.size * scale * ratio).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale * ratio, scale * ratio)
    sketch.draw(painter)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
