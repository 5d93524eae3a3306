#!/usr/bin/env python3
"""Break single lines on purpose and see whether the tests notice (`python tests/mutate.py --help`).

Each mutant is one small change of one module: a comparison, a number, `and`/`or`, `not`, a condition, a statement
left out, a value not returned, two arguments swapped. The tests that cover the module run against it, in a copy of
the checkout, and stop at the first that fails. A mutant that no test notices survives; it is printed as
`file:line: what`, and at the end the share of those.

  python tests/mutate.py --sample 100 --seed 1               a hundred of all mutants, the same ones each time
  python tests/mutate.py 'engine/match.py' 'session/*.py'    all mutants of these modules
  python tests/mutate.py --list                              only say what would be changed

A module that is also compiled runs as its source: the copy it is broken in holds no compiled module at all. The
others are broken in a copy that has what is compiled here, which is much faster. Needs the environment that
`python3 dev.py test` makes; run it with that Python (`.venv/bin/python tests/mutate.py`).
"""

from __future__ import annotations

import argparse
import ast
import itertools
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "holzwurm_desktop"
DEFAULT = (
    "engine/match.py",
    "session/*.py",
    "ai/search.py",
    "ai/levels.py",
    "ai/players.py",
    "games/*/player.py",
    "games/*/duels.py",
    "games/*/sealed_choices.py",
)
TESTS = {
    "engine": ("tests/engine/test_match.py", "tests/engine/test_records.py", "tests/engine/test_commitment.py",
               "tests/engine/test_deals.py", "tests/session/test_saving.py", "tests/session/test_table_session.py"),
    "session": ("tests/session", "tests/window/test_record_exchange.py"),
    "ai": ("tests/ai",),
    "games": ("tests/games/{game}", "tests/ai"),
}  # fmt: skip
"""The tests of a layer; those whose name has the module's name run first. `{game}`: the room of the module."""
HARMLESS = (
    ("ai/search.py", "iterations, 1024", "how long a batch is changes nothing that is found"),
    ("ai/search.py", "self.nodes + batch >= size", "memory is taken a little sooner or later"),
    ("ai/search.py", "MAX_NODES", "so large that no test fills it"),
    ("ai/search.py", "self.stamps += 2", "any step above 1 keeps stamps apart"),
    ("ai/search.py", "[0] *", "room for moves, any more will do"),
    ("ai/search.py", "self.stamp = array", "room for codes, any more will do"),
    ("ai/search.py", "best_bound: cython.double", "any number below every bound"),
    ("ai/levels.py", "Level(", "how strong a level is was found by measuring"),
    ("session/sound.py", "sys.platform", "what holds on other systems"),
    ("session/sound.py", "self._asked.clear()", "what is asked for is dropped again when it is its turn"),
    (
        "session/computer_players.py",
        ".disconnect()",
        "where a signal of an earlier process arrives, it is dropped",
    ),
    ("session/saving.py", "self._closed = False  # whether", "set again before it is read"),
    (
        "games/holzwurm/player.py",
        "gain > best_gain",
        "which of two plays that are worth as much is chance anyway",
    ),
    ("games/holzwurm/player.py", "lead = 0.0 if lead", "at a bound both sides are the same"),
    ("games/superspion/player.py", "best: cython.int = 0", "no hand is empty, so some card takes its place"),
    ("games/tovenaars/sealed_choices.py", "return 1 if beats", "any numbers tell outcomes apart"),
    ("games/", "cython.cast", "has no effect in Python"),
    ("", "logger.", "what is logged is read by people only"),
)
"""Mutants that change no behaviour: part of the path, part of the line, and why."""
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*", ast.Mod: "*",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: `old` at byte `start` of the module `path` (relative to the checkout) becomes `new`."""

    path: str
    line: int
    start: int
    old: bytes
    new: bytes

    def __str__(self) -> str:
        old, new = (" ".join(text.decode().split())[:60] for text in (self.old, self.new))
        return f"{self.path}:{self.line}: {old} -> {new}"

    def applied(self, source: bytes) -> bytes:
        """The module with the change in it."""
        return source[: self.start] + self.new + source[self.start + len(self.old) :]


