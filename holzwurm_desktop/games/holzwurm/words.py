"""The Thirteenth Woodworm in words: cards, plays and what they do, for table, move list and screen reader.

Cards as in the rules: `B7`, `N10`, `X13`. Rows are named by colour; their places have numbers from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from holzwurm_desktop.engine.contract import Event, Json
from holzwurm_desktop.games.holzwurm.constants import GOING_OUT
from holzwurm_desktop.games.holzwurm.deck import POISON, least_to_stay, points_of, taken_points, takes_row
from holzwurm_desktop.games.holzwurm.moves import Played, RoundEnded, RowTaken, WentOut
from holzwurm_desktop.text.game_text import EASY, GameText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

TITLE = QT_TRANSLATE_NOOP("games", "The Thirteenth Woodworm")
LINE = QT_TRANSLATE_NOOP("games", "Nibble at the even cards and keep off the poison.")

# A phrase for each colour, with an article and without: in other languages the forms of both depend on each
# other, so that neither can be put into a phrase.
_CARDS: dict[str, Phrase] = {
    "B": QT_TRANSLATE_NOOP("holzwurm", "blue {value}"),
    "Y": QT_TRANSLATE_NOOP("holzwurm", "yellow {value}"),
    "R": QT_TRANSLATE_NOOP("holzwurm", "red {value}"),
    "G": QT_TRANSLATE_NOOP("holzwurm", "green {value}"),
    "V": QT_TRANSLATE_NOOP("holzwurm", "violet {value}"),
    "N": QT_TRANSLATE_NOOP("holzwurm", "grey {value}"),
}
_THE_CARDS: dict[str, Phrase] = {
    "B": QT_TRANSLATE_NOOP("holzwurm", "the blue {value}"),
    "Y": QT_TRANSLATE_NOOP("holzwurm", "the yellow {value}"),
    "R": QT_TRANSLATE_NOOP("holzwurm", "the red {value}"),
    "G": QT_TRANSLATE_NOOP("holzwurm", "the green {value}"),
    "V": QT_TRANSLATE_NOOP("holzwurm", "the violet {value}"),
    "N": QT_TRANSLATE_NOOP("holzwurm", "the grey {value}"),
}
_COLOURS: dict[str, Phrase] = {
    "B": QT_TRANSLATE_NOOP("holzwurm", "blue"),
    "Y": QT_TRANSLATE_NOOP("holzwurm", "yellow"),
    "R": QT_TRANSLATE_NOOP("holzwurm", "red"),
    "G": QT_TRANSLATE_NOOP("holzwurm", "green"),
    "V": QT_TRANSLATE_NOOP("holzwurm", "violet"),
    "N": QT_TRANSLATE_NOOP("holzwurm", "colourless"),
}
_ROWS: dict[str, Phrase] = {
    "B": QT_TRANSLATE_NOOP("holzwurm", "Blue row"),
    "Y": QT_TRANSLATE_NOOP("holzwurm", "Yellow row"),
    "R": QT_TRANSLATE_NOOP("holzwurm", "Red row"),
    "G": QT_TRANSLATE_NOOP("holzwurm", "Green row"),
    "V": QT_TRANSLATE_NOOP("holzwurm", "Violet row"),
    "N": QT_TRANSLATE_NOOP("holzwurm", "Colourless row"),
}
THE_POISON = QT_TRANSLATE_NOOP("holzwurm", "the poisonous thirteen")
WITH_PLUS = QT_TRANSLATE_NOOP("holzwurm", "{card}, plus {points}")
WITH_MINUS = QT_TRANSLATE_NOOP("holzwurm", "{card}, minus {points}")

NEW_ROW = QT_TRANSLATE_NOOP("holzwurm", "New row")
NEEDS = QT_TRANSLATE_NOOP("holzwurm", "{least} or more stays")
TAKES_ALWAYS = QT_TRANSLATE_NOOP("holzwurm", "every card takes the row")
FATE_PILE = QT_TRANSLATE_NOOP("holzwurm", "Fate pile")
FATE_NEXT = QT_TRANSLATE_NOOP("holzwurm", "next")
ROW_STATE = translate("holzwurm", "{row}, number {number}: %n card(s)", "", 1)
ROW_NUMBER = QT_TRANSLATE_NOOP("holzwurm", "{row}, number {number}")
ROW_CARDS = QT_TRANSLATE_NOOP("holzwurm", "from left to right: {cards}")
FATE_STATE = QT_TRANSLATE_NOOP("holzwurm", "Fate pile, next: {card}; then {rest}")
FATE_LAST = QT_TRANSLATE_NOOP("holzwurm", "Fate pile: only {card} is left")
HAND_POINTS = QT_TRANSLATE_NOOP("holzwurm", "hand {points}")
ROWS = QT_TRANSLATE_NOOP("holzwurm", "Rows")
TOOK = translate("holzwurm", "took %n card(s): {points}", "", 1)
TOOK_SHORT = QT_TRANSLATE_NOOP("holzwurm", "took {points}")
IS_OUT = QT_TRANSLATE_NOOP("holzwurm", "is out: +{bonus}")
OUT_BONUS = QT_TRANSLATE_NOOP("holzwurm", "out +{bonus}")
BY_OUT = QT_TRANSLATE_NOOP("holzwurm", "A hand is empty: {name} went out.")
BY_POISON = QT_TRANSLATE_NOOP("holzwurm", "{name} has swallowed the poisonous thirteen.")

NEW_ROWS_THERE = QT_TRANSLATE_NOOP(
    "holzwurm", "A new row begins at the place “New row”: lay the card there ({key})."
)
FATE_CLOSED = QT_TRANSLATE_NOOP(
    "holzwurm", "No card is laid here: whoever takes a row takes the top card of this pile with it."
)

STAYS = QT_TRANSLATE_NOOP("holzwurm", "stays")
STAYS_OUT = QT_TRANSLATE_NOOP("holzwurm", "stays, and you are out: +{bonus}")
TAKES = translate("holzwurm", "takes %n card(s) and fate: {points}", "", 1)
TAKES_POISON = translate("holzwurm", "takes %n card(s) and the poison: {points}, the round ends", "", 1)

# A phrase for each row: in other languages article and colour change their form within the sentence.
_PLAYED: dict[str, Phrase] = {
    "B": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to the blue row."),
    "Y": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to the yellow row."),
    "R": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to the red row."),
    "G": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to the green row."),
    "V": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to the violet row."),
    "N": QT_TRANSLATE_NOOP("holzwurm", "{name} plays {card} to a colourless row."),
}
PLAYED_COLOUR = QT_TRANSLATE_NOOP(
    "holzwurm", "{name} plays {card} to a colourless row, which is now {colour}."
)
PLAYED_NEW = QT_TRANSLATE_NOOP("holzwurm", "{name} opens a new row with {card}.")
ROW_TAKEN = translate(
    "holzwurm", "{name} takes %n card(s), and {fate} from the fate pile: {points} in all.", "", 1
)
POISON_TAKEN = translate("holzwurm", "{name} takes %n card(s), and with them the poisonous thirteen.", "", 1)
WENT_OUT = QT_TRANSLATE_NOOP("holzwurm", "{name} is out: +{bonus}.")
YOUR_ROW = QT_TRANSLATE_NOOP("holzwurm", "Your row is taken!")
ENDED_OUT = QT_TRANSLATE_NOOP("holzwurm", "The round is over, a hand is empty: {scores}.")
ENDED_POISON = QT_TRANSLATE_NOOP("holzwurm", "The round is over, the poisonous thirteen is taken: {scores}.")
SCORE = QT_TRANSLATE_NOOP("holzwurm", "{name} {points}")


def signed(points: float) -> str:
    """Points with their sign, as on the cards: "+8", "−7", "0"."""
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"


def card_name(words: Words, card: str) -> str:
    """The name of a card in lists and labels: "blue 7"."""
    return _named(words, _CARDS, card)


def the_card(words: Words, card: str) -> str:
    """The name of a card within a sentence: "the blue 7"."""
    return _named(words, _THE_CARDS, card)


def card_text(words: Words, card: str) -> str:
    """A card with what it is worth: "blue 7, minus 7"."""
    points = points_of(card)
    phrase = WITH_PLUS if points > 0 else WITH_MINUS
    return words.say(phrase, card=card_name(words, card), points=abs(points))


def colour_name(words: Words, letter: str) -> str:
    """A colour: "blue"; "colourless" for `N`."""
    return words.say(_COLOURS[letter])


def row_name(words: Words, letter: str) -> str:
    """A row by its colour: "Blue row"."""
    return words.say(_ROWS[letter])


def row_text(words: Words, number: int, letter: str, shown: Sequence[str]) -> str:
    """A row in words, for a screen reader: its name, `number` from 1, what can stay, and its cards as `shown`
    from left to right."""
    head = words.say(ROW_STATE, n=len(shown), row=row_name(words, letter), number=number)
    cards = words.say(ROW_CARDS, cards=", ".join(card_name(words, card) for card in shown))
    return f"{head}; {needs_text(words, len(shown))}; {cards}"


def row_title(words: Words, number: int, letter: str) -> str:
    """A row without what lies in it: name, and number from 1."""
    return words.say(ROW_NUMBER, row=row_name(words, letter), number=number)


def needs_text(words: Words, count: int) -> str:
    """What a card must be to stay in a row of `count` cards."""
    least = least_to_stay(count)
    return words.say(TAKES_ALWAYS) if least is None else words.say(NEEDS, least=least)


def fate_text(words: Words, fate: Sequence[str]) -> str:
    """The fate pile in words, for a screen reader, the next card first. `fate` is from bottom to top, with at
    least one card."""
    if len(fate) == 1:
        return words.say(FATE_LAST, card=card_text(words, fate[0]))
    rest = ", ".join(card_text(words, card) for card in reversed(fate[:-1]))
    return words.say(FATE_STATE, card=card_text(words, fate[-1]), rest=rest)


def effect_text(words: Words, card: str, row: Sequence[str], fate: str, last: bool) -> str:
    """What playing `card` on `row` would do. `fate` is the next fate card; `last`: it is the last card of the
    hand."""
    if not takes_row(card, row):
        return words.say(STAYS_OUT, bonus=GOING_OUT) if last else words.say(STAYS)
    phrase = TAKES_POISON if fate == POISON else TAKES
    return words.say(phrase, n=len(row) + 1, points=signed(taken_points(row, fate)))


def event_text(words: Words, event: Event, names: Sequence[str]) -> str:
    """One sentence for something that happened. Raises `TypeError` for another game's event."""
    if isinstance(event, Played):
        return _played_text(words, event, names)
    if isinstance(event, RowTaken):
        name, count = names[event.seat], len(event.cards)
        if event.fate == POISON:
            return words.say(POISON_TAKEN, n=count, name=name)
        points = signed(sum(map(points_of, (*event.cards, event.fate))))
        return words.say(ROW_TAKEN, n=count, name=name, fate=the_card(words, event.fate), points=points)
    if isinstance(event, WentOut):
        return words.say(WENT_OUT, name=names[event.seat], bonus=GOING_OUT)
    if isinstance(event, RoundEnded):
        scores = ", ".join(
            words.say(SCORE, name=name, points=signed(points))
            for name, points in zip(names, event.scores, strict=True)
        )
        return words.say(ENDED_OUT if event.ending == "out" else ENDED_POISON, scores=scores)
    raise TypeError(f"not an event of this game: {event!r}")


