"""One match counts once, by whatever door it comes in again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.database import Opened, open_database
from holzwurm_desktop.storage.settings import SettingsFile

PEOPLE = [Player("Anna"), Player("Bram")]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    opened = open_database(tmp_path / "games.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def service(opened: Opened, tmp_path: Path, qapp: object) -> Iterator[MatchesService]:
    service = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    yield service
    service.close()


def finish(session: TableSession) -> None:
    session.start()
    while not session.match.over:
        session.play(session.legal_moves()[-1])
    session.close()


@pytest.fixture
def session(service: MatchesService) -> TableSession:
    """A match under way."""
    session = service.new_match("holzwurm", PEOPLE, {"rounds": 1}, 7, 0)
    session.start()
    for _ in range(10):
        session.play(session.legal_moves()[-1])
    return session


def counted(opened: Opened) -> int:
    return sum(not each.practice for each in opened.statistics.finished_matches())


def content(service: MatchesService, session: TableSession) -> bytes:
    return service.record_text(session.match).encode()


def test_a_record_of_a_match_that_goes_on_here_goes_on_with_it(
    service: MatchesService, session: TableSession
) -> None:
    text = content(service, session)
    session.play(session.legal_moves()[-1])
    session.close()
    again = service.open_text(text)
    assert again.saved.match_id == session.saved.match_id
    assert again.match.to_record() == session.match.to_record()
    assert not again.practice


def test_a_match_finished_and_pasted_again_counts_once(
    service: MatchesService, session: TableSession, opened: Opened
) -> None:
    before, text = counted(opened), content(service, session)
    finish(session)
    for _ in range(2):
        again = service.open_text(text)
        assert again.practice
        finish(again)
    assert counted(opened) == before + 1


def test_another_name_in_the_record_does_not_help(
    service: MatchesService, session: TableSession, opened: Opened
) -> None:
    before = counted(opened)
    session.match.extra["uuid"] = "another"
    text = content(service, session)
    finish(session)
    finish(service.open_text(text))
    assert counted(opened) == before + 1


def test_whoever_plays_on_in_a_copy_plays_on_for_practice(
    service: MatchesService, session: TableSession, opened: Opened
) -> None:
    session.close()
    copy = service.resume(service.duplicate(session.saved.match_id))
    copy.start()
    assert not opened.matches.meta(session.saved.match_id)["practice"]
    copy.play(copy.legal_moves()[-1])
    copy.close()
    assert opened.matches.meta(session.saved.match_id)["practice"]


def test_an_archive_with_the_seal_of_a_match_that_is_here_brings_practice(
    service: MatchesService, session: TableSession, opened: Opened, tmp_path: Path
) -> None:
    text = content(service, session).replace(session.match.extra["uuid"].encode(), b"another")
    session.close()
    other = open_database(tmp_path / "other" / "games.sqlite")
    there = MatchesService(other.matches, SettingsFile(tmp_path / "other.json"))
    there.open_text(text).close()
    export_all(tmp_path / "all.holzwurm.zip", other.database)
    there.close()
    other.close()
    import_all(tmp_path / "all.holzwurm.zip", opened.database)
    practice = {
        each.practice for each in opened.matches.list_running() if each.match_id != session.saved.match_id
    }
    assert practice == {True}
