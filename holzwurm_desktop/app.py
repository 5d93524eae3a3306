"""The composition root: builds everything the window needs and passes it in, so that nothing is global."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from holzwurm_desktop import APP_ID, __version__
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.desktop.mishaps import Mishaps
from holzwurm_desktop.desktop.motion import Motion
from holzwurm_desktop.desktop.plain_pages import install as install_plain_pages
from holzwurm_desktop.desktop.single_instance import Doorbell, hand_over
from holzwurm_desktop.evenings.closed import closed_deals
from holzwurm_desktop.models.new_game import person_name
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.fits import fit_by
from holzwurm_desktop.session.kept import Kept
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.sound import SoundPlayer
from holzwurm_desktop.storage.adoption import adopt_settings
from holzwurm_desktop.storage.backups import (
    BackupRun,
    clear_leftovers,
    lost,
    put_back,
    restore,
    start_backup,
)
from holzwurm_desktop.storage.database import open_database, open_nothing
from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.storage.folders import Folders, NoHome, find_folders, make_private
from holzwurm_desktop.storage.lock import DataLock
from holzwurm_desktop.storage.logbook import close_logbook, open_logbook
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.services import Services

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


@dataclass(frozen=True)
class Wishes:
    """What the command line asks of the window. Only the program's own tools set `theme`.

    record: a record file to open; portable: the folder for settings and matches; language, theme: what to start with.
    """

    record: Path | None = None
    portable: Path | None = None
    language: str | None = None
    theme: str | None = None


BACKUP_AFTER_MS = 4000
"""How many milliseconds after the start the backup is made: not earlier, so that it does not slow the start down."""


Source = Path | tuple[Path, ...]
"""A backup, or the files that were kept when one was brought back."""


class Program:
    """Everything that exists while the window is open; `close` takes it apart in the right order.

    `restoring` is what is to take the place of the database once everything is closed, None for nothing.
    """

    def __init__(
        self,
        app: QApplication,
        folders: Folders,
        wishes: Wishes,
        told: Sequence[Notice | StorageError] = (),
        fault: Exception | None = None,
    ) -> None:
        """A second copy on the same folders says so in its window and works all the same: the store notices when
        both play the same match.

        `told` is shown to the player besides the notices of the start. `fault` is the exception with which an earlier
        attempt failed; the database is then not opened. Raises whatever goes wrong, after closing everything again.
        """
        self.restoring: Source | None = None
        install_plain_pages()
        # The lock before the database: only a copy that is alone may migrate it or set it aside.
        self._lock = DataLock(folders.data)
        alone = self._lock.acquire()
        self.folders = folders
        self._root = QObject()
        make_private(folders)
        missing = alone and lost(folders)
        if alone:
            clear_leftovers(folders)
        if fault is None:
            self.storage = open_database(folders.database, alone=alone)
        else:
            self.storage = open_nothing(folders.database, fault)
        try:
            told_already = {each.code for each in self.storage.notices}
            if missing and told_already.isdisjoint(("database-damaged", "database-rescued")):
                told = [*told, Notice("database-missing", {"path": str(folders.database)})]
            self._furnish(app, folders, wishes, told, alone)
        except BaseException:
            self.storage.close()
            self._lock.release()
            self._root.deleteLater()
            raise

    def _furnish(
        self,
        app: QApplication,
        folders: Folders,
        wishes: Wishes,
        told: Sequence[Notice | StorageError],
        alone: bool,
    ) -> None:
        """Build everything that needs the database."""
        file = SettingsFile(folders.settings)
        self.preferences = Preferences(file, self._root)
        # Language before appearance: a theme may have the rank letters of the language on its cards.
        self.languages = Languages(app, self.preferences, wishes.language, self._root)
        self.appearance = Appearance(app, self.preferences, self.languages.words, wishes.theme, self._root)
        self._pixmaps = CardPixmaps()
        self.matches = MatchesService(
            self.storage.matches,
            file,
            self._root,
            self.storage.people,
            fit_by(self.storage.statistics),
            lambda: closed_deals(self.storage.evenings),
        )
        self.storage.statistics.closed = lambda: closed_deals(self.storage.evenings)
        self._know_people()
        self._sounds = SoundPlayer(resource("sounds"))
        self.preferences.changed.connect(self._tune)
        self._tune()
        self.kept = Kept(self.storage, alone, self._root)
        services = self._services(folders, alone)
        self.window = MainWindow(services, self.matches, self._make_table, self._sounds.play)
        self.window.restore_requested.connect(self._restore)
        found = (*told, *self.storage.notices, *file.notices)
        self._tell(found if alone else (self._lock.notice(), *found))
        self._arrange_backup(folders, alone)
        if wishes.record is not None:
            self.window.open_record(wishes.record)
        self._doorbell = Doorbell(folders.data, self._root)
        self._doorbell.rung.connect(self.show_window)
        if alone:
            self._doorbell.listen()

    def _services(self, folders: Folders, alone: bool) -> Services:
        return Services(
            self.preferences,
            self.languages,
            self.appearance,
            self.storage.statistics,
            self.storage.puzzles,
            self.storage.lessons,
            self.people,
            self.storage.evenings,
            folders,
            Motion(parent=self._root),
            alone,
            self.kept,
            self.storage.database.snapshot,
            self.matches.last_words,
            self.matches.coach_at_first,
            self._adopt_settings,
            self.matches.fit_of,
        )

    def _tell(self, found: Sequence[Notice | StorageError]) -> None:
        """Show what was found at the start, the first of it on top, and from now on what goes wrong later."""
        window = self.window
        self.storage.database.tell = window.notifier.notice
        # The newest notice is on top: the last one told is the one to be read first.
        for each in reversed(found):
            window.notifier.start_notice(each, window.windows.restore, window.restore_requested.emit)
        self.matches.players_unavailable.connect(
            lambda reason: window.notifier.tell("players-unavailable", {"reason": reason}, "players")
        )
        self.matches.players_back.connect(lambda: window.notifier.over("players"))

    def _arrange_backup(self, folders: Folders, alone: bool) -> None:
        """Have a backup made in a while, once what is played is kept; `alone`: else another copy makes it."""
        self._backup = _BackupTimer(folders, self.window, self._root)
        if alone:
            self.kept.now_kept.connect(lambda _: self._backup.start(BACKUP_AFTER_MS))
            if self.storage.persistent:
                self._backup.start(BACKUP_AFTER_MS)

    def _know_people(self) -> None:
        self._adopt_settings()
        self.people = People(self.storage.people, self.preferences, self.languages.words, self._root)
        self.matches.people_came.connect(self.people.refresh)

    def _adopt_settings(self) -> None:
        file, storage = self.preferences.file, self.storage
        player = person_name(self.languages.words, 0, file.values.player_name)
        adopt_settings(file, storage.people, storage.lessons, player)

    def show_window(self, record: Path | None) -> None:
        """Bring the window to the front, and open `record` in it unless that is None."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if record is not None:
            window.open_record(record)

    def close(self) -> None:
        """Close everything, in the reverse of the order in which the parts use each other."""
        # First, so that no other start hands its file to a window that is about to go.
        self._doorbell.close()
        self._backup.stop()
        self.kept.stop()
        self.window.shut()
        self.matches.close()
        self._sounds.close()
        self.storage.close()
        self._lock.release()  # after the database: another copy may take it over at once
        self.window.deleteLater()
        self._root.deleteLater()
        # The event loop, which would do this, has ended or never ran.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _make_table(self, session: Session, settings: TableSettings) -> TableView:
        from holzwurm_desktop.table.factory import make_table  # here, as the start page needs no table

        return make_table(session, self.languages.words, self.appearance.palette, settings, self._pixmaps)

    def _restore(self, backup: Source) -> None:
        """Close the window; `run` then restores it and starts again, as no file may be in use meanwhile."""

        def go() -> None:
            self.restoring = backup

        self.window.leave(go)

    def _tune(self, _name: str = "") -> None:
        values = self.preferences.values
        self._sounds.set_enabled(values.sound)
        self._sounds.set_volume(values.volume / 100)


