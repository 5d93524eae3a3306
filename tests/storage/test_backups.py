import sqlite3
import time
import zipfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage import backups
from holzwurm_desktop.storage.backups import back_up, list_backups, lost, put_back, restore, start_backup
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.folders import Folders, portable_folders
from holzwurm_desktop.storage.settings import SettingsFile

Json = dict[str, Any]
OpenMatches = Callable[..., Opened]
# The files of a test get the time of the clock, so a start is told a later one; it is a Monday's, since backups are
# thinned out by weeks.
NOW = datetime.now(UTC)
START = (NOW + timedelta(days=7 - NOW.weekday())).replace(hour=12, minute=0, second=0, microsecond=0)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return portable_folders(tmp_path)


@pytest.fixture
def opened(open_matches: OpenMatches, folders: Folders) -> Opened:
    """The saved games in these folders."""
    return open_matches(folders.database)


def start_and_play(opened: Opened, folders: Folders, now: datetime) -> Path | None:
    """A start of the program, and something played after it."""
    made = back_up(folders, now)
    with opened.database.writing() as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS played (x)")
        connection.execute("INSERT INTO played VALUES (1)")
    return made


def days_ago(folders: Folders, now: datetime) -> list[int]:
    return [(now - backup.made).days for backup in list_backups(folders)]


def test_a_backup_holds_the_matches_of_the_moment(opened: Opened, folders: Folders, header: Json) -> None:
    opened.matches.create(header)
    path = back_up(folders, START)
    opened.matches.create(header)
    (backup,) = list_backups(folders)
    assert (backup.path, backup.made, backup.running, backup.finished) == (path, START, 1, 0)
    assert backup.size == backup.path.stat().st_size


def test_a_start_with_nothing_new_makes_no_backup(
    opened: Opened, open_matches: OpenMatches, folders: Folders, header: Json
) -> None:
    opened.matches.create(header)
    opened.close()
    assert back_up(folders, START) is not None
    open_matches(folders.database).close()
    assert back_up(folders, START + timedelta(days=1)) is None


def test_changed_settings_are_worth_a_backup(opened: Opened, folders: Folders) -> None:
    back_up(folders, START)
    SettingsFile(folders.settings).change(volume=5)
    assert back_up(folders, START + timedelta(hours=1)) is not None


def test_the_last_ten_starts_are_kept(opened: Opened, folders: Folders) -> None:
    for hour in range(14):
        start_and_play(opened, folders, START + timedelta(hours=hour))
    made = [backup.made for backup in list_backups(folders)]
    latest = START + timedelta(hours=13)
    assert made[:10] == [latest - timedelta(hours=hour) for hour in range(10)]
    assert len(made) == 11  # and the latest of the others of this week


def test_before_the_last_ten_one_of_each_week_is_kept(opened: Opened, folders: Folders) -> None:
    for day in range(42):
        start_and_play(opened, folders, START + timedelta(days=day))
    now = START + timedelta(days=41)  # a Sunday
    assert days_ago(folders, now) == [*range(10), 10, 14, 21, 28, 35]


def test_the_number_of_backups_has_a_bound(opened: Opened, folders: Folders) -> None:
    for week in range(40):
        start_and_play(opened, folders, START + timedelta(weeks=week))
    assert len(list_backups(folders)) == backups.LAST_STARTS + backups.WEEKS


