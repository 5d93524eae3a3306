"""A sentence for every code with which the engine refuses something."""

from __future__ import annotations

from typing import Any

from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

SENTENCES: dict[str, Phrase] = {
    "bad-deal": QT_TRANSLATE_NOOP("errors", "This is not a deal of the game."),
    "bad-deal-number": QT_TRANSLATE_NOOP("errors", "{value} is not a deal number."),
    "bad-fate-pile": QT_TRANSLATE_NOOP("errors", "The fate pile is incomplete or out of order."),
    "bad-hands": QT_TRANSLATE_NOOP("errors", "The hands do not have the right number of cards."),
    "bad-height": QT_TRANSLATE_NOOP("errors", "A column is at least one box high."),
    "bad-level": QT_TRANSLATE_NOOP("errors", "Seat {seat} has no such computer level: {level}."),
    "bad-option": QT_TRANSLATE_NOOP("errors", "The option {option} cannot be {value}."),
    "bad-seat": QT_TRANSLATE_NOOP("errors", "Seat {seat} needs a name and a player."),
    "bad-seat-count": QT_TRANSLATE_NOOP("errors", "{count} players: the game takes {low} to {high}."),
    "bad-version": QT_TRANSLATE_NOOP("errors", "{version} is not a version of the record format."),
    "broken-seal": QT_TRANSLATE_NOOP("errors", "The cards are not those that were committed to before play."),
    "card-not-in-hand": QT_TRANSLATE_NOOP("errors", "{card} is not in this hand."),
    "card-twice": QT_TRANSLATE_NOOP("errors", "{card} is there twice."),
    "closed-lid-returned": QT_TRANSLATE_NOOP("errors", "An open box may not be exchanged for a closed lid."),
    "colour-has-row": QT_TRANSLATE_NOOP("errors", "The colour of {card} has a row: it must go there."),
    "column-too-far": QT_TRANSLATE_NOOP("errors", "A column stands too far away."),
    "double-key": QT_TRANSLATE_NOOP("errors", "The key {key} is there twice."),
    "five-rows-lie": QT_TRANSLATE_NOOP("errors", "Five rows lie on the table: there is no room for another."),
    "match-not-over": QT_TRANSLATE_NOOP("errors", "The match has a result but is not over."),
    "missing-key": QT_TRANSLATE_NOOP("errors", "The key {key} is missing."),
    "newer-version": QT_TRANSLATE_NOOP(
        "errors", "The record has version {version}: a newer program has written it."
    ),
    "no-next-round": QT_TRANSLATE_NOOP("errors", "It is not time for the next round."),
    "no-point": QT_TRANSLATE_NOOP("errors", "The action makes no point."),
    "no-seat": QT_TRANSLATE_NOOP("errors", "The move names no seat."),
    "no-such-card": QT_TRANSLATE_NOOP("errors", "There is no card {card}."),
    "no-such-column": QT_TRANSLATE_NOOP("errors", "There is no column there."),
    "no-such-row": QT_TRANSLATE_NOOP("errors", "There is no row {row}."),
    "no-such-seat": QT_TRANSLATE_NOOP("errors", "There is no seat {seat}."),
    "not-a-move-of-this-game": QT_TRANSLATE_NOOP("errors", "That is not a move of this game."),
    "not-a-record": QT_TRANSLATE_NOOP("errors", "This is not a game record."),
    "not-json": QT_TRANSLATE_NOOP("errors", "This is not a readable JSON document."),
    "not-your-turn": QT_TRANSLATE_NOOP("errors", "It is not this seat's turn."),
    "open-lid-moved": QT_TRANSLATE_NOOP("errors", "An open box may not be moved."),
    "open-lid-on-top": QT_TRANSLATE_NOOP("errors", "The open box on it stays until no closed one can go."),
    "open-not-a-lid": QT_TRANSLATE_NOOP("errors", "An open box is nowhere on top of the pile."),
    "pile-empty": QT_TRANSLATE_NOOP("errors", "A pile has at least one box."),
    "pile-gap": QT_TRANSLATE_NOOP("errors", "There is a gap between two columns."),
    "pile-not-connected": QT_TRANSLATE_NOOP("errors", "The pile falls apart: its columns must touch."),
    "pile-rises-to-viewer": QT_TRANSLATE_NOOP(
        "errors", "A column in front may not be higher than one behind it."
    ),
    "round-not-over": QT_TRANSLATE_NOOP("errors", "The round is not over."),
    "round-over": QT_TRANSLATE_NOOP("errors", "The round is over."),
    "row-of-other-colour": QT_TRANSLATE_NOOP("errors", "That row has another colour than {card}."),
    "too-deep": QT_TRANSLATE_NOOP("errors", "The document is nested too deep."),
    "too-many-rounds": QT_TRANSLATE_NOOP("errors", "There are {count} rounds, only {allowed} are played."),
    "unknown-game": QT_TRANSLATE_NOOP("errors", "There is no game {game}."),
    "unknown-option": QT_TRANSLATE_NOOP("errors", "The game has no option {option}."),
    "wrong-end": QT_TRANSLATE_NOOP("errors", "The round did not end like that, but with: {expected}."),
    "wrong-scores": QT_TRANSLATE_NOOP("errors", "The scores are wrong, they should be {expected}."),
    "wrong-start": QT_TRANSLATE_NOOP("errors", "The round must be begun by seat {start}."),
    "wrong-totals": QT_TRANSLATE_NOOP("errors", "The totals are wrong, they should be {expected}."),
    "wrong-type": QT_TRANSLATE_NOOP("errors", "The key {key} has the wrong kind of value."),
    "wrong-winners": QT_TRANSLATE_NOOP("errors", "The winners are wrong, they should be {expected}."),
}


def sentence(words: Words, error: EngineError, **data: Any) -> str:
    """What to tell the player about a refusal; `data` replaces the engine's data (for instance a card's
    name in place of its code)."""
    return words.say(SENTENCES[error.code], **{**error.data, **data})
