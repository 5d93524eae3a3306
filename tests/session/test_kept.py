"""A file that does not open at the start: it is tried again, and gets what was played meanwhile."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.session import kept as kept_module
from holzwurm_desktop.session.kept import Kept
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import Opened, open_database, open_nothing
from holzwurm_desktop.storage.settings import SettingsFile

PEOPLE = [Player("Anna"), Player("Bram")]


class Start:
    """A start of the program on a file that another program holds."""

    def __init__(self, path: Path, settings: Path) -> None:
        self.path = path
        self._other = closing(sqlite3.connect(path, isolation_level=None))
        self.other = self._other.__enter__()
        self.other.execute("BEGIN IMMEDIATE")
        self.opened = open_database(path, lock_wait=0)
        self.service = MatchesService(self.opened.matches, SettingsFile(settings))
        self.kept = Kept(self.opened, True)

    def let_go(self) -> None:
        self.other.execute("ROLLBACK")

    def close(self) -> None:
        self.service.close()
        self.kept.stop()
        self.opened.close()
        self._other.__exit__()


def begin(service: MatchesService, deal: int) -> TableSession:
    session = service.new_match("holzwurm", PEOPLE, {}, deal, 0)
    session.start()
    return session


def play(session: TableSession, moves: int) -> None:
    for _ in range(moves):
        session.play(session.legal_moves()[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def number(path: Path, tmp_path: Path, qapp: object) -> int:
    """A match with three moves in the file."""
    opened = open_database(path)
    service = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    session = begin(service, 7)
    play(session, 3)
    session.close()
    service.close()
    opened.close()
    return session.saved.match_id


@pytest.fixture
def start(number: int, path: Path, tmp_path: Path) -> Iterator[Start]:
    start = Start(path, tmp_path / "settings.json")
    yield start
    start.close()


@pytest.fixture
def reopened(path: Path) -> Iterator[Callable[[], Opened]]:
    opened: list[Opened] = []

    def reopen() -> Opened:
        opened.append(open_database(path))
        return opened[-1]

    yield reopen
    for each in opened:
        each.close()


def moves_in(opened: Opened) -> dict[int, int]:
    return {each.match_id: each.moves for each in opened.matches.list_running()}


def test_what_was_played_meanwhile_is_in_the_file_once_it_opens(
    start: Start, number: int, reopened: Callable[[], Opened]
) -> None:
    assert not start.kept.losing
    old = start.service.resume(number)
    old.start()
    play(old, 2)
    old.close()
    new = begin(start.service, 8)
    play(new, 4)
    assert start.kept.losing
    assert not start.kept.keep()
    start.let_go()
    assert start.kept.keep()
    assert start.kept.notice is None
    assert not start.kept.losing
    play(new, 1)
    assert moves_in(reopened()) == {number: 5, new.saved.match_id: 5}


def test_it_is_tried_again_by_itself(
    number: int, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(kept_module, "AGAIN_MS", 1)
    start = Start(path, tmp_path / "settings.json")
    with qtbot.waitSignal(start.kept.now_kept) as told:
        start.let_go()
    start.close()
    assert [notice.code for notice in told.args[0]] == ["now-kept"]


def test_a_match_that_another_copy_played_on_meanwhile_is_added_as_practice(
    start: Start, number: int, reopened: Callable[[], Opened]
) -> None:
    session = start.service.resume(number)
    session.start()
    play(session, 2)
    session.close()
    start.let_go()
    other = reopened().matches
    other.load(number)
    other.truncate(number, 0, 1)
    assert start.kept.keep()
    found = moves_in(reopened())
    assert found.pop(number) == 1
    ((added, count),) = found.items()
    assert count == 5
    assert reopened().matches.meta(added)["practice"]


def test_what_was_taken_back_and_deleted_is_so_in_the_file(
    start: Start, number: int, reopened: Callable[[], Opened]
) -> None:
    session = start.service.resume(number)
    session.undo()
    session.close()
    gone = begin(start.service, 9)
    play(gone, 1)
    gone.close()
    start.service.delete(gone.saved.match_id)
    start.let_go()
    assert start.kept.keep()
    assert moves_in(reopened()) == {number: 2}


@pytest.mark.parametrize("opens", [True, False])
def test_once_it_is_kept_or_the_program_ends_it_is_tried_no_more(start: Start, opens: bool) -> None:
    (timer,) = start.kept.findChildren(QTimer)
    assert timer.isActive()
    if opens:
        start.let_go()
        assert start.kept.keep()
    else:
        start.kept.stop()
    assert not timer.isActive()


def test_what_cannot_be_read_is_not_touched_by_trying_again(path: Path, qapp: object) -> None:
    path.mkdir()
    opened = open_database(path)
    kept = Kept(opened, True)
    assert kept.notice is not None
    assert not kept.keep()
    kept.stop()
    opened.close()


def test_after_an_unforeseen_error_the_file_is_left_alone(
    path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows what is wrong with it, so that it would not get better by trying again."""
    tried: list[object] = []
    monkeypatch.setattr(kept_module, "open_late", lambda *given: tried.append(given))
    opened = open_nothing(path, RuntimeError("broken"))
    kept = Kept(opened, True)

    assert not kept.keep()
    assert tried == []
    opened.close()


def test_what_is_kept_from_the_start_need_not_be_tried_again(tmp_path: Path, qapp: object) -> None:
    opened = open_database(tmp_path / "games.sqlite")
    kept = Kept(opened, True)
    with closing(opened):
        assert kept.notice is None
        assert kept.keep() is True
        assert kept.losing is False
