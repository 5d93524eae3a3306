"""A table that is held, veiled or busy with a film: what waits, and what goes on after."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.session.tables import Table


def test_the_table_is_held_each_time_it_is_veiled(table: Table) -> None:
    for _ in range(2):
        table.session.veil()
        assert table.session.held
        table.session.unveil()
        assert not table.session.held


def test_under_the_curtain_no_move_is_taken_back(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    before = table.session.match.to_record()

    with qtbot.waitSignal(table.session.history_changed):
        table.session.veil()
    table.session.undo()

    assert table.session.match.to_record() == before
    assert table.session.undos == 0
    with qtbot.waitSignal(table.session.history_changed):
        table.session.unveil()
    assert table.session.can_undo


def test_while_the_table_is_held_an_answer_waits(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.session.hold()
    table.session.hold()
    move = table.session.match.playing().legal_moves()[0]
    table.players.answer(move.to_json())
    table.session.release()
    QCoreApplication.processEvents()
    assert len(table.moves) == 1

    with qtbot.waitSignal(table.session.events_happened):
        table.session.release()

    assert table.moves[-1] == move.to_json()


def test_a_table_held_while_an_answer_is_about_to_be_shown_keeps_still(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.players.answer(table.session.match.playing().legal_moves()[0].to_json())
    table.session.hold()
    QCoreApplication.processEvents()
    assert len(table.moves) == 1

    with qtbot.waitSignal(table.session.events_happened):
        table.session.release()

    assert len(table.moves) == 2


def test_while_a_film_runs_a_computer_player_thinks_and_its_move_waits(table: Table, qtbot: QtBot) -> None:
    table.session.events_happened.connect(lambda _events: table.session.begin_film())
    table.play_any()
    assert table.session.thinking
    table.players.answer(table.session.match.playing().legal_moves()[0].to_json())
    QCoreApplication.processEvents()
    assert len(table.moves) == 1

    with qtbot.waitSignal(table.session.events_happened):
        table.session.end_film()

    assert len(table.moves) == 2


def test_more_releases_than_holds_do_no_harm(table: Table) -> None:
    table.session.release()
    table.play_any()
    table.session.hold()
    table.players.answer(table.session.match.playing().legal_moves()[0].to_json())
    QCoreApplication.processEvents()

    assert len(table.moves) == 1
