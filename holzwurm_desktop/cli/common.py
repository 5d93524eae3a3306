"""What several commands share: arguments, output, and playing a match to its end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import NamedTuple, TextIO, TypeAlias

from holzwurm_desktop.ai.engines import EnginePlayer
from holzwurm_desktop.ai.players import Budget, Thought, think
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.ai.solver import Solver
from holzwurm_desktop.cli.failures import Failure, Parser, file_trouble
from holzwurm_desktop.cli.programs import PREFIX, ask_program, players_in, program_of, seated
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine.contract import Game, Json, Move, NoObjection, Option, View
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.kits import all_games, find_part, kits
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import LEVELS, PROGRAM_LEVEL, YARDSTICKS


class Pairing(NamedTuple):
    """One match to be played by computer players, with everything that decides its course.

    game: its id; levels: the player at each seat, a level, a strength in points or `engine:COMMAND` (see
    `programs`); deal: the deal's number; start: the seat that begins; budget: how long a player may think, None for
    each level's own.
    """

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Json]
    deal: int
    start: int
    budget: Budget | None


def solvers() -> dict[str, Solver]:
    """The solvers of the games whose best moves can be found exactly, by the game's id."""
    found = ((game_id, find_part(game_id, "solver", Solver)) for game_id in kits())
    return {game_id: solver for game_id, solver in found if solver is not None}


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument `--game`."""
    games = ", ".join(all_games())
    parser.add_argument(
        "--game", required=True, choices=list(all_games()), metavar="ID", help=f"which game: {games}"
    )


def add_budget(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for how long a player may think: `--think` or `--iterations`, not both."""
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--think", type=positive_float, metavar="SECONDS", help="time for a move, instead of the level's own"
    )
    budget.add_argument(
        "--iterations", type=positive_int, metavar="N", help="iterations of the search for a move, likewise"
    )


def add_options(parser: Parser) -> None:
    """Add the argument `--option`, which may be repeated."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=key_value,
        metavar="KEY=VALUE",
        help="a rule option, see below; may be given several times",
    )
    parser.add_epilog(
        "options of the games, the standard value first:\n"
        + "\n".join(
            f"  {game.id:<14}{key}={_values(option)}"
            for game in all_games().values()
            for key, option in game.options.items()
        )
    )


def _values(option: Option) -> str:
    """What a rule option may be, its default first."""
    if not option.choices:
        return f"{option.default} ({option.low} to {option.high})"
    return "|".join(sorted(option.choices, key=lambda choice: choice != option.default))


def add_level_help(parser: Parser) -> None:
    """Tell in the help text which levels there are."""
    parser.add_epilog(
        f"levels, weakest first: {', '.join(LEVELS)};\n"
        "for measurements only: random (any legal move) and ismcts (plain search without knowledge of the game)\n"
        "a number is a player between the levels, by its strength on the game's scale (see bench ladder)"
    )


def add_player_help(parser: Parser) -> None:
    """Tell in the help text who can play: levels and programs."""
    add_level_help(parser)
    parser.add_epilog(
        "any program can play as engine:COMMAND, if it speaks the protocol that ai/PROTOCOL.md describes\n"
        "(test it: "
        + PROGRAM
        + " protocol COMMAND). It starts in the present folder, without a shell; with --dask on\n"
        "each worker, in the folder in which that was started. A comma in COMMAND needs quotation marks, as\n"
        "a space within a word does: 'engine:program \"a,b\"'."
    )


def budget_of(given: argparse.Namespace) -> Budget | None:
    """The budget that was asked for; None means each level's own."""
    if given.iterations:
        return Budget(iterations=given.iterations)
    return Budget(seconds=given.think) if given.think else None


def options_of(given: argparse.Namespace) -> dict[str, Json]:
    """The rule options that were asked for. Raises `RecordError` for an invalid one."""
    options = dict(given.option)
    # Checked here and returned without defaults: a state file of the arena lists what was asked for.
    all_games()[given.game].full_options(options)
    return options


def positive_int(text: str) -> int:
    """Parse a whole number above 0. Raises `ArgumentTypeError`."""
    if not (text.isascii() and text.isdecimal() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"not a whole number above 0: {text}")
    return int(text)


def positive_float(text: str) -> float:
    """Parse a finite number above 0. Raises `ArgumentTypeError`."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"not a number above 0: {text}")
    return value


def key_value(text: str) -> tuple[str, int | str]:
    """Parse KEY=VALUE; a value of digits is a number. Raises `ArgumentTypeError`."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"not of the form KEY=VALUE: {text}")
    return key, int(value) if value.lstrip("-").isdecimal() else value


