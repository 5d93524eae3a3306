"""The Demolition Game in words: removals and what they bring, for table, move list and screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.afbraak.moves import Removed, RoundEnded
from holzwurm_desktop.games.boxes.piles import WonCards
from holzwurm_desktop.games.boxes.words import NAMES, counted_cards
from holzwurm_desktop.text.game_text import EASY, GameText
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

TITLE = QT_TRANSLATE_NOOP("games", "The Demolition Game")
LINE = QT_TRANSLATE_NOOP("games", "Take the pile down box by box and keep the cards.")
OPTIONS = {
    "pile": OptionWords(
        QT_TRANSLATE_NOOP("options", "Pile"),
        QT_TRANSLATE_NOOP("options", "The pile that is taken down."),
        {
            "cube": QT_TRANSLATE_NOOP("options", "a cube"),
            "built": QT_TRANSLATE_NOOP("options", "the one just built"),
            "random": QT_TRANSLATE_NOOP("options", "grown at random"),
        },
        frozenset({"built"}),
    ),
}

BARS: dict[str, Phrase] = {
    "open-lid-on-top": QT_TRANSLATE_NOOP("afbraak", "Open box: closed ones first"),
    "pile-rises-to-viewer": QT_TRANSLATE_NOOP("afbraak", "Two boxes would vanish"),
    "pile-gap": QT_TRANSLATE_NOOP("afbraak", "A gap would be left"),
    "pile-not-connected": QT_TRANSLATE_NOOP("afbraak", "The pile would fall apart"),
}
"""Why a box may not go, in few words."""
BRINGS = QT_TRANSLATE_NOOP("afbraak", "Brings: {cards}")
BRINGS_NOTHING = QT_TRANSLATE_NOOP("afbraak", "Brings no card")
WON = translate("afbraak", "%n card(s)", "", 1)
WON_NEWS = translate("afbraak", "wins %n card(s)", "", 1)
WON_NOTHING = QT_TRANSLATE_NOOP("afbraak", "wins nothing")
WON_CARDS = QT_TRANSLATE_NOOP("afbraak", "Cards won")
CHOOSE_BOX = QT_TRANSLATE_NOOP("afbraak", "{name}, take down a box.")
MAY_GO = translate("afbraak", "%n box(es) may go", "", 1)
WHAT_ENTER_DOES = QT_TRANSLATE_NOOP("afbraak", "Enter takes its top box down. {cards}")
WHY_NOT = QT_TRANSLATE_NOOP("afbraak", "It may not go: {reason}")

REMOVED = QT_TRANSLATE_NOOP("afbraak", "{name} takes down a box: {cards}.")
REMOVED_LOWERED = QT_TRANSLATE_NOOP(
    "afbraak", "{name} takes down a box: {cards}. Its open lid drops by one box."
)
ENDED = QT_TRANSLATE_NOOP("afbraak", "The pile is gone: {scores}.")
SCORE = QT_TRANSLATE_NOOP("afbraak", "{name} {cards}")
GONE = QT_TRANSLATE_NOOP("afbraak", "The pile is gone.")

NOT_FROM_HAND = QT_TRANSLATE_NOOP("afbraak", "These cards are won: take a box off the pile.")


def card_name(words: Words, card: str) -> str:
    """The name of a card: "left side"."""
    return words.say(NAMES[card])


def card_text(words: Words, card: str) -> str:
    """The same as `card_name`: all cards are worth the same."""
    return card_name(words, card)


def brings_text(words: Words, won: WonCards) -> str:
    """What taking a box down would bring."""
    return words.say(BRINGS, cards=counted_cards(words, won)) if won.total else words.say(BRINGS_NOTHING)


def bar_text(words: Words, code: str) -> str:
    """Why a box may not go. Raises `KeyError` for a code that is no such reason."""
    return words.say(BARS[code])


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, Removed):
        phrase = REMOVED_LOWERED if event.lowered else REMOVED
        return words.say(phrase, name=names[event.seat], cards=counted_cards(words, event.won))
    if isinstance(event, RoundEnded):
        scores = ", ".join(
            words.say(SCORE, name=name, cards=score) for name, score in zip(names, event.scores, strict=True)
        )
        return words.say(ENDED, scores=scores)
    raise TypeError(f"not an event of this game: {event!r}")


def error_data(words: Words, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a refusal as it is: it names no cards."""
    return dict(data)


# No `loss`: what somebody has won stays won, and no box is anybody's before it is taken down.
WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=15,
    difficulty=EASY,
    options=OPTIONS,
)
