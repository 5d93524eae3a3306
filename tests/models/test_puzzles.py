"""Which puzzle comes next, what is stored of a try, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from holzwurm_desktop.ai.puzzles import puzzle_of_the_day
from holzwurm_desktop.ai.scale import ANCHORED
from holzwurm_desktop.models.puzzles import (
    Known,
    PuzzleRun,
    all_puzzles,
    day_text,
    figures_of,
    left_text,
    next_puzzle,
    rating_text,
    unseen,
)
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.puzzles import PuzzleStore, Try
from holzwurm_desktop.text.words import Words
from tests.tasks import forget_puzzles, write_puzzles

OTHERS = ("Ann", "Ben", "Cy", "Dee", "Eve")
TODAY = date(2026, 11, 28)
LADDER = ("beginner", "easy", "medium", "hard", "expert")
KNOWN = [Known("chess", at, f"p{at}", LADDER[at % 5]) for at in range(20)]


def tried(known: Known, solved: int, day: date | None = None) -> Try:
    return Try("Nora", known.game_id, known.id, "2026-11-28", known.grade, solved, day and day.isoformat())


@pytest.fixture
def store(tmp_path: Path) -> PuzzleStore:
    minutes = iter(range(10**6))
    start = datetime(2026, 11, 28, 12, tzinfo=UTC)
    opened = open_database(tmp_path / "games.sqlite")
    return PuzzleStore(opened.database, clock=lambda: start + timedelta(minutes=next(minutes)))


@pytest.fixture(autouse=True)
def some_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    write_puzzles(tmp_path / "puzzles", monkeypatch, holzwurm=LADDER, superspion=("medium", "medium"))
    yield
    forget_puzzles()


def test_the_first_puzzle_is_one_of_the_middle() -> None:
    assert next_puzzle(KNOWN, []).grade == "medium"


def test_the_next_one_is_near_the_rating() -> None:
    solved = [tried(each, 1) for each in KNOWN if each.grade in ("medium", "hard")]
    failed = [tried(each, 0) for each in KNOWN if each.grade in ("medium", "easy")]
    assert next_puzzle(KNOWN, solved).grade == "expert"
    assert next_puzzle(KNOWN, failed).grade == "beginner"


def test_equal_tries_give_the_same_one_so_that_leaving_changes_nothing() -> None:
    tries = [tried(KNOWN[2], 1)]
    assert next_puzzle(KNOWN, tries) == next_puzzle(KNOWN, tries)


def test_none_comes_twice_before_all_were_seen() -> None:
    tries: list[Try] = []
    for _ in KNOWN:
        tries.append(tried(next_puzzle(KNOWN, tries), 1))
    assert len({each.puzzle for each in tries}) == len(KNOWN)
    assert unseen(KNOWN, tries) == 0
    tries.append(tried(next_puzzle(KNOWN, tries), 1))
    assert len({each.puzzle for each in tries}) == len(KNOWN)


def test_puzzles_are_those_of_one_game_or_of_all() -> None:
    assert len(all_puzzles("holzwurm")) == 5
    assert [each.grade for each in all_puzzles("holzwurm")] == list(LADDER)
    assert len(all_puzzles(None)) == 7
    assert all_puzzles("tovenaars") == []


def test_a_try_is_stored_before_it_is_told(store: PuzzleStore) -> None:
    run = PuzzleRun(store, "Nora", OTHERS, "holzwurm")
    assert run.outcome(Words()) == ""
    run.note(True)
    (made,) = store.tries("Nora")
    assert (made.game, made.grade, made.solved, made.day) == ("holzwurm", "medium", 1, None)
    figures = figures_of(store.tries("Nora"))
    assert figures.rating > ANCHORED
    assert (
        run.outcome(Words()) == f"The answer was found by a long search. Your rating: {round(ANCHORED)} →"
        f" {round(figures.rating)} ({figures.level}). 1 solved in a row."
    )


def test_a_run_goes_on_to_another_puzzle_and_counts_the_row(store: PuzzleStore) -> None:
    run = PuzzleRun(store, "Nora", OTHERS, "holzwurm")
    seen = set()
    for count in range(5):
        seen.add(run._puzzle[1].id)
        run.note(True)
        assert f"{count + 1} solved in a row" in run.outcome(Words())
        assert not run.last
        run.go_on()
        assert run.outcome(Words()) == ""
    assert len(seen) == 5
    run.note(False)
    assert "Tried before: your rating stays" in run.outcome(Words())


def test_the_puzzle_of_the_day_stands_alone_and_counts_days(store: PuzzleStore) -> None:
    for back in (1, 0):
        run = PuzzleRun(store, "Nora", OTHERS, day=TODAY - timedelta(days=back))
        assert run.last
        run.note(back == 1)
    assert "2 day(s) in a row" in run.outcome(Words())
    with pytest.raises(IndexError):
        run.go_on()
    game_id, puzzle = puzzle_of_the_day(TODAY)
    assert (store.tries("Nora")[-1].game, store.tries("Nora")[-1].puzzle) == (game_id, puzzle.id)


def test_without_puzzles_there_is_no_run(store: PuzzleStore) -> None:
    with pytest.raises(LookupError):
        PuzzleRun(store, "Nora", OTHERS, "tovenaars")


def test_what_is_said_of_oneself() -> None:
    words = Words()
    assert rating_text(words, figures_of([])) == "Your rating begins with the first puzzle."
    tries = [tried(KNOWN[2], 1, TODAY)]
    said = rating_text(words, figures_of(tries))
    assert said.startswith("Your rating: 1")
    assert said.endswith("1 solved in a row.")
    assert left_text(words, KNOWN, tries) == "19 puzzle(s) not seen yet."
    assert day_text(words, tries, TODAY) == "Done today. 1 day(s) in a row."
    assert day_text(words, tries, TODAY + timedelta(days=1)) == "Not done yet today. 1 day(s) in a row."


def test_oneself_sits_where_the_move_is_to_be_found(store: PuzzleStore) -> None:
    task = PuzzleRun(store, "Nora", OTHERS, "holzwurm").given.task
    names = [player.name for player in task.match.players]
    assert names[task.seat] == "Nora"
    assert [name for name in names if name != "Nora"] == list(OTHERS[: len(names) - 1])
