"""What is chosen before a match, and how it is remembered."""

import json
from random import Random

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.records import FITTING
from holzwurm_desktop.models.new_game import (
    RANDOM,
    YOUNGEST,
    Choices,
    Seat,
    default_choices,
    own_names,
    remembered_choices,
)
from holzwurm_desktop.text.words import Words

GAME = all_games()["holzwurm"]


def test_at_first_one_person_plays_three_easy_computer_players() -> None:
    choices = default_choices(GAME)
    assert choices.seats == (Seat(), *[Seat(level="easy")] * 3)
    assert choices.options == {"rounds": 3}


def test_choices_come_back_as_they_were_remembered() -> None:
    chosen = Choices((Seat("Nora"), Seat("", "expert"), Seat("Ben")), {"rounds": 5}, 2, 1)
    assert remembered_choices(GAME, json.loads(json.dumps(chosen.to_json()))) == chosen


def test_your_name_is_the_default_name_at_once() -> None:
    """A seat that was remembered with the name of then follows when the player is called otherwise."""
    remembered = Choices((Seat("Nora"), Seat("", "expert")), {"rounds": 5}).to_json()
    again = remembered_choices(GAME, remembered, "Nora")
    assert [player.name for player in again.players(Words(), "Ömer")] == ["Ömer", "Grandpa Knarz"]


def test_a_name_is_tidied_before_it_is_played_with() -> None:
    players = Choices((Seat("  Zoe\u0308\n "), Seat("x" * 300))).players(Words())
    assert [player.name for player in players] == ["Zoë", "x" * 23 + "…"]


def test_the_deal_number_is_not_remembered() -> None:
    chosen = Choices((Seat("Nora"), Seat("Ben")), {"rounds": 3}, deal_number=7)
    assert remembered_choices(GAME, chosen.to_json()).deal_number is None


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"seats": [{"name": "Nora", "level": None}]},
        {"seats": [{"name": 1, "level": None}] * 3},
        {"seats": [{"name": "Nora", "level": "genius"}] * 3},
        {"options": {"rounds": 1000, "colour": "red"}},
        {"start": 4, "youngest": -1},
        {"start": True, "youngest": None},
    ],
)
def test_what_makes_no_sense_is_remembered_as_the_default(data: object) -> None:
    assert remembered_choices(GAME, data) == default_choices(GAME)


def test_seats_without_a_name_get_one() -> None:
    players = Choices((Seat(), Seat("", "easy"), Seat("", "hard"), Seat(" Ben "))).players(Words())
    assert [player.name for player in players] == ["Player 1", "Lina", "Marthe", "Ben"]
    assert [player.level for player in players] == [None, "easy", "hard", None]


def test_the_youngest_or_the_chosen_seat_begins() -> None:
    seats = (Seat(), Seat(), Seat())
    assert Choices(seats, start=YOUNGEST, youngest=2).start_seat() == 2
    assert Choices(seats, start=1, youngest=2).start_seat() == 1


def test_the_lot_falls_on_every_seat() -> None:
    choices = Choices((Seat(), Seat(), Seat()), start=RANDOM)
    random = Random(1)
    assert {choices.start_seat(random) for _ in range(50)} == {0, 1, 2}


BOT = Seat(level="expert", program="Bot")


def test_a_seat_with_a_program_comes_back_as_it_was_remembered() -> None:
    chosen = Choices((Seat("Nora"), BOT, Seat("Bo", "expert", "Bot"), Seat("", "easy")), {"rounds": 5}, 2, 1)
    data = json.loads(json.dumps(chosen.to_json()))

    assert remembered_choices(GAME, data, programs=["Bot"]) == chosen
    assert "program" not in data["seats"][3]


def test_the_default_level_sits_in_place_of_a_program_that_is_gone() -> None:
    data = Choices((Seat("Nora"), BOT, Seat("Bo", "expert", "Bot")), {"rounds": 5}).to_json()

    seats = remembered_choices(GAME, data, programs=["Other"]).seats

    assert seats == (Seat("Nora"), Seat("", "easy"), Seat("Bo", "easy"))


def test_a_program_is_called_what_it_is_called_and_a_second_one_gets_a_number() -> None:
    long = Seat(level="expert", program="A program with a long n…")
    players = Choices((Seat("Nora"), BOT, BOT, long, long, Seat("Mine", "expert", "Bot"))).players(Words())

    assert [player.name for player in players] == [
        "Nora", "Bot", "Bot 2", "A program with a long n…", "A program with a long… 2", "Mine"
    ]  # fmt: skip
    assert [player.program for player in players][:3] == ["", "Bot", "Bot"]
    assert len({player.name for player in players}) == 6


def test_levels_are_called_as_who_plays_them_and_several_of_one_stay_apart() -> None:
    levels = ("easy", "expert", "easy", "beginner", "easy")
    players = Choices((Seat("Nora"), *(Seat(level=level) for level in levels))).players(Words())

    assert [player.name for player in players] == ["Nora", "Lina", "Grandpa Knarz", "Lina 2", "Pim", "Lina 3"]


def test_who_fits_a_person_is_remembered_as_such_and_not_at_a_strength() -> None:
    chosen = Choices((Seat("Nora"), Seat(level=FITTING), Seat("Robot", FITTING)), {"rounds": 5}, 2, 1)
    data = json.loads(json.dumps(chosen.to_json()))

    assert remembered_choices(GAME, data) == chosen
    assert data["seats"][1] == {"name": "", "level": "fitting"}


def test_who_fits_a_person_plays_in_the_middle_until_the_match_begins() -> None:
    """1500 points are the middle level in every game."""
    seats = (Seat("Nora"), Seat(level=FITTING), Seat(level="easy"), Seat(level=FITTING))

    assert Choices(seats).players(Words())[1:] == [
        Player("Fiete", "medium", strength=1500.0),
        Player("Lina", "easy"),
        Player("Fiete 2", "medium", strength=1500.0),
    ]


@pytest.mark.parametrize("seat", [Seat(), Seat(level="hard"), BOT, Seat(level=FITTING)])
def test_the_seat_of_a_player_is_the_one_that_was_chosen(seat: Seat) -> None:
    assert Seat.of(seat.player("Somebody")) == seat


def test_whoever_comes_for_a_program_is_not_counted_with_who_fits_a_person() -> None:
    """Though the nearest level of whoever fits may be the same."""
    seats = [Seat.of(Player("Fiete", "easy", strength=1400.0)), Seat(level="easy")]
    assert own_names(Words(), seats) == ["Fiete", "Lina"]
