"""Cards as pictures: one painter module per deck in this package, and a bounded cache of what they drew.

A deck's module is named like its game and has `FACES`, `paint_face` and `paint_back`; it is found by walking
the package. A deck that several games share names them in `GAMES`. A game that no module is meant for is
played with the `standard` deck.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from holzwurm_desktop.table.palette import Palette

CACHE_BYTES = 40 * 1024 * 1024
STANDARD = "standard"


@dataclass(frozen=True)
class Deck:
    """The faces of one deck and the functions that draw them."""

    faces: tuple[str, ...]
    paint_face: Callable[[QPainter, QRectF, str, Palette], None]
    paint_back: Callable[[QPainter, QRectF, Palette], None]


@cache
def decks() -> dict[str, Deck]:
    """Every deck of this package by the games it is meant for."""
    found = {}
    for info in iter_modules(__path__):
        module = import_module(f"{__name__}.{info.name}")
        if hasattr(module, "FACES"):
            made = Deck(module.FACES, module.paint_face, module.paint_back)
            found.update(dict.fromkeys(getattr(module, "GAMES", (info.name,)), made))
    return found


def deck(game: str) -> Deck:
    """The deck that a game is played with."""
    return decks().get(game) or decks()[STANDARD]


class CardPixmaps:
    """Pixmaps of cards, drawn when first asked for and kept while they fit in `limit` bytes."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._used = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    @property
    def used(self) -> int:
        """Bytes that the kept pixmaps take."""
        return self._used

    def pixmap(
        self, game: str, face: str | None, size: QSize, device_pixel_ratio: float, palette: Palette
    ) -> QPixmap:
        """The picture of `face`, or of the back for `None`.

        `size` is in device-independent pixels; the pixmap carries `device_pixel_ratio`.
        Raises `KeyError` for a face that the game's deck does not have.
        """
        key = (game, face, size.width(), size.height(), device_pixel_ratio, palette.key)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        drawn = _draw(deck(game), face, size, device_pixel_ratio, palette)
        self._kept[key] = drawn
        self._used += _bytes(drawn)
        while self._used > self._limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= _bytes(oldest)
        return drawn

    def clear(self) -> None:
        """Forget every pixmap, for example when the theme changes."""
        self._kept.clear()
        self._used = 0


def _draw(deck: Deck, face: str | None, size: QSize, device_pixel_ratio: float, palette: Palette) -> QPixmap:
    if face is not None and face not in deck.faces:
        raise KeyError(face)
    pixmap = QPixmap(round(size.width() * device_pixel_ratio), round(size.height() * device_pixel_ratio))
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRectF(0, 0, size.width(), size.height())
    if face is None:
        deck.paint_back(painter, rect, palette)
    else:
        deck.paint_face(painter, rect, face, palette)
    painter.end()
    return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
