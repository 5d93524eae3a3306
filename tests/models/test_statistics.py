"""Past matches and players as tables."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QObject, Qt
from pytestqt.modeltest import ModelTester

from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import matches_model, players_model
from holzwurm_desktop.storage.figures import PlayerSummary, Who
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.text.words import Words

SEATS = (SeatResult("Nora", "human", None, -12, 0.0), SeatResult("Mallet", "computer", "hard", 30, 1.0))
MATCH = MatchRow(1, "holzwurm", "2026-03-14T12:00:00+00:00", SEATS, 3, 754_000, 2, 1, practice=False)
PERSON = PlayerSummary("holzwurm", Who("Nora"), 4, 1, 0.25, 0.5, -3.25, 30)
COMPUTER = PlayerSummary("holzwurm", Who("", "hard"), 4, 3, 0.75, 0.5, 20, 51)


@pytest.fixture
def owner(qapp: object) -> QObject:
    QLocale.setDefault(QLocale("en_GB"))
    return QObject()


def test_a_match_reads_from_the_winner_down(owner: QObject, qtmodeltester: ModelTester) -> None:
    model = matches_model(Words(), owner)
    model.show_rows([MATCH])
    texts = [model.index(0, column).data() for column in range(model.columnCount())]
    assert texts[1:] == [
        "The Thirteenth Woodworm",
        "Mallet 30, Nora \N{MINUS SIGN}12",
        "",
        "2 hint(s), 1 move(s) taken back",
        "13 min",
        "3",
        "hard",
        "",
        "",
    ]
    qtmodeltester.check(model)


def test_people_go_by_name_and_computer_players_by_level(owner: QObject) -> None:
    model = players_model(Words(), owner)
    model.show_rows([PERSON, COMPUTER])
    assert [model.index(row, 0).data() for row in range(2)] == ["Nora", "Computer, hard"]
    assert [model.index(0, column).data() for column in range(2, 10)] == [
        "4", "1", "25 %", "0–100 %", "50 %", "\N{MINUS SIGN}3.2", "30", "0, at best 0",
    ]  # fmt: skip


def test_who_fits_a_person_is_told_with_the_strength_of_each_match(owner: QObject) -> None:
    fiete = SeatResult("Fiete", "computer", "easy", 30, 1.0, strength=1430.0)
    matches, players = matches_model(Words(), owner), players_model(Words(), owner)
    matches.show_rows([replace(MATCH, seats=(*SEATS, fiete, fiete._replace(strength=1510.0)))])
    players.show_rows([replace(COMPUTER, who=Who.at(fiete))])

    assert matches.index(0, 7).data() == "hard, made to measure: 1430, made to measure: 1510"
    assert players.index(0, 0).data() == "Computer, made to measure"


def test_columns_of_numbers_sort_by_the_number(owner: QObject) -> None:
    model = players_model(Words(), owner)
    model.show_rows([PERSON, COMPUTER])
    model.sort(7, Qt.SortOrder.DescendingOrder)
    assert [model.row(at).mean_score for at in range(2)] == [20, -3.25]
    model.sort(-1)
    assert model.row(0) is PERSON


def test_options_and_marks_are_said_in_words(owner: QObject) -> None:
    model = matches_model(Words(), owner)
    marked = replace(MATCH, options={"rounds": 3}, deal_number=7, day="2026-03-14", practice=True)
    model.show_rows([marked])
    texts = [model.index(0, column).data() for column in (9, 8, 3)]
    assert texts == ["Rounds: 3", "7", "practice, deal of the day"]


def test_a_column_that_needs_it_is_explained(owner: QObject) -> None:
    model = players_model(Words(), owner)
    assert "equally" in model.headerData(6, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)


def test_scores_have_a_true_minus_sign_and_at_most_one_decimal(owner: QObject) -> None:
    assert [score_text(score) for score in (7, -7, 2.5, -0.5, 0)] == [
        "7", "\N{MINUS SIGN}7", "2.5", "\N{MINUS SIGN}0.5", "0",
    ]  # fmt: skip
