"""The command `selfplay`: plays whole matches between computer players and writes one record a line."""

from __future__ import annotations

import argparse
import sys

from holzwurm_desktop.cli.common import (
    Pairing,
    add_budget,
    add_game,
    add_jobs,
    add_level_help,
    add_options,
    budget_of,
    level_list,
    options_of,
    output,
    play_out,
    positive_int,
    run_all,
)
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_game(parser)
    parser.add_argument(
        "--seats", required=True, type=level_list, metavar="LEVEL,LEVEL[,...]", help="who plays, seat by seat"
    )
    parser.add_argument("--count", type=positive_int, default=1, metavar="N", help="matches (default 1)")
    parser.add_argument(
        "--deal", type=positive_int, default=1, metavar="N", help="first deal number (default 1)"
    )
    add_options(parser)
    add_budget(parser)
    add_jobs(parser)
    add_level_help(parser)
    parser.add_argument(
        "-o", "--out", metavar="FILE", help="where records go (default, or -: standard output)"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the matches and write their records; return the exit status, 1 after an interruption.

    Raises `Failure` for arguments that do not fit the game or output that cannot be written, `RecordError` for an
    invalid rule option.
    """
    game = all_games()[given.game]
    if len(given.seats) not in game.seats:
        raise Failure(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {len(given.seats)}.")
    if given.deal + given.count - 1 > HIGHEST_DEAL:
        raise Failure(f"Deal numbers end at {HIGHEST_DEAL}.")
    options, budget = options_of(given), budget_of(given)
    pairings = [
        Pairing(game.id, given.seats, options, given.deal + index, index % len(given.seats), budget)
        for index in range(given.count)
    ]
    written = 0
    with output(given.out) as stream:
        try:
            for line in run_all(_record, pairings, given.jobs, "selfplay"):
                stream.write(line + "\n")
                stream.flush()  # so that whatever ends the run leaves only whole records
                written += 1
        except KeyboardInterrupt:
            print(f"{PROGRAM}: Interrupted after {written} of {given.count} matches.", file=sys.stderr)
            return 1
    return 0


def _record(pairing: Pairing) -> str:
    return records.dump(play_out(pairing).to_record())
