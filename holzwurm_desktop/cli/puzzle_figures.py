"""The command `bench puzzles`: does a longer search find the same, and which level solves puzzles of which grade?"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.puzzle_maker import APART, LONG, tries
from holzwurm_desktop.ai.puzzles import Puzzle, puzzles_of
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.ai.tasks import solves, view_of
from holzwurm_desktop.cli.common import positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import add_places, place_of, run_all
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS

PUZZLES = "puzzles"
LONGER = 2 * LONG
"""The search that solves anew makes so many times the coach's iterations, twice those of the one that proved."""
OTHER_SEED = 700_001 * APART
"""Added to the seed: no puzzle was made with it."""


class Trial(NamedTuple):
    """A puzzle, by its game and its number there, to be solved anew. iterations: of the longer search."""

    game_id: str
    number: int
    player: str
    iterations: int
    seed: int


class Solved(NamedTuple):
    """What came of a trial. agrees: the longer search found the same move; levels: whether each level found it."""

    id: str
    grade: str
    agrees: bool
    levels: dict[str, bool]


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("what", choices=[PUZZLES], help="what to measure")
    parser.add_argument("--game", choices=list(all_games()), metavar="ID", help="only this game")
    parser.add_argument(
        "--count", type=positive_int, default=100, metavar="N", help="random puzzles (default 100)"
    )
    parser.add_argument("--seed", type=positive_int, default=1, metavar="N", help="of everything (default 1)")
    parser.add_argument(
        "--iterations",
        type=positive_int,
        metavar="N",
        help=f"of the longer search, instead of {LONGER} times those of the game's coach",
    )
    parser.add_argument(
        "--player",
        choices=(*LEVELS, *YARDSTICKS),
        default=LEVEL,
        metavar="LEVEL",
        help=f"who makes it (default {LEVEL}; ismcts searches also what is computed exactly)",
    )
    add_places(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0."""
    trials = _drawn([given.game] if given.game else list(all_games()), given)
    done = list(run_all(_solve, trials, place_of(given), PUZZLES))
    report = {
        "puzzles": len(done),
        "agree": sum(each.agrees for each in done),
        "others": [
            f"{trial.game_id} {each.id}" for trial, each in zip(trials, done, strict=True) if not each.agrees
        ],
        "grades": {grade: _figures([each for each in done if each.grade == grade]) for grade in LEVELS},
    }
    print(json.dumps(report) if given.json else _in_words(report))
    return 0


def _drawn(games: Sequence[str], given: argparse.Namespace) -> list[Trial]:
    """As many puzzles of these games as are asked for, or all, drawn at random without any twice."""
    rng = Rng(given.seed)
    left = [(game_id, number) for game_id in games for number in range(len(puzzles_of(game_id)))]
    trials: list[Trial] = []
    while left and len(trials) < given.count:
        game_id, number = left.pop(rng.draw(len(left)))
        iterations = given.iterations or LONGER * adviser_of(game_id).iterations
        trials.append(Trial(game_id, number, given.player, iterations, given.seed + len(trials)))
    return trials


def _solve(trial: Trial) -> Solved:
    puzzle: Puzzle = puzzles_of(trial.game_id)[trial.number]
    seed, task = trial.seed + OTHER_SEED, puzzle.task
    budget = Budget(iterations=trial.iterations)
    longer = think(task.match.game, view_of(task), trial.player, seed, budget)
    levels = {level: all(islice(tries(task, level, seed), 1)) for level in LEVELS}
    return Solved(puzzle.id, puzzle.grade, solves(task, longer.move), levels)


def _figures(done: Sequence[Solved]) -> dict[str, Json]:
    """How many puzzles there are, and how many of them each level solved."""
    return {"puzzles": len(done), **{level: sum(each.levels[level] for each in done) for level in LEVELS}}


def _in_words(report: dict[str, Json]) -> str:
    count, agree = report["puzzles"], report["agree"]
    lines = [f"{agree} of {count} puzzles solved alike by a longer search with other seeds"]
    lines += [f"  not {each}" for each in report["others"]]
    lines.append(f"  {'grade':<10}{'puzzles':>8}" + "".join(f"{level:>10}" for level in LEVELS))
    for grade, found in report["grades"].items():
        shares = (found[level] / found["puzzles"] if found["puzzles"] else 0.0 for level in LEVELS)
        lines.append(f"  {grade:<10}{found['puzzles']:>8}" + "".join(f"{share:>10.0%}" for share in shares))
    return "\n".join(lines)
