"""Hints: asked for, called off, counted, broken."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from tests.session.tables import ANN, Table


def test_a_hint_is_counted_and_told(table: Table) -> None:
    move = table.session.legal_moves()[2]
    table.session.request_hint()
    question = table.players.open[0]
    assert (question.game_id, question.level) == ("holzwurm", "expert")
    assert question.view == table.session.match.playing().view(ANN)

    table.players.answer(move.to_json())

    assert table.hints == [move]
    assert table.session.hints == 1
    assert table.store.meta(table.session.saved.match_id)["hints"] == 1
    assert table.moves == []
    table.session.request_hint()
    assert [question.level for question in table.players.open] == ["expert"]


def test_a_hint_comes_with_what_it_was_chosen_from(table: Table) -> None:
    moves = table.session.legal_moves()[:2]
    table.session.request_hint()

    weighed = [[move.to_json(), 40 - index, 0.5] for index, move in enumerate(moves)]
    table.players.answer(moves[0].to_json(), [*weighed, [{"no": "move"}, 1, 0.5]])

    assert table.session.weighed == tuple(
        Candidate(move, 40 - index, 0.5) for index, move in enumerate(moves)
    )


@pytest.mark.parametrize("solved", [True, False])
def test_a_hint_knows_whether_what_it_was_chosen_from_was_solved(table: Table, solved: bool) -> None:
    moves = table.session.legal_moves()[:2]
    table.session.request_hint()
    table.players.answer(moves[0].to_json(), [[move.to_json(), 1, 0.5] for move in moves], solved)

    assert [each.solved for each in table.session.weighed] == [solved, solved]


def test_a_hint_is_asked_for_once_at_a_time(table: Table) -> None:
    table.session.request_hint()
    table.session.request_hint()

    assert len(table.players.open) == 1


def test_a_move_calls_a_hint_off_and_it_does_not_count(table: Table) -> None:
    table.session.request_hint()
    number = table.players.open[0].number
    table.play_any()

    assert table.players.cancelled == [number]
    assert table.hints == [None]
    assert table.session.hints == 0


def test_after_a_hint_was_called_off_another_can_be_asked_for(table: Table, qtbot: QtBot) -> None:
    table.session.request_hint()
    table.play_any()
    table.answer_any(qtbot)
    move = table.session.legal_moves()[0]
    table.session.request_hint()
    table.players.answer(move.to_json())

    assert table.hints == [None, move]


@pytest.mark.parametrize("leave", ["undo", "close"])
def test_a_hint_for_a_position_that_is_left_is_called_off(table: Table, qtbot: QtBot, leave: str) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.request_hint()
    number = table.players.open[0].number
    getattr(table.session, leave)()

    assert table.players.cancelled == [number]
    assert table.hints == [None]
    assert table.session.hints == 0


def test_no_hint_is_given_while_others_think(table: Table) -> None:
    table.play_any()
    table.session.request_hint()

    assert len(table.players.open) == 1


@pytest.mark.parametrize("nonsense", [{}, {"seat": 9}, {"seat": 0, "card": 5}])
def test_a_hint_that_makes_no_sense_is_told_as_failed(table: Table, nonsense: Any) -> None:
    table.session.request_hint()
    table.players.answer(nonsense)

    assert table.hints == [None]
    assert [code for code, _ in table.notices] == ["hint-failed"]
    assert table.session.hints == 0


def test_a_broken_hint_is_told_and_another_can_be_asked_for(table: Table) -> None:
    table.session.request_hint()
    table.players.fail()
    table.session.request_hint()

    assert [code for code, _ in table.notices] == ["hint-failed"]
    assert len(table.players.open) == 1
