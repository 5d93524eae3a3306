"""Puzzles of Het afbraakspel: piles counted to their end, in which one removal alone wins."""

from __future__ import annotations

from holzwurm_desktop.ai.levels import Budget, Candidate
from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.afbraak.player import LEVELS, choose
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.boxes.alike import both_sides

CHOICE = 3
"""A puzzle offers so many boxes at least: of two one might as well take either."""


def form(view: AfbraakView) -> str:
    """The same for piles that differ by place or mirror. Of cards that were won only their number counts."""
    pile = min(side.columns for side in both_sides(view.pile, view.open))
    won = from_seat(view.points, view.seat)
    return repr((view.seats, (view.turn - view.seat) % view.seats, pile, won))


def exact(view: AfbraakView) -> list[Candidate]:
    """All removals with what comes of them; none if the pile is too large to be counted, or leaves little choice."""
    outcomes = choose(view, LEVELS["expert"], Rng(1), Budget(iterations=1), lambda: False)
    return outcomes if len(outcomes) >= CHOICE else []


# Between two seats the count is perfect play; between more it is only a good guess, see `solver`.
PUZZLING = Puzzling(form, exact=exact)
