"""The script that breaks lines: what it changes, what it leaves alone, and that it tells what nobody noticed."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests import marks, mutate, trials, warm
from tests.mutants import mutants_of
from tests.mutate import sampled

forks = pytest.mark.skipif(sys.platform == "win32", reason="there are no forks")

MODULE = b'''"""A module with 1 text."""

def keep(limit: "int | 1", count: int = 3) -> int:
    """Says 2 things."""
    assert count > 0
    if limit < 4 and not count:
        return pow(limit, max(limit, count))
    return 0
'''


def changes(source: bytes) -> set[str]:
    return {str(mutant).partition(": ")[2] for mutant in mutants_of("holzwurm_desktop/x.py", source)}


def test_every_kind_of_line_is_broken_in_its_way() -> None:
    assert changes(MODULE) == {
        "3 -> 4", "4 -> 5", "0 -> 1", "< -> <=", "and -> or", "not count -> bool(count)",
        "limit < 4 and not count -> not (limit < 4 and not count)",
        "limit, max(limit, count) -> max(limit, count), limit",
        "return pow(limit, max(limit, count)) -> return None", "return 0 -> return None",
    }  # fmt: skip


def test_statements_are_left_out_and_letters_beyond_ascii_move_nothing() -> None:
    assert changes('é = "ß"; a.b = é\na.b += é\ncall(é)\n'.encode()) == {
        "a.b = é -> pass", "a.b += é -> pass", "call(é) -> pass",
    }  # fmt: skip


def test_every_mutant_is_another_program() -> None:
    texts = [mutant.applied(MODULE) for mutant in mutants_of("holzwurm_desktop/x.py", MODULE)]

    assert len({MODULE, *texts}) == len(texts) + 1


def test_what_only_the_compiled_form_runs_is_left_alone() -> None:
    assert changes(b"if cython.compiled:\n    LIMIT = 3\n") == set()


def test_the_same_seed_draws_the_same_sample() -> None:
    found = mutants_of("holzwurm_desktop/x.py", MODULE)

    assert sampled(found, 4, 1) == sampled(found, 4, 1) != sampled(found, 4, 2)


def test_a_pattern_without_modules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no module"):
        mutate.modules(tmp_path, ["engine/*.py"])


def test_a_line_belongs_to_the_mark_before_it() -> None:
    lines = marks.marked("x.py", MODULE, Path("log")).decode().splitlines()

    assert [line.strip() for line in lines if line.strip().startswith("__reached__")] == [
        "__reached__(5)", "__reached__(6)", "__reached__(7)", "__reached__(8)",
    ]  # fmt: skip
    assert [marks.mark_before(MODULE, line) for line in (3, 4, 6, 7, 8)] == [None, None, 6, 7, 8]


def functions(text: str) -> tuple[dict[str, Any], list[FunctionType], CodeType]:
    """The names of a module, its functions, and its code."""
    code, names = compile(text, "x.py", "exec"), {}
    exec(code, names)
    found = [each for each in gc.get_objects() if type(each) is FunctionType and each.__globals__ is names]
    return names, found, code


def test_functions_take_the_code_of_another_version_each_in_its_place() -> None:
    text = """
class Box:
    @property
    def size(self): return 1
    @size.setter
    def size(self, value): self.set = value
def outer():
    def inner(): return 2
    return inner
inner = outer()
"""
    names, found, before = functions(text)
    after = (
        text.replace("return 1", "return 10").replace("return 2", "return 20").replace("= value", "= -value")
    )
    box = names["Box"]()

    assert warm.swap(found, before, compile(after, "x.py", "exec"))

    box.size = 3
    assert (box.size, box.set, names["inner"](), names["outer"]()()) == (10, -3, 20, 20)


def test_a_function_that_reaches_out_for_other_names_cannot_take_the_code() -> None:
    text = """
class Base:
    pass
class Box(Base):
    def __init__(self): super().__init__()
"""
    _, found, before = functions(text)
    after = compile(text.replace("super().__init__()", "pass"), "x.py", "exec")

    assert not warm.swap(found, before, after)


SUMS = """\
def seen(a, b):
    return a + b

def unseen(a, b):
    return a - b

def elsewhere(a, b):
    return a * b

LIMIT = 3

class Box:
    @property
    def size(self):
        return self._size + 1

    @size.setter
    def size(self, value):
        self._size = value - LIMIT
"""
TESTS = """\
import subprocess
import sys
from pathlib import Path
from holzwurm_desktop.ai.sums import Box, seen

def test_seen():
    assert seen(2, 1) == 3

