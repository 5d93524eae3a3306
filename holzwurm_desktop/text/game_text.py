"""The words of a game: what it is called, and its options, cards, moves and events in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from holzwurm_desktop.engine.contract import Event, Json
from holzwurm_desktop.engine.kits import kits, part_of
from holzwurm_desktop.text.option_words import ROUNDS, OptionWords
from holzwurm_desktop.text.words import Phrase, Words


def _open(_words: Words, _moves: Sequence[Mapping[str, Json]], _names: Sequence[str]) -> str | None:
    """In most games no move is sealed."""
    return None


def _seen_whole(move: Mapping[str, Json], _seat: int) -> Mapping[str, Json]:
    """In most games everybody sees all of a move."""
    return move


@dataclass(frozen=True)
class GameText:
    """What a game says. A move comes in its record's form, `names` are the seats' names.

    title, line: the game's name and one line about it; options: words for its rule options besides `rounds`;
    preferences: words for its own settings, by key; a choice is said with its value as `number`.
    card_name: a card as one calls it, "blue 7"; card_text: the card with what it is worth, "blue 7, minus 7".
    move_text: one line for a move; event_text: one sentence for something that happened.
    error_data: the data of a refusal with cards and colours called by their names.
    sealed_text: one line for the last of a round's moves if others may not know it yet, None if it is open.
    move_seen_by: a move without what is hidden from a seat (-1: from everybody but who made it).
    """

    title: Phrase
    line: Phrase
    card_name: Callable[[Words, str], str]
    card_text: Callable[[Words, str], str]
    move_text: Callable[[Words, Mapping[str, Json], Sequence[str]], str]
    event_text: Callable[[Words, Event, Sequence[str]], str]
    error_data: Callable[[Words, Mapping[str, Json]], dict[str, Json]]
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    preferences: Mapping[str, OptionWords] = field(default_factory=dict)
    sealed_text: Callable[[Words, Sequence[Mapping[str, Json]], Sequence[str]], str | None] = _open
    move_seen_by: Callable[[Mapping[str, Json], int], Mapping[str, Json]] = _seen_whole

    def option_words(self, name: str) -> OptionWords | None:
        """The words of a rule option, None if it has none."""
        return ROUNDS if name == "rounds" else self.options.get(name)


def game_text(game_id: str) -> GameText:
    """The words of the game. Raises `KeyError` if there is no such game."""
    return part_of(game_id, "words", GameText)


def title_of(game_id: str) -> Phrase:
    """What a game is called; its id for one that this program does not know."""
    return game_text(game_id).title if game_id in kits() else Phrase("games", game_id)
