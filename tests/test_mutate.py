"""The script that breaks lines: what it changes, what it leaves alone, and that it tells what nobody noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import mutate
from tests.mutate import mutants_of, sampled

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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small checkout whose tests look at one of two functions."""
    files = {
        "holzwurm_desktop/__init__.py": "",
        "holzwurm_desktop/ai/__init__.py": "",
        "holzwurm_desktop/ai/sums.py": "def seen(a, b):\n    return a + b\n\ndef unseen(a, b):\n    return a - b\n",
        "tests/ai/test_sums.py": "from holzwurm_desktop.ai.sums import seen\n\n"
        "def test_seen():\n    assert seen(2, 1) == 3\n",
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['slow']\n",
    }
    for name, text in files.items():
        (tmp_path / "checkout" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "checkout" / name).write_text(text, "utf-8")
    return tmp_path / "checkout"


@pytest.mark.timeout(300)
def test_what_no_test_notices_survives_and_the_checkout_stays_as_it_is(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (project / "holzwurm_desktop/ai/sums.py").read_bytes()

    assert mutate.main(["ai/sums.py"], project) == 1

    lines = capsys.readouterr().out.splitlines()
    assert sorted(lines[:-1]) == [
        "holzwurm_desktop/ai/sums.py:5: - -> +",
        "holzwurm_desktop/ai/sums.py:5: return a - b -> return None",
    ]
    assert lines[-1] == "2 of 4 mutants survive (50.0%); 0 not tried."
    assert (project / "holzwurm_desktop/ai/sums.py").read_bytes() == before


@pytest.mark.timeout(120)
def test_tests_that_fail_anyway_are_told_at_once(project: Path) -> None:
    (project / "tests/ai/test_sums.py").write_text("def test_wrong():\n    assert False\n")

    with pytest.raises(SystemExit, match="without any change"):
        mutate.main(["ai/sums.py"], project)
