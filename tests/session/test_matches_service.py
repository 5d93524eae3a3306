import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.session.saving import NOT_STORED
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.figures import best_of_the_day, player_summaries
from holzwurm_desktop.storage.settings import SettingsFile

PEOPLE = [Player("Anna"), Player("Bram")]
DAY = date(2026, 11, 28)


@pytest.fixture
def service(opened: Opened, tmp_path: Path, qapp: object) -> Iterator[MatchesService]:
    matches = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    yield matches
    matches.close()


def finish(session: TableSession) -> None:
    """People play until the match is over."""
    session.start()
    while not session.match.over:
        session.play(session.legal_moves()[-1])
    session.close()


def test_the_deal_of_the_day_is_the_same_whatever_number_is_asked_for(service: MatchesService) -> None:
    sessions = [service.new_match("holzwurm", PEOPLE, {}, deal, 0, day=DAY) for deal in (None, 5)]
    first, second = (session.match for session in sessions)
    assert first.rounds[0].deal == second.rounds[0].deal
    assert first.extra["deal_number"] == deal_of_the_day(DAY, "holzwurm")
    assert first.extra["deal_of_the_day"] == "2026-11-28"


def test_other_matches_bear_no_day(service: MatchesService) -> None:
    assert "deal_of_the_day" not in service.new_match("holzwurm", PEOPLE, {}, None, 0).match.extra


def test_the_deal_of_the_day_stands_in_its_list_of_bests(service: MatchesService, opened: Opened) -> None:
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, None, 0, day=DAY)
    finish(session)
    finish(service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 7, 0))
    best = best_of_the_day(opened.statistics.finished_matches(), DAY, "holzwurm")
    assert [result.score for result in best] == sorted(session.match.totals, reverse=True)


def test_a_typed_number_that_was_played_here_before_is_practice(
    service: MatchesService, opened: Opened
) -> None:
    finish(service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 7, 0))
    again = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 7, 1)
    other_game = service.new_match("superspion", PEOPLE, {}, 7, 0)
    other_number = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 77, 0)
    finish(again)

    assert (again.practice, other_game.practice, other_number.practice) == (True, False, False)
    assert [row.practice for row in opened.statistics.finished_matches()] == [True, False]


def test_the_same_deal_again_is_no_deal_of_the_day(service: MatchesService, opened: Opened) -> None:
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, None, 0, day=DAY)
    session.restart_same_deal()
    finish(session)
    assert best_of_the_day(opened.statistics.finished_matches(), DAY, "holzwurm") == []


def test_what_is_retried_from_a_replay_is_practice(service: MatchesService, opened: Opened) -> None:
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 3, 0)
    finish(session)
    replay = Replay(session.match)
    replay.seek(0, 5)
    again = service.practise(replay.retry_from_here())
    assert (again.practice, len(again.match.rounds[0].moves)) == (True, 5)
    assert service.meta(again.saved.match_id)["practice"] is True
    assert again.match.extra["uuid"] != session.match.extra["uuid"]
    finish(again)
    rows = opened.statistics.finished_matches()
    assert sorted(row.practice for row in rows) == [False, True]
    assert [row.matches for row in player_summaries([row for row in rows if not row.practice])] == [1, 1]


def test_a_match_goes_on_with_its_counts(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    session.start()
    for _ in range(3):
        session.play(session.legal_moves()[0])
    session.undo()
    session.close()
    again = service.resume(session.saved.match_id)
    assert again.match.to_record() == session.match.to_record()
    assert again.undos == 1


def test_a_record_that_is_opened_twice_is_one_match(service: MatchesService, tmp_path: Path) -> None:
    path = tmp_path / "game.holzwurm.json"
    service.save_record(service.new_match("holzwurm", PEOPLE, {}, 3, 0).match, path)
    sessions = [service.open_record(path) for _ in range(2)]
    assert len({session.saved.match_id for session in sessions}) == 1


def given_up(service: MatchesService) -> dict[str, Any]:
    """The record of a match that was given up after some moves."""
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 3, 0)
    for _ in range(3):
        session.play(session.legal_moves()[0])
    service.delete(session.saved.match_id)
    return {**session.match.to_record(), "abandoned": True}


