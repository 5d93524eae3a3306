"""`--dask`: the same results from the workers of a Dask scheduler, whichever of them dies."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from holzwurm_desktop.cli import arena, fleet
from holzwurm_desktop.cli.fleet import Dispatch, Fleet, LocalFleet
from holzwurm_desktop.cli.main import make_parser
from holzwurm_desktop.cli.places import place_of, run_all
from holzwurm_desktop.cli.programs import PREFIX
from holzwurm_desktop.commands import COMMANDS
from tests.ai.programs_that_play import program
from tests.cli.conftest import Run
from tests.playing import ROOT

SELFPLAY = ["selfplay", "--game", "holzwurm", "--option", "rounds=1", "--iterations", "3"]
ARENA = ["arena", "--game", "holzwurm", "--players", "ismcts,random", "--iterations", "3"]
AT_WORK = (
    "selfplay",
    "arena",
    "puzzles",
    "bench coach",
    "bench calibration",
    "bench contrast",
    "bench puzzles",
)
"""The commands that play many matches."""
on_linux = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes as Linux does"
)


def cluster_of(workers: int) -> LocalCluster:
    """A scheduler in this process, with workers in processes of their own; nothing of it has a fixed port."""
    return LocalCluster(
        n_workers=workers, threads_per_worker=1, memory_limit=None, host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    )  # fmt: skip


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a scheduler with two workers is. Programs that they start find the engine of this checkout."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        with cluster_of(2) as cluster:
            yield cluster.scheduler_address


# The same results.


def test_records_and_progress_are_those_of_two_processes(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [*SELFPLAY, "--seats", "ismcts,beginner", "--count", "12"]
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    (status, fleets, progress), (_, own, shown) = (
        run(*asked, *place) for place in (("--dask", address), ("--jobs", "2"))
    )

    assert status == 0
    assert len(own.splitlines()) == 12
    assert fleets == own
    assert [re.findall(r"selfplay: +100%.* 12/12 ", told) != [] for told in (progress, shown)] == [True, True]


def without_times(text: str) -> list[dict[str, Any]]:
    """The lines of a state file, without what a clock has measured."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        line.pop("seconds", None)
        thinking = line.pop("thinking", {})
        line["decisions"] = {level: len(times) for level, times in thinking.items()}
    return lines


def figures(out: str) -> Any:
    """The report of the arena, without what a clock has measured."""
    players = json.loads(out)["players"]
    return [{key: found[key] for key in ("share", "interval", "margin")} for found in players.values()]


def test_a_tournament_is_that_of_two_processes(run: Run, address: str, tmp_path: Path) -> None:
    (status, told, err), (_, own, _) = (
        run(*ARENA, "--deals", "6", "--json", "--state", tmp_path / place[0], *place)
        for place in (("--dask", address), ("--jobs", "2"))
    )

    assert (status, err) == (0, "")
    assert figures(told) == figures(own)
    states = [(tmp_path / name).read_text("utf-8") for name in ("--dask", "--jobs")]
    assert without_times(states[0]) == without_times(states[1])
    assert len(states[0].splitlines()) == 1 + 12


def test_measurements_are_those_of_this_process(run: Run, address: str) -> None:
    asked = ["bench", "calibration", "--game", "tovenaars", "--level", "beginner", "--rounds", "4", "--json"]

    there, here = (run(*asked, "--iterations", "20", *place) for place in (("--dask", address), ()))

    assert there == here
    assert there[0] == 0


@pytest.mark.parametrize("name", AT_WORK)
def test_every_command_that_plays_many_matches_can_do_it_there(name: str, run: Run) -> None:
    first, _, subject = name.partition(" ")
    (command,) = (
        each for each in COMMANDS if each.name == first and (not subject or subject in each.subjects)
    )
    given = make_parser(command).parse_args([*ASKED[name], "--dask", "tcp://there:8786"])

    assert place_of(given) == Fleet("tcp://there:8786")


