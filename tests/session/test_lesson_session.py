"""A lesson as it is given: only what a step wants is made, everything else is answered with a reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.engine.lessons import LEARNER, lesson_of
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.lesson_session import LessonSession
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.lesson_page import read_page
from holzwurm_desktop.text.words import Words
from tests.lessons import PLAYERS, others_than_wanted, refused_by_the_rules
from tests.playing import GAMES, as_json

MOST_TRIES = 40


def session_of(game_id: str, language: str = "en", step: int = 0) -> LessonSession:
    page = read_page(resource("lessons", game_id, f"{language}.md").read_text("utf-8"))
    return LessonSession(
        lesson_of(game_id), PLAYERS, lambda key: page.spoken(key, str), step=step, speed="off"
    )


@pytest.fixture
def session(qtbot: QtBot) -> LessonSession:
    session = session_of("holzwurm")
    session.start()
    return session


def do_step(session: LessonSession, qtbot: QtBot) -> None:
    """What the step wants, and whatever follows it."""
    with qtbot.waitSignals([session.ended if session.last else session.step_changed]):
        if session.step.moves:
            assert session.play(session.match.read_move(session.step.moves[0])) is None
        else:
            session.on()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_lesson_is_played_to_its_end_with_wrong_and_right_moves(
    game_id: str, language: str, qtbot: QtBot
) -> None:
    session, words, tried = session_of(game_id, language), Words(), 0
    page = read_page(resource("lessons", game_id, f"{language}.md").read_text("utf-8"))
    session.start()
    while True:
        step, before = session.step, as_json(session.match.state.view(LEARNER))  # type: ignore[union-attr]
        if step.moves:
            for move in [*others_than_wanted(session.match, step)][:MOST_TRIES]:
                refusal = session.play(move)
                assert refusal is not None
                said = page.spoken(step.about(move.to_json()), str)
                assert sentence(words, refusal) == said[:1].upper() + said[1:]
                tried += 1
            for move in refused_by_the_rules(session.match, step):
                refusal = session.play(move)
                assert refusal is not None
                assert refusal.code != "lesson-says"
                assert sentence(words, refusal)
                tried += 1
            assert as_json(session.match.state.view(LEARNER)) == before  # type: ignore[union-attr]
        if session.last:
            break
        do_step(session, qtbot)
    assert session.index == session.count - 1
    assert tried > session.count
    with qtbot.waitSignal(session.ended):
        session.on()


def test_the_others_make_their_moves_one_after_the_other(session: LessonSession, qtbot: QtBot) -> None:
    heard: list[tuple[Event, ...]] = []
    session.events_happened.connect(lambda events: heard.append(tuple(events)))
    do_step(session, qtbot)
    do_step(session, qtbot)
    assert [event[0].seat for event in heard] == [0, 1]
    assert session.index == 2


def test_while_a_film_runs_nothing_follows(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    session.hold()
    assert session.play(session.match.read_move(session.step.moves[0])) is None
    assert not session.my_turn
    assert len(session.match.rounds[0].moves) == 1
    with qtbot.waitSignal(session.step_changed):
        session.release()
    assert len(session.match.rounds[0].moves) == 2


def test_where_there_is_only_something_to_read_nothing_is_played(session: LessonSession) -> None:
    refusal = session.play(session.match.read_move({"seat": 0, "card": "B9", "row": "new"}))
    assert refusal is not None
    assert refusal.code == "lesson-reads"
    assert session.match.rounds[0].moves == []


def test_it_is_told_which_step_begins_wherever_one_goes(session: LessonSession) -> None:
    told: list[int] = []
    session.step_changed.connect(told.append)
    session.seek(3)
    session.undo()
    session.restart_same_deal()
    assert told == [3, 2, 0]


def test_after_the_end_the_others_do_nothing_more(session: LessonSession) -> None:
    session.on()
    session.play(session.match.read_move(session.step.moves[0]))
    session.close()
    QCoreApplication.processEvents()
    assert len(session.match.rounds[0].moves) == 1


def test_a_wrong_try_is_told(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    with qtbot.waitSignal(session.erred):
        session.play(session.match.read_move({"seat": 0, "card": "Y3", "row": "new"}))


def test_a_try_that_the_rules_forbid_is_told_as_wrong_too(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    move, *_ = refused_by_the_rules(session.match, session.step)
    with qtbot.waitSignal(session.erred):
        assert session.play(move) is not None


def test_going_on_from_what_was_read_leaves_the_table_as_it_is(session: LessonSession, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(session.position_replaced), qtbot.waitSignal(session.step_changed):
        session.on()


def test_back_brings_the_position_before(session: LessonSession, qtbot: QtBot) -> None:
    do_step(session, qtbot)
    do_step(session, qtbot)
    session.undo()
    assert session.index == 1
    assert session.match.rounds[0].moves == []


def test_back_at_the_first_step_stays_there(session: LessonSession) -> None:
    session.undo()
    assert session.index == 0


def test_leaving_a_step_out_makes_its_usual_moves(session: LessonSession, qtbot: QtBot) -> None:
    do_step(session, qtbot)
    session.on()
    assert session.index == 2
    assert [move["card"] for move in session.match.rounds[0].moves] == ["B9", "B3"]


def test_again_begins_anew(session: LessonSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.position_replaced):
        session.seek(5)
    session.restart_same_deal()
    assert session.index == 0
    assert session.match.rounds[0].moves == []


def test_a_move_that_may_be_made_in_place_of_the_usual_one_leads_on(qtbot: QtBot) -> None:
    index = [step.text for step in lesson_of("holzwurm").steps].index("careful")
    session = session_of("holzwurm", step=index)
    session.start()
    with qtbot.waitSignal(session.step_changed):
        assert session.play(session.match.read_move(session.step.moves[1])) is None
    assert session.step.text == "out"
    assert session.play(session.match.read_move(session.step.moves[0])) is None
    assert session.match.round_over


def test_a_step_that_there_is_not_begins_the_lesson(qtbot: QtBot) -> None:
    assert session_of("holzwurm", step=99).index == 0
    assert LessonSession(lesson_of("holzwurm"), PLAYERS, str).index == 0


def test_after_closing_nothing_follows(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    session.hold()
    session.play(session.match.read_move(session.step.moves[0]))
    session.close()
    session.release()
    assert len(session.match.rounds[0].moves) == 1


def test_after_closing_nothing_is_played(session: LessonSession) -> None:
    session.on()
    session.close()
    assert session.play(session.match.read_move(session.step.moves[0])) is None
    assert session.match.rounds[0].moves == []


def test_the_learner_looks_on(session: LessonSession) -> None:
    assert session.watcher == session.told_seat == LEARNER


def test_a_step_to_read_wants_no_move_and_one_to_play_does_until_it_is_played(session: LessonSession) -> None:
    assert (session.wanted, session.underway) == (False, False)
    session.on()
    session.hold()
    assert (session.wanted, session.underway) == (True, False)
    assert session.objections.people == (), "a move is wanted, and no objection"
    session.play(session.match.read_move(session.step.moves[0]))
    assert (session.wanted, session.underway) == (False, True)
    assert session.legal_moves() == []


def test_a_move_made_twice_or_for_another_seat_is_ignored(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    session.hold()
    move = session.match.read_move(session.step.moves[0])
    with qtbot.assertNotEmitted(session.erred):
        assert session.play(session.match.read_move({"seat": 1, "card": "B3", "row": "new"})) is None
        assert session.play(move) is None
        assert session.play(move) is None
    assert len(session.match.rounds[0].moves) == 1


@pytest.fixture
def objecting(qtbot: QtBot) -> LessonSession:
    """A lesson at the step in which the learner is to object."""
    steps = [step.text for step in lesson_of("kistenstapel").steps]
    session = session_of("kistenstapel", step=steps.index("knock"))
    session.start()
    return session


def test_the_learner_is_asked_for_an_objection_where_a_step_wants_one(objecting: LessonSession) -> None:
    assert objecting.objections.people == (LEARNER,)
    assert objecting.objections.time is None
    assert not objecting.my_turn, "to object is nobody's turn"
    assert objecting.legal_moves() == []
    objecting.hold()
    assert objecting.play(objecting.match.read_move(objecting.step.moves[0])) is None
    assert objecting.objections.people == ()


def test_a_learner_who_does_not_object_is_told_why_to(objecting: LessonSession, qtbot: QtBot) -> None:
    page = read_page(resource("lessons", "kistenstapel", "en.md").read_text("utf-8"))
    with qtbot.waitSignal(objecting.erred), qtbot.waitSignal(objecting.declined) as told:
        objecting.objections.let_be(LEARNER)
    assert told.args == [page.spoken("knock-otherwise", str)]


def test_the_steps_are_told_by_number_with_the_turn_and_whom_is_asked(
    session: LessonSession, qtbot: QtBot
) -> None:
    with (
        qtbot.waitSignal(session.step_changed) as begun,
        qtbot.waitSignal(session.turn_changed) as turn,
        qtbot.waitSignal(session.objections.changed),
    ):
        session.on()
    assert (begun.args, turn.args) == ([1], [LEARNER])


def test_nothing_is_kept_of_a_lesson_and_nothing_taken_back(session: LessonSession) -> None:
    assert session.practice
    assert (session.hints, session.undos) == (0, 0)
    assert not session.can_undo
    assert not session.undo_breaks_fairness


def test_a_jump_ends_what_was_under_way(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    session.hold()
    session.play(session.match.read_move(session.step.moves[0]))
    session.seek(2)
    assert session.wanted
    with qtbot.assertNotEmitted(session.events_happened):
        session.release()
    assert session.index == 2


def test_leaving_out_a_step_that_is_under_way_changes_nothing(session: LessonSession) -> None:
    session.on()
    session.hold()
    session.play(session.match.read_move(session.step.moves[0]))
    session.on()
    assert session.index == 1
    assert len(session.match.rounds[0].moves) == 1


def test_the_turn_of_those_who_follow_is_told(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    turns: list[int] = []
    session.turn_changed.connect(turns.append)
    do_step(session, qtbot)

    assert turns[:2] == [1, LEARNER]


def test_whose_turn_it_is_is_told_when_a_lesson_starts(qtbot: QtBot) -> None:
    session = session_of("holzwurm")
    with qtbot.waitSignal(session.turn_changed) as told:
        session.start()
    assert told.args == [LEARNER]


def test_a_jump_calls_off_the_move_that_was_about_to_follow(session: LessonSession, qtbot: QtBot) -> None:
    session.on()
    session.play(session.match.read_move(session.step.moves[0]))
    with qtbot.assertNotEmitted(session.events_happened, wait=20):
        session.seek(2)
    assert session.index == 2


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_scene_takes_the_place_of_the_one_before(game_id: str, qtbot: QtBot) -> None:
    lesson = session_of(game_id)
    scenes = [index for index in range(1, lesson.count) if lesson.course.begins_scene(index)]
    for index in scenes:
        session = session_of(game_id, step=index - 1)
        session.start()
        with qtbot.waitSignal(session.position_replaced):
            do_step(session, qtbot)
        assert as_json(session.match.state.view(LEARNER)) == as_json(  # type: ignore[union-attr]
            session_of(game_id, step=index).match.state.view(LEARNER)  # type: ignore[union-attr]
        )
