"""The command line without a window: finds the command, reads its arguments, and how it ends.

Exit status: 0 fine; 1 a file or check failed, or the work was interrupted; 2 wrong usage (one line on standard
error).
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.commands import PROGRAM, Command, find_command, listed_commands
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import Words


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit status. Wrong usage leaves by SystemExit with status 2."""
    command = find_command(arguments)
    if command is None:
        Parser(prog=PROGRAM).error(f"not a command; there are {', '.join(listed_commands())}")
    given = make_parser(command).parse_args(arguments[1:])
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that cannot be shown must not stop the work.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int = given.run(given)
    except Failure as failure:
        print(f"{PROGRAM}: {failure}", file=sys.stderr)
        return failure.status
    except EngineError as error:
        print(f"{PROGRAM}: {sentence(Words(), error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"{PROGRAM}: interrupted", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def make_parser(command: Command) -> Parser:
    """The parser of a command's arguments; `run` of its result is what the command does."""
    parser = Parser(
        prog=f"{PROGRAM} {command.name}", description=f"{PROGRAM} {command.name}: {command.summary}."
    )
    module, _, name = command.entry.partition(":")
    declare: Callable[[Parser], None] = getattr(import_module(f"holzwurm_desktop.{module}"), name)
    declare(parser)
    return parser


def declare_worker(parser: Parser) -> None:
    """The command `worker`, with which a bundle starts its computer players."""
    parser.set_defaults(run=_serve)


def _serve(_: argparse.Namespace) -> int:
    from holzwurm_desktop.ai.worker import serve

    serve(sys.stdin, sys.stdout)
    return 0
