"""What happened since the turn is played again, a loss is told by a banner for a beat, and all is heard once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.holzwurm.words import signed
from holzwurm_desktop.games.superspion.moves import Guess
from holzwurm_desktop.table.recap import BEAT
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words
from tests.table.fakes import NAMES, FakeSession, table
from tests.table.test_reader import Ear, ear  # noqa: F401 (a fixture)
from tests.table.test_recap import BEGIN, GAMES, play_until_told, told_by

Laid = Callable[..., TableView]


class Clock:
    """The time of a table's films, in seconds, which tests put on."""

    def __init__(self, view: TableView) -> None:
        self.now = 0.0
        self.view = view
        view.table.animator._clock = lambda: self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.view.table.animator.advance()


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Laid]:
    views = []

    def build(session: FakeSession, **settings: Any) -> TableView:
        view = table(session, settings=TableSettings(**{"speed": "normal", **settings}))
        qtbot.addWidget(view)
        views.append(view)
        return view

    yield build
    for view in views:
        view.close_table()


def told_session(game: str) -> FakeSession:
    session = FakeSession(
        seats=4 if game in ("holzwurm", "kistenstapel", "afbraak") else 2, game=game, deal=6
    )
    play_until_told(session, game)
    return session


def looks(view: TableView) -> object:
    """What lies on the table and stands on its plates."""
    table: Any = view.table
    lying = table.picture if hasattr(table, "picture") else (table.now.pile, table.now.hands)
    return lying, [plate.state for plate in table.plates], sorted(table.layer.items)


# Playing it again.


@pytest.mark.parametrize("game", GAMES)
def test_a_key_plays_again_what_happened_and_ends_where_it_began(lay: Laid, game: str) -> None:
    session = told_session(game)
    view = lay(session)
    clock, before, match = Clock(view), looks(view), session.match
    first = view.table.recap.first

    QTest.keyClick(view, Qt.Key.Key_A)

    assert view.table.retelling.running
    assert session.held == 1
    assert len(view.table.session.match.rounds[0].moves) == first
    assert looks(view)[0] != before[0]  # type: ignore[index]
    shown, lit, item = set(), list[int](), view.table.recap.item
    for _ in range(400):
        clock.pass_by(0.25)
        shown.add(len(view.table.session.match.rounds[0].moves))
        lit += [at for at in item.lit if at not in lit]
        if not view.table.retelling.running:
            break
    assert lit == list(range(len(item.sentences)))
    assert not item.lit
    assert shown == set(range(first, len(match.rounds[0].moves) + 1))
    assert session.held == 0
    assert session.match is match
    assert view.table.session is session
    assert looks(view) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("act", ["key", "click", "undo", "resize", "curtain"])
def test_whatever_the_player_does_ends_it_at_once(lay: Laid, game: str, act: str) -> None:
    session = told_session(game)
    view = lay(session)
    clock, before = Clock(view), looks(view)
    view.table.recap.again_button.press()
    clock.pass_by(0.6)
    assert view.table.retelling.running

    if act == "key":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    elif act == "click":
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    elif act == "resize":
        view.resize(1100, 640)
    elif act == "undo":
        view.come_to_rest()
    else:
        view.conceal(True)
        view.table.animator.finish()
        view.conceal(False)

    assert not view.table.retelling.running
    assert view.table.session is session
    assert session.held == 0
    if act != "resize":
        assert looks(view) == before


def test_without_motion_it_is_shown_in_stills(lay: Laid) -> None:
    view = lay(told_session("holzwurm"), reduced_motion=True)
    clock, rows = Clock(view), []
    view.table.play_again()
    for _ in range(8):
        rows.append(view.table.picture.rows)  # type: ignore[attr-defined]
        assert view.table.animator._flights == []
        clock.pass_by(1.6)
    assert len(set(rows)) == 4
    assert not view.table.retelling.running


