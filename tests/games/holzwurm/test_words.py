"""Holzwurm in words."""

import pytest

from holzwurm_desktop.games.holzwurm import words as text
from holzwurm_desktop.games.holzwurm.deck import DECK, POISON, least_to_stay, taken_points, takes_row
from holzwurm_desktop.games.holzwurm.moves import Played, RoundEnded, RowTaken, WentOut
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words

WORDS = Words()
NAMES = ["Anna", "Bram"]


@pytest.mark.parametrize(
    ("card", "name", "long"),
    [
        ("B7", "blue 7", "blue 7, minus 7"),
        ("N10", "grey 10", "grey 10, plus 10"),
        ("X13", "the poisonous thirteen", "the poisonous thirteen, minus 13"),
    ],
)
def test_a_card_has_a_name_and_says_what_it_is_worth(card: str, name: str, long: str) -> None:
    assert text.card_name(WORDS, card) == name
    assert text.card_text(WORDS, card) == long


def test_every_card_has_a_name_of_its_own() -> None:
    names = {text.card_name(WORDS, card) for card in (*DECK, POISON)}

    assert len(names) == 66


@pytest.mark.parametrize(
    ("card", "row", "fate", "last", "said"),
    [
        ("B5", ["B1", "B9", "B4"], "B10", False, "stays"),
        ("B5", [], "B10", True, "stays, and you are out: +30"),
        ("B3", ["B1", "B9", "B4"], "G8", False, "takes 4 card(s) and fate: +2"),
        ("B3", ["B1", "B9", "B4"], "R7", True, "takes 4 card(s) and fate: −13"),
        ("B1", ["N2"], "X13", False, "takes 2 card(s) and the poison: −11, the round ends"),
    ],
)
def test_a_play_says_beforehand_what_it_will_do(
    card: str, row: list[str], fate: str, last: bool, said: str
) -> None:
    assert text.effect_text(WORDS, card, row, fate, last) == said


def test_taking_a_row_is_worth_the_row_and_the_fate_card() -> None:
    # The rules page counts the own card too, -3 of -3: it was in the hand before.
    assert taken_points(["B1", "B9", "B4", "N6"], "B10") == -1 - 9 + 4 + 6 + 10


def test_a_row_tells_its_number_colour_needs_and_cards() -> None:
    words = text.row_text(WORDS, 2, "N", ["N3", "N8"])

    assert words == "Colourless row, number 2: 2 card(s); 3 or more stays; from left to right: grey 3, grey 8"


def test_no_card_stays_in_a_row_of_eleven() -> None:
    assert text.needs_text(WORDS, 10) == "11 or more stays"
    assert text.needs_text(WORDS, 11) == "every card takes the row"


def test_the_fate_pile_is_told_from_the_top() -> None:
    assert text.fate_text(WORDS, ["X13", "R11", "B10"]) == (
        "Fate pile, next: blue 10, plus 10; then red 11, minus 11, the poisonous thirteen, minus 13"
    )
    assert text.fate_text(WORDS, ["X13"]) == "Fate pile: only the poisonous thirteen, minus 13 is left"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Played(0, "B7", 1, False, False, "B"), "Anna plays the blue 7 to the blue row."),
        (Played(0, "N7", 1, False, False, "G"), "Anna plays the grey 7 to the green row."),
        (Played(0, "N7", 1, False, False, "N"), "Anna plays the grey 7 to a colourless row."),
        (
            Played(0, "B7", 1, False, True, "B"),
            "Anna plays the blue 7 to a colourless row, which is now blue.",
        ),
        (Played(1, "N4", 0, True, False, "N"), "Bram opens a new row with the grey 4."),
        (
            RowTaken(1, 0, ("B2", "B1"), "G6"),
            "Bram takes 2 card(s), and the green 6 from the fate pile: +7 in all.",
        ),
        (RowTaken(0, 0, ("B2",), "X13"), "Anna takes 1 card(s), and with them the poisonous thirteen."),
        (WentOut(0), "Anna is out: +30."),
        (RoundEnded((12, -3), ((), ()), "out"), "The round is over, a hand is empty: Anna +12, Bram −3."),
        (
            RoundEnded((0, 4), ((), ()), "poison"),
            "The round is over, the poisonous thirteen is taken: Anna 0, Bram +4.",
        ),
    ],
)
def test_every_event_is_a_sentence(event: Played, sentence: str) -> None:
    assert text.event_text(WORDS, event, NAMES) == sentence


def test_the_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError):
        text.event_text(WORDS, object(), NAMES)  # type: ignore[arg-type]


def test_refusals_call_cards_and_colours_by_their_names() -> None:
    named = text.error_data(WORDS, {"card": "B7", "colour": "R", "row": 2})

    assert named == {"card": "the blue 7", "colour": "red", "row": 2}
    assert text.error_data(WORDS, {"card": "Q9"}) == {"card": "Q9"}


def test_the_words_of_a_game_are_found_by_its_id() -> None:
    assert game_text("holzwurm").card_name(WORDS, "Y4") == "yellow 4"


def test_a_game_without_words_is_refused() -> None:
    with pytest.raises(KeyError):
        game_text("no-such-game")


def test_the_least_value_that_stays_is_the_first_that_does_not_take_the_row() -> None:
    for length in range(11):
        least, row = least_to_stay(length), ["B1"] * length
        assert least is not None
        assert not takes_row(f"R{least}", row)
        assert least == 1 or takes_row(f"R{least - 1}", row)
    assert least_to_stay(11) is None
    assert takes_row("R11", ["B1"] * 11)
