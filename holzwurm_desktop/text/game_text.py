"""The words of a game: its name, and its options, cards and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from holzwurm_desktop.engine.contract import Event, Json
from holzwurm_desktop.engine.kits import all_games, kits, part_of
from holzwurm_desktop.text.option_words import ROUNDS, OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

EASY = QT_TRANSLATE_NOOP("start page", "easy")
MEDIUM = QT_TRANSLATE_NOOP("start page", "medium")
HARD = QT_TRANSLATE_NOOP("start page", "hard")
_SEATS = QT_TRANSLATE_NOOP("start page", "{low} to {high} players")
_TWO = QT_TRANSLATE_NOOP("start page", "2 players")
_FACTS = QT_TRANSLATE_NOOP("start page", "{players} · {minutes} min · {difficulty}")


@dataclass(frozen=True)
class GameText:
    """The words of one game. Functions get a move as JSON, as in its record, and the players' names by seat.

    title, line: the game's name and one line about it; minutes: how long a match with the usual options takes, about;
    difficulty: how hard it is to learn; options: words for its rule options other than `rounds`;
    preferences: words for its own settings, by key; each choice gets its value as `number`.
    card_name: a card as people call it, "blue 7"; card_text: the same with its worth, "blue 7, minus 7".
    event_text: one sentence for an event, which may lack what was hidden (see `contract.seen_by`).
    error_data: the data of a refusal, with names in place of the codes of cards and colours.
    opened_by: the kind of event that opens a sealed one for everybody, by the kind of the sealed one.
    known_to_mover: the kinds of events that tell whoever causes them nothing new.
    loss: the headline for an event that costs a seat something: (event, seat, gives all events of the round so far);
    None if it does not.
    within_turn: the keys of recorded moves that are made within another seat's turn; None in games whose turns are
    one move each, so that lists need no heading for each turn.
    """

    title: Phrase
    line: Phrase
    card_name: Callable[[Words, str], str]
    card_text: Callable[[Words, str], str]
    event_text: Callable[[Words, Event, Sequence[str]], str]
    error_data: Callable[[Words, Mapping[str, Json]], dict[str, Json]]
    minutes: int
    difficulty: Phrase
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    preferences: Mapping[str, OptionWords] = field(default_factory=dict)
    opened_by: Mapping[str, str] = field(default_factory=dict)
    within_turn: frozenset[str] | None = None
    known_to_mover: frozenset[str] = frozenset()
    loss: Callable[[Event, int, Callable[[], Sequence[Event]]], Phrase | None] = lambda *_: None

    def option_words(self, name: str) -> OptionWords | None:
        """The words of a rule option; None if it has none."""
        return ROUNDS if name == "rounds" else self.options.get(name)


def facts_of(words: Words, game_id: str) -> str:
    """How many play a game, how long it takes and how hard it is, in one line. Raises `KeyError` if there is no such
    game."""
    seats, text = all_games()[game_id].seats, game_text(game_id)
    low, high = seats[0], seats[-1]
    players = words.say(_TWO) if low == high else words.say(_SEATS, low=low, high=high)
    return words.say(_FACTS, players=players, minutes=text.minutes, difficulty=words.say(text.difficulty))


def game_text(game_id: str) -> GameText:
    """The words of a game. Raises `KeyError` if there is no such game."""
    return part_of(game_id, "words", GameText)


def title_of(game_id: str) -> Phrase:
    """The name of a game; its id if this program does not know it."""
    # A list of matches may hold one of a later version's games, and has to show it all the same.
    return game_text(game_id).title if game_id in kits() else Phrase("games", game_id)
