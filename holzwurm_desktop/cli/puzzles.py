"""The command `puzzles`: makes puzzles of one game from matches between computer players, one record a line.

Or it grades those that ship, after a change of the levels.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from holzwurm_desktop.ai.puzzle_maker import puzzles_in, regraded, to_record
from holzwurm_desktop.ai.puzzles import KEY, records_of
from holzwurm_desktop.ai.puzzling import puzzling_of
from holzwurm_desktop.cli.common import (
    Pairing,
    add_game,
    level_list,
    output,
    play_out,
    positive_int,
)
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.place import Lost
from holzwurm_desktop.cli.places import add_places, place_of, run_all
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.carried import META_KEY
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.match import Match

COUNT = 66
PLAYERS = ("medium", "hard")
"""Who plays the matches unless others are named: weaker ones make positions varied, better ones take longer."""
MATCHES = 8
"""So many matches are played at most for each puzzle that is wanted."""
DEALS = 10_000
"""How many deals belong to one seed."""
SHARE = 0.4
"""No grade has more than this part of the puzzles, as long as there are others."""
SAME = 0.5
"""No more than this part of the answers are moves of one kind, in games that have several."""


Record: TypeAlias = dict[str, Json]


class Source(NamedTuple):
    """A match to be played and looked through. seed: of the searches; made_with: that of the command."""

    pairing: Pairing
    seed: int
    made_with: int


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_game(parser)
    parser.add_argument(
        "--count", type=positive_int, default=COUNT, metavar="N", help=f"puzzles (default {COUNT})"
    )
    parser.add_argument(
        "--matches",
        type=positive_int,
        metavar="N",
        help=f"are played at most (default {MATCHES} for each puzzle)",
    )
    parser.add_argument("--seed", type=positive_int, default=1, metavar="N", help="of everything (default 1)")
    parser.add_argument(
        "--levels",
        type=level_list,
        default=PLAYERS,
        metavar="LEVEL[,...]",
        help=f"of those who play, drawn for each seat (default {','.join(PLAYERS)})",
    )
    parser.add_argument(
        "--regrade",
        action="store_true",
        help="make none: grade those that ship by the levels as they are now",
    )
    add_places(parser)
    parser.add_argument(
        "-o", "--out", metavar="FILE", help="where records go (default, or -: standard output)"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Make the puzzles and write them; return the exit status, 1 if there are fewer than were asked for.

    What was found before an interruption is written too. Raises `Failure` for too high a seed, arguments that do not
    fit together, a place of work that is not there or output that cannot be written.
    """
    return _regrade(given) if given.regrade else _make(given)


def _regrade(given: argparse.Namespace) -> int:
    """Write the puzzles that ship with their grades of today, in their order; 1 if one is left out."""
    making = {"count": COUNT, "matches": None, "seed": 1, "levels": PLAYERS}
    if idle := [f"--{name}" for name, usual in making.items() if getattr(given, name) != usual]:
        raise Failure(f"With --regrade no puzzles are made. Leave out {', '.join(idle)}.")
    known = records_of(given.game)
    # Written at the end: the file may be that of these puzzles.
    graded = list(run_all(regraded, known, place_of(given), "puzzles"))
    with output(given.out) as stream:
        stream.writelines(records.dump(record) + "\n" for record in graded if record is not None)
    lost = [old[META_KEY][KEY]["id"] for old, new in zip(known, graded, strict=True) if new is None]
    if lost:
        print(f"{PROGRAM}: The strongest level seldom solves {', '.join(lost)}: left out.", file=sys.stderr)
    return int(bool(lost))


def _make(given: argparse.Namespace) -> int:
    """Make new puzzles, see `run`."""
    matches = given.matches or given.count * MATCHES
    if (given.seed + 1) * DEALS > HIGHEST_DEAL or matches > DEALS:
        raise Failure(f"There are {DEALS} deals for a seed, and deal numbers end at {HIGHEST_DEAL}.")
    sources = [_source(given, index) for index in range(matches)]
    found, place = Found(given.count), place_of(given)
    with output(given.out) as stream:
        try:
            for records_of_match in run_all(_look_through, sources, place, "matches"):
                found.add(records_of_match)
                if found.enough:
                    break
        except KeyboardInterrupt:
            print(f"{PROGRAM}: Interrupted.", file=sys.stderr)
        except Lost as lost:
            print(f"{PROGRAM}: {lost}", file=sys.stderr)
        for record in found.chosen():
            stream.write(records.dump(record) + "\n")
    number = len(found.chosen())
    if number < given.count:
        print(f"{PROGRAM}: Only {number} of {given.count} puzzles were found.", file=sys.stderr)
    return int(number < given.count)


class Found:
    """The puzzles found so far, none like another; if there are others, no more than `SHARE` of one grade, and no
    more than `SAME` with answers of one kind."""

    def __init__(self, count: int) -> None:
        """`count`: how many are wanted."""
        self._count = count
        self._taken: dict[str, Record] = {}
        self._spare: dict[str, Record] = {}
        self._grades: Counter[str] = Counter()
        self._kinds: Counter[tuple[str, ...]] = Counter()

    @property
    def enough(self) -> bool:
        """Whether no more are needed."""
        return len(self._taken) == self._count

    def add(self, found: Iterable[Record]) -> None:
        """Take in the puzzles of another match."""
        for record in found:
            known = record[META_KEY][KEY]
            if self.enough or known["id"] in self._taken or known["id"] in self._spare:
                continue
            kind = tuple(sorted(known["weighed"][0][0]))
            fits = self._fits(known["grade"], kind)
            (self._taken if fits else self._spare)[known["id"]] = record
            self._grades[known["grade"]] += fits
            self._kinds[kind] += fits

    def _fits(self, grade: str, kind: tuple[str, ...]) -> bool:
        """Whether there are not yet too many like these."""
        few = self._grades[grade] < round(SHARE * self._count)
        return few and (self._kinds.keys() <= {kind} or self._kinds[kind] < round(SAME * self._count))

    def chosen(self) -> list[Record]:
        """As many as are wanted, or all that there are; those of a grade that has too many last."""
        return [*self._taken.values(), *self._spare.values()][: self._count]


def _source(given: argparse.Namespace, index: int) -> Source:
    """Match number `index` of a seed."""
    deal = given.seed * DEALS + index
    rng = Rng(deal)
    numbers = puzzling_of(given.game).seats
    seats = numbers[index % len(numbers)]
    levels = tuple(given.levels[rng.draw(len(given.levels))] for _ in range(seats))
    return Source(Pairing(given.game, levels, {"rounds": 1}, deal, rng.draw(seats), None), deal, given.seed)


def _look_through(source: Source) -> list[Record]:
    # As records: what is compiled does not travel between processes.
    match = play_out(source.pairing, done=_long_enough)
    return [to_record(puzzle, source.made_with) for puzzle in puzzles_in(match, source.seed)]


def _long_enough(match: Match) -> bool:
    return match.over or len(match.rounds[-1].moves) >= puzzling_of(match.game.id).moves.stop
