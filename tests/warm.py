"""A process that has imported the libraries of the tests, and forks for each run of some of them: that saves most of
the time of a short run. For `tests/mutate.py`; runs by itself, in the folder of the tests.

Each line of its input is one run, each line of its output says how that ended, both as JSON: see `Run` and `serve`.
The package is imported by the fork only, from its source as it is then.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, TypedDict

import pytest

LIBRARIES = (
    "hypothesis.strategies", "numpy", "pyqtgraph", "sqlite3", "openskill.models", "platformdirs", "miniaudio", "tqdm",
    "PySide6.QtNetwork", "PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtWidgets", "cython", "unittest.mock",
    "email.message", "concurrent.futures.process", "multiprocessing.connection", "importlib.metadata", "zipfile",
)  # fmt: skip
"""What most tests import; not all need be there."""
OPTIONS = (
    "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow",
    # A library that is there already cannot be rewritten: it need not be.
    "-W", "ignore::pytest.PytestAssertRewriteWarning",
)  # fmt: skip


class Run(TypedDict):
    """One run of tests.

    files: where the tests are; tests: their ids in the order in which they run, or None for all; limit: seconds until
    it is ended; log: the file in which marks write what is reached; notes: the file for what is found out.
    """

    files: list[str]
    tests: list[str] | None
    limit: float
    log: str
    notes: str


class Notes:
    """Lets only some tests run, and notes how long each takes, what it reaches, and which one failed."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._log = Path(run["log"])
        self._tests: dict[str, object] = {}
        self._collected: list[str] = []
        self._failed: str | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = self._run["tests"]
        if wanted is not None:
            place = {test: number for number, test in enumerate(wanted)}
            items[:] = sorted(
                (each for each in items if each.nodeid in place), key=lambda each: place[each.nodeid]
            )
        self._collected = self._reached()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.perf_counter()
        result = yield
        seconds = time.perf_counter() - began
        self._tests[item.nodeid] = {"seconds": seconds, "reached": self._reached()}
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self._failed is None:
            self._failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        told = {"failed": self._failed, "collected": self._collected, "tests": self._tests}
        Path(self._run["notes"]).write_text(json.dumps(told))

    def _reached(self) -> list[str]:
        """The marks that were reached since this was asked last."""
        sys.__dict__.setdefault("reached", set()).clear()
        if not self._log.exists():
            return []
        lines = sorted(set(self._log.read_text().split()))
        os.truncate(self._log, 0)
        return lines


def run_tests(run: Run) -> int:
    """In a fork: run them, in silence. What pytest says about it all."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    return int(pytest.main([*OPTIONS, *run["files"]], [Notes(run)]))


def ended(child: int, limit: float) -> int | None:
    """Wait for the fork, at most `limit` seconds: its exit code, below 0 if a signal ended it, None if time is up."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    return None


def serve(orders: TextIO, answers: TextIO) -> None:
    """Carry out one run after the other; answer with the exit code of pytest, or null for one that took too long."""
    for line in orders:
        run: Run = json.loads(line)
        child = os.fork()
        if not child:
            os.setsid()
            said = pytest.ExitCode.INTERNAL_ERROR.value
            try:
                said = run_tests(run)
            finally:
                os._exit(said)
        code = ended(child, run["limit"])
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # the fork, if time is up, and whatever it has left behind
        if code is None:
            os.waitpid(child, 0)
        print(json.dumps(code), file=answers, flush=True)


if __name__ == "__main__":
    for library in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(library)
    serve(sys.stdin, sys.stdout)
