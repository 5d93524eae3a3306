"""Names on one line, in one spelling, of limited length."""

from __future__ import annotations

import unicodedata

import pytest

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.names import LONGEST_NAME, name_key, tidy_name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Bea ", "Bea"),
        (" Bea  de\tWit", "Bea de Wit"),
        ("Zoe\u0308", "Zoë"),
        ("Ann\nBea", "Ann Bea"),
        ("\u202eAnn\u2066", "Ann"),
        ("a\u0000b", "a b"),
        ("half \ud800 pair", "half pair"),
        ("\n", ""),
        ("x" * 10**6, "x" * (LONGEST_NAME - 1) + "…"),
    ],
)
def test_a_name_is_tidied(given: str, shown: str) -> None:
    assert tidy_name(given) == shown


@pytest.mark.parametrize("name", ["Zoë", "zoë", "ZOË ", unicodedata.normalize("NFD", "Zoë")])
def test_spellings_of_one_name_have_one_key(name: str) -> None:
    assert name_key(name) == name_key("Zoë")


def test_other_names_have_other_keys() -> None:
    assert name_key("Zoe") != name_key("Zoë")


def test_a_name_from_a_record_is_tidied() -> None:
    assert Player.from_json({"name": "Bea\n ", "player": "human"}).name == "Bea"