ASKED = {
    "selfplay": ["--game", "holzwurm", "--seats", "random,random"],
    "arena": ["--game", "holzwurm", "--players", "random,easy"],
    "puzzles": ["--game", "holzwurm"],
    "bench coach": ["coach"],
    "bench calibration": ["calibration"],
    "bench contrast": ["contrast"],
    "bench puzzles": ["puzzles"],
}


# Those who get lost.


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_what_a_killed_worker_was_at_is_done_again(run: Run, address: str, tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    deadly = program(
        tmp_path,
        f"""
        if q["seed"] % 5 == 0 and not os.path.exists({str(killed)!r}):
            open({str(killed)!r}, "w").write(str(os.getppid()))
            os.kill(os.getppid(), signal.SIGKILL)
        play(q)
        """,
    )
    asked = [*SELFPLAY, "--seats", f"random,{PREFIX}{deadly}", "--count", "8"]

    status, there, _ = run(*asked, "--dask", address)

    assert killed.read_text("utf-8") != str(os.getpid())
    assert (status, len(there.splitlines())) == (0, 8)
    assert there == run(*asked, "--jobs", "2")[1]


SCHEDULER = """
import sys
from distributed import LocalCluster
http = "127.0.0.1:0"
with LocalCluster(
    n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=http
) as cluster:
    print(cluster.scheduler_address, flush=True)
    sys.stdin.read()
"""
"""A scheduler and its only worker in one process, which ends with its input."""


def test_a_lost_scheduler_is_told_and_the_tournament_goes_on_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    state = tmp_path / "state"
    asked = [*ARENA, "--deals", "100", "--json", "--state", state]
    written: list[object] = []
    append = arena.append_state

    def append_and_kill(*result: Any) -> None:
        append(*result)
        written.append(result)
        if len(written) == 3:
            scheduler.kill()

    scheduler = subprocess.Popen(
        [sys.executable, "-c", SCHEDULER], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, encoding="utf-8",
    )  # fmt: skip
    with scheduler, monkeypatch.context() as patch:
        patch.setattr(arena, "append_state", append_and_kill)
        assert scheduler.stdout is not None
        there = scheduler.stdout.readline().strip()
        status, out, err = run(*asked, "--dask", there)

    kept = len(state.read_text("utf-8").splitlines()) - 1
    gone = f"holzwurm-desktop: The scheduler {there} has gone away after {kept} of 200 matches.\n"
    assert (status, err) == (1, gone)
    assert 3 <= kept < 200
    assert json.loads(out)["matches"] == kept

    status, out, _ = run(*asked, "--dask", address)

    keys = [json.loads(line)["key"] for line in state.read_text("utf-8").splitlines()[1:]]
    assert status == 0
    assert keys == [f"{deal} {pair}" for deal in range(1, 101) for pair in ("ismcts,random", "random,ismcts")]
    assert json.loads(out)["matches"] == 200


@on_linux
def test_an_interruption_of_a_local_fleet_leaves_nothing_behind(tmp_path: Path) -> None:
    pipe = tmp_path / "asked"
    os.mkfifo(pipe)
    stuck = program(
        tmp_path,
        f"signal.signal(2, signal.SIG_IGN)\n"
        f"open({str(pipe)!r}, 'w').write('%d %d ' % (os.getpid(), os.getppid()))\ntime.sleep(9e3)",
    )
    asked = [*SELFPLAY, "--seats", f"random,{PREFIX}{stuck}", "--count", "9", "--dask", "local"]
    process = subprocess.Popen(
        [sys.executable, "-m", "holzwurm_desktop", *asked], cwd=ROOT, stderr=subprocess.PIPE,
        start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    with process:
        numbers = re.findall(r"\d+", pipe.read_text("utf-8"))
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
        assert process.stderr is not None
        # The end of the error output, which all of them inherit but the program.
        assert process.stderr.read() == b"holzwurm-desktop: Interrupted after 0 of 9 matches.\n"

    assert process.returncode == 1
    assert len(numbers) == 2
    assert [number for number in numbers if Path(f"/proc/{number}").exists()] == []


# Those who do not fit.


def test_a_worker_of_another_version_is_refused_by_name(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = fleet.identity()
    monkeypatch.setattr(fleet, "identity", lambda: "0.0.1 (abc)")  # the scheduler is in this process too

    status, out, err = run(*SELFPLAY, "--seats", "random,random", "--dask", address)

    said = rf"holzwurm-desktop: Worker tcp://127.0.0.1:\d+ has another version of the program, {re.escape(ours)} "
    assert (status, out) == (1, "")
    assert re.fullmatch(said + r"instead of 0\.0\.1 \(abc\)\.\n", err)


def test_a_worker_of_another_version_that_comes_late_gives_no_results(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dispatch, "admit", lambda self: None)
    monkeypatch.setattr(fleet, "identity", lambda: "0.0.1 (abc)")

    status, out, err = run(*SELFPLAY, "--seats", "random,random", "--count", "3", "--dask", address)

    assert (status, out) == (1, "")
    assert re.fullmatch(
        r"holzwurm-desktop: Worker tcp://127.0.0.1:\d+ has another version .* after 0 of 3 matches\.\n", err
    )


def test_a_program_that_a_worker_does_not_have_is_told(run: Run, address: str) -> None:
    status, out, err = run(*SELFPLAY, "--seats", "random,engine:no-such-program -x", "--dask", address)

    assert (status, out) == (1, "")
    assert re.fullmatch(
        r"holzwurm-desktop: Worker tcp://127.0.0.1:\d+ has no program no-such-program\.\n", err
    )


# Without a place to work.


def test_without_dask_one_sentence_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "holzwurm_desktop.cli.fleet")

    assert run(*SELFPLAY, "--seats", "random,random", "--dask", "local") == (
        1,
        "",
        "holzwurm-desktop: --dask needs Dask, which is not installed here: "
        "pip install 'holzwurm-desktop[fleet]'.\n",
    )


def test_where_no_scheduler_answers_that_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "CONNECTING", 0.1)

    assert run(*SELFPLAY, "--seats", "random,random", "--dask", "127.0.0.1:1") == (
        1, "", "holzwurm-desktop: No Dask scheduler answers at 127.0.0.1:1.\n"
    )  # fmt: skip


def test_a_scheduler_without_workers_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "COMING", 0.1)
    with cluster_of(0) as cluster:
        there = cluster.scheduler_address
        assert run(*SELFPLAY, "--seats", "random,random", "--dask", there) == (
            1, "", f"holzwurm-desktop: The scheduler {there} has no worker.\n"
        )  # fmt: skip


