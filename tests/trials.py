"""Tries mutants, for `tests/mutate.py`: which tests reach a line, and whether one of them notices a change of it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypedDict

from tests.marks import mark_before, marked
from tests.mutants import Mutant
from tests.warm import CANNOT_CHANGE

TESTS = {
    "engine": ("tests/engine/test_match.py", "tests/engine/test_records.py", "tests/engine/test_commitment.py",
               "tests/engine/test_deals.py", "tests/session/test_saving.py", "tests/session/test_table_session.py"),
    "session": ("tests/session", "tests/models", "tests/window/test_record_exchange.py"),
    "ai": ("tests/ai",),
    "games": ("tests/games/{game}", "tests/ai/test_players.py"),
}  # fmt: skip
"""The tests of a layer. `{game}`: the room of the module."""
AI = "holzwurm_desktop.ai."
PASSED = (0, 5)
"""What pytest says if no test failed: all passed, or there was none."""
HOUR = 3600.0
PATIENCE = 20.0
"""Tests of a broken module may take so many seconds, and `SLOWER` times as long as usual; then they never end."""
SLOWER = 5


def tests_of(root: Path, module: str) -> list[str]:
    """The files with the tests of a module.

    Of what looks for moves, only those that import it or ask a computer player: the others take long and see little.
    """
    path = Path(module)
    names = (tests.format(game=path.parts[2]) for tests in TESTS[path.parts[1]])
    files = [
        file
        for name in names
        for file in ([root / name] if name.endswith(".py") else sorted((root / name).glob("test_*.py")))
        if file.exists()
    ]
    own = rf"{re.escape('.'.join(path.parts[1:-1]))}(\.| import .*\b){path.stem}\b"
    if path.parts[1] == "ai":
        wanted = own
    elif path.parts[1] == "games" and AI in (root / path).read_text("utf-8"):
        wanted = rf"{own}|{re.escape(AI)}players import"
    else:
        wanted = ""
    return [file.relative_to(root).as_posix() for file in files if re.search(wanted, file.read_text("utf-8"))]


def file_of(test: str) -> str:
    """The file of a test's id."""
    return test.partition("::")[0]


class Noted(TypedDict):
    """What is found out about one test: how long it takes, and which marks it reaches."""

    seconds: float
    reached: list[str]


@dataclass(frozen=True)
class Verdict:
    """How a run of tests ended.

    failed: the test that failed, None if none did or if something else went wrong; notes: by test, of those that were
    run; collected: the marks reached while the tests were collected.
    """

    passed: bool
    failed: str | None
    notes: dict[str, Noted]
    collected: list[str]


