"""Seats that may object to a move: asked at once, the first one counts, people have time or are all waited for."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.kistenstapel.moves import Knock, Pass
from holzwurm_desktop.session import objections
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.objections import Asked, Objections
from holzwurm_desktop.session.opponents import Opponents
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import NOBODY, TableSession
from holzwurm_desktop.storage.database import Opened
from tests.session.scripted_players import ScriptedPlayers

SHORT = 0.05
"""Seconds: for what is waited for to its end."""
LONG = 600.0


def view(seat: int) -> Any:
    match = Match.new(all_games()["kistenstapel"], [Player("a"), Player("b"), Player("c")], {}, 1)
    return match.playing().view(seat)


class Asking:
    """A question to some seats, with scripted computer players."""

    def __init__(self, *levels: str | None, seconds: float | None = LONG, quick: float = 0.0) -> None:
        self.players = ScriptedPlayers()
        self.objections = Objections(cast(Opponents, self.players))
        self.objections.seconds = seconds
        self.told: list[Any] = []
        self.objections.objected.connect(self.told.append)
        self.objections.nobody_objected.connect(lambda: self.told.append(None))
        self.levels = levels
        self.quick = quick

    def ask(self) -> None:
        seats = {seat: Asked(level, view(seat)) for seat, level in enumerate(self.levels)}
        self.objections.ask("kistenstapel", seats, self.quick)


def let_time_pass(qtbot: QtBot) -> None:
    """Others are asked, later than what a test asked, and their time is over."""
    others = Asking(None, seconds=SHORT)
    others.ask()
    with qtbot.waitSignal(others.objections.nobody_objected):
        pass


@pytest.fixture(autouse=True)
def _quick_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objections, "DELAYS_MS", {"hard": 1.0, "easy": 60_000.0})


def test_who_plays_between_the_levels_is_asked_at_its_strength() -> None:
    asking = Asking()
    asking.objections.ask("kistenstapel", {1: Asked("easy", view(1), 1430.0), 2: Asked("hard", view(2))}, 0.0)

    assert [(each.level, each.strength) for each in asking.players.open] == [("easy", 1430.0), ("hard", None)]


def test_nobody_objects_once_all_computer_players_have_let_it_be(qtbot: QtBot) -> None:
    asking = Asking("hard", "easy")
    asking.ask()

    asking.players.answer(NoObjection(0).to_json())
    assert asking.told == []
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.players.answer(NoObjection(1).to_json())

    assert asking.told == [None]
    assert not asking.objections.open


def test_the_objection_of_a_computer_player_is_told(qtbot: QtBot) -> None:
    asking = Asking("hard", None)
    asking.ask()
    QCoreApplication.processEvents()  # at first there is nothing to be told

    with qtbot.waitSignal(asking.objections.objected):
        asking.players.answer(Knock(0).to_json())

    assert asking.told == [{"seat": 0, "knock": True}]
    assert asking.objections.people == ()


def test_while_the_clock_stands_nothing_comes_of_an_answer(qtbot: QtBot) -> None:
    asking = Asking("hard")
    asking.ask()
    asking.objections.pause()
    asking.players.answer(NoObjection(0).to_json())
    QCoreApplication.processEvents()
    assert asking.told == []

    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.resume()


def test_a_slow_computer_player_leaves_people_the_time_to_be_first(qtbot: QtBot) -> None:
    asking = Asking("easy", None)
    asking.ask()

    asking.players.answer(Knock(0).to_json())
    QCoreApplication.processEvents()

    assert asking.told == []
    assert asking.objections.people == (1,)


@pytest.mark.parametrize("first", [0, 1])
def test_of_two_computer_players_the_quicker_head_objects(qtbot: QtBot, first: int) -> None:
    """Whichever of them was asked, and answered, first."""
    levels = ["easy", "easy", None]
    levels[first] = "hard"
    asking = Asking(*levels)
    asking.ask()

    with qtbot.waitSignal(asking.objections.objected):
        asking.players.answer(Knock(0).to_json())
        asking.players.answer(Knock(1).to_json())

    assert asking.told == [Knock(first).to_json()]


def test_where_no_person_is_asked_nobody_waits_for_a_slow_head(qtbot: QtBot) -> None:
    asking = Asking("easy")
    asking.ask()

    with qtbot.waitSignal(asking.objections.objected):
        asking.players.answer(Knock(0).to_json())


def test_a_slow_computer_player_objects_before_the_time_is_over(qtbot: QtBot) -> None:
    asking = Asking("easy", None, seconds=SHORT)
    asking.ask()

    asking.players.answer(Knock(0).to_json())
    with qtbot.waitSignal(asking.objections.objected):
        pass

    assert asking.told == [{"seat": 0, "knock": True}]


def test_people_have_their_time_and_no_more(qtbot: QtBot) -> None:
    asking = Asking(None, None, seconds=SHORT)
    asking.ask()
    assert asking.objections.time is not None

    with qtbot.waitSignal(asking.objections.nobody_objected):
        pass

    assert asking.objections.time is None


def test_people_who_let_it_be_are_not_waited_for(qtbot: QtBot) -> None:
    asking = Asking(None, None)
    with qtbot.waitSignal(asking.objections.changed):
        asking.ask()

    with qtbot.waitSignal(asking.objections.changed):
        asking.objections.let_be(0)
    assert asking.objections.people == (1,)
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.let_be(1)


def test_without_a_limit_everybody_is_waited_for(qtbot: QtBot) -> None:
    asking = Asking(None, "hard", seconds=None)
    asking.ask()

    asking.players.answer(NoObjection(1).to_json())
    QCoreApplication.processEvents()
    assert asking.told == []
    assert asking.objections.time is None
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.let_be(0)


def test_time_stands_still_while_paused(qtbot: QtBot) -> None:
    asking = Asking(None, seconds=SHORT)
    asking.ask()
    asking.objections.pause()
    left = asking.objections.time

    let_time_pass(qtbot)
    assert asking.told == []
    assert asking.objections.time == left
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.resume()


def test_nothing_is_decided_while_paused(qtbot: QtBot) -> None:
    asking = Asking(None)
    asking.ask()
    asking.objections.let_be(0)
    asking.objections.pause()
    for _ in range(3):
        QCoreApplication.processEvents()

    assert asking.told == []
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.resume()


def test_a_computer_player_that_breaks_does_not_object(qtbot: QtBot) -> None:
    asking = Asking("hard")
    asking.ask()
    QCoreApplication.processEvents()  # it has looked once, and goes on waiting

    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.players.fail()


def test_a_dropped_question_is_answered_by_nobody(qtbot: QtBot) -> None:
    asking = Asking("hard", None, seconds=SHORT)
    asking.ask()

    asking.objections.drop()
    let_time_pass(qtbot)

    assert asking.told == []
    assert asking.players.open == []


def test_of_a_time_that_is_over_nothing_is_left(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(QElapsedTimer):
        def elapsed(self) -> int:
            return 90_000

    monkeypatch.setattr(objections, "QElapsedTimer", Late)
    asking = Asking(None, seconds=60)
    asking.ask()

    assert asking.objections.time == (0.0, 60_000.0)


def test_a_question_put_anew_takes_the_place_of_the_one_before(qtbot: QtBot) -> None:
    asking = Asking("easy", "hard", None)
    asking.ask()
    asking.players.answer(Knock(0).to_json())
    asking.levels = ("easy", None)

    asking.ask()

    assert [question.number for question in asking.players.open] == [3]
    asking.players.answer(NoObjection(0).to_json())
    with qtbot.waitSignal(asking.objections.nobody_objected):
        asking.objections.let_be(1)
    assert asking.told == [None]


class Clock(QElapsedTimer):
    """Shows the time that a test sets."""

    now = 0

    def start(self) -> None:
        super().start()
        self.begun = self.now

    def elapsed(self) -> int:
        return self.now - self.begun


@pytest.fixture
def clock(qapp: object, monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(objections, "QElapsedTimer", Clock)
    monkeypatch.setattr(Clock, "now", 0)
    return Clock


def test_the_time_left_is_counted_from_the_question_on_without_pauses(clock: type[Clock]) -> None:
    asking = Asking(None, seconds=60)
    asking.ask()
    assert asking.objections.time == (60_000, 60_000)

    clock.now = 10_000
    asking.objections.pause()
    clock.now = 30_000
    asking.objections.pause()
    assert asking.objections.time == (50_000, 60_000)
    asking.objections.resume()
    clock.now = 35_000
    asking.objections.resume()
    assert asking.objections.time == (45_000, 60_000)

    asking.ask()
    assert asking.objections.time == (60_000, 60_000)


def test_it_is_looked_again_when_the_next_thing_is_due(clock: type[Clock]) -> None:
    asking = Asking(None, "easy", seconds=60)
    asking.ask()
    clock.now = 10_000
    asking.objections._look()
    assert asking.objections._timer.interval() == 50_000


def test_time_is_told_only_while_people_are_waited_for(clock: type[Clock]) -> None:
    asking = Asking(None, "hard", seconds=60)
    assert asking.objections.time is None
    asking.ask()
    assert asking.objections.time is not None

    asking.objections.let_be(0)

    assert asking.objections.open
    assert asking.objections.time is None


def test_people_whose_time_is_over_are_waited_for_no_longer_but_those_who_think_are(
    clock: type[Clock], qtbot: QtBot
) -> None:
    asking = Asking(None, "hard", seconds=60)
    asking.ask()
    clock.now = 60_000
    with qtbot.waitSignal(asking.objections.changed):
        asking.objections._look_soon()

    assert asking.objections.people == ()
    assert asking.told == []


@pytest.mark.parametrize(("level", "at_most"), [("hard", 2.0), ("easy", 54_000.0)])
def test_an_objection_is_due_after_the_delay_of_its_level_and_before_the_time_of_people_is_over(
    clock: type[Clock], level: str, at_most: float
) -> None:
    asking = Asking(level, None, seconds=60)
    asking.ask()

    assert 0 < asking.objections._due(level) <= at_most


def test_a_head_too_slow_for_the_time_of_people_objects_when_nine_tenths_of_it_are_over(
    clock: type[Clock], monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = Asking("easy", None, seconds=60)
    asking.ask()
    monkeypatch.setattr(asking.objections._random, "uniform", lambda low, high: high)

    assert asking.objections._due("easy") == 54_000.0


def test_a_head_takes_a_third_less_to_a_third_more_than_its_level() -> None:
    asking = Asking("easy", None, seconds=None)
    asking.ask()
    dues = [asking.objections._due("easy") for _ in range(200)]

    assert 40_000 <= min(dues) < 50_000
    assert 70_000 < max(dues) <= 80_000


def test_an_answer_to_somebody_else_is_not_heard(qtbot: QtBot) -> None:
    asking = Asking("hard", None)
    asking.ask()
    asking.players.answered.emit(Answer(99, Knock(0).to_json()))
    asking.players.failed.emit(99, "why")
    QCoreApplication.processEvents()

    assert asking.told == []
    assert [question.number for question in asking.players.open] == [1]


def test_a_closed_question_hears_nothing_more(qtbot: QtBot) -> None:
    asking = Asking("hard", None)
    asking.ask()
    number = asking.players.open[0].number
    asking.objections.close()
    asking.players.answered.emit(Answer(number, Knock(0).to_json()))
    QCoreApplication.processEvents()

    assert asking.told == []
    assert not asking.objections.open
    assert asking.players.listeners == (0, 0)


def test_who_is_not_asked_cannot_let_it_be(qtbot: QtBot) -> None:
    asking = Asking(None, None)
    asking.ask()
    with qtbot.assertNotEmitted(asking.objections.changed):
        asking.objections.let_be(7)
    assert asking.objections.people == (0, 1)


# In a match: a pass in Kistenstapel.

ANN, BO, CY = range(3)


class Table:
    """A match of Kistenstapel; Ann and Cy are people."""

    def __init__(self, opened: Opened, seconds: float | None = None, **levels: str) -> None:
        players = [Player(name, levels.get(name)) for name in ("Ann", "Bo", "Cy")]
        match = Match.new(all_games()["kistenstapel"], players, {}, 5)
        self.players = ScriptedPlayers()
        self.store = opened.matches
        self.session = TableSession(
            match,
            SavedMatch.new(opened.matches, match),
            cast(ComputerPlayers, self.players),
            speed="off",
        )
        self.session.objections.seconds = seconds
        self.events: list[str] = []
        self.session.events_happened.connect(lambda events: self.events.extend(e.kind for e in events))
        self.turns: list[int] = []
        self.session.turn_changed.connect(self.turns.append)
        self.session.start()


@pytest.fixture
def table(opened: Opened) -> Table:
    return Table(opened, Bo="hard")


def test_while_the_table_is_held_the_time_of_people_stands(opened: Opened, clock: type[Clock]) -> None:
    table = Table(opened, seconds=60.0, Bo="hard")
    table.session.play(Pass(ANN))
    table.session.hold()
    before = table.session.objections.time
    clock.now += 10_000
    assert table.session.objections.time == before == (60_000.0, 60_000.0)

    table.session.release()
    clock.now += 10_000
    assert table.session.objections.time == (50_000.0, 60_000.0)
    table.session.close()


def test_the_coach_makes_way_for_who_may_object(table: Table) -> None:
    table.session.coach.switch(True)
    assert [question.view.seat for question in table.players.open] == [ANN]
    table.session.play(Pass(ANN))
    assert [question.view.seat for question in table.players.open] == [BO]


def test_after_a_pass_nobody_is_to_move_until_all_have_let_it_be(table: Table, qtbot: QtBot) -> None:
    session = table.session
    session.play(Pass(ANN))

    assert session.waiting
    assert session.turn == NOBODY
    assert table.turns == [ANN, NOBODY]
    assert session.objections.people == (CY,)
    assert "drawn" not in table.events
    table.players.answer(NoObjection(BO).to_json())
    with qtbot.waitSignal(session.turn_changed):
        session.objections.let_be(CY)

    assert not session.waiting
    assert session.turn == BO
    assert table.events[-1] == "drawn"


def test_a_person_may_object_out_of_turn(table: Table) -> None:
    session = table.session
    session.play(Pass(ANN))

    session.play(Knock(CY))

    assert table.events[-1] == "knocked"
    assert session.turn == CY
    assert session.viewer == CY
    assert not session.objections.open
    assert table.players.open == []  # Bo is asked no longer
    assert table.store.load(session.saved.match_id)["rounds"][0]["moves"][-1] == {"seat": CY, "knock": True}


def test_an_objection_made_again_is_asked_of_nobody_else(table: Table) -> None:
    """Undo of a knock goes back to where all were still asked; with the knock their answers are not awaited."""
    session = table.session
    session.play(Pass(ANN))
    session.play(Knock(CY))
    session.undo()
    assert [question.view.seat for question in table.players.open] == [BO]

    session.redo()

    assert session.turn == CY
    assert not session.objections.open
    assert table.players.open == []


def test_an_objection_that_was_taken_back_is_gone_once_nobody_objects(table: Table, qtbot: QtBot) -> None:
    session = table.session
    session.play(Pass(ANN))
    session.play(Knock(CY))
    session.undo()
    table.players.answer(NoObjection(BO).to_json())
    with qtbot.waitSignal(session.turn_changed):
        session.objections.let_be(CY)
    before = session.match.to_record()

    session.redo()

    assert not session.can_redo
    assert session.match.to_record() == before


def test_an_objection_that_was_taken_back_is_gone_once_somebody_else_objects(
    table: Table, qtbot: QtBot
) -> None:
    session = table.session
    session.play(Pass(ANN))
    session.play(Knock(CY))
    session.undo()
    with qtbot.waitSignal(session.events_happened):
        table.players.answer(Knock(BO).to_json())
    before = session.match.to_record()

    session.redo()

    assert not session.can_redo
    assert session.match.to_record() == before


def test_who_has_let_it_be_can_object_no_more(table: Table) -> None:
    session = table.session
    session.play(Pass(ANN))
    session.objections.let_be(CY)

    session.play(Knock(CY))

    assert session.match.rounds[0].moves == [{"seat": ANN, "pass": True}]


def test_who_has_passed_cannot_object(table: Table) -> None:
    session = table.session
    session.play(Pass(ANN))

    session.play(Knock(ANN))

    assert len(session.match.rounds[0].moves) == 1


def test_a_computer_player_that_objects_moves_next(table: Table, qtbot: QtBot) -> None:
    session = table.session
    session.play(Pass(ANN))

    with qtbot.waitSignal(session.events_happened):
        table.players.answer(Knock(BO).to_json())

    assert session.turn == BO
    assert table.players.open[-1].view.phase == "knock"


def test_an_objection_against_the_rules_is_not_heard(table: Table, qtbot: QtBot) -> None:
    session = table.session
    session.play(Pass(ANN))
    session.objections.let_be(CY)

    with qtbot.waitSignal(session.turn_changed):
        table.players.answer({"seat": ANN, "knock": True})

    assert session.turn == BO


def test_a_pass_can_be_taken_back_fairly_while_nobody_has_answered(table: Table) -> None:
    session = table.session
    session.play(Pass(ANN))
    assert not session.undo_breaks_fairness

    session.undo()

    assert session.turn == ANN
    assert not session.objections.open
    assert not session.practice


def test_a_pass_that_was_let_be_has_shown_a_card(opened: Opened, qtbot: QtBot) -> None:
    session = Table(opened, seconds=SHORT).session
    session.play(Pass(ANN))
    with qtbot.waitSignal(session.turn_changed):
        pass

    assert session.undo_breaks_fairness


def test_nothing_runs_out_while_the_table_is_held(opened: Opened, qtbot: QtBot) -> None:
    session = Table(opened, seconds=SHORT).session
    session.hold()
    session.play(Pass(ANN))

    let_time_pass(qtbot)
    assert session.waiting
    with qtbot.waitSignal(session.turn_changed):
        session.release()
    assert not session.waiting


def test_a_match_saved_while_objections_are_possible_asks_again(table: Table) -> None:
    session = table.session
    session.play(Pass(ANN))
    session.close()

    match = Match.from_record(table.store.load(session.saved.match_id))
    again = TableSession(match, SavedMatch(table.store, session.saved.match_id, match), session._players)
    again.start()

    assert again.waiting
    assert again.objections.people == (CY,)
    again.close()


def test_the_last_pass_can_be_objected_to_before_the_round_is_over(opened: Opened, qtbot: QtBot) -> None:
    table = Table(opened, seconds=SHORT)
    session = table.session
    while not session.match.round_over:
        if session.waiting:
            with qtbot.waitSignal(session.history_changed):
                pass
        else:
            session.play(Pass(session.turn))

    assert table.events[-1] == "round-ended"
    assert table.store.load(session.saved.match_id)["rounds"][0]["end"] == "passes"
