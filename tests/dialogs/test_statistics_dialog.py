"""Statistics: from stored results alone, with what they rest on."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.match import Player

PEOPLE = [Player("Nora"), Player("Ben")]


def play_match(program: Program, deal: int, practice: bool = False) -> None:
    session = program.games.new_match("holzwurm", PEOPLE, {"rounds": 1}, deal, 0)
    if practice:
        session.restart_same_deal()
    random = Random(deal)
    while not session.match.over:
        session.play(random.choice(session.legal_moves()))
    session.close()


def make(program: Program, qtbot: QtBot) -> StatisticsDialog:
    dialog = StatisticsDialog(
        program.storage.statistics, "holzwurm", program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> StatisticsDialog:
    for deal in (1, 2, 3):
        play_match(program, deal)
    play_match(program, 4, practice=True)
    return make(program, qtbot)


def test_without_any_match_it_says_so(program: Program, qtbot: QtBot) -> None:
    dialog = make(program, qtbot)
    assert dialog.matches_table.model().rowCount() == 0
    assert "0 finished match" in dialog.basis.text()
    assert not dialog.export_button.isEnabled()


def test_finished_matches_and_players_are_listed(dialog: StatisticsDialog) -> None:
    assert dialog.matches_table.model().rowCount() == 3
    names = {dialog.players_table.model().index(row, 0).data() for row in range(2)}
    assert names == {"Nora", "Ben"}


def test_it_says_how_many_matches_the_figures_rest_on(dialog: StatisticsDialog) -> None:
    assert "3 finished match" in dialog.basis.text()
    assert "1 practice match" in dialog.basis.text()


def test_practice_matches_stand_apart(dialog: StatisticsDialog) -> None:
    dialog.practice.click()
    assert dialog.matches_table.model().rowCount() == 1
    assert "1 practice match" in dialog.basis.text()


def test_a_click_on_a_title_sorts_by_the_numbers_below_it(dialog: StatisticsDialog) -> None:
    model = dialog.players_table.model()
    dialog.players_table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    wins = [int(model.index(row, 3).data()) for row in range(model.rowCount())]
    assert wins == sorted(wins, reverse=True)


def test_the_game_column_is_there_for_all_games_only(dialog: StatisticsDialog) -> None:
    assert dialog.matches_table.isColumnHidden(1)
    dialog.game_box.setCurrentIndex(0)
    assert not dialog.matches_table.isColumnHidden(1)


def test_the_matches_can_be_exported(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.export_button.click()
    assert len(target.read_text().splitlines()) == 1 + 3 * len(PEOPLE)


def test_an_export_that_fails_is_told(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path), ""))
    dialog.export_button.click()
    assert str(tmp_path) in dialog.basis.text()