def loss(event: Event, seat: int, told: Callable[[], Sequence[Event]]) -> Phrase | None:
    """The headline for a row that `seat` opened and another one takes; None for anything else.

    `told` gives all events of the round so far.
    """
    if not isinstance(event, RowTaken) or event.seat == seat:
        return None
    first = [each for each in told() if isinstance(each, Played) and each.card == event.cards[0]]
    return YOUR_ROW if first and first[-1].seat == seat else None


def error_data(words: Words, data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a refusal, with names in place of card and colour codes."""
    named = dict(data)
    if isinstance(named.get("card"), str) and (named["card"] == POISON or named["card"][:1] in _CARDS):
        named["card"] = the_card(words, named["card"])
    if named.get("colour") in _COLOURS:
        named["colour"] = colour_name(words, named["colour"])
    return named


def _named(words: Words, names: Mapping[str, Phrase], card: str) -> str:
    if card == POISON:
        return words.say(THE_POISON)
    return words.say(names[card[0]], value=int(card[1:]))


def _played_text(words: Words, event: Played, names: Sequence[str]) -> str:
    name, card = names[event.seat], the_card(words, event.card)
    if event.coloured:
        return words.say(PLAYED_COLOUR, name=name, card=card, colour=colour_name(words, event.colour))
    return words.say(PLAYED_NEW if event.opened else _PLAYED[event.colour], name=name, card=card)


WORDS = GameText(
    title=TITLE,
    line=LINE,
    card_name=card_name,
    card_text=card_text,
    event_text=event_text,
    error_data=error_data,
    minutes=30,
    difficulty=EASY,
    known_to_mover=frozenset({"played"}),
    loss=loss,
)
