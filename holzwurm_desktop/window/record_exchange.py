"""Importing and exporting matches as records: by file, by drag and drop, by clipboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QApplication, QWidget

from holzwurm_desktop.desktop.files import choose_record, choose_target
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.knowledge import keeps_secrets
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.archive import ARCHIVE_SUFFIX
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.windows import Windows

_SAVED = QT_TRANSLATE_NOOP("notices", "Saved as {file}.")
_COPIED = QT_TRANSLATE_NOOP("notices", "The match is on the clipboard.")
_CLIPBOARD = QT_TRANSLATE_NOOP("notices", "Clipboard")
_NO_RECORD = QT_TRANSLATE_NOOP("notices", "There is no match on the clipboard.")
JSON = "application/json"


class RecordExchange(QObject):
    """Reads and writes records; errors are shown on the notice bar.

    A record contains all cards. Before one is written of a match in which people still hide theirs from each other,
    the player is warned.
    """

    opened = Signal(object)
    """The `TableSession` of a record that was opened."""
    archive_dropped = Signal(object)
    """The `Path` of a dropped file with many matches."""
    said = Signal(str)
    """What was done, in words."""

    def __init__(
        self, matches: MatchesService, notifier: Notifier, words: Words, windows: Windows, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._matches = matches
        self._notifier = notifier
        self._words = words
        self._windows = windows

    def open_file(self, path: Path) -> None:
        """Open the match in a record file."""
        self._open(path.name, str(path), lambda: self._matches.open_record(path))

    def choose_and_open(self) -> None:
        """Ask which file to open, and open it."""
        self._windows.resting(self._open_chosen)

    def choose_and_save(self, match: Match, saved: Callable[[], None] = lambda: None) -> None:
        """Ask where to save a match, save it there, and call `saved` if that went well."""
        self._let_out(match, lambda: self._windows.resting(lambda: self._save_chosen(match, saved)))

    def save_copy(self, match: Match) -> None:
        """Save a match that cannot be stored to the documents folder or, if that fails, where the player says."""
        self._let_out(match, lambda: self._save_copy(match))

    def copy(self, match: Match) -> None:
        """Copy the record of a match to the clipboard, as text and as JSON."""
        self._let_out(match, lambda: self._copy(match))

    def _let_out(self, match: Match, write: Callable[[], None]) -> None:
        if keeps_secrets(match):
            self._windows.warn_of_open_cards(write)
        else:
            write()

    def _open_chosen(self) -> None:
        path = choose_record(self._window, self._words)
        if path is not None:
            self.open_file(path)

    def _save_chosen(self, match: Match, saved: Callable[[], None] = lambda: None) -> None:
        title = self._words.say(title_of(match.game.id))
        path = choose_target(self._window, self._words, title)
        if path is not None:
            try:
                self._matches.save_record(match, path)
            except StorageError as error:
                self._notifier.notice(error)
            else:
                self.said.emit(self._words.say(_SAVED, file=path.name))
                saved()

    def _save_copy(self, match: Match) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        try:
            path = self._matches.save_copy(match, Path(folder or Path.home()))
        except StorageError as error:
            self._notifier.notice(error)
            self._windows.resting(lambda: self._save_chosen(match))
        else:
            self._notifier.say(lambda: self._words.say(_SAVED, file=path))

    def _copy(self, match: Match) -> None:
        try:
            text = self._matches.record_text(match)
        except StorageError as error:
            self._notifier.notice(error)
            return
        data = QMimeData()
        data.setText(text)
        data.setData(JSON, text.encode())
        QApplication.clipboard().setMimeData(data)
        self.said.emit(self._words.say(_COPIED))

    def paste(self) -> None:
        """Open the match on the clipboard: the text of a record, or a copied file."""
        data = QApplication.clipboard().mimeData()
        if data is None or not (self.accepts(data) or data.text()):
            self._notifier.say(lambda: self._words.say(_NO_RECORD))
        else:
            self.take(data)

    @staticmethod
    def accepts(data: QMimeData) -> bool:
        """Whether `data`, dragged over the window, may be dropped."""
        return data.hasFormat(JSON) or any(_path(url.toLocalFile()) for url in data.urls())

    def take(self, data: QMimeData) -> None:
        """Open what was dropped or pasted; of several files, the first."""
        paths = [path for url in data.urls() if (path := _path(url.toLocalFile())) is not None]
        if paths and paths[0].name.endswith(ARCHIVE_SUFFIX):
            self.archive_dropped.emit(paths[0])
        elif paths:
            self.open_file(paths[0])
        else:
            content = data.data(JSON).data() if data.hasFormat(JSON) else data.text().encode()
            name = self._words.say(_CLIPBOARD)
            self._open(name, name, lambda: self._matches.open_text(bytes(content)))

    def _open(self, name: str, where: str, make: Callable[[], TableSession]) -> None:
        try:
            session = make()
        except StorageError as error:
            self._notifier.tell(error.code, {"path": where, **error.data})
        except RecordError as error:
            self._notifier.record_refused(name, error)
        else:
            self.opened.emit(session)


def _path(name: str) -> Path | None:
    """The path of a dropped file, if its suffix is one of ours; else None."""
    return Path(name) if name.endswith((".json", ARCHIVE_SUFFIX)) else None
