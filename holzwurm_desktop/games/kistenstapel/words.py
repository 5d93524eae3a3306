"""The Box Pile in words: cards, builds, knocks and bids, for table, move list and screen reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.builds import Hand, returned_of, used_of
from holzwurm_desktop.games.boxes.words import COUNTED, NAMES, counted_cards
from holzwurm_desktop.games.kistenstapel.moves import (
    BidMade,
    BidsRevealed,
    Built,
    Conceded,
    Drawn,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Passed,
    RoundEnded,
)
from holzwurm_desktop.text.game_text import HARD, GameText
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

TITLE = QT_TRANSLATE_NOOP("games", "The Box Pile")
LINE = QT_TRANSLATE_NOOP("games", "Build many boxes with few cards.")
OPTIONS = {
    "leftover": OptionWords(
        QT_TRANSLATE_NOOP("options", "Leftover cards"),
        QT_TRANSLATE_NOOP("options", "Who may build on with everybody’s unused cards at the end."),
        {
            "none": QT_TRANSLATE_NOOP("options", "nobody"),
            "lowest": QT_TRANSLATE_NOOP("options", "the lowest score"),
            "bid": QT_TRANSLATE_NOOP("options", "the highest bid"),
        },
    ),
}
_SECONDS = QT_TRANSLATE_NOOP("kistenstapel", "{number} seconds")
PREFERENCES = {
    "knock_window": OptionWords(
        QT_TRANSLATE_NOOP("kistenstapel", "Time to &knock"),
        choices={
            "ask": QT_TRANSLATE_NOOP("kistenstapel", "until everybody has answered"),
            **dict.fromkeys(("5", "10", "20", "30"), _SECONDS),
        },
    ),
    "best_build": OptionWords(
        QT_TRANSLATE_NOOP("kistenstapel", "After each turn, show the &best possible build")
    ),
}

# What is on the table.
CARDS_OF = QT_TRANSLATE_NOOP("kistenstapel", "Your cards")
STOCK = translate("kistenstapel", "Stock: %n card(s)", "", 1)
POINTS = translate("kistenstapel", "%n point(s)", "", 1)

# Planning.
BUILD = QT_TRANSLATE_NOOP("kistenstapel", "Build")
PASS = QT_TRANSLATE_NOOP("kistenstapel", "Pass")
CONCEDE = QT_TRANSLATE_NOOP("kistenstapel", "Concede")
DONE = QT_TRANSLATE_NOOP("kistenstapel", "Done")
LAYER = QT_TRANSLATE_NOOP("kistenstapel", "Layer underneath")
OPEN_LID = QT_TRANSLATE_NOOP("kistenstapel", "Lay open lid")
STEP_BACK = QT_TRANSLATE_NOOP("kistenstapel", "Step back")
STEP_ON = QT_TRANSLATE_NOOP("kistenstapel", "Step forward")
CHOOSE_TOP = QT_TRANSLATE_NOOP("kistenstapel", "Choose the box that gets the open lid. Esc leaves it.")
PLAN_OR_PASS = QT_TRANSLATE_NOOP("kistenstapel", "{name}, plan a build, or pass.")
SHOW_OR_CONCEDE = QT_TRANSLATE_NOOP(
    "kistenstapel", "{name}, show what {passer} overlooked, with the cards of {passer}."
)
BUILD_ON_OR_STOP = QT_TRANSLATE_NOOP("kistenstapel", "{name}, build on with all unused cards, or stop.")
BUILDS_ON_BID = QT_TRANSLATE_NOOP("kistenstapel", "Bid {bid}, made {made} so far.")
PLAN_BOXES = translate("kistenstapel", "%n box(es) more", "", 1)
PLAN_BOXES_LESS = translate("kistenstapel", "%n box(es) fewer", "", 1)
PLAN_NO_BOXES = QT_TRANSLATE_NOOP("kistenstapel", "as many boxes")
PLAN_USED = QT_TRANSLATE_NOOP("kistenstapel", "laid: {cards}")
PLAN_RETURNED = QT_TRANSLATE_NOOP("kistenstapel", "returned: {cards}")
PLAN_NOTHING = QT_TRANSLATE_NOOP("kistenstapel", "Plan a build first: put a box somewhere.")
SHORT: dict[str, Phrase] = {
    "L": translate("kistenstapel", "%n left side(s) too few", "", 1),
    "R": translate("kistenstapel", "%n right side(s) too few", "", 1),
    "T": translate("kistenstapel", "%n closed lid(s) too few", "", 1),
    "O": translate("kistenstapel", "%n open lid(s) too few", "", 1),
}
FAULTS: dict[str, Phrase] = {
    "column-too-far": QT_TRANSLATE_NOOP("kistenstapel", "This is too far away."),
    "pile-not-connected": QT_TRANSLATE_NOOP("kistenstapel", "This does not touch the rest of the pile."),
    "pile-gap": QT_TRANSLATE_NOOP("kistenstapel", "There is a gap here between two columns."),
    "pile-rises-to-viewer": QT_TRANSLATE_NOOP("kistenstapel", "This is higher than the column behind it."),
    "open-lid-moved": QT_TRANSLATE_NOOP("kistenstapel", "This open box must stay where it is."),
    "closed-lid-returned": QT_TRANSLATE_NOOP(
        "kistenstapel", "An open lid may not be exchanged for a closed one."
    ),
    "no-point": QT_TRANSLATE_NOOP("kistenstapel", "This makes no point."),
}
NOT_FROM_HAND = QT_TRANSLATE_NOOP(
    "kistenstapel", "Nothing is played from here: put a box on the pile at a plus sign, then build."
)
STOCK_COMES = QT_TRANSLATE_NOOP("kistenstapel", "The top card comes to you by itself when your turn begins.")
NO_LID = QT_TRANSLATE_NOOP("kistenstapel", "No open lid can be laid here.")
NO_LID_LEFT = QT_TRANSLATE_NOOP("kistenstapel", "There is no open lid among the cards.")
LAST_BOX = QT_TRANSLATE_NOOP("kistenstapel", "The last box stays.")
NOT_HIGH_ENOUGH = QT_TRANSLATE_NOOP("kistenstapel", "The pile is not high enough for that.")
KEY_ADDS = QT_TRANSLATE_NOOP("kistenstapel", "{key} puts a box here.")
KEY_TAKES = QT_TRANSLATE_NOOP("kistenstapel", "{key} takes one away.")
KEY_OPENS = QT_TRANSLATE_NOOP("kistenstapel", "{key} lays an open lid.")
KEY_BUILDS = QT_TRANSLATE_NOOP("kistenstapel", "{key} builds.")
BARRED = QT_TRANSLATE_NOOP("kistenstapel", "An open box, which stays.")

# Knocking.
KNOCK = QT_TRANSLATE_NOOP("kistenstapel", "Knock!")
KNOCK_PRICE = QT_TRANSLATE_NOOP("kistenstapel", "wrong: others +{points}")
KNOCK_COSTS = translate(
    "kistenstapel", "If you can show nothing, every other player gets %n point(s).", "", 1
)
LET_BE_PRICE = QT_TRANSLATE_NOOP("kistenstapel", "costs nothing")
CONCEDE_PRICE = QT_TRANSLATE_NOOP("kistenstapel", "others +{points}")
CONCEDE_COSTS = translate("kistenstapel", "Every other player gets %n point(s).", "", 1)
CARDS_OF_SEAT = QT_TRANSLATE_NOOP("kistenstapel", "Cards of {name}")
KNOCK_OF = QT_TRANSLATE_NOOP("kistenstapel", "{name} knocks")
LET_BE = QT_TRANSLATE_NOOP("kistenstapel", "Let it be")
NO = QT_TRANSLATE_NOOP("kistenstapel", "No")
WHO_KNOCKS = QT_TRANSLATE_NOOP("kistenstapel", "{name} has passed. Does anybody knock?")
WHO_KNOCKS_PRICE = translate(
    "kistenstapel", "{name} has passed. Who knocks and can show nothing gives all others %n point(s).", "", 1
)
DO_YOU_KNOCK = QT_TRANSLATE_NOOP("kistenstapel", "Does anybody knock? {keys}")
SECONDS_LEFT = translate("kistenstapel", "%n second(s) left", "", 1)

# Bidding.
YOUR_BID = QT_TRANSLATE_NOOP(
    "kistenstapel", "{name}, how many points do you bid for all unused cards ({cards})?"
)
NOTHING_TO_BID_FOR = QT_TRANSLATE_NOOP(
    "kistenstapel", "{name}, no card is left over: there is nothing to bid for."
)
GO_ON = QT_TRANSLATE_NOOP("kistenstapel", "Go on")
BID_FIRST = QT_TRANSLATE_NOOP("kistenstapel", "First make your bid: only the highest one gets the cards.")
BID_IS = QT_TRANSLATE_NOOP("kistenstapel", "Bid {bid}")
NO_BID = QT_TRANSLATE_NOOP("kistenstapel", "No bid")
HAS_BID = QT_TRANSLATE_NOOP("kistenstapel", "has bid")
BIDS = QT_TRANSLATE_NOOP("kistenstapel", "bids {bid}")

# What the others see.
NEWS_BUILT = translate("kistenstapel", "builds: %n point(s)", "", 1)
NEWS_PASSED = QT_TRANSLATE_NOOP("kistenstapel", "passes")
NEWS_KNOCKED = QT_TRANSLATE_NOOP("kistenstapel", "knocks!")
NEWS_CONCEDED = QT_TRANSLATE_NOOP("kistenstapel", "can show nothing")
NEWS_DONE = QT_TRANSLATE_NOOP("kistenstapel", "is done")

BEST_WAS = QT_TRANSLATE_NOOP("kistenstapel", "The best build would have made {best}, yours made {made}.")
BEST_MADE = QT_TRANSLATE_NOOP("kistenstapel", "There was no better build than yours.")
BEST_MISSED = QT_TRANSLATE_NOOP("kistenstapel", "You could have made {best}.")
BEST_NONE = QT_TRANSLATE_NOOP("kistenstapel", "There was no point to be made.")
SHOW_BEST = QT_TRANSLATE_NOOP("kistenstapel", "Best build")
BEST_SHOWN = QT_TRANSLATE_NOOP("kistenstapel", "The best build of the last turn: {best}. V goes back.")

TAKE_DOWN = QT_TRANSLATE_NOOP("kistenstapel", "Take this pile down")
ENDED_WORDS = QT_TRANSLATE_NOOP("kistenstapel", "Everybody has passed.")
COLUMN_BUILDS = QT_TRANSLATE_NOOP("kistenstapel", "Builds")
COLUMN_BOXES = QT_TRANSLATE_NOOP("kistenstapel", "Boxes × 3")
COLUMN_USED = QT_TRANSLATE_NOOP("kistenstapel", "Cards laid")
COLUMN_RETURNED = QT_TRANSLATE_NOOP("kistenstapel", "Returned")
COLUMN_KNOCKS = QT_TRANSLATE_NOOP("kistenstapel", "Knocks")
COLUMN_LEFTOVER = QT_TRANSLATE_NOOP("kistenstapel", "Leftover")
COLUMN_POINTS = QT_TRANSLATE_NOOP("kistenstapel", "Points")


BUILT = translate("kistenstapel", "{name} builds and makes %n point(s). {effect}.", "", 1)
BUILT_AFTER_KNOCK = translate(
    "kistenstapel", "{name} shows what {owner} overlooked and makes %n point(s). {effect}.", "", 1
)
PASSED = QT_TRANSLATE_NOOP("kistenstapel", "{name} passes.")
DRAWN: dict[str, Phrase] = {
    "L": QT_TRANSLATE_NOOP("kistenstapel", "{name} takes a left side."),
    "R": QT_TRANSLATE_NOOP("kistenstapel", "{name} takes a right side."),
    "T": QT_TRANSLATE_NOOP("kistenstapel", "{name} takes a closed lid."),
    "O": QT_TRANSLATE_NOOP("kistenstapel", "{name} takes an open lid."),
}
KNOCKED = QT_TRANSLATE_NOOP("kistenstapel", "{name} knocks on the pass of {passer}!")
CONCEDED = translate("kistenstapel", "{name} can show nothing: everyone else gets %n point(s).", "", 1)
BID_MADE = QT_TRANSLATE_NOOP("kistenstapel", "{name} has bid.")
OWN_BID_MADE = QT_TRANSLATE_NOOP("kistenstapel", "{name} bids {bid}.")
BIDS_REVEALED = QT_TRANSLATE_NOOP("kistenstapel", "The bids: {bids}.")
BIDS_WON = QT_TRANSLATE_NOOP("kistenstapel", "The bids: {bids}. {name} gets the unused cards.")
LEFTOVER_TAKEN = QT_TRANSLATE_NOOP("kistenstapel", "{name} gets all unused cards: {cards}.")
LEFTOVER_DONE = translate("kistenstapel", "{name} is done and made %n point(s) with the unused cards.", "", 1)
LEFTOVER_LOST = translate(
    "kistenstapel", "{name} made only %n point(s) of the {bid} that were bid: they do not count.", "", 1
)
LOST_PASS = QT_TRANSLATE_NOOP("kistenstapel", "Somebody knocks on your pass!")
LOST_BUILD = QT_TRANSLATE_NOOP("kistenstapel", "You overlooked a build!")
LOST_KNOCK = QT_TRANSLATE_NOOP("kistenstapel", "Your knock has failed!")
LOST_BID = QT_TRANSLATE_NOOP("kistenstapel", "Your bid was too high!")
ENDED = QT_TRANSLATE_NOOP("kistenstapel", "Everybody has passed: {scores}.")
SCORE = QT_TRANSLATE_NOOP("kistenstapel", "{name} {points}")


def card_name(words: Words, card: str) -> str:
    """The name of a card: "left side"."""
    return words.say(NAMES[card])


def card_text(words: Words, card: str) -> str:
    """The same as `card_name`: cards have no value that could be told."""
    return card_name(words, card)


def effect_text(words: Words, boxes: int, used: Hand, returned: Hand) -> str:
    """What a build does: "4 boxes more · laid: 2 left sides · returned: 1 right side".

    `boxes` is negative if there are fewer; `used` and `returned` are numbers of (L, R, T, O) cards.
    """
    if boxes > 0:
        parts = [words.say(PLAN_BOXES, n=boxes)]
    else:
        parts = [words.say(PLAN_BOXES_LESS, n=-boxes) if boxes else words.say(PLAN_NO_BOXES)]
    parts.append(words.say(PLAN_USED, cards=counted_cards(words, used)))
    if any(returned):
        parts.append(words.say(PLAN_RETURNED, cards=counted_cards(words, returned)))
    return " · ".join(parts)


def blame_text(words: Words, code: str, kind: str, short: int) -> str:
    """Why a plan cannot be built, in a few words; for the arguments see `boxes.table.draft.Blame`. Raises
    `KeyError` for an unknown code or kind."""
    return words.say(SHORT[kind], n=short) if code == "card-not-in-hand" else words.say(FAULTS[code])


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, Built):
        return _built_text(words, event, names)
    if isinstance(event, Drawn):
        return words.say(DRAWN[event.card], name=names[event.seat])
    if isinstance(event, Passed):
        return words.say(PASSED, name=names[event.seat])
    if isinstance(event, Knocked):
        return words.say(KNOCKED, name=names[event.seat], passer=names[event.passer])
    if isinstance(event, Conceded):
        return words.say(CONCEDED, n=event.gain, name=names[event.seat])
    return _ending_text(words, event, names)


def _built_text(words: Words, event: Built, names: Sequence[str]) -> str:
    boxes = len(event.added) - len(event.removed)
    effect = effect_text(words, boxes, used_of(event.laid), returned_of(event.laid))
    if event.owner != event.seat:
        return words.say(
            BUILT_AFTER_KNOCK,
            n=event.points,
            name=names[event.seat],
            owner=names[event.owner],
            effect=effect,
        )
    return words.say(BUILT, n=event.points, name=names[event.seat], effect=effect)


def _ending_text(words: Words, event: Event, names: Sequence[str]) -> str:
    if isinstance(event, BidMade):
        phrase = BID_MADE if event.bid is None else OWN_BID_MADE
        return words.say(phrase, name=names[event.seat], bid=event.bid)
    if isinstance(event, BidsRevealed):
        bids = _scores(words, event.bids, names)
        if event.winner is None:
            return words.say(BIDS_REVEALED, bids=bids)
        return words.say(BIDS_WON, bids=bids, name=names[event.winner])
    if isinstance(event, LeftoverTaken):
        return words.say(LEFTOVER_TAKEN, name=names[event.seat], cards=counted_cards(words, event.cards))
    if isinstance(event, LeftoverDone):
        phrase = LEFTOVER_DONE if event.kept else LEFTOVER_LOST
        return words.say(phrase, n=event.made, name=names[event.seat], bid=event.bid)
    if isinstance(event, RoundEnded):
        return words.say(ENDED, scores=_scores(words, event.scores, names))
    raise TypeError(f"not an event of this game: {event!r}")


def _scores(words: Words, scores: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(
        words.say(SCORE, name=name, points=points) for name, points in zip(names, scores, strict=True)
    )


def loss(event: Event, seat: int, _told: object) -> Phrase | None:
    """The headline for an event that costs `seat` something; None for anything else.

    That is a knock on its pass, a build with its cards, a knock of its own that failed, a bid that it did not reach.
    """
    if isinstance(event, Knocked) and event.passer == seat:
        return LOST_PASS
    if isinstance(event, Built) and event.owner == seat != event.seat:
        return LOST_BUILD
    if isinstance(event, Conceded) and event.seat == seat:
        return LOST_KNOCK
    if isinstance(event, LeftoverDone) and event.seat == seat and not event.kept:
        return LOST_BID
    return None


def error_data(words: Words, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a refusal, with names in place of card codes."""
    named = dict(data)
    card = named.get("card")
    if card in NAMES and "count" in named:
        named["card"] = words.say(COUNTED[card], n=named["count"])
    elif card in NAMES:
        named["card"] = card_name(words, card)
    return named


WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=45,
    difficulty=HARD,
    options=OPTIONS,
    preferences=PREFERENCES,
    loss=loss,
    opened_by={"bid-made": "bids-revealed"},
    known_to_mover=frozenset({"passed", "conceded", "bid-made", "leftover-done"}),
)
