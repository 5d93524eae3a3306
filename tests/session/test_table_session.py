"""A match on the table: turns, saving, undo, hints, computer players that are late, wrong or broken."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any, cast
from unittest.mock import ANY

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session import playing_time
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import NOBODY, TableSession
from holzwurm_desktop.storage.database import Opened
from tests.session.scripted_players import ScriptedPlayers

ANN, BO = 0, 1
SEATS = [Player("Ann"), Player("Bo", "hard")]


class Table:
    """A session with what it told, and its scripted players."""

    def __init__(self, opened: Opened, match: Match, saved: SavedMatch | None = None, **meta: Any) -> None:
        self.store = opened.matches
        self.players = ScriptedPlayers()
        self.session = TableSession(
            match,
            saved or SavedMatch.new(opened.matches, match),
            cast(ComputerPlayers, self.players),
            speed="off",
            meta=meta,
        )
        self.told: list[str] = []
        self.notices: list[tuple[str, Any]] = []
        self.hints: list[Any] = []
        session = self.session
        for name in ("events_happened", "position_replaced", "turn_changed", "round_finished"):
            getattr(session, name).connect(lambda *_, name=name: self.told.append(name))
        for name in ("match_finished", "practice_started", "viewer_changed"):
            getattr(session, name).connect(lambda *_, name=name: self.told.append(name))
        session.noticed.connect(lambda code, data: self.notices.append((code, data)))
        session.hint_found.connect(self.hints.append)

    @property
    def record(self) -> dict[str, Any]:
        return self.session.match.to_record()

    @property
    def stored(self) -> dict[str, Any]:
        record: dict[str, Any] = self.store.load(self.session.saved.match_id)
        return record

    @property
    def moves(self) -> list[Any]:
        return self.session.match.rounds[-1].moves

    def play_any(self) -> None:
        """A legal move of the person to move."""
        self.session.play(self.session.legal_moves()[0])

    def answer_any(self, qtbot: QtBot) -> None:
        """Any legal move of the computer player, shown."""
        move = self.session.match.playing().legal_moves()[-1]
        with qtbot.waitSignal(self.session.events_happened):
            self.players.answer(move.to_json())

    def play_round(self, qtbot: QtBot) -> None:
        while not self.session.match.round_over:
            if self.session.my_turn:
                self.play_any()
            else:
                self.answer_any(qtbot)


class HandClock:
    """Stands in for the session's clock; time goes on when a test says so."""

    now = 0

    def start(self) -> None:
        self._begun = HandClock.now

    def restart(self) -> int:
        passed = self.elapsed()
        self.start()
        return passed

    def elapsed(self) -> int:
        return HandClock.now - self._begun


MakeTable = Callable[..., Table]


@pytest.fixture
def make_table(opened: Opened, qapp: object) -> Iterator[MakeTable]:
    """Makes tables of Holzwurm, by default Ann (a person) against Bo; Ann begins."""
    tables: list[Table] = []

    def make(players: list[Player] | None = None, rounds: int = 2, start: int = ANN) -> Table:
        seats = SEATS if players is None else players
        match = Match.new(all_games()["holzwurm"], seats, {"rounds": rounds}, 5, start)
        tables.append(Table(opened, match))
        return tables[-1]

    yield make
    for table in tables:
        table.session.close()


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """A table at which the match has started."""
    made = make_table()
    made.session.start()
    return made


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
    assert table.session.thinking
    assert table.session.legal_moves() == []


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
    table.play_round(qtbot)
    assert (table.told[-1], table.session.turn, table.players.open) == ("round_finished", NOBODY, [])

    table.session.next_round()

    assert len(table.session.match.rounds) == 2
    assert table.stored == table.record
    assert table.session.turn == BO
    assert len(table.players.open) == 1


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
    table.players.answered.emit(question.number, answer, [])

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


