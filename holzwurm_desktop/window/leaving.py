"""Nothing that is not stored is left without a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words
from holzwurm_desktop.window.record_exchange import RecordExchange
from holzwurm_desktop.window.windows import Windows


class Leaving(QObject):
    """Stores what is missing before a match is left, and asks where that cannot be done."""

    def __init__(self, windows: Windows, exchange: RecordExchange, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._windows = windows
        self._exchange = exchange
        self._words = words
        self._anyway = False

    def free(self, session: TableSession | None) -> bool:
        """Whether the match can be left without losing anything, or is left all the same."""
        return self._anyway or session is None or session.save()

    def leave(
        self, session: TableSession | None, go: Callable[[], None], stay: Callable[[], None] = lambda: None
    ) -> None:
        """Call `go` once the match may be left, or `stay` if the player would rather not."""
        if session is None or self.free(session):
            go()
        else:
            self.ask(session, go, stay)

    def anyway(self, go: Callable[[], object]) -> None:
        """Call `go`, in which nothing is asked."""
        self._anyway = True
        try:
            go()
        finally:
            self._anyway = False

    def ask(
        self, session: TableSession, go: Callable[[], None], stay: Callable[[], None] = lambda: None
    ) -> None:
        """Ask whether what is not stored may be lost, and call `go` or `stay`."""

        def reason() -> str:
            error = session.trouble
            return "" if error is None else notice(self._words, f"not-saved-{error.code}", error.data)

        dialog = self._windows.unsaved(reason, session.save)
        if dialog is None:  # it is asked already
            stay()
            return
        dialog.copy_wanted.connect(lambda: self._exchange.choose_and_save(session.match, dialog.accept))
        dialog.finished.connect(lambda result: self.anyway(go) if result else stay())
