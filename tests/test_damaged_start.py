"""The window opens whatever became of what is stored, says what happened and offers the backups."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from holzwurm_desktop import app as app_module
from holzwurm_desktop.app import Program, Wishes, bring_back, open_program
from holzwurm_desktop.dialogs.restore import RestoreDialog
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.models.saved_matches import MATCH_ID_ROLE, PROGRESS_ROLE
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.clock import utc_now
from holzwurm_desktop.storage.folders import Folders, portable_folders
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.services import Services

ENGLISH = Wishes(language="en")


@pytest.fixture
def folders(qapp: QApplication, tmp_path: Path) -> Folders:
    """Two matches that run, and a backup of them."""
    made = portable_folders(tmp_path)
    program = Program(qapp, made, ENGLISH)
    for number in (1, 2):
        program.matches.new_match("holzwurm", [Player("Ann"), Player("Bo", "easy")], {}, number, 0).close()
    program.close()
    assert back_up(made, utc_now()) is not None
    return made


def shelf(program: Program) -> dict[int, str]:
    """What the start page says of each match."""
    model = program.window._saved
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return {row.data(MATCH_ID_ROLE): row.data(PROGRESS_ROLE) for row in rows}


def stored(database: Path) -> list[object]:
    """All that is stored of the matches."""
    with closing(sqlite3.connect(database)) as connection:
        tables = ("games", "rounds", "moves", "results")
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


def damage(folders: Folders, change: str) -> None:
    """Change a stored text so that SQLite cannot make text of it."""
    with closing(sqlite3.connect(folders.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(change)


@pytest.mark.parametrize("column", ["game", "title", "header", "status", "created", "updated", "uuid"])
def test_the_window_lists_a_damaged_match_as_such_and_the_others(
    qapp: QApplication, folders: Folders, column: str
) -> None:
    damage(folders, f"UPDATE games SET {column} = CAST(x'7b80' || {column} AS TEXT) WHERE id = 1")
    program = open_program(qapp, folders, ENGLISH)
    lines = shelf(program)
    program.window.resume(1)
    told = program.window.notices.label.text()
    program.window.resume(2)
    going_on = program.window.session is not None
    program.close()
    assert lines[1] == "damaged: it cannot be read"
    assert "damaged" not in lines[2]
    assert "damaged" in told
    assert going_on


def test_a_match_damaged_in_its_moves_is_listed_as_such_once_it_was_asked_for(
    qapp: QApplication, folders: Folders
) -> None:
    damage(folders, "UPDATE rounds SET opening = CAST(x'80' || opening AS TEXT) WHERE game_id = 1")
    program = open_program(qapp, folders, ENGLISH)
    program.window.resume(1)
    program.window.show_lobby()
    lines = shelf(program)
    program.close()
    assert lines[1] == "damaged: it cannot be read"


def test_statistics_say_how_many_matches_are_damaged(qapp: QApplication, folders: Folders) -> None:
    damage(
        folders,
        "UPDATE games SET status = 'finished', finished = CAST(x'80' AS TEXT), header = CAST(x'80' AS TEXT)"
        " WHERE id = 1",
    )
    damage(folders, "INSERT INTO results VALUES (1, 0, CAST(x'80' AS TEXT), 'human', NULL, 1, 1)")
    program = open_program(qapp, folders, ENGLISH)
    dialog = StatisticsDialog(
        program.storage.statistics, "holzwurm", program.languages.words, program.appearance
    )
    basis = dialog.basis.text()
    dialog.deleteLater()
    program.close()
    assert "1 match is damaged" in basis


def test_after_a_failure_nobody_foresaw_the_window_opens_tells_and_offers_the_backups(
    qapp: QApplication, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stored(folders.database)
    real = app_module.MainWindow

    def fail(services: Services, *more: Any) -> MainWindow:
        """With what is stored it does not come up."""
        if services.unkept is None:
            raise ZeroDivisionError("nobody foresaw this")
        return real(services, *more)

    with monkeypatch.context() as patch:
        patch.setattr(app_module, "MainWindow", fail)
        program = open_program(qapp, folders, ENGLISH)
    told = program.window.notices.label.text()
    program.window.notices.offer_button.click()
    dialog = program.window.windows.latest
    assert isinstance(dialog, RestoreDialog)
    can_restore, count = dialog.restore_button.isEnabled(), dialog.list.count()
    dialog.restore_button.click()
    backup = program.restoring
    program.close()

    assert "nobody foresaw this" in told
    assert (can_restore, count) == (True, 1)
    assert stored(folders.database) == before
    assert backup is not None
    note = bring_back(backup, folders)
    again = open_program(qapp, folders, ENGLISH, [note])
    lines = shelf(again)
    again.close()
    assert {*lines} == {1, 2}
    kept = [path for path in folders.data.iterdir() if "replaced" in path.name and path.suffix == ".sqlite"]
    assert [stored(path) for path in kept] == [before]


def test_a_file_set_aside_as_damaged_offers_the_backups_too(qapp: QApplication, folders: Folders) -> None:
    folders.database.write_bytes(b"no database at all" * 100)
    program = open_program(qapp, folders, ENGLISH)
    told = program.window.notices.label.text()
    program.window.notices.offer_button.click()
    dialog = program.window.windows.latest
    offered = isinstance(dialog, RestoreDialog) and dialog.restore_button.isEnabled()
    program.close()
    assert "could not be read" in told
    assert offered


def test_a_failed_start_leaves_the_folder_free(
    qapp: QApplication, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(app_module, "MainWindow", fail)
        with pytest.raises(ZeroDivisionError):
            Program(qapp, folders, ENGLISH)
    program = Program(qapp, folders, ENGLISH)
    quiet = program.window.notices.isHidden()
    program.close()
    assert quiet


@pytest.mark.parametrize("content", [None, b"", b"x"])
def test_saved_games_that_are_gone_are_told_and_the_backups_offered(
    qapp: QApplication, folders: Folders, content: bytes | None
) -> None:
    folders.database.unlink()
    if content is not None:
        folders.database.write_bytes(content)
    program = open_program(qapp, folders, ENGLISH)
    told = program.window.notices.label.text()
    program.window.notices.offer_button.click()
    dialog = program.window.windows.latest
    offered = isinstance(dialog, RestoreDialog) and dialog.restore_button.isEnabled()
    kept = list(folders.data.glob("games.damaged-*.sqlite"))
    program.close()
    assert "no saved games" in told or "could not be read" in told
    assert offered
    assert len(kept) == (content == b"x")


def test_a_log_without_its_database_is_kept(qapp: QApplication, folders: Folders) -> None:
    folders.database.unlink()
    log = folders.database.with_name("games.sqlite-wal")
    log.write_bytes(b"transactions that exist nowhere else")
    open_program(qapp, folders, ENGLISH).close()
    (kept,) = folders.data.glob("games.damaged-*-wal")
    assert kept.read_bytes() == b"transactions that exist nowhere else"


def test_after_a_backup_was_brought_back_one_button_undoes_that(qapp: QApplication, folders: Folders) -> None:
    program = open_program(qapp, folders, ENGLISH)
    program.matches.new_match("holzwurm", [Player("Ann"), Player("Cy", "easy")], {}, 3, 0).close()
    program.close()
    (backup,) = folders.backups.iterdir()
    back = open_program(qapp, folders, ENGLISH, [bring_back(backup, folders)])
    before = len(shelf(back))
    assert "restored" in back.window.notices.label.text()
    back.window.notices.offer_button.click()
    source = back.restoring
    back.close()
    assert source is not None
    again = open_program(qapp, folders, ENGLISH, [bring_back(source, folders)])
    after = len(shelf(again))
    told = again.window.notices.label.text()
    again.close()
    assert (before, after) == (2, 3)
    assert "What was there before is back" in told
