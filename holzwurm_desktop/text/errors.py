"""A sentence for every code with which the engine refuses something. The codes of one game are in its room."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.kits import kits, part_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

SENTENCES: dict[str, Phrase] = {
    "bad-deal": QT_TRANSLATE_NOOP("errors", "This is not a deal of the game."),
    "bad-deal-number": QT_TRANSLATE_NOOP("errors", "{value} is not a deal number."),
    "bad-deal-version": QT_TRANSLATE_NOOP("errors", "Deals of version {value} are not known here."),
    "bad-hands": QT_TRANSLATE_NOOP("errors", "The hands do not have the right number of cards."),
    "bad-lesson": QT_TRANSLATE_NOOP("errors", "The lesson of {game} cannot be given: {reason}."),
    "bad-level": QT_TRANSLATE_NOOP("errors", "Seat {seat} has no such computer level: {level}."),
    "bad-option": QT_TRANSLATE_NOOP("errors", "The option {option} cannot be {value}."),
    "bad-seat": QT_TRANSLATE_NOOP("errors", "Seat {seat} needs a name and a player."),
    "bad-seat-count": QT_TRANSLATE_NOOP("errors", "{count} players: the game takes {low} to {high}."),
    "bad-stock": QT_TRANSLATE_NOOP("errors", "The stock is incomplete."),
    "bad-version": QT_TRANSLATE_NOOP("errors", "{version} is not a version of the record format."),
    "broken-seal": QT_TRANSLATE_NOOP("errors", "These are not the cards that were sealed before play began."),
    "card-not-in-hand": QT_TRANSLATE_NOOP("errors", "{card} is not in this hand."),
    "card-twice": QT_TRANSLATE_NOOP("errors", "{card} is there twice."),
    "double-key": QT_TRANSLATE_NOOP("errors", "The key {key} is there twice."),
    "lesson-reads": QT_TRANSLATE_NOOP("errors", "Read on first: nothing is to be played yet."),
    "lesson-says": QT_TRANSLATE_NOOP("errors", "{reason}"),
    "match-not-over": QT_TRANSLATE_NOOP("errors", "The match has a result but is not over."),
    "missing-key": QT_TRANSLATE_NOOP("errors", "The key {key} is missing."),
    "newer-version": QT_TRANSLATE_NOOP(
        "errors", "The record has version {version}: a newer program has written it."
    ),
    "no-next-round": QT_TRANSLATE_NOOP("errors", "It is not time for the next round."),
    "no-rounds": QT_TRANSLATE_NOOP("errors", "No round has been dealt."),
    "no-seat": QT_TRANSLATE_NOOP("errors", "The move names no seat."),
    "no-such-card": QT_TRANSLATE_NOOP("errors", "There is no card {card}."),
    "no-such-seat": QT_TRANSLATE_NOOP("errors", "There is no seat {seat}."),
    "not-a-move-of-this-game": QT_TRANSLATE_NOOP("errors", "That is not a move of this game."),
    "not-a-record": QT_TRANSLATE_NOOP("errors", "This is not a game record."),
    "not-json": QT_TRANSLATE_NOOP("errors", "This is not a readable JSON document."),
    "not-json-at": QT_TRANSLATE_NOOP(
        "errors", "This is not a game file: line {line}, column {column} is not JSON."
    ),
    "not-utf8": QT_TRANSLATE_NOOP("errors", "This is not a game file: its text is not UTF-8."),
    "not-your-turn": QT_TRANSLATE_NOOP("errors", "It is not this seat’s turn."),
    "other-chance": QT_TRANSLATE_NOOP("errors", "Deal {number} shuffles the cards in another way."),
    "other-deal": QT_TRANSLATE_NOOP("errors", "These are not the cards of deal {number}."),
    "round-not-over": QT_TRANSLATE_NOOP("errors", "The round is not over."),
    "round-over": QT_TRANSLATE_NOOP("errors", "The round is over."),
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


@cache
def sentences() -> Mapping[str, Phrase]:
    """The sentence for every refusal by its code, including those of the games."""
    found = dict(SENTENCES)
    for game_id in kits():
        found |= part_of(game_id, "refusals", dict)
    return found


def sentence(words: Words, error: EngineError, **data: object) -> str:
    """The sentence for a refusal. `data` replaces entries of `error.data`, such as a card's code by its name.

    Raises `KeyError` for a code without a sentence; a test looks for such codes.
    """
    named: dict[str, Any] = {key: _named(value) for key, value in {**error.data, **data}.items()}
    said = words.say(sentences()[error.code], **named)
    # Not `str.capitalize`, which would turn the rest into small letters. The data may come first in a sentence.
    return said[:1].upper() + said[1:]


def _named(value: object) -> str:
    """A value as the record has it: null and true, not Python's None and True."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
