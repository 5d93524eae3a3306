"""The commands `bench start`, `bench frames` and `bench memory`: how well the window performs.

Each measurement runs in a process of its own, with its own folder for settings and matches. If there is no display,
Qt draws into memory.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.app import Program, Wishes, make_application
from holzwurm_desktop.cli.common import positive_int
from holzwurm_desktop.cli.failures import Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.desktop.display import choose_display
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.paths import neutral_folder, own_command
from holzwurm_desktop.storage.folders import portable_folders

SIZE = (1366, 768)
"""Width and height of the window in logical pixels."""
LONGEST = 120
"""Seconds after which a measurement that has not ended is given up."""


def declare(parser: Parser) -> None:
    """Add the arguments of `bench` for the window to its parser."""
    parser.add_argument("what", choices=list(_CHILDREN), help="what to measure")
    parser.add_argument("--game", choices=list(kits()), metavar="ID", help="only this game's table")
    parser.add_argument(
        "--moves", type=positive_int, default=24, metavar="N", help="moves to watch (default 24)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    # When the measuring process was started, in seconds since the epoch; absent in the process a person starts.
    parser.add_argument("--child", type=float, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Run one kind of measurement and print it; return the exit status, 1 if a measuring process failed."""
    choose_display()
    if given.child is not None:
        print(json.dumps(_CHILDREN[given.what](given)), flush=True)
        return 0
    games = [given.game] if given.game else list(kits())
    report: dict[str, Json] = {}
    try:
        if given.what == "start":
            report = _starts(given)
        else:
            for game in games:
                report[game] = _in_child(given, "--game", game)
    except subprocess.SubprocessError as error:
        print(f"{PROGRAM}: The measurement failed: {error}", file=sys.stderr)
        return 1
    print(json.dumps(report) if given.json else _in_words(given.what, report))
    return 0


def _in_child(given: argparse.Namespace, *more: str) -> Json:
    """Measure in a process of its own and return its figures. Raises `SubprocessError` if it fails or hangs."""
    measure = ("bench", given.what, "--moves", str(given.moves), *more, "--child", str(time.time()))
    done = subprocess.run(
        own_command(*measure),
        cwd=neutral_folder(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=LONGEST,
        check=True,
        text=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


def _starts(given: argparse.Namespace) -> dict[str, Json]:
    """Milliseconds from starting the process to the first paint: median, lowest and highest of five starts."""
    _in_child(given)  # not counted: afterwards the files are in the system's cache
    painted = [_in_child(given)["painted_ms"] for _ in range(5)]
    return {"median_ms": median(painted), "min_ms": min(painted), "max_ms": max(painted)}


class _Watcher(QObject):
    """Calls `painted` after each time a widget has been painted."""

    def __init__(self, widget: QWidget, painted: Callable[[], None]) -> None:
        super().__init__(widget)
        self._painted = painted
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # The filter sees the event before the widget does; by the timer the painting is over.
            QTimer.singleShot(0, self._painted)
        return super().eventFilter(watched, event)


class _Stage:
    """The program on a temporary folder, which is deleted afterwards."""

    def __init__(self) -> None:
        self.app = make_application([PROGRAM])
        self._home = tempfile.TemporaryDirectory()
        self.program = Program(self.app, portable_folders(Path(self._home.name)), Wishes())
        self.program.window.resize(*SIZE)

    def run(self) -> None:
        """Show the window and run the event loop until something quits it."""
        self.program.window.show()
        # In milliseconds nine tenths of `LONGEST`: before the parent process gives up.
        QTimer.singleShot(LONGEST * 900, self.app.quit)
        self.app.exec()

    def close(self) -> None:
        """Close the program and delete its folder."""
        self.program.close()
        self._home.cleanup()

    def play(self, game: str, moves: int) -> None:
        """Begin a match of one person, who makes the first legal move, against the strongest computer players.

        After `moves` moves or at the end of the match the event loop is quit.
        """
        rules = all_games()[game]
        seats = min(4, rules.seats[-1])
        self.program.preferences.change(animation_speed="normal", sound=False)
        players = [Player("A"), *(Player(f"B{seat}", "expert") for seat in range(1, seats))]
        session = self.program.matches.new_match(game, players, {"rounds": 1}, 13, 0)
        made = 0

        def moved(_events: object) -> None:
            nonlocal made
            made += 1
            if made >= moves:
                QTimer.singleShot(0, self.app.quit)

        def turned(seat: int) -> None:
            if seat >= 0 and session.is_person(seat):
                QTimer.singleShot(300, lambda: session.play(session.legal_moves()[0]))

        session.events_happened.connect(moved)
        session.turn_changed.connect(turned)
        session.match_finished.connect(self.app.quit)
        self.program.window.show_match(session)


def _measure_start(given: argparse.Namespace) -> dict[str, float]:
    stage = _Stage()
    painted: list[float] = []

    def first() -> None:
        if not painted:
            painted.append((time.time() - given.child) * 1000)
            stage.app.quit()

    _Watcher(stage.program.window, first)
    stage.run()
    stage.close()
    return {"painted_ms": painted[0]}


def _measure_frames(given: argparse.Namespace) -> dict[str, float]:
    """Milliseconds between two paints of the table while cards move and computer players think."""
    stage = _Stage()
    stage.play(given.game, given.moves)
    view = stage.program.window.table
    assert view is not None
    animator = view.table.animator
    gaps: list[float] = []
    last: float | None = None

    def painted() -> None:
        nonlocal last
        now = time.perf_counter()
        if animator.moving and last is not None:
            gaps.append((now - last) * 1000)
        last = now if animator.moving else None

    def rested() -> None:
        nonlocal last
        last = None

    animator.finished.connect(rested)
    _Watcher(view.viewport(), painted)
    stage.run()
    stage.close()
    gaps.sort()
    return {
        "frames": len(gaps),
        "p50_ms": gaps[len(gaps) // 2],
        "p99_ms": gaps[len(gaps) * 99 // 100],
        "max_ms": gaps[-1],
    }


def _measure_memory(given: argparse.Namespace) -> dict[str, float]:
    """Resident memory of the window's process in the middle of a match, in megabytes."""
    stage = _Stage()
    stage.play(given.game, given.moves)
    stage.run()
    found = {"resident_mb": resident_mb()}
    stage.close()
    return found


def resident_mb() -> float:
    """This process's resident memory in megabytes; its highest so far if the system reports nothing else."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    import resource

    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Bytes on macOS, kilobytes elsewhere.
    return highest / (1024 * 1024 if sys.platform == "darwin" else 1024)


def _in_words(what: str, report: dict[str, Json]) -> str:
    if what == "start":
        return (
            f"window painted {report['median_ms']:.0f} ms after the start"
            f" (of five: {report['min_ms']:.0f} to {report['max_ms']:.0f})"
        )
    if what == "memory":
        return "\n".join(f"{game:>14}: {found['resident_mb']:.0f} MB" for game, found in report.items())
    return "\n".join(
        f"{game:>14}: {found['frames']} frames, gaps p50 {found['p50_ms']:.1f} ms,"
        f" p99 {found['p99_ms']:.1f} ms, max {found['max_ms']:.1f} ms"
        for game, found in report.items()
    )


_CHILDREN: dict[str, Callable[[argparse.Namespace], dict[str, float]]] = {
    "start": _measure_start,
    "frames": _measure_frames,
    "memory": _measure_memory,
}
