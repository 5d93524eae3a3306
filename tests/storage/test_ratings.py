from itertools import pairwise

import pytest

from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.storage.ratings import STEP, level_rating, ratings
from tests.storage.rows import ANNA, BRAM, EASY, HARD, latest_first, match

MEDIUM = Who("", "medium")


def rating_of(rows: list[MatchRow], name: str = "Anna") -> tuple[float, float]:
    (rating,) = [rating for rating in ratings(rows) if rating.name == name]
    return rating.mu, rating.sigma


def test_the_levels_stand_a_step_apart() -> None:
    places = [level_rating(level) for level in LEVELS]
    assert [upper - lower for lower, upper in pairwise(places)] == [STEP] * 4


def test_a_win_raises_and_a_defeat_lowers() -> None:
    assert rating_of([match({ANNA: 2, MEDIUM: 1})])[0] > 25 > rating_of([match({ANNA: 1, MEDIUM: 2})])[0]


def test_a_win_against_a_higher_level_counts_more() -> None:
    assert rating_of([match({ANNA: 2, HARD: 1})])[0] > rating_of([match({ANNA: 2, EASY: 1})])[0]


def test_every_match_makes_the_rating_surer() -> None:
    rows = [match({ANNA: number % 2, MEDIUM: 1 - number % 2}) for number in range(20)]
    sigmas = [rating_of(rows[:length])[1] for length in (1, 5, 20)]
    assert sigmas == sorted(sigmas, reverse=True)


@pytest.mark.parametrize("level", LEVELS)
def test_who_wins_half_the_matches_against_a_level_is_rated_as_that_level(level: str) -> None:
    rows = [match({ANNA: number % 2, Who("", level): 1 - number % 2}) for number in range(120)]
    (rating,) = ratings(rows)
    assert rating.nearest_level == level
    assert rating.low < level_rating(level) < rating.high


def test_levels_do_not_move() -> None:
    rows = [match({BRAM: 2, HARD: 1}) for _ in range(50)]
    assert rating_of([match({ANNA: 2, HARD: 1}), *rows]) == rating_of([match({ANNA: 2, HARD: 1})])


def test_people_are_rated_against_each_other_as_well() -> None:
    rows = latest_first(match({ANNA: 2, BRAM: 1}))
    assert rating_of(rows, "Anna")[0] > rating_of(rows, "Bram")[0]


def test_games_are_rated_apart() -> None:
    rows = [match({ANNA: 2, EASY: 1}), match({ANNA: 1, EASY: 2}, game="superspion")]
    first, second = ratings(rows)
    assert (first.game, second.game, first.matches, second.matches) == ("holzwurm", "superspion", 1, 1)
    assert first.mu > second.mu


def test_what_is_no_fair_match_against_others_is_left_out() -> None:
    rows = [
        match({ANNA: 2, EASY: 1}, practice=True),
        match([(ANNA, 2), (ANNA, 1)]),
        match({ANNA: 2, Who("", "ismcts"): 1}),
        match({HARD: 2, EASY: 1}),
    ]
    assert ratings(rows) == []


def test_the_way_there_is_told_with_the_earliest_first() -> None:
    rows = latest_first(match({ANNA: 2, EASY: 1}, 1), match({ANNA: 2, EASY: 1}, 2))
    (rating,) = ratings(rows)
    assert [point.finished[14:16] for point in rating.history] == ["01", "02"]
    assert (rating.history[-1].mu, rating.history[-1].sigma) == (rating.mu, rating.sigma)


def test_equal_results_give_equal_ratings() -> None:
    rows = [match([(ANNA, number % 3), (EASY, 1), (HARD, number % 2), (BRAM, 2)]) for number in range(30)]
    assert ratings(rows) == ratings(list(rows))


def test_a_match_with_a_program_rates_nobody() -> None:
    counted = match({ANNA: 2, MEDIUM: 1})
    with_program = match({ANNA: 2, Who("", "expert", "Bot"): 1, MEDIUM: 0})

    assert rating_of([with_program, counted]) == rating_of([counted])
    assert ratings([with_program]) == []
