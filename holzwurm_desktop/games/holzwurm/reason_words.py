"""Why a play of The Thirteenth Woodworm may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.reasons import Ask, Why
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from holzwurm_desktop.games.holzwurm.words import card_name, signed, the_card
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.GOES_OUT: QT_TRANSLATE_NOOP("holzwurm", "{card} stays, and you go out: {points}."),
    Why.ONLY_STAYS: QT_TRANSLATE_NOOP("holzwurm", "{card} stays here; every other play takes a row."),
    Why.CATCHES: translate(
        "holzwurm", "after {card}, %n card(s) that the next player holds take(s) this row.", "", 1
    ),
    Why.SHEDS_WORST: QT_TRANSLATE_NOOP(
        "holzwurm", "{card} stays here, and your worst card is gone: {points}."
    ),
    Why.SHEDS: QT_TRANSLATE_NOOP("holzwurm", "{card} stays here, and you are rid of {points}."),
    Why.COSTS_LEAST: QT_TRANSLATE_NOOP("holzwurm", "{card} stays here; no play costs you less."),
    Why.SPOILS: QT_TRANSLATE_NOOP("holzwurm", "with {card}, this row brings {points} to whoever takes it."),
    Why.FIFTH_ROW: QT_TRANSLATE_NOOP("holzwurm", "{card} opens the fifth row, and there is no sixth."),
    Why.JUST_STAYS: QT_TRANSLATE_NOOP("holzwurm", "{card} just stays: one card later it would take the row."),
    Why.FEW_LEFT: translate("holzwurm", "{card} stays here; then you have only %n card(s) left.", "", 1),
    Why.ENDS_ROUND: QT_TRANSLATE_NOOP("holzwurm", "{card} ends the round, and your hand counts {points}."),
    Why.GAINS: translate("holzwurm", "{card} takes %n card(s); with the fate card: {points}.", "", 1),
    Why.FORCED: QT_TRANSLATE_NOOP("holzwurm", "every play takes a row: {card} here costs least."),
    Why.POISON_NEXT: QT_TRANSLATE_NOOP("holzwurm", "whoever takes after {card} swallows the thirteen."),
    Why.BAD_FATE_NEXT: QT_TRANSLATE_NOOP("holzwurm", "whoever takes after {card} gets {second}."),
    Why.FREES: translate("holzwurm", "{card} clears the row: %n card(s) of its colour can open one.", "", 1),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.LAST_CARD: QT_TRANSLATE_NOOP("holzwurm", "Your last card: lay it where it stays, and you go out."),
    Ask.POISON_UP: QT_TRANSLATE_NOOP(
        "holzwurm", "Whoever takes a row now swallows the thirteen. Your hand counts {points}."
    ),
    Ask.ALL_TAKE: QT_TRANSLATE_NOOP("holzwurm", "Every card takes a row: choose the one you can bear."),
    Ask.SOME_TAKE: translate(
        "holzwurm", "%n row(s) take(s) at least one of your cards: choose what you can bear.", "", 1
    ),
    Ask.NONE_TAKES: QT_TRANSLATE_NOOP(
        "holzwurm", "No card takes a row now: a good moment to get rid of odd ones."
    ),
}

TO_ROW = QT_TRANSLATE_NOOP("holzwurm", "{card} to row {number}")
TO_NEW_ROW = QT_TRANSLATE_NOOP("holzwurm", "{card} to a new row")


def move_text(words: Words, view: HolzwurmView, move: Play) -> str:
    """A play: which card goes where; rows are told by the numbers of their places."""
    card = card_name(words, move.card)
    if move.row is None:
        return words.say(TO_NEW_ROW, card=card)
    place = view.places[move.row] if view.places else move.row
    return words.say(TO_ROW, card=card, number=place + 1)


REASON_WORDS = ReasonText(
    PHRASES, SITUATIONS, the_card, card_name, move_text, lambda _, points: signed(points)
)
