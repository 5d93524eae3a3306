"""Puzzles are made where searches agree on one move, and graded by who finds it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from holzwurm_desktop.ai import puzzle_maker
from holzwurm_desktop.ai.levels import Budget, Candidate
from holzwurm_desktop.ai.puzzle_maker import (
    LONG,
    LONGEST,
    MARGIN,
    PROOFS,
    TRIES,
    USUALLY,
    gap,
    grade_of,
    proven,
    puzzles_in,
    searched,
    to_record,
    tries,
)
from holzwurm_desktop.ai.puzzles import puzzles_of, read_puzzle
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS
from tests.playing import new_match, play_on

CLEARLY = adviser_of("holzwurm").clearly


class Position:
    """A position whose first three moves are worth what a test likes."""

    def __init__(self) -> None:
        match = new_match("holzwurm", deal=1)
        self.task = Task(match, match.playing().turn)
        self.moves = match.playing().legal_moves()

    def weighed(self, *means: float, best: int = 0, visits: int = 1000) -> list[Candidate]:
        """What a search found; `best`: which move has the first mean."""
        moves = [self.moves[best], *(move for move in self.moves if move != self.moves[best])]
        return [
            Candidate(move, 1000 if at == 0 else visits, mean)
            for at, (move, mean) in enumerate(zip(moves, means, strict=False))
        ]

    def proven(self, monkeypatch: pytest.MonkeyPatch, *searches: list[Candidate]) -> tuple[Candidate, ...]:
        """What is proven if the searches find this, one after the other."""
        found = cycle(searches)
        last: list[Candidate] = []

        def search(_task: Task, _iterations: int, _seed: int, barred: Move | None = None) -> list[Candidate]:
            if barred is None:
                last[:] = next(found)
            return [each for each in last if each.move != barred]

        monkeypatch.setattr(puzzle_maker, "searched", search)
        return proven(self.task, 1)


def test_what_long_searches_agree_on_is_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()
    weighed = here.weighed(0.7, 0.7 - MARGIN * CLEARLY - 0.001, 0.2)

    assert here.proven(monkeypatch, weighed) == tuple(weighed)


def test_nothing_is_proven_where_searches_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()

    assert here.proven(monkeypatch, here.weighed(0.7, 0.3, 0.2), here.weighed(0.7, 0.3, 0.2, best=1)) == ()


def test_nothing_is_proven_within_the_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()
    close = here.weighed(0.7, 0.7 - MARGIN * CLEARLY + 0.001, 0.2)

    assert here.proven(monkeypatch, close) == ()
    assert here.proven(monkeypatch, here.weighed(0.7, 0.3, 0.2), close) == ()


def test_nothing_is_proven_where_a_move_was_hardly_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()

    assert here.proven(monkeypatch, here.weighed(0.7, 0.5, 0.2, visits=2)) == ()


def test_proofs_search_longer_than_the_coach_with_and_without_the_best_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = Position()
    asked: list[tuple[int, int, Move | None]] = []

    def search(_task: Task, iterations: int, seed: int, barred: Move | None = None) -> list[Candidate]:
        asked.append((iterations, seed, barred))
        return here.weighed(0.7, 0.3, 0.2)[barred is not None :]

    monkeypatch.setattr(puzzle_maker, "searched", search)
    assert proven(here.task, 1)

    assert [iterations for iterations, _, _ in asked] == [
        LONG * adviser_of("holzwurm").iterations
    ] * 2 * PROOFS
    assert len({seed for _, seed, _ in asked}) == PROOFS
    assert [barred for _, _, barred in asked] == [None, here.moves[0]] * PROOFS


def test_nothing_is_proven_if_another_move_is_as_good_once_the_best_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = Position()

    def search(_task: Task, _iterations: int, _seed: int, barred: Move | None = None) -> list[Candidate]:
        return here.weighed(0.7, 0.3, 0.2) if barred is None else here.weighed(0.0, 0.69, 0.2)[1:]

    monkeypatch.setattr(puzzle_maker, "searched", search)
    assert proven(here.task, 1) == ()


def test_nothing_is_proven_of_a_sealed_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()
    monkeypatch.setattr(puzzle_maker, "searched", lambda *_: here.weighed(0.7, 0.3, 0.2))

    assert proven(here.task, 1) == ()


@pytest.mark.parametrize("game_id", ["holzwurm", "bergbeklimmen", "superspion"])
def test_a_search_can_do_without_one_move(game_id: str) -> None:
    match = new_match(game_id, deal=2)
    task = Task(match, match.playing().turn)
    every = searched(task, 400, 1)
    rest = searched(task, 400, 1, every[0].move)

    assert {each.move for each in rest} == {each.move for each in every[1:]}
    assert sum(each.visits for each in rest) >= 400


def test_the_gap_is_that_to_the_next_move_which_is_known() -> None:
    here = Position()

    assert gap("holzwurm", here.weighed(0.7, 0.4, 0.6)) == pytest.approx(0.1)
    assert gap("holzwurm", here.weighed(0.7)) == 0.0
    assert gap("holzwurm", []) == 0.0


def finding(monkeypatch: pytest.MonkeyPatch, **found: int) -> str | None:
    """The grade where each level finds the move in so many of its tries, the first of which fail."""

    def scripted(_task: Task, level: str, _seed: int) -> Iterator[bool]:
        hits = found.get(level, 0)
        yield from [False] * (TRIES - hits) + [True] * hits
        raise AssertionError("one try too many")

    monkeypatch.setattr(puzzle_maker, "tries", scripted)
    return grade_of(Position().task, 1)


def test_a_grade_is_the_weakest_level_that_usually_finds_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = dict.fromkeys(LEVELS, USUALLY)

    assert finding(monkeypatch, **everybody) == "beginner"
    assert finding(monkeypatch, **everybody | {"beginner": USUALLY - 1}) == "easy"
    assert finding(monkeypatch, expert=USUALLY) == "expert"


def test_a_grade_rests_on_every_stronger_level(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody = dict.fromkeys(LEVELS, TRIES)

    assert finding(monkeypatch, **everybody | {"medium": USUALLY - 1}) == "hard"
    assert finding(monkeypatch, **everybody | {"expert": USUALLY - 1}) is None


def test_a_level_that_thinks_in_seconds_gets_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles_of("tovenaars")[0]
    budgets: list[Budget | None] = []

    def thought(_game: object, _view: object, _level: str, _seed: int, budget: Budget | None) -> Candidate:
        budgets.append(budget)
        return puzzle.task.weighed[0]

    monkeypatch.setattr(puzzle_maker, "think", thought)

    assert all(next(tries(puzzle.task, level, 1)) for level in ("expert", "hard"))
    assert budgets == [Budget(iterations=adviser_of("tovenaars").iterations), None]


def played(moves: int = 10**6) -> Match:
    match = new_match("afbraak", deal=10_003)
    play_on(match, 5, moves)
    return match


def test_a_match_and_a_seed_give_the_same_puzzles() -> None:
    first, again = puzzles_in(played(), 7), puzzles_in(played(), 7)

    assert [to_record(puzzle, 1) for puzzle in first] == [to_record(puzzle, 1) for puzzle in again]


def test_a_puzzle_comes_back_from_its_record() -> None:
    for deal in range(10_000, 10_030):
        match = new_match("afbraak", deal=deal)
        play_on(match, deal)
        for made in puzzles_in(match, deal):
            record = to_record(made, 3)
            read = read_puzzle(record)
            assert read._replace(task=read.task._replace(match=made.task.match)) == made
            assert read.task.match.to_record() == record
            assert record["meta"]["puzzle"]["seed"] == 3
            return
    raise AssertionError("no puzzle in thirty matches")


def test_no_puzzle_stands_at_the_end_of_a_long_way(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(_match: Match, place: puzzle_maker.Place, _seed: int) -> None:
        looked.append(place.moves)

    monkeypatch.setattr(puzzle_maker, "_puzzle", look)
    monkeypatch.setattr(puzzle_maker, "LOOKS", 10**6)
    match = new_match("bergbeklimmen")
    play_on(match, 1, LONGEST + 20)
    puzzles_in(match, 1)

    assert max(looked) == LONGEST
    assert looked != sorted(looked)


def test_a_search_of_a_task_makes_so_many_iterations() -> None:
    assert sum(each.visits for each in searched(Position().task, 300, 1)) == 300
