"""The switch of the coach in the menu, for the match on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from holzwurm_desktop.session.session import Session


class CoachSwitch(QObject):
    """Keeps the menu's `action` and the session's coach in step, and tells of a change."""

    def __init__(self, action: QAction, tell: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._action = action
        self._tell = tell
        self._session: Session | None = None
        action.triggered.connect(self._switch)
        self.follow(None)

    def follow(self, session: Session | None) -> None:
        """Switch the coach of this session from now on; None where no match is played."""
        self._session = session
        self._action.setEnabled(session is not None)
        self._action.setChecked(session is not None and session.coach.on)

    def _switch(self, on: bool) -> None:
        if self._session is not None:
            self._session.coach.switch(on)
            self._tell(self.tr("The coach is on.") if on else self.tr("The coach is off."))
