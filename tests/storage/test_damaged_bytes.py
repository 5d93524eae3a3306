"""One damaged byte in a stored text costs one match at most: the rest is opened, listed, counted and exported."""

import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import holzwurm_desktop
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.storage import database as database_module
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.backups import back_up, list_backups, restore
from holzwurm_desktop.storage.clock import utc_now
from holzwurm_desktop.storage.database import Opened, open_database
from holzwurm_desktop.storage.errors import StorageError, from_sqlite_error
from holzwurm_desktop.storage.folders import Folders, portable_folders
from holzwurm_desktop.storage.play import MatchResult, RoundResult

Json = dict[str, Any]
Column = tuple[str, str]
OpenMatches = Callable[..., Opened]

RUNNING: tuple[Column, ...] = (
    *(("games", name) for name in ("game", "uuid", "title", "header", "status", "created", "updated")),
    ("rounds", "opening"),
    ("moves", "move"),
)
FINISHED: tuple[Column, ...] = (
    *RUNNING,
    *(("games", name) for name in ("closing", "finished")),
    ("rounds", "closing"),
    *(("results", name) for name in ("name", "player", "level")),
)
EVENING: Column = ("games", "evening")
"""Of a match that belongs to one: see `test_evenings`."""
IN_FIGURES = {  # what statistics read of a match
    *(("games", name) for name in ("game", "header", "status", "finished")),
    ("rounds", "closing"),
    *(("results", name) for name in ("name", "player", "level")),
}


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Four matches: two that run, numbers 1 and 2, and two that are over, 3 and 4; each finished one counts."""
    made = portable_folders(tmp_path)
    opened = open_database(made.database)
    for number in range(4):
        record = Match.new(
            all_games()["holzwurm"], [Player("Ann"), Player("Bo", "easy")], {}, number + 5
        ).to_record()
        (first,) = record.pop("rounds")
        opening = {key: value for key, value in first.items() if key != "moves"}
        match_id = opened.matches.create(
            {**record, "uuid": f"match {number}"}, first_round=opening, title=f"T{number}"
        )
        opened.matches.append_move(match_id, 0, 0, {"seat": 0, "card": "B1"})
        if number >= 2:
            match = MatchResult([3, 1], [0])
            opened.matches.finish_round(match_id, 0, RoundResult([3, 1], "out"), match=match)
    opened.close()
    return made


def damage(path: Path, column: Column, match_id: int, byte: int) -> None:
    """Put `byte` into a stored text of a game, as a bad disk does."""
    table, name = column
    key = "id" if table == "games" else "game_id"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.text_factory = bytes
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA foreign_keys = OFF")
        (text,) = connection.execute(
            f"SELECT {name} FROM {table} WHERE {key} = ? AND {name} IS NOT NULL", (match_id,)
        ).fetchone()
        middle = len(text) // 2
        bad = text[:middle] + bytes([byte]) + text[middle + 1 :]
        connection.execute(
            f"UPDATE {table} SET {name} = CAST(? AS TEXT) WHERE {key} = ? AND {name} IS NOT NULL",
            (bad, match_id),
        )


def content(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row there is, its texts as bytes."""
    with closing(sqlite3.connect(path)) as connection:
        connection.text_factory = bytes
        tables = ("games", "rounds", "moves", "results")
        return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}


def test_every_text_column_there_is_is_damaged_here(folders: Folders) -> None:
    with closing(sqlite3.connect(folders.database)) as connection:
        columns = {
            (table, column)
            for table in ("games", "rounds", "moves", "results", "thumbnails")
            for column, kind in connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,))
            if kind == "TEXT"
        }
    assert columns == {*FINISHED, ("games", "deleted"), EVENING}


