"""A task at the table: only a move that solves it is made, and everything else is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.coach import Verdict
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.task_session import Stand, TaskSession
from tests.playing import GAMES, as_json, new_match, play_on, positions
from tests.session.scripted_players import ScriptedPlayers


def weighed(match: Match) -> tuple[Candidate, ...]:
    """The first legal move is by far the best, the last one was hardly tried; all others are bad."""
    first, *others, last = match.playing().legal_moves()
    return (
        Candidate(first, 5000, 0.8),
        *(Candidate(each, 1000, 0.2) for each in others),
        Candidate(last, 1, 0.5),
    )


class Desk:
    """A task, and what its session told."""

    def __init__(self, match: Match, known: tuple[Candidate, ...] = ()) -> None:
        self.match = match
        self.players = ScriptedPlayers()
        self.said: list[Verdict | None] = []
        self.decided: list[bool] = []
        self.refused: list[str] = []
        self.task = Task(match, match.playing().turn, known)
        self.session = TaskSession(
            self.task, cast(ComputerPlayers, self.players), self._say, iterations=60, seed=7
        )
        self.session.decided.connect(self.decided.append)
        self.session.refused.connect(self.refused.append)
        self.turns: list[int] = []
        self.session.turn_changed.connect(self.turns.append)
        self.stands: list[Stand] = []
        """How far the player was each time that something was told to be different."""
        self.session.changed.connect(lambda: self.stands.append(self.session.stand))
        self.session.start()

    def _say(self, verdict: Verdict | None) -> str:
        self.said.append(verdict)
        return "not that"

    @property
    def moves(self) -> list[Move]:
        return self.match.playing().legal_moves()

    def answer(self) -> None:
        known = weighed(self.match)
        candidates = [[each.move.to_json(), each.visits, each.mean] for each in known]
        self.players.answer(known[0].move.to_json(), candidates)

    @property
    def made(self) -> int:
        return len(self.session.match.rounds[-1].moves)


@pytest.fixture
def match() -> Match:
    match = new_match("holzwurm", deal=3)
    play_on(match, 1, moves=4)
    assert len(match.playing().legal_moves()) > 3
    return match


@pytest.fixture
def desk(match: Match) -> Desk:
    return Desk(match, weighed(match))


def test_what_was_weighed_already_is_not_asked_again(desk: Desk) -> None:
    assert desk.players.open == []
    assert desk.turns == [desk.task.seat]
    assert desk.session.my_turn
    assert desk.session.practice
    assert desk.session.viewer == desk.session.watcher == desk.task.seat
    assert as_json(desk.session.view) == as_json(desk.match.playing().view(desk.task.seat))
    assert desk.session.legal_moves() == desk.moves


def test_the_right_move_is_made_on_the_table_but_not_in_the_task(desk: Desk, qtbot: QtBot) -> None:
    before = as_json(desk.match.playing().view(desk.task.seat))
    with qtbot.waitSignals([desk.session.events_happened, desk.session.events_shown]):
        assert desk.session.play(desk.moves[0]) is None
    assert desk.session.stand == Stand.SOLVED
    assert desk.stands == [Stand.ASKED, Stand.SOLVED]
    assert desk.turns == [desk.task.seat, 1 - desk.task.seat]
    assert desk.made == 5
    assert desk.decided == [True]
    assert not desk.session.my_turn
    assert as_json(desk.match.playing().view(desk.task.seat)) == before
    assert len(desk.match.rounds[0].moves) == 4


def test_a_wrong_move_is_refused_with_what_it_loses(desk: Desk) -> None:
    refusal = desk.session.play(desk.moves[1])
    assert refusal is not None
    assert (refusal.code, refusal.data["reason"]) == ("lesson-says", "not that")
    (verdict,) = desk.said
    assert verdict is not None
    assert verdict.best == desk.moves[0]
    assert verdict.loss == pytest.approx(0.6)
    assert desk.session.verdict == verdict
    assert desk.stands == [Stand.ASKED, Stand.WRONG]
    assert desk.made == 4


def test_only_the_first_try_decides(desk: Desk) -> None:
    desk.session.play(desk.moves[1])
    desk.session.play(desk.moves[2])
    desk.session.play(desk.moves[0])
    assert desk.session.stand == Stand.SOLVED
    assert desk.decided == [False]


def test_a_move_of_which_nothing_is_known_decides_nothing(desk: Desk) -> None:
    refusal = desk.session.play(desk.moves[-1])
    assert refusal is not None
    assert desk.said == [None]
    assert desk.stands == [Stand.ASKED, Stand.UNKNOWN]
    assert desk.decided == []
    assert desk.made == 4


def test_what_the_rules_forbid_is_no_try(desk: Desk) -> None:
    forbidden = desk.match.read_move({"seat": desk.task.seat, "card": "Y1", "row": 99})
    refusal = desk.session.play(forbidden)
    assert refusal is not None
    assert refusal.code not in ("lesson-says", "lesson-reads")
    assert desk.decided == []


def test_another_seats_move_is_not_made(desk: Desk) -> None:
    other = desk.moves[0]._replace(seat=1 - desk.task.seat)  # type: ignore[attr-defined]
    assert desk.session.play(other) is None
    assert (desk.made, desk.decided) == (4, [])


def test_the_move_can_be_shown_which_is_no_solution(desk: Desk) -> None:
    shown: list[Any] = []
    desk.session.hint_found.connect(shown.append)
    desk.session.show()
    assert shown == [desk.moves[0]]
    assert desk.stands == [Stand.ASKED, Stand.SHOWN]
    assert desk.session.stand == Stand.SHOWN
    assert desk.session.best == Candidate(desk.moves[0], 5000, 0.8)
    desk.session.play(desk.moves[0])
    assert desk.session.stand == Stand.SOLVED
    assert desk.decided == [False]


def test_the_move_is_shown_once(desk: Desk) -> None:
    shown: list[Any] = []
    desk.session.hint_found.connect(shown.append)
    desk.session.show()
    desk.session.consider(desk.task.weighed)
    desk.session.play(desk.moves[0])
    desk.session.show()
    assert shown == [desk.moves[0]]
    assert desk.session.stand == Stand.SOLVED


def test_undo_goes_back_to_the_position_and_changes_no_verdict(desk: Desk, qtbot: QtBot) -> None:
    assert not desk.session.can_undo
    desk.session.play(desk.moves[0])
    assert desk.session.can_undo
    assert not desk.session.undo_breaks_fairness
    with qtbot.waitSignal(desk.session.position_replaced):
        desk.session.undo()
    assert (desk.made, desk.session.stand, desk.session.my_turn) == (4, Stand.ASKED, True)
    desk.session.play(desk.moves[1])
    assert desk.decided == [True]


def test_the_same_deal_again_is_the_same_position_again(desk: Desk) -> None:
    desk.session.play(desk.moves[0])
    desk.session.restart_same_deal()
    assert (desk.made, desk.session.stand, desk.session.my_turn) == (4, Stand.ASKED, True)


def test_going_back_tells_whose_turn_it_is_again(desk: Desk) -> None:
    told: list[int] = []
    desk.session.play(desk.moves[0])
    desk.session.turn_changed.connect(told.append)
    desk.session.undo()
    assert told == [desk.task.seat]
    assert desk.stands == [Stand.ASKED, Stand.SOLVED, Stand.ASKED]


def test_a_hint_is_the_move_shown(desk: Desk) -> None:
    desk.session.request_hint()
    assert (desk.session.stand, desk.decided) == (Stand.SHOWN, [False])


def test_after_the_solution_it_is_nobodys_turn_even_if_the_same_seat_would_go_on() -> None:
    match = next(
        each
        for each in positions("superspion", 5, 30)
        if len(each.playing().legal_moves()) > 2 and _stays(each)
    )
    desk = Desk(match, weighed(match))
    desk.session.play(desk.moves[0])
    assert (desk.session.stand, desk.session.turn) == (Stand.SOLVED, desk.task.seat)
    assert not desk.session.my_turn
    assert desk.session.legal_moves() == []


def _stays(match: Match) -> bool:
    """Whether the seat to act acts again after the first legal move."""
    state = match.playing().copy()
    seat = state.turn
    state.apply(match.playing().legal_moves()[0])
    return state.turn == seat


def test_where_nothing_was_weighed_it_is_asked_with_the_view_alone(match: Match) -> None:
    desk = Desk(match)
    (question,) = desk.players.open
    assert as_json(question.view) == as_json(match.playing().view(desk.task.seat))
    assert (question.iterations, question.seed, question.level) == (60, 7, "expert")
    desk.answer()
    assert len(desk.stands) == 2, "that it began, and that there is an answer"
    assert desk.session.candidates == weighed(match)
    assert desk.session.play(desk.moves[0]) is None
    assert desk.session.stand == Stand.SOLVED


def test_a_right_move_waits_for_the_answer(match: Match) -> None:
    desk = Desk(match)
    assert desk.session.play(desk.moves[0]) is None
    assert desk.session.waits
    assert desk.stands == [Stand.ASKED, Stand.ASKED], "the table is told that it waits"
    assert (desk.made, desk.decided) == (4, [])
    desk.answer()
    assert not desk.session.waits
    assert (desk.made, desk.decided) == (5, [True])


def test_a_wrong_move_that_waited_is_refused_when_the_answer_comes(match: Match) -> None:
    desk = Desk(match)
    desk.session.play(desk.moves[0])
    desk.session.play(desk.moves[1])  # thought better of it
    desk.answer()
    assert desk.refused == ["not that"]
    assert (desk.made, desk.decided, desk.session.stand) == (4, [False], Stand.WRONG)


def test_the_move_is_shown_when_the_answer_comes(match: Match) -> None:
    desk = Desk(match)
    desk.session.show()
    assert desk.session.waits
    assert desk.stands == [Stand.ASKED, Stand.ASKED]
    desk.answer()
    assert (desk.session.stand, desk.decided) == (Stand.SHOWN, [False])


@pytest.mark.parametrize(
    "wish", [lambda desk: desk.session.play(desk.moves[0]), lambda desk: desk.session.show()]
)
def test_after_going_back_nothing_waits_for_the_answer_any_more(
    match: Match, wish: Callable[[Desk], Any]
) -> None:
    desk = Desk(match)
    wish(desk)
    desk.session.undo()
    assert not desk.session.waits
    desk.answer()
    assert (desk.made, desk.decided, desk.session.stand) == (4, [], Stand.ASKED)


def test_leaving_gives_the_question_up_at_once(match: Match) -> None:
    desk = Desk(match)
    number = desk.players.open[0].number
    desk.session.play(desk.moves[0])
    desk.session.close()
    assert desk.players.cancelled == [number]
    assert not desk.session.waits
    assert desk.players.listeners == (0, 0)
    desk.players.answered.emit(Answer(number, {}))
    assert (desk.made, desk.decided) == (4, [])


def test_what_was_found_elsewhere_is_gone_by_and_not_asked_for(match: Match) -> None:
    desk = Desk(match)
    number = desk.players.open[0].number
    desk.session.play(desk.moves[0])
    desk.session.consider(weighed(match))
    assert desk.players.cancelled == [number]
    assert (desk.made, desk.decided) == (5, [True])


@pytest.mark.parametrize("answered", [True, False])
def test_once_it_is_told_it_hears_no_more(match: Match, answered: bool) -> None:
    desk = Desk(match)
    assert desk.players.listeners == (1, 1)
    if answered:
        desk.answer()
    else:
        desk.players.fail()
    assert desk.players.listeners == (0, 0)


def test_closing_twice_or_after_the_answer_does_no_harm(match: Match) -> None:
    desk = Desk(match)
    desk.answer()
    desk.session.close()
    desk.session.close()
    assert desk.players.cancelled == []


def test_without_an_answer_nothing_is_judged(match: Match) -> None:
    desk = Desk(match)
    desk.session.play(desk.moves[0])
    told = len(desk.stands)
    desk.players.fail("broken")
    assert len(desk.stands) == told + 1
    assert desk.session.failure == "broken"
    assert not desk.session.waits
    assert (desk.made, desk.decided) == (4, [])
    assert desk.session.play(desk.moves[0]) is not None
    desk.session.show()
    assert desk.session.stand == Stand.UNKNOWN


def test_what_is_found_after_a_failure_shows_nothing_by_itself(match: Match) -> None:
    desk = Desk(match)
    desk.players.fail("broken")
    desk.session.consider(weighed(match))
    assert (desk.session.stand, desk.decided) == (Stand.ASKED, [])
    assert desk.session.play(desk.moves[0]) is None
    assert desk.session.stand == Stand.SOLVED


def test_an_answer_that_is_no_move_is_a_failure(match: Match) -> None:
    desk = Desk(match)
    desk.players.answer({}, [[{"no": "move"}, 1, 0.5]])
    assert desk.session.failure


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_but_the_seat_is_a_person_and_its_view_is_shown(game_id: str) -> None:
    for position in positions(game_id, 5, 2):
        if position.playing().turn < 0 or position.playing().waiting:
            continue
        session = Desk(position).session
        people = [seat for seat in range(position.seats) if session.is_person(seat)]
        assert people == [session.viewer] == [position.playing().turn]
        assert session.objections.people == ()
