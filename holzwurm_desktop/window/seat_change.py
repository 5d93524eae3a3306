"""Several people at one computer: the curtain falls before anybody could see another person's hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget

from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.knowledge import NOBODY, people
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.window.curtain import Curtain

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class SeatChange(QObject):
    """Shows the table of one session to the person whose turn it is.

    If others have yet to play the same deal, the curtain falls before it is shown, whatever the game hides. If
    several people play and the game has hidden information, the curtain falls when another person has to look,
    or when the one who looks is about to see something the others may not. Animations under way are finished
    first, with the new secrets still concealed. If a computer player begins a round, the table is shown from no
    person's seat.
    """

    changed = Signal()
    """The curtain has fallen, or was lifted."""

    def __init__(
        self, pages: QStackedWidget, curtain: Curtain, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._curtain = curtain
        self._preferences = preferences
        self._session: TableSession | None = None
        self._table: TableView | None = None
        self._awaited = NOBODY  # the seat that the curtain waits for
        self._secret = False  # whether the seat that looks sees a secret at this turn
        curtain.lifted.connect(self.lift)

    def watch(self, session: TableSession) -> None:
        """Follow this session. Must be called before its table is made: slots are called in the order in which they
        were connected, and the curtain has to act before the table draws."""
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
        if session.closed is not None:
            self._await(people(session.match)[0])
        elif session.match.round_over or not self._people:
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
        """Show the table to the person the curtain waits for."""
        session, table = self._session, self._table
        if session is None or table is None:
            return
        if self._awaited != NOBODY:
            table.reader.forget()  # it was said to somebody else, who may have seen more
        self._awaited = NOBODY
        table.conceal(False)
        self._show_page()
        session.unveil()
        self.changed.emit()

    @property
    def _people(self) -> list[int]:
        """The seats of people who take turns at looking; empty if nobody has to look away."""
        session = self._session
        if session is None or not self._preferences.values.curtain:
            return []
        seats = people(session.match)
        return seats if len(seats) > 1 else []  # a single person has nobody to hide cards from

    def _needs_curtain(self, seat: int) -> bool:
        return self._table is not None and seat in self._people and self._table.secret(seat)

    def _turn_to(self, seat: int) -> None:
        """Seat `seat` has to look now (`NOBODY`: nothing changes)."""
        session, table = self._session, self._table
        if session is None or table is None or seat == NOBODY:
            return
        self._secret = self._needs_curtain(seat)
        if not self._secret:
            self.lift()
            return
        self._await(seat)

    def _await(self, seat: int) -> None:
        """Let the curtain fall before the person at this seat, once the table has come to rest."""
        session, table = self._session, self._table
        assert session is not None
        assert table is not None
        session.veil()
        self._awaited = seat
        table.conceal(True)
        if not table.moving:  # else it falls when the table has come to rest
            self._fall()

    def _turn_changed(self, seat: int) -> None:
        """The same person has another turn: if it involves a secret, the others have to look away first."""
        if seat not in self._people:
            return
        before, self._secret = self._secret, self._needs_curtain(seat)
        if self._secret and not before:
            self._turn_to(seat)

    def _position_replaced(self) -> None:
        """After a new deal, whoever has looked at the end of the last round looks away."""
        session = self._session
        if session is None or not self._people or session.match.rounds[-1].moves:
            return
        if session.my_turn:
            self._turn_to(session.turn)
        else:
            self._look_away()

    def _look_away(self) -> None:
        """Show the table from no person's seat until a person has to move."""
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
        self.changed.emit()

    def _show_page(self) -> None:
        table = self._table
        assert table is not None
        self._pages.setCurrentWidget(table)
        table.setFocus(Qt.FocusReason.OtherFocusReason)
