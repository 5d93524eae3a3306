"""The letters on court cards, which differ from language to language."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_LETTERS = QT_TRANSLATE_NOOP("cards", "AKQJ")


def rank_letters(words: Words) -> str:
    """What ace, king, queen and jack have in their corners where this language is spoken: four letters."""
    return words.say(_LETTERS)