def test_the_same_deal_again_is_practice_and_leaves_the_old_match_running(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    make_table()
    table = make_table()  # the second one, so that its id is no truth value
    table.session.start()
    deal = table.session.match.rounds[0].deal
    old = table.session.saved.match_id
    table.play_any()
    record = table.stored

    with qtbot.waitSignal(table.session.left_behind) as told:
        table.session.restart_same_deal()

    assert (table.session.match.rounds[0].deal, table.moves) == (deal, [])
    assert table.session.practice
    assert table.session.saved.match_id != old
    assert told.args == [old, True]
    assert table.told[-3:] == ["practice_started", "position_replaced", "turn_changed"]
    assert table.store.load(old) == record
    assert table.stored["rounds"] == table.record["rounds"]
    assert table.store.meta(table.session.saved.match_id)["practice"] is True


def test_the_same_deal_again_is_a_match_that_nobody_has_touched(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    table.answer_any(qtbot)
    table.session.undo()
    assert table.session.can_redo

    table.session.restart_same_deal()

    assert not table.session.can_redo
    assert table.session.untouched
    table.play_any()
    assert not table.session.untouched


def test_the_same_deal_again_calls_off_who_thinks(table: Table) -> None:
    table.play_any()
    (question,) = table.players.open

    table.session.restart_same_deal()

    assert table.players.cancelled == [question.number]
    assert not table.session.thinking


def test_the_match_left_behind_is_practice_once_a_move_is_made_in_its_copy(table: Table) -> None:
    old = table.session.saved.match_id
    table.play_any()
    table.session.restart_same_deal()
    assert table.store.meta(old)["practice"] is False

    table.play_any()

    assert table.store.meta(old)["practice"] is True


def test_a_match_that_is_over_still_counts_when_its_deal_is_played_again(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(rounds=1)
    table.session.start()
    table.play_round(qtbot)
    old = table.session.saved.match_id

    with qtbot.assertNotEmitted(table.session.left_behind):
        table.session.restart_same_deal()
    table.play_any()

    assert table.store.meta(old)["practice"] is False


def test_the_duration_of_a_match_counts_from_its_restart(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    HandClock.now = 5_000
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, duration_ms=90_000)
    table.session.start()
    HandClock.now += 30_000

    table.session.restart_same_deal()
    HandClock.now += 400
    table.play_any()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 400
    table.session.close()


def test_the_match_left_for_the_same_deal_keeps_the_time_that_was_played_in_it(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5), duration_ms=90_000)
    old = table.session.saved.match_id
    table.session.start()
    HandClock.now += 30_000  # and no move since

    table.session.restart_same_deal()

    assert table.store.meta(old)["duration_ms"] == 120_000
    table.session.close()


def test_hints_and_undos_of_a_match_are_not_counted_again_in_its_restart(
    opened: Opened, qapp: object
) -> None:
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, hints=3, undos=2)
    table.session.start()
    table.play_any()

    table.session.restart_same_deal()
    table.play_any()

    meta = table.store.meta(table.session.saved.match_id)
    assert (meta["hints"], meta["undos"]) == (0, 0)
    table.session.close()


def test_leaving_a_match_stores_how_long_it_was_looked_at_since_the_last_move(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 700

    table.session.close()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 700


def test_the_table_is_held_each_time_it_is_veiled(table: Table) -> None:
    for _ in range(2):
        table.session.veil()
        assert table.session.held
        table.session.unveil()
        assert not table.session.held


def test_under_the_curtain_no_move_is_taken_back(table: Table) -> None:
    table.play_any()
    before = table.session.match.to_record()

    table.session.veil()
    table.session.undo()

    assert table.session.match.to_record() == before
    assert table.session.undos == 0


def test_the_duration_of_a_resumed_match_goes_on_from_what_it_was(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    match = Match.new(all_games()["holzwurm"], SEATS, {}, 5)
    table = Table(opened, match, duration_ms=90_000)
    table.session.start()
    HandClock.now += 400
    table.play_any()

    assert table.store.meta(table.session.saved.match_id)["duration_ms"] == 90_400
    table.session.close()


def played_ms(table: Table) -> int:
    """The playing time, as it is stored when the match is left."""
    table.session.close()
    return table.store.meta(table.session.saved.match_id)["duration_ms"]


def test_time_in_which_nobody_looks_is_not_played(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 400
    table.session.set_watched(False)
    HandClock.now += 75_000
    table.session.set_watched(True)
    HandClock.now += 30

    assert played_ms(table) == 430


def test_time_behind_the_curtain_is_not_played(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    table.session.veil()
    HandClock.now += 75_000
    table.session.unveil()
    HandClock.now += 30

    assert played_ms(table) == 30


def test_time_after_the_end_of_a_round_is_not_played(
    make_table: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = make_table()
    table.session.start()
    table.play_round(qtbot)
    HandClock.now += 75_000

    assert played_ms(table) == 0


def test_somebody_who_went_away_is_not_counted_for_ever(
    opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += 10 * playing_time.IDLE_MS
    table.play_any()
    HandClock.now += 30

    assert played_ms(table) == playing_time.IDLE_MS + 30


def test_who_asks_for_a_hint_is_there(opened: Opened, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_time, "QElapsedTimer", HandClock)
    table = Table(opened, Match.new(all_games()["holzwurm"], SEATS, {}, 5))
    table.session.start()
    HandClock.now += playing_time.IDLE_MS
    table.session.request_hint()
    HandClock.now += playing_time.IDLE_MS

    assert played_ms(table) == 2 * playing_time.IDLE_MS


# Hints.


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


def test_a_hint_comes_with_what_it_was_chosen_from(table: Table) -> None:
    moves = table.session.legal_moves()[:2]
    table.session.request_hint()

    weighed = [[move.to_json(), 40 - index, 0.5] for index, move in enumerate(moves)]
    table.players.answer(moves[0].to_json(), [*weighed, [{"no": "move"}, 1, 0.5]])

    assert table.session.weighed == tuple(
        Candidate(move, 40 - index, 0.5) for index, move in enumerate(moves)
    )


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


# Holding the table still.


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


# Players that are wrong or broken.


def test_a_broken_player_is_replaced_by_a_legal_move_and_told(table: Table, qtbot: QtBot) -> None:
    table.play_any()
    legal = [move.to_json() for move in table.session.match.playing().legal_moves()]

    with qtbot.waitSignal(table.session.events_happened):
        table.players.fail("no more cards in the sleeve")

    assert table.moves[-1] in legal
    assert table.notices == [("computer-failed", {"name": "Bo", "reason": "no more cards in the sleeve"})]
    assert table.session.my_turn


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
    released.set()

    assert table.session.my_turn


def test_a_late_answer_to_a_closed_table_is_dropped(table: Table) -> None:
    table.play_any()
    question = table.players.open[0]
    answer = table.session.match.playing().legal_moves()[0].to_json()
    table.session.close()
    table.players.answered.emit(question.number, answer, [])

    assert table.players.cancelled == [question.number]
    assert len(table.moves) == 1


def test_a_closed_table_takes_no_moves(table: Table) -> None:
    move = table.session.legal_moves()[0]
    table.session.close()
    table.session.play(move)

    assert table.moves == []


# Whatever happens, the record stays right.


def test_the_record_of_a_match_with_undos_can_be_replayed(table: Table, qtbot: QtBot) -> None:
    for step in range(6):
        table.play_any()
        table.answer_any(qtbot)
        if step % 2:
            table.session.undo()

    stored = records.parse(records.dump(table.stored))
    assert Match.from_record(stored).to_record() == table.record
