"""Key events as real layouts send them.

`layouts.json` was recorded: an X server with the layouts of xkb-data 2.35 (us, de, fr, be, ru, gr, us(dvorak)), each
key struck by XTEST plain, with Shift and with Ctrl, and what Qt 6 made of it in a window of its own: by the kernel's
code of the key (its place), Qt's key, text and modifiers.
"""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

LAYOUTS = ("us", "de", "fr", "be", "ru", "gr", "dvorak")
ROW_OF_DIGITS = dict(zip("1234567890", range(2, 12), strict=True))
"""The kernel's codes of the digits' places."""
PLACES = {
    **ROW_OF_DIGITS,
    **dict(zip("QWERTYUIOP", range(16, 26), strict=True)),
    **dict(zip("ASDFGHJKL", range(30, 39), strict=True)),
    **dict(zip("ZXCVBNM", range(44, 51), strict=True)),
}
"""Those of all letters and digits of a US keyboard."""


class Stroke(NamedTuple):
    """A key struck: the code of its place, and the modifier held, "plain", "Shift" or "Ctrl"."""

    place: int
    held: str = "plain"


@cache
def _recorded() -> dict[str, dict[str, dict[str, list[object]]]]:
    recorded: dict[str, dict[str, dict[str, list[object]]]] = json.loads(
        Path(__file__).with_name("layouts.json").read_text(encoding="utf-8")
    )
    return recorded


def strokes(layout: str) -> list[Stroke]:
    """Everything that was struck on a layout."""
    return [Stroke(int(place), held) for held, keys in _recorded()[layout].items() for place in keys]


def event_of(layout: str, stroke: Stroke, kind: QEvent.Type = QEvent.Type.KeyPress) -> QKeyEvent:
    """What Qt sends for a key on a layout."""
    key, text, modifiers = _recorded()[layout][stroke.held][str(stroke.place)]
    held = Qt.KeyboardModifier(modifiers)
    return QKeyEvent(kind, key, held, stroke.place + 8, 0, 0, text)  # type: ignore[call-overload,no-any-return]


def strike(widget: QWidget, layout: str, stroke: Stroke) -> None:
    """Strike a key while `widget` has the keyboard."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, event_of(layout, stroke, kind))