def test_a_plan_and_the_panel_outlive_it(lay: Laid) -> None:
    session = told_session("kistenstapel")
    view = lay(session)
    planner = view.table.planner  # type: ignore[attr-defined]
    clock = Clock(view)
    planner.layer()
    plan, told = planner.draft.pile, told_by(view)
    assert planner.changed

    view.table.play_again()
    assert not planner.changed
    while view.table.retelling.running:
        clock.pass_by(0.5)

    assert planner.draft.pile == plan
    assert told_by(view) == told


# A loss.

LOSSES = {
    "holzwurm": (4, 1, 21, "Your row is taken!"),
    "bergbeklimmen": (2, 3, 164, "Your next stage is buried!"),
    "tovenaars": (2, 1, 21, "You lose a soldier!"),
    "kistenstapel": (4, 1, 1, "Somebody knocks on your pass!"),
}


def before_a_loss(game: str) -> tuple[FakeSession, Move]:
    """A session before the move that costs seat 0 something, and that move."""
    seats, deal, moves, _ = LOSSES[game]
    session, random = FakeSession(seats=seats, game=game, deal=deal), Random(deal)
    while True:
        match = session.match
        state = match.playing()
        legal = state.legal_moves()
        due = match.chance()
        move = due or random.choice(legal)
        if state.waiting:
            move = random.choice([each for each in legal if each.kind == "knock"] or legal)
        if len(match.rounds[0].moves) == moves:
            return session, move
        match.play(move)


@pytest.mark.parametrize("game", sorted(LOSSES))
def test_the_game_waits_a_beat_when_something_is_lost(lay: Laid, game: str) -> None:
    session, move = before_a_loss(game)
    view = lay(session)
    clock, banner = Clock(view), view.table.recap.banner

    session._make(move)
    steps = 0
    while not banner.isVisible():
        clock.pass_by(0.05)
        steps += 1
        assert steps < 200
    assert banner.headline == LOSSES[game][3]
    assert banner.text in " ".join(
        game_text(game).event_text(Words(), event, NAMES) for event in view.table.recap._since.last()
    )
    assert session.held == 1
    clock.pass_by(BEAT / 1000 - 0.1)
    assert banner.isVisible()
    clock.pass_by(0.3)
    assert not banner.isVisible()
    assert session.held == 0


@pytest.mark.parametrize(("speed", "beat"), [("slow", 1.7 * BEAT), ("normal", BEAT), ("fast", 0.55 * BEAT)])
def test_the_beat_keeps_the_speed_that_was_chosen(lay: Laid, speed: str, beat: float) -> None:
    session, _ = before_a_loss("holzwurm")
    assert lay(session, speed=speed).table.recap.beat == pytest.approx(beat)


def test_with_less_motion_the_banner_stands_still_for_a_beat(lay: Laid) -> None:
    session, move = before_a_loss("holzwurm")
    view = lay(session, reduced_motion=True)
    clock = Clock(view)
    session._make(move)
    assert view.table.recap.banner.isVisible()
    assert view.table.animator._flights == []
    assert told_by(view)
    clock.pass_by(BEAT / 1000 + 0.1)
    assert not view.table.recap.banner.isVisible()


def test_without_animations_nothing_waits_and_the_loss_stays_marked(lay: Laid) -> None:
    session, move = before_a_loss("holzwurm")
    view = lay(session, speed="off")
    session._make(move)
    assert not view.table.animator.running
    assert not view.table.recap.banner.isVisible()
    assert [sentence.bad for sentence in view.table.recap.item.sentences].count(True) == 1
    assert next(s for s in view.table.recap.item.sentences if s.bad).text.startswith(f"{NAMES[1]} takes ")


def test_a_guess_at_the_own_spy_is_told_before_the_result(lay: Laid) -> None:
    session = FakeSession(seats=2, game="superspion", deal=3)
    random = Random(3)
    while True:
        state = session.match.playing()
        guesses = [move for move in state.legal_moves() if isinstance(move, Guess)]
        if guesses and state.turn == 1:
            break
        quiet = [move for move in state.legal_moves() if not isinstance(move, Guess)]
        session.match.play(session.match.chance() or random.choice(quiet))
    view = lay(session)
    clock = Clock(view)
    session._make(guesses[0])
    while not view.table.recap.banner.isVisible():
        clock.pass_by(0.1)
    assert view.table.sheet is None
    clock.pass_by(2.0)
    assert view.table.sheet is not None


