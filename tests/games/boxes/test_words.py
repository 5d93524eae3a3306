"""Kistenstapel and the demolition game in words."""

from __future__ import annotations

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.afbraak import moves as demolition
from holzwurm_desktop.games.afbraak import words as afbraak
from holzwurm_desktop.games.boxes import words as box_words
from holzwurm_desktop.games.boxes.piles import WonCards
from holzwurm_desktop.games.kistenstapel import words as kistenstapel
from holzwurm_desktop.games.kistenstapel.moves import (
    BidMade,
    BidsRevealed,
    Built,
    Conceded,
    Drawn,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Passed,
    RoundEnded,
)
from holzwurm_desktop.text.words import Words

NAMES = ["Ann", "Bo"]
WORDS = Words()
BUILT = Built(0, 0, 5, (0, 0, 1, 0), (0, 0), 0, ((0, 0, 1), (0, 0, 2)), (), ())


def told(event: object) -> str:
    return kistenstapel.event_text(WORDS, event, NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (BUILT, "Ann builds and makes 5 point(s). 2 box(es) more · laid: 1 closed lid(s)."),
        (
            BUILT._replace(seat=1, laid=(-1, 0, 1, 0)),
            "Bo shows what Ann overlooked and makes 5 point(s). "
            "2 box(es) more · laid: 1 closed lid(s) · returned: 1 left side(s).",
        ),
        (Passed(0, 1), "Ann passes."),
        (Drawn(1, "O", 3), "Bo takes an open lid."),
        (Knocked(1, 0), "Bo knocks on the pass of Ann!"),
        (Conceded(1, 2), "Bo can show nothing: everyone else gets 2 point(s)."),
        (BidMade(0, None), "Ann has bid."),
        (BidMade(0, 7), "Ann bids 7."),
        (BidsRevealed((7, 0), 0), "The bids: Ann 7, Bo 0. Ann gets the unused cards."),
        (BidsRevealed((0, 0), None), "The bids: Ann 0, Bo 0."),
        (LeftoverTaken(0, (2, 0, 0, 1)), "Ann gets all unused cards: 2 left side(s), 1 open lid(s)."),
        (LeftoverDone(0, 4, None, True), "Ann is done and made 4 point(s) with the unused cards."),
        (LeftoverDone(0, 4, 9, False), "Ann made only 4 point(s) of the 9 that were bid: they do not count."),
        (RoundEnded((3, 4), "passes"), "Everybody has passed: Ann 3, Bo 4."),
    ],
)
def test_everything_that_happens_has_its_sentence(event: object, words: str) -> None:
    assert told(event) == words


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError):
        told(demolition.RoundEnded((1, 2), "gone"))
    with pytest.raises(TypeError):
        afbraak.event_text(WORDS, Passed(0, 1), NAMES)


@pytest.mark.parametrize("game", ["kistenstapel", "afbraak"])
def test_every_event_of_whole_rounds_can_be_told(game: str) -> None:
    text = {"kistenstapel": kistenstapel, "afbraak": afbraak}[game]
    match = Match.new(all_games()[game], [Player("Ann"), Player("Bo")], {}, 3)
    while not match.round_over:
        move = match.playing().legal_moves()[0]
        events = match.settle() if match.playing().waiting else match.play(move)
        assert all(text.event_text(WORDS, event, NAMES) for event in events)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("card-not-in-hand", "2 left side(s) too few"),
        ("pile-gap", "There is a gap here between two columns."),
        ("no-point", "This makes no point."),
    ],
)
def test_a_plan_that_cannot_be_built_says_why(code: str, words: str) -> None:
    assert kistenstapel.blame_text(WORDS, code, "L", 2) == words


def test_cards_are_counted_by_type() -> None:
    assert box_words.counted_cards(WORDS, (2, 0, 1, 0)) == "2 left side(s), 1 closed lid(s)"
    assert box_words.counted_cards(WORDS, (0, 0, 0, 0)) == "no card"


def test_columns_are_told_by_row_and_place() -> None:
    assert box_words.column_text(WORDS, 2, 3, 4, True) == "row 2, place 3: 4 box(es), open"
    assert box_words.column_text(WORDS, 2, 3, 0, False) == "row 2, place 3: empty"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        (WonCards(1, 0, 1, 0), "Brings: 1 left side(s), 1 closed lid(s)"),
        (WonCards(0, 0, 0, 0), "Brings no card"),
    ],
)
def test_what_a_box_brings_is_told_before_it_is_taken(won: WonCards, words: str) -> None:
    assert afbraak.brings_text(WORDS, won) == words


def test_a_lowered_open_lid_is_told() -> None:
    event = demolition.Removed(0, (1, 1, 2), WonCards(0, 0, 0, 0), True)
    assert "its open lid drops by one box" in afbraak.event_text(WORDS, event, NAMES).lower()


def test_a_refusal_names_the_missing_cards() -> None:
    data = {"card": "T", "count": 2}
    assert kistenstapel.error_data(WORDS, data)["card"] == "2 closed lid(s)"
