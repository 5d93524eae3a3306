#!/usr/bin/env python3
"""Break single lines on purpose and see whether the tests notice (`python tests/mutate.py --help`).

Each mutant is one small change of one module: a comparison, a number, `and`/`or`, `not`, a condition, a statement
left out, a value not returned, two arguments swapped. All tests of the module run once without any change, to see
which of them reach which statement, also in other threads and processes; those that work for more than five seconds
are left out. Then the tests that reach a mutant run against it, in a copy of the checkout, the quick ones first,
until one fails. A mutant counts as noticed when a test fails that passes without it, or goes on for ever. One that no
test notices survives; it is printed as `file:line: what`, and at the end the share of those.

  python tests/mutate.py --sample 100 --seed 1               a hundred of all mutants, the same ones each time
  python tests/mutate.py 'engine/match.py' 'session/*.py'    all mutants of these modules
  python tests/mutate.py --again FILE --limit 300            those that an earlier run printed, with more patience
  python tests/mutate.py --list                              only say what would be changed

It takes some minutes to see what the tests reach, and then less than a second for most mutants: the tests have been
imported by then, and each mutant gets a fork of its own. What runs when modules are imported takes a few seconds. A
module that is also compiled runs as its source: the copy it is broken in holds no compiled module at all. The others
are broken in a copy that has what is compiled here, which is faster. Needs the environment that `python3 dev.py test`
makes, run it with that Python (`.venv/bin/python tests/mutate.py`); and a system with forks, not Windows.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.mutants import Mutant, mutants_of
from tests.trials import Trials

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


def modules(root: Path, patterns: Sequence[str]) -> list[str]:
    """The modules of the package that match, relative to `root`. Raises SystemExit for a pattern without any."""
    found: list[str] = []
    for pattern in patterns:
        paths = [path for path in sorted((root / PACKAGE).glob(pattern)) if path.stem != "__init__"]
        if not paths:
            raise SystemExit(f"There is no module {PACKAGE}/{pattern}.")
        found += [path.relative_to(root).as_posix() for path in paths]
    return list(dict.fromkeys(found))


def report(trials: Trials, chosen: Sequence[Mutant], minutes: float) -> int:
    """Try the mutants, as long as there is time; print those that survive and their share. How many do."""
    end = time.monotonic() + minutes * 60
    tried = survived = 0

    def attempt(mutant: Mutant) -> bool | None:
        return trials.survives(mutant) if time.monotonic() < end else None

    with ThreadPoolExecutor(trials.jobs) as threads:
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
    parser.add_argument(
        "--again", type=Path, metavar="FILE", help="only those that stand in this file, as printed"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument(
        "--limit",
        type=float,
        default=60,
        help="seconds of tests to a mutant; what only slower ones notice survives",
    )
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
    found = list(all_mutants(root, modules(root, given.modules)))
    if given.again is not None:
        wanted = set(given.again.read_text("utf-8").splitlines())
        found = [mutant for mutant in found if str(mutant) in wanted]
    chosen = sampled(found, given.sample, given.seed)
    if given.list:
        print(*chosen, sep="\n")
        return 0
    if sys.platform == "win32":
        raise SystemExit("This needs a system with forks.")
    with tempfile.TemporaryDirectory() as folder:
        trials = Trials(root, Path(folder), given.jobs, given.limit)
        try:
            trials.prepare(sorted({mutant.path for mutant in chosen}))
            survived = report(trials, chosen, given.minutes)
            trials.confirm()
        finally:
            trials.close()
    return min(1, survived)


if __name__ == "__main__":
    sys.exit(main())
