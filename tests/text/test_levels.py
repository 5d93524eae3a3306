"""Who plays at each level, in words."""

from __future__ import annotations

import pytest

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.records import FITTING, LEVELS, PROGRAM_LEVEL, YARDSTICKS
from holzwurm_desktop.models.new_game import Seat
from holzwurm_desktop.text.levels import (
    LEVEL_LINES,
    LEVEL_NAMES,
    PERSONS,
    PROGRAM_FACE,
    face_of,
    kind_of,
    level_name,
    line_of,
    person_of,
    short_kind_of,
)
from holzwurm_desktop.text.words import Words

BOT = Player("Bot", PROGRAM_LEVEL, program="Bot")
FIETE = Player("Fiete", "easy", strength=1430.0)


def test_every_level_has_a_word_a_person_and_a_manner() -> None:
    for table in (LEVEL_NAMES, PERSONS, LEVEL_LINES):
        assert tuple(table) == LEVELS
        assert len(set(table.values())) == len(LEVELS)


@pytest.mark.parametrize(
    ("player", "face"),
    [
        (Player("Nora"), ""),
        *((Player("x", level), level) for level in LEVELS),
        *((Player("x", level), PROGRAM_FACE) for level in YARDSTICKS),
        (BOT, PROGRAM_FACE),
        (FIETE, FITTING),
        (Seat(level=FITTING), FITTING),
    ],
)
def test_a_seat_has_the_portrait_of_who_plays_there(player: Player, face: str) -> None:
    assert face_of(player) == face


@pytest.mark.parametrize(
    ("player", "kind"),
    [
        (Player("Nora"), ""),
        (Player("x", "hard"), "hard"),
        (Player("x", "ismcts"), "ismcts"),
        (BOT, "program"),
        (Player("Bo", PROGRAM_LEVEL, program="Bot"), "program ‘Bot’"),
        (FIETE, "made to measure: 1430"),
        (Seat(level=FITTING), "made to measure"),
    ],
)
def test_the_kind_of_a_computer_player_is_told(player: Player, kind: str) -> None:
    assert kind_of(Words(), player) == kind


@pytest.mark.parametrize(
    ("player", "kind"),
    [
        (Player("Nora"), ""),
        (Player("x", "hard"), "hard"),
        (Player("Bo", PROGRAM_LEVEL, program="Bot"), "program"),
        (FIETE, "made to measure"),
    ],
)
def test_where_there_is_little_room_less_is_told(player: Player, kind: str) -> None:
    assert short_kind_of(Words(), player) == kind


def test_who_fits_a_person_has_a_name_a_word_and_a_manner_like_the_others() -> None:
    known = {person_of(level) for level in LEVELS} | {level_name(level) for level in LEVELS}
    lines = {line_of(Seat(level=level)) for level in (*LEVELS, FITTING)}

    assert person_of(FITTING).source == "Fiete"
    assert {person_of(FITTING), level_name(FITTING)}.isdisjoint(known)
    assert len(lines - {None}) == len(LEVELS) + 1
    assert line_of(Seat()) is None