def level_list(text: str) -> tuple[str, ...]:
    """Parse LEVEL,LEVEL,...; the yardsticks are levels too. Raises `ArgumentTypeError` for any other name."""
    return tuple(map(_level, text.split(",")))


def player_list(text: str) -> tuple[str, ...]:
    """Parse PLAYER,PLAYER,...: levels, strengths and `engine:COMMAND`. Raises `ArgumentTypeError` for anything
    else."""
    found = players_in(text)
    for player in found:
        if player.startswith(PREFIX):
            program_of(player.removeprefix(PREFIX))
        elif strength_in(player) is None:
            _level(player)
    return found


def strength_in(player: str) -> float | None:
    """The strength, in points, of a player that a number names; None for the others."""
    return float(player) if player.isascii() and player.isdecimal() else None


def ask(game: Game, view: View, player: str, seed: int, budget: Budget | None) -> Thought:
    """What a player thinks, whom a level or a strength names."""
    return think(game, view, player, seed, budget, strength=strength_in(player))


def _seat(game_id: str, number: int, player: str) -> Player:
    """A player for a record."""
    strength = strength_in(player)
    level = player if strength is None else scale_of(game_id).nearest(strength)
    return Player(f"{player} {number + 1}", level, strength=strength)


def _level(name: str) -> str:
    if name not in (*LEVELS, *YARDSTICKS):
        known = ", ".join((*LEVELS, *YARDSTICKS))
        raise argparse.ArgumentTypeError(f"not a level: {name or 'nothing'}; there are {known}")
    return name


Decide: TypeAlias = Callable[[Game, View, str, int, Budget | None], Thought]
"""(game, view of the seat to decide, its level or strength, seed, budget) -> what it decides, as `ask` does."""


def play_out(
    pairing: Pairing,
    note: Callable[[int, Thought], None] = lambda seat, thought: None,
    decide: Decide = ask,
    done: Callable[[Match], bool] = lambda match: match.over,
    fault: Callable[[int, str], None] = lambda seat, reason: None,
) -> Match:
    """Play a whole match, or until it is `done`. Equal pairings give equal matches, unless the budget is a time or a
    program's answer to equal questions is not equal.

    `note` is called with the seat and the thought of every decision of a player; `decide` makes them, but for
    programs; `fault` is called with the seat and a reason in words whenever a program has not made its move. Raises
    `RecordError` for invalid options.
    """
    with seated(pairing.levels, fault) as programs:
        return _play_out(pairing, note, decide, done, programs)


def _play_out(
    pairing: Pairing,
    note: Callable[[int, Thought], None],
    decide: Decide,
    done: Callable[[Match], bool],
    programs: Mapping[int, EnginePlayer],
) -> Match:
    game = all_games()[pairing.game]
    players = [
        Player(f"{programs[seat].name} {seat + 1}", PROGRAM_LEVEL, program=programs[seat].name)
        if seat in programs
        else _seat(game.id, seat, level)
        for seat, level in enumerate(pairing.levels)
    ]
    match = Match.new(game, players, pairing.options, pairing.deal, pairing.start)
    made = 0
    while not done(match):
        if match.round_over:
            match.next_round()
            continue
        match.play(_decision(match, pairing, made, note, decide, programs))
        made += 1
    return match


def _decision(
    match: Match,
    pairing: Pairing,
    made: int,
    note: Callable[[int, Thought], None],
    decide: Decide,
    programs: Mapping[int, EnginePlayer],
) -> Move:
    """The next move, of chance or of a seat. If seats may object to the last move, each is asked in turn."""
    state = match.playing()
    if state.turn == CHANCE:
        drawn = match.chance()
        assert drawn is not None
        return drawn
    seed = _seed(pairing.deal, made)
    answer: Move = NoObjection(state.turn)
    for seat in state.objectors() or [state.turn]:
        if seat in programs:
            thought = ask_program(programs[seat], match, seat, seed, pairing.budget)
        else:
            thought = decide(match.game, state.view(seat), pairing.levels[seat], seed, pairing.budget)
        answer = thought.move
        if not isinstance(answer, NoObjection):
            note(seat, thought)
            break
    return answer


def _seed(deal: int, made: int) -> int:
    """The seed of a decision, another one for each. Programs get it too, so it must not tell the deal."""
    return int.from_bytes(sha256(f"{deal} {made}".encode()).digest()[:6])


@contextmanager
def output(name: str | None) -> Iterator[TextIO]:
    """Standard output for None or `-`, else the file of that name. Raises `Failure` if it cannot be written."""
    if name in (None, "-"):
        yield sys.stdout
        return
    assert name is not None
    try:
        with open(name, "w", encoding="utf-8") as stream:
            yield stream
    except OSError as error:
        raise Failure(file_trouble(name, error), status=1) from None
