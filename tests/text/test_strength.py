"""How strong a computer player is, in words."""

import pytest

from holzwurm_desktop.ai.fitting import Fit
from holzwurm_desktop.ai.scale import EVEN, Measured, Scale
from holzwurm_desktop.text import strength
from holzwurm_desktop.text.strength import fit_words, fitted_words, level_strength
from holzwurm_desktop.text.words import Words

MEASURED = Scale(
    {"random": Measured(1000.0, 50.0), **EVEN.players}, command="bench ladder", date="2026-11-29"
)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "scale_of", lambda game_id: MEASURED)


def test_a_level_is_told_by_how_often_it_beats_the_one_below() -> None:
    assert (
        level_strength(Words(), "holzwurm", "hard")
        == "Strength 1650: it wins 7 of 10 rounds against “medium”."
    )


def test_the_weakest_level_is_told_by_how_often_it_beats_random_play() -> None:
    told = "Strength 1200: it wins 8 of 10 rounds against somebody who plays at random."
    assert level_strength(Words(), "holzwurm", "beginner") == told


def test_rounds_are_told_also_where_longer_matches_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "scale_of", lambda game_id: MEASURED._replace(rounds=4))
    assert "6 of 10 rounds" in level_strength(Words(), "holzwurm", "hard")


def test_what_nobody_has_measured_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "scale_of", lambda game_id: EVEN)
    assert level_strength(Words(), "holzwurm", "hard") == ""


@pytest.mark.parametrize(
    ("points", "place"),
    [
        (1200.0, "Plays at 1200: like “beginner”."),
        (1210.0, "Plays at 1210: like “beginner”."),
        (1220.0, "Plays at 1220: between “beginner” and “easy”."),
        (1430.0, "Plays at 1430: between “easy” and “medium”."),
        (1490.0, "Plays at 1490: like “medium”."),
        (1780.0, "Plays at 1780: between “hard” and “expert”."),
        (1800.0, "Plays at 1800: like “expert”."),
    ],
)
def test_an_opponent_that_fits_says_where_it_stands(points: float, place: str) -> None:
    assert (
        fit_words(Words(), "holzwurm", Fit(points, 90.0)) == f"{place} It gets to know you with every match."
    )


def test_an_opponent_that_fits_says_how_the_person_has_done_against_it() -> None:
    told = "Plays at 1430: between “easy” and “medium”. You have won 7 of 13 match(es) against it."
    assert fit_words(Words(), "holzwurm", Fit(1430.0, 90.0, 20, 13, 7)) == told


@pytest.mark.parametrize(("beyond", "level"), [(-500.0, "beginner"), (4000.0, "expert")])
def test_a_strength_beyond_the_scale_is_that_of_its_end_as_it_plays(beyond: float, level: str) -> None:
    at_the_end = fit_words(Words(), "holzwurm", Fit(MEASURED.points(level), 90.0))

    assert f"Plays at {MEASURED.points(level):.0f}" in at_the_end
    assert fit_words(Words(), "holzwurm", Fit(beyond, 90.0)) == at_the_end


@pytest.mark.parametrize(
    ("people", "name", "told"),
    [
        (0, "Nora", "Made to measure for Nora."),
        (0, "", ""),
        (1, "Nora", ""),
        (2, "Nora", "Made to measure for Nora, the first person at the table."),
    ],
)
def test_whom_it_fits_is_told_where_that_is_not_plain(people: int, name: str, told: str) -> None:
    assert fitted_words(Words(), people, name) == told
