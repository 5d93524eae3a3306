"""Chances: what was expected, corrected by what came of it."""

from __future__ import annotations

import math

import pytest

from holzwurm_desktop.ai.chances import Calibration, Came, corrected, lesser, log_odds, logistic
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import advise, adviser_of, chance_of
from holzwurm_desktop.cli.calibration_fit import LEAST, Apart, fitted, fitted_contrast
from holzwurm_desktop.engine.kits import kits
from tests.playing import new_match, play_on


@pytest.mark.parametrize("share", [0.01, 0.25, 0.5, 0.9])
def test_log_odds_and_shares_are_each_others_inverse(share: float) -> None:
    assert logistic(log_odds(share)) == pytest.approx(share)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_nothing_is_quite_sure(share: float) -> None:
    assert math.isfinite(log_odds(share))
    assert abs(logistic(log_odds(share)) - share) == pytest.approx(0.001)


def test_odds_beyond_all_measure_are_a_share_still() -> None:
    assert (logistic(-1e6), logistic(1e6)) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_nothing_is_corrected_by_itself(seats: int) -> None:
    assert corrected(Calibration(), seats, log_odds(0.7)) == pytest.approx(0.7)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_slope_draws_towards_an_equal_share(seats: int) -> None:
    half = Calibration(slope=0.5)

    assert corrected(half, seats, log_odds(1 / seats)) == pytest.approx(1 / seats)
    assert 1 / seats < corrected(half, seats, log_odds(0.9)) < 0.9


def test_an_offset_adds_to_every_chance() -> None:
    assert corrected(Calibration(offset=1.0), 2, 0.0) == pytest.approx(1 / (1 + math.exp(-1)))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "made",
    [Calibration(), Calibration(0.3, 0.6), Calibration(-0.5, 2.5), Calibration(-0.7, 0.8, 0.07)],
    ids=str,
)
def test_the_fit_finds_what_the_cases_were_made_with(seats: int, made: Calibration) -> None:
    outlooks = [step / 100 for step in range(-300, 301)] * 20
    cases = [Came(outlook, corrected(made, seats, outlook)) for outlook in outlooks]

    assert fitted(seats, cases) == pytest.approx(made, abs=0.01)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "made",
    [
        Calibration(-0.2, 0.3, 0.0, -1.2, 1.1),
        Calibration(0.3, 0.9, 0.04, 0.5, -0.4),
        Calibration(0.1, 0.8, 0.0, 0.3, 0.4, lapse=0.06),
    ],
    ids=str,
)
def test_the_fit_finds_what_changes_over_a_round(seats: int, made: Calibration) -> None:
    outlooks = [step / 100 for step in range(-300, 301)] * 60
    parts = [number % 11 / 10 for number in range(len(outlooks))]
    cases = [
        Came(outlook, corrected(made, seats, outlook, part), part)
        for outlook, part in zip(outlooks, parts, strict=True)
    ]

    assert fitted(seats, cases) == pytest.approx(made, abs=0.01)


def test_what_is_expected_late_may_count_for_more() -> None:
    grows = Calibration(offset=0.1, slope=0.5, drift=-0.4, growth=1.0)

    assert corrected(grows, 2, 2.0, played=0.0) == pytest.approx(logistic(0.1 + 1.0))
    assert corrected(grows, 2, 2.0, played=0.5) == pytest.approx(logistic(-0.1 + 2.0))
    assert corrected(grows, 2, 2.0, played=1.0) == pytest.approx(logistic(-0.3 + 3.0))


@pytest.mark.parametrize("outlook", [-3.0, 0.0, 30.0])
def test_of_every_chance_the_same_part_lapses(outlook: float) -> None:
    whole, rest = (corrected(Calibration(lapse=lapse), 4, outlook) for lapse in (0.0, 0.06))

    assert rest == pytest.approx(0.94 * whole)


def test_where_expecting_tells_nothing_a_slope_stays() -> None:
    """Early in these rounds whoever expects more wins less."""
    cases = [
        Came(step / 10, logistic(step / 10 * (2 * played - 0.5)), played)
        for step in range(-30, 31)
        for played in (0.0, 0.5, 1.0)
    ] * 20
    found = fitted(2, cases)

    assert found.slope == LEAST
    assert 1.2 < found.slope + found.growth < 1.6


def test_a_bend_tells_more_of_what_is_nearly_sure_and_nothing_of_what_is_even() -> None:
    bent = Calibration(bend=0.1)

    assert corrected(bent, 2, 0.0) == pytest.approx(0.5)
    assert corrected(bent, 2, 2.0) == pytest.approx(logistic(2.8))
    assert corrected(bent, 2, -2.0) == pytest.approx(logistic(-2.8))


def test_whoever_expects_more_is_never_told_less() -> None:
    """Cases that level off would be fitted best by cubes that draw back."""
    cases = [Came(step / 10, logistic(math.tanh(step / 10))) for step in range(-40, 41)] * 20
    found = fitted(2, cases)

    told = [corrected(found, 2, step / 10) for step in range(-69, 70)]
    assert told == sorted(told)
    assert found.bend == 0.0


def test_where_everything_came_as_expected_the_fit_stays_finite() -> None:
    cases = [Came(log_odds(0.9), 1.0), Came(log_odds(0.1), 0.0)] * 50
    found = fitted(2, cases)

    assert found.offset == pytest.approx(0.0, abs=1e-6)
    assert 1.5 < found.slope < 10
    assert corrected(found, 2, log_odds(0.9)) > 0.97


@pytest.mark.parametrize("cases", [[], [Came(0.4, 1.0)]], ids=["none", "one"])
def test_few_cases_change_little(cases: list[Came]) -> None:
    assert fitted(2, cases) == pytest.approx(Calibration(), abs=0.5)


