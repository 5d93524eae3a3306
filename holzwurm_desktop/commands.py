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
    help texts mention the command. purpose: more about it for its own help text, in lines of at most 80 characters.
    """

    name: str
    summary: str
    entry: str
    qt: bool = False
    subjects: tuple[str, ...] = ()
    listed: bool = True
    purpose: str = ""


COMMANDS = (
    Command(
        "selfplay",
        "matches between computer players, one record a line",
        "cli.selfplay:declare",
        purpose="Plays whole matches and writes their records, for check, for other programs, or\n"
        "to look at in the window. Equal arguments give equal records, unless --think\n"
        "is among them.",
    ),
    Command(
        "check",
        "replays records against the rules",
        "cli.check:declare_check",
        purpose="Plays every move of every record again and compares deals, scores and seals.\n"
        "Prints one line for each record; the exit status is 0 if all of them are ok.",
    ),
    Command(
        "legal",
        "the legal moves, but builds, after the last move of a record",
        "cli.check:declare_legal",
        purpose="Prints one move a line, as JSON, for every seat that may move now.",
    ),
    Command(
        "best",
        "the best build after the last move of a record",
        "cli.check:declare_best",
        purpose="Prints the most points that can be made now, and a build that makes them, as JSON.",
    ),
    Command(
        "analyse",
        "judges every decision of a record",
        "cli.analyse:declare",
        purpose="Compares every decision with the best move that a search finds from what its\n"
        "player could know: best, good, inaccuracy, mistake or blunder. Accuracy is 100\n"
        "where all moves were the best and 0 where each was a blunder. Equal arguments give\n"
        "equal figures. Losses are chances to win, or points where builds make points.",
    ),
    Command(
        "puzzles",
        "makes puzzles from matches between computer players",
        "cli.puzzles:declare",
        purpose="Looks for positions with one clearly best move, proves it, grades them by the\n"
        "levels that find it, and writes one record a line. Equal arguments give equal\n"
        "puzzles. No two are alike.",
    ),
    Command(
        "train",
        "lets a player learn by self-play what positions are worth",
        "cli.train:declare",
        purpose="Plays a generation of rounds, fits a small network to what came of them, and lets\n"
        "it judge positions in the next; after each, a contest with the player that has\n"
        "learnt nothing, at equal iterations. Equal arguments give equal weights. Needs\n"
        "scikit-learn: pip install 'holzwurm-desktop[train]'.",
    ),
    Command(
        "arena",
        "measures players against each other",
        "cli.arena:declare",
        purpose="Plays every deal once with the players in every seat, so that the luck of the\n"
        "deal cancels out, and reports each player's share of the wins with its 95 %\n"
        "interval, the points and the thinking times.",
    ),
    Command(
        "protocol",
        "tests a program that is to play",
        "cli.protocol:declare",
        purpose="Plays whole rounds with the program on every seat, and tries the finer points of\n"
        "the protocol that selfplay and arena speak with a player engine:COMMAND (see\n"
        "ai/PROTOCOL.md). Prints one line for each check; the exit status is 0 if all are ok.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.bench:declare",
        subjects=("rollouts", "search", "values", "builds"),
        purpose="Measures and prints figures; it judges nothing.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.coach_figures:declare",
        subjects=("coach",),
        purpose="Measures how sure the coach is, how often it speaks to players of each level,\n"
        "and how well the one plays who follows it.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.calibration_figures:declare",
        subjects=("calibration",),
        purpose="Measures how many of the rounds are won that a search calls won with 70 %,\n"
        "and so for every tenth.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.contrast_figures:declare",
        subjects=("contrast",),
        purpose="Measures what a worse move costs: rounds are played twice, and part at one decision\n"
        "of which the one makes the best move, the other the worst that was tried enough.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.blunder_figures:declare",
        subjects=("blunders",),
        purpose="Counts, in rounds between computer players, the decisions that a child would call\n"
        "silly: what spends something for nothing, or leaves lying what costs nothing.\n"
        "What counts as such is told beside each game.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.ladder:declare",
        subjects=("ladder",),
        purpose="Plays all levels and yardsticks of a game against each other, two at a time, every\n"
        "deal in both seats, and puts them on one scale: 400 points more win ten times as\n"
        "often as they lose (Bradley and Terry, the likeliest), medium has 1500. Equal\n"
        "arguments give equal figures: the expert makes as many iterations as its time\n"
        "usually allows.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.fitting_figures:declare",
        subjects=("fitting",),
        purpose="Lets the opponent that fits a person meet players of known strength, and measures\n"
        "how near it comes to each after so many matches.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "cli.puzzle_figures:declare",
        subjects=("puzzles",),
        purpose="Solves puzzles anew with a longer search that had no part in making them, and\n"
        "measures how many of each grade the players of each level solve.",
    ),
    Command(
        "bench",
        "speed of rules, search and window",
        "studio.measure:declare",
        qt=True,
        subjects=("start", "frames", "memory"),
        purpose="Measures the window, in a process and a folder of its own, and prints figures.",
    ),
    Command(
        "print",
        "cards and rules of a game as a PDF, to play without a computer",
        "studio.print_and_play:declare",
        qt=True,
        purpose="Cards are drawn in true size with lines to cut along. Print the file at 100 %; each\n"
        "page of cards has a line of 50 mm to check that by. The page fits A4 and Letter.",
    ),
    Command(
        "shots",
        "pictures of every page and table",
        "studio.shots:declare",
        qt=True,
        purpose="Draws what a player sees, always in the same positions, as PNG files.",
    ),
    Command(
        "selftest",
        "plays a round in the window with mouse and keyboard",
        "studio.selftest:declare",
        qt=True,
        purpose="Tests an installation: play begins a match and leaves it, resume goes on with it.",
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
