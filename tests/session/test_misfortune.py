"""What happens to a match on the table when the disk fails: play goes on, one sentence, a copy offered."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.saving import NOT_STORED
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import Opened, open_database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.records_files import read_record_file
from holzwurm_desktop.storage.settings import SettingsFile
from tests.playing import new_match

PEOPLE = [Player("Anna"), Player("Bram")]
OpenMatches = Callable[[], Opened]


class Table:
    """A match of people on the given saved games, and what it told them."""

    def __init__(self, opened: Opened, settings: Path) -> None:
        self.opened = opened
        self.service = MatchesService(opened.matches, SettingsFile(settings))
        self.codes: list[str] = []
        self.shown = 0

    def begin(self, options: dict[str, int] | None = None) -> None:
        self.session: TableSession = self.service.new_match("holzwurm", PEOPLE, options or {}, 7, 0)
        self.session.noticed.connect(lambda code, _data: self.codes.append(code))
        self.session.events_happened.connect(self._count)
        self.session.start()

    def end(self) -> None:
        """Leave the table: what is not stored would be tried again, on a database that is closed by then."""
        if hasattr(self, "session"):
            self.session.close()
        self.service.close()

    def play(self, moves: int) -> None:
        """People play; every move must be shown, whatever the disk does."""
        for _ in range(moves):
            before = self.shown
            self.session.play(self.session.legal_moves()[0])
            assert self.shown == before + 1

    def is_stored(self) -> bool:
        """Whether a restart would find the match as it is; the rules check it."""
        if self.session.saved.match_id == NOT_STORED:
            return False
        match = Match.from_record(self.opened.matches.load(self.session.saved.match_id))
        return match.to_record() == self.session.match.to_record()

    def _count(self, _events: object) -> None:
        self.shown += 1


@pytest.fixture
def make_table(
    tmp_path: Path, qapp: object, open_matches: OpenMatches
) -> Iterator[Callable[[Opened], Table]]:
    """Lays tables; they are left before the saved games are closed."""
    tables: list[Table] = []

    def make(opened: Opened) -> Table:
        tables.append(Table(opened, tmp_path / "settings.json"))
        return tables[-1]

    yield make
    for table in tables:
        table.end()


@pytest.fixture
def table(make_table: Callable[[Opened], Table], opened: Opened) -> Table:
    """A match of two people with four moves made."""
    table = make_table(opened)
    table.begin()
    table.play(4)
    return table


class PageLimit:
    """A full disk: the file may not grow, and what room its pages have is filled with other games."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._header = {"game": "holzwurm", "seats": []}
        self._other = opened.matches.create(self._header, first_round={"deal": {}})
        self._filled = count()

    def fill(self) -> None:
        self._limit(1)  # SQLite takes the present size, the least there is
        matches = self._opened.matches
        for write in (
            lambda: matches.append_move(self._other, 0, next(self._filled), {}),
            lambda: matches.create(self._header, first_round={"deal": {}}),
        ):
            with pytest.raises(StorageError, match="disk-full"):
                for_ever(write)

    def free(self) -> None:
        self._limit(1_000_000)

    def _limit(self, pages: int) -> None:
        with self._opened.database.reading() as connection:
            connection.execute(f"PRAGMA max_page_count = {pages}")


def for_ever(write: Callable[[], object]) -> None:
    """Write until it fails."""
    while True:
        write()


