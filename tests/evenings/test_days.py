"""A series of days: first attempts, days in a row, and the standings over them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.evenings.days import DayPlayed, day_standings, days_played, longest_row, on_the_day
from holzwurm_desktop.storage.clock import days_in_a_row
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

GAME = "holzwurm"
TODAY = date(2026, 3, 20)


def row(
    name: str,
    day: date,
    score: float,
    *,
    share: float = 0,
    after: int = 0,
    practice: bool = False,
    wrong: dict[str, object] | None = None,
    **more: object,
) -> MatchRow:
    """The result of somebody with the deal of a day, finished `after` so many days."""
    finished = datetime(day.year, day.month, day.day, 12, tzinfo=UTC) + timedelta(days=after)
    seats = (
        SeatResult(name, "human", None, score, share),
        SeatResult("C", "computer", "medium", 3, 1 - share),
    )
    given = {"deal_number": deal_of_the_day(day, GAME), "day": day.isoformat(), **(wrong or {})}
    return MatchRow(int(score), GAME, finished.isoformat(), seats, 1, 0, 0, 0, practice, **given)  # type: ignore[arg-type]


def test_the_first_attempt_counts_and_computer_players_do_not() -> None:
    latest_first = [row("Nora", TODAY, 9), row("Nora", TODAY, 4, share=1)]
    assert days_played(latest_first, GAME) == {TODAY: {"Nora": DayPlayed("Nora", 4, 1, 4, False)}}


def test_what_was_tried_as_practice_first_does_not_count_at_all() -> None:
    latest_first = [row("Nora", TODAY, 9), row("Nora", TODAY, 4, practice=True)]
    assert days_played(latest_first, GAME) == {TODAY: {}}


def test_a_day_that_is_played_afterwards_is_said_to_be_so_and_breaks_the_row() -> None:
    yesterday = TODAY - timedelta(days=1)
    played = days_played([row("Nora", yesterday, 5, after=1), row("Nora", TODAY, 4)], GAME)
    assert played[yesterday]["Nora"].late
    assert on_the_day(played, "Nora") == {TODAY}


@pytest.mark.parametrize(
    "wrong", [{"deal_number": 5}, {"day": None}, {"day": "yesterday"}, {"day": "2026-03-19"}]
)
def test_what_only_says_to_be_the_deal_of_a_day_is_left_out(wrong: dict[str, object]) -> None:
    assert days_played([row("Nora", TODAY, 4, wrong=wrong)], GAME) == {}


def test_another_game_is_another_series() -> None:
    assert days_played([row("Nora", TODAY, 4)], "kistenstapel") == {}


def days(*numbers: int) -> set[date]:
    return {date(2026, 3, number) for number in numbers}


@pytest.mark.parametrize(
    ("done", "now", "longest"),
    [
        (days(), 0, 0),
        (days(20), 1, 1),
        (days(19), 1, 1),  # today is still to come
        (days(18), 0, 1),
        (days(18, 19, 20), 3, 3),
        (days(1, 2, 3, 4, 19, 20), 2, 4),
    ],
)
def test_days_in_a_row_go_up_to_today_or_yesterday(done: set[date], now: int, longest: int) -> None:
    assert days_in_a_row(done, TODAY) == now
    assert longest_row(done) == longest


def test_the_standings_compare_those_who_played_the_same_days() -> None:
    before = TODAY - timedelta(days=1)
    rows = [
        row("Nora", TODAY, 9),
        row("Ben", TODAY, 4, share=1),
        row("Cem", TODAY, 4),
        row("Ben", before, 7),
        row("Cem", before - timedelta(days=9), 8),  # not among the days that are asked for
    ]
    found = day_standings(days_played(rows, GAME), [TODAY, before])
    assert [(each.place, each.name, each.points, each.most, each.days, each.won) for each in found] == [
        (1, "Nora", 4, 4, 1, 0),
        (2, "Ben", 1, 4, 2, 1),
        (3, "Cem", 1, 4, 1, 0),
    ]


def test_who_is_equal_shares_the_place() -> None:
    rows = [row("Nora", TODAY, 4), row("Ben", TODAY, 4)]
    assert [each.place for each in day_standings(days_played(rows, GAME), [TODAY])] == [1, 1]
