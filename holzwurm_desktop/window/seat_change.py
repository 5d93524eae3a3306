"""Passing the computer on: the curtain that falls before somebody else's hidden cards could be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QStackedWidget

from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.knowledge import NOBODY, people
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.window.curtain import Curtain

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class SeatChange(QObject):
    """Shows the table of one session to the person who is to see it.

    With several people at it, and where the game keeps something from them, the curtain falls when another
    person is to look, or when the one who looks comes to something that the others may not see. What is under
    way on the table then arrives first, with nothing new to be seen. While a computer player begins a round
    nobody looks on.
    """

    def __init__(
        self, pages: QStackedWidget, curtain: Curtain, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._curtain = curtain
        self._preferences = preferences
        self._session: TableSession | None = None
        self._table: TableView | None = None
        self._awaited = NOBODY
        self._secret = False
        curtain.lifted.connect(self.lift)

    def watch(self, session: TableSession) -> None:
        """Follow this session. To be called before it has a table, which then hears everything later."""
        self._session = session
        session.position_replaced.connect(self._position_replaced)
        session.viewer_changed.connect(self._turn_to)
        session.turn_changed.connect(self._turn_changed)

    def show(self, table: TableView) -> None:
        """Show the session on its table, or the curtain before it."""
        self._table = table
        table.rested.connect(self._table_rested)
        session = self._session
        assert session is not None
        if session.match.round_over or not self._people:
            self._show_page()
        elif session.my_turn:
            if self._needs_curtain(session.turn):
                table.conceal(True)
            session.set_viewer(session.turn)
            self._turn_to(session.turn)
        else:
            self._look_away()
            self._show_page()

    def leave(self) -> None:
        """Stop following the session."""
        self._session = self._table = None
        self._secret = False
        self._awaited = NOBODY

    def lift(self) -> None:
        """Show the table to whoever is awaited."""
        session, table = self._session, self._table
        if session is None or table is None:
            return
        self._awaited = NOBODY
        table.conceal(False)
        self._show_page()
        session.unveil()

    @property
    def _people(self) -> list[int]:
        """The people who take turns at looking; empty where nobody has to look away."""
        session = self._session
        if session is None or not self._preferences.values.curtain:
            return []
        seats = people(session.match)
        return seats if len(seats) > 1 else []

    def _needs_curtain(self, seat: int) -> bool:
        return self._table is not None and seat in self._people and self._table.secret(seat)

    def _turn_to(self, seat: int) -> None:
        """Somebody else is to look, or nobody."""
        session, table = self._session, self._table
        if session is None or table is None or seat == NOBODY:
            return
        self._secret = self._needs_curtain(seat)
        if not self._secret:
            self.lift()
            return
        session.veil()
        self._awaited = seat
        table.conceal(True)
        if not table.moving:
            self._fall()

    def _turn_changed(self, seat: int) -> None:
        """The person who looks already goes on: where a secret begins, the others look away first."""
        if seat not in self._people:
            return
        before, self._secret = self._secret, self._needs_curtain(seat)
        if self._secret and not before:
            self._turn_to(seat)

    def _position_replaced(self) -> None:
        """A fresh deal: whoever looked at the last round's end looks away."""
        session = self._session
        if session is None or not self._people or session.match.rounds[-1].moves:
            return
        if session.my_turn:
            self._turn_to(session.turn)
        else:
            self._look_away()

    def _look_away(self) -> None:
        """Nobody looks until a person is to move."""
        session = self._session
        if session is not None and self._needs_curtain(self._people[0]):
            session.set_viewer(NOBODY)

    def _table_rested(self) -> None:
        if self._awaited != NOBODY:
            self._fall()

    def _fall(self) -> None:
        session = self._session
        assert session is not None
        self._pages.setCurrentWidget(self._curtain)
        self._curtain.fall(session.name(self._awaited))

    def _show_page(self) -> None:
        table = self._table
        assert table is not None
        self._pages.setCurrentWidget(table)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