def test_box():
    box = Box()
    box.size = 5
    assert box.size == 3

def test_in_another_process():
    said = "from holzwurm_desktop.ai.sums import elsewhere; assert elsewhere(2, 3) == 6"
    subprocess.run([sys.executable, "-c", said], check=True)

def test_that_reaches_nothing():
    with Path(LOG).open("a") as log:
        log.write("ran\\n")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small checkout whose tests look at two of three functions, at one of them from another process."""
    files = {
        "holzwurm_desktop/__init__.py": "",
        "holzwurm_desktop/ai/__init__.py": "",
        "holzwurm_desktop/ai/sums.py": SUMS,
        "tests/ai/test_sums.py": TESTS.replace("LOG", repr(str(tmp_path / "log"))),
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['slow']\n",
    }
    for name, text in files.items():
        (tmp_path / "checkout" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "checkout" / name).write_text(text, "utf-8")
    return tmp_path / "checkout"


def test_a_line_that_many_tests_reach_is_tried_on_tests_of_many_files() -> None:
    seconds = {"a/test_box.py::slow": 9.0, "a/test_b.py::1": 1.0, "a/test_b.py::2": 2.0, "a/test_c.py::3": 3.0,
               "d/test_e.py::0": 0.0}  # fmt: skip
    reach = trials.Reach()
    notes: dict[str, trials.Noted] = {
        test: {"seconds": time, "reached": ["box.py:7"]} for test, time in seconds.items()
    }
    reach.add(trials.Verdict(True, None, notes, []))

    files = ["a/test_box.py", "a/test_b.py", "a/test_c.py"]
    ordered = ["a/test_box.py::slow", "a/test_b.py::1", "a/test_c.py::3", "a/test_b.py::2"]
    assert reach.tests("box.py:7", files, "box") == ordered
    assert reach.tests("box.py:8", files, "box") == []


@forks
@pytest.mark.timeout(300)
def test_what_no_test_notices_survives_and_the_checkout_stays_as_it_is(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutate.main(["ai/sums.py"], project) == 1

    lines = capsys.readouterr().out.splitlines()
    assert sorted(lines[:-1]) == [
        "holzwurm_desktop/ai/sums.py:5: - -> +",
        "holzwurm_desktop/ai/sums.py:5: return a - b -> return None",
    ]
    assert lines[-1] == "2 of 12 mutants survive (16.7%); 0 not tried."
    again = tmp_path / "again"
    again.write_text("\n".join(lines[:1]), "utf-8")
    assert mutate.main(["ai/sums.py", "--list", "--again", str(again)], project) == 0
    assert capsys.readouterr().out.splitlines() == lines[:1]
    assert (project / "holzwurm_desktop/ai/sums.py").read_text("utf-8") == SUMS
    # Twice: to find out what it reaches, and for the one line that runs when the module is imported.
    assert (tmp_path / "log").read_text("utf-8") in ("ran\n", "ran\nran\n")


@forks
@pytest.mark.timeout(300)
def test_a_change_that_goes_on_for_ever_is_noticed(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "PATIENCE", 2.0)
    (project / "holzwurm_desktop/ai/sums.py").write_text(
        "def down(n):\n    while n:\n        n -= 1\n", "utf-8"
    )
    (project / "tests/ai/test_sums.py").write_text(
        "from holzwurm_desktop.ai.sums import down\n\ndef test_down():\n    down(3)\n", "utf-8"
    )

    assert mutate.main(["ai/sums.py"], project) == 0
    assert capsys.readouterr().out == "0 of 2 mutants survive (0.0%); 0 not tried.\n"


@forks
@pytest.mark.timeout(120)
def test_tests_that_fail_anyway_are_told_at_once(project: Path) -> None:
    (project / "tests/ai/test_sums.py").write_text("def test_wrong():\n    assert False\n")

    with pytest.raises(SystemExit, match=r"Without any change tests fail: .*::test_wrong"):
        mutate.main(["ai/sums.py"], project)


@forks
@pytest.mark.timeout(120)
def test_a_test_that_fails_now_and_then_is_not_believed(project: Path, tmp_path: Path) -> None:
    """It passes the first time only: every change would seem to be noticed."""
    (project / "tests/ai/test_sums.py").write_text(
        "from pathlib import Path\n\nfrom holzwurm_desktop.ai.sums import seen\n\n"
        f"def test_once():\n    assert seen(2, 1)\n    Path({str(tmp_path / 'once')!r}).mkdir()\n"
    )

    with pytest.raises(SystemExit, match=r"Without any change a test fails .*::test_once"):
        mutate.main(["ai/sums.py"], project)
