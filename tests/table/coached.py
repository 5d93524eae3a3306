"""A session for tables whose coach is told by the test what it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.looks import silly_among
from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.session.coach import MatchCoach
from holzwurm_desktop.session.computer_players import ComputerPlayers
from tests.reasons import listed_moves
from tests.session.scripted_players import ScriptedPlayers
from tests.table.fakes import FakeSession

RASH = frozenset({"Guess"})
"""Types of moves that end a round too soon if they are made at random."""


class CoachedSession(FakeSession):
    """As its base, with a coach that is on. `think` says what it has found for the person on turn."""

    def __init__(self, *args: Any, on: bool = True, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.players = ScriptedPlayers()
        self._coach = self.mentor = MatchCoach(
            cast(ComputerPlayers, self.players),
            lambda _found: (),
            lambda: self.my_turn,
            lambda seat: seat == self.viewer,
            self,
        )
        self.mentor.switch(on)

    def play_to_a_choice(self, moves: int) -> bool:
        """Go on by at least so many moves, to where seat 0 has several moves; whether there is such a position."""
        self.play_at_random(moves, RASH)
        while not self.match.round_over and (self.turn != 0 or len(listed_moves(self.match.playing())) < 2):
            self.play_at_random(1, RASH)
        return not self.match.round_over

    def think(self, moves: Sequence[Move] = (), best: float = 0.6) -> list[Move]:
        """It has found these moves, or all, silly ones last, each worth a tenth less than the one before."""
        state, game_id = self.match.playing(), self.match.game.id
        view, found = state.view(state.turn), list(moves)
        if not moves:
            listed = listed_moves(state)
            kinds = silly_among(game_id, view, listed)
            found = [
                each for _, each in sorted(zip(kinds, listed, strict=True), key=lambda pair: bool(pair[0]))
            ]
        self.mentor.turn(game_id, view)
        self.mentor.consider(tuple(Candidate(move, 100, best - at / 10) for at, move in enumerate(found)))
        return found

    def _make(self, move: Move, **notes: Json) -> EngineError | None:
        view = self.match.playing().view(move.seat) if self.my_turn else None
        before = self.match.playing().copy()
        try:
            before.apply(move)
        except EngineError as error:
            self.refused.append(error)
            return error
        if view is not None:
            self.mentor.forget_move()
            self.mentor.moved(view, move)
        return super()._make(move, **notes)

    def _tell(self, events: list[Event]) -> None:
        super()._tell(events)
        self.mentor.speak()

    def undo(self) -> None:
        self.mentor.drop()
        super().undo()
