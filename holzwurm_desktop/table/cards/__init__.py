"""Cards as pictures: what a deck consists of, and a bounded cache of drawn cards."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.table.palette import Palette

CACHE_BYTES = 40 * 1024 * 1024
"""How much the drawn cards of a program may take together."""


@dataclass(frozen=True)
class Deck:
    """The faces of one deck, and functions that draw a face or the back into a rectangle."""

    faces: tuple[str, ...]
    paint_face: Callable[[QPainter, QRectF, str, Palette], None]
    paint_back: Callable[[QPainter, QRectF, Palette], None]


def deck(game_id: str) -> Deck:
    """The deck of a game. Raises `KeyError` if there is no such game."""
    return part_of(game_id, "cards", Deck)


class CardPixmaps:
    """Pixmaps of cards, drawn when first asked for and kept while they fit in `limit` bytes."""

    def __init__(self, limit: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._used = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    @property
    def used(self) -> int:
        """How many bytes the kept pixmaps take."""
        return self._used

    def pixmap(
        self, game: str, face: str | None, size: QSize, device_pixel_ratio: float, palette: Palette
    ) -> QPixmap:
        """The picture of `face`, or of the back if it is None. `game` is the game's id.

        `size` is in logical pixels; the pixmap has `device_pixel_ratio` device pixels for each of them.
        Raises `KeyError` for an unknown game, or a face that its deck does not have.
        """
        key = (game, face, size.width(), size.height(), device_pixel_ratio, palette.key)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        drawn = _draw(deck(game), face, size, device_pixel_ratio, palette)
        self._kept[key] = drawn
        self._used += _bytes(drawn)
        # The new one stays even if it is larger than the limit by itself.
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
