"""Superspy in words: cards, plays, the elimination sheet, and what may be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.deck52 import words as standard_cards
from holzwurm_desktop.games.deck52.words import error_data, the_card
from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.moves import (
    Discarded,
    FourthLaid,
    Guessed,
    RoundEnded,
    Shuffled,
    Took,
    TrioLaid,
    TurnEnded,
)
from holzwurm_desktop.text.game_text import MEDIUM, GameText
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

TITLE = QT_TRANSLATE_NOOP("games", "Superspy")
LINE = QT_TRANSLATE_NOOP("games", "Collect six trios before you are unmasked.")
OPTIONS = {
    "notes": OptionWords(
        QT_TRANSLATE_NOOP("options", "Elimination sheet"),
        QT_TRANSLATE_NOOP("options", "When the sheet that narrows down the spy may be used."),
        {
            "five": QT_TRANSLATE_NOOP("options", "from five trios"),
            "always": QT_TRANSLATE_NOOP("options", "always"),
            "never": QT_TRANSLATE_NOOP("options", "never"),
        },
    ),
}
PREFERENCES = {
    "fill_sheet": OptionWords(
        QT_TRANSLATE_NOOP("superspion", "Fill in what is certain on the &elimination sheet")
    ),
}

BY_RANK = QT_TRANSLATE_NOOP("superspion", "by value")
BY_SETS = QT_TRANSLATE_NOOP("superspion", "trios first")
BY_SUIT = QT_TRANSLATE_NOOP("superspion", "by suit")

TABLE = QT_TRANSLATE_NOOP("superspion", "Table")
SHEET = QT_TRANSLATE_NOOP("superspion", "Elimination sheet")
OWN_TRIOS = QT_TRANSLATE_NOOP("superspion", "Your trios")
OWN_SUIT = translate("superspion", "Your suit is {suit}; what lies open leaves %n suspect(s)", "", 1)
TRIOS_OF = QT_TRANSLATE_NOOP("superspion", "Trios of {name}")
TRIO_COUNT = QT_TRANSLATE_NOOP("superspion", "{count} of {goal}")
TRIO_LIST = QT_TRANSLATE_NOOP("superspion", "{trios}, {count}: {cards}")
TRIO_NONE = QT_TRANSLATE_NOOP("superspion", "{trios}: none yet")
FOURTHS = QT_TRANSLATE_NOOP("superspion", "Fourth cards")
FOURTH_LIST = QT_TRANSLATE_NOOP("superspion", "Fourth cards: {cards}")
STOCK = QT_TRANSLATE_NOOP("superspion", "Stock")
DISCARDS = QT_TRANSLATE_NOOP("superspion", "Discards")
OWN_DISCARDS = QT_TRANSLATE_NOOP("superspion", "Your discards since the last shuffle")
OWN_DISCARD_LIST = QT_TRANSLATE_NOOP("superspion", "Your discards since the last shuffle: {cards}.")
OWN_FOLDER = QT_TRANSLATE_NOOP("superspion", "Your folder, closed: the spy is in it")
OWN_SPY = QT_TRANSLATE_NOOP("superspion", "Your folder, open: {card}")
OTHER_FOLDER = QT_TRANSLATE_NOOP("superspion", "The folder of {name}, closed")
OTHER_SPY = QT_TRANSLATE_NOOP("superspion", "The folder of {name}, open: {card}")
PEEK = QT_TRANSLATE_NOOP("superspion", "peek")

FROM_FIVE = QT_TRANSLATE_NOOP("superspion", "from five trios on")
NOT_USED = QT_TRANSLATE_NOOP("superspion", "not used in this match")
UNKNOWN_LEFT = translate("superspion", "%n suspect(s) left", "", 1)
NAME_THE_SPY = QT_TRANSLATE_NOOP("superspion", "Which card is the spy of {name}?")
LEGEND = {
    "out": QT_TRANSLATE_NOOP("superspion", "ruled out"),
    "seen": QT_TRANSLATE_NOOP("superspion", "seen"),
}
FILL_ON = QT_TRANSLATE_NOOP("superspion", "Certain: filled in")
FILL_OFF = QT_TRANSLATE_NOOP("superspion", "Certain: left to you")
FILL_TIP = QT_TRANSLATE_NOOP(
    "superspion", "Marks what you have seen, and what the other player’s trios rule out."
)
MARKED = {
    "": QT_TRANSLATE_NOOP("superspion", "{card}: unknown"),
    "out": QT_TRANSLATE_NOOP("superspion", "{card}: ruled out"),
    "seen": QT_TRANSLATE_NOOP("superspion", "{card}: seen"),
}

GUESS_BUTTON = QT_TRANSLATE_NOOP("superspion", "Guess the spy")
GUESS_OFF = QT_TRANSLATE_NOOP("superspion", "Do not guess")
END_BUTTON = QT_TRANSLATE_NOOP("superspion", "End the turn")
GUESS_QUESTION = QT_TRANSLATE_NOOP("superspion", "Is {card} the spy of {name}? If not, you lose.")
GUESS_OWN = QT_TRANSLATE_NOOP(
    "superspion", "{card} is in your own hand and cannot be the spy of {name}. If you name it, you lose."
)
GUESS_OWN_SPY = QT_TRANSLATE_NOOP(
    "superspion", "{card} is your own spy and cannot be that of {name}. If you name it, you lose."
)
GUESS_OPEN = QT_TRANSLATE_NOOP(
    "superspion", "{card} lies open on the table and cannot be the spy of {name}. If you name it, you lose."
)
GUESS_YES = QT_TRANSLATE_NOOP("superspion", "Name this card")
GUESS_NO = QT_TRANSLATE_NOOP("superspion", "Think again")
WHICH_TRIO = QT_TRANSLATE_NOOP("superspion", "Which three cards do you lay?")
BACK = QT_TRANSLATE_NOOP("superspion", "None")

TO_DISCARD = QT_TRANSLATE_NOOP("superspion", "discards it face down")
TO_TRIO = QT_TRANSLATE_NOOP("superspion", "lays the trio {cards}")
TO_LAST_TRIO = QT_TRANSLATE_NOOP("superspion", "lays the sixth trio and wins")
TO_SOME_TRIO = QT_TRANSLATE_NOOP("superspion", "lays a trio: choose which")
TO_FOURTH = QT_TRANSLATE_NOOP("superspion", "lays it as a fourth card and draws")

TASK_DISCARD = QT_TRANSLATE_NOOP("superspion", "{name}, discard a card.")
TASK_LAY = QT_TRANSLATE_NOOP("superspion", "{name}, lay what you can, or end your turn.")
TASK_END = QT_TRANSLATE_NOOP("superspion", "{name}, end your turn, or guess.")
TASK_GUESS = QT_TRANSLATE_NOOP("superspion", "{name}, choose a card on the sheet. Esc: do not guess.")

DRAWS_BY_ITSELF = QT_TRANSLATE_NOOP("superspion", "You draw by discarding or laying: it happens by itself.")
NO_TRIO_WITH = QT_TRANSLATE_NOOP(
    "superspion", "A trio is three cards of one value, at least one of the suit of your spy."
)
SHEET_CLOSED = QT_TRANSLATE_NOOP("superspion", "The sheet may be used once a player has five trios.")
SHEET_NEVER = QT_TRANSLATE_NOOP("superspion", "This match is played without the sheet.")
GUESS_LATER = QT_TRANSLATE_NOOP("superspion", "You may guess once you have discarded and drawn.")


DISCARDED = QT_TRANSLATE_NOOP("superspion", "{name} discards a card.")
DISCARDED_SEEN = QT_TRANSLATE_NOOP("superspion", "{name} discards {card}.")
TOOK = QT_TRANSLATE_NOOP("superspion", "{name} draws a card.")
TOOK_SEEN = QT_TRANSLATE_NOOP("superspion", "{name} draws {card}.")
LAID_TRIO = QT_TRANSLATE_NOOP("superspion", "{name} lays trio number {number}: {cards}.")
LAID_FOURTH = QT_TRANSLATE_NOOP("superspion", "{name} lays a fourth card: {card}.")
GUESSED_RIGHT = QT_TRANSLATE_NOOP("superspion", "{name} names {card}, and that is the spy.")
GUESSED_WRONG = QT_TRANSLATE_NOOP("superspion", "{name} names {card}, and that is not the spy.")
ENDED_TURN = QT_TRANSLATE_NOOP("superspion", "{name} ends the turn.")
SHUFFLED = translate("superspion", "The discard pile is shuffled: a new stock of %n card(s).", "", 1)
SPY_FOUND = QT_TRANSLATE_NOOP("superspion", "Your spy is unmasked!")
SPY_SAFE = QT_TRANSLATE_NOOP("superspion", "A guess at your spy!")
WON_TRIOS = QT_TRANSLATE_NOOP("superspion", "{name} has laid six trios.")
WON_GUESS = QT_TRANSLATE_NOOP("superspion", "{name} has unmasked the spy: {card}.")
LOST_GUESS = QT_TRANSLATE_NOOP("superspion", "A wrong guess: {name} wins. The spy was {card}.")
DRAWN = QT_TRANSLATE_NOOP("superspion", "Two hundred turns in which nothing was laid: nobody wins.")

NEWS_DISCARDED = QT_TRANSLATE_NOOP("superspion", "discarded")
NEWS_TRIO = QT_TRANSLATE_NOOP("superspion", "trio: {cards}")
NEWS_FOURTH = QT_TRANSLATE_NOOP("superspion", "fourth card: {card}")
NEWS_GUESS = QT_TRANSLATE_NOOP("superspion", "named {card}")
NEWS_ENDED = QT_TRANSLATE_NOOP("superspion", "ended the turn")


def card_name(words: Words, card: str) -> str:
    """The name of a card: "7 of hearts"."""
    return standard_cards.card_name(words, card)


card_text = card_name  # cards have no value that could be told


def card_list(words: Words, cards: Sequence[str]) -> str:
    """Cards in a row: "5 of hearts, 5 of spades"."""
    return ", ".join(card_name(words, card) for card in cards)


def trios_text(words: Words, title: str, trios: Sequence[Sequence[str]]) -> str:
    """A seat's trios in words, for a screen reader. `title` says whose they are."""
    if not trios:
        return words.say(TRIO_NONE, trios=title)
    cards = "; ".join(card_list(words, trio) for trio in trios)
    return words.say(TRIO_LIST, trios=title, count=trio_count(words, trios), cards=cards)


