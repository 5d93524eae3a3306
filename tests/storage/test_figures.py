from datetime import UTC, date, datetime

import pytest

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.records import FITTING
from holzwurm_desktop.storage.figures import (
    Bar,
    Selection,
    Who,
    accuracy_over_time,
    against,
    best_of_the_day,
    interval,
    player_summaries,
    score_distribution,
    score_over_time,
    win_share_by_level,
)
from tests.storage.rows import ANNA, BRAM, EASY, HARD, at, latest_first, match


@pytest.mark.parametrize(
    ("share", "matches", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0, 10, 0, 0.2775),
        (1, 4, 0.5101, 1),
        (0, 0, 0, 1),
        (0.3, 1000, 0.2724, 0.3291),
    ],
)
def test_the_interval_of_a_share_is_wilsons(share: float, matches: int, low: float, high: float) -> None:
    assert interval(share, matches) == pytest.approx((low, high), abs=1e-4)


def test_a_player_is_summed_up_over_matches() -> None:
    rows = latest_first(match({ANNA: 30, EASY: 10}), match([(ANNA, 6), (EASY, 20), (EASY, 20)]))
    person, computer = player_summaries(rows)
    assert person.who == ANNA
    assert (person.matches, person.wins, person.share) == (2, 1, 0.5)
    assert person.even_share == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert (person.mean_score, person.best_score) == (18, 30)
    assert (person.low, person.high) == interval(0.5, 2)
    assert (computer.who, computer.matches, computer.wins) == (EASY, 3, 2)


def test_games_are_summed_up_apart_and_people_come_before_levels() -> None:
    rows = [match({HARD: 1, EASY: 0, ANNA: 2}), match({ANNA: 0, BRAM: 1}, game="superspion")]
    assert [(row.game, row.who.name or row.who.level) for row in player_summaries(rows)] == [
        ("holzwurm", "Anna"), ("holzwurm", "easy"), ("holzwurm", "hard"),
        ("superspion", "Anna"), ("superspion", "Bram"),
    ]  # fmt: skip


def test_a_streak_of_wins_is_told_up_to_now_and_at_its_longest() -> None:
    won, lost = {ANNA: 2, BRAM: 1}, {ANNA: 1, BRAM: 2}
    rows = latest_first(*(match(each) for each in (won, won, won, lost, won, lost, lost)))
    anna, bram = player_summaries(rows)
    assert (anna.streak, anna.longest_streak) == (0, 3)
    assert (bram.streak, bram.longest_streak) == (2, 2)


def test_a_player_is_held_against_each_other_one() -> None:
    rows = [
        match({ANNA: 9, EASY: 1, HARD: 5}),
        match({ANNA: 1, HARD: 5}),
        match({ANNA: 5, HARD: 5}),
        match({BRAM: 1, HARD: 2}),
    ]
    easy, hard = against(rows, ANNA)
    assert (easy.who, easy.matches, easy.wins, easy.losses, easy.share) == (EASY, 1, 1, 0, 1)
    assert (hard.who, hard.matches, hard.wins, hard.losses) == (HARD, 3, 2, 1)
    assert hard.share == pytest.approx(0.5)
    assert hard.even_share == pytest.approx((1 / 3 + 1 / 2 + 1 / 2) / 3)


def test_two_computers_of_a_level_make_one_match_against_it() -> None:
    (easy,) = against([match([(ANNA, 1), (EASY, 2), (EASY, 0)])], ANNA)
    assert (easy.matches, easy.losses) == (1, 1)


def test_the_win_share_by_level_leaves_people_out_and_begins_with_the_weakest() -> None:
    rows = [match({ANNA: 1, HARD: 5, EASY: 0, BRAM: 0})]
    assert [share.who.level for share in win_share_by_level(rows, ANNA)] == ["easy", "hard"]


def test_accuracies_over_time_are_those_of_the_analysed_matches() -> None:
    scores = {ANNA: 1.0, BRAM: 2.0}
    rows = latest_first(
        match(scores, 1, accuracies=(40.0, 90.0)),
        match(scores, 2),
        match({BRAM: 2.0, ANNA: 1.0}, 3, accuracies=(70.0, 60.0)),
        match(scores, 4, accuracies=(None, 50.0)),
    )
    assert [each.accuracy for each in accuracy_over_time(rows, ANNA)] == [40, 60]
    found = accuracy_over_time(rows, BRAM)
    assert [each.accuracy for each in found] == [90, 70, 50]
    assert [each.finished for each in found] == [rows[place].finished for place in (3, 1, 0)]


def test_scores_over_time_begin_with_the_earliest() -> None:
    rows = latest_first(
        match({ANNA: 1, BRAM: 5}, 1), match({BRAM: 1, EASY: 2}, 2), match({ANNA: 7, BRAM: 5}, 3)
    )
    assert [(point.score, point.share) for point in score_over_time(rows, ANNA)] == [(1, 0), (7, 1)]


