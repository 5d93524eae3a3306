"""The looks of persons in words, and whose portrait a person has."""

from __future__ import annotations

from typing import Protocol

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

COLOUR_NAMES: dict[str, Phrase] = {
    "": QT_TRANSLATE_NOOP("people", "no colour"),
    "red": QT_TRANSLATE_NOOP("people", "red"),
    "orange": QT_TRANSLATE_NOOP("people", "orange"),
    "yellow": QT_TRANSLATE_NOOP("people", "yellow"),
    "green": QT_TRANSLATE_NOOP("people", "green"),
    "blue": QT_TRANSLATE_NOOP("people", "blue"),
    "violet": QT_TRANSLATE_NOOP("people", "violet"),
    "brown": QT_TRANSLATE_NOOP("people", "brown"),
    "grey": QT_TRANSLATE_NOOP("people", "grey"),
}
PORTRAIT_NAMES: dict[str, Phrase] = {
    "": QT_TRANSLATE_NOOP("people", "no picture"),
    "cat": QT_TRANSLATE_NOOP("people", "cat"),
    "owl": QT_TRANSLATE_NOOP("people", "owl"),
    "mouse": QT_TRANSLATE_NOOP("people", "mouse"),
    "hedgehog": QT_TRANSLATE_NOOP("people", "hedgehog"),
    "snail": QT_TRANSLATE_NOOP("people", "snail"),
    "robin": QT_TRANSLATE_NOOP("people", "robin"),
    "saw": QT_TRANSLATE_NOOP("people", "saw"),
    "hammer": QT_TRANSLATE_NOOP("people", "hammer"),
    "lamp": QT_TRANSLATE_NOOP("people", "lantern"),
    "gluepot": QT_TRANSLATE_NOOP("people", "glue pot"),
    "spool": QT_TRANSLATE_NOOP("people", "spool of twine"),
    "boot": QT_TRANSLATE_NOOP("people", "boot"),
}
_LOOKS = QT_TRANSLATE_NOOP("people", "{portrait}, {colour}")


class Looks(Protocol):
    """What somebody looks like; see `storage.people_rows`."""

    @property
    def colour(self) -> str: ...
    @property
    def portrait(self) -> str: ...


def looks_text(words: Words, person: Looks) -> str:
    """What a person's portrait shows, and in which colour."""
    return words.say(
        _LOOKS,
        portrait=words.say(PORTRAIT_NAMES[person.portrait]),
        colour=words.say(COLOUR_NAMES[person.colour]),
    )


def face_of_person(person: Looks) -> str:
    """The name of a person's portrait for `table.art.portraits`; "" for nobody's likeness in no colour."""
    return f"{person.portrait}/{person.colour}" if person.portrait or person.colour else ""
