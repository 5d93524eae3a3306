"""Statistics: from stored results alone, with what they rest on."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.analysis import analyse
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.match_filter import BETWEEN, BOTH, PRACTICE
from holzwurm_desktop.dialogs.same_person import SamePersonDialog
from holzwurm_desktop.dialogs.statistics import AGAINST, CHARTS, PLAYERS, RATING, StatisticsDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.models.scores import score_text
from tests.playing import ROOT

PEOPLE = [Player("Nora"), Player("Ben")]


def play_match(program: Program, deal: int, practice: bool = False, players: list[Player] = PEOPLE) -> int:
    session = program.matches.new_match("holzwurm", players, {"rounds": 1}, deal, 0)
    session.hold()
    if practice:
        session.restart_same_deal()
    random = Random(deal)
    while not session.match.over:
        session._make(random.choice(session.match.playing().legal_moves()))
    session.close()
    return session.saved.match_id


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


def rows(dialog: StatisticsDialog) -> int:
    return dialog.matches_table.model().rowCount()


def column(dialog: StatisticsDialog, title: str) -> int:
    model = dialog.matches_table.model()
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    return heads.index(title)


def test_without_any_match_it_says_so(program: Program, qtbot: QtBot) -> None:
    dialog = make(program, qtbot)
    assert rows(dialog) == 0
    assert "0 finished match" in dialog.basis.text()
    assert not dialog.export_button.isEnabled()
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
    assert "no matches to draw" in dialog.chart_line.text()


def test_finished_matches_and_players_are_listed(dialog: StatisticsDialog) -> None:
    assert rows(dialog) == 3
    dialog.tabs.setCurrentIndex(PLAYERS)
    names = {dialog.players_table.model().index(row, 0).data() for row in range(2)}
    assert names == {"Nora", "Ben"}


def test_it_says_how_many_matches_the_figures_rest_on(dialog: StatisticsDialog) -> None:
    assert "3 finished match" in dialog.basis.text()
    assert "1 practice match" in dialog.basis.text()


def test_practice_matches_stand_apart(dialog: StatisticsDialog) -> None:
    dialog.filter.kind.setCurrentIndex(PRACTICE)
    assert rows(dialog) == 1
    assert dialog.matches_table.model().index(0, 3).data() == "practice"
    dialog.filter.kind.setCurrentIndex(BOTH)
    assert rows(dialog) == 4


def test_a_click_on_a_title_sorts_by_the_numbers_below_it(dialog: StatisticsDialog) -> None:
    at = column(dialog, "Deal")
    dialog.matches_table.sortByColumn(at, Qt.SortOrder.DescendingOrder)
    model = dialog.matches_table.model()
    assert [model.index(row, at).data() for row in range(3)] == ["3", "2", "1"]


def test_what_is_sorted_stays_sorted_when_other_matches_are_meant(dialog: StatisticsDialog) -> None:
    at = column(dialog, "Deal")
    dialog.matches_table.sortByColumn(at, Qt.SortOrder.AscendingOrder)
    dialog.filter.kind.setCurrentIndex(BOTH)
    model = dialog.matches_table.model()
    assert [model.index(row, at).data() for row in range(4)] == ["1", "2", "3", "4"]


def test_the_game_column_is_there_for_all_games_only(dialog: StatisticsDialog) -> None:
    assert dialog.matches_table.isColumnHidden(1)
    dialog.filter.game.setCurrentIndex(0)
    assert not dialog.matches_table.isColumnHidden(1)


def test_matches_are_found_by_person_and_by_level(program: Program, qtbot: QtBot) -> None:
    play_match(program, 1)
    play_match(program, 2, players=[Player("Ada"), Player("Plane", "hard")])
    dialog = make(program, qtbot)
    dialog.filter.person.setCurrentText("Ada")
    assert rows(dialog) == 1
    dialog.filter.person.setCurrentIndex(0)
    dialog.filter.level.setCurrentIndex(4)
    assert rows(dialog) == 1
    dialog.filter.level.setCurrentIndex(5)
    assert rows(dialog) == 0


def test_matches_are_found_by_their_dates(dialog: StatisticsDialog) -> None:
    dialog.filter.period.setCurrentIndex(BETWEEN)
    assert rows(dialog) == 3
    dialog.filter.since.setDate(QDate.currentDate().addDays(-9))
    dialog.filter.until.setDate(QDate.currentDate().addDays(-1))
    assert rows(dialog) == 0


def test_the_last_days_begin_at_midnight_here(dialog: StatisticsDialog) -> None:
    dialog.filter.period.setCurrentIndex(1)
    since = dialog.filter.selection.since
    assert since is not None
    assert since.astimezone().time().isoformat() == "00:00:00"
    assert since < datetime.now(UTC)


def test_a_chosen_match_is_shown_in_full(dialog: StatisticsDialog) -> None:
    assert not dialog.details.isVisible()
    dialog.matches_table.selectRow(0)
    assert dialog.details.isVisible()
    assert dialog.details.sheet.columnCount() == 2
    assert "Deal 3" in dialog.details.line.text()


def test_a_match_is_looked_through(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    assert not dialog.replay_button.isEnabled()
    dialog.matches_table.selectRow(1)
    with qtbot.waitSignal(dialog.replay_requested) as asked:
        dialog.replay_button.click()
    assert asked.args == [dialog.shown[1].match_id]


def test_it_says_against_whom_one_won(dialog: StatisticsDialog) -> None:
    dialog.tabs.setCurrentIndex(AGAINST)
    dialog.who[0].setCurrentIndex(dialog.who[0].findText("Nora"))
    dialog.who[0].activated.emit(dialog.who[0].currentIndex())
    model = dialog.against_table.model()
    assert [model.index(0, at).data() for at in range(2)] == ["Ben", "3"]


def test_charts_are_drawn_in_the_colours_of_the_theme(dialog: StatisticsDialog, program: Program) -> None:
    dialog.tabs.setCurrentIndex(CHARTS)
    charts = dialog._charts
    assert charts is not None
    assert charts.over_time.accessibleDescription().startswith("3 match")
    for theme in ("dark", "light"):
        program.preferences.change(theme=theme)
        base = program.appearance.palette.base
        assert charts.over_time.grab().toImage().pixelColor(2, 2) == base


def test_accuracy_is_drawn_once_a_match_was_analysed(program: Program, qtbot: QtBot) -> None:
    match_id = play_match(program, 1)
    dialog = make(program, qtbot)
    dialog.tabs.setCurrentIndex(CHARTS)
    assert dialog._charts is not None
    assert not dialog._charts.accuracy.isVisible()
    dialog.close()

    match = program.matches.load(match_id)
    program.matches.analyst(match, match_id).take(analyse(match, 20))
    again = make(program, qtbot)
    again.tabs.setCurrentIndex(CHARTS)
    assert again._charts is not None
    assert again._charts.accuracy.isVisible()
    assert again._charts.accuracy.accessibleDescription().startswith("1 match")


def test_charts_are_walked_by_arrows_and_each_point_is_told(
    dialog: StatisticsDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog.tabs.setCurrentIndex(CHARTS)
    from holzwurm_desktop.dialogs import plot  # here, as it loads numpy

    said: list[str] = []
    monkeypatch.setattr(plot, "say", lambda _widget, text, urgent=False: said.append(text))
    charts = dialog._charts
    assert charts is not None
    dialog.activateWindow()
    chart = charts.over_time
    plain = chart.grab().toImage()
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(chart.hasFocus)
    focused = chart.grab().toImage()
    assert focused != plain  # a ring round the chart

    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        qtbot.keyClick(chart, key)
    numbers = [text.partition(",")[0] for text in said]
    assert numbers == ["Match 1", "Match 2", "Match 3", "Match 3", "Match 1"]
    assert chart.point is not None
    assert said[-1].endswith(f": {score_text(chart.point.y)}")
    assert chart.grab().toImage() != focused  # and one round the point

    said.clear()
    qtbot.keyClick(charts.distribution, Qt.Key.Key_Left)
    assert charts.distribution.point is not None
    assert said == [charts.distribution.point.words]
    plots = (charts.over_time, charts.accuracy, charts.distribution, charts.by_level)
    assert {each.focusPolicy() for each in plots} == {Qt.FocusPolicy.StrongFocus}


def test_charts_want_one_game(dialog: StatisticsDialog) -> None:
    dialog.filter.game.setCurrentIndex(0)
    dialog.tabs.setCurrentIndex(CHARTS)
    assert dialog.chart_line.isVisible()
    assert "Choose one game" in dialog.chart_line.text()


def test_numpy_is_not_loaded_before_charts_are_looked_at() -> None:
    code = (
        "import sys, holzwurm_desktop.dialogs.statistics, holzwurm_desktop.app\n"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'pyqtgraph', 'openskill')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_people_are_rated_against_the_levels(program: Program, qtbot: QtBot) -> None:
    for deal in (1, 2):
        play_match(program, deal, players=[Player("Ada"), Player("Plane", "hard")])
    dialog = make(program, qtbot)
    dialog.tabs.setCurrentIndex(RATING)
    qtbot.waitUntil(lambda: dialog.ratings.table.model().rowCount() == 1)
    assert dialog.ratings.table.model().index(0, 0).data() == "Ada"
    hard = round(scale_of("holzwurm").points("hard"))
    assert f"hard {hard}" in dialog.ratings.line.text()
    dialog.filter.game.setCurrentIndex(0)
    assert "“medium” at 1500" in dialog.ratings.line.text()
    assert "hard" not in dialog.ratings.line.text()


def test_closing_while_ratings_are_worked_out_is_safe(program: Program, qtbot: QtBot) -> None:
    play_match(program, 1, players=[Player("Ada"), Player("Plane", "hard")])
    dialog = make(program, qtbot)
    dialog.tabs.setCurrentIndex(RATING)
    dialog.close()
    assert not dialog.isVisible()


def export(dialog: StatisticsDialog, monkeypatch: pytest.MonkeyPatch, path: Path, kind: str = "") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), kind))
    dialog.export_button.click()


def test_the_matches_are_exported_as_csv(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(dialog, monkeypatch, tmp_path / "out.csv")
    assert len((tmp_path / "out.csv").read_text().splitlines()) == 1 + 3 * len(PEOPLE)


@pytest.mark.parametrize(("name", "kind"), [("out.json", ""), ("out", "JSON (*.json)")])
def test_the_matches_are_exported_as_json(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    export(dialog, monkeypatch, tmp_path / name, kind)
    assert [row["deal_number"] for row in json.loads((tmp_path / name).read_text())] == [3, 2, 1]


def test_an_export_that_fails_is_told(
    dialog: StatisticsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(dialog, monkeypatch, tmp_path)
    assert str(tmp_path) in dialog.basis.text()


def test_from_the_window_a_past_match_is_looked_through(program: Program, qtbot: QtBot) -> None:
    number = play_match(program, 1)
    program.window.show()
    program.window.windows.replay_requested.emit(number)
    dialog = program.window.windows.latest
    assert dialog is not None
    assert "Replay" in dialog.windowTitle()
    assert dialog.session.index == 0  # type: ignore[attr-defined]
    dialog.reject()


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
def test_charts_stand_out_from_their_ground(dialog: StatisticsDialog, program: Program, theme: str) -> None:
    program.preferences.change(theme=theme)
    dialog.tabs.setCurrentIndex(CHARTS)
    assert dialog._charts is not None
    image = dialog._charts.distribution.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    base = program.appearance.palette.base
    other = sum(
        abs(QColor(image.pixel(x, y)).lightness() - base.lightness()) > 60
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )
    assert other > 100


def test_two_names_can_be_one_person_and_two_again(program: Program, qtbot: QtBot) -> None:
    play_match(program, 1)
    play_match(program, 2, players=[Player("Leonora"), Player("ben ")])
    program.window.windows.statistics("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    dialog.tabs.setCurrentIndex(PLAYERS)

    def people() -> list[str]:
        model = dialog.players_table.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def ask(name: str) -> SamePersonDialog:
        dialog.players_table.selectRow(people().index(name))
        dialog.same_button.click()
        return dialog.findChildren(SamePersonDialog)[-1]

    assert sorted(people()) == ["Leonora", "Nora", "ben"]
    question = ask("Leonora")
    question.others.setCurrentText("Nora")
    question.accept()
    assert sorted(people()) == ["Nora", "ben"]
    assert program.storage.people.same() == {"leonora": "Nora", "nora": "Nora", "ben": "ben"}
    ask("Nora").part_button.click()
    assert sorted(people()) == ["Leonora", "Nora", "ben"]


def test_people_are_sorted_by_the_language(program: Program, qtbot: QtBot) -> None:
    play_match(program, 1, players=[Player("Zoe"), Player("Ömer")])
    play_match(program, 2, players=[Player("Otto"), Player("Émile")])
    assert make(program, qtbot).filter.people == ["Émile", "Ömer", "Otto", "Zoe"]
