"""How large letters are: the application's font says it, which follows the system and the player's text size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

USUAL = 12.0
"""The height in pixels of a usual system font. Sizes in the source are meant for it."""


def letters_scale() -> float:
    """How much larger than usual all letters are to be."""
    return _scale(QGuiApplication.font().key())


@lru_cache(maxsize=16)
def _scale(key: str) -> float:
    font = QFont()
    font.fromString(key)
    return QFontInfo(font).pixelSize() / USUAL
