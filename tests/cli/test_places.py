"""The processes of this machine that do a command's work.

Little is imported: each process that is not forked imports it too.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.context import BaseContext
from pathlib import Path
from types import SimpleNamespace

import pytest

from holzwurm_desktop.cli import places
from holzwurm_desktop.cli.places import Processes, run_all


def test_results_of_processes_are_in_order() -> None:
    assert [list(run_all(abs, [-2, 1], Processes(jobs), "")) for jobs in (1, 2)] == [[2, 1], [2, 1]]


@pytest.mark.parametrize(("threads", "method"), [(1, None), (2, "spawn")])
def test_nothing_is_forked_that_has_threads(
    threads: int, method: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []
    real = places.multiprocessing.get_context

    def get_context(wanted: str | None) -> BaseContext:
        asked.append(wanted)
        return real("spawn")

    monkeypatch.setattr(places, "multiprocessing", SimpleNamespace(get_context=get_context))
    monkeypatch.setattr(threading, "active_count", lambda: threads)

    assert list(run_all(abs, [-1, 2], Processes(2), "")) == [1, 2]
    assert asked == [method]


def deaf(told: str) -> None:
    """What a process does that waits for a lock and missed the signal that was to end it: it hears none any more.

    told: a named pipe, which is opened once the process is deaf; nothing for a process that has nothing to do.
    """
    if told:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
        Path(told).open("w").close()
        time.sleep(9e3)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere processes are ended without being asked")
def test_a_process_that_waits_and_hears_no_signal_ends_as_well(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    with Processes(2).open() as spread:
        assert next(iter(spread(deaf, ["", str(told)]))) is None
        told.read_text()
    assert not multiprocessing.active_children()