def test_tls_without_certificates_is_told(run: Run) -> None:
    status, out, err = run(*SELFPLAY, "--seats", "random,random", "--dask", "tls://127.0.0.1:1")

    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "names no certificates" in err


def test_what_is_done_needs_no_scheduler(run: Run, tmp_path: Path) -> None:
    asked = [*ARENA, "--deals", "2", "--json", "--state", tmp_path / "state"]

    first = run(*asked)

    assert run(*asked, "--dask", "127.0.0.1:1") == first


@pytest.mark.slow
def test_workers_of_a_local_fleet_run_no_foreign_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    for name in ("queue", "random", "json", "sitecustomize", "holzwurm_desktop", "distributed"):
        (tmp_path / f"{name}.py").write_text(f"open({str(mark)!r}, 'a').write({name!r})\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each not in ("", str(tmp_path))])

    assert list(run_all(abs, [-1, 2], LocalFleet(1), "")) == [1, 2]
    assert not mark.exists()


@pytest.mark.slow
def test_workers_of_a_local_fleet_keep_the_memory_that_the_next_search_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # glibc reads it: set as Dask does, every search gets its memory anew, page by page.
    monkeypatch.delenv("MALLOC_TRIM_THRESHOLD_", raising=False)  # which other clusters leave in this process
    assert list(run_all(os.getenv, ["MALLOC_TRIM_THRESHOLD_"], LocalFleet(1), "")) == [None]
