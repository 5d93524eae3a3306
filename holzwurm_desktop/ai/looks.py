"""How moves look: what a child would call silly, and which of two moves that promise the same is the plain one.

A search measures, and what it measures is noisy: of moves that come to the same it makes any. What it cannot tell
apart, simple knowledge decides. The knowledge is in each game's `looks.py` (docs/add-a-player.md, "Looks"); what is
made of it, for players and for the coach, is here. No Qt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import TRIED, adviser_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.kits import find_part

EXCUSE = 3.0
"""By so many standard errors, and by what is clear, a silly move has to be better than every sensible one to be made.

Measured: with two of them, players of the level medium still did something silly in 1 of 300 decisions of a game
of duels, such as raising a soldier that won anyway. A search goes where it finds most, so what it hardly tries looks
worse to it than it is; therefore players look at that once more before they excuse anything (`excused`).
"""
NEAR = 0.4
"""Moves are nearly tied if they differ by this part of what is clear (`ai.reasons.CLEARLY`) at most, by 0.02 of a win
in most games, and by no more than a standard error: a long search knows more than simple knowledge does. Where rounds
have hundreds of decisions, 0.005 for every tenth of them comes to a good part of the win."""


def no_silliness(_view: View, moves: Sequence[Move]) -> Sequence[StrEnum | None]:
    """None of the moves is silly."""
    return [None] * len(moves)


def no_order(_view: View, _move: Move) -> float:
    """No move is plainer than another."""
    return 0.0


class Looks(NamedTuple):
    """What is known about how moves look in one game; the part `looks` of its kit.

    kinds: all kinds of silliness that there are. silly: (a view of the seat to act, some of its legal moves) -> for
    each of them what is silly about it, None if nothing is. It follows from the rules and from what the seat can
    know. order: (such a view, such a move) -> how plain the move is,
    the more the plainer; it decides between near-ties only. absurd: the kinds that not even the weakest levels play.
    """

    kinds: type[StrEnum]
    silly: Callable[[Any, Sequence[Any]], Sequence[StrEnum | None]]
    order: Callable[[Any, Any], float] = no_order
    absurd: frozenset[StrEnum] = frozenset()


def looks_of(game_id: str) -> Looks:
    """What a game knows of looks; nothing if it has no such part. Raises `KeyError` for an unknown game."""
    return find_part(game_id, "looks", Looks) or Looks(StrEnum, no_silliness)


def silly_among(game_id: str, view: View, moves: Sequence[Move]) -> list[StrEnum | None]:
    """What is silly about each of these legal moves of the seat of `view`, None if nothing is; where all are silly
    none is."""
    kinds = list(looks_of(game_id).silly(view, moves))
    return [None] * len(kinds) if all(kinds) else kinds


def sensible(game_id: str, view: View, weighed: Sequence[Candidate], weak: bool = False) -> list[Candidate]:
    """The candidates without the silly ones, in their order. A silly one stays if it is clearly better than every
    other that is not; all stay where all are silly.

    weak: for levels that may err, leave out only what is absurd, and excuse nothing: they know too little for that.
    """
    if len(weighed) < 2:
        return list(weighed)
    absurd = looks_of(game_id).absurd
    kinds = silly_among(game_id, view, [each.move for each in weighed])
    out = [kind in absurd if weak else kind is not None for kind in kinds]
    kept = [each for each, is_out in zip(weighed, out, strict=True) if not is_out]
    if not kept:
        return list(weighed)
    if weak:
        return kept
    return [
        each
        for each, is_out in zip(weighed, out, strict=True)
        if not is_out or all(_clearly_better(game_id, each, other, weighed) for other in kept)
    ]


def excused(game_id: str, view: View, weighed: Sequence[Candidate], weak: bool = False) -> list[Move]:
    """All silly candidates if one of them stays, see `sensible`; else none.

    Then what the sensible ones are worth is to be looked at once more, without the silly ones.
    """
    if weak or counted(weighed):
        return []
    moves = [each.move for each in weighed]
    kinds = silly_among(game_id, view, moves)
    silly = [move for move, kind in zip(moves, kinds, strict=True) if kind is not None]
    stay = {each.move for each in sensible(game_id, view, weighed)} if silly else set()
    return silly if stay.intersection(silly) else []


def plainest(game_id: str, view: View, chosen: Candidate, kept: Sequence[Candidate]) -> Candidate:
    """The plainest of the moves that promise nearly as much as `chosen`, or more; `chosen` itself if none is
    plainer."""
    order = looks_of(game_id).order
    enough = TRIED * max(each.visits for each in kept)
    near = 0.0 if counted(kept) else NEAR * adviser_of(game_id).clearly
    tied = [
        each
        for each in kept
        if each.visits >= enough
        and each.mean >= chosen.mean - min(near, _standard_error_between(each, chosen))
    ]
    return max([chosen, *tied], key=lambda each: order(view, each.move))


def counted(weighed: Sequence[Candidate]) -> bool:
    """Whether what candidates promise was computed, not sampled: then even a small difference is no chance."""
    return all(each.solved for each in weighed)


def standard_error(candidate: Candidate) -> float:
    """The standard error of a mean of rewards from 0 to 1, at most. Laplace's rule keeps it above 0."""
    mean = (min(1.0, max(0.0, candidate.mean)) * candidate.visits + 1) / (candidate.visits + 2)
    return math.sqrt(mean * (1.0 - mean) / max(1, candidate.visits))


def _standard_error_between(one: Candidate, other: Candidate) -> float:
    """The standard error of the difference of two means, at most."""
    return math.hypot(standard_error(one), standard_error(other))


def _clearly_better(game_id: str, one: Candidate, other: Candidate, weighed: Sequence[Candidate]) -> bool:
    """Whether `one` promises so much more than `other` that it is no chance."""
    more = one.mean - other.mean
    if counted(weighed):
        return more > 1e-9
    if adviser_of(game_id).point:  # means are points, whose spread is another one
        return more > adviser_of(game_id).clearly
    # Few tries tell little: a quick search knows nothing that would excuse a silly move, a long one does.
    doubt = EXCUSE * _standard_error_between(one, other)
    return more > max(adviser_of(game_id).clearly, doubt)