class Copy:
    """A copy of the checkout in which one module at a time is broken, and processes that run tests there."""

    def __init__(self, root: Path, folder: Path, compiled: bool) -> None:
        skipped = [
            "__pycache__",
            ".*",
            "build",
            "dist",
            "*.egg-info",
            *([] if compiled else ["*.so", "*.pyd"]),
        ]
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*skipped))
        self.folder = folder
        self.log = folder / "reached.txt"
        self._moment = time.time()
        self._fresh = self._process()
        self._collected: subprocess.Popen[str] | None = None

    def collect(self, files: Iterable[str]) -> None:
        """Collect the tests of these files, for runs with a changed module."""
        self._collected = self._process(*files)

    def close(self) -> None:
        """End the processes."""
        for process in (self._fresh, self._collected):
            if process is not None:
                process.communicate()

    def write(self, path: str, source: bytes) -> None:
        """Put a module in place, with a date of its own, so that no earlier bytecode passes for it."""
        self._moment += 10
        (self.folder / path).write_bytes(source)
        os.utime(self.folder / path, (self._moment, self._moment))

    def run(
        self, tests: Sequence[str], limit: float, changed: str = "", before: bytes = b""
    ) -> Verdict | None:
        """Run tests that were collected, until one fails or `limit` seconds are over.

        changed: the module whose functions are taken from its file; before: its source as it was. None if they cannot
        be taken.
        """
        assert self._collected is not None
        return self._order(self._collected, [], tests, limit, changed=changed, before=before.decode())

    def run_anew(self, files: Iterable[str], tests: Sequence[str] | None, limit: float) -> Verdict:
        """The same in a process that has imported nothing of the package yet; all tests of the files if None."""
        verdict = self._order(self._fresh, list(files), tests, limit, changed="", before="")
        assert verdict is not None
        return verdict

    def _process(self, *files: str) -> subprocess.Popen[str]:
        here = {"PYTHONPATH": str(self.folder), "QT_QPA_PLATFORM": "offscreen", "CI": "1"}
        process = subprocess.Popen(
            [sys.executable, "-P", Path(__file__).with_name("warm.py"), *files],
            cwd=self.folder, env=os.environ | here, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert process.stdout is not None
        process.stdout.readline()  # it is ready
        return process

    def _order(
        self,
        process: subprocess.Popen[str],
        files: list[str],
        tests: Sequence[str] | None,
        limit: float,
        **change: str,
    ) -> Verdict | None:
        notes = self.folder / "notes.json"
        notes.unlink(missing_ok=True)
        run = {
            "files": files,
            "tests": tests,
            "limit": limit,
            "log": str(self.log),
            "notes": str(notes),
            **change,
        }
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(run), file=process.stdin, flush=True)
        code = json.loads(process.stdout.readline())
        if code == CANNOT_CHANGE:
            return None
        told = (
            json.loads(notes.read_bytes())
            if notes.exists()
            else {"failed": None, "tests": {}, "collected": []}
        )
        return Verdict(code in PASSED, told["failed"], told["tests"], told["collected"])


