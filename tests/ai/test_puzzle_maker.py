"""Puzzles are made where searches agree on one move, and graded by who finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle

import pytest

from holzwurm_desktop.ai import puzzle_maker
from holzwurm_desktop.ai.levels import Budget, Candidate, Level, knowledge
from holzwurm_desktop.ai.puzzle_maker import (
    LONG,
    MARGIN,
    PROOFS,
    TRIES,
    USUALLY,
    Place,
    gap,
    grade_of,
    proven,
    puzzles_in,
    searched,
    to_record,
    tries,
    twins,
)
from holzwurm_desktop.ai.puzzles import Puzzle, puzzles_of, read_puzzle
from holzwurm_desktop.ai.puzzling import puzzling_of
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

        def search(_task: Task, _iterations: int, _seed: int, barred: Sequence[Move] = ()) -> list[Candidate]:
            if not barred:
                last[:] = next(found)
            return [each for each in last if each.move not in barred]

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
    asked: list[tuple[int, int, Sequence[Move]]] = []

    def search(_task: Task, iterations: int, seed: int, barred: Sequence[Move] = ()) -> list[Candidate]:
        asked.append((iterations, seed, barred))
        return here.weighed(0.7, 0.3, 0.2)[len(barred) :]

    monkeypatch.setattr(puzzle_maker, "searched", search)
    assert proven(here.task, 1)

    assert [iterations for iterations, _, _ in asked] == [
        LONG * adviser_of("holzwurm").iterations
    ] * 2 * PROOFS
    assert len({seed for _, seed, _ in asked}) == PROOFS
    assert [barred for _, _, barred in asked] == [(), [here.moves[0]]] * PROOFS


def test_nothing_is_proven_if_another_move_is_as_good_once_the_best_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = Position()

    def search(_task: Task, _iterations: int, _seed: int, barred: Sequence[Move] = ()) -> list[Candidate]:
        return here.weighed(0.7, 0.3, 0.2) if not barred else here.weighed(0.0, 0.69, 0.2)[1:]

    monkeypatch.setattr(puzzle_maker, "searched", search)
    assert proven(here.task, 1) == ()


def test_moves_that_come_to_the_same_are_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()
    monkeypatch.setattr(puzzle_maker, "twins", lambda *_: here.moves[:2])
    weighed = here.weighed(0.7, 0.69, 0.2)

    assert here.proven(monkeypatch, weighed, here.weighed(0.7, 0.69, 0.2, best=1)) == (
        weighed[0],
        weighed[0]._replace(move=here.moves[1]),
        weighed[2],
    )


def test_cards_of_one_rank_and_colour_come_to_the_same_in_bergbeklimmen() -> None:
    match = new_match("bergbeklimmen", deal=1)
    hands = [["5H", "5D"], ["2S", "3C"]]
    deal = match.rounds[0].deal
    rest = [card for hand in deal["hands"] for card in hand] + list(deal["stock"])
    stock = [card for card in rest if card not in (*hands[0], *hands[1])]
    record = {
        **match.to_record(),
        "rounds": [{"deal": {"hands": hands, "stock": stock, "start": 0}, "moves": []}],
    }
    task = Task(Match.from_record(record), 0)
    legal = [move.to_json() for move in task.match.playing().legal_moves()]

    same = [move.to_json() for move in twins(task, task.match.playing().legal_moves()[0])]

    assert [move for move in same if move in legal] == same
    assert {move["play"] for move in same} == {"5H", "5D"}
    assert len({move["to"] for move in same}) == 1


def test_nothing_is_proven_of_a_sealed_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Position()
    monkeypatch.setattr(puzzle_maker, "searched", lambda *_: here.weighed(0.7, 0.3, 0.2))

    assert proven(here.task, 1) == ()


@pytest.mark.parametrize("game_id", ["holzwurm", "bergbeklimmen", "superspion"])
def test_a_search_can_do_without_one_move(game_id: str) -> None:
    match = new_match(game_id, deal=2)
    task = Task(match, match.playing().turn)
    every = searched(task, 400, 1)
    rest = searched(task, 400, 1, [every[0].move])

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

    def thought(
        _game: object, _view: object, level: str, _seed: int, budget: Budget | None, way: Level
    ) -> Candidate:
        assert way == knowledge("tovenaars").levels[level]
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


def looked_at(monkeypatch: pytest.MonkeyPatch, looks: int, moves: int) -> list[Place]:
    """The decisions of a match that are looked at, if there may be so many and none is a puzzle."""
    looked: list[Place] = []

    def look(_match: Match, place: Place, _seed: int) -> None:
        looked.append(place)

    monkeypatch.setattr(puzzle_maker, "_puzzle", look)
    monkeypatch.setattr(puzzle_maker, "LOOKS", looks)
    match = new_match("bergbeklimmen")
    play_on(match, 1, moves)
    puzzles_in(match, 1)
    return looked


def test_no_puzzle_stands_at_the_end_of_a_long_way(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = puzzling_of("bergbeklimmen").moves
    moves = [place.moves for place in looked_at(monkeypatch, 10**6, wanted.stop + 20)]

    assert set(moves) <= set(wanted)
    assert max(moves) == wanted[-1]
    assert moves != sorted(moves)


def test_kinds_of_moves_take_turns_to_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = looked_at(monkeypatch, 9, 220)

    assert len(looked) == 9
    assert Counter(place.kind for place in looked) == {
        ("draw", "seat"): 3,
        ("keep", "seat"): 3,
        ("play", "seat", "to"): 3,
    }


def test_two_puzzles_of_a_match_ask_for_moves_of_two_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("bergbeklimmen")
    play_on(match, 1, 220)

    def puzzle(_match: Match, place: Place, _seed: int) -> Puzzle:
        move = match.read_move(match.rounds[0].moves[place.moves])
        return Puzzle(str(place.moves), Task(match, move.seat, (Candidate(move, 1, 0.5),)), "easy", False)

    monkeypatch.setattr(puzzle_maker, "_puzzle", puzzle)
    kinds = [sorted(each.task.weighed[0].move.to_json()) for each in puzzles_in(match, 1)]

    assert sorted(kinds) == [["draw", "seat"], ["keep", "seat"], ["play", "seat", "to"]]


def test_a_search_of_a_task_makes_so_many_iterations() -> None:
    assert sum(each.visits for each in searched(Position().task, 300, 1)) == 300
