"""Players that are programs: how they are named in arguments, how they sit at a match, and what their faults cost."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager

from holzwurm_desktop.ai.engine_process import Fault, words_of
from holzwurm_desktop.ai.engines import EnginePlayer
from holzwurm_desktop.ai.players import Budget, Thought
from holzwurm_desktop.engine.contract import Json, Move, NoObjection
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.errors import EngineError, IllegalMove
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import STAND_INS_KEY
from holzwurm_desktop.text.errors import sentence
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
        program, *_ = words_of(command)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"no command, or a quotation that is not closed: {command or 'nothing'}"
        ) from None
    return program


def missing_program(commands: Iterable[str]) -> str:
    """The first program of these commands that is not on this machine, or nothing if all are."""
    return next((program for program in map(program_of, commands) if shutil.which(program) is None), "")


@contextmanager
def seated(players: Sequence[str], fault: Callable[[int, str], None]) -> Iterator[dict[int, EnginePlayer]]:
    """The programs among the players of a match by their seats, running until the end of the context."""

    def tell(seat: int) -> Callable[[str], None]:
        return lambda reason: fault(seat, reason)

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


def tried(match: Match, seat: int, data: Mapping[str, Json]) -> Move:
    """The move of `seat` in a record's form, tried on a copy of the position. Raises `Fault` if it is illegal."""
    state = match.playing()
    none = NoObjection(seat)
    if state.waiting and data == none.to_json():
        return none
    try:
        move = match.read_move(data)
        if move.seat != seat:
            raise Fault("a move of another seat")
        state.copy().apply(move)
    except EngineError as error:
        raise Fault(f"an illegal move: {sentence(Words(), error)}") from None
    except (
        TypeError,
        ValueError,
        LookupError,
        ArithmeticError,
    ) as error:  # what a stranger wrote must end no match
        raise Fault(f"a move that makes no sense ({type(error).__name__})") from None
    if state.waiting and _is_legal_later(state, move):
        raise Fault("neither an objection nor the answer that there is none")
    return move


def _is_legal_later(state: State, move: Move) -> bool:
    """Whether a move could also be made once nobody objects any more, so that it is no objection."""
    later = state.copy()
    later.settle()
    try:
        later.apply(move)
    except IllegalMove:
        return False
    return True


def in_its_place(faults: Mapping[str, int]) -> str:
    """How many moves were made in place of a program, and why, as one line."""
    reasons = "; ".join(f"{count} x {reason}" for reason, count in faults.items())
    moves = sum(faults.values())
    return f"{moves} move{'s' * (moves != 1)} made in its place: {reasons}"
