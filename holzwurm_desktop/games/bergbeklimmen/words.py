"""Mountain Climbing in words: cards, plays, and what may be done now. Red climbs at seat 0, black at seat 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH, STAGES, TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.deck import colour_of, must_lay
from holzwurm_desktop.games.bergbeklimmen.moves import Drew, Kept, Play, Played, RoundEnded
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.games.deck52 import words as standard_cards
from holzwurm_desktop.games.deck52.words import error_data, rank_name, the_card
from holzwurm_desktop.text.game_text import MEDIUM, GameText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

TITLE = QT_TRANSLATE_NOOP("games", "Mountain Climbing")
LINE = QT_TRANSLATE_NOOP("games", "Two teams, one mountain: who reaches the summit first?")

_PILES = (
    QT_TRANSLATE_NOOP("bergbeklimmen", "Red pile"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "Black pile"),
)
_NEW_PILES = (
    QT_TRANSLATE_NOOP("bergbeklimmen", "New red pile"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "New black pile"),
)
_ROUTES = (
    QT_TRANSLATE_NOOP("bergbeklimmen", "Red route"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "Black route"),
)
WANTS_CLIMBER = QT_TRANSLATE_NOOP("bergbeklimmen", "next: a climber")
WANTS_STAGE = QT_TRANSLATE_NOOP("bergbeklimmen", "next: {rank}")
AT_SUMMIT = QT_TRANSLATE_NOOP("bergbeklimmen", "on the summit")
ROUTE_STATE = QT_TRANSLATE_NOOP("bergbeklimmen", "{route}, {wanted}: {cards}")
ROUTE_EMPTY = QT_TRANSLATE_NOOP("bergbeklimmen", "{route}, {wanted}: no card yet")
PILE_NUMBER = QT_TRANSLATE_NOOP("bergbeklimmen", "{pile}, number {number}")
PILE_STATE = QT_TRANSLATE_NOOP("bergbeklimmen", "{pile}, number {number}, on top {top}; beneath it {rest}")
PILE_SINGLE = QT_TRANSLATE_NOOP("bergbeklimmen", "{pile}, number {number}: {top}")
PILE_EMPTY = QT_TRANSLATE_NOOP("bergbeklimmen", "{pile}, number {number}: empty")
STOCK = QT_TRANSLATE_NOOP("bergbeklimmen", "Stock")
PILES = QT_TRANSLATE_NOOP("bergbeklimmen", "Middle piles")
MOUNTAIN = QT_TRANSLATE_NOOP("bergbeklimmen", "Mountain")
BY_DEAL = QT_TRANSLATE_NOOP("bergbeklimmen", "by colour")
WANTS_TEAM = QT_TRANSLATE_NOOP("bergbeklimmen", "next: a climber (jack, queen or king)")
TEAM = QT_TRANSLATE_NOOP("bergbeklimmen", "climbers {count}/{goal}")
STAGE = QT_TRANSLATE_NOOP("bergbeklimmen", "stages {count}/{goal}")
OWN_SIDE = QT_TRANSLATE_NOOP("bergbeklimmen", "your side")
IN_FRONT = QT_TRANSLATE_NOOP("bergbeklimmen", "in front: one own card")

MUST_LAY = QT_TRANSLATE_NOOP("bergbeklimmen", "must be laid")
MAY_KEEP = QT_TRANSLATE_NOOP("bergbeklimmen", "may be kept")
FITS = QT_TRANSLATE_NOOP("bergbeklimmen", "fits your route")
KEEP_BUTTON = QT_TRANSLATE_NOOP("bergbeklimmen", "Keep {card}")
TO_ROUTE = QT_TRANSLATE_NOOP("bergbeklimmen", "climbs on")
TO_SUMMIT = QT_TRANSLATE_NOOP("bergbeklimmen", "reaches the summit")
TO_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "covers {card}")
TO_NEW_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "begins a pile")

PLAY_FIRST = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, lay one card or both.")
PLAY_BOTH = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, both cards must be laid.")
PLAY_THIS = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, {card} must be laid.")
PLAY_OR_KEEP = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, lay {card} too, or keep it.")
PLAY_ROPED = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, you are in front: only one of your own cards.")
FILL_HAND = QT_TRANSLATE_NOOP("bergbeklimmen", "{name}, fill your hand from what is lit.")

WRONG_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "Red cards go on the red piles, black ones on the black.")
WRONG_ROUTE = QT_TRANSLATE_NOOP("bergbeklimmen", "That is your opponent’s side of the mountain.")
WRONG_SOURCE = QT_TRANSLATE_NOOP("bergbeklimmen", "You may only draw from piles of your own colour.")

PLAYED_ROUTE = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} lays {card} on the route.")
PLAYED_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} lays {card} on pile {number}.")
PLAYED_NEW = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} begins pile {number} with {card}.")
KEPT = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} keeps a card.")
KEPT_ROPED = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} is in front and must keep the other card.")
DREW_STOCK = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} draws from the stock.")
DREW_CARD = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} draws {card} from the stock.")
DREW_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} takes {card} from pile {number}.")
WON = QT_TRANSLATE_NOOP("bergbeklimmen", "{name} has reached the summit.")
DRAWN = QT_TRANSLATE_NOOP("bergbeklimmen", "A hundred turns without a step: nobody wins.")
ENDED_DRAW = QT_TRANSLATE_NOOP("bergbeklimmen", "A hundred turns in a row laid no card on a route: a draw.")

BURIED = QT_TRANSLATE_NOOP("bergbeklimmen", "Your next stage is buried!")

NEWS_ROUTE = QT_TRANSLATE_NOOP("bergbeklimmen", "climbed: {card}")
NEWS_PILE = QT_TRANSLATE_NOOP("bergbeklimmen", "laid {card}")
NEWS_KEPT = QT_TRANSLATE_NOOP("bergbeklimmen", "kept a card")
NEWS_STOCK = QT_TRANSLATE_NOOP("bergbeklimmen", "drew from the stock")
NEWS_DREW = QT_TRANSLATE_NOOP("bergbeklimmen", "took {card}")


def pile_number(colour: int, slot: int) -> int:
    """The number by which players call a middle pile, from 1. `colour` and `slot` count from 0."""
    return colour * 2 + slot + 1


def card_name(words: Words, card: str) -> str:
    """The name of a card: "7 of hearts"."""
    return standard_cards.card_name(words, card)


card_text = card_name


def pile_name(words: Words, colour: int, empty: bool = False) -> str:
    """A pile by its colour: "Red pile", or "New red pile" if it is empty."""
    return words.say((_NEW_PILES if empty else _PILES)[colour])


def route_name(words: Words, seat: int) -> str:
    """A route by its colour: "Red route"."""
    return words.say(_ROUTES[seat])


def wanted_text(words: Words, route: Sequence[str], in_full: bool = False) -> str:
    """What a route needs next; `in_full`: with what counts as a climber. `route` is from the foot upwards."""
    if len(route) < TEAM_SIZE:
        return words.say(WANTS_TEAM if in_full else WANTS_CLIMBER)
    if len(route) == ROUTE_LENGTH:
        return words.say(AT_SUMMIT)
    return words.say(WANTS_STAGE, rank=rank_name(words, STAGES[len(route) - TEAM_SIZE]))


def progress_text(words: Words, route: Sequence[str]) -> str:
    """How far a route has come: its climbers, or once the team is complete its stages."""
    if len(route) < TEAM_SIZE:
        return words.say(TEAM, count=len(route), goal=TEAM_SIZE)
    return words.say(STAGE, count=len(route) - TEAM_SIZE, goal=len(STAGES))


def route_text(words: Words, seat: int, route: Sequence[str]) -> str:
    """A route in words, for a screen reader."""
    name, wanted = route_name(words, seat), wanted_text(words, route, in_full=True)
    if not route:
        return words.say(ROUTE_EMPTY, route=name, wanted=wanted)
    return words.say(ROUTE_STATE, route=name, wanted=wanted, cards=_list(words, route))


def pile_text(words: Words, colour: int, slot: int, cards: Sequence[str]) -> str:
    """A middle pile in words, for a screen reader. `cards` are from bottom to top, the words from top to bottom."""
    name, number = pile_name(words, colour), pile_number(colour, slot)
    if not cards:
        return words.say(PILE_EMPTY, pile=name, number=number)
    top = card_name(words, cards[-1])
    if len(cards) == 1:
        return words.say(PILE_SINGLE, pile=name, number=number, top=top)
    rest = _list(words, cards[-2::-1])
    return words.say(PILE_STATE, pile=name, number=number, top=top, rest=rest)


def pile_title(words: Words, colour: int, slot: int) -> str:
    """A middle pile without its cards."""
    return words.say(PILE_NUMBER, pile=pile_name(words, colour), number=pile_number(colour, slot))


def effect_text(words: Words, move: Play, pile: Sequence[str], route: Sequence[str]) -> str:
    """What a play would do. `pile` and `route` are those that the card may go to, as they lie now."""
    if move.pile is None:
        return words.say(TO_SUMMIT if len(route) == ROUTE_LENGTH - 1 else TO_ROUTE)
    if not pile:
        return words.say(TO_NEW_PILE)
    return words.say(TO_PILE, card=the_card(words, pile[-1]))


def task_text(words: Words, name: str, view: BergbeklimmenView) -> str:
    """What the player with this name has to do now, according to their own view."""
    if view.drawing:
        return words.say(FILL_HAND, name=name)
    others = [card for card in view.hand if must_lay(card, view.seat)]
    if len(others) == 2:
        return words.say(PLAY_BOTH, name=name)
    if others and len(view.hand) == 1:
        return words.say(PLAY_THIS, name=name, card=the_card(words, others[0]))
    if len(view.hand) == 1:
        return words.say(PLAY_OR_KEEP, name=name, card=the_card(words, view.hand[0]))
    if others:
        return words.say(PLAY_THIS, name=name, card=the_card(words, others[0]))
    return words.say(PLAY_ROPED if view.front else PLAY_FIRST, name=name)


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, RoundEnded):
        if event.ending == "draw":
            return words.say(ENDED_DRAW)
        return words.say(WON, name=names[event.scores.index(max(event.scores))])
    if not isinstance(event, Played | Kept | Drew):
        raise TypeError(f"not an event of this game: {event!r}")
    name = names[event.seat]
    if isinstance(event, Played):
        card = the_card(words, event.card)
        if event.pile is None:
            return words.say(PLAYED_ROUTE, name=name, card=card)
        number = pile_number(colour_of(event.card), event.pile)
        return words.say(PLAYED_NEW if event.opened else PLAYED_PILE, name=name, card=card, number=number)
    if isinstance(event, Kept):
        return words.say(KEPT if event.asked else KEPT_ROPED, name=name)
    if event.card is None:
        return words.say(DREW_STOCK, name=name)
    card = the_card(words, event.card)
    if event.pile is None:
        return words.say(DREW_CARD, name=name, card=card)
    return words.say(DREW_PILE, name=name, card=card, number=pile_number(event.seat, event.pile))


def notes_of(words: Words, events: Sequence[Event], name: Callable[[Words, str], str]) -> list[str]:
    """What a seat did, in a few words for its plate: the best first. `name` gives the name of a card."""
    climbed = [e.card for e in events if isinstance(e, Played) and e.pile is None]
    laid = [e.card for e in events if isinstance(e, Played) and e.pile is not None]
    took = [e.card for e in events if isinstance(e, Drew) and e.pile is not None and e.card is not None]
    told = ((NEWS_ROUTE, climbed), (NEWS_DREW, took), (NEWS_PILE, laid))
    notes = [
        words.say(phrase, card=", ".join(name(words, c) for c in cards)) for phrase, cards in told if cards
    ]
    stock = sum(isinstance(event, Drew) and event.pile is None for event in events)
    kept = any(isinstance(event, Kept) for event in events)
    return [*notes, *[words.say(NEWS_STOCK)] * stock, *([words.say(NEWS_KEPT)] if kept else [])]


def loss(event: Event, seat: int, told: Callable[[], Sequence[Event]]) -> Phrase | None:
    """The headline for a card that covers the next stage of `seat`, which lay open on a pile; None for anything else.

    `told` gives all events of the round so far. While climbers are wanted nothing is lost: any of six will do.
    """
    if not isinstance(event, Played) or event.pile is None or event.seat == seat or event.opened:
        return None
    if colour_of(event.card) != seat:
        return None
    before = list(told())
    # A card of one's own colour comes from another hand only once in a round: nobody gives it back.
    steps, piles, drawn = _own_lies(before[: before.index(event)], seat)
    if steps < TEAM_SIZE:
        return None
    wanted = STAGES[steps - TEAM_SIZE]
    at_hand = (piles[1 - event.pile][-1:], drawn)
    if any(card.startswith(wanted) for cards in at_hand for card in cards):
        return None
    return BURIED if piles[event.pile][-1].startswith(wanted) else None


def _own_lies(events: Sequence[Event], seat: int) -> tuple[int, list[list[str]], set[str]]:
    """(how many cards lie on the route of `seat`, the middle piles of its colour from bottom to top, the cards it
    drew and still holds) after `events`, all those of a round as `seat` saw them."""
    steps = 0
    piles: list[list[str]] = [[], []]
    drawn: set[str] = set()
    for event in events:
        if isinstance(event, Played):
            drawn.discard(event.card)
            if event.pile is None:
                steps += event.seat == seat
            elif colour_of(event.card) == seat:
                piles[event.pile].append(event.card)
        elif isinstance(event, Drew) and event.seat == seat and event.card is not None:
            drawn.add(event.card)
            if event.pile is not None:
                piles[event.pile].pop()
    return steps, piles, drawn


def keep_text(words: Words, card: str) -> str:
    """The words on the button for keeping `card`."""
    return words.say(KEEP_BUTTON, card=the_card(words, card))


def _list(words: Words, cards: Sequence[str]) -> str:
    return ", ".join(card_name(words, card) for card in cards)


WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=20,
    difficulty=MEDIUM,
    loss=loss,
    within_turn=frozenset(),
    known_to_mover=frozenset({"played", "kept"}),
)