def test_a_record_of_a_match_given_up_is_played_to_its_end_once_and_as_practice(
    service: MatchesService, opened: Opened
) -> None:
    session = service.open_text(json.dumps(given_up(service)).encode())
    finish(session)
    (match,) = service.finished()
    assert (match.status, match.practice) == ("finished", True)
    assert service.running() == service.given_up() == []
    assert "abandoned" not in opened.matches.load(match.match_id)


def test_a_stored_match_that_was_given_up_goes_on_as_practice_with_the_same_cards(
    service: MatchesService, opened: Opened
) -> None:
    record = given_up(service)
    number = opened.matches.import_record(record)
    session = service.resume(number)
    assert session.match.to_record() == {key: record[key] for key in record if key != "abandoned"}
    assert not Replay(session.match).open_cards
    finish(session)
    (result,) = opened.statistics.finished_matches()
    assert result.practice
    assert [match.match_id for match in service.finished()] == [number]


def test_a_match_that_was_given_up_stays_so_while_it_is_only_looked_at(
    service: MatchesService, opened: Opened
) -> None:
    number = opened.matches.import_record(given_up(service))
    service.resume(number).close()
    assert [match.match_id for match in service.given_up()] == [number]


def test_a_picture_of_a_match_is_kept(service: MatchesService) -> None:
    number = service.new_match("holzwurm", PEOPLE, {}, 3, 0).saved.match_id
    picture = b"\x89PNG\r\n\x1a\n" + bytes(20)
    service.set_thumbnail(number, picture)
    assert service.thumbnail(number) == picture


def test_a_match_that_was_never_stored_can_be_put_away(service: MatchesService) -> None:
    service.delete(NOT_STORED)
    assert service.running() == []


def test_a_copy_holds_the_match_as_it_is(service: MatchesService, tmp_path: Path) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    copy = service.save_copy(session.match, tmp_path / "a" / "b")
    assert Match.from_record(session.match.to_record()).to_record() == session.match.to_record()
    assert service.open_record(copy).match.rounds == session.match.rounds


def test_a_match_that_is_gone_on_with_counts_as_before(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 3, 0)
    session.start()
    session.play(session.legal_moves()[0])
    session.close()

    assert service.resume(session.saved.match_id).practice is False


def test_the_text_of_a_record_can_be_opened_again(service: MatchesService) -> None:
    match = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 3, 0).match

    assert json.loads(service.record_text(match))["rounds"] == match.to_record()["rounds"]


