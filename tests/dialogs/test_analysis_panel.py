"""The analysis beside a replay: made with progress and cancel, marked in the list, drawn, and a better move shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.analysis import FROM, Analysis, Judged, analyse, judgement
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.analysis_panel import AnalysisPanel
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.kistenstapel.moves import Build
from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable
from holzwurm_desktop.models.chances import chance_at, lines_of
from holzwurm_desktop.session.analyst import Analyst
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.table.settings import TableSettings
from tests.dialogs.test_replay_dialog import played, press
from tests.playing import GAMES
from tests.session.scripted_players import ScriptedPlayers

FEW = 60


class Open:
    """A replay with an analyst whose questions nobody answers unless the test does."""

    def __init__(self, program: Program, qtbot: QtBot, match: Match, analysed: bool = True) -> None:
        self.match = match
        self.players = ScriptedPlayers()
        self.kept: dict[str, Any] = {}
        analyst = Analyst(cast(ComputerPlayers, self.players), match, {}, self.kept.__setitem__)
        if analysed:
            analyst.take(analyse(match, FEW))

        def make_table(session: ReplaySession) -> Any:
            return program._make_table(session, TableSettings(speed="off"))  # type: ignore[arg-type]

        session = ReplaySession(match, 0)
        words = program.languages.words
        self.dialog = ReplayDialog(session, analyst, make_table, words, program.appearance)
        qtbot.addWidget(self.dialog)
        self.dialog.resize(1000, 640)
        self.dialog.show()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    @property
    def panel(self) -> AnalysisPanel:
        assert self.dialog.analysis is not None
        return self.dialog.analysis

    @property
    def found(self) -> Analysis:
        assert self.panel.analysis is not None
        return self.panel.analysis

    def row(self, position: int) -> str:
        """The row of a position in the list of moves."""
        return str(self.dialog.moves.index(self.dialog.moves.row_of(position), 0).data())

    def worse(self) -> tuple[int, Judged]:
        """The position after the first move that was an inaccuracy or worse, and what is known of it."""
        return next(
            (index + 1, known)
            for index, known in enumerate(self.found.rounds[0])
            if known is not None and judgement(self.match.game.id, known) in FROM
        )


@pytest.fixture
def opened(program: Program, qtbot: QtBot) -> Open:
    return Open(program, qtbot, played())


def test_before_it_is_made_the_budget_is_named_and_nothing_else_shown(program: Program, qtbot: QtBot) -> None:
    panel = Open(program, qtbot, played(), analysed=False).panel
    assert panel.start_button.isVisible()
    assert f"{adviser_of('holzwurm').iterations} step" in panel.budget.text()
    for part in (panel.graph, panel.progress, panel.stop_button, panel.better_button):
        assert not part.isVisible()


def test_it_is_made_with_progress_and_can_be_stopped_at_once(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played(), analysed=False)
    panel = opened.panel
    panel.start_button.click()
    assert panel.progress.isVisible()
    assert not panel.start_button.isVisible()
    opened.players.answer({})
    assert (panel.progress.value(), panel.progress.maximum()) == (1, len(opened.match.rounds[0].moves))

    panel.stop_button.click()

    assert opened.players.open == []
    assert len(opened.players.cancelled) == 1
    assert panel.start_button.isVisible()
    assert not panel.progress.isVisible()


def test_the_keyboard_goes_from_part_to_part_and_to_what_was_found(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played(), analysed=False)
    panel = opened.panel
    opened.dialog.list.setFocus()
    press(opened.dialog, qtbot, Qt.Key.Key_F6)
    assert panel.isAncestorOf(opened.dialog.focusWidget())

    panel.start_button.click()
    assert panel.stop_button.hasFocus()
    panel.stop_button.click()
    assert panel.start_button.hasFocus()
    panel.start_button.click()
    panel.analyst.cancel()
    panel.start_button.click()
    for _ in opened.match.rounds[0].moves:
        opened.players.answer({})
    assert panel.graph.hasFocus()


def test_a_failure_is_told_and_it_can_be_begun_again(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played(), analysed=False)
    opened.panel.start_button.click()
    opened.players.fail("no reason")
    assert "no reason" in opened.panel.budget.text()
    opened.panel.start_button.click()
    assert "no reason" not in opened.panel.budget.text()
    assert len(opened.players.open) == 1


def test_closing_the_replay_gives_the_analysis_up(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played(), analysed=False)
    opened.panel.start_button.click()
    opened.dialog.reject()
    assert opened.players.open == []


def test_the_list_says_what_each_move_is_called(opened: Open) -> None:
    for index, known in enumerate(opened.found.rounds[0]):
        called = None if known is None else judgement("holzwurm", known)
        marks = {"best": "best move", "good": "good move", "inaccuracy": "?! inaccuracy: −"}
        assert marks.get(str(called), str(called or "")) in opened.row(index + 1)


def test_a_mark_comes_when_the_analysis_is_there(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played(), analysed=False)
    before = opened.row(1)
    opened.panel.analyst.take(analyse(opened.match, FEW))
    assert opened.row(1).startswith(f"{before}\n")


def test_the_better_move_is_shown_at_the_position_before_with_its_reason(opened: Open, qtbot: QtBot) -> None:
    position, known = opened.worse()
    opened.dialog.seek(position)
    assert opened.panel.better_button.isEnabled()
    assert known.best is not None

    press(opened.dialog, qtbot, Qt.Key.Key_B)

    table = opened.dialog.table.table
    assert opened.dialog.session.index == position - 1
    assert opened.dialog.session.viewer == opened.dialog.seen_by.currentData() == known.best.seat
    assert table.hinted == known.best
    assert table._hint[0].startswith("Better: ")
    assert table._hint[0] != "Better: "
    opened.dialog.session.step(1)
    assert table.hinted is None


def test_nothing_better_is_offered_after_the_best_move_or_a_deal(opened: Open, qtbot: QtBot) -> None:
    best = next(
        i for i, known in enumerate(opened.found.rounds[0]) if known is not None and known.best is None
    )
    for position in (0, best + 1):
        opened.dialog.seek(position)
        assert not opened.panel.better_button.isEnabled()
        press(opened.dialog, qtbot, Qt.Key.Key_B)
        assert opened.dialog.session.index == position


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_shows_its_better_moves(program: Program, qtbot: QtBot, game_id: str) -> None:
    opened = Open(program, qtbot, played(game_id))
    for index, known in list(enumerate(opened.found.rounds[0]))[:60]:
        if known is not None and judgement(game_id, known) in FROM:
            opened.dialog.seek(index + 1)
            opened.panel.show_better()
            assert opened.dialog.session.index == index
            assert opened.dialog.table.table.hinted == known.best


def test_a_better_build_is_drawn_on_the_pile_and_cannot_be_made(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, played("kistenstapel"))
    shown = 0
    for index, known in enumerate(opened.found.rounds[0]):
        if known is None or judgement("kistenstapel", known) not in FROM or not isinstance(known.best, Build):
            continue
        opened.dialog.seek(index + 1)
        opened.panel.show_better()
        table = opened.dialog.table.table
        assert isinstance(table, KistenstapelTable)
        assert table.planner.draft is not None
        assert table.planner.good  # also where the card came only once nobody had objected to a pass
        assert not table.tools_of.build.isVisible()
        opened.dialog.seek(index + 1)
        assert table.planner.draft is None
        shown += 1
    assert shown


def test_the_graph_goes_where_one_clicks_and_is_told(opened: Open, qtbot: QtBot) -> None:
    graph = opened.panel.graph
    at = QPoint(graph.width() - 2, graph.height() // 2)
    qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=at)
    assert opened.dialog.session.index == opened.dialog.session.count - 1
    assert "Anna" in graph.accessibleDescription()
    assert graph.accessibleName()
    graph.setFocus()
    press(opened.dialog, qtbot, Qt.Key.Key_Left)
    assert opened.dialog.session.index == opened.dialog.session.count - 2


def test_each_seat_has_its_line_from_its_first_decision_to_the_result(opened: Open) -> None:
    lines = lines_of(opened.match, opened.found, 0)
    for seat, line in enumerate(lines):
        assert [point.position for point in line] == sorted(point.position for point in line)
        assert line[-1].chance == float(seat in opened.match.winners) / len(opened.match.winners)
        assert chance_at(line, line[0].position - 1) is None
        assert chance_at(line, line[0].position) is not None
    assert any(point.worse for line in lines for point in line)


def test_figures_stand_beside_the_samples_of_the_lines(opened: Open) -> None:
    for player, label in zip(opened.match.players, opened.panel.figures, strict=True):
        assert label.text().startswith(f"{player.name}: accuracy ")


def test_open_cards_are_another_analysis(opened: Open) -> None:
    panel = opened.panel
    panel.view.setCurrentIndex(1)
    assert panel.analysis is None
    assert not panel.graph.isVisible()
    assert "\n" not in opened.row(1)
    panel.start_button.click()
    assert len(opened.players.open) == 1
    panel.stop_button.click()
    panel.view.setCurrentIndex(0)
    assert panel.graph.isVisible()
    assert "\n" in opened.row(1)


def test_where_all_is_open_there_is_nothing_to_choose(program: Program, qtbot: QtBot) -> None:
    panel = Open(program, qtbot, played("afbraak")).panel
    assert panel.view.count() == 1
    assert not panel.view.isVisible()


def test_what_is_played_on_from_here_carries_none(opened: Open, qtbot: QtBot) -> None:
    opened.dialog.seek(3)
    with qtbot.waitSignal(opened.dialog.retry_requested) as asked:
        opened.dialog.retry_button.click()
    assert asked.args is not None
    assert "meta" not in asked.args[0].extra


def test_a_match_that_goes_on_is_not_analysed(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    session = program.matches.practise(played(moves=4))
    window.show_match(session)
    window.replay_opener.look_through(session)
    dialog = window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    assert dialog.analysis is None
    dialog.reject()


def test_a_finished_match_is_analysed_in_the_window_and_kept(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    window = program.window
    window.show()
    session = program.matches.practise(played("afbraak"))
    window.show_match(session)
    for made in (False, True):
        window.replay_opener.look_through(session)
        dialog = window.windows.latest
        assert isinstance(dialog, ReplayDialog)
        assert dialog.analysis is not None
        assert (dialog.analysis.analysis is not None) is made
        if not made:
            with qtbot.waitSignal(dialog.analysis.analyst.changed, timeout=60_000):
                dialog.analysis.start_button.click()
            dialog.record_button.click()
            record = json.loads(QApplication.clipboard().text())
            assert record["meta"]["analysis"] == dialog.analysis.analyst.written()
        dialog.reject()
        QApplication.processEvents()
    saved = tmp_path / "saved.holzwurm.json"
    program.matches.save_record(session.match, saved)
    assert json.loads(saved.read_text("utf-8"))["meta"] == record["meta"]
    assert "meta" not in session.match.extra