def discards_text(words: Words, cards: Sequence[str]) -> str:
    """The player's own discards that still lie in the pile, in a sentence. There must be one."""
    return words.say(OWN_DISCARD_LIST, cards=card_list(words, cards))


def suit_text(words: Words, spy: str, left: int) -> str:
    """What the player has to keep in mind of the own `spy`: its suit, and how many cards can be it by what lies
    open."""
    return words.say(OWN_SUIT, n=left, suit=standard_cards.suit_name(words, spy[1]))


def guess_question(words: Words, card: str, name: str, where: str) -> str:
    """Whether `card` is meant as the spy of the player `name`; `where`: "hand", "spy" or "open" for a card that the
    guesser sees there, else ""."""
    phrase = {"hand": GUESS_OWN, "spy": GUESS_OWN_SPY, "open": GUESS_OPEN}.get(where, GUESS_QUESTION)
    said = the_card(words, card)
    return words.say(phrase, card=said[:1].upper() + said[1:] if where else said, name=name)


def trio_count(words: Words, trios: Sequence[object]) -> str:
    """How many trios there are, of how many that are needed to win."""
    return words.say(TRIO_COUNT, count=len(trios), goal=TRIOS_TO_WIN)


def mark_text(words: Words, card: str, mark: str) -> str:
    """A box of the sheet in words, for a screen reader. Raises `KeyError` for a mark that there is not."""
    return words.say(MARKED[mark], card=card_name(words, card))


