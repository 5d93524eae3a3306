"""A process that is ready to run tests, and forks for each run of some of them: that saves most of the time.

For `tests/mutate.py`; runs by itself, in the folder of the tests. Without arguments it has imported the libraries of
the tests, and a fork imports the package and the tests as they are then. With test files as arguments it has
collected these tests, and a fork takes the functions of a changed module from its file before it runs some of them.

Each line of its input is one run, each line of its output says how that ended, both as JSON: see `Run` and `serve`.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
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


CANNOT_CHANGE = 64
"""The answer where a function cannot take the code of the changed one: it has to be run anew."""
LONGEST = 5.0
"""Seconds of work after which a test is left out, where it is not said which tests run: then all are tried."""


class Run(TypedDict):
    """One run of tests.

    files: where the tests are; tests: their ids in the order in which they run, or None for all; changed: the module
    that is not as it was when the tests were collected, "" for none; before: its source as it was; limit: seconds
    until the run is ended; log: the file in which marks write what is reached; notes: the file for what is found out.
    """

    files: list[str]
    tests: list[str] | None
    changed: str
    before: str
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
        self._skipped = False  # whether the present test was
        self.failed: str | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = self._run["tests"]
        if wanted is not None:
            items[:] = chosen(items, wanted)
        self._collected = self._reached()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.perf_counter()
        if self._run["tests"] is None:
            signal.signal(signal.SIGVTALRM, leave_out)
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
        result = yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        seconds = time.perf_counter() - began
        reached = self._reached()
        if not self._skipped:
            self._tests[item.nodeid] = {"seconds": seconds, "reached": reached}
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._skipped = report.skipped or (self._skipped and report.when != "setup")
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        self.write()

    def write(self) -> None:
        """Put down what was found out so far."""
        told = {"failed": self.failed, "collected": self._collected, "tests": self._tests}
        Path(self._run["notes"]).write_text(json.dumps(told))

    def _reached(self) -> list[str]:
        """The marks that were reached since this was asked last."""
        sys.__dict__.setdefault("reached", set()).clear()
        if not self._log.exists():
            return []
        lines = sorted(set(self._log.read_text().split()))
        os.truncate(self._log, 0)
        return lines


def leave_out(_signal: int, _frame: object) -> None:
    """In a test that takes too long."""
    raise pytest.skip.Exception("This test takes long.")


def chosen(items: list[pytest.Item], wanted: list[str]) -> list[pytest.Item]:
    """The tests that are wanted, in the order in which they are."""
    found = {item.nodeid: item for item in items}
    return [found[test] for test in wanted if test in found]


def run_anew(run: Run) -> int:
    """In a fork: import everything, and run the tests. What pytest says about it all."""
    return int(pytest.main([*OPTIONS, *run["files"]], [Notes(run)]))


class Collected:
    """Collects tests, and then serves runs of them."""

    def __init__(self, orders: TextIO, answers: TextIO) -> None:
        self._orders = orders
        self._answers = answers
        self._functions: dict[str, list[FunctionType]] = {}  # by file

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for each in gc.get_objects():
            if type(each) is FunctionType:
                self._functions.setdefault(each.__code__.co_filename, []).append(each)
        serve(self._orders, self._answers, lambda run: self._run(session, run))
        return True

    def _run(self, session: pytest.Session, run: Run) -> int:
        """In a fork: run the tests until one fails. 1 if one does, else 0; or `CANNOT_CHANGE`."""
        if run["changed"]:
            path = Path(run["changed"]).absolute()
            versions = (
                compile(text, path, "exec", dont_inherit=True) for text in (run["before"], path.read_bytes())
            )
            if not swap(self._functions.get(str(path), []), *versions):
                return CANNOT_CHANGE
        notes = Notes(run)
        session.config.pluginmanager.register(notes)
        items = chosen(session.items, run["tests"] or [])
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if notes.failed is not None:
                break
        notes.write()
        return notes.failed is not None


def swap(functions: list[FunctionType], before: CodeType, after: CodeType) -> bool:
    """Give the functions of a module the code that they have in another version of it; False if one cannot take it.

    Of functions that have the same name, as those of a property, each keeps its place among them.
    """
    old, new = by_name(before), by_name(after)
    for function in functions:
        name, line = function.__code__.co_qualname, function.__code__.co_firstlineno
        lines = [each.co_firstlineno for each in old.get(name, ())]
        if line not in lines or len(lines) != len(new.get(name, ())):
            return False
        code = new[name][lines.index(line)]
        if code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
    return True


def by_name(module: CodeType) -> dict[str, list[CodeType]]:
    """The code of all functions of a module by their names, in the order of the source."""
    named: dict[str, list[CodeType]] = {}
    for code in codes(module):
        named.setdefault(code.co_qualname, []).append(code)
    return named


def codes(code: CodeType) -> Iterator[CodeType]:
    """The code of all functions within, in the order of the source."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes(each)


def ended(child: int, limit: float) -> int | None:
    """Wait for the fork, at most `limit` seconds: its exit code, below 0 if a signal ended it, None if time is up."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    return None


def serve(orders: TextIO, answers: TextIO, run_tests: Callable[[Run], int]) -> None:
    """Say "ready", then carry out one run after the other.

    Answers each with the exit code of pytest, or null if it took too long.
    """
    print(json.dumps("ready"), file=answers, flush=True)
    for line in orders:
        run: Run = json.loads(line)
        child = os.fork()
        if not child:
            os.setsid()
            said = int(pytest.ExitCode.INTERNAL_ERROR)
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


def main(files: list[str]) -> None:
    """Get ready, and serve until the input ends."""
    orders, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # what the tests and pytest say
        os.dup2(nowhere, stream)
    if files:
        pytest.main([*OPTIONS, *files], [Collected(orders, answers)])
        return
    for library in LIBRARIES:
        with contextlib.suppress(ImportError):
            importlib.import_module(library)
    serve(orders, answers, run_anew)


if __name__ == "__main__":
    main(sys.argv[1:])
