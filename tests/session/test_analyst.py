"""The analysis of a finished match in the background: progress, cancel, failure, and that it is made only once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.analysis import SEED, analyse, decisions, seed_of, usual_iterations
from holzwurm_desktop.ai.analysis_record import to_json
from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.carried import META_KEY, put_into
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.analyst import Analyst
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.clock import utc_now
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.settings import SettingsFile
from tests.playing import new_match, play_on
from tests.session.scripted_players import ScriptedPlayers

FEW = 30


class Desk:
    """An analyst, whose questions a test answers, and what it told."""

    def __init__(self, match: Match, stored: dict[str, Any] | None = None) -> None:
        self.match = match
        self.players = ScriptedPlayers()
        self.kept: dict[str, Any] = {}
        self.analyst = Analyst(
            cast(ComputerPlayers, self.players), match, stored or {}, self.kept.__setitem__, own=(1,)
        )
        self.analyst.iterations = FEW
        self.progress: list[tuple[int, int]] = []
        self.told: list[str] = []
        self.analyst.progressed.connect(lambda done, count: self.progress.append((done, count)))
        self.analyst.changed.connect(lambda: self.told.append("changed"))
        self.analyst.failed.connect(self.told.append)

    def answer(self) -> None:
        """Answer the open question as the process would."""
        question = self.players.open[0]
        game = self.match.game
        thought = think(game, question.view, question.level, question.seed or 0, Budget(question.iterations))
        weighed = [[found.move.to_json(), found.visits, found.mean] for found in thought.candidates]
        self.players.answer(thought.move.to_json(), weighed)


@pytest.fixture
def desk() -> Desk:
    match = new_match("holzwurm", deal=3)
    play_on(match, 1)
    return Desk(match)


def test_each_decision_is_asked_about_and_the_analysis_is_kept(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    for at, decision in enumerate(decisions(desk.match)):
        (question,) = desk.players.open
        assert question.view == decision.view
        assert (question.iterations, question.seed) == (
            FEW,
            seed_of(SEED, decision.round_index, decision.move_index),
        )
        assert desk.analyst.running
        assert desk.progress[-1] == (at, len(desk.match.rounds[0].moves))
        desk.answer()

    assert not desk.analyst.running
    assert desk.told == ["changed"]
    assert desk.analyst.seen == analyse(desk.match, FEW)
    assert desk.kept == desk.analyst.written() == {"seen": to_json(desk.match, analyse(desk.match, FEW))}


def test_what_is_there_is_not_made_again(desk: Desk) -> None:
    again = Desk(desk.match, {"seen": to_json(desk.match, analyse(desk.match, FEW))})
    assert again.analyst.analysis(open_cards=False) == analyse(desk.match, FEW)
    again.analyst.start(open_cards=False)
    assert again.players.open == []
    again.analyst.start(open_cards=True)
    assert len(again.players.open) == 1


def test_the_mistakes_are_those_of_the_players_own_seats(desk: Desk) -> None:
    assert desk.analyst.mistakes == ()
    desk.analyst.take(analyse(desk.match, FEW))
    assert {each.known.best.seat for each in desk.analyst.mistakes if each.known.best is not None} == {1}


def test_open_cards_tell_something_else_where_moves_are_searched_for(desk: Desk) -> None:
    assert desk.analyst.can_open is True
    assert Desk(new_match("afbraak")).analyst.can_open is False


def test_by_itself_it_thinks_as_long_as_is_usual_in_the_game(desk: Desk) -> None:
    analyst = Analyst(cast(ComputerPlayers, desk.players), desk.match, {}, desk.kept.__setitem__)
    analyst.start(open_cards=False)
    assert desk.players.open[0].iterations == usual_iterations("holzwurm")


def test_a_second_start_changes_nothing(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    desk.analyst.start(open_cards=True)
    assert len(desk.players.open) == 1


def test_a_cancelled_analysis_leaves_nothing_and_can_be_begun_again(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    desk.answer()
    number = desk.players.open[0].number
    desk.analyst.cancel()

    assert desk.players.cancelled == [number]
    assert desk.told == ["changed"]
    assert not desk.analyst.running
    assert desk.analyst.seen is None
    assert desk.kept == {}
    desk.analyst.start(open_cards=False)
    assert desk.progress[-1][0] == 0
    assert len(desk.players.open) == 1


def test_an_analysis_that_fails_says_why_and_keeps_nothing(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    desk.answer()
    desk.players.fail("broken")
    assert desk.told == ["changed", "broken"]
    assert not desk.analyst.running
    assert desk.kept == {}


def test_what_others_asked_is_none_of_its_business(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    desk.players.answered.emit(Answer(99, {}))
    desk.players.failed.emit(99, "broken")
    assert desk.analyst.running
    assert desk.progress == [(0, len(desk.match.rounds[0].moves))]


def test_a_move_that_is_none_ends_the_analysis(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    desk.players.answer({}, [[{"no": "move"}, 1, 0.5]])
    assert not desk.analyst.running
    assert desk.told[0] == "changed"


def test_a_closed_analyst_is_silent(desk: Desk) -> None:
    desk.analyst.start(open_cards=False)
    number = desk.players.open[0].number
    desk.analyst.close()
    assert desk.players.cancelled == [number]
    assert not desk.analyst.running
    desk.players.answered.emit(Answer(number, {}))
    desk.players.failed.emit(number, "broken")
    assert desk.told == []
    assert desk.players.listeners == (0, 0)


# With the real process.


@pytest.fixture
def service(opened: Opened, tmp_path: Any, qapp: object) -> Iterator[MatchesService]:
    made = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    yield made
    made.close()


def test_the_process_finds_what_the_command_finds(
    service: MatchesService, opened: Opened, qtbot: QtBot
) -> None:
    match = new_match("bergbeklimmen", deal=3)
    play_on(match, 1, 14)
    match_id = opened.matches.import_record(match.to_record())
    analyst = service.analyst(match, match_id)
    analyst.iterations = FEW
    for open_cards in (False, True):
        with qtbot.waitSignal(analyst.changed, timeout=60_000):
            analyst.start(open_cards)
        assert analyst.analysis(open_cards) == analyse(match, FEW, open_cards=open_cards)
    analyst.close()
    again = service.analyst(match, match_id)
    assert (again.seen, again.opened) == (analyst.seen, analyst.opened)
    assert Match.from_record(opened.matches.load(match_id)).extra["meta"]["analysis"] == analyst.written()


@pytest.mark.parametrize("game_id", ["kistenstapel", "superspion"])
def test_the_window_answers_while_a_match_is_analysed(
    service: MatchesService, opened: Opened, qtbot: QtBot, game_id: str
) -> None:
    match = new_match(game_id, deal=3, **({"leftover": "bid"} if game_id == "kistenstapel" else {}))
    play_on(match, 1, 40)
    analyst = service.analyst(match, opened.matches.import_record(match.to_record()))
    analyst.iterations = FEW
    beats: list[float] = []
    clock = QTimer(interval=5)
    clock.timeout.connect(lambda: beats.append(time.process_time()))
    clock.start()
    with qtbot.waitSignal(analyst.changed, timeout=60_000):
        analyst.start(open_cards=False)
    QCoreApplication.processEvents()
    # Of this process alone: on a busy machine others take time from it.
    assert max(after - before for before, after in pairwise(beats)) < 0.05


def test_an_opened_record_brings_its_analysis_and_what_is_played_on_has_none(
    service: MatchesService, opened: Opened
) -> None:
    match = new_match("holzwurm", deal=3)
    play_on(match, 1)
    seen = to_json(match, analyse(match, FEW))
    match.extra = put_into(match.extra, {"seen": seen})

    session = service.open_text(json.dumps(match.to_record()).encode())

    assert META_KEY not in session.match.extra
    assert opened.matches.analyses(session.saved.match_id) == {"seen": seen}
    assert json.loads(service.record_text(session.match))[META_KEY] == {"analysis": {"seen": seen}}
    analyst = service.analyst(session.match, session.saved.match_id)
    assert analyst.seen == analyse(match, FEW)
    again = service.practise(session.match.before(2))
    assert META_KEY not in json.loads(service.record_text(again.match))
    for each in (session, again):
        each.close()


def test_the_record_of_a_match_that_is_gone_on_with_tells_nothing_of_an_analysis(
    service: MatchesService, opened: Opened
) -> None:
    """It was given up, so that its cards were open; now they are not."""
    match = new_match("holzwurm", deal=3)
    play_on(match, 1, moves=4)
    match.extra["uuid"] = "0123456789abcdef0123456789abcdef"
    number = opened.matches.import_record({**match.to_record(), "abandoned": True})
    opened.matches.store_analysis(number, "seen", to_json(match, analyse(match, FEW)))
    assert META_KEY in json.loads(service.record_text(service.load(number)))

    session = service.resume(number)

    assert META_KEY not in json.loads(service.record_text(session.match))
    session.close()


def test_the_mistakes_of_some_time_are_those_of_the_matches_that_ended_in_it(
    service: MatchesService, opened: Opened
) -> None:
    match = new_match("holzwurm", deal=3)
    play_on(match, 1)
    saved = SavedMatch.new(opened.matches, match.before(len(match.rounds[0].moves) - 1))
    saved.catch_up(match)  # it ends here
    opened.matches.store_analysis(saved.match_id, "seen", to_json(match, analyse(match, FEW)))

    assert service.mistakes_since(utc_now() - timedelta(days=1))[1:] == (1, 1)
    assert service.mistakes_since(utc_now() + timedelta(days=1)) == ((), 0, 0)