def test_a_match_is_renamed_copied_put_away_and_brought_back(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    number = session.saved.match_id
    service.rename(number, "The long one")
    copy = service.duplicate(number)
    assert [match.title for match in service.running() if match.match_id == number] == ["The long one"]
    assert (service.meta(copy)["practice"], service.meta(number)["practice"]) == (True, False)
    assert service.load(copy).rounds == service.load(number).rounds == session.match.rounds

    service.delete(number)
    assert [match.match_id for match in service.running()] == [copy]
    service.undelete(number)
    assert {match.match_id for match in service.running()} == {copy, number}


def test_the_first_match_of_a_game_is_known_as_such(service: MatchesService) -> None:
    first = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    assert service.is_first(first) is True
    assert service.is_first(service.new_match("superspion", PEOPLE, {}, 3, 0)) is True
    assert service.is_first(service.new_match("holzwurm", PEOPLE, {}, 4, 0)) is False


def test_where_matches_cannot_be_read_none_is_known_to_be_the_first_and_no_coach_comes(
    service: MatchesService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bool:
        raise StorageError("io-error")

    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    monkeypatch.setattr(service._store, "has_other", broken)
    assert service.is_first(session) is False
    assert service.coach_at_first("holzwurm") is False
    monkeypatch.setattr(service._store, "has_deal", broken)
    assert not service.new_match("holzwurm", PEOPLE, {}, 3, 0).practice


def test_a_new_match_is_untouched_until_something_is_done_in_it(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    assert session.untouched
    session.play(session.legal_moves()[0])
    assert not session.untouched
    assert not service.resume(service.new_match("holzwurm", PEOPLE, {}, 4, 0).saved.match_id).untouched


def test_a_new_match_says_when_and_by_what_it_was_made(service: MatchesService) -> None:
    extra = service.new_match("holzwurm", PEOPLE, {}, 3, 0).match.extra
    assert str(extra["app"]).startswith("Holzwurm Desktop ")
    assert datetime.fromisoformat(str(extra["created"])).tzinfo is not None


def test_of_several_people_the_one_of_the_settings_is_the_player(service: MatchesService) -> None:
    service._settings.values = replace(service._settings.values, player_name="Abe")
    service._store.same_person = lambda: {"abe": "Bram"}
    match = service.new_match("holzwurm", PEOPLE, {}, 3, 0).match
    assert service.own_seats(match) == (1,)


def test_a_session_has_the_speed_and_the_time_for_objections_of_the_settings(service: MatchesService) -> None:
    chosen = {"knock_window": "20"}
    service._settings.values = replace(service._settings.values, animation_speed="fast", of_games=chosen)
    session = service.new_match("kistenstapel", PEOPLE, {}, 3, 0)
    assert session.speed == "fast"
    assert session.objections.seconds == 20.0


def test_a_match_may_begin_with_the_deal_of_another(service: MatchesService) -> None:
    deal = service.new_match("holzwurm", PEOPLE, {}, 3, 0).match.rounds[0].deal
    session = service.match_of_deal("holzwurm", PEOPLE, {"rounds": 1}, deal)
    assert session.match.rounds[0].deal == deal
    assert session.match.round_count == 1
    assert [player.name for player in session.match.players] == ["Anna", "Bram"]
    assert not session.practice
    assert session.saved.match_id in [match.match_id for match in service.running()]
    assert not session.untouched


def test_a_record_that_goes_less_far_than_what_is_here_leads_to_that(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    session.start()
    session.play(session.legal_moves()[0])
    early = service.record_text(session.match).encode()
    session.play(session.legal_moves()[0])
    session.close()

    again = service.open_text(early)

    assert again.saved.match_id == session.saved.match_id
    assert len(again.match.rounds[0].moves) == 2


def test_a_record_that_goes_on_differently_is_practice_beside_what_is_here(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {}, 3, 0)
    session.start()
    session.play(session.legal_moves()[0])
    other = Match.from_record(session.match.to_record())
    session.play(session.legal_moves()[0])
    other.play(other.playing().legal_moves()[-1])
    session.close()

    again = service.open_text(service.record_text(other).encode())

    assert again.saved.match_id != session.saved.match_id
    assert again.practice
    assert again.match.rounds[0].moves == other.rounds[0].moves


def test_what_the_players_process_says_is_passed_on(service: MatchesService, qtbot: QtBot) -> None:
    with qtbot.waitSignal(service.players_unavailable) as told:
        service.players.unavailable.emit("why")
    assert told.args == ["why"]
    with qtbot.waitSignal(service.players_back):
        service.players.back.emit()
    service._players.last_words = "the last words"
    assert service.last_words() == "the last words"


def test_a_record_that_is_over_makes_practice_of_what_is_here_of_its_cards(service: MatchesService) -> None:
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 3, 0)
    session.start()
    session.play(session.legal_moves()[0])
    early = Match.from_record(session.match.to_record())
    session.close()
    number = session.saved.match_id
    early.play(early.playing().legal_moves()[-1])
    service.open_text(service.record_text(early).encode())
    assert service.meta(number)["practice"] is False  # not all its cards can be seen

    while not early.over:
        early.play(early.playing().legal_moves()[-1])
    service.open_text(service.record_text(early).encode())

    assert service.meta(number)["practice"] is True


def test_the_players_process_ends_with_the_service(service: MatchesService) -> None:
    service.players.start()
    (process,) = service.players.findChildren(QProcess)
    service.close()
    assert process.state() == QProcess.ProcessState.NotRunning
