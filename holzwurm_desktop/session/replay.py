"""Stepping through a match that was played, or is being played: every position of every round."""

from __future__ import annotations

import copy

from holzwurm_desktop.engine.contract import Event, Json, View
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.deals import DAY_KEY
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.knowledge import has_open_cards, seats_to_show
from holzwurm_desktop.storage.play import UUID_KEY
from holzwurm_desktop.storage.record_parts import ABANDONED_KEY

_STRIDE = 16
"""After so many moves a position is kept, so that a jump need not begin at the deal."""


class Replay:
    """A match as it was when the replay began, whatever happens to it later.

    A position is a round and how many of its moves have been made: move 0 is the deal. `index` numbers all
    positions of the match through, for a slider. `events` are those of the step forward just made, empty
    after anything else; `state` is the present position, to be read only.
    """

    def __init__(self, match: Match) -> None:
        """Stands at the deal of round 0 of `match`, which must have one."""
        self._match = copy.copy(match)
        self._match.rounds = [
            Round(played.deal, list(played.moves), played.scores, played.end, dict(played.extra))
            for played in match.rounds
        ]
        self._kept: dict[tuple[int, int], State] = {}
        self.round = 0
        self.made = 0
        self.events: list[Event] = []
        self.state = self._dealt(0)

    @property
    def match(self) -> Match:
        """The whole match: its players, rounds, scores; its own `state` is not the position shown."""
        return self._match

    @property
    def lengths(self) -> list[int]:
        """How many moves each round has."""
        return [len(played.moves) for played in self._match.rounds]

    @property
    def count(self) -> int:
        """How many positions there are; `index` goes from 0 to one less."""
        return sum(length + 1 for length in self.lengths)

    @property
    def index(self) -> int:
        """The number of the present position."""
        return sum(length + 1 for length in self.lengths[: self.round]) + self.made

    @property
    def move(self) -> dict[str, Json] | None:
        """The move that led here, in its record's form; None after the deal."""
        return self._match.rounds[self.round].moves[self.made - 1] if self.made else None

    @property
    def scores(self) -> list[Json] | None:
        """The scores of the present round, if this is its last position and it is over."""
        return self._match.rounds[self.round].scores if self._at_round_end else None

    @property
    def open_cards(self) -> bool:
        """Whether everything may be shown, see `knowledge`."""
        return has_open_cards(self._match)

    @property
    def seats_to_show(self) -> tuple[int, ...]:
        """The seats whose view may be shown, see `knowledge`."""
        return seats_to_show(self._match)

    def view(self, seat: int) -> View:
        """What `seat` could know here. ValueError if that may not be shown."""
        if seat not in self.seats_to_show:
            raise ValueError(f"seat {seat} is hidden")
        return self.state.view(seat)

    def seek(self, round_index: int, move_count: int) -> None:
        """Jump to where `move_count` moves of a round had been made. IndexError if there is no such place."""
        if not 0 <= round_index < len(self.lengths) or not 0 <= move_count <= self.lengths[round_index]:
            raise IndexError(f"no position {round_index}, {move_count}")
        self._go(round_index, move_count)
        self.events = []

    def seek_index(self, index: int) -> None:
        """Jump to a position by its number. IndexError if there is no such one."""
        left = index
        for round_index, length in enumerate(self.lengths):
            if 0 <= left <= length:
                return self.seek(round_index, left)
            left -= length + 1
        raise IndexError(f"no position {index}")

    def step(self, direction: int) -> bool:
        """Go one position on (+1) or back (-1); False, and nothing changes, if there is none.

        From the end of a round on goes to the deal of the next, which has no events.
        """
        target = self.index + direction
        if not 0 <= target < self.count:
            return False
        if direction == 1 and self.made < self.lengths[self.round]:
            self.events = self._go(self.round, self.made + 1)
        else:
            self.seek_index(target)
        return True

    def retry_from_here(self) -> Match:
        """The match as it was here, to be played on otherwise: as practice, under a name of its own."""
        match = self._match.at(self.round, self.made)
        for key in (UUID_KEY, DAY_KEY, ABANDONED_KEY):
            match.extra.pop(key, None)
        return match

    @property
    def _at_round_end(self) -> bool:
        return self.made == self.lengths[self.round]

    def _dealt(self, round_index: int) -> State:
        match = self._match
        return match.game.start(match.rounds[round_index].deal, match.seats, match.options)

    def _go(self, round_index: int, move_count: int) -> list[Event]:
        """Make `state` that position; what its last move brought about."""
        if (round_index, move_count) == (self.round, self.made):
            return []
        start = self.made
        if round_index != self.round or move_count < start or move_count - start > _STRIDE:
            start, self.state = self._kept_before(round_index, move_count)
        self.round = round_index
        moves = self._match.rounds[round_index].moves
        events: list[Event] = []
        for number in range(start, move_count):
            events = self.state.apply(self._match.game.move_from_json(moves[number]))
            self.made = number + 1
            if self.made % _STRIDE == 0:
                self._kept.setdefault((round_index, self.made), self.state.copy())
        self.made = move_count
        if self.scores is not None and self.state.actor is not None and self.state.waiting:
            events = [*events, *self.state.settle()]
        return events

    def _kept_before(self, round_index: int, move_count: int) -> tuple[int, State]:
        """The nearest position at or before that one: how many moves it has, and a state of its own."""
        for made in range(move_count - move_count % _STRIDE, 0, -_STRIDE):
            kept = self._kept.get((round_index, made))
            if kept is not None:
                return made, kept.copy()
        return 0, self._dealt(round_index)
