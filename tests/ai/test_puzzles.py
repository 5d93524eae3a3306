"""The puzzles that the program ships with: each is proved anew, and no two are alike."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from holzwurm_desktop.ai import puzzles, search
from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.puzzle_maker import LONG, regraded, solved, twins
from holzwurm_desktop.ai.puzzles import Puzzle, puzzle_of_the_day, puzzles_of, records_of
from holzwurm_desktop.ai.puzzling import puzzling_of
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.ai.tasks import Task, solves, verdict, view_of
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.match import Match, copied
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.paths import resource
from tests.playing import GAMES

compiled = pytest.mark.skipif(
    str(search.__file__).endswith(".py"), reason="uncompiled, so long a search takes minutes"
)
every_game = pytest.mark.parametrize("game_id", GAMES)
COMPUTED = [game_id for game_id in GAMES if puzzling_of(game_id).exact is not None]
SEARCHED = [game_id for game_id in GAMES if game_id not in COMPUTED]
DAY = date(2026, 11, 28)
OTHER_SEED = 987_654_321
"""No puzzle was made with it."""


def every(number: int) -> list[tuple[str, int]]:
    """One of so many puzzles of each searched game, evenly spread."""
    return [(game_id, at) for game_id in SEARCHED for at in range(0, len(puzzles_of(game_id)), number)]


@every_game
def test_there_are_puzzles_enough_and_of_several_grades(game_id: str) -> None:
    grades = Counter(puzzle.grade for puzzle in puzzles_of(game_id))

    assert grades.total() >= 60
    assert set(grades) <= set(LEVELS)
    assert sum(number >= 5 for number in grades.values()) >= 3


@every_game
def test_the_seat_of_a_puzzle_is_to_move_and_one_move_or_its_like_solves_it(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        state = puzzle.task.match.playing()
        assert (state.turn, state.waiting) == (puzzle.task.seat, False)
        right = [each.move for each in puzzle.task.weighed if solves(puzzle.task, each.move)]
        assert puzzle.task.weighed[0].move in right
        assert set(right[1:]) <= set(twins(puzzle.task, right[0])), "another move solves it as well"
        assert len(right) < len(puzzle.task.weighed)


@every_game
def test_every_move_that_was_weighed_can_be_made(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        for each in puzzle.task.weighed:
            copied(puzzle.task.match).play(each.move)


@every_game
def test_no_two_puzzles_are_alike(game_id: str) -> None:
    forms = [puzzling_of(game_id).form(view_of(puzzle.task)) for puzzle in puzzles_of(game_id)]

    assert len(set(forms)) == len(forms)
    assert [puzzle.id for puzzle in puzzles_of(game_id)] == [
        hashlib.sha256(form.encode()).hexdigest()[:8] for form in forms
    ]


@every_game
def test_a_puzzle_is_a_record_that_keeps_what_is_known_when_it_is_written_again(game_id: str) -> None:
    file = resource("puzzles", f"{game_id}.jsonl")

    assert file.stat().st_size < 450_000
    for line in file.read_text("utf-8").splitlines():
        assert Match.from_record(records.parse(line)).to_record() == records.parse(line)


@every_game
def test_who_played_before_is_not_told(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        assert [player.level for player in puzzle.task.match.players] == [None] * puzzle.task.match.seats


@pytest.mark.parametrize("game_id", COMPUTED)
def test_what_was_computed_is_computed_again(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        assert puzzle.certain
        assert solved(puzzle.task) == puzzle.task.weighed


@compiled
@pytest.mark.parametrize(("game_id", "at"), every(13))
def test_another_search_finds_the_same(game_id: str, at: int) -> None:
    found_again(puzzles_of(game_id)[at], LONG)


@compiled
@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "at"), every(1))
def test_another_and_longer_search_finds_the_same(game_id: str, at: int) -> None:
    found_again(puzzles_of(game_id)[at], 2 * LONG)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "game_id",
    [pytest.param(each, marks=() if each == "kistenstapel" else pytest.mark.slow) for each in GAMES],
)
def test_grades_are_those_that_the_levels_give_today(game_id: str) -> None:
    shipped = [dict(record) for record in records_of(game_id)]

    assert [regraded(record) for record in shipped] == shipped


def found_again(puzzle: Puzzle, times: int) -> None:
    task, game = puzzle.task, puzzle.task.match.game
    assert not puzzle.certain
    budget = Budget(iterations=times * adviser_of(game.id).iterations)
    assert solves(task, think(game, view_of(task), LEVEL, OTHER_SEED, budget).move)


def test_a_move_of_a_task_that_nobody_has_searched_is_neither_right_nor_wrong() -> None:
    puzzle = puzzles_of("holzwurm")[0]
    unknown = Task(puzzle.task.match, puzzle.task.seat)

    assert verdict(unknown, puzzle.task.weighed[0].move) is None
    assert not solves(unknown, puzzle.task.weighed[0].move)


def test_all_puzzles_come_once_before_one_comes_again() -> None:
    number = sum(len(puzzles_of(game_id)) for game_id in GAMES)
    shown = [puzzle_of_the_day(DAY + timedelta(days)) for days in range(number + 1)]

    assert len({(game_id, puzzle.id) for game_id, puzzle in shown}) == number
    assert shown[0] == shown[-1]


def test_games_take_turns_with_the_puzzle_of_the_day() -> None:
    fewest = min(len(puzzles_of(game_id)) for game_id in GAMES)
    games = [puzzle_of_the_day(DAY + timedelta(days))[0] for days in range(6 * fewest)]

    assert max(len(list(same)) for _, same in itertools.groupby(games)) <= 2
    assert set(Counter(games)) == set(GAMES)


def test_the_puzzle_of_a_day_follows_from_the_date() -> None:
    game_id, puzzle = puzzle_of_the_day(DAY)

    assert puzzle in puzzles_of(game_id)
    assert puzzle_of_the_day(date(2026, 11, 28)) == (game_id, puzzle)
    assert puzzle_of_the_day(date(2026, 11, 29)) != (game_id, puzzle)


def test_a_game_without_a_file_has_no_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "resource", lambda *parts: tmp_path.joinpath(*parts))

    assert puzzles._lines.__wrapped__("holzwurm") == ()
