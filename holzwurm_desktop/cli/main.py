"""Runs the commands that need no window: finds the command, reads its arguments and reports how it ended.

Exit status: 0 if all went well; 1 if a file or check failed or the work was interrupted; 2 for wrong usage (one line
on standard error).
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.streams import with_output
from holzwurm_desktop.commands import PROGRAM, Command, find_command, listed_commands
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import Words


def main(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status. Raises `SystemExit` with status 2 for wrong usage."""
    return with_output(lambda: _run(arguments))


def _run(arguments: Sequence[str]) -> int:
    command = find_command(arguments)
    if command is None:
        Parser(prog=PROGRAM, description="").error(
            f"That is not a command. Possible are: {', '.join(listed_commands())}."
        )
    given = make_parser(command).parse_args(arguments[1:])
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A file name that the terminal's encoding cannot show must not stop the work.
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
        print(f"{PROGRAM}: Interrupted.", file=sys.stderr)
        return 1
    return status


def make_parser(command: Command) -> Parser:
    """The parser of a command's arguments. The result of parsing has the function `run`, which does the work."""
    parser = Parser(
        prog=f"{PROGRAM} {command.name}", description=f"{PROGRAM} {command.name}: {command.summary}."
    )
    if command.purpose:
        parser.description = f"{parser.description}\n\n{command.purpose}"
    module, _, name = command.entry.partition(":")
    declare: Callable[[Parser], None] = getattr(import_module(f"holzwurm_desktop.{module}"), name)
    declare(parser)
    return parser


def declare_worker(parser: Parser) -> None:
    """Declare the command `worker`. A bundle starts its computer players with it, as it has no other way in."""
    parser.set_defaults(run=_serve)


def _serve(_: argparse.Namespace) -> int:
    from holzwurm_desktop.ai.worker import serve

    serve(sys.stdin, sys.stdout)
    return 0
