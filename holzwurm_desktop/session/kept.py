"""Whether what is played is kept: where the file did not open at the start, it is tried again until it does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.session.keeping import AGAIN_MS
from holzwurm_desktop.storage.database import Opened, open_late
from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.storage.pouring import begin_apart, has_news

_PASSING = ("database-locked", "database-disk-full", "database-read-only")
"""The misfortunes of an opening that may pass by themselves."""


class Kept(QObject):
    """The saved matches as they were opened. notice: why nothing is kept; None if it is."""

    now_kept = Signal(object)
    """The file could be opened after all and has everything that was played; the `Notice`s of the opening."""

    def __init__(self, opened: Opened, alone: bool, parent: QObject | None = None) -> None:
        """`alone`: as for `open_database`."""
        super().__init__(parent)
        self.notice: Notice | None = None
        self._opened = opened
        self._alone = alone
        self._copied = {} if opened.persistent else begin_apart(opened.database)
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self.keep)
        if not opened.persistent:
            self.notice = opened.notices[-1]
            if self._may_pass:
                self._again.start()

    @property
    def losing(self) -> bool:
        """Whether something was played that is not kept."""
        return self.notice is not None and has_news(self._opened.database, self._copied)

    def keep(self) -> bool:
        """Try to open the file and put everything into it; whether all is kept now."""
        if self.notice is None:
            return True
        if not self._may_pass:
            return False
        try:
            notices = open_late(self._opened, Path(str(self.notice.data["path"])), self._alone, self._copied)
        except StorageError:
            return False
        self.stop()
        self.notice = None
        self.now_kept.emit(_told(notices))
        return True

    def stop(self) -> None:
        """Stop trying."""
        self._again.stop()

    @property
    def _may_pass(self) -> bool:
        return self.notice is not None and self.notice.code in _PASSING


def _told(notices: Sequence[Notice]) -> list[Notice]:
    return [*notices, Notice("now-kept")]
