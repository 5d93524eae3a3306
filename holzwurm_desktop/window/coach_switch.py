"""The switch of the coach in the menu, for the match on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from holzwurm_desktop.session.session import Session

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class CoachSwitch(QObject):
    """Keeps the menu's `action` and the session's coach in step, and says what it has switched."""

    def __init__(self, action: QAction, show: Callable[[str], None], parent: QObject) -> None:
        """`show` shows a sentence at the window's edge."""
        super().__init__(parent)
        self._action = action
        self._show = show
        self._session: Session | None = None
        self._table: TableView | None = None
        action.triggered.connect(self._switch)
        self.follow(None, None)

    def follow(self, session: Session | None, table: TableView | None) -> None:
        """Switch the coach of this session, which is on that table; None where no match is played."""
        self._session, self._table = session, table
        self._action.setEnabled(session is not None)
        self._action.setChecked(session is not None and session.coach.on)

    def _switch(self, on: bool) -> None:
        if self._session is None or self._table is None:
            return
        self._session.coach.switch(on)
        text = self.tr("The coach is on.") if on else self.tr("The coach is off.")
        self._show(text)
        # Not among what has happened at the table, which can be heard again.
        self._table.reader.answer(text)
