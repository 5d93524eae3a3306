"""Whose matches are whose: spellings of one name, and names that are one person's."""

from __future__ import annotations

from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.storage.persons import same_persons, under_one_name


def rows(*names: str) -> list[MatchRow]:
    """Matches of these people, the latest first, each against a computer player called Zoë."""
    return [
        MatchRow(
            number, "holzwurm", "2026-01-01T00:00:00.000+00:00",
            (SeatResult(name, "human", None, 1, 1), SeatResult("Zoë", "computer", "easy", 0, 0)), 1, 0, 0, 0, False,
        )
        for number, name in enumerate(names)
    ]  # fmt: skip


def people(*names: str, **same: str) -> list[str]:
    return [row.seats[0].name for row in under_one_name(rows(*names), same)]


def test_spellings_of_one_name_are_one_person_under_the_latest() -> None:
    assert people("Zoë", "zoë", "Zoe\u0308", "Bea", "Bea ") == ["Zoë", "Zoë", "Zoë", "Bea", "Bea"]


def test_computer_players_are_no_persons() -> None:
    assert [row.seats[1].name for row in under_one_name(rows("zoë"), {"zoë": "Ann"})] == ["Zoë"]


def test_a_name_that_is_another_persons_counts_for_that_person() -> None:
    assert people("Ann", "Annie", "Bea", annie="ann") == ["Ann", "Ann", "Bea"]


def test_what_makes_no_sense_in_the_settings_is_left_out() -> None:
    assert same_persons({"annie": "Ann", "bea": 7, "cleo": " "}) == {"annie": "Ann"}
