"""What became of puzzles: kept, told in numbers, and carried along by backups, archives, rescue and late opening."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from holzwurm_desktop.ai.ratings import puzzle_ratings
from holzwurm_desktop.ai.scale import ANCHORED, EVEN
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.backups import back_up, restore
from holzwurm_desktop.storage.database import Opened, open_late
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.pouring import begin_apart, has_news
from holzwurm_desktop.storage.puzzles import (
    PuzzleStore,
    Try,
    days_done,
    days_in_a_row,
    first_tries,
    is_sound,
    streak,
)
from tests.storage.test_rescue import PAGE, spoil

OpenMatches = Callable[..., Opened]
TODAY = date(2026, 11, 28)


def tried(puzzle: str, solved: int = 1, grade: str = "medium", day: date | None = None, at: int = 0) -> Try:
    made = datetime(2026, 11, 28, 12, tzinfo=UTC) + timedelta(minutes=at)
    return Try("Nora", "chess", puzzle, made.isoformat(), grade, solved, day.isoformat() if day else None)


@pytest.fixture
def store(opened: Opened) -> PuzzleStore:
    minutes = iter(range(10**6))
    start = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
    return PuzzleStore(opened.database, clock=lambda: start + timedelta(minutes=next(minutes)))


def test_a_try_is_there_after_the_next_start(
    store: PuzzleStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    store.add("Nora", "chess", "a1", "hard", True, TODAY)
    store.add("Nora", "chess", "a2", "easy", False)
    opened.close()
    first, second = open_matches(path).puzzles.tries("Nora")
    assert first == ("Nora", "chess", "a1", "2026-11-28T12:00:00.000+00:00", "hard", 1, "2026-11-28")
    assert (second.puzzle, second.solved, second.day) == ("a2", 0, None)


def test_tries_are_told_by_person_however_the_name_is_spelled(store: PuzzleStore) -> None:
    store.add("Nora", "chess", "a1", "hard", True)
    store.add("nora ", "chess", "a2", "hard", True)
    store.add("Ben", "chess", "a3", "hard", True)
    store.add("N.", "chess", "a4", "hard", True)
    assert [each.puzzle for each in store.tries("NORA")] == ["a1", "a2"]
    store.same_person = lambda: {"n.": "Nora"}
    assert [each.puzzle for each in store.tries("Nora")] == ["a1", "a2", "a4"]


def test_only_the_first_try_at_a_puzzle_counts() -> None:
    tries = [tried("a", 0), tried("a", 1, at=1), tried("b", at=2)]
    assert [(each.puzzle, each.solved) for each in first_tries(tries)] == [("a", 0), ("b", 1)]


def test_the_row_of_solved_ones_ends_with_the_first_that_was_not() -> None:
    assert streak([]) == 0
    assert streak([tried("a"), tried("b")]) == 2
    assert streak([tried("a"), tried("b", 0), tried("c")]) == 1
    assert streak([tried("a"), tried("b"), tried("c", 0)]) == 0
    assert streak([tried("a"), tried("a", 0, at=1)]) == 1


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = [TODAY - timedelta(days=back) for back in (1, 2, 4)]
    tries = [tried(day.isoformat(), day=day) for day in days]
    assert days_done(tries) == set(days)
    assert days_in_a_row(tries, TODAY) == 2
    assert days_in_a_row([*tries, tried("now", 0, day=TODAY)], TODAY) == 3
    assert days_in_a_row(tries, TODAY + timedelta(days=1)) == 0
    assert days_in_a_row([tried("run")], TODAY) == 0


def test_the_rating_rises_with_a_puzzle_that_was_solved_and_falls_with_one_that_was_not() -> None:
    before, solved, failed = puzzle_ratings([tried("a", 1), tried("b", 0)])
    assert before.mu == ANCHORED
    assert solved.mu > before.mu
    assert failed.mu < solved.mu
    assert before.sigma > solved.sigma > failed.sigma


def test_a_hard_puzzle_brings_more_than_an_easy_one() -> None:
    gains = [
        puzzle_ratings([tried("a", 1, grade)])[-1].mu for grade in ("beginner", "easy", "medium", "expert")
    ]
    assert gains == sorted(gains)
    assert gains[0] < gains[-1]


def test_who_solves_what_a_level_solves_comes_to_stand_near_it() -> None:
    ladder = ("beginner", "easy", "medium", "hard", "expert")
    tries = [
        tried(f"{turn}{grade}", int(ladder.index(grade) <= 3), grade)
        for turn in range(20)
        for grade in ladder
    ]
    reached = puzzle_ratings(tries)[-1].mu
    assert EVEN.points("hard") <= reached <= EVEN.points("expert")
    assert EVEN.nearest(EVEN.points("easy") + 25) == "easy"


def test_a_grade_of_another_version_counts_for_nothing() -> None:
    before, after = puzzle_ratings([tried("a", grade="grandmaster")])
    assert before == after


def test_an_archive_brings_tries_along_once(
    store: PuzzleStore, opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    store.add("Nora", "chess", "a1", "hard", True, TODAY)
    export_all(tmp_path / "all.zip", opened.database)
    other = open_matches(tmp_path / "other.sqlite")
    assert import_all(tmp_path / "all.zip", other.database).tries == 1
    assert import_all(tmp_path / "all.zip", other.database).tries == 0
    assert other.puzzles.tries("Nora") == store.tries("Nora")


@pytest.mark.parametrize(
    "row",
    [
        [],
        ["Nora", "chess", "a", "now", "hard", 2, None],
        ["Nora", "chess", "a", "now", "hard", True, None],
        ["Nora", "chess", "a", "now", "hard", 1, "2026-13-01"],
        ["Nora", "chess", "a", "now", "hard", 1, 5],
        ["Nora", 3, "a", "now", "hard", 1, None],
    ],
)
def test_what_is_no_try_is_not_taken_for_one(row: list[object]) -> None:
    assert not is_sound(row)


def test_a_backup_brings_tries_back(
    store: PuzzleStore, opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    folders = portable_folders(tmp_path)
    kept = open_matches(folders.database)
    kept.puzzles.add("Nora", "chess", "a1", "hard", True)
    kept.close()
    made = back_up(folders, datetime(2026, 11, 28, 13, tzinfo=UTC))
    assert made is not None
    with closing(sqlite3.connect(folders.database)) as connection:
        connection.execute("DELETE FROM puzzle_tries")
        connection.commit()
    restore(made, folders)
    assert [each.puzzle for each in open_matches(folders.database).puzzles.tries("Nora")] == ["a1"]


def test_a_damaged_file_gives_back_most_of_them(open_matches: OpenMatches, path: Path) -> None:
    opened = open_matches(path)
    with opened.database.writing() as connection:
        for number in range(600):
            connection.execute(
                "INSERT INTO puzzle_tries VALUES (?, 'chess', ?, 'now', 'hard', 1, NULL)",
                ("Nora" * 10, number),
            )
    opened.close()
    pages = path.stat().st_size // PAGE
    spoil(path, pages - 3)
    again = open_matches(path)
    assert again.notices[0].code in ("database-damaged", "database-rescued")
    assert len(again.puzzles.tries("Nora" * 10)) > 100


def test_what_was_tried_while_the_file_was_locked_comes_into_it(
    store: PuzzleStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    store.add("Nora", "chess", "a1", "hard", True)
    with opened.database.writing():
        memory = open_matches(path, lock_wait=0, alone=False)
        assert not memory.persistent
    copied = begin_apart(memory.database)
    assert not has_news(memory.database, copied)
    memory.puzzles.add("Nora", "chess", "a2", "hard", False)
    assert has_news(memory.database, copied)
    open_late(memory, path, False, copied)
    assert [each.puzzle for each in open_matches(path).puzzles.tries("Nora")] == ["a1", "a2"]