# Heard once, and told at one moment.


def test_each_sentence_is_heard_once_and_with_whose_turn_it_is(lay: Laid, qtbot: QtBot, ear: Ear) -> None:  # noqa: F811
    session = FakeSession(deal=7)
    view = lay(session, speed="off")
    view.setFocus()
    qtbot.waitUntil(lambda: view.hasFocus() and view.reader.quiet)
    session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: view.reader.quiet)
    ear.heard.clear()
    session.let_others_play()
    qtbot.waitUntil(lambda: view.reader.quiet)

    heard = " ".join(ear.said)
    assert len(told_by(view)) >= 3
    for sentence in told_by(view):
        assert heard.count(sentence) == told_by(view).count(sentence)
    assert ear.said[-1].endswith("It is your turn, Anna.")


def test_playing_again_is_heard_as_one_text(lay: Laid, qtbot: QtBot, ear: Ear) -> None:  # noqa: F811
    view = lay(told_session("holzwurm"), speed="off")
    view.setFocus()
    qtbot.waitUntil(lambda: view.hasFocus() and view.reader.quiet)
    ear.heard.clear()
    QTest.keyClick(view, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: bool(ear.said))
    headline, sentence = view.table.recap.loss(view.table.recap.told) or ("", "")
    assert ear.said == [" ".join(told_by(view)).replace(sentence, f"{headline} {sentence}")]


@pytest.mark.parametrize("game", sorted(LOSSES))
def test_a_loss_is_heard_with_its_headline(lay: Laid, qtbot: QtBot, ear: Ear, game: str) -> None:  # noqa: F811
    session, move = before_a_loss(game)
    view = lay(session, speed="off")
    view.setFocus()
    qtbot.waitUntil(lambda: view.hasFocus() and view.reader.quiet)
    ear.heard.clear()
    session._make(move)
    qtbot.waitUntil(lambda: view.reader.quiet)

    headline, sentence = view.table.recap.loss(view.table.recap.told) or ("", "")
    assert headline == LOSSES[game][3]
    assert " ".join(ear.said).count(headline) == 1
    assert f"{headline} {sentence}" in " ".join(ear.said)

    ear.heard.clear()
    qtbot.waitUntil(lambda: not view.table.animator.running)
    QTest.keyClick(view, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: bool(ear.said))
    assert f"{headline} {sentence}" in ear.said[0]


@pytest.mark.parametrize("game", ["holzwurm", "afbraak"])
def test_the_final_scores_are_told_once_the_last_move_has_been_seen(lay: Laid, game: str) -> None:
    session = FakeSession(seats=4, game=game, deal=6, rounds=2)
    random = Random(6)
    while True:
        match = session.match
        move = random.choice(match.playing().legal_moves())
        after = match.before(len(match.rounds[0].moves))
        after.play(move)
        if after.round_over:
            break
        match.play(move)
    view = lay(session)
    clock = Clock(view)
    told = [plate.state.line for plate in view.table.plates]
    if game == "holzwurm":
        assert all("Total 0" in line for line in told)

    session._make(move)
    assert session.match.round_over
    assert any(session.match.totals)
    clock.pass_by(0.3)
    assert view.table.animator.running
    assert session.totals == [0, 0, 0, 0]
    if game == "holzwurm":
        assert all("Total 0" in plate.state.line for plate in view.table.plates)
    while view.table.animator.running:
        clock.pass_by(0.5)
    assert session.totals == session.match.totals
    for plate, total in zip(view.table.plates, session.match.totals, strict=True):
        words = signed(total) if game == "holzwurm" else f"{total} card(s)"
        assert words.replace("+", "") in plate.state.line


def test_every_game_has_a_position_to_tell_of() -> None:
    assert set(BEGIN) == set(GAMES)
