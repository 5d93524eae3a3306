"""The command `bench blunders`: how often players of each level do what a child would call silly."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from holzwurm_desktop.ai.analysis import decisions
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.looks import looks_of, silly_among
from holzwurm_desktop.cli.common import Pairing, level_list, play_out, positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.searches import add_searches, report
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS

BLUNDERS = "blunders"


class Look(NamedTuple):
    """A decision with a choice. number: of the move in its round, from 1; kind: what is silly about it, None if
    nothing is; tempted: of the legal moves, which share is silly."""

    number: int
    move: Json
    kind: StrEnum | None
    tempted: float


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_searches(parser, BLUNDERS)
    parser.add_argument(
        "--level", type=level_list, default=LEVELS, metavar="LEVEL[,...]", help="who plays (default all)"
    )
    parser.add_argument(
        "--rounds", type=positive_int, default=20, metavar="N", help="rounds a level (default 20)"
    )
    parser.add_argument("--first", type=positive_int, default=1, metavar="N", help="first deal (default 1)")
    parser.add_epilog(
        "an example can be looked at: selfplay writes the same rounds with the same deals and level, such as\n"
        f"  {PROGRAM} selfplay --game ID --seats LEVEL,LEVEL --option rounds=1 --deal FIRST --count ROUNDS"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure, print the figures and return 0. Raises `Failure` for a number of seats that a game does not have."""
    return report(given, measure, _in_words)


def measure(game: Game, given: argparse.Namespace) -> dict[str, Json]:
    """The figures of one game, from `rounds` rounds of each level."""
    budget = Budget(iterations=given.iterations) if given.iterations else None
    # The rounds are those that `selfplay` plays with as many deals, so that an example can be looked at.
    rounds = [
        Pairing(game.id, (level,) * given.seats, {"rounds": 1}, given.first + at, at % given.seats, budget)
        for level in given.level
        for at in range(given.rounds)
    ]
    seen: dict[str, list[tuple[int, list[Look]]]] = {level: [] for level in given.level}
    for pairing, looks in zip(rounds, run_all(_play, rounds, place_of(given), game.id), strict=True):
        seen[pairing.levels[0]].append((pairing.deal, looks))
    kinds = [kind.value for kind in looks_of(game.id).kinds]
    return {"kinds": kinds, "levels": {level: _figures(rounds) for level, rounds in seen.items()}}


def looks_in(match: Match) -> Iterator[Look]:
    """All decisions of a match that had a choice, in order."""
    for decision in decisions(match):
        legal = [decision.state.move_of(code) for code in decision.state.code_list()]
        # Builds are too many to list: the one that was made need not be among them.
        moves = legal if decision.move in legal else [*legal, decision.move]
        if len(moves) > 1:
            kinds = silly_among(match.game.id, decision.view, moves)
            tempted = sum(kind is not None for kind in kinds) / len(kinds)
            kind = kinds[moves.index(decision.move)]
            yield Look(decision.move_index + 1, decision.move.to_json(), kind, tempted)


def _play(pairing: Pairing) -> list[Look]:
    return list(looks_in(play_out(pairing)))


def _figures(rounds: Sequence[tuple[int, list[Look]]]) -> dict[str, Json]:
    """How many decisions there were, in how many a silly move was possible, and how many were silly, by kind."""
    looks = [look for _, each in rounds for look in each]
    silly = [(deal, look) for deal, each in rounds for look in each if look.kind is not None]
    return {
        "rounds": len(rounds),
        "decisions": len(looks),
        "possible": sum(look.tempted > 0.0 for look in looks),
        "silly": len(silly),
        "kinds": Counter(look.kind.value for _, look in silly if look.kind is not None),
        "examples": {kind.value: _example(kind, silly) for kind in {look.kind for _, look in silly} if kind},
    }


def _example(kind: StrEnum, silly: Sequence[tuple[int, Look]]) -> dict[str, Json]:
    """The most telling one: that in which the most other moves were sensible."""
    deal, look = min((each for each in silly if each[1].kind == kind), key=lambda each: each[1].tempted)
    return {"deal": deal, "number": look.number, "move": look.move}


def _in_words(game_id: str, found: dict[str, Json]) -> str:
    if not found["kinds"]:
        return f"{game_id}: nothing is known of how moves look"
    lines = [f"{game_id}: looks for {', '.join(found['kinds'])}"]
    for level, seen in found["levels"].items():
        lines.append(
            f"{level:>9}: {seen['silly']} silly of {seen['decisions']} decisions"
            f" ({_share(seen['silly'], seen['decisions'])}), of {seen['possible']} in which one was possible"
            f" ({_share(seen['silly'], seen['possible'])}); {seen['rounds']} rounds"
        )
        for kind, count in sorted(seen["kinds"].items(), key=lambda each: (-each[1], each[0])):
            example = seen["examples"][kind]
            lines.append(
                f"{count:>15} {kind}, such as deal {example['deal']}, move {example['number']}: {example['move']}"
            )
    return "\n".join(lines)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.2%}" if whole else "-"
