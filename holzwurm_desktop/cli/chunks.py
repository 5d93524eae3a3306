"""What a worker of a fleet does: chunks of tasks, if it is fit for them; and what it has to be to be fit.

Like `fleet`, which sends the chunks, this module is imported only where there is Dask.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

import distributed
from distributed import Worker, get_worker

from holzwurm_desktop import __version__
from holzwurm_desktop.ai.engine_process import admit_programs, kill_all
from holzwurm_desktop.cli.programs import missing_program
from holzwurm_desktop.paths import resource

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


class CalledOff(Exception):
    """Ends a chunk that nobody waits for any more."""


class Done(NamedTuple, Generic[_Done]):
    """A chunk that came back: its results, and the seconds it took; refused: why its worker may not work, if so."""

    results: list[_Done]
    seconds: float
    refused: str = ""


@cache
def identity() -> str:
    """What this program is: equal where equal tasks have equal results, and where it can be told of tasks at all.

    A version, a digest of everything that decides the course of a match (the source of the whole package, and the
    puzzles), and the version of Dask, which promises nothing between two of its own.
    """
    package = Path(__file__).resolve().parent.parent
    files = [(path.relative_to(package).as_posix(), path) for path in package.rglob("*.py")]
    files += [(path.name, path) for path in resource("puzzles").glob("*.jsonl")]
    digest = sha256()
    for name, path in sorted(files):
        # Line by line, as a checkout on Windows may end them in its own way.
        digest.update(repr((name, path.read_bytes().splitlines())).encode())
    return f"{__version__} ({digest.hexdigest()[:12]}, Dask {distributed.__version__})"


def objection(expected: str, programs: Sequence[str], dask_worker: Worker) -> str:
    """Why a worker may not work, or nothing if it may.

    expected: the `identity` that it has to have; programs: the commands of those that are to play. Dask hands the
    worker in by the name of the argument.
    """
    if identity() != expected:
        return f"has another version of the program, {identity()} instead of {expected}"
    if dask_worker.state.nthreads > 1:
        return (
            f"plays {dask_worker.state.nthreads} matches at a time in one process: start it with --nthreads 1"
        )
    if program := missing_program(programs):
        return f"has no program {program}"
    return ""


@dataclass
class _Bench:
    """What this worker is at. Chunks run in one thread, and are called off by another one."""

    run: str = ""
    called_off: set[str] = field(default_factory=set)
    lock: Lock = field(default_factory=Lock)

    @contextmanager
    def at(self, run: str) -> Iterator[None]:
        """Work at a chunk of a run. Raises `CalledOff` if that was called off before."""
        with self.lock:
            self.check(run)
            self.run = run
            admit_programs()
        try:
            yield
        finally:
            with self.lock:
                self.run = ""

    def check(self, run: str) -> None:
        """Raise `CalledOff` if the run was called off."""
        if run in self.called_off:
            raise CalledOff

    def call_off(self, run: str) -> None:
        """Play no further match of a run; the programs of the present one end at once."""
        with self.lock:
            self.called_off.add(run)
            if self.run == run:
                kill_all()


_BENCH = _Bench()


def call_off(run: str) -> None:
    """Have this worker play no further match of a run."""
    _BENCH.call_off(run)


def do_chunk(
    run: str, expected: str, programs: Sequence[str], work: Callable[[_Task], _Done], tasks: Sequence[_Task]
) -> Done[_Done]:
    """Do a chunk of a run on this worker, if there is no `objection` to it, which may have come late."""
    worker = get_worker()
    if refused := objection(expected, programs, worker):
        return Done([], 0.0, f"Worker {worker.address} {refused}")
    begun = time.perf_counter()
    results = []
    with _BENCH.at(run):
        for task in tasks:
            _BENCH.check(run)
            results.append(work(task))
    return Done(results, time.perf_counter() - begun)
