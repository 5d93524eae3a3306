"""Looking through matches on a table: the session that nobody plays in."""

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.replay_session import ReplaySession
from tests.playing import play_on
from tests.session.test_story import waiting_match


def finished(rounds: int = 2) -> Match:
    players = [Player("Anna"), Player("Plane", "easy"), Player("Chisel", "hard")]
    match = Match.new(all_games()["holzwurm"], players, {"rounds": rounds}, 5)
    for number in range(rounds):
        if number:
            match.next_round()
        play_on(match, number)
    return match


def running() -> Match:
    match = Match.new(all_games()["holzwurm"], [Player("Anna"), Player("Bram")], {"rounds": 2}, 5)
    play_on(match, 1, moves=9)
    return match


def test_it_begins_at_the_first_deal(qapp: object) -> None:
    session = ReplaySession(finished())
    assert (session.index, session.match.rounds[0].moves, session.turn) == (0, [], 0)


def test_nobody_is_asked_whether_to_object(qapp: object) -> None:
    objections = ReplaySession(finished()).objections
    assert (objections.people, objections.time) == ((), None)


def test_a_step_on_tells_what_happened(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    with qtbot.waitSignal(session.events_happened) as told, qtbot.waitSignal(session.moved):
        session.step(1)
    assert told.args[0]
    assert len(session.match.rounds[-1].moves) == session.index == 1


def test_a_jump_replaces_the_position(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    with qtbot.waitSignal(session.position_replaced), qtbot.assertNotEmitted(session.events_happened):
        session.seek(20)
    assert len(session.match.rounds[-1].moves) == 20


def test_only_a_jump_to_the_next_position_is_a_step(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    session.seek(5)
    with qtbot.waitSignal(session.events_happened):
        session.seek(6)
    with qtbot.waitSignal(session.position_replaced), qtbot.assertNotEmitted(session.events_happened):
        session.seek(8)
    assert session.index == 8
    with qtbot.waitSignal(session.position_replaced), qtbot.assertNotEmitted(session.events_happened):
        session.seek(7)
    assert session.index == 7
    with qtbot.assertNotEmitted(session.position_replaced), qtbot.assertNotEmitted(session.moved):
        session.seek(7)


def test_the_match_is_shown_as_it_was_there(qapp: object) -> None:
    match = finished()
    session = ReplaySession(match)
    session.seek(len(match.rounds[0].moves))
    assert session.match.round_over
    assert not session.match.over
    assert session.match.totals == match.rounds[0].scores
    assert session.match.rounds[0].end == match.rounds[0].end is not None
    session.step(-1)
    assert (session.match.rounds[0].scores, session.match.rounds[0].end) == (None, None)
    session.step(1)
    session.step(1)
    assert not session.match.round_over
    session.seek(session.count - 1)
    assert session.match.over
    assert session.match.winners == match.winners


def test_going_past_the_ends_stays_there(qapp: object) -> None:
    session = ReplaySession(finished())
    assert not session.step(-1)
    session.seek(10**6)
    assert session.index == session.count - 1
    assert not session.step(1)


def test_nothing_can_be_played(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    move = session.match.game.move_from_json(session.replay.match.rounds[0].moves[0])
    with qtbot.assertNotEmitted(session.events_happened), qtbot.assertNotEmitted(session.position_replaced):
        session.play(move, thought="good")
        session.undo()
        session.request_hint()
    assert session.legal_moves() == []
    assert not session.my_turn


def test_the_sheets_button_leads_to_the_next_round(qapp: object) -> None:
    match = finished()
    session = ReplaySession(match)
    session.seek(len(match.rounds[0].moves))
    session.next_round()
    assert (len(session.match.rounds), session.match.rounds[-1].moves) == (2, [])


@pytest.mark.parametrize(
    ("match", "practice", "is_open"),
    [(finished(), False, True), (running(), False, False), (running(), True, True)],
)
def test_the_deal_number_is_open_once_the_match_is_over_or_does_not_count(
    match: Match, practice: bool, is_open: bool, qapp: object
) -> None:
    session = ReplaySession(match, practice=practice)
    session.seek(session.count - 1)
    assert session.number_is_open is is_open


def test_the_coach_says_nothing_of_what_was_played(qapp: object) -> None:
    coach = ReplaySession(finished()).coach
    coach.switch(True)
    assert (coach.present, coach.on, coach.can_ask, coach.advised) == (False, False, False, False)
    assert coach.comparison is None


def test_a_better_move_is_pointed_out_where_another_was_made(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    move = session.match.playing().legal_moves()[1]
    with qtbot.waitSignal(session.hint_found) as told, qtbot.assertNotEmitted(session.position_replaced):
        session.point_out(move)
    assert told.args == [move]


def test_a_better_move_is_pointed_out_after_what_followed_when_nobody_objected(qtbot: QtBot) -> None:
    session = ReplaySession(waiting_match())
    session.seek(session.count - 1)
    shown = session.match
    with qtbot.waitSignal(session.position_replaced):
        session.point_out(shown.playing().legal_moves()[0])
    assert not session.match.playing().waiting
    assert shown.playing().waiting


def test_the_scores_of_a_round_count_once_its_end_has_been_shown(qapp: object) -> None:
    match = finished()
    session = ReplaySession(match)
    session.events_happened.connect(lambda _events: session.begin_film())
    session.seek(session.count - 2)
    session.step(1)
    assert session.finished == [match.rounds[0].scores]
    assert session.totals == match.rounds[0].scores

    session.end_film()
    assert session.finished == [played.scores for played in match.rounds]


def test_every_seat_may_be_looked_from_once_all_is_over(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    with qtbot.waitSignal(session.viewer_changed) as told:
        session.set_viewer(2)
    assert told.args == [2]
    assert session.viewer == 2


@pytest.mark.parametrize("viewer", [0, 1])
def test_of_a_running_match_of_several_people_no_view_is_shown(qapp: object, viewer: int) -> None:
    session = ReplaySession(running(), viewer)
    session.set_viewer(1 - viewer)
    assert (session.viewer, session.watcher) == (-1, -1)


def test_a_running_match_that_nobody_looks_at_shows_no_hand(qapp: object) -> None:
    assert ReplaySession(running()).viewer == -1


def test_the_end_of_a_round_is_told_where_it_is_reached_and_no_sooner(qtbot: QtBot) -> None:
    match = finished()
    session = ReplaySession(match)
    session.seek(len(match.rounds[0].moves) - 2)
    with qtbot.assertNotEmitted(session.round_finished):
        session.step(1)
    with qtbot.waitSignal(session.round_finished), qtbot.assertNotEmitted(session.match_finished):
        session.step(1)
    with qtbot.waitSignals([session.round_finished, session.match_finished]):
        session.seek(session.count - 1)


def test_a_step_says_whether_there_was_one(qapp: object) -> None:
    session = ReplaySession(finished())

    assert session.step(1) is True
    assert session.step(-1) is True
    assert session.step(-1) is False
    assert not session.practice


def test_the_same_deal_again_is_the_first_position(qapp: object) -> None:
    session = ReplaySession(finished())
    session.seek(5)
    session.restart_same_deal()
    assert session.index == 0


def test_looking_on_asks_nobody_and_offers_nothing(qapp: object) -> None:
    session = ReplaySession(finished(), hints=2, undos=3)
    assert session.objections.people == ()
    assert session.objections.time is None
    assert (session.hints, session.undos) == (2, 3)
    assert (ReplaySession(finished()).hints, ReplaySession(finished()).undos) == (0, 0)
    assert not session.can_undo
    assert not session.undo_breaks_fairness
    assert session.watcher == session.viewer
    assert session.told_seat == -1


def test_after_the_last_round_there_is_no_other(qtbot: QtBot) -> None:
    session = ReplaySession(finished())
    session.seek(session.count - 1)
    with qtbot.assertNotEmitted(session.position_replaced):
        session.next_round()
    assert session.index == session.count - 1
