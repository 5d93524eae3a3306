"""The commands there are. `dev.py` reads this before anything is installed: the standard library only, and what a
command needs is not imported before it runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PROGRAM = "holzwurm-desktop"


@dataclass(frozen=True)
class Command:
    """A first argument that the program answers to without a player at its window.

    name: that argument; summary: what it does, for helps; entry: `module:function`, the module counted from the
    package, a function that gives an `argparse` parser the command's arguments and a default `run`: it gets the
    parsed arguments and returns the exit status. qt: whether Qt is loaded. subjects: words of which one has to be
    among the arguments, where several commands share a name. listed: whether helps mention it.
    """

    name: str
    summary: str
    entry: str
    qt: bool = False
    subjects: tuple[str, ...] = ()
    listed: bool = True


COMMANDS = (
    Command("selfplay", "matches between computer players, one record a line", "cli.selfplay:declare"),
    Command("check", "replays records against the rules", "cli.check:declare_check"),
    Command(
        "legal", "the legal moves, but builds, after the last move of a record", "cli.check:declare_legal"
    ),
    Command("best", "the best build after the last move of a record", "cli.check:declare_best"),
    Command("arena", "measures players against each other", "cli.arena:declare"),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.bench:declare",
        subjects=("rollouts", "search", "builds"),
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "studio.measure:declare",
        qt=True,
        subjects=("start", "frames", "memory"),
    ),
    Command("shots", "pictures of every page and table", "studio.shots:declare", qt=True),
    Command(
        "selftest", "plays a round in the window with mouse and keyboard", "studio.selftest:declare", qt=True
    ),
    Command("worker", "thinks for the computer players", "cli.main:declare_worker", listed=False),
)
"""In the order of helps. No command needs a display: those that load Qt draw into memory where there is none."""


def find_command(arguments: Sequence[str]) -> Command | None:
    """The command that these arguments call, None if they open the window. Where none of its subjects is named,
    the first command of the name: it knows how to refuse."""
    named = [command for command in COMMANDS if command.name in arguments[:1]]
    chosen = (command for command in named if not set(command.subjects).isdisjoint(arguments[1:]))
    return next(chosen, named[0] if named else None)


def subjects_of(name: str) -> tuple[str, ...]:
    """The subjects of all commands of this name."""
    return tuple(subject for command in COMMANDS if command.name == name for subject in command.subjects)


def listed_commands() -> dict[str, str]:
    """Names and summaries for helps."""
    return {command.name: command.summary for command in COMMANDS if command.listed}
