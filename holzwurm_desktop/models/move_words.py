"""The moves of a match in words: what each did, without what the onlooker may not know yet."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.knowledge import has_open_cards
from holzwurm_desktop.session.story import Story
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_TURN = QT_TRANSLATE_NOOP("moves", "Turn {number}: {name}")


class MoveWords:
    """The moves of one match in words, as far as seat `watcher` may know them (-1: as far as everybody may).

    The match may go on meanwhile. If it loses moves, other words are needed.
    """

    def __init__(self, words: Words, match: Match, watcher: int) -> None:
        self._words = words
        self._match = match
        self._watcher = watcher
        self._text = game_text(match.game.id)
        self._names = [player.name for player in match.players]
        self._stories: dict[int, Story] = {}

    def say(self, round_index: int, move_index: int) -> str:
        """One line about a move (indexes from 0): a sentence for each thing that it did."""
        story = self._story(round_index)
        if has_open_cards(self._match):
            told = story.events(move_index)
        else:
            told = story.seen(move_index, self._watcher, self._text.opened_by)
        return " ".join(self._text.event_text(self._words, event, self._names) for event in told)

    def heading(self, number: int, seat: int) -> str:
        """The heading over the moves of turn `number` (from 1), which is that of `seat`."""
        return self._words.say(_TURN, number=number, name=self._names[seat])

    def turns(self, round_index: int) -> list[tuple[int, int]]:
        """(its first move, its seat) for each turn of a round; empty in games whose turns are one move each."""
        return turns_of(self._match.rounds[round_index].moves, self._text.within_turn)

    def _story(self, round_index: int) -> Story:
        if round_index not in self._stories:
            self._stories[round_index] = Story(self._match, round_index)
        return self._stories[round_index]


def turns_of(moves: Sequence[dict[str, Json]], within: frozenset[str] | None) -> list[tuple[int, int]]:
    """(its first move, its seat) for each turn; for `within` see `GameText.within_turn`."""
    turns: list[tuple[int, int]] = []
    for index, move in enumerate(moves if within is not None else ()):
        seat = move.get("seat")  # what chance does has none, and belongs to the turn in which it happens
        answers = within is not None and not within.isdisjoint(move)
        if seat is not None and not (turns and (turns[-1][1] == seat or answers)):
            turns.append((index, seat))
    return turns