class Reach:
    """Which tests reach which marks, and how long each test takes."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._tests: dict[str, set[str]] = {}
        self._always: set[str] = set()

    def add(self, verdict: Verdict) -> None:
        """Take in what was noted about tests."""
        self._always |= set(verdict.collected)
        for test, noted in verdict.notes.items():
            self.seconds[test] = noted["seconds"]
            for mark in noted["reached"]:
                self._tests.setdefault(mark, set()).add(test)

    def mark(self, mutant: Mutant, source: bytes) -> str | None:
        """The mark before what is changed; None if that runs when modules are imported or tests are collected."""
        mark = f"{mutant.path}:{mark_before(source, mutant.line)}"
        return None if mark.endswith(":None") or mark in self._always else mark

    def tests(self, mark: str | None, files: Sequence[str], name: str) -> list[str]:
        """The tests of the files that reach the mark, or all if it is None: those in a file of the name `name` first,
        the quick ones before the slow ones, and of the others one of each file before a second one of any."""
        found = self.seconds if mark is None else self._tests.get(mark, ())
        chosen = sorted((test for test in found if file_of(test) in files), key=self.seconds.__getitem__)
        # What many tests reach is noticed by few: by those of the file that is about it, wherever it is.
        turns: Counter[str] = Counter()
        order: dict[str, tuple[bool, int]] = {}
        for test in chosen:
            own = name in Path(file_of(test)).name
            order[test] = (not own, 0 if own else turns[file_of(test)])
            turns[file_of(test)] += 1
        return sorted(chosen, key=order.__getitem__)


class Trials:
    """Tries mutants, several at a time, each in a copy that nobody else uses meanwhile.

    jobs: how many at a time; limit: how many seconds of tests a mutant may take; those that it takes the slowest
    tests to notice count as not noticed.
    """

    def __init__(self, root: Path, folder: Path, jobs: int, limit: float) -> None:
        self.root = root
        self.limit = limit
        self.jobs = jobs
        self._folder = folder
        self._copies: dict[bool, SimpleQueue[Copy]] = {}
        self._reach: dict[bool, Reach] = {}
        self._noticed_by: dict[tuple[bool, bool], set[str]] = {}  # whether compiled, whether run anew
        self._sources: dict[str, bytes] = {}  # what is edited meanwhile in the checkout changes nothing

    def prepare(self, paths: Sequence[str]) -> None:
        """Make the copies, and find out which tests reach what.

        Raises SystemExit where tests fail without any change: every mutant would seem to be noticed.
        """
        self._sources = {path: (self.root / path).read_bytes() for path in paths}
        for compiled in sorted({self._compiled(path) for path in paths}):
            self._copies[compiled] = SimpleQueue()
            for number in range(self.jobs):
                self._copies[compiled].put(Copy(self.root, self._folder / f"{compiled}{number}", compiled))
            self._reach[compiled] = Reach()
            self._measure(compiled, [path for path in paths if self._compiled(path) == compiled])

    def _measure(self, compiled: bool, paths: Sequence[str]) -> None:
        """Run all tests of these modules with marks in the modules."""
        files = dict.fromkeys(file for path in paths for file in tests_of(self.root, path))
        with self._copy(compiled) as copy:
            for path in paths:
                copy.write(path, marked(path, self._sources[path], copy.log))
            verdict = copy.run_anew(files, None, HOUR)
            for path in paths:
                copy.write(path, self._sources[path])
        if not verdict.passed:
            raise SystemExit(f"Without any change tests fail: {verdict.failed or 'all of them'}.")
        self._reach[compiled].add(verdict)
        for _ in range(self.jobs):
            with self._copy(compiled) as copy:  # each in its turn
                copy.collect(files)

    def survives(self, mutant: Mutant) -> bool:
        """Whether no test notices."""
        compiled = self._compiled(mutant.path)
        source = self._sources[mutant.path]
        reach = self._reach[compiled]
        mark = reach.mark(mutant, source)
        found = reach.tests(mark, tests_of(self.root, mutant.path), Path(mutant.path).stem)
        tests = within(found, reach.seconds, self.limit)
        limit = PATIENCE + SLOWER * sum(reach.seconds[test] for test in tests)
        if not tests:
            return True
        with self._copy(compiled) as copy:
            copy.write(mutant.path, mutant.applied(source))
            verdict = None if mark is None else copy.run(tests, limit, mutant.path, source)
            anew = verdict is None
            if verdict is None:
                verdict = copy.run_anew(dict.fromkeys(map(file_of, tests)), tests, limit)
            copy.write(mutant.path, source)
        if verdict.failed is not None:
            self._noticed_by.setdefault((compiled, anew), set()).add(verdict.failed)
        return verdict.passed

    def confirm(self) -> None:
        """See that the tests that noticed a change pass without it. Raises SystemExit if one does not."""
        for (compiled, anew), noticed in self._noticed_by.items():
            tests = sorted(noticed, key=self._reach[compiled].seconds.__getitem__)
            with self._copy(compiled) as copy:
                verdict = None if anew else copy.run(tests, HOUR)
                if verdict is None:
                    verdict = copy.run_anew(dict.fromkeys(map(file_of, tests)), tests, HOUR)
            if not verdict.passed:
                raise SystemExit(f"Without any change a test fails that noticed some: {verdict.failed}.")

    @contextmanager
    def _copy(self, compiled: bool) -> Iterator[Copy]:
        """A copy that nobody else uses meanwhile."""
        copy = self._copies[compiled].get()
        try:
            yield copy
        finally:
            self._copies[compiled].put(copy)

    def close(self) -> None:
        """End the processes."""
        for copies in self._copies.values():
            while not copies.empty():
                copies.get().close()

    def _compiled(self, path: str) -> bool:
        """Whether compiled modules may be used: not if this is one."""
        return not (self.root / path).with_suffix(".pxd").exists()


def within(tests: Sequence[str], seconds: dict[str, float], limit: float) -> list[str]:
    """The tests that take no longer than `limit` seconds together; what would take longer is left out."""
    chosen: list[str] = []
    spent = 0.0
    for test in tests:
        if spent + seconds[test] <= limit:
            spent += seconds[test]
            chosen.append(test)
    return chosen
