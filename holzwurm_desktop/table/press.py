"""What a pressed key may mean, whatever layout the keyboard has.

A letter is the Latin one that the layout types, or where that writes another script the Latin one of the same place.
A digit is the one that is typed, with or without Shift, or the one of the same place in the row of digits: on some
layouts they need Shift. A sign is never a letter.
"""

from __future__ import annotations

import sys
import unicodedata
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from holzwurm_desktop.models.keys import NAMED, chord_of

_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_LINUX = {first + at: sign for first, row in _ROWS.items() for at, sign in enumerate(row)}
"""The codes of the kernel's input events (linux/input-event-codes.h)."""
_XKB_OFFSET = 8
"""By which the key codes of X11 and Wayland are higher."""
_MAC_RUNS = {
    0: "ASDFHGZXCV",
    11: "BQWERYT123465",
    25: "97",
    28: "80",
    31: "OU",
    34: "IP",
    37: "LJ",
    40: "K",
    45: "NM",
}
_MAC = {first + at: sign for first, run in _MAC_RUNS.items() for at, sign in enumerate(run)}
"""The virtual key codes of macOS, which are places (kVK_ANSI_… in HIToolbox/Events.h)."""


class Press(NamedTuple):
    """A key that went down.

    key: what the layout makes of it, as Qt says; letter: "A" to "Z" or ""; digit: the digit that is typed, or "";
    place: another digit that the key's place has, or ""; sign: a typed sign or foreign letter, or ""; repeated: it is
    held down.
    """

    key: int
    letter: str = ""
    digit: str = ""
    place: str = ""
    sign: str = ""
    shift: bool = False
    control: bool = False
    alt: bool = False
    repeated: bool = False

    @property
    def plain(self) -> bool:
        """Whether neither Ctrl nor Alt is held."""
        return not (self.control or self.alt)

    def keys(self) -> tuple[str, ...]:
        """Its readings in the writing of `models.keys`, the likeliest first."""
        held = ("Ctrl+" if self.control else "") + ("Alt+" if self.alt else "")
        named = _name_of(self.key)
        keys = []
        for base, shifts in (
            (named, True),
            (self.letter, True),
            (self.digit, True),
            (self.sign, False),
            (self.place, True),
        ):
            if base and self.shift and shifts:
                keys.append(f"{held}Shift+{base}")
            if base:
                keys.append(f"{held}{base}")
        return tuple(keys)


def press_of(event: QKeyEvent) -> Press:
    """What `event` may mean."""
    held = event.modifiers()
    modifier = Qt.KeyboardModifier
    key, typed = event.key(), ""
    if 0x20 < key < 0x110000:  # the character that is typed; Qt's other keys lie beyond
        typed = chr(key)
    keypad = bool(held & modifier.KeypadModifier)
    place = "" if keypad else place_of(event.nativeScanCode(), event.nativeVirtualKey())
    letter, digit = typed if "A" <= typed <= "Z" else "", _digit_of(typed)
    if not letter and place.isalpha() and _is_foreign(typed):
        letter = place
    return Press(
        key=key,
        letter=letter,
        digit=digit,
        place=place if place.isdecimal() and place != digit else "",
        sign="" if letter or digit else typed,
        shift=bool(held & modifier.ShiftModifier) or key == Qt.Key.Key_Backtab,
        control=bool(held & modifier.ControlModifier),
        alt=bool(held & (modifier.AltModifier | modifier.MetaModifier)),
        repeated=event.isAutoRepeat(),
    )


def place_of(scan: int, virtual: int, platform: str = sys.platform) -> str:
    """The Latin letter or digit of a key's place on a US keyboard, from the system's own codes; "" if unknown."""
    if (
        platform == "win32"
    ):  # these codes are letters where the layout writes another script, and digits everywhere
        sign = chr(virtual) if 0 < virtual < 0x80 else ""
        return sign if sign.isdecimal() or sign.isupper() else ""
    if platform == "darwin":
        return _MAC.get(virtual, "")
    return _LINUX.get(scan - _XKB_OFFSET, "")


def _digit_of(typed: str) -> str:
    value = unicodedata.decimal(typed, None) if typed else None
    return "" if value is None else str(value)


def _is_foreign(typed: str) -> bool:
    """Whether it is a letter of another script than the Latin one."""
    # Not "ª" and "µ", which are signs of Latin keyboards.
    return typed > "\u024f" and typed.isalpha() and not unicodedata.name(typed, "").startswith("LATIN")


def _name_of(key: int) -> str:
    """The name of a key that types nothing, as Tab or F3; "" for any other."""
    if key == Qt.Key.Key_Backtab:
        return "Tab"
    if key != Qt.Key.Key_Space and key < 0x01000000:
        return ""
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    return name if name in NAMED else ""


def chosen_key(press: Press) -> str:
    """The key that a player means who strikes it to choose one; "" for what cannot be chosen, such as Shift alone."""
    if not press.letter and press.digit and press.plain:
        return press.digit  # where it takes Shift to type one, that is no part of it
    return next(iter(press.keys()), "")


def sequence_of(key: str) -> QKeySequence:
    """A key as Qt has it, for menus and shortcuts; empty for what is no key."""
    return QKeySequence(key, QKeySequence.SequenceFormat.PortableText) if chord_of(key) else QKeySequence()


def key_of(sequence: QKeySequence) -> str:
    """The other way round; "" for an empty sequence, or one of several keys."""
    if sequence.count() != 1:
        return ""
    chord = chord_of(sequence.toString(QKeySequence.SequenceFormat.PortableText))
    return "" if chord is None else str(chord)
