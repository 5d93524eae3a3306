"""The command `bench coach`: how sure the coach is, how often it speaks, and how good its advice is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from statistics import mean
from typing import NamedTuple

from holzwurm_desktop.ai.coach import Verdict, advised, judge
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.players import Budget, Thought, think
from holzwurm_desktop.ai.reasons import TRIED, adviser_of
from holzwurm_desktop.cli.arena import share_of_wins
from holzwurm_desktop.cli.common import Pairing, level_list, play_out, positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.searches import OTHER_SEED, add_searches, iterations_of, one_round, report, search
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.records import LEVELS

COACH = "coach"
RIVAL = "hard"
"""The level that the one who follows the coach plays against."""


class Task(NamedTuple):
    """One match to be measured: between players of one level whose every decision is judged, or, with `follows`, one
    in which that seat does as the coach says against `RIVAL`. iterations: of the coach's searches; twice: whether
    every one is made twice."""

    pairing: Pairing
    iterations: int
    follows: int | None = None
    twice: bool = False


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_searches(parser, COACH)
    parser.add_argument(
        "--levels",
        type=level_list,
        default=LEVELS,
        metavar="LEVEL[,...]",
        help="whom it listens to (default all)",
    )
    parser.add_argument(
        "--deals",
        type=positive_int,
        default=2,
        metavar="N",
        help="deals a level in which it listens (default 2)",
    )
    parser.add_argument(
        "--follow", type=positive_int, default=10, metavar="N", help=f"deals against {RIVAL} (default 10)"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` for a number of seats that a game does not have."""
    return report(given, measure, _in_words)


def measure(game: Game, given: argparse.Namespace) -> dict[str, Json]:
    """The figures of one game, from `deals` rounds of each level and `follow` deals in every seat."""
    seats: int = given.seats
    iterations = iterations_of(game, given)
    # All searches twice would cost as much again, and where nobody errs there is the least to blame.
    twice = RIVAL if RIVAL in given.levels else given.levels[-1]
    deals, follow = range(1, given.deals + 1), range(1, given.follow + 1)
    tasks = [
        Task(one_round(game, level, seats, deal), iterations, None, level == twice)
        for level in given.levels
        for deal in deals
    ]
    tasks += [
        Task(one_round(game, RIVAL, seats, deal), iterations, seat)
        for deal in follow
        for seat in range(seats)
    ]
    done = list(run_all(_play, tasks, place_of(given), game.id))
    heard = {
        level: _heard([found for task, found in zip(tasks, done, strict=True)
                       if task.follows is None and task.pairing.levels[0] == level], seats)
        for level in given.levels
    }  # fmt: skip
    by_deal: dict[int, list[float]] = {}
    for task, found in zip(tasks, done, strict=True):
        if task.follows is not None:
            by_deal.setdefault(task.pairing.deal, []).append(found["won"])
    sure = [found for task, found in zip(tasks, done, strict=True) if task.twice]
    return {
        "clearly": adviser_of(game.id).clearly,
        "iterations": iterations,
        "levels": heard,
        "sure": _sure(sure, adviser_of(game.id).clearly),
        "following": {"against": RIVAL, "seats": seats, **share_of_wins(list(map(mean, by_deal.values())))},
    }


def _play(task: Task) -> dict[str, Json]:
    """Play one match and note what the coach found in it."""
    found: dict[str, list[float]] = {key: [] for key in ("loss", "told", "seconds", "differences", "blamed")}
    decide = partial(_listen, found, task) if task.follows is None else partial(_follow, task)
    match = play_out(task.pairing, decide=decide)
    if task.follows is None:
        return dict(found)
    return {"won": (task.follows in match.winners) / len(match.winners)}


def _follow(task: Task, game: Game, view: View, level: str, seed: int, budget: Budget | None) -> Thought:
    """The decision of a seat that does what the coach holds for best, and of its rivals."""
    if view.seat != task.follows:
        return think(game, view, level, seed, budget)
    weighed = search(game, view, seed, task.iterations)
    best = next(iter(advised(game.id, view, weighed, 1)), weighed[0])
    return Thought(best.move, weighed, best.visits)


