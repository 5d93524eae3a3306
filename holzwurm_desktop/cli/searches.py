"""What the commands share that measure the coach's searches, game after game: arguments, the search, the report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import NamedTuple

from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.cli.common import Pairing, positive_int
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.places import add_places
from holzwurm_desktop.engine.contract import Game, Json, View
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS

OTHER_SEED = 500_009
"""Added to the seed of a decision for the coach, who must not search as the player did; twice, for a second coach."""


def add_searches(parser: Parser, what: str) -> None:
    """Add the arguments that all of them have; `what`: what is measured."""
    parser.add_argument("what", choices=[what], help="what to measure")
    parser.add_argument("--game", choices=list(all_games()), metavar="ID", help="only this game")
    parser.add_argument("--seats", type=positive_int, default=2, metavar="N", help="seats (default 2)")
    parser.add_argument(
        "--iterations", type=positive_int, metavar="N", help="of a search, instead of the game's own"
    )
    add_places(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_rounds(parser: Parser, each: int, what: str) -> None:
    """Add the arguments of those that play rounds and search some of their decisions.

    each: by default one of so many; what: what is done with these.
    """
    parser.add_argument("--rounds", type=positive_int, default=100, metavar="N", help="rounds (default 100)")
    parser.add_argument(
        "--level", choices=LEVELS, default="hard", metavar="LEVEL", help="who plays (default hard)"
    )
    parser.add_argument(
        "--each", type=positive_int, default=each, metavar="N", help=f"{what} of N (default {each})"
    )
    parser.add_argument("--first", type=positive_int, default=1, metavar="N", help="first deal (default 1)")


class Searched(NamedTuple):
    """One round between equal players, in which one decision of `each` is searched as the coach does.

    iterations: of those searches. What one round tells hangs together, so many rounds with few searches tell more.
    """

    pairing: Pairing
    iterations: int
    each: int


def searched_rounds(game: Game, given: argparse.Namespace) -> list[Searched]:
    """The rounds that were asked for, see `add_rounds`."""
    iterations = iterations_of(game, given)
    return [
        Searched(one_round(game, given.level, given.seats, deal), iterations, given.each)
        for deal in range(given.first, given.first + given.rounds)
    ]


def report(
    given: argparse.Namespace,
    measure: Callable[[Game, argparse.Namespace], dict[str, Json]],
    in_words: Callable[[str, dict[str, Json]], str],
) -> int:
    """Measure the games that were asked for, print the figures of each and return 0.

    Raises `Failure` for a number of seats that a game does not have.
    """
    found: dict[str, Json] = {}
    for game in [all_games()[given.game]] if given.game else all_games().values():
        if given.seats not in game.seats:
            raise Failure(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {given.seats}.")
        found[game.id] = measure(game, given)
        if not given.json:
            print(in_words(game.id, found[game.id]), flush=True)
    if given.json:
        print(json.dumps(found))
    return 0


def iterations_of(game: Game, given: argparse.Namespace) -> int:
    """How many iterations a search makes: as many as were asked for, or the game's own number."""
    return given.iterations or adviser_of(game.id).iterations


def one_round(game: Game, level: str, seats: int, deal: int) -> Pairing:
    """A round between players of one level, each of whom begins equally often over many deals."""
    return Pairing(game.id, (level,) * seats, {"rounds": 1}, deal, deal % seats, None)


def search(game: Game, view: View, seed: int, iterations: int) -> list[Candidate]:
    """What the coach finds. seed: that of the decision, or another one for another opinion."""
    return think(game, view, LEVEL, seed + OTHER_SEED, Budget(iterations=iterations)).candidates
