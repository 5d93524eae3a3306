"""The command `bench contrast`: what does it cost to make a worse move? Rounds are played twice, once with each.

How good a position is and which of its moves is better are two things that a search tells: early in a round the one
may be a guess where the other is plain.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.players import Budget, Thought, think
from holzwurm_desktop.ai.reasons import adviser_of, chance_of, tried_enough
from holzwurm_desktop.cli.calibration_fit import Apart, fitted_contrast
from holzwurm_desktop.cli.common import play_out
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.searches import (
    Searched,
    add_rounds,
    add_searches,
    report,
    search,
    searched_rounds,
)
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.core import Rng

CONTRAST = "contrast"
SURELY = 1.96
"""Standard errors within which 95 of 100 means lie."""


class Parted(NamedTuple):
    """What came of a round with the best of its moves and with a worse one.

    called: the chance of the latter, as it is told.
    """

    apart: Apart
    called: float


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_searches(parser, CONTRAST)
    add_rounds(parser, 6, "part at about one decision")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` for a number of seats that a game does not have."""
    return report(given, measure, _in_words)


def measure(game: Game, given: argparse.Namespace) -> dict[str, Json]:
    """What worse moves of one game cost, as it is told and as it came, in shares of a win, and the contrast by which
    the log odds of moves fit that best; zeros where no rounds parted."""
    tasks = searched_rounds(game, given)
    found = [each for each in run_all(_play, tasks, place_of(given), game.id) if each is not None]
    lost = [each.apart.won - each.apart.won_less for each in found]
    return {
        "seats": given.seats,
        "rounds": len(tasks),
        "parted": len(found),
        "called": mean(each.apart.chance - each.called for each in found) if found else 0.0,
        "lost": mean(lost) if found else 0.0,
        "margin": SURELY * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0,
        "fit": fitted_contrast([each.apart for each in found]) if found else 0.0,
    }


def _play(task: Searched) -> Parted | None:
    """Play a round with the best and with the worst of the moves of which enough is known, at the first searched
    decision that has two; None if none has."""
    game_id, partings = task.pairing.game, (Parting(task, 0), Parting(task, -1))
    winners = [play_out(task.pairing, decide=parting.decide).winners for parting in partings]
    view = partings[0].view  # until there both rounds are the same
    if view is None:
        return None
    most, least = (parting.moves[parting.place].mean for parting in partings)
    won, won_less = ((view.seat in seats) / len(seats) for seats in winners)
    outlook = adviser_of(game_id).outlook
    less = outlook(view, most) - outlook(view, least)
    apart = Apart(chance_of(game_id, view, most), less, won, won_less)
    return Parted(apart, chance_of(game_id, view, least, best=most))


class Parting:
    """Decides as the players of a round do, but for one decision.

    place: which of its moves is made there, of those of which enough is known, the best first; view, moves: of this
    decision, None and none before it.
    """

    def __init__(self, task: Searched, place: int) -> None:
        self.place = place
        self.view: View | None = None
        self.moves: Sequence[Candidate] = ()
        self._task = task
        self._rng = Rng(task.pairing.deal)

    def decide(self, game: Game, view: View, level: str, seed: int, budget: Budget | None) -> Thought:
        thought = think(game, view, level, seed, budget)
        if self.view is not None or self._rng.draw(self._task.each) != 0:
            return thought
        moves = tried_enough(search(game, view, seed, self._task.iterations))
        if len(moves) < 2:
            return thought
        self.view, self.moves = view, sorted(moves, key=lambda each: -each.mean)
        return thought._replace(move=self.moves[self.place].move)


def _in_words(game_id: str, found: dict[str, Json]) -> str:
    return (
        f"{game_id}: {found['seats']} seats, {found['parted']} of {found['rounds']} rounds parted; a worse move is"
        f" called {found['called']:.1%} worse, and won {found['lost']:.1%} less often (± {found['margin']:.1%});"
        f" fits contrast {found['fit']:.2f}"
    )
