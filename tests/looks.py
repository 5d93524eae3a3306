"""How moves look, for the tests of each game's `looks.py`: what is found silly, and what a filter makes of it."""

from __future__ import annotations

from enum import StrEnum

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.looks import looks_of, plainest, sensible, silly_among
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import State
from tests.reasons import listed_moves

MANY = 1000


def silly_in(game_id: str, state: State) -> dict[Move, StrEnum]:
    """The silly ones of the legal moves of the seat to act, of builds those that are sampled."""
    moves = listed_moves(state)
    kinds = silly_among(game_id, state.view(state.turn), moves)
    return {move: kind for move, kind in zip(moves, kinds, strict=True) if kind is not None}


def kind_of(game_id: str, state: State, move: Move) -> StrEnum | None:
    """What is silly about a legal move, None if nothing is."""
    state.copy().apply(move)
    return looks_of(game_id).silly(state.view(state.turn), [move])[0]


def played(game_id: str, state: State, favourite: Move, by: float, weak: bool = False) -> Move:
    """What is played where a long search promises so much more of one legal move than of all others."""
    view = state.view(state.turn)
    weighed = [
        Candidate(move, MANY, 0.4 + by * (move == favourite))
        for move in sorted(listed_moves(state), key=lambda each: each != favourite)
    ]
    kept = sensible(game_id, view, weighed, weak)
    return kept[0].move if weak else plainest(game_id, view, kept[0], kept).move
