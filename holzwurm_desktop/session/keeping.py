"""Keeps a match on the table stored: what could not be written is tried again until it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.storage.errors import StorageError

AGAIN_MS = 5000
"""How long to wait before trying again what could not be stored."""


class Keeper(QObject):
    """Stores one match. A misfortune is told once, until storing goes well again.

    unsaved: whether moves, or taking them back, are missing in the store; error: what the last storing failed of,
    None if it went well.
    """

    troubled = Signal(object)
    """The `StorageError` of a change that was not stored."""
    unsaved_changed = Signal(bool)
    """Also emitted with False when storing something other than moves goes well after it had failed."""

    def __init__(self, save: Callable[[], object], holds: Callable[[], bool], parent: QObject) -> None:
        """`save` stores all there is; `holds`: whether the store has every move."""
        super().__init__(parent)
        self.unsaved = False
        self.error: StorageError | None = None
        self._save = save
        self._holds = holds
        self._told = False
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self.save)

    def save(self) -> bool:
        """Store all there is; whether it went well."""
        return self.do(self._save)

    def save_or_tell(self) -> bool:
        """The same, but a misfortune is told even if it was told before: it is why nothing happens."""
        self._told = False
        return self.save()

    def do(self, change: Callable[[], object]) -> bool:
        """Make a change in the store; whether it went well. Play goes on either way."""
        try:
            change()
        except StorageError as error:
            self.error = error
            elsewhere = error.code == "changed-elsewhere"
            told, self._told = self._told, not elsewhere
            if elsewhere or not told:
                self.troubled.emit(error)
            done = False
        else:
            recovered, self.error, self._told = self.error is not None, None, False
            done = True
            if recovered and not self.unsaved and self._holds():
                self.unsaved_changed.emit(False)
        self._note()
        return done

    def stop(self) -> None:
        """Stop trying."""
        self._again.stop()

    def _note(self) -> None:
        unsaved = not self._holds()
        if unsaved != self.unsaved:
            self.unsaved = unsaved
            (self._again.start if unsaved else self._again.stop)()
            self.unsaved_changed.emit(unsaved)
