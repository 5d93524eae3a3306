"""Reasons for moves of fixed and of random positions, for the tests of each game's `reasons.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from holzwurm_desktop.ai.reasons import Reason, adviser_of
from holzwurm_desktop.engine.contract import Event, Move, View
from holzwurm_desktop.engine.core import State
from tests.playing import positions


class Claim(NamedTuple):
    """One reason that is given for a move, with what the move really does: the position before and after it, the
    view that the reason rests on, the events, and all legal moves that there were."""

    reason: Reason
    move: Any
    before: Any
    view: Any
    after: Any
    events: list[Event]
    moves: list[Any]

    def event(self, kind: str) -> Any:
        """The event of this kind; None if it did not happen."""
        return next((event for event in self.events if event.kind == kind), None)


def listed_moves(state: State) -> list[Move]:
    """The legal moves of the seat to act, of builds those that are sampled."""
    return [state.move_of(code) for code in state.code_list()]


def why(game_id: str, state: State, move: Move) -> list[Reason]:
    """The reasons for a move, which the rules must allow."""
    state.copy().apply(move)
    return adviser_of(game_id).reasons(state.view(move.seat), move)


def asked(game_id: str, state: State) -> Reason:
    """What the position asks of the seat to act."""
    return adviser_of(game_id).situation(state.view(state.turn))


def decisions(game_id: str, seeds: range, most: int = 12) -> Iterator[tuple[State, View, list[Move]]]:
    """Positions of random rounds in which a seat decides, with its view and some of its legal moves."""
    for seed in seeds:
        for match in positions(game_id, seed):
            state = match.playing()
            if not state.waiting:
                moves = listed_moves(state)
                yield state, state.view(state.turn), moves[:: max(1, len(moves) // most)]


def claims(game_id: str, seeds: range) -> Iterator[Claim]:
    """Everything that is said of moves in random rounds."""
    adviser = adviser_of(game_id)
    for state, view, moves in decisions(game_id, seeds):
        for move in moves:
            after = state.copy()
            events = after.apply(move)
            for reason in adviser.reasons(view, move):
                yield Claim(reason, move, state, view, after, events, listed_moves(state))
