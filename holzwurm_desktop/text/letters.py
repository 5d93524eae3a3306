"""The letters on court cards, which differ from language to language."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_LETTERS = QT_TRANSLATE_NOOP("cards", "AKQJ")


def rank_letters(words: Words) -> str:
    """The four letters for ace, king, queen and jack on the cards of the countries that speak the language."""
    return words.say(_LETTERS)
