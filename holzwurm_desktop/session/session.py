"""What a table and the window around it know of a session: `Session`, whether it is played or looked through."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.abstract import Abstract
from holzwurm_desktop.session.knowledge import NOBODY


class AskedPeople(QObject):
    """The people who are asked whether they object to the last move: nobody, where nothing more is said.

    `changed` when people are asked or one has answered.
    """

    changed = Signal()

    @property
    def people(self) -> tuple[int, ...]:
        """The people who have not answered yet, in the order of play."""
        return ()

    @property
    def time(self) -> tuple[float, float] | None:
        """Milliseconds that people have left, and had; None if there is no limit or nobody to wait for."""
        return None

    def let_be(self, seat: int) -> None:
        """A person does not object."""


class Session(QObject, Abstract):
    """One match on a table: what the table shows, what it may ask, and what it hands in.

    A move is told by `events_happened`, any other change of the position by `position_replaced`; the other signals
    follow. The table may show a move as a film: between `begin_film()` and `end_film()` the session waits with
    whatever would change the table by itself, and so it does between `hold()` and `release()`.

    match: the match as it is now, or as it is shown; viewer: the seat whose view is shown, or `NOBODY`; hints, undos:
    how many there were; practice: the match does not count.
    """

    events_happened = Signal(object)
    """The events of one move."""
    position_replaced = Signal()
    turn_changed = Signal(int)
    """The seat to move, or `NOBODY`. The film of the move before may still run."""
    turn_shown = Signal(int)
    """The same once the film is over: the seat can be called."""
    viewer_changed = Signal(int)
    """The seat whose view is shown, or `NOBODY`."""
    thinking_changed = Signal(int, bool)
    """A computer player's seat, and whether it thinks."""
    round_finished = Signal()
    match_finished = Signal()
    history_changed = Signal()
    """What can be undone or redone."""
    hint_found = Signal(object)
    """The `Move` that was asked for; None if there will be none."""
    practice_started = Signal()
    noticed = Signal(str, object)
    """Something to tell the player: a code and its data, see `text.notices`."""

    def __init__(
        self,
        match: Match,
        viewer: int,
        *,
        hints: int = 0,
        undos: int = 0,
        practice: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.viewer = viewer
        self.hints = hints
        self.undos = undos
        self.practice = practice
        self._holds = 0
        self._film_runs = False
        self._turn_unshown = False

    # What the table asks.

    @property
    def turn(self) -> int:
        """The seat whose move is waited for; `NOBODY` when the round or the match is over, and while seats may
        object to the last move."""
        state = self.match.state
        if self.match.round_over or state is None or state.waiting:
            return NOBODY
        return max(state.turn, NOBODY)

    @property
    def waiting(self) -> bool:
        """Whether seats may still object to the last move: `objections` asks them, and `play` makes the
        objection of a person."""
        return not self.match.round_over and self.match.state is not None and self.match.state.waiting

    def is_person(self, seat: int) -> bool:
        """Whether a person sits at `seat`."""
        return self.match.players[seat].level is None

    @property
    def number_is_open(self) -> bool:
        """Whether the deal number may be seen by everybody. Whoever has it can list every hand, and so it stays
        hidden while a match goes on that counts."""
        return self.match.over or self.practice

    def name(self, seat: int) -> str:
        """The name of who sits at `seat`."""
        return self.match.players[seat].name

    @property
    @abstractmethod
    def objections(self) -> AskedPeople:
        """Who may object to the last move, and how long."""

    @property
    @abstractmethod
    def my_turn(self) -> bool:
        """Whether a person is to move."""

    @property
    @abstractmethod
    def watcher(self) -> int:
        """The seat whose knowledge may stay in sight; `NOBODY` where several people look in turn."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""

    @property
    @abstractmethod
    def undo_breaks_fairness(self) -> bool:
        """Whether undoing goes back past something that was hidden from the player before."""

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """The moves of the person to move; none when it is not a person's turn."""

    # What the table does.

    @abstractmethod
    def play(self, move: Move, **notes: Json) -> EngineError | None:
        """A person's move; `notes` go with it into the record. Why the rules forbid it, if they do.

        Nothing happens, and None comes back, where no person is awaited for it.
        """

    @abstractmethod
    def undo(self) -> None:
        """Go back to the last decision of a person in this round."""

    @abstractmethod
    def request_hint(self) -> None:
        """Ask what to do; `hint_found` answers."""

    @abstractmethod
    def next_round(self) -> None:
        """Go on to the next round of the match."""

    @abstractmethod
    def restart_same_deal(self) -> None:
        """Go back to the first deal of the match."""

    def set_viewer(self, seat: int) -> None:
        """Show the view of `seat`; `NOBODY`: what all may see."""
        if seat != self.viewer:
            self.viewer = seat
            self.viewer_changed.emit(seat)

    # Standing still.

    def begin_film(self) -> None:
        """The table begins to show what `events_happened` has told."""
        if not self._film_runs:
            self._film_runs = True
            self.hold()

    def end_film(self) -> None:
        """Everything that happened is seen. Nothing happens if no film runs."""
        if not self._film_runs:
            return
        self._film_runs = False
        if self._turn_unshown:
            self._turn_unshown = False
            self.turn_shown.emit(self.turn)
        self.release()

    def hold(self) -> None:
        """Keep the table still for now; may be called more than once."""
        self._holds += 1
        self._stand_still()

    def release(self) -> None:
        """Take back one `hold()`."""
        self._holds = max(0, self._holds - 1)
        if self._holds == 0:
            self._go_on()

    @property
    def held(self) -> int:
        """How many keep the table still, a running film among them."""
        return self._holds

    def _stand_still(self) -> None:
        """Nothing may change the table by itself from now on, until `_go_on`."""

    def _go_on(self) -> None:
        """What was kept back may change the table now."""

    def _tell_turn(self, seat: int) -> None:
        """Tell whose turn it is: at once, and once the film is over."""
        self.turn_changed.emit(seat)
        self._turn_unshown = self._film_runs
        if not self._film_runs:
            self.turn_shown.emit(seat)
