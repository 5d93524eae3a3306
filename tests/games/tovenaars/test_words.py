"""Razende tovenaars in words."""

import pytest

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.game import GAME
from holzwurm_desktop.games.tovenaars.moves import (
    Attacked,
    Captured,
    Declined,
    DuelDecided,
    Filled,
    LeftEmpty,
    LineChosen,
    LinesRevealed,
    Raised,
    Reversed,
    RoundEnded,
    SleepChosen,
    SleepRevealed,
    Slid,
)
from holzwurm_desktop.text.words import Words
from tests.playing import play_on

WORDS = Words()
NAMES = ["Anna", "Bram"]


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("TH", "soldier 10"),
        ("KC", "soldier king"),
        ("4H", "money 4"),
        ("AS", "sleep spell ace"),
        ("3D", "strength spell 3"),
        ("5S", "block spell"),
        ("6D", "reversal spell"),
    ],
)
def test_a_card_is_called_by_its_part_in_the_game(card: str, name: str) -> None:
    assert text.card_name(WORDS, card) == name


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (LineChosen(0, None), "Anna has chosen a line."),
        (LineChosen(0, ("9", "K", "A")), "Anna has chosen a line: 9, king, ace."),
        (LinesRevealed((("9", "K", "A"), ("7", "8", "T"))), "The lines: Anna 9, king, ace; Bram 7, 8, 10."),
        (Slid(0, "9", 0, 2), "Anna slides to slot 3: 9."),
        (Attacked(0, 1, "J", 1, "9"), "Anna attacks: jack against 9."),
        (Raised(1, 3, 12), "Bram adds 3: strength 12."),
        (Declined(1, "challenge"), "Bram does not challenge."),
        (SleepChosen(0, None), "Anna has chosen a sleep spell."),
        (SleepChosen(0, "K"), "Anna has chosen a sleep spell: king."),
        (SleepRevealed(("K", "8"), 0), "Sleep spells: Anna king, Bram 8. Anna wins."),
        (SleepRevealed(("K", "K"), None), "Sleep spells: both king. They cancel each other."),
        (DuelDecided(1, (11, 12), "strength"), "12 against 11: Bram wins by strength."),
        (DuelDecided(0, (12, 12), "strength"), "12 against 12: Anna wins, who attacked."),
        (DuelDecided(1, (11, 12), "sleep"), "So Bram wins the duel."),
        (Reversed(0, False), "Anna reverses the duel."),
        (Reversed(1, True), "Bram reverses it back."),
        (Captured(1, 1, "9"), "Bram loses a soldier to the dungeon: 9."),
        (Filled(1, 1, "Q", None), "Bram fills slot 2: queen."),
        (Filled(1, 1, "9", (3, 6)), "Bram ransoms for 3 + 6: 9 to slot 2."),
        (LeftEmpty(1, 0), "Bram cannot fill slot 1: it stays empty."),
        (RoundEnded((1, 0), "won"), "Bram has no soldier left: Anna wins."),
    ],
)
def test_every_event_has_a_sentence(event: Event, said: str) -> None:
    assert text.event_text(WORDS, event, NAMES) == said


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="not an event"):
        text.event_text(WORDS, object(), NAMES)  # type: ignore[arg-type]


def test_everything_that_happens_in_a_match_can_be_said() -> None:
    match = Match.new(GAME, [Player("Anna", "random"), Player("Bram", "random")], {"rounds": 1}, 4)

    events = play_on(match, 4)

    assert all(text.event_text(WORDS, event, NAMES) for event in events)


def test_the_report_leaves_out_what_was_not_done() -> None:
    events: list[Event] = [
        Attacked(0, 1, "J", 1, "9"),
        Declined(1, "strength"),
        SleepChosen(0, "K"),
        SleepChosen(1, "8"),
        SleepRevealed(("K", "8"), 0),
        DuelDecided(0, (11, 9), "sleep"),
    ]

    assert text.report_text(WORDS, events, NAMES) == [
        "Anna attacks: jack against 9.",
        "Sleep spells: Anna king, Bram 8. Anna wins.",
        "So Anna wins the duel.",
    ]


def test_a_refusal_names_the_soldier_and_counts_slots_from_one() -> None:
    assert text.error_data(WORDS, {"card": "K", "slot": 0}) == {"card": "King", "slot": 1}
