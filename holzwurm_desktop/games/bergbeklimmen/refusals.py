"""A sentence for every code with which Bergbeklimmen refuses something."""

from holzwurm_desktop.games.deck52.refusals import REFUSALS as SHARED
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    **SHARED,
    "front-runner": QT_TRANSLATE_NOOP(
        "errors", "You are in front: of your own cards you may lay only one in this turn."
    ),
    "middle-pile-empty": QT_TRANSLATE_NOOP("errors", "There is no card on that pile."),
    "new-pile-first": QT_TRANSLATE_NOOP(
        "errors", "While fewer than two piles of a colour lie, its next card begins a new one."
    ),
    "no-such-pile": QT_TRANSLATE_NOOP("errors", "There is no pile {pile}."),
    "no-target": QT_TRANSLATE_NOOP("errors", "The move does not say where {card} goes."),
    "not-next-on-route": QT_TRANSLATE_NOOP("errors", "{card} is not what your route needs next."),
    "one-card-must-be-played": QT_TRANSLATE_NOOP(
        "errors", "You have to lay at least one card before you may keep one."
    ),
    "other-colour-not-kept": QT_TRANSLATE_NOOP(
        "errors", "{card} has your opponent’s colour: it must be laid."
    ),
    "play-before-drawing": QT_TRANSLATE_NOOP("errors", "First lay a card, then fill your hand."),
    "route-of-other-colour": QT_TRANSLATE_NOOP(
        "errors", "{card} has your opponent’s colour: it cannot go on your route."
    ),
    "stock-empty": QT_TRANSLATE_NOOP("errors", "The stock is empty."),
    "team-complete": QT_TRANSLATE_NOOP("errors", "Your team is complete: {card} finds no place in it."),
    "team-first": QT_TRANSLATE_NOOP("errors", "First your team of three climbers, then the stages."),
    "time-to-draw": QT_TRANSLATE_NOOP("errors", "You have laid your cards: now fill your hand."),
}
