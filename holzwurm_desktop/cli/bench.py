"""The command `bench`: measures how fast rules and search are. It reports figures and judges nothing."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

from holzwurm_desktop.ai import search
from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.search import Policy, Search, count_estimates, count_playouts
from holzwurm_desktop.cli import openspiel
from holzwurm_desktop.cli.common import positive_float, positive_int, solvers
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.commands import subjects_of
from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player

ITERATIONS = 4_000
"""Iterations of one search, as many as in the comparison with OpenSpiel."""


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("what", choices=subjects_of("bench"), help="what to measure")
    parser.add_argument(
        "--game", choices=list(all_games()), metavar="ID", help=f"only this game: {', '.join(all_games())}"
    )
    parser.add_argument("--versus", choices=("openspiel",), help="measure OpenSpiel's hearts in the same run")
    parser.add_argument(
        "--seconds", type=positive_float, default=2.0, metavar="S", help="per figure (default 2)"
    )
    parser.add_argument(
        "--positions", type=positive_int, default=3000, metavar="N", help="of builds (default 3000)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_epilog(
        "on the rules and the search, without a window:\n"
        "  rollouts    moves a second in rounds played at random\n"
        "  search      iterations a second of the search\n"
        "  values      microseconds to judge a position by what was learnt\n"
        "  builds      milliseconds for the exact best build\n"
        "on the coach (see bench coach --help):\n"
        "  coach       how often it speaks, how sure it is, and what following it brings\n"
        "  calibration of the rounds called won with 70 %, how many are won\n"
        "  contrast    what a worse move costs, as it is told and as it comes\n"
        "on the computer players (see bench blunders --help):\n"
        "  blunders    how many of their decisions look silly\n"
        "on the puzzles (see bench puzzles --help):\n"
        "  puzzles     whether a longer search agrees, and which level solves what\n"
        "on the strength of players (see bench ladder --help):\n"
        "  ladder      all levels of a game on one scale\n"
        "  fitting     how soon the opponent that fits a person does\n"
        "in the window (see bench start --help):\n"
        "  start       milliseconds from the start to the first picture\n"
        "  frames      pictures a second while cards move\n"
        "  memory      megabytes that a table takes"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` if OpenSpiel is wanted but not installed."""
    if given.what == "builds":
        for solver in solvers().values():
            builds = solver.measure(given.positions)
            print(json.dumps(builds) if given.json else solver.in_words(builds))
        return 0
    if given.versus and given.what == "values":
        raise Failure("OpenSpiel has no such values.")
    if given.versus and not openspiel.available():
        raise Failure("OpenSpiel is not installed (pip install open_spiel).", status=1)
    games = [all_games()[given.game]] if given.game else list(all_games().values())
    if given.what == "values":
        games = [game for game in games if knowledge(game.id).learned is not None]
    measure = {"rollouts": _rollouts, "search": _search, "values": _values}[given.what]
    report: dict[str, Json] = {"compiled": search.__file__.endswith((".so", ".pyd")), "figures": {}}
    for game in games:
        report["figures"][game.id] = measure(game, given.seconds)
    if given.versus:
        yardstick = openspiel.rollouts if given.what == "rollouts" else openspiel.search
        report["openspiel hearts"] = repeat(yardstick(), given.seconds)
        report["ratios"] = {
            name: figures["per second"] / report["openspiel hearts"]["per second"]
            for name, figures in report["figures"].items()
        }
    print(json.dumps(report) if given.json else _in_words(given.what, report))
    return 0


def repeat(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """Call `work`, which returns how much it did, again and again for `seconds` in all.

    The time is divided into nine stretches; their median, lowest and highest rate, per second of processor time,
    are returned.
    """
    # Processor time and the median, so that whatever else the machine does counts for little.
    rates = []
    for _ in range(9):
        amount, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds / 9:
            amount += work()
        rates.append(amount / spent)
    return {"per second": median(rates), "lowest": min(rates), "highest": max(rates)}


def _start_of(game: Game) -> Match:
    # Always the same deal, so that the figures of two runs can be compared.
    seats = 4 if 4 in game.seats else 2
    return Match.new(game, [Player(str(seat), "random") for seat in range(seats)], {}, 7, 0)


def _rollouts(game: Game, seconds: float) -> dict[str, float]:
    """Moves per second in rounds played at random on one core, each on a copy of the state."""
    state = _start_of(game).playing()
    policy, rng = Policy(), Rng(1)
    return repeat(lambda: count_playouts(state, policy, rng, 20), seconds)


def _search(game: Game, seconds: float) -> dict[str, float]:
    """Iterations per second of plain search from the start of a round, on one core.

    `informed` is the rate of a single search with the game's own policy.
    """
    state = _start_of(game).playing()
    view = state.view(state.turn)

    def once() -> int:
        found = Search(game.determinize(view, Rng(2)), view.seat, Policy(), Rng(3))
        found.run(ITERATIONS)
        return found.iterations

    figures = repeat(once, seconds)
    informed = Search(game.determinize(view, Rng(2)), view.seat, knowledge(game.id).policy, Rng(3))
    begun = time.process_time()
    informed.run(ITERATIONS)
    return {**figures, "informed": ITERATIONS / (time.process_time() - begun)}


def _values(game: Game, seconds: float) -> dict[str, float]:
    """How often a second a position can be judged for all its seats by what was learnt, on one core."""
    state, policy = _start_of(game).playing(), knowledge(game.id).learned
    assert policy is not None
    return repeat(lambda: count_estimates(state, policy, 1000), seconds)


def _in_words(what: str, report: dict[str, Json]) -> str:
    unit = "plies" if what == "rollouts" else "iterations"
    lines = [f"{what}, {'compiled' if report['compiled'] else 'pure Python'}, one core"]
    figures = dict(report["figures"])
    if "openspiel hearts" in report:
        figures["openspiel hearts"] = report["openspiel hearts"]
    for name, found in figures.items():
        if what == "values":
            lines.append(f"{name:>16}: {1e6 / found['per second']:8.2f} microseconds a position")
            continue
        ratio = report.get("ratios", {}).get(name)
        lines.append(
            f"{name:>16}: {found['per second'] / 1e6:8.3f} M {unit}/s"
            f" ({found['lowest'] / 1e6:.3f} to {found['highest'] / 1e6:.3f})"
            + (f", {ratio:.2f} x OpenSpiel's hearts" if ratio else "")
        )
    return "\n".join(lines)
