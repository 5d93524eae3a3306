"""What a coach knows of a move that was made: whether another was clearly better, and by how much.

It rests on a seat's view and on what a search over that view considered, so it never depends on a hidden card. No Qt.
`text.coaching` has the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.looks import plainest, sensible, standard_error
from holzwurm_desktop.ai.reasons import TRIED, Adviser, adviser_of, tried_enough
from holzwurm_desktop.engine.contract import Move, View

LEVEL = "expert"
"""The level with which the coach thinks: that of hints, the strongest there is. How long it thinks is the adviser's
`iterations`: never seconds, so that equal positions are judged alike on every machine."""
DOUBT = 2.0
"""A search hardly tries what it takes to be bad. A move that it tried less than `TRIED` asks is called worse only if
the loss is clear even when so many standard errors are taken off it."""


class Verdict(NamedTuple):
    """What is to be said of a move that was made.

    move: the one that was made; best: the best one, `move` itself if none was better; loss: how much more `best`
    promises, in the measure of the game's candidates (a share of a win from 0 to 1; where the game's adviser says
    otherwise, such as points, in its unit), never below 0; clearly: whether that is as much as the adviser calls
    clear.
    """

    move: Move
    best: Move
    loss: float
    clearly: bool


def judge(game_id: str, view: View, candidates: Sequence[Candidate], move: Move) -> Verdict | None:
    """Compare `move`, a legal one of the seat of `view`, with the best of what a search considered there.

    None if nothing can be said: nothing was weighed, or the move is known too little and the game has no exact
    knowledge of it. Raises `KeyError` for an unknown game.
    """
    adviser = adviser_of(game_id)
    best = next(iter(advised(game_id, view, candidates, 1)), None)
    if best is None:
        return None
    loss = _loss(adviser, view, candidates, best, move)
    if loss is None:
        return None
    if loss <= 0.0:
        return Verdict(move, move, 0.0, False)
    # What differs by exactly the threshold, as points do, must not fail by a rounding error.
    return Verdict(move, best.move, loss, loss > adviser.clearly - 1e-9)


def best_moves(game_id: str, candidates: Sequence[Candidate], number: int = 3) -> list[Candidate]:
    """At most `number` candidates that promise the most, the best first; of equal ones the most tried first.

    Those that were tried too little to be called good are left out. Raises `KeyError` for an unknown game.
    """
    adviser_of(game_id)
    return sorted(tried_enough(candidates), key=lambda each: (-each.mean, -each.visits))[:number]


def advised(game_id: str, view: View, candidates: Sequence[Candidate], number: int = 3) -> list[Candidate]:
    """`best_moves` as they are told to people: without what looks silly, and of near-ties the plainest first.

    view: of the seat that the candidates are for. Raises `KeyError` for an unknown game.
    """
    kept = sensible(game_id, view, candidates)
    found = best_moves(game_id, kept, len(kept))
    if found:
        plain = plainest(game_id, view, found[0], kept)
        found.sort(key=lambda each: each.move != plain.move)
    return found[:number]


def _loss(
    adviser: Adviser, view: View, candidates: Sequence[Candidate], best: Candidate, move: Move
) -> float | None:
    """How much more `best` promises than `move`; None if that is not known."""
    mine = next((each for each in candidates if each.move == move), None)
    searched = None if mine is None else best.mean - mine.mean
    ours, its = adviser.worth(view, move), adviser.worth(view, best.move)
    if ours is not None and its is not None:
        # What the search holds to be as good is not called worse because it brings less at once.
        return its - ours if searched is None else min(its - ours, searched)
    if mine is None or searched is None or len(candidates) == 1:
        return None
    enough = TRIED * max(each.visits for each in candidates)
    known = mine.visits >= enough or searched - DOUBT * standard_error(mine) >= adviser.clearly
    return searched if known else None
