"""Why a move of Bergbeklimmen may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.games.bergbeklimmen.reasons import Ask, Why
from holzwurm_desktop.games.deck52.words import card_name, the_card
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, translate

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

REASON_WORDS = ReasonText(PHRASES, SITUATIONS, the_card, card_name)
