"""Nothing that is not stored is left without a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.window.record_exchange import RecordExchange
from holzwurm_desktop.window.services import Services
from holzwurm_desktop.window.windows import Windows

Go = Callable[[], None]


def _nothing() -> None:
    pass


class Leaving(QObject):
    """Stores what is missing before a match or the program is left, and asks where that cannot be done."""

    def __init__(
        self, services: Services, windows: Windows, exchange: RecordExchange, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._windows = windows
        self._exchange = exchange
        self._anyway = False

    def leave(self, session: TableSession | None, go: Go, stay: Go = _nothing) -> None:
        """Call `go` once the match may be left, or `stay` if the player would rather not."""
        if session is None or self._anyway or session.save():
            go()
        else:
            self._ask_for_match(session, go, stay)

    def may_end(self, session: TableSession | None, go: Go) -> bool:
        """Whether the program may end without losing anything. If not, that is asked, and `go` called if it may
        all the same."""
        kept = self._services.kept
        if self._anyway:
            return True
        if session is not None and not session.save():
            self._ask_for_match(session, go, _nothing)
            return False
        if kept is not None and kept.losing and not kept.keep():
            self._ask(self._why_unkept, kept.keep, self._windows.export_all, go, _nothing)
            return False
        return True

    def anyway(self, go: Callable[[], object]) -> None:
        """Call `go`, in which nothing is asked."""
        self._anyway = True
        try:
            go()
        finally:
            self._anyway = False

    def _ask_for_match(self, session: TableSession, go: Go, stay: Go) -> None:
        def reason() -> str:
            error = session.trouble
            return "" if error is None else self._said(f"not-saved-{error.code}", error.data)

        def copy(copied: Go) -> None:
            self._exchange.choose_and_save(session.match, copied)

        self._ask(reason, session.save, copy, go, stay)

    def _ask(
        self,
        reason: Callable[[], str],
        save: Callable[[], bool],
        copy: Callable[[Go], None],
        go: Go,
        stay: Go,
    ) -> None:
        dialog = self._windows.unsaved(reason, save)
        if dialog is None:  # it is asked already
            stay()
            return
        dialog.copy_wanted.connect(lambda: copy(dialog.accept))
        dialog.finished.connect(lambda result: self.anyway(go) if result else stay())

    def _why_unkept(self) -> str:
        unkept = self._services.unkept
        return "" if unkept is None else self._said(unkept.code, unkept.data)

    def _said(self, code: str, data: Mapping[str, Json]) -> str:
        return notice(self._services.languages.words, code, data)