@pytest.mark.parametrize("byte", [0x80, 0xC3, 0xED, 0xFF])
@pytest.mark.parametrize("column", RUNNING, ids=".".join)
def test_a_damaged_running_match_is_kept_and_the_others_go_on(
    folders: Folders, open_matches: OpenMatches, column: Column, byte: int
) -> None:
    damage(folders.database, column, 1, byte)
    before = content(folders.database)
    opened = open_matches(folders.database)

    assert (opened.notices, opened.persistent) == ((), True)
    listed = {match.match_id: match for match in opened.matches.list_running()}
    assert {*listed} == {1, 2}
    assert listed[2].readable
    assert listed[1].readable == (column[0] != "games")
    with pytest.raises(StorageError, match="damaged"):
        opened.matches.load(1)
    assert [match.match_id for match in opened.matches.list_running() if not match.readable] == [1]
    assert opened.matches.load(2)["seats"][0]["name"] == "Ann"
    assert content(folders.database) == before
    opened.matches.append_move(2, 0, 1, {"seat": 1, "card": "B2"})
    assert len(opened.statistics.finished_matches()) == 2


@pytest.mark.parametrize("byte", [0x80, 0xFF])
@pytest.mark.parametrize("column", FINISHED, ids=".".join)
def test_a_damaged_finished_match_is_left_out_of_figures_and_counted(
    folders: Folders, open_matches: OpenMatches, column: Column, byte: int
) -> None:
    damage(folders.database, column, 3, byte)
    before = content(folders.database)
    opened = open_matches(folders.database)

    counted = [match.match_id for match in opened.statistics.finished_matches()]
    assert sorted(counted) == ([4] if column in IN_FIGURES else [3, 4])
    assert opened.statistics.damaged_matches() == (column in IN_FIGURES)
    assert {match.match_id for match in opened.matches.list_running()} >= {1, 2}
    assert content(folders.database) == before


@pytest.mark.parametrize("column", FINISHED, ids=".".join)
def test_everything_else_is_exported_imported_and_backed_up(
    folders: Folders, open_matches: OpenMatches, tmp_path: Path, column: Column
) -> None:
    damage(folders.database, column, 3, 0x80)
    opened = open_matches(folders.database)
    archive = tmp_path / "all.zip"
    broken = export_all(archive, opened.database)
    with zipfile.ZipFile(archive) as file:
        lines = file.read("matches.jsonl").splitlines()
    assert broken == ([] if column[0] == "results" else [3])
    assert len(lines) == 4 - len(broken)

    # The records are no whole matches by the rules; what counts is that each is looked at.
    report = import_all(archive, opened.database)
    assert report.already_there + len(report.refused) == len(lines)

    opened.close()
    before = content(folders.database)
    assert back_up(folders, utc_now()) is not None
    (backup,) = list_backups(folders)
    assert backup.running + backup.finished >= 3
    restore(backup.path, folders)
    assert content(folders.database) == before


@pytest.mark.parametrize("column", RUNNING, ids=".".join)
def test_no_copy_is_made_of_a_damaged_match(
    folders: Folders, open_matches: OpenMatches, column: Column
) -> None:
    damage(folders.database, column, 1, 0x80)
    opened = open_matches(folders.database)
    before = content(folders.database)
    with pytest.raises(StorageError, match="damaged"):
        opened.matches.duplicate(1)
    assert content(folders.database) == before


def test_a_new_title_makes_a_match_readable_whose_title_was_damaged(
    folders: Folders, open_matches: OpenMatches
) -> None:
    damage(folders.database, ("games", "title"), 1, 0x80)
    matches = open_matches(folders.database).matches
    matches.rename(1, "mended")
    assert all(match.readable for match in matches.list_running())
    assert matches.load(1)


@pytest.mark.parametrize("column", FINISHED, ids=".".join)
def test_a_damaged_match_can_be_deleted(folders: Folders, open_matches: OpenMatches, column: Column) -> None:
    damage(folders.database, column, 3, 0x80)
    opened = open_matches(folders.database)
    opened.matches.delete(3)
    opened.close()
    again = open_matches(folders.database)
    assert again.notices == ()
    assert {row[0] for row in content(folders.database)["games"]} == {1, 2, 4}


