"""What each move of a round did: its events, found by playing the recorded moves again."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Event, seen_by
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.replay import end_unopposed


class Story:
    """The events of one round of a match, which may still grow. A round that lost moves needs a new story."""

    def __init__(self, match: Match, round_index: int) -> None:
        """Raises `IndexError` if the match has no round `round_index` (from 0)."""
        self._match = match
        self._game = match.game
        self._round = match.rounds[round_index]
        self._state = match.game.start(self._round.deal, match.seats, match.options)
        self._events: list[list[Event]] = []

    def events(self, move_index: int) -> list[Event]:
        """What the move (from 0) did, with everything that is hidden from somebody.

        For the last move of a round this includes how the round ended. Raises `IndexError` if there is no such move.
        """
        self._catch_up()
        return self._events[move_index]

    def seen(self, move_index: int, seat: int, opened_by: Mapping[str, str]) -> list[Event]:
        """What the move did, as `seat` may know it by now (-1: as everybody may).

        `opened_by`: the kind of event that opens a sealed one for all, by the kind of the sealed one.
        """
        return [
            event if self._opened(move_index, opened_by.get(event.kind)) else seen_by(event, seat)
            for event in self.events(move_index)
        ]

    def let_be(self, seat: int) -> list[Event]:
        """What followed, as `seat` saw it, when nobody objected to the last move; nothing if the next one is made.

        No record tells of that; with the next move, these become events of that move.
        """
        self._catch_up()
        now = self._match.state
        if now is None or now.actor is None or now.waiting or not self._state.waiting:
            return []
        return [seen_by(event, seat) for event in self._state.copy().settle()]

    def _opened(self, move_index: int, opener: str | None) -> bool:
        return opener is not None and self.happens_from(move_index, opener)

    def happens_from(self, move_index: int, kind: str) -> bool:
        """Whether an event of this kind came with the move or later in the round."""
        self._catch_up()
        return any(event.kind == kind for events in self._events[move_index:] for event in events)

    def _catch_up(self) -> None:
        for move in self._round.moves[len(self._events) :]:
            self._events.append(self._state.apply(self._game.move_from_json(move)))
        if self._round.scores is not None:
            self._events[-1] = [*self._events[-1], *end_unopposed(self._state)]
