"""A match on the table: turns, saving, undo and redo."""

from __future__ import annotations

from typing import Any, cast
from unittest.mock import ANY

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.saving import NOT_STORED, SavedMatch
from holzwurm_desktop.session.table_session import NOBODY, TableSession
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.match_meta import Meta
from tests.session.tables import ANN, BO, MakeTable, Table

# Turns.


def test_a_person_is_asked_and_no_computer_player_thinks(table: Table) -> None:
    assert (table.session.turn, table.session.my_turn, table.session.thinking) == (ANN, True, False)
    assert table.players.open == []
    assert table.told == ["turn_changed"]


def test_after_a_person_the_computer_player_is_asked_with_its_own_view(table: Table) -> None:
    table.play_any()

    (question,) = table.players.open
    assert (question.game_id, question.level) == ("holzwurm", "hard")
    assert question.view == table.session.match.playing().view(BO)
    assert question.refuse(table.session.match.playing().legal_moves()[0].to_json()) == ""
    assert question.refuse({"seat": BO, "card": "Q1", "row": "new"}) != ""
    assert table.session.thinking
    assert table.session.legal_moves() == []


def test_who_plays_between_the_levels_is_asked_at_its_strength(make_table: MakeTable) -> None:
    table = make_table([Player("Ann"), Player("Bo", "easy", strength=1430.0)])
    table.session.start()
    table.play_any()

    (question,) = table.players.open
    assert (question.level, question.strength) == ("easy", 1430.0)
    # A match that is resumed goes on at the same strength, whatever fits the person by then.
    assert Match.from_record(table.stored).players[BO].strength == 1430.0


def test_a_level_is_asked_without_any_strength(table: Table) -> None:
    table.play_any()

    assert table.players.open[0].strength is None


def test_it_is_told_who_thinks_and_when_that_is_over(table: Table, qtbot: QtBot) -> None:
    with (
        qtbot.waitSignal(table.session.thinking_changed) as begun,
        qtbot.waitSignal(table.session.history_changed),
    ):
        table.play_any()
    with qtbot.waitSignal(table.session.thinking_changed) as ended:
        table.answer_any(qtbot)

    assert [repr(each) for each in begun.args] == ["1", "True"]
    assert [repr(each) for each in ended.args] == ["1", "False"]


def test_an_answer_is_played_and_the_person_is_to_move_again(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)

    assert [move["seat"] for move in table.moves] == [ANN, BO]
    assert table.session.my_turn


def test_a_person_cannot_move_out_of_turn(table: Table) -> None:
    move = table.session.legal_moves()[0]
    table.play_any()
    table.session.play(move)

    assert len(table.moves) == 1