class _BackupTimer(QTimer):
    """Makes the backup of this start in a thread, when its time has come. A failure is shown on the notice bar."""

    _failed = Signal(object)

    def __init__(self, folders: Folders, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent, singleShot=True)
        self._folders = folders
        self._window = window
        self.run: BackupRun | None = None
        self.timeout.connect(self._begin)
        self._failed.connect(self._tell)  # emitted in the backup's thread; Qt calls `_tell` in the window's

    def _begin(self) -> None:
        self.run = start_backup(self._folders, done=self._ended)

    def _ended(self, run: BackupRun) -> None:
        if run.error is not None:
            with suppress(RuntimeError):  # Qt's part of this object is gone: the window was closed meanwhile
                self._failed.emit(run.error)

    def _tell(self, error: StorageError) -> None:
        self._window.notifier.tell("backup-failed", {"reason": error.data.get("reason", error.code)})


class Application(QApplication):
    """Qt's application object. On macOS a double-clicked file comes as an event, not on the command line."""

    file_opened = Signal(object)
    """The `Path` of such a file."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(arguments: list[str]) -> Application:
    """The application object with the program's name, version and icon."""
    app = Application(arguments)
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Holzwurm Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(resource("icons", "holzwurm-desktop.svg"))))
    return app


def run(wishes: Wishes) -> int:
    """Open the window, and return the exit status when it is closed.

    If another window is open on the same folders, that one comes to the front instead.
    """
    # Python's own handler would wait until Qt calls Python. Every move is stored: Ctrl-C may end us at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    frozen = getattr(sys, "frozen", False)
    try:
        folders = find_folders(
            Path(sys.executable if frozen else sys.argv[0]).resolve().parent, wishes.portable
        )
    except NoHome:
        print(f"{PROGRAM}: no home folder is known; set HOME, or use --portable DIR", file=sys.stderr)
        return 1
    app = make_application(sys.argv[:1])
    if hand_over(folders.data, wishes.record):
        return 0
    logbook, mishaps = open_logbook(folders.data), Mishaps()
    mishaps.listen()
    try:
        return _run_program(app, folders, wishes, mishaps)
    except Exception:
        logging.getLogger(__name__).exception("the program broke off")
        raise
    finally:
        mishaps.close()
        close_logbook(logbook)