@pytest.mark.parametrize("column", ["created", "status"])
def test_a_byte_gone_bad_on_the_disk_itself_spoils_no_start(
    folders: Folders, open_matches: OpenMatches, column: str
) -> None:
    """Index and table then say different things; every place is tried, one at a time."""
    with closing(sqlite3.connect(folders.database)) as connection:
        (first,) = connection.execute(f"SELECT {column} FROM games WHERE id = 1").fetchone()
    text = first[:7].encode()  # of a time the month, which all four share
    sound = folders.database.read_bytes()
    places = [place for place in range(len(sound)) if sound.startswith(text, place)]
    assert places
    for place in places:
        folders.database.write_bytes(sound[: place + 3] + b"\x80" + sound[place + 4 :])
        for left in (4, 3):  # the second start removes what was deleted in the first
            opened = open_matches(folders.database)
            assert (opened.notices, opened.persistent) == ((), True)
            opened.statistics.finished_matches()
            assert len(opened.matches.list_running()) + len(opened.matches.list_finished()) == left
            if left == 4:
                opened.matches.delete(1)
            opened.close()
        for end in ("-wal", "-shm"):
            folders.database.with_name(folders.database.name + end).unlink(missing_ok=True)


def test_damage_to_the_names_of_the_tables_sets_the_file_aside(
    folders: Folders, open_matches: OpenMatches
) -> None:
    """SQLite's own message then quotes bytes that are no text."""
    sound = folders.database.read_bytes()
    bad = sound.replace(b"CREATE TABLE games", b"CREATE TABLE \x80\x81mes")
    folders.database.write_bytes(bad)
    opened = open_matches(folders.database)
    (notice,) = opened.notices
    assert (notice.code, opened.persistent) == ("database-damaged", True)
    assert Path(notice.data["kept_as"]).read_bytes() == bad


def test_words_of_sqlite_that_are_no_text_mean_damage() -> None:
    error = UnicodeDecodeError("utf-8", b"\x80", 0, 1, "invalid start byte")
    told = from_sqlite_error(error, "games.sqlite")
    assert told is not None
    assert told.code == "damaged"


@pytest.mark.parametrize("place", ["schema_version", "MatchStore.purge", "connect"])
def test_an_error_nobody_foresaw_leaves_a_program_that_works_and_the_file_as_it_is(
    folders: Folders, open_matches: OpenMatches, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    real = database_module.connect
    sound = folders.database.read_bytes()

    def fail(*given: object, **_: object) -> Any:
        if given == (":memory:",):
            return real(":memory:")
        raise ZeroDivisionError("nobody foresaw this")

    with monkeypatch.context() as patch:
        patch.setattr(f"{database_module.__name__}.{place}", fail)
        opened = open_matches(folders.database)
    (notice,) = opened.notices
    assert notice.code == "start-failed"
    assert "nobody foresaw this" in notice.data["reason"]
    assert (opened.matches.list_running(), opened.persistent) == ([], False)
    assert folders.database.read_bytes() == sound
    assert len(open_matches(folders.database).matches.list_running()) == 2


def test_all_connections_are_made_in_one_place() -> None:
    """One made elsewhere would fail at the first damaged text it reads."""
    package = Path(holzwurm_desktop.__file__).parent
    makers = [path.name for path in package.rglob("*.py") if "sqlite3.connect(" in path.read_text("utf-8")]
    assert makers == ["connection.py"]


def test_stored_json_is_read_in_one_way_only() -> None:
    """A damaged text may still be JSON, with another name in it than was stored."""
    package = Path(holzwurm_desktop.__file__).parent / "storage"
    for path in package.glob("*.py"):
        allowed = {"json_text.py": 1, "statistics.py": 2}.get(path.name, 0)
        assert path.read_text("utf-8").count("json.loads(") == allowed, path.name


def test_an_archive_is_no_worse_for_a_damaged_name(
    folders: Folders, open_matches: OpenMatches, tmp_path: Path
) -> None:
    opened = open_matches(folders.database)
    archive = tmp_path / "all.zip"
    export_all(archive, opened.database)
    opened.close()
    damage(folders.database, ("games", "uuid"), 1, 0x80)
    damage(folders.database, ("rounds", "opening"), 2, 0x80)
    opened = open_matches(folders.database)
    with zipfile.ZipFile(archive) as file:
        total = len(file.read("matches.jsonl").splitlines())
    report = import_all(archive, opened.database)
    assert report.added + report.already_there + len(report.refused) == total
    assert json.dumps([each.code for each in report.refused])
