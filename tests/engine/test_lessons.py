"""Lessons agree with the rules: each is played to its end, by all the moves that it wants."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from holzwurm_desktop.engine.errors import EngineError, RecordError
from holzwurm_desktop.engine.lessons import Course, follow, has_lesson, judged, lesson_of, read_lesson
from holzwurm_desktop.paths import resource
from tests.lessons import PLAYERS, STEPS, course_of, others_than_wanted
from tests.playing import GAMES, as_json

every_game = pytest.mark.parametrize("game_id", GAMES)
every_step = pytest.mark.parametrize(
    ("game_id", "index"), [each[:2] for each in STEPS], ids=[s[2] for s in STEPS]
)


def data_of(game_id: str) -> Any:
    return json.loads(resource("lessons", game_id, "lesson.json").read_text("utf-8"))


@every_game
def test_every_game_has_a_lesson_of_six_to_twelve_steps(game_id: str) -> None:
    assert has_lesson(game_id)
    assert 6 <= len(lesson_of(game_id).steps) <= 12


@every_game
def test_a_lesson_can_be_played_to_its_end(game_id: str) -> None:
    course = course_of(game_id)
    match = course.start(0)
    for index, step in enumerate(course.steps):
        if course.begins_scene(index):
            match = course.start(index)
        assert as_json(match.state.view(0)) == as_json(course.start(index).state.view(0))  # type: ignore[union-attr]
        for move in (*step.moves[:1], *step.then):
            follow(match, move)


@every_step
def test_every_move_that_is_wanted_is_accepted(game_id: str, index: int) -> None:
    course = course_of(game_id)
    match, step = course.start(index), course.steps[index]
    assert [judged(match, step, match.read_move(move)) for move in step.moves] == [None] * len(step.moves)


@every_step
def test_there_is_a_sentence_about_every_legal_move_that_is_not_wanted(game_id: str, index: int) -> None:
    course = course_of(game_id)
    match, step = course.start(index), course.steps[index]
    if step.moves:
        silent = [move for move in others_than_wanted(match, step) if not judged(match, step, move)]
        assert silent == []


@every_step
def test_a_sentence_about_wrong_moves_can_be_heard(game_id: str, index: int) -> None:
    course = course_of(game_id)
    match, step = course.start(index), course.steps[index]
    legal = [move.to_json() for move in others_than_wanted(match, step)]
    for wrong in step.wrong:
        # Builds are too many to be listed: such a one is given whole.
        assert any(wrong.fits(move) for move in legal) or is_legal(game_id, index, wrong.move), wrong


def is_legal(game_id: str, index: int, move: Any) -> bool:
    try:
        course_of(game_id).start(index).play_json(move)
    except (EngineError, KeyError):
        return False
    return True


def test_judging_changes_nothing() -> None:
    course = course_of("holzwurm")
    match = course.start(1)
    before = as_json(match.playing().view(0))
    for move in match.playing().legal_moves():
        judged(match, course.steps[1], move)
    assert as_json(match.playing().view(0)) == before
    assert match.rounds[0].moves == []


def test_a_start_is_a_match_of_its_own() -> None:
    course = course_of("holzwurm")
    course.start(1).play_json({"seat": 0, "card": "B9", "row": "new"})
    assert course.start(1).rounds[0].moves == []


def test_a_lesson_that_breaks_the_rules_cannot_be_given() -> None:
    data = data_of("holzwurm")
    data["scenes"][0]["steps"][1]["moves"][0]["row"] = 3
    with pytest.raises(RecordError) as refusal:
        Course(read_lesson("holzwurm", data), PLAYERS)
    assert refusal.value.code == "bad-lesson"
    assert "step 2" in refusal.value.data["reason"]


def test_the_moves_that_may_be_made_in_place_of_the_usual_one_are_tried_too() -> None:
    data = data_of("holzwurm")
    step = data["scenes"][0]["steps"][1]
    step["moves"].append({"seat": 0, "card": "Y3", "row": "new"})  # then the others' blue 3 has no blue row
    with pytest.raises(RecordError, match="bad-lesson"):
        Course(read_lesson("holzwurm", data), PLAYERS)


@pytest.mark.parametrize(
    "broken", [[], {}, {"scenes": 3}, {"seats": 2, "scenes": [{}]}, {"scenes": []}, {"scenes": [None]}]
)
def test_what_is_no_lesson_is_refused(broken: Any) -> None:
    with pytest.raises(RecordError, match="bad-lesson"):
        read_lesson("holzwurm", copy.deepcopy(broken))


def test_a_game_without_a_lesson_has_none() -> None:
    assert not has_lesson("chess")
    with pytest.raises(RecordError, match="bad-lesson"):
        lesson_of("chess")