class SmallDisk:
    """A real disk of 2 MB, room for the log of a whole match, that a file fills."""

    def __init__(self, folder: Path) -> None:
        self._filler = folder / "filler"

    def fill(self) -> None:
        with suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(512))

    def free(self) -> None:
        self._filler.unlink()


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Path]:
    """A small file system in memory, which only root can mount, and only on Linux."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("needs root on Linux")
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("mounting is not allowed here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.fixture(params=["page limit", "small disk"])
def disk(
    request: pytest.FixtureRequest, make_table: Callable[[Opened], Table]
) -> Iterator[tuple[Table, PageLimit | SmallDisk]]:
    """A match not begun yet, and the disk under it."""
    if request.param == "page limit":
        opened: Opened = request.getfixturevalue("opened")
        yield make_table(opened), PageLimit(opened)
        return
    folder: Path = request.getfixturevalue("mounted")
    opened = open_database(folder / "games.sqlite", lock_wait=0)
    table = make_table(opened)
    yield table, SmallDisk(folder)
    table.session.close()
    opened.close()


def test_on_a_full_disk_play_goes_on_and_one_sentence_tells(
    disk: tuple[Table, PageLimit | SmallDisk],
) -> None:
    table, space = disk
    table.begin()
    table.play(4)
    space.fill()
    table.play(5)
    assert table.codes == ["not-saved-disk-full"]
    assert not table.is_stored()


def test_when_there_is_room_again_everything_is_stored(disk: tuple[Table, PageLimit | SmallDisk]) -> None:
    table, space = disk
    table.begin()
    table.play(4)
    space.fill()
    table.play(5)
    table.session.undo()
    space.free()
    table.play(1)
    assert table.is_stored()
    assert table.codes == ["not-saved-disk-full"]


def test_a_match_begun_on_a_full_disk_is_stored_when_there_is_room(
    disk: tuple[Table, PageLimit | SmallDisk],
) -> None:
    table, space = disk
    space.fill()
    table.begin()
    assert table.codes == ["not-saved-disk-full"]
    table.play(3)
    assert table.session.saved.match_id == NOT_STORED
    space.free()
    table.play(1)
    assert table.is_stored()


def test_leaving_the_table_stores_what_was_missed_if_there_is_room_again(
    disk: tuple[Table, PageLimit | SmallDisk],
) -> None:
    table, space = disk
    table.begin()
    table.play(4)
    space.fill()
    table.play(5)
    assert table.session.unsaved
    space.free()
    table.session.close()
    assert table.is_stored()


def test_what_was_missed_is_stored_after_a_while_without_another_move(
    disk: tuple[Table, PageLimit | SmallDisk], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("holzwurm_desktop.session.keeping.AGAIN_MS", 1)
    table, space = disk
    table.begin()
    space.fill()
    table.play(5)
    space.free()
    with qtbot.waitSignal(table.session.unsaved_changed) as told:
        pass
    assert told.args == [False]
    assert table.is_stored()


def test_a_match_played_to_its_end_on_a_full_disk_has_its_result_when_there_is_room(
    disk: tuple[Table, PageLimit | SmallDisk], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("holzwurm_desktop.session.keeping.AGAIN_MS", 1)
    table, space = disk
    table.begin({"rounds": 1})
    space.fill()
    while not table.session.match.over:
        table.session.play(table.session.legal_moves()[0])
    space.free()
    with qtbot.waitSignal(table.session.unsaved_changed):
        pass
    assert [match.status for match in table.opened.matches.list_finished()] == ["finished"]


def test_the_same_deal_again_on_a_full_disk_leaves_the_stored_match_as_it_was(
    disk: tuple[Table, PageLimit | SmallDisk],
) -> None:
    table, space = disk
    table.begin()
    table.play(4)
    first = table.session.saved.match_id
    before = table.opened.matches.load(first)["rounds"]
    space.fill()
    table.session.restart_same_deal()
    table.play(6)
    space.free()
    table.play(1)
    assert table.is_stored()
    assert table.session.saved.match_id != first
    assert table.opened.matches.load(first)["rounds"] == before


def test_a_match_that_cannot_be_stored_does_not_give_way_to_its_deal_played_again(
    disk: tuple[Table, PageLimit | SmallDisk],
) -> None:
    table, space = disk
    table.begin()
    space.fill()
    table.play(4)
    record, told = table.session.match.to_record(), len(table.codes)
    table.session.restart_same_deal()
    assert table.session.match.to_record() == record
    assert table.codes[told:] == ["not-saved-disk-full"]
    space.free()
    table.session.restart_same_deal()
    assert table.session.match.rounds[0].moves == []
    assert record in [
        table.opened.matches.load(match.match_id) for match in table.opened.matches.list_running()
    ]


def test_the_match_can_be_copied_into_a_folder_when_the_disk_is_full(
    disk: tuple[Table, PageLimit | SmallDisk], tmp_path: Path
) -> None:
    table, space = disk
    table.begin()
    space.fill()
    table.play(3)
    copies = [table.service.save_copy(table.session.match, tmp_path / "stick") for _ in range(2)]
    assert len(set(copies)) == 2
    for copy in copies:
        assert Match.from_record(read_record_file(copy)).to_record() == table.session.match.to_record()


def test_a_copy_onto_the_full_disk_is_refused_and_leaves_nothing(mounted: Path) -> None:
    SmallDisk(mounted).fill()
    with pytest.raises(StorageError, match="disk-full"):
        MatchesService.save_copy(new_match("holzwurm"), mounted)
    assert [file.name for file in mounted.iterdir()] == ["filler"]


def test_a_copy_into_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="not-a-file"):
        MatchesService.save_copy(new_match("holzwurm"), tmp_path / "file")


def test_while_another_program_holds_the_file_play_goes_on(opened: Opened, table: Table, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        table.play(5)
        assert table.codes == ["not-saved-locked"]
        assert not table.is_stored()
    table.play(1)
    assert table.is_stored()


def test_a_second_misfortune_is_told_as_well(table: Table, path: Path) -> None:
    for _ in range(2):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            table.play(2)
        table.play(1)
    assert table.codes == ["not-saved-locked"] * 2


def test_when_nothing_may_be_written_any_more_play_goes_on(opened: Opened, table: Table) -> None:
    with opened.database.reading() as connection:
        connection.execute("PRAGMA query_only = ON")
    table.play(5)
    assert table.codes == ["not-saved-read-only"]
    assert not table.is_stored()


def test_when_the_file_is_damaged_play_goes_on(open_matches: OpenMatches, table: Table, path: Path) -> None:
    other = open_matches()
    other.matches.rename(table.session.saved.match_id, "x")  # so that what the first one read is out of date
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    table.play(5)
    assert table.codes == ["not-saved-damaged"]


def test_in_a_read_only_folder_a_match_is_played_in_memory(
    make_table: Callable[[Opened], Table], open_matches: OpenMatches, tmp_path: Path
) -> None:
    (tmp_path / "data").touch()
    opened = open_matches()
    table = make_table(opened)
    table.begin()
    table.play(5)
    assert (table.codes, opened.persistent, table.is_stored()) == ([], False, True)


def test_a_match_played_on_in_another_window_goes_on_as_practice(
    opened: Opened, open_matches: OpenMatches, table: Table
) -> None:
    number = table.session.saved.match_id
    other = open_matches().matches
    other.load(number)
    other.truncate(number, 0, 1)
    table.play(2)
    assert table.codes == ["not-saved-changed-elsewhere"]
    assert table.session.practice
    assert table.session.saved.match_id != number
    assert table.is_stored()
    assert opened.matches.meta(table.session.saved.match_id)["practice"]
