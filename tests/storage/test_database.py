import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.schema import STEPS

Json = dict[str, Any]
OpenMatches = Callable[..., Opened]
DUMPS = sorted((Path(__file__).parent / "data").glob("version*.sql"))
VERSION_1 = DUMPS[0]
NEXT_STEP = (("ALTER TABLE games ADD COLUMN mood TEXT", "UPDATE games SET mood = 'cheerful'"),)


def fill(opened: Opened, header: Json, count: int = 40) -> list[int]:
    """Store games until the file has some pages."""
    return [
        opened.matches.create(header, first_round={"deal": {"stock": ["G7"] * 500}}, title=f"Game {number}")
        for number in range(count)
    ]


def from_dump(path: Path, dump: Path = VERSION_1) -> None:
    """Make a database as an earlier version left it."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text("utf-8"))


def codes(opened: Opened) -> list[str]:
    return [notice.code for notice in opened.notices]


def aside(opened: Opened) -> Path:
    """The file that opening set aside."""
    (notice,) = opened.notices
    return Path(notice.data["kept_as"])


def test_a_new_database_is_opened_without_notice(opened: Opened, path: Path) -> None:
    assert (opened.notices, opened.persistent) == ((), True)
    assert path.exists()


def test_matches_are_there_at_the_next_start(open_matches: OpenMatches, path: Path, record: Json) -> None:
    first = open_matches(path)
    match_id = first.matches.import_record(record)
    first.close()
    second = open_matches(path)
    assert second.matches.load(match_id) == record
    assert second.notices == ()


def test_the_database_keeps_a_log_and_its_references(opened: Opened) -> None:
    with opened.database.reading() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize(
    "content",
    [b"this is no database, whatever its name says", b"\x00" * 8192, b"SQLite format 3\x00" + b"\xff" * 4096],
    ids=["text", "zeros", "broken header"],
)
def test_a_file_that_is_no_database_is_set_aside_unchanged(
    open_matches: OpenMatches, path: Path, content: bytes, header: Json
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    opened = open_matches(path)
    assert codes(opened) == ["database-damaged"]
    assert aside(opened).read_bytes() == content
    assert opened.persistent
    assert opened.matches.load(opened.matches.create(header))


def test_a_truncated_database_is_set_aside_and_a_fresh_one_begun(
    open_matches: OpenMatches, path: Path, header: Json
) -> None:
    first = open_matches(path)
    fill(first, header)
    first.close()
    half = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(half)
    second = open_matches(path)
    assert codes(second) == ["database-damaged"]
    assert aside(second).read_bytes() == half
    assert second.matches.list_running() == []
    second.matches.create(header)
    second.close()
    assert len(open_matches(path).matches.list_running()) == 1


def test_a_second_damaged_file_does_not_replace_the_first(open_matches: OpenMatches, path: Path) -> None:
    path.parent.mkdir()
    kept = []
    for content in (b"first damage", b"second damage"):
        path.unlink(missing_ok=True)
        path.write_bytes(content)
        opened = open_matches(path)
        opened.close()
        kept.append(aside(opened))
    assert [file.read_bytes() for file in kept] == [b"first damage", b"second damage"]


def test_a_newer_database_is_set_aside_and_stays_usable(
    open_matches: OpenMatches, path: Path, record: Json
) -> None:
    newer = open_matches(path, steps=STEPS + NEXT_STEP)
    match_id = newer.matches.import_record(record)
    newer.close()
    opened = open_matches(path)
    assert codes(opened) == ["database-newer"]
    assert ".newer-" in aside(opened).name
    assert opened.matches.list_finished() == []
    again = open_matches(aside(opened), steps=STEPS + NEXT_STEP)
    assert again.matches.load(match_id) == record


def test_another_programs_database_is_set_aside(open_matches: OpenMatches, path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.commit()
    opened = open_matches(path)
    assert codes(opened) == ["database-damaged"]
    with closing(sqlite3.connect(aside(opened))) as connection:
        assert connection.execute("SELECT count(*) FROM bookmarks").fetchone() == (0,)


def test_a_database_that_lost_a_table_is_set_aside(open_matches: OpenMatches, path: Path) -> None:
    open_matches(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE results")
        connection.commit()
    assert codes(open_matches(path)) == ["database-damaged"]


def test_every_version_there_was_has_its_dump() -> None:
    versions = [dump.read_text("utf-8").partition("user_version = ")[2].partition(";")[0] for dump in DUMPS]
    assert versions == [str(version) for version in range(1, len(STEPS) + 1)]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_matches_of_earlier_versions_are_still_there(
    open_matches: OpenMatches, path: Path, dump: Path
) -> None:
    from_dump(path, dump)
    opened = open_matches(path)
    assert set(codes(opened)) <= {"database-migrated"}
    (running,) = opened.matches.list_running()
    assert (running.title, running.moves, running.hints, running.undos) == ("On the train", 3, 1, 2)
    record = opened.matches.load(running.match_id)
    assert record["seats"][0] == {"name": "Zoë", "player": "human", "colour": "blue"}
    assert record["rounds"][0]["deal_number"] == 77
    assert record["rounds"][0]["moves"][0] == {"seat": 0, "card": "R0"}
    opened.matches.append_move(running.match_id, 0, 3, {"seat": 1})
    assert [match.status for match in opened.matches.list_finished()] == ["abandoned", "finished"]
    (match,) = opened.statistics.finished_matches()
    assert (match.winners, match.seats[1].level, match.duration_ms) == ((0,), "hard", 61000)


def test_pictures_and_names_of_the_second_version_are_still_there(
    open_matches: OpenMatches, path: Path
) -> None:
    from_dump(path, DUMPS[1])
    matches = open_matches(path).matches
    (running,) = matches.list_running()
    assert (matches.thumbnail(running.match_id) or b"").startswith(b"\x89PNG")
    assert matches.has_uuid("5a1e7c1e-0000-4000-8000-000000000001")


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_a_migration_keeps_the_matches_and_a_copy_from_before(
    open_matches: OpenMatches, path: Path, dump: Path
) -> None:
    from_dump(path, dump)
    version = DUMPS.index(dump) + 1
    with closing(sqlite3.connect(path)) as connection:
        before = connection.execute("SELECT * FROM moves ORDER BY 1, 2, 3").fetchall()
    migrated = open_matches(path, steps=STEPS + NEXT_STEP)
    with migrated.database.reading() as connection:
        assert connection.execute("SELECT * FROM moves ORDER BY 1, 2, 3").fetchall() == before
        assert connection.execute("SELECT count(mood) FROM games").fetchone() == (3,)
    (notice,) = migrated.notices
    assert (notice.code, notice.data["from"], notice.data["to"]) == (
        "database-migrated",
        version,
        len(STEPS) + 1,
    )
    copy = open_matches(Path(notice.data["copy"]))
    assert len(copy.matches.list_running()) == 1


def test_a_migration_that_fails_leaves_the_old_file_whole_under_another_name(
    open_matches: OpenMatches, path: Path, header: Json
) -> None:
    first = open_matches(path)
    match_id = first.matches.create(header, title="the same")
    first.matches.duplicate(match_id, "the same")
    first.close()
    failing = ("CREATE TABLE extra (x)", "CREATE UNIQUE INDEX titles ON games (title)")
    opened = open_matches(path, steps=(*STEPS, failing))
    assert codes(opened) == ["database-rescued"]
    assert len(open_matches(aside(opened)).matches.list_running()) == 2


def test_a_full_disk_before_a_migration_leaves_the_old_version(
    open_matches: OpenMatches, path: Path, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_matches(path)
    match_id = first.matches.import_record(record)
    first.close()

    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr("holzwurm_desktop.storage.database.copy_whole", fail)
        full = open_matches(path, steps=STEPS + NEXT_STEP)
    assert (codes(full), full.persistent) == (["database-disk-full"], False)
    assert {file.name for file in path.parent.iterdir()} == {path.name, f"{path.name}-token"}
    again = open_matches(path)
    assert (again.notices, again.matches.load(match_id)) == ((), record)


def test_a_full_disk_refuses_the_move_and_harms_nothing(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json
) -> None:
    match_id = opened.matches.create(header, first_round={"deal": {}})
    with opened.database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 20")
    large = {"seat": 0, "comment": "x" * 3000}
    stored = 0
    with pytest.raises(StorageError) as refusal:  # noqa: PT012
        while stored < 100:
            opened.matches.append_move(match_id, 0, stored, large)
            stored += 1
    assert refusal.value.code == "disk-full"
    assert len(opened.matches.load(match_id)["rounds"][0]["moves"]) == stored
    with opened.database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1000")
    opened.matches.append_move(match_id, 0, stored, large)
    opened.close()
    again = open_matches(path)
    assert again.notices == ()
    assert len(again.matches.load(match_id)["rounds"][0]["moves"]) == stored + 1


def test_a_folder_that_cannot_be_made_leaves_matches_in_memory(
    open_matches: OpenMatches, tmp_path: Path, record: Json
) -> None:
    (tmp_path / "data").write_bytes(b"a file where the folder should be")
    opened = open_matches(tmp_path / "data" / "games.sqlite")
    assert (codes(opened), opened.persistent) == (["database-read-only"], False)
    assert opened.matches.load(opened.matches.import_record(record)) == record


def test_a_read_only_folder_shows_its_matches_and_keeps_new_ones_in_memory(
    open_matches: OpenMatches, open_folder: Path, record: Json, unwritable: Callable[[Path], None]
) -> None:
    path = open_folder / "games.sqlite"
    first = open_matches(path)
    match_id = first.matches.import_record(record)
    first.close()
    content = path.read_bytes()
    unwritable(open_folder)
    opened = open_matches(path)
    assert (codes(opened), opened.persistent) == (["database-read-only"], False)
    assert opened.matches.load(match_id) == record
    opened.matches.rename(match_id, "Changed in memory only")
    assert path.read_bytes() == content


def test_an_empty_read_only_folder_leaves_matches_in_memory(
    open_matches: OpenMatches, open_folder: Path, header: Json, unwritable: Callable[[Path], None]
) -> None:
    unwritable(open_folder)
    opened = open_matches(open_folder / "games.sqlite")
    assert (codes(opened), opened.persistent) == (["database-read-only"], False)
    assert opened.matches.create(header)


def test_a_database_locked_at_the_start_is_told_and_left_alone(
    open_matches: OpenMatches, path: Path, record: Json
) -> None:
    first = open_matches(path)
    match_id = first.matches.import_record(record)
    first.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        opened = open_matches(path, lock_wait=0)
        assert (codes(opened), opened.persistent) == (["database-locked"], False)
    assert open_matches(path).matches.load(match_id) == record


def test_a_move_while_another_process_writes_is_refused_and_can_be_made_again(
    open_matches: OpenMatches, path: Path, header: Json
) -> None:
    opened = open_matches(path, lock_wait=0)
    match_id = opened.matches.create(header, first_round={"deal": {}})
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            opened.matches.append_move(match_id, 0, 0, {"seat": 0})
    opened.matches.append_move(match_id, 0, 0, {"seat": 0})
    assert len(opened.matches.load(match_id)["rounds"][0]["moves"]) == 1


def test_damage_met_later_is_told_by_code(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json
) -> None:
    fill(opened, header)
    opened.close()
    second = open_matches(path)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    with pytest.raises(StorageError, match="damaged"):
        second.matches.list_running()


@pytest.mark.parametrize("fault", ["damaged", "newer", "older"])
def test_a_second_copy_moves_and_migrates_nothing(open_matches: OpenMatches, path: Path, fault: str) -> None:
    steps = STEPS
    if fault == "damaged":
        path.parent.mkdir()
        path.write_bytes(b"no database")
    else:
        open_matches(path, steps=STEPS + NEXT_STEP if fault == "newer" else STEPS).close()
        steps = STEPS if fault == "newer" else STEPS + NEXT_STEP
    content = path.read_bytes()
    opened = open_matches(path, alone=False, steps=steps)
    assert (codes(opened), opened.persistent) == (["database-read-only"], False)
    assert opened.notices[0].data["reason"] == fault
    assert path.read_bytes() == content
    assert not [file for file in path.parent.iterdir() if file.suffix == ".sqlite" and file != path]


def test_a_second_copy_leaves_deleted_matches_to_the_first(
    opened: Opened, open_matches: OpenMatches, path: Path, header: Json
) -> None:
    match_id = opened.matches.create(header)
    opened.matches.delete(match_id)
    open_matches(path, alone=False)
    opened.matches.undelete(match_id)
    assert len(opened.matches.list_running()) == 1


def test_a_program_error_in_a_transaction_changes_nothing_and_stays_itself(opened: Opened) -> None:
    def misspell() -> None:
        with opened.database.writing() as connection:
            connection.execute("DELETE FROM rounds")
            connection.execute("SELEKT")

    with pytest.raises(sqlite3.OperationalError, match="SELEKT"):
        misspell()
    assert opened.matches.list_running() == []
