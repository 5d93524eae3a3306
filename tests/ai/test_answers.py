"""Whatever the computer players' process writes: a sound answer, a failure to ask again about, or nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holzwurm_desktop.ai.answers import NO_SENSE, Answer, candidates_of, read_answer
from holzwurm_desktop.ai.levels import Candidate

MOVE = {"seat": 0, "card": "B1"}
GOOD = {"id": 3, "move": MOVE, "candidates": [[MOVE, 5, 0.5], [MOVE, 1, 1]]}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in GOOD.items() if name != key}


def test_a_sound_answer_is_read() -> None:
    assert read_answer(json.dumps(GOOD).encode()) == Answer(3, MOVE, ([MOVE, 5, 0.5], [MOVE, 1, 1]))


@pytest.mark.parametrize("solved", [True, False])
def test_whether_it_was_solved_is_read_with_an_answer_and_given_to_what_was_considered(solved: bool) -> None:
    answer = read_answer(json.dumps(GOOD | {"solved": solved}).encode())

    assert answer is not None
    assert [each.solved for each in candidates_of(lambda move: move, answer)] == [solved] * 2


def test_what_an_older_program_considered_counts_as_searched() -> None:
    answer = read_answer(json.dumps(GOOD | {"candidates": [[MOVE, 1, 0.5]]}).encode())

    assert answer is not None
    assert candidates_of(lambda move: move, answer) == (Candidate(MOVE, 1, 0.5, solved=False),)


@pytest.mark.parametrize("message", [{"id": 3, "error": "broken"}])
def test_an_error_is_read_with_its_words(message: dict[str, Any]) -> None:
    assert read_answer(json.dumps(message).encode()) == Answer(3, error="broken")


@pytest.mark.parametrize(
    "message",
    [
        without("candidates"),
        *(GOOD | {"move": move} for move in (None, 7, "B1", [], True, [MOVE])),
        *(GOOD | {"candidates": candidates} for candidates in (None, 7, "", {}, True, [7], [MOVE], [[]])),
        *(GOOD | {"candidates": [[MOVE, *pair]]} for pair in ((1,), (1, 0.5, 2), ("1", 0.5), (1, "0.5"))),
        *(GOOD | {"candidates": [[MOVE, *pair]]} for pair in ((True, 0.5), (1, True), (1, None), (1.5, 1))),
        GOOD | {"candidates": [[None, 1, 0.5]]},
        *(GOOD | {"solved": solved} for solved in (None, 1, "true", [])),
        GOOD | {"candidates": [[MOVE, 1, float("nan")]]},
        GOOD | {"candidates": [[MOVE, 1, float("inf")]]},
        {"id": 3, "error": {"text": "broken"}},
        {"id": 3, "error": None},
    ],
)
def test_nonsense_about_a_question_is_a_failure_of_it(message: dict[str, Any]) -> None:
    assert read_answer(json.dumps(message).encode()) == Answer(3, error=NO_SENSE)


@pytest.mark.parametrize(
    "line",
    [
        b"", b"\n", b"hello\n", b"{", b"null", b"7", b"[]", b'"x"', b"\xff\xfe", b"[" * 100_000, b"1" * 5000,
        *(json.dumps(GOOD | {"id": number}).encode() for number in (None, "3", 3.5, True, [], {})),
        json.dumps(without("id")).encode(),
    ],
)  # fmt: skip
def test_what_answers_no_question_is_passed_over(line: bytes) -> None:
    assert read_answer(line) is None
