"""Computer players that are late, wrong or broken: the match goes on."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.answers import Answer
from tests.session.tables import ANN, BO, MakeTable, Table


def test_a_broken_player_is_replaced_by_a_legal_move_and_told(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    legal = [move.to_json() for move in table.session.match.playing().legal_moves()]

    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail("no more cards in the sleeve")

    assert table.moves[-1] in legal
    assert table.notices == [("computer-failed", {"name": "Bo", "reason": "no more cards in the sleeve"})]
    assert table.session.my_turn
    assert not table.session.thinking


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"seat": 7},
        {"seat": BO},
        {"seat": BO, "card": "Q1", "row": "new"},
        {"seat": ANN, "card": "B1", "row": 0},
    ],
)
def test_a_player_who_cheats_is_replaced_by_a_legal_move_and_told(
    table: Table, qtbot: QtBot, nonsense: Any
) -> None:
    table.play_any()
    legal = [move.to_json() for move in table.session.match.playing().legal_moves()]

    with qtbot.waitSignal(table.session.events_happened):
        table.players.answer(nonsense)

    assert table.moves[-1] in legal
    assert [code for code, _ in table.notices] == ["computer-failed"]
    assert table.session.my_turn


def test_a_stand_in_marks_the_match_in_its_stored_record(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail()

    assert table.stored["stand_ins"] == table.record["stand_ins"] == 1
    table.play_any()
    table.answer_any(qtbot)
    assert table.record["stand_ins"] == 1


def test_a_match_in_which_nobody_failed_has_no_such_mark(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)

    assert "stand_ins" not in table.stored


def test_the_same_deal_again_begins_without_the_mark(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail()
    table.session.restart_same_deal()

    assert "stand_ins" not in table.stored


def test_undo_while_a_stand_in_is_looked_for_gives_it_up(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.players.fail()
    table.session.undo()
    qtbot.wait(0)

    assert not table.session.thinking
    assert table.moves == []
    table.play_any()
    table.answer_any(qtbot)
    assert table.session.match.stand_ins == 0


def test_where_even_the_stand_in_breaks_a_legal_move_is_made(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ValueError("no")

    monkeypatch.setattr("holzwurm_desktop.session.stand_in.quick_answer", broken)
    table.play_any()
    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail()

    assert table.session.my_turn


def test_where_the_stand_in_gets_stuck_a_legal_move_is_made(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()
    monkeypatch.setattr("holzwurm_desktop.session.stand_in.PATIENCE_MS", 10)
    monkeypatch.setattr("holzwurm_desktop.session.stand_in.quick_answer", lambda *_: released.wait(20))
    table = make_table()
    table.session.start()
    table.play_any()
    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail()
    looking = [thread for thread in threading.enumerate() if thread.name == "stand-in"]
    assert looking
    assert all(thread.daemon for thread in looking)  # whoever quits does not wait for it
    released.set()

    assert table.session.my_turn


def test_a_stand_in_that_is_given_up_stops_looking(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(
        "holzwurm_desktop.session.stand_in.quick_answer", lambda *question: asked.append(question)
    )
    table = make_table()
    table.session.start()
    table.play_any()
    view = table.session.match.playing().view(BO)
    table.players.fail()
    qtbot.waitUntil(lambda: bool(asked))
    table.session.undo()

    ((game, seen, level, _, given_up),) = asked
    assert (game, seen, level) == (table.session.match.game, view, "hard")
    assert given_up()


def test_another_question_gives_up_the_one_before(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up: list[Any] = []
    monkeypatch.setattr(
        "holzwurm_desktop.session.stand_in.quick_answer", lambda *question: given_up.append(question[-1])
    )
    match = table.session.match
    for count in (1, 2):
        table.session._stand_in.ask(match.game, match.playing().view(ANN), "hard", 1)
        qtbot.waitUntil(lambda count=count: len(given_up) == count)

    assert [each() for each in given_up] == [True, False]


def test_a_late_answer_to_a_closed_table_is_dropped(table: Table) -> None:
    table.play_any()
    question = table.players.open[0]
    answer = table.session.match.playing().legal_moves()[0].to_json()
    table.session.close()
    table.players.answered.emit(Answer(question.number, answer))

    assert table.players.cancelled == [question.number]
    assert len(table.moves) == 1
    assert table.players.listeners == (0, 0)


def test_a_closed_table_takes_no_moves(table: Table) -> None:
    move = table.session.legal_moves()[0]
    table.session.close()
    table.session.play(move)

    assert table.moves == []
