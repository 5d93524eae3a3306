"""Where a command does its work: in this process, in several, or on the workers of a Dask scheduler."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.pool import Pool
from typing import TypeVar

from tqdm import tqdm

from holzwurm_desktop.ai.engine_process import kill_all
from holzwurm_desktop.cli.common import positive_int
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.cli.place import Lost, Place, Spread
from holzwurm_desktop.cli.programs import commands_of, missing_program
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.paths import safe_path

LOCAL = "local"
"""The address that stands for a scheduler with workers of its own, on this machine."""

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


def add_places(parser: Parser) -> None:
    """Add the arguments `--jobs` and `--dask`."""
    parser.add_argument("--jobs", type=positive_int, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--dask",
        type=_address,
        metavar="ADDRESS",
        help=f"work on the workers of the Dask scheduler there, or with {LOCAL} on --jobs workers here",
    )


def _address(text: str) -> str:
    """Parse the address of a scheduler, or `LOCAL`. Raises `ArgumentTypeError`."""
    if text != LOCAL and not re.fullmatch(r"(?:(?:tcp|tls)://)?[^\s/]+:\d+", text, re.ASCII):
        like = f"like tcp://HOST:8786, nor {LOCAL}"
        raise argparse.ArgumentTypeError(f"not the address of a scheduler, {like}: {text or 'nothing'}")
    return text


def place_of(given: argparse.Namespace, players: Iterable[str] = ()) -> Place:
    """The place that was asked for.

    players: those who play; programs among them have to be where they are to play. Raises `Failure` if one is not
    here, for arguments that do not fit together, and without Dask where it is asked for.
    """
    programs = commands_of(players)
    if given.dask is None:
        if program := missing_program(programs):
            raise Failure(f"There is no program {program}.")
        return Processes(given.jobs or 1)
    try:
        from holzwurm_desktop.cli.fleet import Fleet, LocalFleet
    except ModuleNotFoundError as error:
        if error.name not in ("dask", "distributed"):
            raise
        raise Failure(
            "--dask needs Dask, which is not installed here: pip install 'holzwurm-desktop[fleet]'.", status=1
        ) from None
    if given.dask == LOCAL:
        return LocalFleet(given.jobs or 1, programs)
    if given.jobs:
        raise Failure("--jobs is for this machine: a scheduler elsewhere has as many workers as it has.")
    return Fleet(given.dask, programs)


def run_all(
    work: Callable[[_Task], _Done], tasks: Sequence[_Task], place: Place, what: str
) -> Iterator[_Done]:
    """The results of `work` for all tasks, in the order of the tasks. Without a task the place is not opened.

    On a terminal a progress bar called `what` is shown meanwhile. Raises `Failure` if there is no such place, and
    `Lost` if it is lost.
    """
    if not tasks:
        return
    with place.open() as spread:
        yield from tqdm(
            spread(work, tasks), total=len(tasks), desc=what, file=sys.stderr, disable=not sys.stderr.isatty()
        )


def tell_stop(stop: KeyboardInterrupt | Lost, done: int, wanted: int) -> None:
    """Tell why no more than `done` of the `wanted` matches were played."""
    why = stop.what if isinstance(stop, Lost) else "Interrupted"
    print(f"{PROGRAM}: {why} after {done} of {wanted} matches.", file=sys.stderr)


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine; one is this process."""

    jobs: int

    @contextmanager
    def open(self) -> Iterator[Spread]:
        """See `Place`."""
        if self.jobs == 1:  # in this process: another one would only take time to start
            yield map
            return
        with safe_path(), _pool(self.jobs) as pool:
            yield pool.imap  # hands results out one by one, so that each can be written at once


def _pool(jobs: int) -> Pool:
    # Ctrl-C reaches the whole group of processes: the others ignore it, and this one ends them. They do from their
    # first moment on: in place of one that dies the pool would start another while it ends, and wait for that.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        # A fork copies no threads, but what they have locked: with a progress bar's or Dask's it might wait for ever.
        alone = threading.active_count() == 1
        return multiprocessing.get_context(None if alone else "spawn").Pool(jobs, _begin_work)
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not inherited everywhere
    if os.name != "posix":  # elsewhere nothing is sent that a process could hear
        return
    # The first process ends this one by a signal at which the programs that play in its matches must end too. A
    # handler alone might never run: a signal that comes just before the process begins to wait for its next task, at
    # a lock that another has taken with it, does not end that wait. The number of a signal is written at once.
    told, telling = os.pipe()
    os.set_blocking(telling, False)
    signal.set_wakeup_fd(telling)
    threading.Thread(target=_end_work, args=(told,), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)


def _end_work(told: int) -> None:
    """Wait for a signal, and end."""
    os.read(told, 1)
    # No exception, which whatever is going on might wait with, or keep for itself.
    kill_all()
    os._exit(1)