def task_text(words: Words, name: str, laying: bool, can_lay: bool, guessing: bool) -> str:
    """What the player with this name has to do now. `laying`: a card has been discarded; `can_lay`: there is
    something to lay; `guessing`: a card is to be named."""
    if guessing:
        return words.say(TASK_GUESS, name=name)
    if not laying:
        return words.say(TASK_DISCARD, name=name)
    return words.say(TASK_LAY if can_lay else TASK_END, name=name)


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, Shuffled):
        return words.say(SHUFFLED, n=event.size)
    if isinstance(event, RoundEnded):
        return ending_text(words, event.ending, event.scores, event.spies, names)
    if isinstance(event, TrioLaid):
        cards = card_list(words, event.cards)
        return words.say(LAID_TRIO, name=names[event.seat], number=event.number, cards=cards)
    if isinstance(event, Discarded | Took | FourthLaid | Guessed):
        return _card_event_text(words, event, names[event.seat])
    if isinstance(event, TurnEnded):
        return words.say(ENDED_TURN, name=names[event.seat])
    raise TypeError(f"not an event of this game: {event!r}")


def _card_event_text(words: Words, event: Discarded | Took | FourthLaid | Guessed, name: str) -> str:
    if event.card is None:
        return words.say(DISCARDED if isinstance(event, Discarded) else TOOK, name=name)
    if isinstance(event, Guessed):
        phrase = GUESSED_RIGHT if event.right else GUESSED_WRONG
    else:
        phrase = {"discarded": DISCARDED_SEEN, "took": TOOK_SEEN, "fourth-laid": LAID_FOURTH}[event.kind]
    return words.say(phrase, name=name, card=the_card(words, event.card))