def test_the_size_of_all_backups_has_a_bound(
    opened: Opened, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_and_play(opened, folders, START)
    size = list_backups(folders)[0].size
    monkeypatch.setattr(backups, "MOST_BYTES", int(size * 3.5))
    for hour in range(1, 8):
        start_and_play(opened, folders, START + timedelta(hours=hour))
    assert len(list_backups(folders)) == 3
    monkeypatch.setattr(backups, "MOST_BYTES", 1)
    start_and_play(opened, folders, START + timedelta(hours=9))
    assert len(list_backups(folders)) == 1


def test_nothing_but_backups_is_removed(opened: Opened, folders: Folders) -> None:
    folders.backups.mkdir(parents=True)
    others = [folders.backups / name for name in ("backup-mine.zip", "holiday.zip", "backup.txt")]
    for other in others:
        other.touch()
    for week in range(25):
        start_and_play(opened, folders, START + timedelta(weeks=week))
    assert all(other.exists() for other in others)


def test_what_a_killed_program_left_half_written_goes(opened: Opened, folders: Folders) -> None:
    folders.backups.mkdir(parents=True)
    leftover = folders.backups / "backup-20261127T120000Z.tmp"
    leftover.touch()
    back_up(folders, START)
    assert [path.suffix for path in folders.backups.iterdir()] == [".zip"]


def test_restoring_brings_back_matches_and_settings_and_keeps_the_present_ones(
    opened: Opened, open_matches: OpenMatches, folders: Folders, record: Json
) -> None:
    match_id = opened.matches.import_record(record)
    SettingsFile(folders.settings).change(volume=5)
    backup = back_up(folders, START)
    assert backup is not None
    opened.matches.delete(match_id)
    second = opened.matches.import_record(record, title="later")
    opened.close()
    SettingsFile(folders.settings).change(volume=95)
    kept = restore(backup, folders)
    again = open_matches(folders.database)
    assert (again.notices, again.matches.load(match_id)) == ((), record)
    assert SettingsFile(folders.settings).values.volume == 5
    later = open_matches(kept[0])
    assert [match.match_id for match in later.matches.list_finished()] == [second]
    assert SettingsFile(kept[1]).values.volume == 95


def test_restoring_the_matches_only_leaves_the_settings(opened: Opened, folders: Folders) -> None:
    SettingsFile(folders.settings).change(volume=5)
    backup = back_up(folders, START)
    assert backup is not None
    opened.close()
    SettingsFile(folders.settings).change(volume=95)
    restore(backup, folders, settings=False)
    assert SettingsFile(folders.settings).values.volume == 95


def test_restoring_works_where_the_matches_are_lost(
    opened: Opened, open_matches: OpenMatches, folders: Folders, record: Json
) -> None:
    match_id = opened.matches.import_record(record)
    backup = back_up(folders, START)
    assert backup is not None
    opened.close()
    folders.database.unlink()
    assert restore(backup, folders) == []
    assert open_matches(folders.database).matches.load(match_id) == record


def spoilt(backup: Path, kind: str) -> None:
    """Make a backup one that cannot be restored."""
    if kind == "cut short":
        backup.write_bytes(backup.read_bytes()[:200])
        return
    manifest = b'{"format": "holzwurm-backup", "version": 1}'
    database = b"no database"
    if kind == "newer":
        manifest = b'{"format": "holzwurm-backup", "version": 2}'
    with zipfile.ZipFile(backup, "w") as archive:
        archive.writestr("manifest.json", manifest)
        archive.writestr("../games.sqlite" if kind == "path" else "games.sqlite", database)


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("cut short", "bad-archive"),
        ("no database", "bad-archive"),
        ("path", "bad-archive"),
        ("newer", "newer-archive"),
    ],
)
def test_a_backup_that_is_none_changes_nothing(
    opened: Opened, open_matches: OpenMatches, folders: Folders, record: Json, kind: str, code: str
) -> None:
    match_id = opened.matches.import_record(record)
    backup = back_up(folders, START)
    assert backup is not None
    opened.close()
    spoilt(backup, kind)
    with pytest.raises(StorageError, match=code):
        restore(backup, folders)
    assert open_matches(folders.database).matches.load(match_id) == record
    assert sorted(path.name for path in folders.data.iterdir()) == [
        "backups", "games.sqlite", "games.sqlite-shm", "games.sqlite-token", "games.sqlite-wal",
    ]  # fmt: skip


