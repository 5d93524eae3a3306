"""Tasks for tests: positions from the lessons, whose wanted move is by far the best."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from holzwurm_desktop.ai import puzzles
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.lessons import LEARNER, Course, Step, lesson_of
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.models.tasks import Given, TaskRun
from holzwurm_desktop.text.words import Words
from tests.lessons import PLAYERS

BEST, BAD = 0.8, 0.2


def step_of(game_id: str, index: int | None = None) -> tuple[Step, Task]:
    """A step of a lesson that wants a move, the first one with a choice if `index` is None, and the task it makes."""
    lesson = lesson_of(game_id)
    course = Course(lesson, PLAYERS)
    if index is None:
        index = next(
            at
            for at, step in enumerate(lesson.steps)
            if step.moves and len(_choices(course.start(at), step)) > 1
        )
    match = course.start(index)
    step = lesson.steps[index]
    wanted = [match.read_move(move) for move in step.moves]
    weighed = (Candidate(move, 1000, BEST if move in wanted else BAD) for move in _choices(match, step))
    return step, Task(match, LEARNER, tuple(weighed))


def _choices(match: Match, step: Step) -> list[Move]:
    """The moves that a step wants, and the others that can be listed."""
    wanted = [match.read_move(move) for move in step.moves]
    return [*wanted, *(move for move in match.playing().legal_moves() if move not in wanted)]


class TestRun(TaskRun):
    """Tasks one after the other; notes what became of them."""

    __test__ = False

    def __init__(self, tasks: Sequence[Given], must_try: bool = False) -> None:
        self.tasks = tasks
        self.index = 0
        self.noted: list[tuple[int, bool]] = []
        self.must_try = must_try

    @property
    def given(self) -> Given:
        return self.tasks[self.index]

    @property
    def last(self) -> bool:
        return self.index == len(self.tasks) - 1

    def go_on(self) -> None:
        self.index += 1

    def title(self, words: Words) -> str:
        return "Tasks"

    def place(self, words: Words) -> str:
        return f"Task {self.index + 1}"

    def question(self, words: Words) -> str:
        return "What now?"

    def note(self, solved: bool) -> None:
        self.noted.append((self.index, solved))

    def outcome(self, words: Words) -> str:
        return "Counted."


def write_puzzles(folder: Path, monkeypatch: pytest.MonkeyPatch, **grades: Sequence[str]) -> None:
    """Let there be puzzles of these grades, by game, and no others; all of a game in one position."""
    folder.mkdir(exist_ok=True)
    for game_id, wanted in grades.items():
        _, task = step_of(game_id)
        record = task.match.to_record()
        weighed = [[each.move.to_json(), each.visits, each.mean] for each in task.weighed]
        known = {"seat": task.seat, "certain": False, "weighed": weighed}
        lines = [
            json.dumps({**record, "meta": {"puzzle": {**known, "id": f"{game_id}{at}", "grade": grade}}})
            for at, grade in enumerate(wanted)
        ]
        (folder / f"{game_id}.jsonl").write_text("\n".join(lines), "utf-8")
    monkeypatch.setattr(puzzles, "resource", lambda _kind, name: folder / name)
    forget_puzzles()


def forget_puzzles() -> None:
    """Read the files of the puzzles again."""
    for each in (puzzles._lines, puzzles._puzzle_at, puzzles.puzzles_of, puzzles.heads_of):
        each.cache_clear()
