"""The command line without a window: which command, with what arguments, and how it ends.

Exit status: 0 fine; 1 a file or check failed, or the work was interrupted; 2 wrong usage (one line on standard
error).
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from holzwurm_desktop import __version__
from holzwurm_desktop.cli import arena, bench, check, selfplay
from holzwurm_desktop.cli.common import Failure
from holzwurm_desktop.cli.usage import Parser
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import Words

COMMANDS = ("selfplay", "check", "legal", "best", "arena", "bench", "worker")
"""The first words that this module answers to."""


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands; `run` of its result is the command's function."""
    parser = Parser(prog="holzwurm-desktop", description="Six card games, without a window.")
    parser.add_argument("--version", action="version", version=f"Holzwurm Desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    selfplay.add_parser(commands)
    check.add_parsers(commands)
    arena.add_parser(commands)
    bench.add_parser(commands)
    worker = commands.add_parser("worker", help=argparse.SUPPRESS)
    worker.set_defaults(run=_serve)
    return parser


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit status. Wrong usage leaves by SystemExit with status 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name that cannot be shown must not stop the work.
        sys.stdout.reconfigure(errors="backslashreplace")
    given = make_parser().parse_args(arguments)
    try:
        status: int = given.run(given)
    except Failure as failure:
        print(f"holzwurm-desktop: {failure}", file=sys.stderr)
        return failure.status
    except EngineError as error:
        print(f"holzwurm-desktop: {sentence(Words(), error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("holzwurm-desktop: interrupted", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _serve(_: argparse.Namespace) -> int:
    from holzwurm_desktop.ai.worker import serve

    serve(sys.stdin, sys.stdout)
    return 0
