"""Why a move of Bergbeklimmen may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.bergbeklimmen.deck import colour_of
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Play
from holzwurm_desktop.games.bergbeklimmen.reasons import Ask, Why
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.games.bergbeklimmen.words import pile_number
from holzwurm_desktop.games.deck52.words import card_name, the_card
from holzwurm_desktop.text.advice import ReasonText, exact_chance_text, exact_gain_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.SUMMIT: QT_TRANSLATE_NOOP("bergbeklimmen", "{card} wins."),
    Why.TAKES_LEAD: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "with {card} you stand at {points} and your opponent at {other}: you are in front."
    ),
    Why.THEN_FITS: QT_TRANSLATE_NOOP("bergbeklimmen", "{card} fits, and then {second} does too."),
    Why.JOINS: translate("bergbeklimmen", "{card} joins your team: %n of three.", "", 1),
    Why.CLIMBS: QT_TRANSLATE_NOOP("bergbeklimmen", "{card} is what your route needs next."),
    Why.BURIES: translate(
        "bergbeklimmen", "here {card} buries {second}, which your opponent needs, under %n card(s).", "", 1
    ),
    Why.NO_USE_TO_OTHER: QT_TRANSLATE_NOOP("bergbeklimmen", "{card} is of no more use to your opponent."),
    Why.FAR_FOR_OTHER: translate(
        "bergbeklimmen", "your opponent’s route still lacks %n card(s) before {card}.", "", 1
    ),
    Why.NO_USE: QT_TRANSLATE_NOOP("bergbeklimmen", "{card} is of no more use to you."),
    Why.FAR: translate("bergbeklimmen", "your route still lacks %n card(s) before {card}.", "", 1),
    Why.LEAVES_OPEN: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "here {card} does not cover {second}, which you need soon."
    ),
    Why.TO_HAND: QT_TRANSLATE_NOOP("bergbeklimmen", "here {card} lies on top, where you can draw it again."),
    Why.KEEPS_NEXT: QT_TRANSLATE_NOOP("bergbeklimmen", "keep {card}: your route needs it next."),
    Why.KEEPS: translate("bergbeklimmen", "keep {card}: it fits after %n more card(s).", "", 1),
    Why.DRAWS_NEXT: QT_TRANSLATE_NOOP("bergbeklimmen", "take {card}: your route needs it next."),
    Why.UNCOVERS: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "take {card}: beneath it lies {second}, which you need soon."
    ),
    Why.DRAWS_SOON: translate("bergbeklimmen", "take {card}: it fits after %n more card(s).", "", 1),
    Why.NOTHING_OPEN: QT_TRANSLATE_NOOP("bergbeklimmen", "draw from the stock: you need no open card soon."),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.FITS: QT_TRANSLATE_NOOP("bergbeklimmen", "On your route, {card} fits now."),
    Ask.FOREIGN: translate(
        "bergbeklimmen", "%n card(s) of your opponent’s colour must go: where does it help least?", "", 1
    ),
    Ask.ROPED: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "You are in front and lay only one own card: which can you spare?"
    ),
    Ask.NONE_FITS: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "No card fits on your route: lay what you can spare, and keep what you need sooner."
    ),
    Ask.OPEN_FITS: QT_TRANSLATE_NOOP("bergbeklimmen", "Among the open cards, {card} fits on your route."),
    Ask.DRAW: QT_TRANSLATE_NOOP(
        "bergbeklimmen", "No open card fits now: dig for one that you need soon, or draw from the stock."
    ),
}

SAYS_MOVE = frozenset(
    (Why.KEEPS_NEXT, Why.KEEPS, Why.DRAWS_NEXT, Why.UNCOVERS, Why.DRAWS_SOON, Why.NOTHING_OPEN)
)
ON_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "{card} on pile {number}")
ON_ROUTE = QT_TRANSLATE_NOOP("bergbeklimmen", "{card} on your route")
KEEP = QT_TRANSLATE_NOOP("bergbeklimmen", "keep {card}")
FROM_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "{card} from pile {number}")
FROM_STOCK = QT_TRANSLATE_NOOP("bergbeklimmen", "a card from the stock")


def move_text(words: Words, view: BergbeklimmenView, move: Move) -> str:
    """What is laid, kept or drawn, and where; piles are told by their numbers on the table."""
    if isinstance(move, Play):
        card = card_name(words, move.card)
        if move.pile is None:
            return words.say(ON_ROUTE, card=card)
        return words.say(ON_PILE, card=card, number=pile_number(colour_of(move.card), move.pile))
    if isinstance(move, Draw) and move.pile is not None:
        top = view.piles[move.seat][move.pile][-1]
        number = pile_number(move.seat, move.pile)
        return words.say(FROM_PILE, card=card_name(words, top), number=number)
    return (
        words.say(FROM_STOCK)
        if isinstance(move, Draw)
        else words.say(KEEP, card=card_name(words, view.hand[0]))
    )


REASON_WORDS = ReasonText(
    PHRASES,
    SITUATIONS,
    the_card,
    card_name,
    move_text,
    says_move=SAYS_MOVE,
    chance=exact_chance_text,
    gain=exact_gain_text,
)