def test_each_number_of_seats_has_the_correction_measured_for_it_or_fewer() -> None:
    wider = {2: Calibration(slope=2.0), 4: Calibration(offset=1.0)}
    adviser = adviser_of("holzwurm")._replace(calibrations=wider)

    two, three, four, six = (adviser.corrected(seats, log_odds(1 / seats) + 1) for seats in (2, 3, 4, 6))
    assert two == pytest.approx(logistic(2.0))
    assert three == pytest.approx(logistic(log_odds(1 / 3) + 2.0))
    assert four == pytest.approx(logistic(log_odds(1 / 4) + 2.0))
    assert six == pytest.approx(logistic(log_odds(1 / 6) + 2.0))


def test_a_lesser_move_has_a_chance_of_its_own() -> None:
    assert lesser(0.5, 1.0, contrast=2.0) == pytest.approx(logistic(-2.0))
    assert lesser(0.3, 0.0, contrast=2.0) == pytest.approx(0.3)


@pytest.mark.parametrize("contrast", [0.5, 1.0, 2.0])
def test_the_contrast_is_found_that_the_cases_were_made_with(contrast: float) -> None:
    """The positions may be better than is told, all of them."""
    cases = [
        Apart(
            chance / 20,
            step / 10,
            (better := logistic(log_odds(chance / 20) + 0.3)),
            lesser(better, step / 10, contrast),
        )
        for chance in range(2, 18)
        for step in range(20)
    ] * 20

    assert fitted_contrast(cases) == pytest.approx(contrast, abs=0.02)


def test_what_a_worse_move_loses_is_told_by_the_contrast_where_one_was_measured() -> None:
    state = new_match("holzwurm").playing()
    view = state.view(state.turn)
    plain = adviser_of("holzwurm")._replace(contrasts={1: None})
    sharp = plain._replace(contrasts={1: None, view.seats: 2.0, view.seats + 1: 9.0})

    assert plain.lesser_chance(view, 0.3, best=0.4) == plain.chance(view, 0.3)
    less = log_odds(0.4) - log_odds(0.3)
    assert sharp.lesser_chance(view, 0.3, best=0.4) == pytest.approx(
        lesser(sharp.chance(view, 0.4), less, 2.0)
    )


@pytest.mark.parametrize("game_id", list(kits()))
def test_the_worse_a_move_is_the_less_is_its_chance(game_id: str) -> None:
    state = new_match(game_id).playing()
    view = state.view(state.turn)
    chances = [chance_of(game_id, view, mean, best=0.6) for mean in (0.2, 0.4, 0.5, 0.599, 0.6)]

    assert chances == sorted(set(chances))
    assert chances[-1] == chance_of(game_id, view, 0.6)


@pytest.mark.parametrize("game_id", list(kits()))
def test_a_move_that_promises_more_has_the_better_chance(game_id: str) -> None:
    state = new_match(game_id).playing()
    view = state.view(state.turn)
    chances = [chance_of(game_id, view, mean) for mean in (0.2, 0.4, 0.5, 0.6, 0.8)]

    assert chances == sorted(set(chances))
    assert 0 < chances[0] < chances[-1] < 1


@pytest.mark.parametrize("game_id", list(kits()))
def test_advice_tells_the_corrected_chance(game_id: str) -> None:
    match = new_match(game_id)
    while len(match.playing().code_list()) < 2:
        play_on(match, 1, moves=1)
    state = match.playing()
    view = state.view(state.turn)
    move, other = (state.move_of(code) for code in list(state.code_list())[:2])
    advice = advise(game_id, view, move, [Candidate(move, 90, 0.6), Candidate(other, 10, 0.4)])

    adviser = adviser_of(game_id)
    played = adviser.played(view)
    assert 0.0 <= played <= 1.0
    assert advice.expected == adviser.corrected(view.seats, adviser.outlook(view, 0.6), played)


def test_a_lead_counts_for_more_the_fewer_cards_are_to_come() -> None:
    state = new_match("kistenstapel").playing()
    view = state.view(state.turn)
    assert hasattr(view, "_replace")
    ahead = [7 if seat == view.seat else 0 for seat in range(view.seats)]
    early, late = (
        chance_of("kistenstapel", view._replace(scores=ahead, stock=stock), 0.5) for stock in (30, 2)
    )
    behind = chance_of("kistenstapel", view._replace(scores=[7 - each for each in ahead], stock=2), 0.5)

    assert 1 / view.seats < early < late
    assert behind < 1 / view.seats


def test_a_lead_counts_for_less_while_seats_hold_cards() -> None:
    state = new_match("kistenstapel").playing()
    view = state.view(state.turn)
    assert hasattr(view, "_replace")
    ahead = [7 if seat == view.seat else 0 for seat in range(view.seats)]
    full, empty = (
        chance_of("kistenstapel", view._replace(scores=ahead, stock=0, hands=[hand] * view.seats), 0.5)
        for hand in ([2, 1, 1, 0], [0, 0, 0, 0])
    )

    assert 1 / view.seats < full < empty


@pytest.mark.parametrize(("game_id", "first"), [("holzwurm", 0.0), ("kistenstapel", 3 / 45)])
def test_the_part_of_a_round_that_is_over_only_grows(game_id: str, first: float) -> None:
    """first: two seats have taken three cards of Kistenstapel's 45 when a round begins."""
    match, adviser, parts = new_match(game_id), adviser_of(game_id), []
    while not match.round_over:
        state = match.playing()
        parts.append(adviser.played(state.view(state.turn)))
        play_on(match, 1, moves=1)

    assert parts[0] == pytest.approx(first)
    assert parts == sorted(parts)
    assert 0.5 < parts[-1] <= 1.0
