"""The command `protocol`: whether a program speaks the protocol of players (`ai/PROTOCOL.md`), check by check."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

from holzwurm_desktop.ai import engines
from holzwurm_desktop.ai.answers import is_considered
from holzwurm_desktop.ai.engine_moves import tried
from holzwurm_desktop.ai.engine_process import EngineProcess, Fault, check_command, command_of
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.worker import NO_QUESTION, PROTOCOL
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.cli.failures import Failure, Parser, in_a_sentence
from holzwurm_desktop.cli.programs import PREFIX
from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import is_int
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import Words

QUICK = Budget(iterations=10, seconds=0.2)
"""Of most questions: a program that heeds one of them is quick enough."""
FOR_EVER = Budget(seconds=3600.0)
DEAL = 7


Check: TypeAlias = Callable[[str, Game], None]
"""Whether the program of a command does what it has to, tried in a game. Raises `Fault` if not."""


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument(
        "--game", choices=list(all_games()), metavar="ID", help=f"only this game: {', '.join(all_games())}"
    )
    parser.add_argument(
        "command", nargs=argparse.PARSER, metavar="COMMAND", help="the program with its arguments"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a line for each check and return the exit status, 1 if one has failed.

    Raises `Failure` if there is no such program.
    """
    command = given.command[0] if len(given.command) == 1 else command_of(given.command)
    try:
        check_command(command)
    except Fault as fault:
        said = in_a_sentence(fault_words(Words(), fault))
        raise Failure(said[0].upper() + said[1:]) from None
    games = [all_games()[given.game]] if given.game else list(all_games().values())
    failed = False
    for name, check, game in _checks(games):
        try:
            check(command, game)
        except Fault as fault:
            failed = True
            print(f"failed: {name}: {fault_words(Words(), fault)}", flush=True)
            if check is _greeting:  # whoever does not answer that answers nothing
                break
        else:
            print(f"ok: {name}", flush=True)
    return int(failed)


def _checks(games: list[Game]) -> Iterator[tuple[str, Check, Game]]:
    """All checks with their names and the game that each is tried in."""
    finer: dict[str, Check] = {
        "answers a greeting": _greeting,
        "passes over keys that it does not know": _unknown_keys,
        "answers two questions in their order": _two_questions,
        "gives up a question that is cancelled": _cancel,
        "takes no notice of a cancel that comes too late": _late_cancel,
        "answers what it cannot play with an error": _bad_question,
        "answers a line that is no question with an error": _rubbish,
        "heeds the time that a question sets": _time,
        "ends with its input": _end,
        "ends with its input while it thinks": _end_thinking,
    }
    for name, check in finer.items():
        yield name, check, games[0]
    for game in games:
        yield f"answers in the form that {game.id} has", _form, game
        yield f"plays whole rounds of {game.id}", _rounds, game


class _Program:
    """A running program, of which every line has to answer what it was asked."""

    def __init__(self, process: EngineProcess) -> None:
        self.process = process

    def answer(self, number: int, seconds: float | None = None) -> dict[str, Json]:
        """Its next line, which has to be the answer to question `number`. Raises `Fault`."""
        patience = engines.GRACE if seconds is None else seconds
        line = self.process.hear(time.monotonic() + patience)
        answer = engines.read_message(line)
        if not is_int(answer.get("id")) or answer["id"] != number:
            said = line[:60].decode("ascii", "backslashreplace").strip()
            raise Fault(f"a line that is not the answer to question {number}: {said}")
        return answer

    def ask(self, number: int, match: Match, budget: Budget = QUICK, **more: Json) -> None:
        """Ask what the seat on turn does."""
        view = match.playing().view(match.playing().turn)
        asked = engines.question(match.game, view, number, budget)
        self.process.send({"id": number, "protocol": PROTOCOL, **asked, **more})

    def must_move(self, number: int, match: Match) -> dict[str, Json]:
        """Its answer to question `number`, which has to be a legal move. Raises `Fault`."""
        answer = self.answer(number)
        tried(match, match.playing().turn, engines.move_in(answer))
        return answer


@contextmanager
def _running(command: str) -> Iterator[_Program]:
    process = EngineProcess(command)
    try:
        process.send({"id": 0, "protocol": PROTOCOL})
        program = _Program(process)
        program.answer(0, engines.STARTING)
        yield program
    finally:
        process.end()


def _begun(game: Game) -> Match:
    return Match.new(game, [Player(str(seat), "random") for seat in range(game.seats[0])], {}, DEAL)


def _greeting(command: str, _: Game) -> None:
    with _running(command):
        pass


def _unknown_keys(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match, invented_later={"a": [1, None]})
        program.must_move(1, match)


def _two_questions(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match)
        program.ask(2, match)
        program.must_move(1, match)
        program.must_move(2, match)


def _cancel(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match, FOR_EVER)
        program.process.send({"cancel": 1})
        # Somebody quick may have answered before.
        if program.answer(1).get("cancelled") is not True:
            program.ask(2, match, FOR_EVER)
            program.must_move(2, match)
        program.ask(3, match)
        program.must_move(3, match)


def _late_cancel(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match)
        program.must_move(1, match)
        program.process.send({"cancel": 1})
        program.ask(2, match)
        program.must_move(2, match)


def _bad_question(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        questions: tuple[dict[str, Json], ...] = ({"game": "no-such-game"}, {"view": {}})
        for number, wrong in enumerate(questions, 1):
            program.ask(number, match, **wrong)
            _must_be_an_error(program.answer(number))
        program.ask(3, match)
        program.must_move(3, match)


def _rubbish(command: str, game: Game) -> None:
    with _running(command) as program:
        for line in ("nonsense", "[]"):
            program.process.send(line)
            _must_be_an_error(program.answer(NO_QUESTION))
        match = _begun(game)
        program.ask(1, match)
        program.must_move(1, match)


def _must_be_an_error(answer: Mapping[str, Json]) -> None:
    if not isinstance(answer.get("error"), str):
        raise Fault("an answer without an error")


def _time(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match, Budget(seconds=QUICK.seconds))
        program.must_move(1, match)


def _end(command: str, _: Game) -> None:
    with _running(command) as program:
        _must_end(program.process)


def _end_thinking(command: str, game: Game) -> None:
    with _running(command) as program:
        program.ask(1, _begun(game), FOR_EVER)
        _must_end(program.process)


def _must_end(process: EngineProcess) -> None:
    process.close_input()
    if not process.ended_within(engines.GRACE):
        raise Fault("it runs on")


def _form(command: str, game: Game) -> None:
    with _running(command) as program:
        match = _begun(game)
        program.ask(1, match)
        if not is_considered(program.must_move(1, match)):
            raise Fault(
                "candidates that are no list of moves, visits and means, or solved that is no boolean"
            )


def _rounds(command: str, game: Game) -> None:
    """Whole rounds: with the fewest seats one for every choice that an option has, and one with the most seats."""
    choices = [{name: choice} for name, option in game.options.items() for choice in option.choices]
    rounds = [(game.seats[0], options) for options in choices or [{}]]
    rounds += [(game.seats[-1], {})] * (len(game.seats) > 1)
    for number, (seats, options) in enumerate(rounds):
        players = (PREFIX + command,) * seats
        pairing = Pairing(game.id, players, {"rounds": 1, **options}, DEAL + number, 0, QUICK)
        play_out(pairing, fault=_refuse)


def _refuse(seat: int, reason: str) -> None:
    raise Fault(f"seat {seat}: {reason}")
