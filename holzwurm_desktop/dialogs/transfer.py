"""Export of everything to one file, and import: in a thread, with a progress bar, to be stopped at any time."""

from __future__ import annotations

from contextlib import AbstractContextManager, closing, nullcontext, suppress
from pathlib import Path

from PySide6.QtCore import Qt, QThread, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QProgressBar, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.storage.archive import (
    ARCHIVE_SUFFIX,
    ImportReport,
    Stopped,
    export_all,
    import_all,
)
from holzwurm_desktop.storage.database import Opened, open_database, open_snapshot
from holzwurm_desktop.storage.errors import StorageError, foreseen
from holzwurm_desktop.storage.files import noted
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_FILTER = QT_TRANSLATE_NOOP("files", "Everything in one file (*{suffix})")
_EXPORT = QT_TRANSLATE_NOOP("files", "Export everything")
_IMPORT = QT_TRANSLATE_NOOP("files", "Import from a file")
_PLAIN = ("locked", "disk-full", "read-only", "no-permission", "io-error")
_PROPOSED = f"holzwurm{ARCHIVE_SUFFIX}"


def choose_archive_target(parent: QWidget, words: Words) -> Path | None:
    """The file to export to, with our suffix if none was typed; None if the player cancels."""
    name, _ = QFileDialog.getSaveFileName(parent, words.say(_EXPORT), _PROPOSED, _filter(words))
    if not name:
        return None
    return Path(name if name.endswith(".zip") else name + ARCHIVE_SUFFIX)


def choose_archive(parent: QWidget, words: Words) -> Path | None:
    """The file to import from; None if the player cancels."""
    name, _ = QFileDialog.getOpenFileName(parent, words.say(_IMPORT), "", _filter(words))
    return Path(name) if name else None


def _filter(words: Words) -> str:
    return words.say(_FILTER, suffix=ARCHIVE_SUFFIX)


class Transfer(QThread):
    """A thread that works on the saved matches over a connection of its own, so that the window stays usable.

    `total`: the number of matches to process, 0 if unknown; `error`: what ended it early; `stopped`: whether it was
    asked to stop.
    """

    progressed = Signal(int)
    """The number of matches processed so far."""

    def __init__(self, path: Path, database: Path | bytes, settings: SettingsFile) -> None:
        """`database`: its file, or its `snapshot` if it is in memory, where no other connection can reach it."""
        super().__init__()
        self.path = path
        self.total = 0
        self.error: StorageError | None = None
        self.stopped = False
        self._database = database
        self._settings = settings

    @property
    def complete(self) -> bool:
        """Whether the work was done to its end."""
        return self.isFinished() and self.error is None and not self.stopped

    def stop(self) -> None:
        """Stop after the present match. May be called from any thread."""
        self.stopped = True

    def run(self) -> None:
        try:
            with foreseen(type(self).__name__), closing(self._open()) as opened, suppress(Stopped):
                self.work(opened)
        except StorageError as error:
            self.error = error

    def _open(self) -> Opened:
        if isinstance(self._database, bytes):
            return open_snapshot(self._database)
        # Not alone: the window's connection is open, so nothing may be migrated, purged or set aside here.
        opened = open_database(self._database, alone=False)
        if (
            not opened.persistent
        ):  # matches in memory instead: what is read there or put there is worth nothing
            opened.close()
            reason = str(opened.notices[-1].data["reason"])
            raise StorageError(reason if reason in _PLAIN else "unforeseen", {"reason": reason})
        return opened

    def work(self, opened: Opened) -> None:
        """The work itself, called in the thread. Raises `StorageError` or `Stopped`."""
        raise NotImplementedError

    def _done(self, count: int) -> bool:
        self.progressed.emit(count)
        return not self.stopped


class Export(Transfer):
    """Exports everything to `path`. `broken`: the number of matches left out because they cannot be read."""

    broken = 0

    def work(self, opened: Opened) -> None:
        self.total = len(opened.matches.list_running()) + len(opened.matches.list_finished())
        with self._noted():
            self.broken = len(export_all(self.path, opened.database, self._settings, self._done))

    def _noted(self) -> AbstractContextManager[None]:
        """Note the file next to the matches, as a killed run leaves it half written somewhere else."""
        return noted(self._database.parent, self.path) if isinstance(self._database, Path) else nullcontext()


class Import(Transfer):
    """Imports from `path`; `report` tells the result, None if it failed."""

    added = Signal(object)
    """Emitted at the end, also after a stop or an error: the names of the settings adopted."""

    def __init__(self, path: Path, database: Path, settings: SettingsFile) -> None:
        super().__init__(path, database, settings)
        self.report: ImportReport | None = None
        self.finished.connect(lambda: self.added.emit(self.report.settings if self.report else []))

    def work(self, opened: Opened) -> None:
        self.report = import_all(self.path, opened.database, self._settings, self._done)


class TransferDialog(WorkshopDialog):
    """Shows the progress of a transfer and then its result. Closing it stops the work."""

    def __init__(
        self, job: Transfer, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self.job = job
        self._words = words
        self._count = 0
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)  # a bar that only shows that something goes on, until the total is known
        self.line = QLabel()
        self.line.setWordWrap(True)
        self.line.setTextFormat(Qt.TextFormat.PlainText)  # it may hold the name of a file
        self.body.addWidget(self.bar)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        size_first(self, 480)
        job.progressed.connect(self._progressed)
        job.finished.connect(self._finished)
        self.retranslate()

    def retranslate(self) -> None:
        title = self.tr("Export everything") if isinstance(self.job, Export) else self.tr("Import")
        self.write_title(title, self.job.path.name)
        self.line.setText(self._result() if self.job.isFinished() else self._progress())
        self.bar.setAccessibleName(title)

    def done(self, result: int) -> None:
        if not self.job.isFinished():
            self.job.stop()
        self.job.wait()  # Qt aborts the program if a thread's object goes while the thread runs
        super().done(result)

    def _progressed(self, count: int) -> None:
        self._count = count
        if self.job.total:
            self.bar.setRange(0, self.job.total)
            self.bar.setValue(count)
        self.line.setText(self._progress())

    def _finished(self) -> None:
        self.bar.setVisible(False)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self.line.setText(self._result())

    def _progress(self) -> str:
        return self.tr("%n match(es) processed", "", self._count)

    def _result(self) -> str:
        job = self.job
        if job.error is not None:
            return notice(self._words, job.error.code, {"path": str(job.path), **job.error.data})
        if isinstance(job, Export):
            return self._exported(job)
        return self._imported(job.report) if isinstance(job, Import) and job.report else ""

    def _exported(self, job: Export) -> str:
        if job.stopped:
            return self.tr("Stopped: nothing was written.")
        parts = [self.tr("%n match(es) and the preferences were written.", "", self._count)]
        if job.broken:
            parts.append(self.tr("%n match(es) are damaged and were left out.", "", job.broken))
        return "\n".join(parts)

    def _imported(self, report: ImportReport) -> str:
        parts = [self.tr("%n match(es) were added.", "", report.added)]
        if report.continued:
            parts.append(
                self.tr("%n match(es) were further along there and have been updated.", "", report.continued)
            )
        if report.already_there:
            parts.append(self.tr("%n match(es) were here already.", "", report.already_there))
        if report.refused:
            parts.append(
                self.tr("%n match(es) were not imported: they break the rules.", "", report.refusals)
            )
        if report.stopped:
            parts.append(self.tr("Stopped before the end. What was added stays."))
        return "\n".join(parts)
