"""The one door to the player's language.

The source language in code is English. Every phrase stands inside `QT_TRANSLATE_NOOP(context, phrase)`, which
Qt's lupdate collects into `resources/translations/`, or inside `tr()` of a widget. With data to fill in, a phrase
names it in braces: "There is no card {card}."; a phrase that counts has `%n` and stands inside `translate`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

Translate: TypeAlias = Callable[[str, str, int], str]
"""(context, source phrase, n) -> the phrase in the player's language, `%n` replaced. n is -1 when nothing is
counted."""


class Phrase(NamedTuple):
    """A phrase of the source language and where the translator finds it."""

    context: str
    source: str


def QT_TRANSLATE_NOOP(context: str, source: str) -> Phrase:
    """Mark a phrase for translation where it is written; it is translated where it is said. The name is the one
    that lupdate looks for."""
    return Phrase(context, source)


def translate(context: str, source: str, _disambiguation: str, _n: int) -> Phrase:
    """Mark a phrase with `%n` where it is written, as in `translate("table", "%n card(s)", "", 1)`: the one shape in
    which lupdate sees that it needs a form for each plural. It is translated where it is said, `say(phrase, n=3)`.
    """
    return Phrase(context, source)


def english(context: str, source: str, n: int) -> str:
    """The translator of a program without a window: the source language as it is."""
    return source.replace("%n", str(n)) if n >= 0 else source


class Words:
    """Says phrases in the player's language."""

    def __init__(self, translate: Translate = english) -> None:
        self._translate = translate

    def say(self, phrase: Phrase, n: int = -1, **data: object) -> str:
        """The phrase translated, with `data` filled in; `n` chooses the plural and replaces `%n`."""
        words = self._translate(phrase.context, phrase.source, n)
        return words.format(**data) if data else words
