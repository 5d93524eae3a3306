"""The moves of programs that play: whether one can be made."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.engine.contract import Json, Move, NoObjection
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.errors import EngineError, IllegalMove
from holzwurm_desktop.engine.match import Match


def tried(match: Match, seat: int, data: Mapping[str, Json]) -> Move:
    """The move of `seat` in a record's form, tried on a copy of the position. Raises `Fault` if it is illegal."""
    state = match.playing()
    none = NoObjection(seat)
    if state.waiting and data == none.to_json():
        return none
    try:
        move = match.read_move(data)
        if move.seat == seat:
            state.copy().apply(move)
    except EngineError as error:
        raise Fault("illegal-move", reason=error) from None
    except (
        TypeError,
        ValueError,
        LookupError,
        ArithmeticError,
    ) as error:  # what a stranger wrote must end no match
        raise Fault("senseless-move", kind=type(error).__name__) from None
    if move.seat != seat:
        raise Fault("other-seat")
    if state.waiting and _is_legal_later(state, move):
        raise Fault("no-objection")
    return move


def _is_legal_later(state: State, move: Move) -> bool:
    """Whether a move could also be made once nobody objects any more, so that it is no objection."""
    later = state.copy()
    later.settle()
    try:
        later.apply(move)
    except IllegalMove:
        return False
    return True