def test_it_is_told_when_a_person_has_moved_and_while_a_computer_player_thinks(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table([Player("Bo", "hard"), Player("Ann")])
    told: list[Any] = []
    table.session.person_moved.connect(lambda: told.append("moved"))
    table.session.thinking_changed.connect(lambda *thinks: told.append(thinks))
    table.session.start()
    table.answer_any(qtbot)
    table.play_any()

    assert told == [(0, True), (0, False), (0, True), "moved"]


def test_an_illegal_move_is_refused_with_its_reason(table: Table) -> None:
    other = table.session.match.playing().view(BO).hand[0]  # type: ignore[attr-defined]
    move = table.session.legal_moves()[0]
    refusal = table.session.play(move._replace(card=other))  # type: ignore[attr-defined]

    assert refusal is not None
    assert refusal.code == "card-not-in-hand"
    assert table.moves == []
    assert table.session.my_turn


def test_a_match_between_computer_players_only_plays_itself(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table([Player("Bo", "easy"), Player("Cy", "easy")], rounds=1)
    table.session.start()
    table.play_round(qtbot)

    assert table.session.match.over
    assert table.told[-2:] == ["round_finished", "match_finished"]
    assert table.session.viewer == NOBODY


def test_in_hotseat_the_viewer_is_whose_turn_it_is(make_table: MakeTable) -> None:
    table = make_table([Player("Ann"), Player("Eve")])
    table.session.start()
    viewers = [table.session.viewer]
    table.play_any()
    viewers.append(table.session.viewer)

    assert viewers == [ANN, 1]
    assert table.session.watcher == NOBODY


def test_the_end_of_a_round_waits_for_the_next_to_be_asked_for(table: Table, qtbot: QtBot) -> None:
    turns: list[int] = []
    table.session.turn_changed.connect(turns.append)
    table.play_round(qtbot)
    assert (table.told[-1], table.session.turn, table.players.open) == ("round_finished", NOBODY, [])
    assert turns[-1] == NOBODY

    table.session.next_round()

    assert len(table.session.match.rounds) == 2
    assert table.stored == table.record
    assert table.session.turn == BO
    assert len(table.players.open) == 1


def test_a_move_of_chance_is_made_and_stored_by_itself(opened: Opened, qapp: object) -> None:
    match = Match.new(all_games()["superspion"], [Player("Ann"), Player("Eve")], {}, 5)
    while match.playing().turn != CHANCE:  # nothing is done but taking cards until the stock is empty
        moves = match.playing().legal_moves()
        match.play(next(move for move in moves if {"discard", "end"} & {*move.to_json()}))
    table = Table(opened, match)
    table.session.start()

    assert "chance" in table.moves[-1]
    assert table.stored == table.record
    assert table.session.my_turn
    table.session.close()


def test_no_round_is_dealt_before_the_one_that_is_played_is_over(table: Table) -> None:
    table.session.next_round()

    assert len(table.session.match.rounds) == 1
    assert table.told[-1] != "position_replaced"


def test_after_the_last_round_no_other_is_dealt(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(rounds=1)
    table.session.start()
    table.play_round(qtbot)

    table.session.next_round()

    assert len(table.session.match.rounds) == 1
    assert table.told[-1] == "match_finished"


# Saving.


def test_every_move_is_stored_before_it_is_shown(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(rounds=1)
    checked = []
    table.session.events_happened.connect(lambda _: checked.append(table.stored == table.record))
    table.session.start()
    table.play_round(qtbot)

    assert len(checked) == len(table.moves)
    assert all(checked)
    assert table.stored["winners"] == table.session.match.winners


def test_a_resumed_match_is_the_one_that_was_left(table: Table, opened: Opened, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.close()
    record = opened.matches.load(table.session.saved.match_id)
    match = Match.from_record(record)

    again = Table(opened, match, SavedMatch(opened.matches, table.session.saved.match_id, match))
    again.session.start()
    again.play_any()

    assert again.record["rounds"][0]["moves"][:2] == table.record["rounds"][0]["moves"]
    assert again.stored == again.record
    again.session.close()


# Undo and redo.


def test_undo_goes_back_to_the_last_decision_of_a_person(table: Table, qtbot: QtBot) -> None:
    before = table.record
    table.play_any()
    table.answer_any(qtbot)

    with qtbot.waitSignal(table.session.history_changed):
        table.session.undo()

    assert table.record == before == table.stored
    assert (table.session.my_turn, table.session.can_undo, table.session.can_redo) == (True, False, True)


def test_redo_plays_again_what_was_taken_back(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    after = table.record

    table.session.undo()
    table.session.redo()

    assert table.record == after == table.stored
    assert not table.session.can_redo


def test_after_redo_the_table_is_shown_anew_and_who_was_thinking_is_asked_again(table: Table) -> None:
    table.play_any()
    view = table.players.open[0].view
    table.session.undo()
    table.told.clear()

    table.session.redo()

    assert table.told == ["position_replaced", "turn_changed"]
    assert [question.view for question in table.players.open] == [view]


def test_several_undos_are_redone_one_by_one(table: Table, qtbot: QtBot) -> None:
    records_seen = [table.record]
    for _ in range(3):
        table.play_any()
        table.answer_any(qtbot)
        records_seen.append(table.record)
    for record in records_seen[2::-1]:
        table.session.undo()
        assert table.record == record == table.stored
    for record in records_seen[1:]:
        table.session.redo()
        assert table.record == record == table.stored


def test_after_another_move_nothing_can_be_redone(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.undo()
    table.session.play(table.session.legal_moves()[1])

    assert not table.session.can_redo
    table.session.redo()
    assert len(table.moves) == 1


def test_undo_while_a_player_thinks_calls_the_thinking_off(table: Table) -> None:
    table.play_any()
    number = table.players.open[0].number

    table.session.undo()

    assert table.players.cancelled == [number]
    assert not table.session.thinking
    assert not table.session.practice


def test_an_answer_that_was_called_off_is_not_played(table: Table) -> None:
    table.play_any()
    question = table.players.open[0]
    answer = table.session.match.playing().legal_moves()[0].to_json()
    table.session.undo()
    table.players.answered.emit(Answer(question.number, answer))

    assert table.moves == []


def test_undo_past_another_players_move_makes_the_match_practice(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    assert table.session.undo_breaks_fairness

    table.session.undo()

    assert table.session.practice
    assert "practice_started" in table.told
    assert table.store.meta(table.session.saved.match_id)["practice"] is True
    assert table.store.meta(table.session.saved.match_id)["undos"] == 1


def test_undo_after_the_end_of_a_match_opens_it_again(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(rounds=1)
    table.session.start()
    table.play_round(qtbot)

    table.session.undo()

    assert not table.session.match.round_over
    assert table.stored == table.record
    assert table.session.my_turn


def test_where_no_person_has_moved_nothing_can_be_undone(make_table: MakeTable, qtbot: QtBot) -> None:
    table = make_table(start=BO)
    table.session.start()
    table.answer_any(qtbot)
    assert not table.session.can_undo

    table.session.undo()

    assert len(table.moves) == 1
    assert not table.session.practice


def test_undo_after_the_end_of_a_match_that_counts_leaves_its_result(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(rounds=1)
    table.session.start()
    table.play_round(qtbot)
    finished, record = table.session.saved.match_id, table.stored

    table.session.undo()

    assert table.session.saved.match_id != finished
    assert table.store.load(finished) == record
    assert table.store.meta(finished)["practice"] is False
    assert table.store.meta(table.session.saved.match_id) == {**table.session._meta(), "duration_ms": ANY}


# Whatever happens, the record stays right.


def test_the_record_of_a_match_with_undos_can_be_replayed(table: Table, qtbot: QtBot) -> None:
    for step in range(6):
        table.play_any()
        table.answer_any(qtbot)
        if step % 2:
            table.session.undo()

    stored = records.parse(records.dump(table.stored))
    assert Match.from_record(stored).to_record() == table.record


def test_where_only_computers_play_nobody_is_told_what_happened_since_a_turn(make_table: MakeTable) -> None:
    table = make_table([Player("Bo", "easy"), Player("Di", "easy")])
    table.session.start()

    assert table.session.told_seat == NOBODY


def test_whoever_looks_on_from_the_seat_of_a_computer_is_told_each_move_alone(table: Table) -> None:
    assert table.session.told_seat == ANN
    table.session.set_viewer(BO)

    assert table.session.told_seat == NOBODY


@pytest.mark.parametrize("done", [{}, {"hints": 1}, {"undos": 1}])
def test_a_dealt_match_is_missed_once_there_was_a_hint_or_an_undo(
    opened: Opened, table: Table, done: Meta
) -> None:
    match = Match.from_record(table.record)
    players = cast(ComputerPlayers, table.players)
    session = TableSession(match, SavedMatch.new(opened.matches, match), players, meta=done, fresh=True)
    assert session.untouched is (done == {})
    session.close()


def test_a_match_that_was_not_just_dealt_may_be_missed(opened: Opened, table: Table) -> None:
    match = Match.from_record(table.record)
    session = TableSession(match, SavedMatch.new(opened.matches, match), cast(ComputerPlayers, table.players))
    assert not session.untouched
    session.close()


def test_before_a_person_has_moved_there_is_nothing_to_take_back(table: Table) -> None:
    table.session.undo()

    assert not table.session.can_undo
    assert not table.session.undo_breaks_fairness
    assert table.session.undos == 0
    assert "position_replaced" not in table.told


def test_nothing_is_taken_back_and_no_hint_given_under_the_curtain(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.veil()
    table.session.undo()
    table.session.request_hint()

    assert len(table.moves) == 2
    assert table.players.open == []
    assert not table.session.can_undo
    assert not table.session.can_redo
    assert not table.session.can_hint


def test_a_match_that_was_not_stored_yet_is_when_it_starts(opened: Opened, table: Table) -> None:
    match = Match.from_record(table.session.match.to_record())
    unstored = Table(opened, match, SavedMatch(opened.matches, NOT_STORED, match))
    unstored.session.start()

    assert unstored.stored["rounds"] == unstored.record["rounds"]
    assert unstored.session.saved.match_id != NOT_STORED
    unstored.session.close()


def test_what_could_not_be_stored_is_known_and_stored_when_that_is_asked_for(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise StorageError("io-error")

    with monkeypatch.context() as patch:
        patch.setattr(type(table.store), "append_move", broken)
        table.play_any()
        assert table.session.unsaved is True
        assert table.session.save() is False
        assert table.session.trouble is not None
        assert table.session.trouble.code == "io-error"

    assert table.session.save() is True
    assert (table.session.unsaved, table.session.trouble) == (False, None)
    assert table.stored == table.record


def test_whoever_leaves_the_table_stores_what_was_missed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise StorageError("io-error")

    with monkeypatch.context() as patch:
        patch.setattr(type(table.store), "append_move", broken)
        table.play_any()
    table.session.close()

    assert table.stored == table.record
