"""A sentence for every code with which Razende tovenaars refuses something."""

from holzwurm_desktop.games.deck52.refusals import REFUSALS as SHARED
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    **SHARED,
    "attack-first": QT_TRANSLATE_NOOP("errors", "An attack comes first."),
    "blocked-already": QT_TRANSLATE_NOOP("errors", "Spells are blocked already."),
    "challenge-first": QT_TRANSLATE_NOOP("errors", "First say whether you challenge with a sleep spell."),
    "enemy-faces-another": QT_TRANSLATE_NOOP(
        "errors", "That soldier faces another of yours: only that one may attack it."
    ),
    "faces-a-soldier": QT_TRANSLATE_NOOP("errors", "This soldier faces an enemy: it may not slide."),
    "fill-first": QT_TRANSLATE_NOOP("errors", "The empty slot must be filled first."),
    "fill-names-card": QT_TRANSLATE_NOOP(
        "errors", "To fill a slot, name a card and, for a ransom, the money."
    ),
    "line-first": QT_TRANSLATE_NOOP("errors", "Both lines are chosen first."),
    "line-is-three": QT_TRANSLATE_NOOP("errors", "A line is three soldiers."),
    "money-spent": QT_TRANSLATE_NOOP("errors", "The money card {money} is spent."),
    "money-twice": QT_TRANSLATE_NOOP("errors", "The money card {money} cannot be paid twice."),
    "must-attack-facing": QT_TRANSLATE_NOOP(
        "errors", "This soldier faces an enemy and may attack only that one."
    ),
    "must-be-true-or-false": QT_TRANSLATE_NOOP("errors", "{key} must be true or false."),
    "no-enemy-there": QT_TRANSLATE_NOOP("errors", "No enemy soldier stands there."),
    "no-soldier-there": QT_TRANSLATE_NOOP("errors", "None of your soldiers stands there."),
    "no-such-money": QT_TRANSLATE_NOOP("errors", "There is no money card {money}."),
    "no-such-slot": QT_TRANSLATE_NOOP("errors", "There is no slot {slot}."),
    "no-such-soldier": QT_TRANSLATE_NOOP("errors", "There is no soldier {card}."),
    "no-such-spell": QT_TRANSLATE_NOOP("errors", "There is no such spell: {spell}."),
    "not-a-captive": QT_TRANSLATE_NOOP("errors", "{card} is not in the enemy’s dungeon: it needs no ransom."),
    "not-in-reserve": QT_TRANSLATE_NOOP("errors", "{card} is not in your reserve."),
    "ransom-needed": QT_TRANSLATE_NOOP(
        "errors", "{card} lies in the enemy’s dungeon: its ransom is {price}."
    ),
    "reverse-first": QT_TRANSLATE_NOOP("errors", "First say whether you reverse the duel."),
    "sleep-first": QT_TRANSLATE_NOOP("errors", "A sleep spell must be chosen now."),
    "slid-already": QT_TRANSLATE_NOOP("errors", "This soldier has slid this turn."),
    "slide-before-block": QT_TRANSLATE_NOOP(
        "errors", "Spells are blocked: no soldier slides any more this turn."
    ),
    "slot-taken": QT_TRANSLATE_NOOP("errors", "A soldier stands there."),
    "soldier-twice": QT_TRANSLATE_NOOP("errors", "{card} cannot stand in the line twice."),
    "spell-used-up": QT_TRANSLATE_NOOP("errors", "The spell {spell} is used up."),
    "strength-first": QT_TRANSLATE_NOOP("errors", "First say whether you use a strength spell."),
    "two-slots-needed": QT_TRANSLATE_NOOP("errors", "The move must name two slots."),
    "wrong-ransom": QT_TRANSLATE_NOOP("errors", "The ransom of {card} is exactly {price}, not {paid}."),
}
