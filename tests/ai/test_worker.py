"""The process that thinks, spoken to over real pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from holzwurm_desktop import __version__
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.ai.worker import PROTOCOL
from tests.playing import GAMES, ROOT, new_match, plain

LONG = 3600.0
"""Seconds of thinking that only cancelling can cut short."""


class Worker:
    """A worker process; every answer is waited for, the runner's time limit watches over all."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "holzwurm_desktop.ai.worker"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        )  # fmt: skip

    def say(self, message: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, number: int, **changes: Any) -> None:
        self.say(question(number, **changes))


def question(number: int, game_id: str = "holzwurm", **changes: Any) -> dict[str, Any]:
    state = new_match(game_id).playing()
    view = plain(state.view(state.turn)._asdict())
    return {
        "id": number,
        "game": game_id,
        "view": view,
        "level": "hard",
        "seed": 4,
        "iterations": 20,
        **changes,
    }


@pytest.fixture
def worker() -> Iterator[Worker]:
    started = Worker()
    yield started
    started.process.kill()
    started.process.wait()
    for pipe in (started.process.stdin, started.process.stdout):
        assert pipe is not None
        with suppress(OSError):  # what was not yet read by the process cannot be written any more
            pipe.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_question_is_answered_with_a_legal_move_and_what_was_considered(
    game_id: str, worker: Worker
) -> None:
    worker.ask(7, game_id=game_id)
    answer = worker.hear()

    assert answer["id"] == 7
    assert new_match(game_id).play_json(answer["move"])
    assert answer["candidates"][0][0] == answer["move"]
    assert all(0 <= mean <= 1 and visits >= 1 for _, visits, mean in answer["candidates"])


@pytest.mark.parametrize(("level", "solved"), [("expert", True), ("hard", None)])
def test_an_answer_says_whether_what_was_considered_was_solved(
    level: str, solved: bool | None, worker: Worker
) -> None:
    worker.ask(1, game_id="afbraak", level=level)

    assert worker.hear().get("solved") is solved


def test_a_greeting_is_answered_with_name_and_version(worker: Worker) -> None:
    worker.say({"id": 3, "protocol": 1})

    assert worker.hear() == {"id": 3, "protocol": PROTOCOL, "name": f"Holzwurm Desktop {__version__}"}


def test_the_same_question_has_the_same_answer(worker: Worker) -> None:
    worker.ask(1)
    worker.ask(2)

    assert {**worker.hear(), "id": 2} == worker.hear()


def test_a_strength_decides_how_well_is_played(worker: Worker) -> None:
    easy = scale_of("holzwurm").points("easy")
    worker.ask(1, level="hard", strength=easy, iterations=0)
    worker.ask(2, level="easy", iterations=0)
    worker.ask(3, level="hard", iterations=0)
    answers = [worker.hear() for _ in range(3)]

    assert {**answers[0], "id": 2} == answers[1]
    assert answers[1]["candidates"] != answers[2]["candidates"]


def test_questions_are_answered_in_their_order(worker: Worker) -> None:
    for number in range(5):
        worker.ask(number)

    assert [worker.hear()["id"] for _ in range(5)] == list(range(5))


def test_a_cancelled_question_is_given_up_and_the_next_one_answered(worker: Worker) -> None:
    worker.ask(1, iterations=0, seconds=LONG)
    worker.ask(2)
    worker.say({"cancel": 1})

    assert worker.hear() == {"id": 1, "cancelled": True}
    assert "move" in worker.hear()


def test_cancelling_gives_up_earlier_questions_too(worker: Worker) -> None:
    worker.ask(1, iterations=0, seconds=LONG)
    worker.ask(2, iterations=0, seconds=LONG)
    worker.say({"cancel": 2})

    assert [worker.hear(), worker.hear()] == [{"id": 1, "cancelled": True}, {"id": 2, "cancelled": True}]


def test_giving_up_an_earlier_question_late_does_not_revive_a_later_one(worker: Worker) -> None:
    worker.ask(1, iterations=0, seconds=LONG)
    worker.ask(2, iterations=0, seconds=LONG)
    worker.say('{"cancel": 2}\n{"cancel": 1}')

    assert [worker.hear(), worker.hear()] == [{"id": 1, "cancelled": True}, {"id": 2, "cancelled": True}]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"level": "godlike"},
        {"view": {}},
        {"view": None},
        {"seed": "x"},
        {"iterations": "many"},
        {"strength": "strong"},
        {"protocol": PROTOCOL + 1},
    ],
    ids=str,
)
def test_a_broken_player_answers_with_an_error_and_goes_on(worker: Worker, changes: dict[str, Any]) -> None:
    worker.ask(1, **changes)
    worker.ask(2)

    broken, whole = worker.hear(), worker.hear()
    assert (broken["id"], "Error" in broken["error"]) == (1, True)
    assert (whole["id"], "move" in whole) == (2, True)


@pytest.mark.parametrize(
    "line", ["nonsense", "", "[]", "null", "3", "{}", '{"id": "one"}', '{"cancel": "all"}', "[" * 100_000],
    ids=lambda line: line[:20],
)  # fmt: skip
def test_a_line_that_is_no_question_stops_nothing(worker: Worker, line: str) -> None:
    worker.say(line)
    worker.ask(2)

    assert worker.hear()["id"] == -1
    assert worker.hear()["id"] == 2


@pytest.mark.parametrize("thinking", [False, True])
def test_the_end_of_the_input_ends_the_process(worker: Worker, thinking: bool) -> None:
    if thinking:
        worker.ask(1, iterations=0, seconds=LONG)
    assert worker.process.stdin is not None
    worker.process.stdin.close()

    assert worker.process.wait(timeout=20) == 0


def test_input_that_is_no_text_ends_the_process(worker: Worker) -> None:
    assert worker.process.stdin is not None
    worker.process.stdin.buffer.write(b"\xff\xfe\xff\n")
    worker.process.stdin.close()

    worker.process.wait(timeout=20)
