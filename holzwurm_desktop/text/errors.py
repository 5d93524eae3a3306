"""A sentence for every code with which the engine refuses something."""

from __future__ import annotations

from typing import Any

from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

SENTENCES: dict[str, Phrase] = {
    "all-have-passed": QT_TRANSLATE_NOOP(
        "errors", "Everybody has passed: only a knock on the last pass is possible now."
    ),
    "already-knocked": QT_TRANSLATE_NOOP(
        "errors", "Somebody has knocked already: only the first knock counts."
    ),
    "attack-first": QT_TRANSLATE_NOOP("errors", "An attack comes first."),
    "bad-deal": QT_TRANSLATE_NOOP("errors", "This is not a deal of the game."),
    "bad-deal-number": QT_TRANSLATE_NOOP("errors", "{value} is not a deal number."),
    "bad-fate-pile": QT_TRANSLATE_NOOP("errors", "The fate pile is incomplete or out of order."),
    "bad-hands": QT_TRANSLATE_NOOP("errors", "The hands do not have the right number of cards."),
    "bad-height": QT_TRANSLATE_NOOP("errors", "A column is at least one box high."),
    "bad-level": QT_TRANSLATE_NOOP("errors", "Seat {seat} has no such computer level: {level}."),
    "bad-option": QT_TRANSLATE_NOOP("errors", "The option {option} cannot be {value}."),
    "bad-seat": QT_TRANSLATE_NOOP("errors", "Seat {seat} needs a name and a player."),
    "bad-seat-count": QT_TRANSLATE_NOOP("errors", "{count} players: the game takes {low} to {high}."),
    "bad-spies": QT_TRANSLATE_NOOP("errors", "The deal must name two spies."),
    "bad-stock": QT_TRANSLATE_NOOP("errors", "The stock is incomplete."),
    "bad-version": QT_TRANSLATE_NOOP("errors", "{version} is not a version of the record format."),
    "bid-is-due": QT_TRANSLATE_NOOP("errors", "A bid is due now."),
    "blocked-already": QT_TRANSLATE_NOOP("errors", "Spells are blocked already."),
    "broken-seal": QT_TRANSLATE_NOOP("errors", "These are not the cards that were sealed before play began."),
    "build-or-concede": QT_TRANSLATE_NOOP("errors", "Whoever knocked must show a build or concede."),
    "build-or-done": QT_TRANSLATE_NOOP(
        "errors", "With the unused cards you build, or say that you are done."
    ),
    "build-or-pass": QT_TRANSLATE_NOOP("errors", "It is time to build or to pass."),
    "card-not-in-hand": QT_TRANSLATE_NOOP("errors", "{card} is not in this hand."),
    "card-twice": QT_TRANSLATE_NOOP("errors", "{card} is there twice."),
    "challenge-first": QT_TRANSLATE_NOOP("errors", "First say whether you challenge with a sleep spell."),
    "closed-lid-returned": QT_TRANSLATE_NOOP("errors", "An open box may not be exchanged for a closed lid."),
    "colour-has-row": QT_TRANSLATE_NOOP(
        "errors", "{card} belongs in the row of its colour, which is there already."
    ),
    "column-too-far": QT_TRANSLATE_NOOP("errors", "A column stands too far away."),
    "column-twice": QT_TRANSLATE_NOOP("errors", "A column is given twice."),
    "discard-first": QT_TRANSLATE_NOOP("errors", "A turn begins with a discard."),
    "discarded-already": QT_TRANSLATE_NOOP("errors", "You have discarded this turn."),
    "double-key": QT_TRANSLATE_NOOP("errors", "The key {key} is there twice."),
    "enemy-faces-another": QT_TRANSLATE_NOOP(
        "errors", "That soldier faces another of yours: only that one may attack it."
    ),
    "faces-a-soldier": QT_TRANSLATE_NOOP("errors", "This soldier faces an enemy: it may not slide."),
    "fill-first": QT_TRANSLATE_NOOP("errors", "The empty slot must be filled first."),
    "fill-names-card": QT_TRANSLATE_NOOP(
        "errors", "To fill a slot, name a card and, for a ransom, the money."
    ),
    "five-rows-lie": QT_TRANSLATE_NOOP("errors", "Five rows lie on the table: there is no room for another."),
    "front-runner": QT_TRANSLATE_NOOP(
        "errors", "You are in front: of your own cards you may lay only one in this turn."
    ),
    "line-first": QT_TRANSLATE_NOOP("errors", "Both lines are chosen first."),
    "line-is-three": QT_TRANSLATE_NOOP("errors", "A line is three soldiers."),
    "match-not-over": QT_TRANSLATE_NOOP("errors", "The match has a result but is not over."),
    "middle-pile-empty": QT_TRANSLATE_NOOP("errors", "There is no card on that pile."),
    "missing-key": QT_TRANSLATE_NOOP("errors", "The key {key} is missing."),
    "money-spent": QT_TRANSLATE_NOOP("errors", "The money card {money} is spent."),
    "money-twice": QT_TRANSLATE_NOOP("errors", "The money card {money} cannot be paid twice."),
    "must-attack-facing": QT_TRANSLATE_NOOP(
        "errors", "This soldier faces an enemy and may attack only that one."
    ),
    "must-be-true": QT_TRANSLATE_NOOP("errors", "The value of {key} must be true."),
    "must-be-true-or-false": QT_TRANSLATE_NOOP("errors", "{key} must be true or false."),
    "new-pile-first": QT_TRANSLATE_NOOP(
        "errors", "While fewer than two piles of a colour lie, its next card begins a new one."
    ),
    "newer-version": QT_TRANSLATE_NOOP(
        "errors", "The record has version {version}: a newer program has written it."
    ),
    "no-card-of-spy-suit": QT_TRANSLATE_NOOP(
        "errors", "One card of the trio must be of the suit of your spy, {spy}."
    ),
    "no-enemy-there": QT_TRANSLATE_NOOP("errors", "No enemy soldier stands there."),
    "no-new-stock": QT_TRANSLATE_NOOP("errors", "The shuffle does not say what the new stock is."),
    "no-next-round": QT_TRANSLATE_NOOP("errors", "It is not time for the next round."),
    "no-pass-to-knock-on": QT_TRANSLATE_NOOP("errors", "There is no pass to knock on."),
    "no-point": QT_TRANSLATE_NOOP("errors", "The build makes no point."),
    "no-seat": QT_TRANSLATE_NOOP("errors", "The move names no seat."),
    "no-shuffle-due": QT_TRANSLATE_NOOP("errors", "It is not time to shuffle."),
    "no-soldier-there": QT_TRANSLATE_NOOP("errors", "None of your soldiers stands there."),
    "no-such-build": QT_TRANSLATE_NOOP("errors", "That build is not among those considered."),
    "no-such-card": QT_TRANSLATE_NOOP("errors", "There is no card {card}."),
    "no-such-chance": QT_TRANSLATE_NOOP("errors", "There is no chance move {chance}."),
    "no-such-column": QT_TRANSLATE_NOOP("errors", "There is no column there."),
    "no-such-money": QT_TRANSLATE_NOOP("errors", "There is no money card {money}."),
    "no-such-pile": QT_TRANSLATE_NOOP("errors", "There is no pile {pile}."),
    "no-such-row": QT_TRANSLATE_NOOP("errors", "There is no row {row}."),
    "no-such-seat": QT_TRANSLATE_NOOP("errors", "There is no seat {seat}."),
    "no-such-slot": QT_TRANSLATE_NOOP("errors", "There is no slot {slot}."),
    "no-such-soldier": QT_TRANSLATE_NOOP("errors", "There is no soldier {card}."),
    "no-such-spell": QT_TRANSLATE_NOOP("errors", "There is no such spell: {spell}."),
    "no-target": QT_TRANSLATE_NOOP("errors", "The move does not say where {card} goes."),
    "no-trio-of-rank": QT_TRANSLATE_NOOP("errors", "No trio of the rank of {card} lies on the table."),
    "nobody-builds": QT_TRANSLATE_NOOP("errors", "Nobody may build now."),
    "not-a-bid": QT_TRANSLATE_NOOP("errors", "A bid is a whole number from 0 to {most}."),
    "not-a-build": QT_TRANSLATE_NOOP("errors", "A build names all columns of the pile and all open boxes."),
    "not-a-captive": QT_TRANSLATE_NOOP("errors", "{card} is not in the enemy’s dungeon: it needs no ransom."),
    "not-a-column": QT_TRANSLATE_NOOP("errors", "A column is given by two whole numbers."),
    "not-a-move-of-this-game": QT_TRANSLATE_NOOP("errors", "That is not a move of this game."),
    "not-a-pile": QT_TRANSLATE_NOOP("errors", "A pile is a list of columns, each three whole numbers."),
    "not-a-record": QT_TRANSLATE_NOOP("errors", "This is not a game record."),
    "not-in-reserve": QT_TRANSLATE_NOOP("errors", "{card} is not in your reserve."),
    "not-json": QT_TRANSLATE_NOOP("errors", "This is not a readable JSON document."),
    "not-next-on-route": QT_TRANSLATE_NOOP("errors", "{card} is not what your route needs next."),
    "not-one-rank": QT_TRANSLATE_NOOP("errors", "The three cards are not of one rank."),
    "not-positions": QT_TRANSLATE_NOOP("errors", "Open boxes are given by two whole numbers each."),
    "not-the-cube": QT_TRANSLATE_NOOP("errors", "The pile is not the cube with four open boxes."),
    "not-your-turn": QT_TRANSLATE_NOOP("errors", "It is not this seat’s turn."),
    "number-too-large": QT_TRANSLATE_NOOP("errors", "A number is beyond {most}."),
    "one-card-must-be-played": QT_TRANSLATE_NOOP(
        "errors", "You have to lay at least one card before you may keep one."
    ),
    "open-lid-moved": QT_TRANSLATE_NOOP("errors", "An open box may not be moved."),
    "open-lid-on-top": QT_TRANSLATE_NOOP(
        "errors", "The open box on top stays as long as a closed one can go."
    ),
    "open-not-a-lid": QT_TRANSLATE_NOOP("errors", "An open lid needs a box whose lid can be seen."),
    "other-colour-not-kept": QT_TRANSLATE_NOOP(
        "errors", "{card} has your opponent’s colour: it must be laid."
    ),
    "own-pass": QT_TRANSLATE_NOOP("errors", "Nobody knocks on a pass of their own."),
    "pile-empty": QT_TRANSLATE_NOOP("errors", "A pile has at least one box."),
    "pile-gap": QT_TRANSLATE_NOOP("errors", "There is a gap between two columns."),
    "pile-not-connected": QT_TRANSLATE_NOOP("errors", "The pile falls apart: its columns must touch."),
    "pile-rises-to-viewer": QT_TRANSLATE_NOOP(
        "errors", "A column in front may not be higher than one behind it."
    ),
    "play-before-drawing": QT_TRANSLATE_NOOP("errors", "First lay a card, then fill your hand."),
    "position-twice": QT_TRANSLATE_NOOP("errors", "An open box is given twice."),
    "ransom-needed": QT_TRANSLATE_NOOP(
        "errors", "{card} lies in the enemy’s dungeon: its ransom is {price}."
    ),
    "reverse-first": QT_TRANSLATE_NOOP("errors", "First say whether you reverse the duel."),
    "round-not-over": QT_TRANSLATE_NOOP("errors", "The round is not over."),
    "round-over": QT_TRANSLATE_NOOP("errors", "The round is over."),
    "route-of-other-colour": QT_TRANSLATE_NOOP(
        "errors", "{card} has your opponent’s colour: it cannot go on your route."
    ),
    "row-of-other-colour": QT_TRANSLATE_NOOP("errors", "That row has another colour than {card}."),
    "shuffle-first": QT_TRANSLATE_NOOP("errors", "The discard pile must be shuffled first."),
    "sleep-first": QT_TRANSLATE_NOOP("errors", "A sleep spell must be chosen now."),
    "slid-already": QT_TRANSLATE_NOOP("errors", "This soldier has slid this turn."),
    "slide-before-block": QT_TRANSLATE_NOOP(
        "errors", "Spells are blocked: no soldier slides any more this turn."
    ),
    "slot-taken": QT_TRANSLATE_NOOP("errors", "A soldier stands there."),
    "soldier-twice": QT_TRANSLATE_NOOP("errors", "{card} cannot stand in the line twice."),
    "spell-used-up": QT_TRANSLATE_NOOP("errors", "The spell {spell} is used up."),
    "spy-stays-hidden": QT_TRANSLATE_NOOP("errors", "{card} is your spy: it stays face down."),
    "stock-empty": QT_TRANSLATE_NOOP("errors", "The stock is empty."),
    "strength-first": QT_TRANSLATE_NOOP("errors", "First say whether you use a strength spell."),
    "team-complete": QT_TRANSLATE_NOOP("errors", "Your team is complete: {card} finds no place in it."),
    "team-first": QT_TRANSLATE_NOOP("errors", "First your team of three climbers, then the stages."),
    "time-to-draw": QT_TRANSLATE_NOOP("errors", "You have laid your cards: now fill your hand."),
    "too-deep": QT_TRANSLATE_NOOP("errors", "The document is nested too deep."),
    "too-many-cards": QT_TRANSLATE_NOOP(
        "errors", "The pile takes {count} cards of kind {card}; there are only {most}."
    ),
    "too-many-rounds": QT_TRANSLATE_NOOP("errors", "There are {count} rounds, only {allowed} are played."),
    "trio-is-three": QT_TRANSLATE_NOOP("errors", "A trio is three cards."),
    "two-slots-needed": QT_TRANSLATE_NOOP("errors", "The move must name two slots."),
    "unknown-game": QT_TRANSLATE_NOOP("errors", "There is no game {game}."),
    "unknown-option": QT_TRANSLATE_NOOP("errors", "The game has no option {option}."),
    "wrong-end": QT_TRANSLATE_NOOP("errors", "The round did not end like that, but with: {expected}."),
    "wrong-ransom": QT_TRANSLATE_NOOP("errors", "The ransom of {card} is exactly {price}, not {paid}."),
    "wrong-scores": QT_TRANSLATE_NOOP("errors", "The scores are wrong, they should be {expected}."),
    "wrong-start": QT_TRANSLATE_NOOP("errors", "The round must be begun by seat {start}."),
    "wrong-stock": QT_TRANSLATE_NOOP(
        "errors", "The new stock must be exactly the {count} cards of the discard pile."
    ),
    "wrong-totals": QT_TRANSLATE_NOOP("errors", "The totals are wrong, they should be {expected}."),
    "wrong-type": QT_TRANSLATE_NOOP("errors", "The key {key} has the wrong kind of value."),
    "wrong-winners": QT_TRANSLATE_NOOP("errors", "The winners are wrong, they should be {expected}."),
}


def sentence(words: Words, error: EngineError, **data: Any) -> str:
    """What to tell the player about a refusal; `data` replaces the engine's data (for instance a card's
    name, "the 7 of hearts", in place of its code)."""
    said = words.say(SENTENCES[error.code], **{**error.data, **data})
    return said[:1].upper() + said[1:]
