"""The opponent that fits a person."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from holzwurm_desktop.ai import fitting
from holzwurm_desktop.ai.fitting import Fit, Result, estimated, fit
from holzwurm_desktop.ai.scale import EVEN
from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.match_rows import MatchRow
from tests.storage.rows import ANNA, BRAM, EASY, HARD, at, latest_first, match

MEDIUM = Who("", "medium")


@pytest.fixture(autouse=True)
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels at 1200, 1350, 1500, 1650 and 1800."""
    monkeypatch.setattr(fitting, "scale_of", lambda game_id: EVEN)


def won(who: Who = EASY, **changes: object) -> MatchRow:
    return match({ANNA: 2, who: 1}, **changes)  # type: ignore[arg-type]


def lost(who: Who = EASY, **changes: object) -> MatchRow:
    return match({ANNA: 1, who: 2}, **changes)  # type: ignore[arg-type]


def test_whoever_has_not_played_yet_meets_somebody_between_easy_and_medium() -> None:
    """1425 in the middle; what is played is a multiple of ten."""
    assert fit("holzwurm", [], "Anna") == (1430, pytest.approx(200, abs=1), 0, 0, 0)


def test_a_win_makes_the_opponent_stronger_and_a_loss_weaker_by_small_steps() -> None:
    begun = fit("holzwurm", [], "Anna").strength

    assert begun < fit("holzwurm", [won(MEDIUM)], "Anna").strength <= begun + 120
    assert begun - 120 <= fit("holzwurm", [lost(MEDIUM)], "Anna").strength < begun
    assert abs(fit("holzwurm", [match({ANNA: 1, MEDIUM: 1})], "Anna").strength - begun) <= 30


def test_a_win_against_a_stronger_opponent_says_more() -> None:
    assert estimated(EVEN, [Result(1, (1650,))])[0] > estimated(EVEN, [Result(1, (1350,))])[0]
    assert estimated(EVEN, [Result(0, (1350,))])[0] < estimated(EVEN, [Result(0, (1650,))])[0]


def test_the_estimate_is_that_of_bayes() -> None:
    """One win against 1425 from there: the normal prior of 200 times the logistic chance, integrated elsewhere."""
    chance = [1 / (1 + 10 ** (-each / 400)) for each in range(-1000, 1001)]
    weights = [
        2.718281828459045 ** (-(each**2) / 80_000) * p
        for each, p in zip(range(-1000, 1001), chance, strict=True)
    ]
    expected = 1425 + sum(w * each for each, w in zip(range(-1000, 1001), weights, strict=True)) / sum(
        weights
    )

    assert estimated(EVEN, [Result(1, (1425,))])[0] == pytest.approx(expected, abs=1)


def test_many_matches_narrow_what_is_known() -> None:
    spreads = [
        estimated(EVEN, [Result(number % 2, (1500,)) for number in range(count)])[1]
        for count in (0, 5, 20, 60)
    ]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] < 80


def test_what_is_old_counts_less_than_what_is_new() -> None:
    results = [Result(1, (1425,))] * 10 + [Result(0, (1425,))] * 10

    better, worse = (estimated(EVEN, order)[0] for order in (results, results[::-1]))
    assert better > 1425 > worse


def test_an_even_share_among_four_changes_nothing_much() -> None:
    """One of four matches won among equals is what was to be expected."""
    results = [Result(float(number % 4 == 0), (1425, 1425, 1425)) for number in range(24)]
    assert estimated(EVEN, results)[0] == pytest.approx(1425, abs=30)


def test_a_long_match_tells_more_than_a_round() -> None:
    assert estimated(EVEN, [Result(1, (1500,), 4)])[0] > estimated(EVEN, [Result(1, (1500,), 1)])[0]


def test_the_opponent_stays_within_the_levels() -> None:
    assert fit("holzwurm", [won(HARD)] * 60, "Anna").strength == 1800
    assert fit("holzwurm", [lost(EASY)] * 60, "Anna").strength == 1200


def test_the_strength_that_was_met_counts_and_not_its_nearest_level() -> None:
    row = won(MEDIUM)

    assert fit("holzwurm", [at(1560.0, row)], "Anna").strength > fit("holzwurm", [row], "Anna").strength


def test_matches_against_such_an_opponent_are_counted() -> None:
    rows = [at(1490.0, won(MEDIUM)), at(1490.0, lost(MEDIUM)), won(MEDIUM)]

    found = fit("holzwurm", rows, "Anna")
    assert (found.matches, found.met, found.won) == (3, 2, 1)


@pytest.mark.parametrize(
    "row",
    [
        won(game="afbraak"),
        won(practice=True),
        won(stand_ins=1),
        won(Who("", "ismcts")),
        match({BRAM: 2, EASY: 1}),
        match({ANNA: 2, BRAM: 1}),
        match({ANNA: 3, BRAM: 1, EASY: 2}),
        match([(ANNA, 2), (ANNA, 1), (EASY, 0)]),
    ],
    ids=["game", "practice", "stand-in", "yardstick", "other", "person", "persons", "twice"],
)
def test_what_tells_nothing_of_a_persons_strength_is_left_out(row: MatchRow) -> None:
    assert fit("holzwurm", [row], "Anna") == fit("holzwurm", [], "Anna")


def test_the_latest_results_are_those_that_count() -> None:
    rows = latest_first(*[won(HARD)] * 50, *[lost(EASY)] * fitting.LATEST)
    assert fit("holzwurm", rows, "Anna").matches == fitting.LATEST


def test_after_twenty_matches_most_opponents_fit() -> None:
    """Players of all strengths, results by the scale's own model: twenty matches allow no more than this."""
    rng = Random(3)
    off = []
    for strength in range(1200, 1801, 12):
        results: list[Result] = []
        for _ in range(20):
            opponent = round(EVEN.clamped(estimated(EVEN, results)[0]) / 10) * 10
            chance = EVEN.share(strength, [opponent], 1)
            results.insert(0, Result(float(rng.random() < chance), (opponent,)))
        off.append(abs(estimated(EVEN, results)[0] - strength))

    assert mean(off) < 90
    assert mean(each <= 100 for each in off) > 0.6


def test_equal_results_give_equal_fits() -> None:
    rows = [won(), lost(), won(HARD)]
    assert fit("holzwurm", rows, "Anna") == fit("holzwurm", rows, "Anna")
    assert isinstance(fit("holzwurm", rows, "Anna"), Fit)
