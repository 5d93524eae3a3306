"""The program's front door: a subcommand runs without a window (and without Qt), anything else opens it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from holzwurm_desktop import __version__
from holzwurm_desktop.cli.usage import Parser

HEADLESS = ("selfplay", "check", "legal", "best", "arena", "bench")
"""Subcommands of `cli`. It also answers to `worker`: the program starts its own computer players so."""
WINDOW_MEASURES = ("start", "frames", "memory")
"""What `bench` measures of the window; everything else it measures without one."""
LANGUAGES = ("nl", "de", "fr", "en")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status: 0 fine, 1 something failed, 2 wrong usage."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    command = given[0] if given else ""
    if command == "bench" and any(word in WINDOW_MEASURES for word in given[1:]):
        from holzwurm_desktop import measure

        return measure.main(given[1:])
    if command in (*HEADLESS, "worker"):
        from holzwurm_desktop.cli import main as cli

        return cli.main(given)
    if command == "shots":
        from holzwurm_desktop import shots

        return shots.main(given[1:])
    if command == "selftest":
        from holzwurm_desktop import selftest

        return selftest.main(given[1:])
    return _open_window(given)


def _open_window(given: Sequence[str]) -> int:
    options = _parser().parse_args(given)
    if not _has_display():
        commands = ", ".join((*HEADLESS, "shots"))
        print(
            f"holzwurm-desktop: no display to open a window on; these work without: {commands}",
            file=sys.stderr,
        )
        return 1
    from holzwurm_desktop import app

    return app.run(app.Wishes(options.record, options.portable, options.lang))


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="holzwurm-desktop",
        description="An offline table for six card games. Without a subcommand it opens the window.",
        epilog=f"Subcommands, each with its own --help: {', '.join(HEADLESS)}, shots.",
    )
    parser.add_argument("record", nargs="?", type=Path, metavar="RECORD", help="a game file to play on with")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep settings and games in DIR")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language, for this time")
    parser.add_argument("--version", action="version", version=f"Holzwurm Desktop {__version__}")
    return parser


def _has_display() -> bool:
    """Whether there is a screen to open a window on; only on X11 and Wayland systems may there be none."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


if __name__ == "__main__":
    sys.exit(main())