def _run_program(app: Application, folders: Folders, wishes: Wishes, mishaps: Mishaps) -> int:
    """Open the window, again after each backup that is brought back, and return the exit status."""
    told: list[Notice | StorageError] = []
    while True:
        program = open_program(app, folders, wishes, told)
        app.file_opened.connect(program.show_window)
        # Queued: the error may have come from the midst of painting.
        mishaps.happened.connect(program.window.recover, Qt.ConnectionType.QueuedConnection)
        program.window.show()
        status = app.exec()
        app.file_opened.disconnect(program.show_window)
        mishaps.happened.disconnect(program.window.recover)
        program.close()
        if program.restoring is None:
            return status
        told = [bring_back(program.restoring, folders)]
        wishes = replace(wishes, record=None)  # it was opened the first time


def open_program(
    app: QApplication, folders: Folders, wishes: Wishes, told: Sequence[Notice | StorageError] = ()
) -> Program:
    """Build the program, and if that fails for any reason, build it without the stored matches.

    Such a window says so and offers the backups; all files stay as they are. Raises what goes wrong the second time.
    """
    try:
        return Program(app, folders, wishes, told)
    except Exception as error:
        logging.getLogger(__name__).exception("the start failed")
        # Without the record: opening it may be what failed.
        return Program(app, folders, replace(wishes, record=None), told, error)


def bring_back(source: Source, folders: Folders) -> Notice | StorageError:
    """Restore a backup, or what a restored backup had replaced, while no file is in use; return what to tell the
    player, an error included."""
    try:
        kept = restore(source, folders) if isinstance(source, Path) else put_back(source, folders)
    except StorageError as error:
        return error
    code = "restored" if isinstance(source, Path) else "put-back"
    return Notice(code, {"kept_as": [path.name for path in kept], "kept": kept})
