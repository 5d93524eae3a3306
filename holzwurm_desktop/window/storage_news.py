"""What is told of storing: that the match on the table cannot be stored, or is again, or that nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot

from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.record_exchange import RecordExchange
from holzwurm_desktop.window.services import Services


class StorageNews(QObject):
    """Tells on the notice bar how it stands with the match on the table, and offers to save a copy of it."""

    def __init__(
        self, services: Services, notifier: Notifier, exchange: RecordExchange, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._notifier = notifier
        self._exchange = exchange
        self._session: TableSession | None = None

    def follow(self, session: TableSession | None) -> None:
        """Tell of this match from now on; None: there is none any more."""
        self._session = session
        if session is None:
            self._notifier.saved_again()
        else:
            session.noticed.connect(self._tell)
            session.unsaved_changed.connect(self._unsaved_changed)

    def tell_unkept(self, session: TableSession) -> None:
        """Say so if nothing that is played is kept."""
        if (unkept := self._services.unkept) is not None:
            self._not_saved(session, unkept.code, unkept.data)

    @Slot(str, object)
    def _tell(self, code: str, data: dict[str, object]) -> None:
        # A match that was changed elsewhere has been stored all the same, as a practice match.
        unsaved = code.startswith("not-saved-") and code != "not-saved-changed-elsewhere"
        if self._session is not None and unsaved:
            self._not_saved(self._session, code, data)
        else:
            self._notifier.tell(code, data)

    def _not_saved(self, session: TableSession, code: str, data: Mapping[str, object]) -> None:
        self._notifier.not_saved(code, data, lambda: self._exchange.save_copy(session.match))

    @Slot(bool)
    def _unsaved_changed(self, unsaved: bool) -> None:
        if not unsaved:
            self._notifier.saved_again()
