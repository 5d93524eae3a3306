"""Stepping through a match, finished or in progress: every position of every round."""

from __future__ import annotations

import copy

from holzwurm_desktop.engine.carried import without
from holzwurm_desktop.engine.contract import Event, Json, View
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.deals import DAY_KEY
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.knowledge import has_open_cards, seats_to_show
from holzwurm_desktop.storage.play import EVENING_KEY, UUID_KEY
from holzwurm_desktop.storage.record_parts import ABANDONED_KEY

_STRIDE = 16
"""A copy of every 16th position is kept, so that a jump replays at most 15 moves and not the round from its deal."""


def end_unopposed(state: State) -> list[Event]:
    """What ended a round after its last recorded move; empty if that move did. Changes the state."""
    # The record has no entry for "nobody objected": where others might have objected to the last move of a
    # finished round, the round ended because nobody did.
    return state.settle() if state.actor is not None and state.waiting else []


class Replay:
    """A match as it was when the replay was made: what happens to the match later is not followed.

    A position is a round (from 0) and how many of its moves have been made; with 0 moves it is the deal. `index`
    numbers the positions of all rounds consecutively, for a slider. `events` are those of the step forward just made;
    after anything else they are empty. `state` is the present position, to be read only.
    """

    def __init__(self, match: Match) -> None:
        """Stand at the deal of round 0 of `match`. Raises `IndexError` if it has no round."""
        # A copy of the lists is enough: a match that goes on appends to them, and never changes a recorded move.
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
        """The whole match: players, rounds, scores. Its `state` is the match's last, not the position shown."""
        return self._match

    @property
    def lengths(self) -> list[int]:
        """How many moves each round has."""
        return [len(played.moves) for played in self._match.rounds]

    @property
    def count(self) -> int:
        """The number of positions; `index` goes from 0 to `count - 1`."""
        return sum(length + 1 for length in self.lengths)

    @property
    def index(self) -> int:
        """The number of the present position."""
        return sum(length + 1 for length in self.lengths[: self.round]) + self.made

    @property
    def move(self) -> dict[str, Json] | None:
        """The move that led to this position, as JSON; None at a deal."""
        return self._match.rounds[self.round].moves[self.made - 1] if self.made else None

    @property
    def scores(self) -> list[Json] | None:
        """The scores of the present round by seat, at its last position; None elsewhere, and if it is not over."""
        return self._match.rounds[self.round].scores if self._at_round_end else None

    @property
    def open_cards(self) -> bool:
        """Whether everything may be shown, see `knowledge.has_open_cards`."""
        return has_open_cards(self._match)

    @property
    def seats_to_show(self) -> tuple[int, ...]:
        """The seats whose view may be shown, see `knowledge.seats_to_show`."""
        return seats_to_show(self._match)

    def view(self, seat: int) -> View:
        """What `seat` could know at this position. Raises `ValueError` if that may not be shown."""
        if seat not in self.seats_to_show:
            raise ValueError(f"seat {seat} is hidden")
        return self.state.view(seat)

    def seek(self, round_index: int, move_count: int) -> None:
        """Jump to the position after `move_count` moves of a round. Raises `IndexError` if there is none."""
        if not 0 <= round_index < len(self.lengths) or not 0 <= move_count <= self.lengths[round_index]:
            raise IndexError(f"no position {round_index}, {move_count}")
        if (round_index, move_count) != (self.round, self.made):
            self._go(round_index, move_count)
        self.events = []

    def seek_index(self, index: int) -> None:
        """Jump to a position by its number. Raises `IndexError` if there is none."""
        left = index
        for round_index, length in enumerate(self.lengths):
            if 0 <= left <= length:
                return self.seek(round_index, left)
            left -= length + 1
        raise IndexError(f"no position {index}")

    def step(self, direction: int) -> bool:
        """Go one position on (+1) or back (-1); return False, and change nothing, if there is none.

        After the end of a round comes the deal of the next, a step without events.
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
        """A new match that begins at this position, to be played on differently."""
        match = self._match.at(self.round, self.made)
        # It is another match, no attempt at the deal of the day, in no evening, and nobody has given it up.
        for key in (UUID_KEY, DAY_KEY, EVENING_KEY, ABANDONED_KEY):
            match.extra.pop(key, None)
        match.extra = without(match.extra)
        return match

    @property
    def _at_round_end(self) -> bool:
        return self.made == self.lengths[self.round]

    def _dealt(self, round_index: int) -> State:
        match = self._match
        return match.game.start(match.rounds[round_index].deal, match.seats, match.options)

    def _go(self, round_index: int, move_count: int) -> list[Event]:
        """Make `state` this position, which is another one; return the events of its last move."""
        # Going a little forward in the same round plays on from here; everything else starts from a kept position.
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
        return [*events, *end_unopposed(self.state)] if self.scores is not None else events

    def _kept_before(self, round_index: int, move_count: int) -> tuple[int, State]:
        """The nearest kept position at or before this one: its number of moves, and a copy that may be changed."""
        for made in range(move_count - move_count % _STRIDE, 0, -_STRIDE):
            kept = self._kept.get((round_index, made))
            if kept is not None:
                return made, kept.copy()
        return 0, self._dealt(round_index)
