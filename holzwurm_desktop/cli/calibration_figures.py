"""The command `bench calibration`: of the rounds that a search calls won with 70 %, how many are won?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from statistics import mean

from holzwurm_desktop.ai.chances import Calibration, Came, logistic
from holzwurm_desktop.ai.coach import best_moves
from holzwurm_desktop.ai.players import Budget, Thought, think
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.cli.calibration_fit import fitted
from holzwurm_desktop.cli.common import play_out
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.searches import (
    Searched,
    add_rounds,
    add_searches,
    iterations_of,
    report,
    search,
    searched_rounds,
)
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.core import Rng

CALIBRATION = "calibration"
TENTHS = 10


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_searches(parser, CALIBRATION)
    add_rounds(parser, 6, "search one decision")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` for a number of seats that a game does not have."""
    return report(given, measure, _in_words)


def measure(game: Game, given: argparse.Namespace) -> dict[str, Json]:
    """The reliability tables of one game, as the search tells the chance and as it is corrected, and the correction
    that would fit these rounds best."""
    seats: int = given.seats
    rounds = list(run_all(_play, searched_rounds(game, given), place_of(given), game.id))
    found = [case for each in rounds for case in each]
    adviser = adviser_of(game.id)
    return {
        "seats": seats,
        "rounds": len(rounds),
        "iterations": iterations_of(game, given),
        "raw": _table([(logistic(case.outlook), case.won) for case in found]),
        "corrected": _table(
            [(adviser.corrected(seats, case.outlook, case.played), case.won) for case in found]
        ),
        "fit": list(fitted(seats, found)),
    }


def _play(task: Searched) -> list[Came]:
    """Play one round; what was expected at some of its decisions, and what came of it."""
    expected: list[tuple[int, Came]] = []
    match = play_out(task.pairing, decide=partial(_decide, task, Rng(task.pairing.deal), expected))
    winners = match.winners
    return [case._replace(won=(seat in winners) / len(winners)) for seat, case in expected]


def _decide(
    task: Searched,
    rng: Rng,
    expected: list[tuple[int, Came]],
    game: Game,
    view: View,
    level: str,
    seed: int,
    budget: Budget | None,
) -> Thought:
    if rng.draw(task.each) == 0:
        searched = search(game, view, seed, task.iterations)
        best = best_moves(game.id, searched, 1)
        if best and len(searched) > 1:  # of a move without a choice the search knows nothing
            adviser = adviser_of(game.id)
            expected.append((view.seat, Came(adviser.outlook(view, best[0].mean), 0.0, adviser.played(view))))
    return think(game, view, level, seed, budget)


def _table(found: Sequence[tuple[float, float]]) -> list[dict[str, float]]:
    """For each tenth of the scale: how many decisions fell into it, what chance they were given, what was won."""
    table = []
    for tenth in range(TENTHS):
        inside = [each for each in found if min(TENTHS - 1, int(each[0] * TENTHS)) == tenth]
        called, won = map(mean, zip(*inside, strict=True)) if inside else (0.0, 0.0)
        table.append({"decisions": len(inside), "called": called, "won": won})
    return table


def _in_words(game_id: str, found: dict[str, Json]) -> str:
    fit = Calibration(*found["fit"])
    lines = [
        f"{game_id}: {found['rounds']} rounds, {found['seats']} seats, {found['iterations']} iterations;"
        f" fits offset {fit.offset:+.3f}, slope {fit.slope:.3f}, bend {fit.bend:.4f}, drift {fit.drift:+.3f},"
        f" growth {fit.growth:+.3f}, lapse {fit.lapse:.2f}",
        "  called      raw: number expected    won    corrected: number expected    won",
    ]
    for tenth, (raw, mended) in enumerate(zip(found["raw"], found["corrected"], strict=True)):
        cells = "       ".join(
            f"{each['decisions']:11d} {each['called']:7.1%} {each['won']:7.1%}" for each in (raw, mended)
        )
        lines.append(f"  {tenth * 10:3d}-{tenth * 10 + 10:3d} % {cells}")
    return "\n".join(lines)
