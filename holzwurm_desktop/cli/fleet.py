"""Work on the workers of a Dask scheduler, on this machine or on many: see docs/fleet.md.

Tasks go out in chunks, of which only a few are out at a time. A worker that dies loses nothing: the scheduler gives
what it was at to another one. This module is imported only where `--dask` is asked for: Dask is an extra.
"""

from __future__ import annotations

import logging
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from queue import Empty, SimpleQueue
from typing import TypeVar
from uuid import uuid4

from dask import config
from distributed import CancelledError, Client, Future, KilledWorker, LocalCluster, Security
from distributed.versions import VersionMismatchWarning
from tqdm import tqdm

from holzwurm_desktop.cli.chunks import Done, call_off, do_chunk, identity, objection
from holzwurm_desktop.cli.failures import Failure
from holzwurm_desktop.cli.place import Lost, Spread
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.paths import safe_path

CONNECTING = 10.0
"""Seconds within which a scheduler has to answer."""
COMING = 30.0
"""Seconds to wait for the first worker."""
AHEAD = 2
"""So many chunks are out for each worker: one that it works at, one that is there when it has done that."""
CHUNK_SECONDS = 2.0
"""How long work at a chunk should take: so much is done again where a worker is lost, or comes late."""
CHUNK_MOST = 100
"""The most tasks of a chunk."""
SLICE = 0.5
"""Seconds between two looks at who is still there."""
LAST_CALL = 5.0
"""Seconds within which workers have to take in that what they are at is called off."""

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


@dataclass(frozen=True)
class Fleet:
    """The workers of the scheduler at an address; programs: the commands of those that are to play."""

    address: str
    programs: tuple[str, ...] = ()

    @contextmanager
    def open(self) -> Iterator[Spread]:
        """See `Place`. Raises `Failure` without such a scheduler or its workers, or if one of them has another
        version of the program or lacks one that is to play."""
        with _silence(), _connected(self.address) as client:
            dispatch = Dispatch(client, self.address, self.programs)
            dispatch.admit()
            try:
                yield dispatch.spread
            finally:
                dispatch.call_off()


@dataclass(frozen=True)
class LocalFleet:
    """A scheduler of its own with so many workers, all on this machine."""

    jobs: int
    programs: tuple[str, ...] = ()

    @contextmanager
    def open(self) -> Iterator[Spread]:
        """See `Place`. Raises `Failure` if they cannot be started."""
        with (
            safe_path(),
            _silence(),
            _local_cluster(self.jobs) as address,
            Fleet(address, self.programs).open() as spread,
        ):
            yield spread


