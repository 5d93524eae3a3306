"""The command `bench ladder`: all levels of a game on one scale, and where players between them land on it."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import combinations, pairwise
from typing import NamedTuple

from holzwurm_desktop.ai.levels import BARE, Budget, Level, knowledge, level_at
from holzwurm_desktop.ai.players import Thought
from holzwurm_desktop.ai.scale import ANCHOR, ANCHORED, Measured, Scale, scale_of
from holzwurm_desktop.cli.arena import append_state, key_of, read_state, rotations, shares_of
from holzwurm_desktop.cli.bradley_terry import Pair, likeliest
from holzwurm_desktop.cli.common import (
    Pairing,
    ask,
    play_out,
    positive_int,
    strength_in,
)
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.ladder_words import in_words, points_in_words, source, stored_in_words
from holzwurm_desktop.cli.place import Lost
from holzwurm_desktop.cli.places import add_places, place_of, run_all, tell_stop
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.kits import all_games, room_of
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS

LADDER = "ladder"
PLAYERS = (YARDSTICKS[0], *LEVELS, *YARDSTICKS[1:])


class Task(NamedTuple):
    """A match to be played. most: iterations that no player exceeds."""

    pairing: Pairing
    most: int


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("what", choices=[LADDER], help="what to measure")
    parser.add_argument("--game", choices=list(all_games()), metavar="ID", help="which game")
    parser.add_argument(
        "--deals", type=positive_int, default=20, metavar="N", help="deals for each two players (default 20)"
    )
    parser.add_argument("--deal", type=positive_int, default=1, metavar="N", help="first deal (default 1)")
    parser.add_argument(
        "--rounds", type=positive_int, metavar="N", help="of a match, instead of those of the stored scale"
    )
    parser.add_argument(
        "--most", type=positive_int, default=1_000_000, metavar="N",
        help="iterations that no player exceeds, where strong ones would take too long (default: none)",
    )  # fmt: skip
    parser.add_argument(
        "--points", type=positive_int, metavar="N",
        help="measure N strengths between the weakest and the strongest level against the levels beside them",
    )  # fmt: skip
    add_places(parser)
    parser.add_argument("--state", metavar="FILE", help="keep results here and go on from them")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--store", action="store_true", help="write the scale into the game's folder, in the source"
    )
    parser.add_argument("--stored", action="store_true", help="measure nothing, print what is stored")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return the exit status, 1 after an interruption.

    Raises `Failure` for arguments that do not fit together or a state file that cannot be used.
    """
    if given.stored:
        print(stored_in_words(list(all_games().values())))
        return 0
    if not given.game:
        raise Failure("Say which game to measure: --game ID.")
    if given.store and given.points:
        raise Failure("--points measures no scale that could be stored.")
    game = all_games()[given.game]
    rounds = given.rounds or scale_of(game.id).rounds
    tasks = [
        Task(pairing, given.most)
        for two in _twos(game, given.points)
        for pairing in rotations(
            game.id, two, {"rounds": rounds}, range(given.deal, given.deal + given.deals), None
        )
    ]
    won, finished = _played(given, tasks, {"ladder": game.id, "rounds": rounds, "most": given.most})
    if not finished:
        return 1
    if given.points:
        return _tell_points(given, game, won)
    scale = Scale(_measured(won), rounds, _command(given), date.today().isoformat())
    if given.store:
        room_of(game.id).joinpath("scale.py").write_text(source(scale), "utf-8")
    print(json.dumps(_report(scale, won)) if given.json else in_words(game.id, len(tasks), scale, won))
    return 0


def _twos(game: Game, points: int | None) -> list[tuple[str, str]]:
    """Who plays whom: everybody everybody, or each of so many strengths the levels below and above it."""
    if points is None:
        return list(combinations(PLAYERS, 2))
    scale = scale_of(game.id)
    found = []
    for strength in spaced(scale, points):
        beside = [
            pair for pair in pairwise(LEVELS) if scale.points(pair[0]) <= strength <= scale.points(pair[1])
        ]
        found += [(str(strength), level) for level in beside[0]]
    return found


def spaced(scale: Scale, points: int) -> list[int]:
    """So many strengths, evenly between the weakest and the strongest level, both left out."""
    low, high = (scale.points(level) for level in (LEVELS[0], LEVELS[-1]))
    return [round(low + (high - low) * (number + 0.5) / points) for number in range(points)]


def _played(
    given: argparse.Namespace, tasks: Sequence[Task], arguments: dict[str, Json]
) -> tuple[Counter[Pair], bool]:
    """How often each won against each other, ties half, and whether all tasks were done."""
    done = read_state(given.state, arguments)
    missing = [task for task in tasks if key_of(task.pairing) not in done]
    finished = True
    try:
        for result in run_all(play, missing, place_of(given), LADDER):
            done[result["key"]] = result
            append_state(given.state, result)
    except (KeyboardInterrupt, Lost) as stop:
        finished = False
        tell_stop(stop, len(done), len(tasks))
    won: Counter[Pair] = Counter()
    for task in tasks:
        if key_of(task.pairing) in done:
            result = done[key_of(task.pairing)]
            one, other = result["levels"]
            won[one, other] += result["shares"][0]
            won[other, one] += result["shares"][1]
    return won, finished


def play(task: Task) -> dict[str, Json]:
    """Play one match: who sat where, and the shares of the win."""
    match = play_out(task.pairing, decide=partial(decide, task.most))
    return {"key": key_of(task.pairing), "levels": task.pairing.levels, "shares": shares_of(match)}


def decide(most: int, game: Game, view: View, player: str, seed: int, _budget: Budget | None) -> Thought:
    """What a player thinks, counted in iterations alone and in no more than `most`."""
    iterations = _way(game.id, player).repeatable.iterations
    return ask(game, view, player, seed, Budget(min(iterations, most)))


def _way(game_id: str, player: str) -> Level:
    strength = strength_in(player)
    if strength is not None:
        return level_at(game_id, strength)
    return {**knowledge(game_id).levels, **BARE.levels}[player]


def _measured(won: Counter[Pair]) -> dict[str, Measured]:
    """The scale, the weakest first."""
    found = {ANCHOR: Measured(ANCHORED), **likeliest(won, {ANCHOR: ANCHORED})}
    return dict(sorted(found.items(), key=lambda player: player[1].points))


def _command(given: argparse.Namespace) -> str:
    """The command that measures the same again."""
    parts = [f"{PROGRAM} bench {LADDER} --game {given.game} --deals {given.deals}"]
    parts += [f"--deal {given.deal}"] if given.deal != 1 else []
    parts += [f"--rounds {given.rounds}"] if given.rounds else []
    parts += [f"--most {given.most}"] if given.most != 1_000_000 else []
    return " ".join([*parts, "--store"])


def _report(scale: Scale, won: Counter[Pair]) -> dict[str, Json]:
    return {
        **scale._asdict(),
        "players": {name: found._asdict() for name, found in scale.players.items()},
        "won": {f"{one},{other}": count for (one, other), count in won.items()},
    }


def _tell_points(given: argparse.Namespace, game: Game, won: Counter[Pair]) -> int:
    """Print where each strength landed among the levels, whose own places are those of the stored scale."""
    scale = scale_of(game.id)
    landed = likeliest(won, {level: scale.points(level) for level in LEVELS})
    print(
        json.dumps({player: found._asdict() for player, found in landed.items()})
        if given.json
        else points_in_words(game.id, landed)
    )
    return 0
