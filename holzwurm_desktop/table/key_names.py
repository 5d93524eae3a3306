"""What keys are called: short on the caps of buttons, in full in lists and for a screen reader."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from holzwurm_desktop.models.keys import KeyAction, Keymap, chord_of
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.press import sequence_of
from holzwurm_desktop.text.words import Words

_CAPS = {
    "Left": "\N{LEFTWARDS ARROW}",
    "Right": "\N{RIGHTWARDS ARROW}",
    "Up": "\N{UPWARDS ARROW}",
    "Down": "\N{DOWNWARDS ARROW}",
    "Backspace": "\N{ERASE TO THE LEFT}",
    "PgDown": "PgDn",
    "-": "\N{MINUS SIGN}",
}
_SHIFT = "\N{UPWARDS WHITE ARROW}"


def cap_of(words: Words, key: str) -> str:
    """A key as it stands on a button; "" for no key."""
    chord = chord_of(key)
    if chord is None:
        return ""
    base = _CAPS.get(chord.base, chord.base)
    if base in phrases.KEYS:
        base = words.say(phrases.KEYS[base])
    if chord.modifiers == ("Shift",):
        return _SHIFT + base
    return "+".join((*(_name_of(each) for each in chord.modifiers), base))


def name_of(words: Words, key: str) -> str:
    """A key in full, in the player's language; "" for no key."""
    chord = chord_of(key)
    if chord is None:
        return ""
    if chord.base in phrases.KEYS:
        base = words.say(phrases.KEYS[chord.base])
        return "+".join((*(_name_of(each) for each in chord.modifiers), base))
    return sequence_of(key).toString(QKeySequence.SequenceFormat.NativeText)


def names_of(words: Words, keymap: Keymap, action: KeyAction) -> str:
    """All keys of an action, as in a list."""
    return ", ".join(dict.fromkeys(name_of(words, key) for key in keymap.keys(action)))


def _name_of(modifier: str) -> str:
    """A modifier as the system calls it."""
    text = QKeySequence(f"{modifier}+A").toString(QKeySequence.SequenceFormat.NativeText)
    return text.removesuffix("A").removesuffix("+")
