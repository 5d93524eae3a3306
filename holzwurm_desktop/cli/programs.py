"""Players that are programs: how they are named in arguments, how they sit at a match, and what their faults cost."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from holzwurm_desktop.ai import engine_process
from holzwurm_desktop.ai.engine_moves import tried
from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.ai.engines import EnginePlayer
from holzwurm_desktop.ai.players import Budget, Thought
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import STAND_INS_KEY
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import Words

PREFIX = "engine:"
"""What a player that is a program begins with, before its command."""
_BETWEEN = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")


def players_in(text: str) -> tuple[str, ...]:
    """The parts of a list of players: commas divide it, unless they stand within quotation marks."""
    return tuple(_BETWEEN.split(text))


def commands_of(players: Iterable[str]) -> tuple[str, ...]:
    """The commands of the programs among players, each once."""
    return tuple(
        player.removeprefix(PREFIX) for player in dict.fromkeys(players) if player.startswith(PREFIX)
    )


def program_of(command: str) -> str:
    """The program that a command names. Raises `ArgumentTypeError` if it names none."""
    try:
        return engine_process.program_of(command)
    except Fault as fault:
        raise argparse.ArgumentTypeError(fault_words(Words(), fault)) from None


def missing_program(commands: Iterable[str]) -> str:
    """The first program of these commands that is not on this machine, or nothing if all are."""
    return next((program for program in map(program_of, commands) if shutil.which(program) is None), "")


@contextmanager
def seated(players: Sequence[str], fault: Callable[[int, str], None]) -> Iterator[dict[int, EnginePlayer]]:
    """The programs among the players of a match by their seats, running until the end of the context."""

    def tell(seat: int) -> Callable[[Fault], None]:
        return lambda reason: fault(seat, fault_words(Words(), reason))

    with ExitStack() as stack:
        yield {
            seat: stack.enter_context(EnginePlayer(player.removeprefix(PREFIX), tell(seat)))
            for seat, player in enumerate(players)
            if player.startswith(PREFIX)
        }


def ask_program(program: EnginePlayer, match: Match, seat: int, seed: int, budget: Budget | None) -> Thought:
    """What the program at `seat` decides; in its place, if it fails, a stand-in, which the match then counts."""
    view = match.playing().view(seat)
    faults = program.faults
    move = program.decide(match.game, view, seed, budget, lambda data: tried(match, seat, data))
    if program.faults > faults:
        match.extra[STAND_INS_KEY] = match.stand_ins + 1
    return Thought(move, [], 0)


def in_its_place(faults: Mapping[str, int]) -> str:
    """How many moves were made in place of a program, and why, as one line."""
    reasons = "; ".join(f"{count} x {reason}" for reason, count in faults.items())
    moves = sum(faults.values())
    return f"{moves} move{'s' * (moves != 1)} made in its place: {reasons}"