class Finder(ast.NodeVisitor):
    """Collects the mutants of one module; leaves out what says nothing about behaviour: texts, annotations,
    assertions, imports, and what only the compiled form runs."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutant] = []
        ends = itertools.accumulate(len(line) for line in source.splitlines(keepends=True))
        self._starts = [0, *ends]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where the node begins and ends, in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._starts[node.lineno - 1] + node.col_offset
        return begin, self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        begin, end = self.span(node)
        return self.source[begin:end]

    def change(self, begin: int, end: int, new: bytes) -> None:
        line = self.source.count(b"\n", 0, begin) + 1
        self.found.append(Mutant(self.path, line, begin, self.source[begin:end], new))

    def between(self, left: ast.expr, right: ast.expr, new: str) -> None:
        """Change the operator between two operands; where a bracket is also there, leave it."""
        begin, end = self.span(left)[1], self.span(right)[0]
        if not {b"(", b")", b"#"} & {bytes([byte]) for byte in self.source[begin:end]}:
            self.change(begin, end, f" {new} ".encode())

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, right, COMPARISONS[type(op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in itertools.pairwise(node.values):
            self.between(left, right, "or" if isinstance(node.op, ast.And) else "and")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self.between(node.left, node.right, ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.change(*self.span(node), b"bool(" + self.text(node.operand) + b")")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.change(*self.span(node), str(not node.value).encode())
        elif isinstance(node.value, int):
            self.change(*self.span(node), str(node.value + 1).encode())
        elif isinstance(node.value, float) and "/games/" not in self.path:
            # What players of one game weigh with was found by measuring: no test says which weight is right.
            self.change(*self.span(node), repr(node.value * 2 or 1.0).encode())

    def visit_If(self, node: ast.If) -> None:
        if b"cython.compiled" not in self.text(node.test) and b"TYPE_CHECKING" not in self.text(node.test):
            self.change(*self.span(node.test), b"not (" + self.text(node.test) + b")")
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        either_way = isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
        if len(node.args) > 1 and not (
            either_way or any(isinstance(each, ast.Starred) for each in node.args)
        ):
            first, second = node.args[:2]
            begin, end = self.span(first)[0], self.span(second)[1]
            middle = self.source[self.span(first)[1] : self.span(second)[0]]
            if (new := self.text(second) + middle + self.text(first)) != self.source[begin:end]:
                self.change(begin, end, new)
        for part in (node.func, *node.args, *(each.value for each in node.keywords if each.arg != "strict")):
            self.visit(part)  # `strict` of `zip` says what holds anyway

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and self.text(node.value) not in (b"None", b"False"):
            self.change(*self.span(node), b"return None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.change(*self.span(node), b"pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.change(*self.span(node), b"pass")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute) for target in node.targets):
            self.change(*self.span(node), b"pass")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.args.defaults, *(each for each in node.args.kw_defaults if each), *node.body):
            self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what holds anyway."""

    def visit_Raise(self, node: ast.Raise) -> None:
        self.change(*self.span(node), b"pass")


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All mutants of a module that differ from it, can be compiled and are not known to be harmless."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    lines = source.decode().splitlines()
    wanted = []
    for mutant in finder.found:
        line = lines[mutant.line - 1]
        harmless = any(part in path and text in line for part, text, _ in HARMLESS)
        if not harmless and compiles(mutant.applied(source)):
            wanted.append(mutant)
    return wanted


def compiles(source: bytes) -> bool:
    """Whether it is Python at all."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def modules(root: Path, patterns: Sequence[str]) -> list[str]:
    """The modules of the package that match, relative to `root`. Raises SystemExit for a pattern without any."""
    found: list[str] = []
    for pattern in patterns:
        paths = [path for path in sorted((root / PACKAGE).glob(pattern)) if path.stem != "__init__"]
        if not paths:
            raise SystemExit(f"There is no module {PACKAGE}/{pattern}.")
        found += [path.relative_to(root).as_posix() for path in paths]
    return list(dict.fromkeys(found))


def tests_of(root: Path, module: str) -> list[str]:
    """The test files that cover a module, those named after it first."""
    path = Path(module)
    files = [
        file.relative_to(root).as_posix()
        for name in (tests.format(game=path.parts[2]) for tests in TESTS[path.parts[1]])
        for file in ([root / name] if name.endswith(".py") else sorted((root / name).glob("test_*.py")))
        if file.exists()
    ]
    return sorted(files, key=lambda name: path.stem not in name)


class Copy:
    """A copy of the checkout in which one module at a time is broken."""

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
        self._moment = time.time()

    def write(self, path: str, source: bytes) -> None:
        """Put a module in place, with a date of its own, so that no earlier bytecode passes for it."""
        self._moment += 10
        (self.folder / path).write_bytes(source)
        os.utime(self.folder / path, (self._moment, self._moment))

    def notices(self, tests: Sequence[str], limit: float) -> bool:
        """Whether a test fails, or they take longer than `limit` seconds."""
        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
        here = {"PYTHONPATH": str(self.folder), "QT_QPA_PLATFORM": "offscreen", "CI": "1"}
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", *options, *tests],
            cwd=self.folder, env=os.environ | here, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            return running.wait(limit) != 0
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
            return True

    def runs_source(self, path: str) -> bool:
        """Whether it is this copy's source that is run when the module is imported here."""
        name = path.removesuffix(".py").replace("/", ".")
        ask = f"import importlib; print(importlib.import_module({name!r}).__file__)"
        said = subprocess.run(
            [sys.executable, "-c", ask], cwd=self.folder, env=os.environ | {"PYTHONPATH": str(self.folder)},
            capture_output=True, text=True,
        )  # fmt: skip
        return said.stdout.strip() == str(self.folder / path)