def _listen(
    found: dict[str, list[float]],
    task: Task,
    game: Game,
    view: View,
    level: str,
    seed: int,
    budget: Budget | None,
) -> Thought:
    """A player's decision, which the coach judges too."""
    thought = think(game, view, level, seed, budget)
    begun = time.perf_counter()
    weighed = search(game, view, seed, task.iterations)
    seconds = time.perf_counter() - begun
    verdict = judge(game.id, view, weighed, thought.move)
    if verdict is not None:
        found["loss"].append(verdict.loss)
        found["told"].append(float(verdict.clearly))
        found["seconds"].append(seconds)
        if task.twice:
            _compare(found, game, view, weighed, search(game, view, seed + OTHER_SEED, task.iterations))
    return thought


def _compare(
    found: dict[str, list[float]],
    game: Game,
    view: View,
    first: Sequence[Candidate],
    second: Sequence[Candidate],
) -> None:
    """How far two searches of one position differ, and whether the second blames what the first advises."""
    found["differences"] += [
        abs(each.mean - again.mean)
        for each in _known(first)
        for again in _known(second)
        if again.move == each.move
    ]
    best = next(iter(advised(game.id, view, first, 1)), None)
    blamed: Verdict | None = judge(game.id, view, second, best.move) if best else None
    if blamed is not None:
        found["blamed"].append(blamed.loss)


def _known(candidates: Sequence[Candidate]) -> list[Candidate]:
    enough = TRIED * max((each.visits for each in candidates), default=0)
    return [each for each in candidates if each.visits >= enough]


def _heard(matches: Sequence[dict[str, list[float]]], seats: int) -> dict[str, float]:
    """How often the coach speaks to a seat in a round, and to how many of its decisions."""
    told = [each for match in matches for each in match["told"]]
    loss = [each for match in matches for each in match["loss"]]
    return {
        "rounds": len(matches),
        "decisions": len(told) / len(matches) / seats,
        "told": sum(told) / len(matches) / seats,
        "share": mean(told) if told else 0.0,
        "loss": mean(loss) if loss else 0.0,
    }


def _sure(matches: Sequence[dict[str, list[float]]], clearly: float) -> dict[str, float]:
    """How far two searches of one position agree."""
    blamed = [each for match in matches for each in match["blamed"]]
    return {
        "differ": _quantile([each for match in matches for each in match["differences"]], 0.95),
        "advised": len(blamed),
        "blamed": mean(each > clearly - 1e-9 for each in blamed) if blamed else 0.0,
        "blamed by": _quantile(blamed, 0.95),
        "seconds": _quantile([each for match in matches for each in match["seconds"]], 0.5),
    }


def _quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)] if values else 0.0


def _in_words(game_id: str, found: dict[str, Json]) -> str:
    sure, following = found["sure"], found["following"]
    lines = [
        f"{game_id}: clearly from {found['clearly']}; {found['iterations']} iterations, {sure['seconds']:.2f} s"
    ]
    lines += [
        f"{level:>9}: speaks {heard['told']:5.2f} times a round to a seat, of {heard['decisions']:.1f} decisions"
        f" ({heard['share']:.1%}); mean loss {heard['loss']:.4f}; {heard['rounds']} rounds"
        for level, heard in found["levels"].items()
    ]
    lines.append(
        f"     sure: 19 of 20 moves are valued alike to {sure['differ']:.3f}; of {sure['advised']} pieces of advice"
        f" another search blames {sure['blamed']:.1%}, 19 of 20 by less than {sure['blamed by']:.3f}"
    )
    lines.append(
        f"   follow: wins {following['share']:.1%} +- {following['interval']:.1%} against {following['against']},"
        f" {following['seats']} seats"
    )
    return "\n".join(lines)