def test_a_backup_is_made_in_a_thread_and_costs_the_start_next_to_nothing(
    opened: Opened, folders: Folders, record: Json
) -> None:
    for _ in range(300):
        opened.matches.import_record(record)
    ended: list[object] = []
    began = time.perf_counter()
    run = start_backup(folders, clock=lambda: START, done=ended.append)
    spent = time.perf_counter() - began
    opened.matches.import_record(record)  # games can be stored meanwhile
    run.join()
    assert (run.error, ended) == (None, [run])
    assert run.made == list_backups(folders)[0].path
    assert list_backups(folders)[0].finished in (300, 301)
    assert spent < 0.05  # usually a tenth of a millisecond; a busy machine may take longer


def test_a_backup_that_cannot_be_made_is_told(opened: Opened, folders: Folders) -> None:
    folders.backups.touch()
    run = start_backup(folders, clock=lambda: START)
    run.join()
    assert run.made is None
    assert run.error is not None
    assert run.error.code == "not-a-file"


def test_a_backup_that_fails_of_something_unforeseen_is_told_as_well(
    opened: Opened, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of the blue")

    monkeypatch.setattr(backups, "_add", fail)
    ended = []
    run = start_backup(folders, done=ended.append)
    run.join()
    assert ended == [run]
    assert run.error is not None
    assert (run.error.code, run.error.data["reason"]) == ("unforeseen", "out of the blue")
    assert list(folders.backups.iterdir()) == []


def test_a_backup_that_fails_leaves_nothing_half_written(folders: Folders) -> None:
    folders.data.mkdir()
    folders.database.write_bytes(b"no database")
    with pytest.raises(StorageError, match="damaged"):
        back_up(folders, START)
    assert list(folders.backups.iterdir()) == []


def test_an_older_backup_is_brought_up_to_date_when_it_is_opened(
    open_matches: OpenMatches, folders: Folders
) -> None:
    folders.data.mkdir()
    dump = Path(__file__).parent / "data" / "version1.sql"
    with closing(sqlite3.connect(folders.database)) as connection:
        connection.executescript(dump.read_text("utf-8"))
    backup = back_up(folders, START)
    assert backup is not None
    folders.database.unlink()
    restore(backup, folders)
    opened = open_matches(folders.database)
    assert [notice.code for notice in opened.notices] == ["database-migrated"]
    assert len(opened.matches.list_running()) == 1


def test_what_a_backup_replaced_takes_its_place_again(
    opened: Opened, open_matches: OpenMatches, folders: Folders, record: Json
) -> None:
    backup = back_up(folders, START)
    assert backup is not None
    opened.matches.import_record(record, title="since then")
    opened.close()
    kept = restore(backup, folders)
    assert open_matches(folders.database).matches.list_finished() == []
    replaced = put_back(kept, folders)
    assert [each.title for each in open_matches(folders.database).matches.list_finished()] == ["since then"]
    assert not any(path.exists() for path in kept)
    assert all(path.exists() for path in replaced)


def test_a_match_that_was_played_on_since_the_backup_comes_back_as_practice(
    opened: Opened, open_matches: OpenMatches, folders: Folders, header: Json, first_round: Json
) -> None:
    ids = [
        opened.matches.create({**header, "uuid": name}, first_round=first_round) for name in ("played", "not")
    ]
    backup = back_up(folders, START)
    assert backup is not None
    opened.matches.append_move(ids[0], 0, 0, {"seat": 0, "card": "B1"})
    opened.close()
    restore(backup, folders)
    again = open_matches(folders.database)
    assert [again.matches.meta(match_id)["practice"] for match_id in ids] == [True, False]


@pytest.mark.parametrize("content", [None, b"", b"x"])
def test_matches_that_are_gone_are_noticed_where_there_are_backups(
    opened: Opened, folders: Folders, content: bytes | None
) -> None:
    opened.close()
    assert not lost(folders)
    back_up(folders, START)
    assert not lost(folders)
    folders.database.unlink()
    if content is not None:
        folders.database.write_bytes(content)
    assert lost(folders)


def test_a_first_start_is_not_taken_for_a_loss(folders: Folders) -> None:
    assert not lost(folders)
