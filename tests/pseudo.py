"""A pseudo language 40 % longer than English: where its words fit, those of a language to come do as well."""

from __future__ import annotations

import re
from textwrap import wrap

from PySide6.QtCore import QTranslator

from holzwurm_desktop.text.words import english

PSEUDO = "pseudo"
"""Its code, beside those of `languages.LANGUAGES`."""
LONGER = 0.4
LONGEST = 10
"""Letters of an added word: about as many as a long word has, so that lines break where they would."""


def lengthened(context: str, source: str, n: int) -> str:
    """A phrase with 40 % more letters, the last ones; a translator for `text.words.Words`."""
    words = english(context, source, n)
    letters = re.sub(r"\{[^}]*\}", "", words)
    apart = " " if words.endswith((".", "!", "?")) else ""  # no language writes on to the end of a sentence
    return words + apart + " ".join(wrap("oa" * round(LONGER * len(letters) / 2), LONGEST))


class PseudoTranslator(QTranslator):
    """Says everything in the pseudo language, what Qt says included."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes,
        source: str | bytes,
        disambiguation: str | bytes | None = None,
        n: int = -1,
    ) -> str:
        return lengthened("", source if isinstance(source, str) else source.decode(), -1)