class Trial:
    """Tries mutants, several at a time, each in a copy that nobody else uses meanwhile."""

    def __init__(self, root: Path, folder: Path, jobs: int, limit: float) -> None:
        self.root = root
        self.limit = limit
        self.jobs = jobs
        self._folder = folder
        self._free: dict[bool, SimpleQueue[Copy]] = {}

    def prepare(self, paths: Sequence[str]) -> None:
        """Make the copies, and see in them that each module is run as its source and its tests pass.

        Raises SystemExit where that is not so: every mutant would seem to be noticed, or none.
        """
        for compiled in sorted({self._compiled(path) for path in paths}):
            self._free[compiled] = SimpleQueue()
            for number in range(self.jobs):
                self._free[compiled].put(Copy(self.root, self._folder / f"{compiled}{number}", compiled))
        passed: set[tuple[bool, frozenset[str]]] = set()
        for path in paths:
            copy = self._free[self._compiled(path)].get()
            tests = tests_of(self.root, path)
            case = (self._compiled(path), frozenset(tests))
            if not copy.runs_source(path):
                raise SystemExit(f"The source of {path} is not what runs.")
            if case not in passed and copy.notices(tests, self.limit):
                raise SystemExit(f"The tests of {path} fail, or take too long, without any change.")
            passed.add(case)
            self._free[self._compiled(path)].put(copy)

    def survives(self, mutant: Mutant) -> bool:
        """Whether no test notices."""
        queue = self._free[self._compiled(mutant.path)]
        copy = queue.get()
        source = (self.root / mutant.path).read_bytes()
        try:
            copy.write(mutant.path, mutant.applied(source))
            return not copy.notices(tests_of(self.root, mutant.path), self.limit)
        finally:
            copy.write(mutant.path, source)
            queue.put(copy)

    def _compiled(self, path: str) -> bool:
        """Whether compiled modules may be used: not if this is one."""
        return not (self.root / path).with_suffix(".pxd").exists()


def report(trial: Trial, chosen: Sequence[Mutant], minutes: float) -> int:
    """Try the mutants, as long as there is time; print those that survive and their share. How many do."""
    end = time.monotonic() + minutes * 60
    tried = survived = 0

    def attempt(mutant: Mutant) -> bool | None:
        return trial.survives(mutant) if time.monotonic() < end else None

    with ThreadPoolExecutor(trial.jobs) as threads:
        for mutant, alive in zip(chosen, threads.map(attempt, chosen), strict=True):
            tried += alive is not None
            if alive:
                survived += 1
                print(mutant, flush=True)
    share = f" ({survived / tried:.1%})" if tried else ""
    print(f"{survived} of {tried} mutants survive{share}; {len(chosen) - tried} not tried.")
    return survived


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", default=DEFAULT, help=f"below {PACKAGE}/, with * and **")
    parser.add_argument("--sample", type=int, help="try so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="what the sample is drawn by")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--limit", type=float, default=300, help="seconds after which tests count as failed")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="begin no mutant later than this")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    return parser.parse_args(words)


def sampled(found: Sequence[Mutant], count: int | None, seed: int) -> list[Mutant]:
    """So many of the mutants, the same ones for the same seed, in an order that is spread over all modules."""
    chosen = list(found)
    random.Random(seed).shuffle(chosen)
    return chosen[:count]


def all_mutants(root: Path, paths: Sequence[str]) -> Iterator[Mutant]:
    """The mutants of all these modules."""
    for path in paths:
        yield from mutants_of(path, (root / path).read_bytes())


def main(words: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Do what the arguments say; 1 if a mutant survives."""
    given = arguments(words)
    chosen = sampled(list(all_mutants(root, modules(root, given.modules))), given.sample, given.seed)
    if given.list:
        print(*chosen, sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(root, Path(folder), given.jobs, given.limit)
        trial.prepare(sorted({mutant.path for mutant in chosen}))
        return min(1, report(trial, chosen, given.minutes))


if __name__ == "__main__":
    sys.exit(main())
