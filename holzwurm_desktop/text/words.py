"""Phrases, and how they are said in the player's language (docs/add-a-language.md).

Phrases are written in English. Each stands inside `QT_TRANSLATE_NOOP(context, phrase)` or inside `tr()` of a widget,
where Qt's lupdate finds it and adds it to `resources/translations/`. Data is named in braces: "There is no card
{card}." A phrase that counts has `%n` and stands inside `translate`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

_TURNING = {"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "PDF"}

Translate: TypeAlias = Callable[[str, str, int], str]
"""(context, source phrase, n) -> the phrase in the player's language, with `%n` replaced by n. n is -1 if the phrase
does not count."""


class Phrase(NamedTuple):
    """A phrase in English, and the context under which its translation is filed."""

    context: str
    source: str


def QT_TRANSLATE_NOOP(context: str, source: str) -> Phrase:
    """Mark a phrase for translation where it is written; `Words.say` translates it."""
    # The name is the one that lupdate looks for in Python.
    return Phrase(context, source)


def translate(context: str, source: str, _disambiguation: str, _n: int) -> Phrase:
    """Mark a phrase that counts, as `translate("table", "%n card(s)", "", 1)`; `say(phrase, n=3)` translates it."""
    # Name and arguments are those by which lupdate sees that a phrase needs a form for each plural.
    return Phrase(context, source)


def english(context: str, source: str, n: int) -> str:
    """The translator of the commands without a window: the phrase as it was written."""
    return source.replace("%n", str(n)) if n >= 0 else source


class Words:
    """Says phrases in the player's language."""

    def __init__(self, translate: Translate = english) -> None:
        self._translate = translate

    def say(self, phrase: Phrase, n: int = -1, **data: object) -> str:
        """The phrase translated, with `data` filled in. `n` chooses the plural form and replaces `%n`; a
        phrase without it does not count.

        Raises `KeyError` if `data` is given but lacks a name in the phrase.
        """
        # A translator finds no phrase that does not count when it is asked for one that does.
        words = self._translate(phrase.context, phrase.source, n if "%n" in phrase.source else -1)
        # Without data, braces stay as they are: they belong to the text.
        return words.format(**{name: isolated(value) for name, value in data.items()}) if data else words


def isolated(value: object) -> object:
    """A text that runs from right to left, or has both directions, between signs that keep it from turning round the
    sentence it stands in; any other value as it is."""
    if isinstance(value, str) and any(unicodedata.bidirectional(sign) in _TURNING for sign in value):
        return f"\u2068{value}\u2069"
    return value
