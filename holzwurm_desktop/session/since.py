"""What has happened since a seat's own turn: the events of the moves after it, as that seat may know them."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import NOBODY, Event
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.story import Story


class Since:
    """The moves of the present round of a match since a seat's own turn.

    seat: who is told; `NOBODY` is told the last move only. first: the number (from 0) of the first of these moves;
    moves: the events of each of them; begun: whether the seat has had a turn in this round. `within`, `opened_by`:
    see `text.game_text.GameText`.
    """

    def __init__(self, within: frozenset[str] | None, opened_by: Mapping[str, str]) -> None:
        self._within = within or frozenset()
        self._opened_by = opened_by
        self._told: tuple[Match, Round, Story] | None = None
        self._match: Match | None = None
        self.seat = NOBODY
        self.first = 0
        self.begun = False
        self.moves: list[list[Event]] = []

    @property
    def events(self) -> list[Event]:
        """All events, one after the other."""
        return [event for move in self.moves for event in move]

    def follow(self, match: Match, seat: int) -> None:
        """Read `match` as it is now, for `seat`."""
        self.seat, self.moves, self._match = seat, [], match
        made = match.rounds[-1].moves if match.rounds else []
        own = [at for at, move in enumerate(made) if self._is_own(move, seat)]
        self.begun = bool(own)
        self.first = max(0, len(made) - 1) if seat == NOBODY else own[-1] + 1 if own else 0
        if made:
            story = self._story_of(match)
            self.moves = [story.seen(at, seat, self._opened_by) for at in range(self.first, len(made))]
            followed = story.let_be(seat)
            if followed and self.moves:
                self.moves[-1] = [*self.moves[-1], *followed]

    def last(self) -> list[Event]:
        """The events of the last move of the round, whosever it is; none before the first."""
        match = self._match
        if match is None or not match.rounds or not match.rounds[-1].moves:
            return []
        story, at = self._story_of(match), len(match.rounds[-1].moves) - 1
        return [*story.seen(at, self.seat, self._opened_by), *story.let_be(self.seat)]

    def whole_round(self) -> list[Event]:
        """Everything that has happened in the round."""
        match = self._match
        if match is None or not match.rounds:
            return []
        story = self._story_of(match)
        moves = range(len(match.rounds[-1].moves))
        return [event for at in moves for event in story.seen(at, self.seat, self._opened_by)]

    def _is_own(self, move: Mapping[str, object], seat: int) -> bool:
        # An answer in another seat's turn, such as a spell against an attack, is no turn of one's own.
        return move.get("seat") == seat and self._within.isdisjoint(move)

    def _story_of(self, match: Match) -> Story:
        """The story of the present round, gone on with as long as the round only grows."""
        present = match.rounds[-1]
        if self._told is None or self._told[0] is not match or self._told[1] is not present:
            self._told = match, present, Story(match, len(match.rounds) - 1)
        return self._told[2]
