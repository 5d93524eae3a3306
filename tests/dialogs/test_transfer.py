"""Everything into one file and back, in a thread, and the backups there are."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes, bring_back
from holzwurm_desktop.dialogs.restore import RestoreDialog
from holzwurm_desktop.dialogs.transfer import Export, Import, TransferDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.files import replacing
from holzwurm_desktop.storage.folders import Folders, portable_folders

PEOPLE = [Player("Nora"), Player("Ben")]


def store(program: Program, count: int) -> None:
    for deal in range(1, count + 1):
        program.matches.new_match("holzwurm", PEOPLE, {}, deal, 0).close()
    program.window.show_lobby()


def transfer(program: Program, qtbot: QtBot, job: Export | Import) -> TransferDialog:
    program.window.show()
    program.window.windows._transfer(job)
    dialog = program.window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: job.isFinished() and dialog.bar.isHidden())
    return dialog


def exported(program: Program, qtbot: QtBot, path: Path) -> str:
    folders = program.window.windows._services.folders
    dialog = transfer(program, qtbot, Export(path, folders.database, program.preferences.file))
    text = dialog.line.text()
    dialog.reject()
    return text


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return portable_folders(tmp_path)


def test_everything_is_exported(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    store(program, 3)
    assert exported(program, qtbot, tmp_path / "all.holzwurm.zip").startswith("3 match")
    assert (tmp_path / "all.holzwurm.zip").is_file()


def test_what_was_exported_comes_back_elsewhere(
    program: Program, qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    store(program, 3)
    program.preferences.change(volume=33)
    path = tmp_path / "all.holzwurm.zip"
    exported(program, qtbot, path)
    other = Program(qapp, portable_folders(tmp_path / "other"), Wishes(language="en"))
    try:
        other.window.show()
        other.window.windows.import_all(path)
        dialog = other.window.windows.latest
        assert isinstance(dialog, TransferDialog)
        qtbot.waitUntil(lambda: dialog.bar.isHidden())
        assert dialog.line.text() == "3 match(es) were added." or "3 matches" in dialog.line.text()
        assert other.window.lobby.shelf.count == 3
        assert other.preferences.values.volume == 33
        dialog.reject()
    finally:
        other.close()


def test_importing_twice_changes_nothing(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    store(program, 2)
    path = tmp_path / "all.holzwurm.zip"
    exported(program, qtbot, path)
    program.window.windows.import_all(path)
    dialog = program.window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: dialog.bar.isHidden())
    assert "here already" in dialog.line.text()
    assert len(program.matches.running()) == 2
    dialog.reject()


def test_a_file_that_is_none_is_named(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "other.holzwurm.zip"
    path.write_bytes(b"nonsense")
    program.window.show()
    program.window.windows.import_all(path)
    dialog = program.window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: dialog.bar.isHidden())
    assert str(path) in dialog.line.text()
    dialog.reject()


class Failing:
    """Stands for work that fails of something nobody foresaw, when it is under way."""

    def __call__(self, path: Path, *_: object) -> None:
        with replacing(path) as file:
            file.write(b"half")
            raise RecursionError("too deep")


@pytest.mark.parametrize(("kind", "work"), [(Export, "export_all"), (Import, "import_all")])
def test_an_unforeseen_error_is_told_and_leaves_nothing_half_written(
    program: Program,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: type[Export] | type[Import],
    work: str,
) -> None:
    store(program, 1)
    monkeypatch.setattr(f"holzwurm_desktop.dialogs.transfer.{work}", Failing())
    folders = program.window.windows._services.folders
    job = kind(tmp_path / "new" / "all.zip", folders.database, program.preferences.file)
    line = transfer(program, qtbot, job).line.text()
    assert "too deep" in line
    assert "written" not in line
    assert "added" not in line
    assert list((tmp_path / "new").iterdir()) == []


def test_what_cannot_be_opened_is_not_exported_as_nothing(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    store(program, 2)
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"x" * 9000)
    job = Export(tmp_path / "all.zip", broken, program.preferences.file)
    assert "written" not in transfer(program, qtbot, job).line.text()
    assert not (tmp_path / "all.zip").exists()


def test_a_stopped_export_writes_nothing(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    store(program, 3)
    job = Export(
        tmp_path / "all.zip", program.window.windows._services.folders.database, program.preferences.file
    )
    job.stop()
    dialog = transfer(program, qtbot, job)
    assert "Stopped" in dialog.line.text()
    assert not (tmp_path / "all.zip").exists()
    dialog.reject()


def test_closing_the_progress_stops_the_work(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    store(program, 3)
    job = Export(
        tmp_path / "all.zip", program.window.windows._services.folders.database, program.preferences.file
    )
    program.window.show()
    program.window.windows._transfer(job)
    dialog = program.window.windows.latest
    assert dialog is not None
    dialog.reject()
    assert job.isFinished()


def test_the_menu_asks_for_files(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(program, 1)
    program.window.show()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "all"), ""))
    program.window.menus.actions["export_all"].trigger()
    dialog = program.window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: dialog.bar.isHidden())
    assert (tmp_path / "all.holzwurm.zip").is_file()
    dialog.reject()


# Backups.


def test_a_backup_is_made_after_the_start(program: Program, qtbot: QtBot, folders: Folders) -> None:
    store(program, 1)
    program._backup.setInterval(0)
    program._backup.start()
    qtbot.waitUntil(lambda: program._backup.run is not None and not program._backup.run.is_alive())
    assert len(list(folders.backups.iterdir())) == 1


def test_a_backup_that_fails_is_told(program: Program, qtbot: QtBot, folders: Folders) -> None:
    store(program, 1)
    folders.backups.write_text("in the way")
    program._backup.start(0)
    qtbot.waitUntil(lambda: "No backup" in program.window.notices.label.text())


def test_backups_are_listed_the_latest_first(program: Program, qtbot: QtBot, folders: Folders) -> None:
    store(program, 1)
    back_up(folders, datetime(2026, 1, 1, tzinfo=UTC))
    store(program, 1)
    back_up(folders, datetime(2026, 2, 1, tzinfo=UTC))
    dialog = RestoreDialog(folders, True, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    assert dialog.list.count() == 2
    assert "2 match" in dialog.list.item(0).text()
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.restore_button.click()
    assert chosen.args[0].name == "backup-20260201T000000Z.zip"


def test_without_a_backup_it_says_when_there_will_be_one(
    program: Program, qtbot: QtBot, folders: Folders
) -> None:
    dialog = RestoreDialog(folders, True, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    assert not dialog.restore_button.isEnabled()
    assert "next start" in dialog.explanation.text()


def test_beside_another_window_nothing_is_brought_back(
    program: Program, qtbot: QtBot, folders: Folders
) -> None:
    store(program, 1)
    back_up(folders, datetime(2026, 1, 1, tzinfo=UTC))
    dialog = RestoreDialog(folders, False, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    assert not dialog.restore_button.isEnabled()
    assert "other window" in dialog.explanation.text()


def test_a_chosen_backup_takes_the_place_of_what_is_there(
    qapp: QApplication, qtbot: QtBot, folders: Folders
) -> None:
    first = Program(qapp, folders, Wishes(language="en"))
    store(first, 1)
    backup = back_up(folders, datetime(2026, 1, 1, tzinfo=UTC))
    store(first, 2)
    first.window.show()
    first.window.restore_requested.emit(backup)
    assert not first.window.isVisible()
    chosen = first.restoring
    first.close()
    assert chosen is not None
    second = Program(qapp, folders, Wishes(language="en"), [bring_back(chosen, folders)])
    told, count = second.window.notices.label.text(), len(second.matches.running())
    second.close()
    assert count == 1
    assert "restored" in told


def test_a_broken_backup_changes_nothing(qapp: QApplication, folders: Folders, tmp_path: Path) -> None:
    first = Program(qapp, folders, Wishes(language="en"))
    store(first, 2)
    first.close()
    path = tmp_path / "backup.zip"
    path.write_bytes(b"nonsense")
    second = Program(qapp, folders, Wishes(language="en"), [bring_back(path, folders)])
    told, count = second.window.notices.label.text(), len(second.matches.running())
    second.close()
    assert count == 2
    assert "is not a backup" in told


@pytest.fixture
def unkept(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    """A program whose folder cannot be made, so that nothing is kept."""
    folders = portable_folders(tmp_path / "blocked")
    folders.database.parent.parent.mkdir(parents=True)
    folders.database.parent.write_text("in the way")
    program = Program(qapp, folders, Wishes(language="en", theme="light"))
    yield program
    program.close()


def test_what_is_played_without_being_kept_can_be_exported(
    unkept: Program, program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store(unkept, 2)
    path = tmp_path / "rescued.holzwurm.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    unkept.window.show()
    unkept.window.menus.actions["export_all"].trigger()
    dialog = unkept.window.windows.latest
    assert isinstance(dialog, TransferDialog)
    qtbot.waitUntil(lambda: dialog.job.isFinished() and dialog.bar.isHidden())
    dialog.reject()
    transfer(
        program,
        qtbot,
        Import(path, program.window.windows._services.folders.database, program.preferences.file),
    )
    assert len(program.matches.running()) == 2


def test_nothing_is_imported_where_nothing_is_kept(unkept: Program, qtbot: QtBot, tmp_path: Path) -> None:
    unkept.window.show()
    unkept.window.notices.hide()
    unkept.window.record_exchange.archive_dropped.emit(tmp_path / "all.holzwurm.zip")
    assert unkept.window.windows.latest is None
    assert unkept.window.notices.isVisible()
