"""A sentence for every code with which Superspion refuses something."""

from holzwurm_desktop.games.deck52.refusals import REFUSALS as SHARED
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    **SHARED,
    "bad-spies": QT_TRANSLATE_NOOP("errors", "The deal must name two spies."),
    "discard-first": QT_TRANSLATE_NOOP("errors", "A turn begins with a discard."),
    "discarded-already": QT_TRANSLATE_NOOP("errors", "You have discarded this turn."),
    "no-card-of-spy-suit": QT_TRANSLATE_NOOP(
        "errors", "One card of the trio must be of the suit of your spy, {spy}."
    ),
    "no-new-stock": QT_TRANSLATE_NOOP("errors", "The shuffle does not say what the new stock is."),
    "no-shuffle-due": QT_TRANSLATE_NOOP("errors", "It is not time to shuffle."),
    "no-such-chance": QT_TRANSLATE_NOOP("errors", "There is no chance move {chance}."),
    "no-trio-of-rank": QT_TRANSLATE_NOOP("errors", "No trio of the rank of {card} lies on the table."),
    "not-one-rank": QT_TRANSLATE_NOOP("errors", "The three cards are not of one rank."),
    "shuffle-first": QT_TRANSLATE_NOOP("errors", "The discard pile must be shuffled first."),
    "spy-stays-hidden": QT_TRANSLATE_NOOP("errors", "{card} is your spy: it stays face down."),
    "trio-is-three": QT_TRANSLATE_NOOP("errors", "A trio is three cards."),
    "wrong-stock": QT_TRANSLATE_NOOP(
        "errors", "The new stock must be exactly the {count} cards of the discard pile."
    ),
}
