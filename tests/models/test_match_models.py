"""Move list and score sheet of the match on the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.models.move_list import MoveListModel
from holzwurm_desktop.models.scores import ScoresModel, score_text
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.text.words import Words


@pytest.fixture
def session(qapp: object, tmp_path: Path) -> Iterator[TableSession]:
    opened = open_database(tmp_path / "games.sqlite")
    matches = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    session = matches.new_match("holzwurm", [Player("Nora"), Player("Ben")], {"rounds": 2}, 1, 0)
    session.start()
    yield session
    session.close()
    matches.close()
    opened.close()


def finish_round(session: TableSession) -> None:
    while not session.match.round_over:
        session.play(session.legal_moves()[0])


def test_the_move_list_grows_with_every_move(session: TableSession, qtmodeltester: ModelTester) -> None:
    model = MoveListModel(Words())
    model.follow(session)
    assert model.rowCount() == 0
    session.play(session.legal_moves()[0])
    session.play(session.legal_moves()[0])
    assert model.rowCount() == 2
    assert model.index(0, 0).data().startswith("1. Nora ")
    assert model.index(1, 0).data().startswith("2. Ben ")
    qtmodeltester.check(model)


def test_the_move_list_shrinks_when_a_move_is_taken_back(session: TableSession) -> None:
    model = MoveListModel(Words())
    model.follow(session)
    session.play(session.legal_moves()[0])
    session.undo()
    assert model.rowCount() == 0


def test_the_move_list_begins_anew_with_the_next_round(session: TableSession) -> None:
    model = MoveListModel(Words())
    model.follow(session)
    finish_round(session)
    assert model.rowCount() == len(session.match.rounds[0].moves)
    session.next_round()
    assert model.rowCount() == 0


def test_a_list_that_follows_nothing_is_empty(session: TableSession) -> None:
    model = MoveListModel(Words())
    model.follow(session)
    session.play(session.legal_moves()[0])
    model.follow(None)
    assert model.rowCount() == 0


def test_the_score_sheet_has_a_column_for_each_finished_round_and_the_total(
    session: TableSession, qtmodeltester: ModelTester
) -> None:
    model = ScoresModel(Words())
    model.follow(session)
    assert (model.rowCount(), model.columnCount()) == (2, 1)
    finish_round(session)
    assert (model.rowCount(), model.columnCount()) == (2, 2)
    scores = session.match.rounds[0].scores
    assert scores is not None
    shown = [model.index(seat, 0).data().replace("\N{MINUS SIGN}", "-") for seat in range(2)]
    assert shown == [str(score) for score in scores]
    assert model.headerData(0, Qt.Orientation.Vertical) == "Nora"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "1"
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "Round 1"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Total"
    qtmodeltester.check(model)


def shown(model: ScoresModel) -> list[list[str]]:
    """The cells, row by row."""
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_score_sheet_counts_a_round_that_goes_on_as_the_seats_do(qapp: object, tmp_path: Path) -> None:
    opened = open_database(tmp_path / "games.sqlite")
    matches = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    session = matches.new_match("afbraak", [Player("Nora"), Player("Ben")], {"rounds": 2}, 1, 0)
    model = ScoresModel(Words())
    model.follow(session)
    session.start()
    assert shown(model) == [["0", "0"], ["0", "0"]]

    for _ in range(12):
        session.play(session.legal_moves()[0])
        won = [str(points) for points in session.points or ()]
        assert len(won) == 2
        assert shown(model) == [[each, each] for each in won]
    assert any(session.points or ())

    finish_round(session)
    scores = [str(score) for score in session.match.rounds[0].scores or ()]
    assert shown(model) == [[each, each] for each in scores]
    session.next_round()
    assert shown(model) == [[each, "0", each] for each in scores]
    session.close()
    matches.close()
    opened.close()


def test_list_and_score_sheet_wait_until_the_last_move_has_been_seen(session: TableSession) -> None:
    scores, moves = ScoresModel(Words()), MoveListModel(Words())
    while len(session.legal_moves()) > 0:
        match = session.match.before(len(session.match.rounds[0].moves))
        last = session.legal_moves()[0]
        match.play(last)
        if match.round_over:
            break
        session.play(last)
    for model in (scores, moves):
        model.follow(session)
    session.events_happened.connect(lambda _events: session.begin_film())
    before, count = shown(scores), moves.rowCount()

    session.play(last)

    assert session.match.round_over
    assert shown(scores) == before == [["0"], ["0"]]
    assert moves.rowCount() == count
    session.end_film()
    assert [row[-1] for row in shown(scores)] == [score_text(total) for total in session.match.totals]
    assert moves.rowCount() == count + 1
