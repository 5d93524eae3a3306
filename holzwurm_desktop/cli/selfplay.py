"""The command `selfplay`: plays whole matches between computer players and writes one record a line."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from typing import NamedTuple

from holzwurm_desktop.cli.common import (
    Pairing,
    add_budget,
    add_game,
    add_options,
    add_player_help,
    budget_of,
    options_of,
    output,
    play_out,
    player_list,
    positive_int,
)
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.place import Lost
from holzwurm_desktop.cli.places import add_places, place_of, run_all, tell_stop
from holzwurm_desktop.cli.programs import in_its_place
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        type=player_list,
        metavar="PLAYER,PLAYER[,...]",
        help="who plays, seat by seat",
    )
    parser.add_argument("--count", type=positive_int, default=1, metavar="N", help="matches (default 1)")
    parser.add_argument(
        "--deal", type=positive_int, default=1, metavar="N", help="first deal number (default 1)"
    )
    add_options(parser)
    add_budget(parser)
    add_places(parser)
    add_player_help(parser)
    parser.add_argument(
        "-o", "--out", metavar="FILE", help="where records go (default, or -: standard output)"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the matches and write their records; return the exit status, 1 after an interruption.

    Raises `Failure` for arguments that do not fit the game, a place of work that is not there or output that cannot
    be written, `RecordError` for an invalid rule option.
    """
    game = all_games()[given.game]
    if len(given.seats) not in game.seats:
        raise Failure(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {len(given.seats)}.")
    if given.deal + given.count - 1 > HIGHEST_DEAL:
        raise Failure(f"Deal numbers end at {HIGHEST_DEAL}.")
    options, budget, place = options_of(given), budget_of(given), place_of(given, given.seats)
    pairings = [
        Pairing(game.id, given.seats, options, given.deal + index, index % len(given.seats), budget)
        for index in range(given.count)
    ]
    written = 0
    with output(given.out) as stream:
        try:
            for played, pairing in zip(run_all(_play, pairings, place, "selfplay"), pairings, strict=True):
                stream.write(played.record + "\n")
                stream.flush()  # so that whatever ends the run leaves only whole records
                written += 1
                for seat, (name, faults) in played.faults.items():
                    where = f"deal {pairing.deal}, seat {seat}, {name}"
                    print(f"{PROGRAM}: {where}: {in_its_place(faults)}.", file=sys.stderr)
        except (KeyboardInterrupt, Lost) as stop:
            tell_stop(stop, written, given.count)
            return 1
    return 0


class _Played(NamedTuple):
    """A match: its record on one line, and for each seat with faults the name of the program and their reasons."""

    record: str
    faults: dict[int, tuple[str, Counter[str]]]


def _play(pairing: Pairing) -> _Played:
    faults: defaultdict[int, Counter[str]] = defaultdict(Counter)
    match = play_out(pairing, fault=lambda seat, reason: faults[seat].update([reason]))
    named = {seat: (match.players[seat].name, reasons) for seat, reasons in sorted(faults.items())}
    return _Played(records.dump(match.to_record()), named)