def ending_text(
    words: Words,
    ending: str | None,
    scores: Sequence[float],
    spies: Sequence[str | None],
    names: Sequence[str],
) -> str:
    """Why a round ended, and for whom."""
    if ending == "draw" or 1 not in scores:
        return words.say(DRAWN)
    winner = list(scores).index(1)
    if ending == "trios":
        return words.say(WON_TRIOS, name=names[winner])
    guesser = winner if ending == "guess-right" else 1 - winner  # a wrong guess loses
    spy = the_card(words, spies[1 - guesser] or "")
    return words.say(WON_GUESS if ending == "guess-right" else LOST_GUESS, name=names[winner], card=spy)


def loss(event: Event, seat: int, _told: object) -> Phrase | None:
    """The headline for a guess at the spy of `seat`; None for anything else."""
    if not isinstance(event, Guessed) or event.seat == seat:
        return None
    return SPY_FOUND if event.right else SPY_SAFE


def notes_of(words: Words, events: Sequence[Event], name: Callable[[Words, str], str]) -> list[str]:
    """What a seat did, in a few words for its plate. `name` gives the name of a card.

    That it laid a card aside and ended its turn is worth a note only where it did nothing else.
    """
    notes = []
    for event in events:
        if isinstance(event, TrioLaid):
            cards = ", ".join(name(words, card) for card in event.cards)
            notes.append(words.say(NEWS_TRIO, cards=cards))
        elif isinstance(event, FourthLaid | Guessed):
            phrase = NEWS_FOURTH if isinstance(event, FourthLaid) else NEWS_GUESS
            notes.append(words.say(phrase, card=name(words, event.card)))
    if notes:
        return notes
    plain = {Discarded: NEWS_DISCARDED, TurnEnded: NEWS_ENDED}
    return [words.say(plain[type(event)]) for event in events if type(event) in plain]


WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=30,
    difficulty=MEDIUM,
    options=OPTIONS,
    preferences=PREFERENCES,
    loss=loss,
    within_turn=frozenset(),
    known_to_mover=frozenset({"discarded", "trio-laid", "fourth-laid", "turn-ended"}),
)
