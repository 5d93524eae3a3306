"""The command `bench looks`: what it costs to play nothing silly, and the plainest of near-ties.

Whether a kind of silliness is none, matches tell only by the hundred. But each time that a player sets aside what its
search would choose, a longer search of the two moves tells which is better, and by how much.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.looks import counted, silly_among
from holzwurm_desktop.ai.players import Budget, Thought, think
from holzwurm_desktop.cli.common import Pairing, play_out, positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.searches import OTHER_SEED, add_searches, iterations_of, one_round, report
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.records import LEVELS

LOOKS = "looks"
NEAR_TIE = "near-tie"
"""The kind of what was set aside for a plainer move that promises nearly as much."""
LONGER = 6
"""So many times as long the two moves are searched."""
SURELY = 1.96
"""Standard errors within which 95 of 100 means lie."""


class Watched(NamedTuple):
    """One round between equal players who err in nothing but this; iterations: of their searches."""

    pairing: Pairing
    iterations: int


class SetAside(NamedTuple):
    """A move that the search would have chosen. kind: why it was not made; loss: how much more it promised than the
    one that was, as a reward."""

    kind: str
    loss: float


class Seen(NamedTuple):
    """What one round tells: how many decisions had a choice, and what was set aside."""

    decisions: int
    aside: list[SetAside]


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_searches(parser, LOOKS)
    parser.add_argument(
        "--level", choices=LEVELS, default="expert", metavar="LEVEL", help="who plays (default expert)"
    )
    parser.add_argument("--rounds", type=positive_int, default=10, metavar="N", help="rounds (default 10)")
    parser.add_argument("--first", type=positive_int, default=1, metavar="N", help="first deal (default 1)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` for a number of seats that a game does not have."""
    return report(given, measure, _in_words)


def measure(game: Game, given: argparse.Namespace) -> dict[str, Json]:
    """What looks cost in one game, by the kind of what was set aside, the costliest first."""
    iterations = iterations_of(game, given)
    tasks = [
        Watched(one_round(game, given.level, given.seats, given.first + at), iterations)
        for at in range(given.rounds)
    ]
    seen = list(run_all(_play, tasks, place_of(given), game.id))
    losses: dict[str, list[float]] = {}
    for each in seen:
        for aside in each.aside:
            losses.setdefault(aside.kind, []).append(aside.loss)
    kinds = {kind: _figures(found, given.rounds) for kind, found in losses.items()}
    return {
        "rounds": given.rounds,
        "iterations": iterations,
        "decisions": sum(each.decisions for each in seen),
        "kinds": dict(sorted(kinds.items(), key=lambda each: (-each[1]["a round"], each[0]))),
    }


def _figures(losses: Sequence[float], rounds: int) -> dict[str, float]:
    """How often something was set aside, what that cost each time, with its 95 % interval, and in a round."""
    margin = SURELY * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    return {"times": len(losses), "loss": mean(losses), "margin": margin, "a round": sum(losses) / rounds}


def _play(task: Watched) -> Seen:
    witness = Witness(task.iterations)
    play_out(task.pairing, decide=witness.decide)
    return Seen(witness.decisions, witness.aside)


class Witness:
    """Decides as the players of a round do, and notes what they set aside."""

    def __init__(self, iterations: int) -> None:
        self.decisions = 0
        self.aside: list[SetAside] = []
        self._iterations = iterations

    def decide(self, game: Game, view: View, level: str, seed: int, _budget: Budget | None) -> Thought:
        """See `cli.common.Decide`."""
        # What is made by mistake is no question of looks.
        way = knowledge(game.id).levels[level]._replace(slack=0.0, temperature=0.0)
        thought = think(game, view, level, seed, Budget(self._iterations), way=way)
        found = thought.candidates
        self.decisions += len(found) > 1
        favourite = found[0].move
        if favourite == thought.move or counted(found):
            return thought
        two = (favourite, thought.move)
        others = [each.move for each in found if each.move not in two]
        longer = Budget(self._iterations * LONGER)
        again = think(game, view, level, seed + OTHER_SEED, longer, barred=others, way=way)
        worth = {each.move: each.mean for each in again.candidates}
        if all(move in worth for move in two):
            kind = silly_among(game.id, view, [each.move for each in found])[0]
            loss = worth[favourite] - worth[thought.move]
            self.aside.append(SetAside(NEAR_TIE if kind is None else kind.value, loss))
        return thought


def _in_words(game_id: str, found: dict[str, Json]) -> str:
    lines = [
        f"{game_id}: {found['decisions']} decisions of {found['rounds']} rounds, {found['iterations']} iterations"
    ]
    for kind, seen in found["kinds"].items():
        lines.append(
            f"{seen['times']:>6} {kind}: set aside at a loss of {seen['loss']:.2%} (± {seen['margin']:.2%}),"
            f" {seen['a round']:.1%} a round"
        )
    return "\n".join(lines)