def test_the_distribution_counts_every_score_once() -> None:
    rows = [match({ANNA: score, BRAM: 0}) for score in (-3, -3, -1, 0.5, 4)]
    assert score_distribution(rows, ANNA) == [
        Bar(-3, -2, 2), Bar(-2, -1, 0), Bar(-1, 0, 1), Bar(0, 1, 1), Bar(1, 2, 0), Bar(2, 3, 0),
        Bar(3, 4, 0), Bar(4, 5, 1),
    ]  # fmt: skip
    assert score_distribution(rows, EASY) == []


def test_the_distribution_of_far_scores_has_few_bars() -> None:
    rows = [match({ANNA: score, BRAM: 0}) for score in (-500, 3, 499)]
    bars = score_distribution(rows, ANNA)
    assert len(bars) <= 20
    assert sum(bar.matches for bar in bars) == 3


@pytest.mark.parametrize(
    ("selection", "minutes"),
    [
        (Selection(), [1, 2, 4]),
        (Selection(practice=None), [1, 2, 3, 4]),
        (Selection(practice=True), [3]),
        (Selection(game="superspion"), [2]),
        (Selection(player="Bram"), [2, 4]),
        (Selection(player="Robot"), []),
        (Selection(level="hard"), [4]),
        (Selection(level="easy"), [1]),
        (Selection(level=FITTING), []),
        (Selection(since=datetime(2026, 11, 28, 12, 2, tzinfo=UTC)), [2, 4]),
        (Selection(until=datetime(2026, 11, 28, 12, 2, tzinfo=UTC)), [1]),
    ],
    ids=str,
)
def test_matches_are_selected(selection: Selection, minutes: list[int]) -> None:
    rows = [
        match({ANNA: 1, EASY: 0}, 1),
        match({ANNA: 1, BRAM: 0}, 2, game="superspion"),
        match({ANNA: 1, EASY: 0}, 3, practice=True),
        match({BRAM: 1, HARD: 0}, 4),
    ]
    assert [int(row.finished[14:16]) for row in selection.of(rows)] == minutes


def test_the_best_of_a_day_are_tries_at_its_own_deal() -> None:
    day = date(2026, 11, 28)
    deal = {"day": day.isoformat(), "deal_number": deal_of_the_day(day, "holzwurm")}
    rows = latest_first(
        match({ANNA: 5, EASY: 9}, 1, **deal),
        match({ANNA: 8, EASY: 1}, 2, practice=True, **deal),
        match({BRAM: 6, EASY: 1}, 3, **deal),
        match({BRAM: 60, EASY: 1}, 4, **{**deal, "deal_number": 1}),
        match({BRAM: 60, EASY: 1}, 5, deal_number=deal["deal_number"]),
    )
    best = best_of_the_day(rows, day, "holzwurm")
    assert [(result.name, result.score, result.attempt) for result in best] == [
        ("Anna", 8, 2), ("Bram", 6, 1), ("Anna", 5, 1),
    ]  # fmt: skip
    assert best_of_the_day(rows, day, "superspion") == []


def test_programs_are_counted_by_their_name_and_not_with_the_levels() -> None:
    bot, other, expert = Who("", "expert", "Bot"), Who("", "expert", "Other"), Who("", "expert")
    rows = latest_first(
        match({ANNA: 2, bot: 1}),
        match({ANNA: 1, bot: 2}),
        match({ANNA: 2, other: 1}),
        match({ANNA: 2, expert: 1}),
    )

    assert [(row.who, row.matches, row.wins) for row in player_summaries(rows)] == [
        (ANNA, 4, 3), (expert, 1, 0), (bot, 2, 1), (other, 1, 0)
    ]  # fmt: skip
    assert [(share.who, share.matches) for share in against(rows, ANNA)] == [
        (expert, 1),
        (bot, 2),
        (other, 1),
    ]
    assert [share.who for share in win_share_by_level(rows, ANNA)] == [expert]
    assert [point.score for point in score_over_time(rows, bot)] == [1, 2]
    assert len(Selection(level="expert").of(rows)) == 1


def test_who_plays_between_the_levels_is_one_player_and_no_level() -> None:
    """Whatever strengths it had, and whichever levels were nearest."""
    fitting, easy = Who("", FITTING), Who("", "easy")
    rows = latest_first(
        at(1430.0, match({ANNA: 2, EASY: 1}, 1)),
        at(1610.0, match({ANNA: 1, HARD: 2}, 2)),
        match({ANNA: 2, EASY: 1}, 3),
    )

    assert [(row.who, row.matches, row.wins) for row in player_summaries(rows)] == [
        (ANNA, 3, 2), (easy, 1, 0), (fitting, 2, 1),
    ]  # fmt: skip
    assert [(share.who, share.matches, share.wins) for share in against(rows, ANNA)] == [
        (easy, 1, 1), (fitting, 2, 1),
    ]  # fmt: skip
    assert [share.who for share in win_share_by_level(rows, ANNA)] == [easy]
    assert [point.score for point in score_over_time(rows, fitting)] == [1, 2]
    assert [row.finished[14:16] for row in Selection(level=FITTING).of(rows)] == ["02", "01"]
    assert [row.finished[14:16] for row in Selection(level="easy").of(rows)] == ["03"]
