"""The list of commands.

`dev.py` imports this module before anything is installed. So it uses the standard library only, and names the module
of each command as text, to be imported when the command runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PROGRAM = "holzwurm-desktop"


@dataclass(frozen=True)
class Command:
    """A command: a first argument that makes the program do something other than open its window for a player.

    name: that argument; summary: one line for help texts; entry: `module:function`, the module relative to the
    package. The function adds the command's arguments to an `argparse` parser and sets a default `run`, which gets
    the parsed arguments and returns the exit status. qt: whether the command loads Qt. subjects: where several
    commands share a name, the words that choose this one, of which one must be among the arguments. listed: whether
    help texts mention the command.
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
"""In the order of help texts. No command needs a display: those that load Qt draw into memory if there is none."""


def find_command(arguments: Sequence[str]) -> Command | None:
    """The command that these arguments call; None if they open the window.

    If several commands share the name and no subject is given, it is the first of them, whose parser reports that.
    """
    named = [command for command in COMMANDS if command.name in arguments[:1]]
    chosen = (command for command in named if not set(command.subjects).isdisjoint(arguments[1:]))
    return next(chosen, named[0] if named else None)


def subjects_of(name: str) -> tuple[str, ...]:
    """The subjects of all commands of this name."""
    return tuple(subject for command in COMMANDS if command.name == name for subject in command.subjects)


def listed_commands() -> dict[str, str]:
    """Names and summaries for help texts."""
    return {command.name: command.summary for command in COMMANDS if command.listed}
