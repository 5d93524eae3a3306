"""The program's entry point: runs a command, or without one opens the window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from holzwurm_desktop import __version__
from holzwurm_desktop.cli.display import display_trouble
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.cli.streams import with_output
from holzwurm_desktop.commands import PROGRAM, find_command, listed_commands
from holzwurm_desktop.languages import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status: 0 if all went well, 1 if something failed.

    Raises `SystemExit` with status 2 for wrong usage.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    # Each import only where it is needed: the commands work without Qt, and the window starts faster without them.
    if find_command(given) is not None:
        from holzwurm_desktop.cli import main as cli

        return cli.main(given)
    return _open_window(given)


def _open_window(given: Sequence[str]) -> int:
    options: list[argparse.Namespace] = []

    def read() -> int:
        options.append(_parser().parse_args(given))
        return 0

    if (status := with_output(read)) != 0:
        return status
    if trouble := display_trouble():
        print(f"{PROGRAM}: {trouble}", file=sys.stderr)
        return 1
    from holzwurm_desktop import app

    return app.run(app.Wishes(options[0].record, options[0].portable, options[0].lang))


def _parser() -> Parser:
    commands = listed_commands().items()
    parser = Parser(
        prog=PROGRAM,
        description="An offline table for six card games. Without a command it opens the window.",
    )
    parser.add_epilog(
        "commands, each with its own --help:\n"
        + "\n".join(f"  {name:<10}{summary}" for name, summary in commands)
    )
    parser.add_argument("record", nargs="?", type=Path, metavar="RECORD", help="a game file to play on with")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep preferences and games in DIR")
    parser.add_argument("--lang", choices=list(LANGUAGES), help="language for this session")
    parser.add_argument("--version", action="version", version=f"Holzwurm Desktop {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
