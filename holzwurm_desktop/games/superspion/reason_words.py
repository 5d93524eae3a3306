"""Why a move of Superspion may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.deck52.words import card_name, the_card
from holzwurm_desktop.games.superspion.moves import Discard, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.reasons import Ask, Why
from holzwurm_desktop.games.superspion.view import SuperspionView
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.WINS: QT_TRANSLATE_NOOP("superspion", "your sixth trio wins: {cards}."),
    Why.TRIO: translate("superspion", "lay {cards}: trio %n of six.", "", 1),
    Why.HIDES_SUIT: translate("superspion", "lay {cards}: your spy may still have %n suit(s).", "", 1),
    Why.FOURTH: QT_TRANSLATE_NOOP("superspion", "{card} lies better as a fourth card: you draw for it."),
    Why.RESHUFFLES: translate("superspion", "you take the last card: %n discard(s) come(s) back.", "", 1),
    Why.SURE: QT_TRANSLATE_NOOP("superspion", "name {card}: it can be no other card."),
    Why.LAST_CHANCE: translate("superspion", "your opponent lacks one trio: dare {card}, one of %n.", "", 1),
    Why.DARES: translate("superspion", "dare to name {card}: only %n card(s) can be the spy.", "", 1),
    Why.SPY_RANK: QT_TRANSLATE_NOOP("superspion", "discard {card}: your spy has that value, so no trio."),
    Why.ALONE: QT_TRANSLATE_NOOP("superspion", "discard {card}: you hold no other card of its value."),
    Why.NO_KEY: QT_TRANSLATE_NOOP("superspion", "discard {card}: no trio without {second}."),
    Why.SPARE: QT_TRANSLATE_NOOP("superspion", "discard {card}: the other three make a trio without it."),
    Why.COMES_BACK: translate("superspion", "discard {card}: it comes back after %n more card(s).", "", 1),
    Why.NOTHING_LEFT: QT_TRANSLATE_NOOP("superspion", "end your turn: you can lay nothing more."),
    Why.TOO_MANY: translate("superspion", "end your turn: %n card(s) can still be the spy.", "", 1),
    Why.KEEPS_SECRET: translate(
        "superspion", "end your turn: a trio would betray your suit, one of %n.", "", 1
    ),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.HOLDS_TRIOS: translate(
        "superspion",
        "You hold the cards for %n trio(s): discard something else, and lay them afterwards.",
        "",
        1,
    ),
    Ask.DISCARD: QT_TRANSLATE_NOOP(
        "superspion", "Discard what becomes no trio: every trio needs a card of your spy’s suit."
    ),
    Ask.UNMASKED: QT_TRANSLATE_NOOP("superspion", "Your opponent’s spy can only be {card}."),
    Ask.LAST_TURN: translate(
        "superspion", "Your opponent lacks one trio, and %n card(s) can be the spy: guess or wait?", "", 1
    ),
    Ask.LAY: translate(
        "superspion", "You can lay %n card(s): each trio tells something about your spy.", "", 1
    ),
    Ask.NO_MORE: translate(
        "superspion", "You can lay nothing more; %n card(s) can be your opponent’s spy.", "", 1
    ),
}

DISCARD = QT_TRANSLATE_NOOP("superspion", "discard {card}")
TRIO = QT_TRANSLATE_NOOP("superspion", "lay {cards}")
FOURTH = QT_TRANSLATE_NOOP("superspion", "{card} as a fourth card")
NAME = QT_TRANSLATE_NOOP("superspion", "name {card}")
END = QT_TRANSLATE_NOOP("superspion", "end the turn")


def move_text(words: Words, _view: SuperspionView, move: Move) -> str:
    """What is discarded, laid or named."""
    if isinstance(move, Trio):
        return words.say(TRIO, cards=", ".join(card_name(words, card) for card in move.cards))
    if isinstance(move, Discard | Fourth | Guess):
        phrases = {"discard": DISCARD, "fourth": FOURTH, "guess": NAME}
        return words.say(phrases[move.kind], card=card_name(words, move.card))
    return words.say(END)


REASON_WORDS = ReasonText(PHRASES, SITUATIONS, the_card, card_name, move_text, says_move=frozenset(Why))
