"""The 52 cards of the standard deck in words. A card is written rank then suit: `7H`, `TS`, `KD`."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.text.letters import rank_letters
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

# Number cards by their suit, the others one by one: other languages write those in one word, and each with
# an article of its own.
_CARDS: dict[str, Phrase] = {
    "S": QT_TRANSLATE_NOOP("cards", "{value} of spades"),
    "AS": QT_TRANSLATE_NOOP("cards", "ace of spades"),
    "KS": QT_TRANSLATE_NOOP("cards", "king of spades"),
    "QS": QT_TRANSLATE_NOOP("cards", "queen of spades"),
    "JS": QT_TRANSLATE_NOOP("cards", "jack of spades"),
    "H": QT_TRANSLATE_NOOP("cards", "{value} of hearts"),
    "AH": QT_TRANSLATE_NOOP("cards", "ace of hearts"),
    "KH": QT_TRANSLATE_NOOP("cards", "king of hearts"),
    "QH": QT_TRANSLATE_NOOP("cards", "queen of hearts"),
    "JH": QT_TRANSLATE_NOOP("cards", "jack of hearts"),
    "D": QT_TRANSLATE_NOOP("cards", "{value} of diamonds"),
    "AD": QT_TRANSLATE_NOOP("cards", "ace of diamonds"),
    "KD": QT_TRANSLATE_NOOP("cards", "king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("cards", "queen of diamonds"),
    "JD": QT_TRANSLATE_NOOP("cards", "jack of diamonds"),
    "C": QT_TRANSLATE_NOOP("cards", "{value} of clubs"),
    "AC": QT_TRANSLATE_NOOP("cards", "ace of clubs"),
    "KC": QT_TRANSLATE_NOOP("cards", "king of clubs"),
    "QC": QT_TRANSLATE_NOOP("cards", "queen of clubs"),
    "JC": QT_TRANSLATE_NOOP("cards", "jack of clubs"),
}
_THE_CARDS: dict[str, Phrase] = {
    "S": QT_TRANSLATE_NOOP("cards", "the {value} of spades"),
    "AS": QT_TRANSLATE_NOOP("cards", "the ace of spades"),
    "KS": QT_TRANSLATE_NOOP("cards", "the king of spades"),
    "QS": QT_TRANSLATE_NOOP("cards", "the queen of spades"),
    "JS": QT_TRANSLATE_NOOP("cards", "the jack of spades"),
    "H": QT_TRANSLATE_NOOP("cards", "the {value} of hearts"),
    "AH": QT_TRANSLATE_NOOP("cards", "the ace of hearts"),
    "KH": QT_TRANSLATE_NOOP("cards", "the king of hearts"),
    "QH": QT_TRANSLATE_NOOP("cards", "the queen of hearts"),
    "JH": QT_TRANSLATE_NOOP("cards", "the jack of hearts"),
    "D": QT_TRANSLATE_NOOP("cards", "the {value} of diamonds"),
    "AD": QT_TRANSLATE_NOOP("cards", "the ace of diamonds"),
    "KD": QT_TRANSLATE_NOOP("cards", "the king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("cards", "the queen of diamonds"),
    "JD": QT_TRANSLATE_NOOP("cards", "the jack of diamonds"),
    "C": QT_TRANSLATE_NOOP("cards", "the {value} of clubs"),
    "AC": QT_TRANSLATE_NOOP("cards", "the ace of clubs"),
    "KC": QT_TRANSLATE_NOOP("cards", "the king of clubs"),
    "QC": QT_TRANSLATE_NOOP("cards", "the queen of clubs"),
    "JC": QT_TRANSLATE_NOOP("cards", "the jack of clubs"),
}
_SUITS: dict[str, Phrase] = {
    "S": QT_TRANSLATE_NOOP("cards", "spades"),
    "H": QT_TRANSLATE_NOOP("cards", "hearts"),
    "D": QT_TRANSLATE_NOOP("cards", "diamonds"),
    "C": QT_TRANSLATE_NOOP("cards", "clubs"),
}
_RANKS: dict[str, Phrase] = {
    "A": QT_TRANSLATE_NOOP("cards", "ace"),
    "J": QT_TRANSLATE_NOOP("cards", "jack"),
    "Q": QT_TRANSLATE_NOOP("cards", "queen"),
    "K": QT_TRANSLATE_NOOP("cards", "king"),
}
SIGNS = {
    "S": "\N{BLACK SPADE SUIT}",
    "H": "\N{BLACK HEART SUIT}",
    "D": "\N{BLACK DIAMOND SUIT}",
    "C": "\N{BLACK CLUB SUIT}",
}


def card_name(words: Words, card: str) -> str:
    """A card as lists and labels call it: "7 of hearts"."""
    return _named(words, _CARDS, card)


def the_card(words: Words, card: str) -> str:
    """A card within a sentence: "the 7 of hearts"."""
    return _named(words, _THE_CARDS, card)


def short_name(words: Words, card: str) -> str:
    """A card where room is scarce: "♥7", "♠Q"."""
    # The letters on the cards, not those that the names begin with: a language may have two names with the same one.
    # Not strict: whoever translates may put more there, and the table goes on.
    letters = dict(zip("AKQJ", rank_letters(words), strict=False))
    return SIGNS[card[1]] + letters.get(card[0], rank_name(words, card[0]))


def rank_name(words: Words, rank: str) -> str:
    """A rank: "ace", "7", "10", "jack"."""
    if rank in _RANKS:
        return words.say(_RANKS[rank])
    return "10" if rank == "T" else rank


def suit_name(words: Words, suit: str) -> str:
    """A suit by its letter: "hearts"."""
    return words.say(_SUITS[suit])


def is_card(text: object) -> bool:
    """Whether `text` is how a card is written."""
    return isinstance(text, str) and len(text) == 2 and text[0] in RANKS and text[1] in _SUITS


def error_data(words: Words, data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a refusal, with names in place of written cards."""
    return {key: the_card(words, value) if is_card(value) else value for key, value in data.items()}


def _named(words: Words, names: Mapping[str, Phrase], card: str) -> str:
    if card in names:
        return words.say(names[card])
    return words.say(names[card[1]], value=rank_name(words, card[0]))