class Dispatch:
    """Hands out the tasks of one command, and takes their results in."""

    def __init__(self, client: Client, address: str, programs: Sequence[str]) -> None:
        self._client = client
        self._address = address
        self._programs = programs
        self._run = uuid4().hex
        self._out: dict[Future, int] = {}  # with the number of the chunk's first task
        self._back: SimpleQueue[Future] = SimpleQueue()
        self._workers: set[str] = set()
        self._looked = 0.0

    def admit(self) -> None:
        """Wait for the first worker, and see whether everybody is fit. Raises `Failure`."""
        try:
            same = self._client.run_on_scheduler(identity) == identity()
        except OSError:
            raise Failure(f"The scheduler {self._address} has gone away.", status=1) from None
        except Exception:  # as of a worker
            same = False
        if not same:
            raise Failure(f"{_stranger(f'The scheduler {self._address}')}.", status=1)
        try:
            self._client.wait_for_workers(1, timeout=COMING)
        except TimeoutError:
            raise Failure(f"The scheduler {self._address} has no worker.", status=1) from None
        self._look_at_workers()
        if refused := self._refused():
            raise Failure(f"{refused}.", status=1)

    def _refused(self) -> str:
        """Which worker may not work, and why, as a sentence without its full stop; nothing if all may."""
        answers = self._client.run(objection, identity(), self._programs, on_error="return")
        for worker, answer in sorted(answers.items()):
            if isinstance(answer, OSError):  # it has gone meanwhile
                continue
            if isinstance(
                answer, Exception
            ):  # Dask tells in several ways that it cannot even read what it is asked
                return _stranger(f"Worker {worker}")
            if answer:
                return f"Worker {worker} {answer}"
        return ""

    def spread(self, work: Callable[[_Task], _Done], tasks: Sequence[_Task], /) -> Iterator[_Done]:
        """See `Spread`."""
        came: dict[
            int, list[_Done]
        ] = {}  # by the number of a chunk's first task, as long as others have to be before
        sent = given = 0
        seconds, done = 0.0, 0
        while given < len(tasks):
            while sent < len(tasks) and len(self._out) < AHEAD * max(1, len(self._workers)):
                size = self._size(len(tasks) - sent, seconds / done if done else CHUNK_SECONDS)
                self._send(work, tasks[sent : sent + size], sent)
                sent += size
            future = self._next()
            with self._explained():
                chunk: Done[_Done] = future.result()
            if chunk.refused:
                raise Lost(chunk.refused)
            first = self._out.pop(future)
            seconds, done = seconds + chunk.seconds, done + len(chunk.results)
            came[first] = chunk.results
            while given in came:
                results = came.pop(given)
                given += len(results)
                yield from results

    def _size(self, left: int, seconds: float) -> int:
        """How many of the tasks that are left go into the next chunk; seconds: that one task takes."""
        # Towards the end they become smaller, so that all workers end at about the same time.
        share = -(-left // (AHEAD * max(1, len(self._workers))))
        return max(1, min(CHUNK_MOST, share, int(CHUNK_SECONDS / max(seconds, 1e-6))))

    def _send(self, work: Callable[[_Task], _Done], tasks: Sequence[_Task], first: int) -> None:
        """Send a chunk; first: the number of its first task."""
        future = self._client.submit(
            do_chunk, self._run, identity(), self._programs, work, tasks,
            key=f"{PROGRAM}-{self._run}-{first}", pure=False,
        )  # fmt: skip
        self._out[future] = first
        future.add_done_callback(self._back.put)

    def _next(self) -> Future:
        """The next chunk that came back. Meanwhile it is told which workers are lost."""
        while True:
            if time.monotonic() > self._looked + SLICE:
                self._look_at_workers()
            with suppress(Empty):
                return self._back.get(timeout=SLICE)

    def _look_at_workers(self) -> None:
        """See which workers there are. Raises `Lost` if there is no way any more to ask that."""
        with self._explained():
            if self._client.status != "running":
                raise ConnectionError
            there = set(self._client.nthreads())
        for gone in sorted(self._workers - there):
            _tell(f"Worker {gone} is gone; what it was at is done again.")
        if self._workers and not there:
            _tell(f"No worker is left; waiting for one to come to {self._address}.")
        self._workers, self._looked = there, time.monotonic()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """A context whose failures of the fleet itself become `Lost`, with a reason."""
        try:
            yield
        except (CancelledError, OSError):
            raise Lost(f"The scheduler {self._address} has gone away") from None
        except KilledWorker as error:
            last = error.last_worker.address
            raise Lost(f"Several workers died of the same matches, one after another, {last} last") from None
        except Exception:
            # A worker that came later, with a version that cannot even read what it is to do?
            if refused := self._refused():
                raise Lost(refused) from None
            raise

    def call_off(self) -> None:
        """Call off what is still out."""
        if not self._out or self._client.status != "running":
            return
        with suppress(OSError):
            self._client.cancel(list(self._out), force=True)
            # What a worker is at cannot be taken from it: it is told to stop.
            self._client.run(call_off, self._run, on_error="ignore", callback_timeout=LAST_CALL)


def _stranger(who: str) -> str:
    return f"{who} does not have this version of the program, {identity()}"


def _tell(sentence: str) -> None:
    tqdm.write(f"{PROGRAM}: {sentence}", file=sys.stderr)  # beside a progress bar


@contextmanager
def _silence() -> Iterator[None]:
    """A context in which Dask logs nothing: what there is to say of the fleet is said in sentences."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings():
            # About libraries that no match depends on. What matters stands in the `identity`.
            warnings.simplefilter("ignore", VersionMismatchWarning)
            yield
    finally:
        logging.disable(before)


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    """A client of the scheduler at an address. Raises `Failure` if there is none."""
    if address.startswith("tls:") and Security().get_connection_args("client")["ssl_context"] is None:
        raise Failure(
            f"{address} asks for TLS, and Dask's configuration here names no certificates.", status=1
        )
    try:
        client = Client(address, timeout=CONNECTING, set_as_default=False)
    except OSError:
        raise Failure(f"No Dask scheduler answers at {address}.", status=1) from None
    try:
        yield client
    finally:
        client.close(LAST_CALL)


@contextmanager
def _local_cluster(workers: int) -> Iterator[str]:
    """The address of a scheduler with so many workers on this machine. Raises `Failure` if they do not start."""
    cluster = None
    try:
        with _interrupted_later():
            cluster = _started(workers)
        yield cluster.scheduler_address
    finally:
        if cluster is not None:
            cluster.close()


def _started(workers: int) -> LocalCluster:
    try:
        # Dask would have its workers give memory back at once. Each search takes much: it took twice the time.
        with config.set({"distributed.nanny.pre-spawn-environ": {}}):
            return LocalCluster(
                n_workers=workers, threads_per_worker=1, memory_limit=None, host="127.0.0.1",
                dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL,
            )  # fmt: skip
    except RuntimeError as error:
        raise Failure(f"No workers could be started here: {error}.", status=1) from None


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """A context in which Ctrl-C waits for its end. Processes started in it take no notice of Ctrl-C, for ever: a
    terminal sends it to them too, and they have to be there until they are told to end."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would let Ctrl-C through again, as it starts with the first process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
