"""What `--dask` sends out and what a worker does with it, without a scheduler."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from holzwurm_desktop.ai import engine_process
from holzwurm_desktop.ai.engine_process import EngineProcess, Fault, admit_programs, kill_all
from holzwurm_desktop.cli import chunks, fleet
from holzwurm_desktop.cli.chunks import CalledOff, Done
from holzwurm_desktop.cli.fleet import Dispatch, Fleet
from holzwurm_desktop.cli.place import Lost
from holzwurm_desktop.cli.places import run_all
from tests.ai.programs_that_play import program


class Client:
    """Does the chunks when it is asked who is there, the last one first."""

    def __init__(self) -> None:
        self.status = "running"
        self.workers = {"tcp://a:1": 1, "tcp://b:1": 1}
        self.held: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.sizes: list[int] = []
        self.most = 0
        self.calls: list[str] = []

    def submit(self, work: Callable[..., Any], *given: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.held.append((future, lambda: work(*given)))
        self.sizes.append(len(given[-1]))
        self.most = max(self.most, len(self.held))
        return future

    def nthreads(self) -> dict[str, int]:
        while self.held:
            future, work = self.held.pop()
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)
        return self.workers

    def run(self, *_: object, **__: object) -> dict[str, str]:
        self.calls.append("run")
        return {}

    def cancel(self, futures: list[Future[Any]], **_: object) -> None:
        self.calls.append(f"cancel {len(futures)}")


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Client:
    worker = SimpleNamespace(address="tcp://a:1", state=SimpleNamespace(nthreads=1))
    monkeypatch.setattr(chunks, "get_worker", lambda: worker)
    monkeypatch.setattr(fleet, "SLICE", 0.0)
    return Client()


def dispatch(client: Client) -> Dispatch:
    made = Dispatch(client, "tcp://there:1", ())
    made._workers = set(client.workers)
    return made


def test_few_chunks_are_out_at_a_time_and_results_keep_their_order(client: Client) -> None:
    assert list(dispatch(client).spread(abs, range(0, -5000, -1))) == list(range(5000))
    assert client.most == 2 * fleet.AHEAD
    assert client.sizes[: client.most] == [1] * client.most
    assert max(client.sizes) == fleet.CHUNK_MOST
    assert client.sizes[-1] == 1
    assert sum(client.sizes) == 5000


def test_long_tasks_go_out_one_by_one(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10**6, 50))
    monkeypatch.setattr(chunks, "time", SimpleNamespace(perf_counter=lambda: next(clock)))

    assert list(dispatch(client).spread(abs, range(40))) == list(range(40))
    assert client.sizes == [1] * 40


def test_lost_workers_are_told(client: Client, capfd: pytest.CaptureFixture[str]) -> None:
    works = dispatch(client)
    results = works.spread(abs, range(40))
    next(results)
    client.workers = {}
    list(results)

    assert capfd.readouterr().err == (
        "holzwurm-desktop: Worker tcp://a:1 is gone; what it was at is done again.\n"
        "holzwurm-desktop: Worker tcp://b:1 is gone; what it was at is done again.\n"
        "holzwurm-desktop: No worker is left; waiting for one to come to tcp://there:1.\n"
    )


def test_what_is_out_is_called_off(client: Client) -> None:
    works = dispatch(client)
    next(iter(works.spread(abs, range(40))))
    works.call_off()

    assert client.calls == ["cancel 3", "run"]


def test_with_nothing_out_nothing_is_called_off(client: Client) -> None:
    works = dispatch(client)
    list(works.spread(abs, range(4)))
    works.call_off()

    assert client.calls == []


def test_a_mistake_in_the_work_itself_is_no_loss_of_the_fleet(client: Client) -> None:
    with pytest.raises(ZeroDivisionError):
        list(dispatch(client).spread(halved, [2, 0]))


def halved(number: int) -> float:
    return 1 / number


# What a worker does when its run is called off.


def test_a_run_that_is_called_off_plays_no_further_match(client: Client) -> None:
    played: list[int] = []

    def work(task: int) -> None:
        played.append(task)
        if task == 2:
            chunks.call_off("a run")

    with pytest.raises(CalledOff):
        chunks.do_chunk("a run", chunks.identity(), (), work, [1, 2, 3])
    with pytest.raises(CalledOff):
        chunks.do_chunk("a run", chunks.identity(), (), work, [4])
    assert played == [1, 2]
    assert chunks.do_chunk("another run", chunks.identity(), (), abs, [-5]).results == [5]


def test_programs_of_a_run_that_is_called_off_end_and_none_starts(client: Client, tmp_path: Path) -> None:
    running: list[EngineProcess] = []

    def work(_task: int) -> str:
        running.append(EngineProcess(program(tmp_path, "time.sleep(9e3)")))
        chunks.call_off("its run")
        with pytest.raises(Fault) as refused:
            EngineProcess(program(tmp_path, "pass"))
        return str(refused.value)

    done = chunks.do_chunk("its run", chunks.identity(), (), work, [1])
    try:
        assert running[0].ended_within(30)
        assert "not-started" in done.results[0]
    finally:
        running[0].end()
    assert set() == engine_process._RUNNING


def test_another_run_is_not_disturbed(client: Client, tmp_path: Path) -> None:
    def work(_task: int) -> bool:
        chunks.call_off("somebody else's")
        EngineProcess(program(tmp_path, "pass")).end()
        return True

    assert chunks.do_chunk("ours", chunks.identity(), (), work, [1]).results == [True]


def test_programs_start_again_after_they_were_barred(tmp_path: Path) -> None:
    kill_all()
    admit_programs()
    again = EngineProcess(program(tmp_path, "pass"))

    assert not again.ended_within(0.1)
    again.end()
    assert again.ended_within(30)


# Where work is done.


def test_without_tasks_no_place_is_opened() -> None:
    assert list(run_all(abs, [], Fleet("127.0.0.1:1"), "")) == []


def test_a_lost_place_says_why_with_and_without_a_count() -> None:
    lost = Lost("The scheduler is gone")

    assert (str(lost), lost.what, lost.status) == ("The scheduler is gone.", "The scheduler is gone", 1)


def test_a_chunk_that_is_refused_ends_the_work(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "do_chunk", lambda *_: Done([], 0.0, "Worker a is not fit"))

    with pytest.raises(Lost, match="Worker a is not fit"):
        list(dispatch(client).spread(abs, [1]))


def test_a_worker_that_plays_several_matches_at_a_time_is_refused() -> None:
    worker = SimpleNamespace(state=SimpleNamespace(nthreads=4))

    assert "start it with --nthreads 1" in chunks.objection(chunks.identity(), (), worker)


def test_a_change_of_a_rule_is_another_identity(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "holzwurm_desktop"
    (package / "cli").mkdir(parents=True)
    rules = package / "rules.py"
    monkeypatch.setattr(chunks, "__file__", str(package / "cli" / "chunks.py"))

    def identity(content: bytes) -> str:
        rules.write_bytes(content)
        return chunks.identity.__wrapped__()

    assert identity(b"ten = 10\nsix = 6\n") == identity(b"ten = 10\r\nsix = 6\r\n")
    assert identity(b"ten = 10\n") != identity(b"ten = 11\n")
