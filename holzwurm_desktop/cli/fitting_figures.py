"""The command `bench fitting`: how near the opponent that fits a person comes to players of known strength."""

from __future__ import annotations

import argparse
import json
from functools import partial
from random import Random
from statistics import mean
from typing import NamedTuple

from holzwurm_desktop.ai.fitting import Fit, fit
from holzwurm_desktop.ai.scale import Scale, scale_of
from holzwurm_desktop.cli.arena import shares_of
from holzwurm_desktop.cli.common import Pairing, play_out, positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.ladder import decide, spaced
from holzwurm_desktop.cli.places import add_places, place_of, run_all
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.text.strength import fit_words
from holzwurm_desktop.text.words import Words

FITTING = "fitting"
NEAR = 100.0
"""Points within which an opponent is said to fit."""


class Task(NamedTuple):
    """A player of known strength who plays so many matches against the opponent that fits. most: iterations that no
    player exceeds, 0 for results drawn by the model of the scale; seed: of everything."""

    game_id: str
    strength: int
    matches: int
    most: int
    seed: int


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("what", choices=[FITTING], help="what to measure")
    parser.add_argument("--game", choices=list(all_games()), required=True, metavar="ID", help="which game")
    parser.add_argument(
        "--players", type=positive_int, default=10, metavar="N",
        help="players, evenly between the weakest and the strongest level (default 10)",
    )  # fmt: skip
    parser.add_argument(
        "--matches", type=positive_int, default=20, metavar="N", help="matches of each (default 20)"
    )
    parser.add_argument(
        "--times", type=positive_int, default=1, metavar="N", help="how often each begins anew (default 1)"
    )
    parser.add_argument("--seed", type=positive_int, default=1, metavar="N", help="of everything (default 1)")
    parser.add_argument(
        "--most", type=positive_int, default=0, metavar="N",
        help="really play, with at most N iterations a move, instead of drawing results by the scale",
    )  # fmt: skip
    add_places(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0."""
    strengths = spaced(scale_of(given.game), given.players)
    tasks = [
        Task(given.game, strength, given.matches, given.most, given.seed + time * given.players + number)
        for number, strength in enumerate(strengths)
        for time in range(given.times)
    ]
    fits = list(run_all(meet, tasks, place_of(given), FITTING))
    off = [abs(found["strength"] - task.strength) for task, found in zip(tasks, fits, strict=True)]
    report: dict[str, Json] = {
        "players": [{"plays": task.strength, **found} for task, found in zip(tasks, fits, strict=True)],
        "error": mean(off),
        "near": mean(each <= NEAR for each in off),
        "won": mean(found["won"] for found in fits) / given.matches,
    }
    print(json.dumps(report) if given.json else _in_words(given, report))
    return 0


def meet(task: Task) -> dict[str, Json]:
    """Play the matches of one player; the fit after them."""
    scale, rng = scale_of(task.game_id), Random(task.seed)
    rows: list[MatchRow] = []
    for number in range(task.matches):
        opponent = round(fit(task.game_id, rows, FITTING).strength)
        if task.most:
            share = _played(task, scale, number, opponent)
        else:
            share = float(rng.random() < scale.share(task.strength, [opponent], scale.rounds))
        rows.insert(0, _row(task.game_id, scale, number, share, opponent))
    return fit(task.game_id, rows, FITTING)._asdict()


def _played(task: Task, scale: Scale, number: int, opponent: int) -> float:
    """The share of a real match between both, who begin in turn."""
    deal = task.seed * 1000 + number
    options = {"rounds": scale.rounds}
    pairing = Pairing(task.game_id, (str(task.strength), str(opponent)), options, deal, number % 2, None)
    return shares_of(play_out(pairing, decide=partial(decide, task.most)))[0]


def _row(game_id: str, scale: Scale, number: int, share: float, opponent: int) -> MatchRow:
    """The match as it would be stored."""
    seats = (
        SeatResult(FITTING, "human", None, share, share),
        SeatResult("", "computer", scale.nearest(opponent), 1 - share, 1 - share, strength=opponent),
    )
    return MatchRow(number, game_id, "", seats, scale.rounds, 0, 0, 0, False)


def _in_words(given: argparse.Namespace, report: dict[str, Json]) -> str:
    lines = [f"{given.game}: {given.matches} matches each"]
    if given.times == 1:
        for each in report["players"]:
            plays = each.pop("plays")
            lines.append(f"  {plays}: {fit_words(Words(), given.game, Fit(**each))}")
    lines.append(
        f"  on average {report['error']:.0f} points off, {report['near']:.0%} within {NEAR:.0f},"
        f" {report['won']:.1%} of the matches won"
    )
    return "\n".join(lines)
