"""`Session`: what a table and its window know of a match, whether it is played or looked through."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import CountingView, Event, Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.abstract import Abstract
from holzwurm_desktop.session.coach import Coach
from holzwurm_desktop.session.knowledge import NOBODY


class AskedPeople(QObject):
    """The people who are asked whether they object to the last move. This base class asks nobody."""

    changed = Signal()
    """People were asked, one of them answered, or their time is over."""

    @property
    def people(self) -> tuple[int, ...]:
        """The people who have not answered yet, in the order of play."""
        return ()

    @property
    def time(self) -> tuple[float, float] | None:
        """Milliseconds that people have left, and had at first; None if there is no limit or nobody to wait for."""
        return None

    def let_be(self, seat: int) -> None:
        """The person at `seat` does not object."""


class Session(QObject, Abstract):
    """One match on a table: what the table shows, what it may ask, and what it hands in.

    A move emits `events_happened`, any other change of the position `position_replaced`; the other signals follow.
    The table may show a move as a film. Between `begin_film()` and `end_film()`, as between `hold()` and `release()`,
    the session postpones whatever would change the table without the player's doing.

    match: the match as it is now, or up to the position shown; viewer: the seat whose view is shown, or `NOBODY`;
    hints, undos: how many there were so far; practice: whether the match does not count in the statistics; weighed:
    the moves that the last hint was chosen from.
    """

    events_happened = Signal(object)
    """The events of one move."""
    position_replaced = Signal()
    """The position changed in another way: undo, redo, a new deal, a jump. It has to be read again as a whole."""
    turn_changed = Signal(int)
    """The seat to move, or `NOBODY`. The film of the move before may still run."""
    turn_shown = Signal(int)
    """The same, but once the film is over: now the seat can be called to move."""
    viewer_changed = Signal(int)
    """The seat whose view is shown, or `NOBODY`."""
    thinking_changed = Signal(int, bool)
    """A computer player's seat, and whether it has begun (True) or stopped to think."""
    round_finished = Signal()
    match_finished = Signal()
    history_changed = Signal()
    """What can be undone or redone may be different now."""
    events_shown = Signal(object)
    """The same events as with `events_happened`, once the film of the move is over: others may tell of them now."""
    hint_found = Signal(object)
    """The `Move` that is advised; None if no hint will come. `weighed` has what it was chosen from."""
    practice_started = Signal()
    """The match does not count any more."""
    noticed = Signal(str, object)
    """Something to tell the player: a code and its data, see `text.notices`."""

    def __init__(
        self,
        match: Match,
        viewer: int,
        *,
        hints: int = 0,
        undos: int = 0,
        practice: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.viewer = viewer
        self.hints = hints
        self.undos = undos
        self.practice = practice
        self.weighed: tuple[Candidate, ...] = ()
        self._coach = Coach(self)
        self._holds = 0
        self._film_runs = False
        self._turn_unshown = False
        self._unshown: list[Event] | None = None

    # What the table asks.

    @property
    def turn(self) -> int:
        """The seat whose move is awaited.

        `NOBODY` when the round or the match is over, while seats may object to the last move, and for a chance move.
        """
        state = self.match.state
        if state is None or state.waiting:
            return NOBODY
        return max(state.turn, NOBODY)  # a state's turn is -1 for a chance move, -2 when the round is over

    @property
    def told_seat(self) -> int:
        """The seat that is told what has happened since its own turn; `NOBODY` where one only looks on."""
        return self.viewer if self.viewer != NOBODY and self.is_person(self.viewer) else NOBODY

    @property
    def showing(self) -> bool:
        """Whether the film of a move still runs: what it changed is not to be told elsewhere yet."""
        return self._film_runs

    @property
    def finished(self) -> list[list[float]]:
        """The scores of each finished round, as far as the end of the round has been shown."""
        scores = [played.scores for played in self.match.rounds if played.scores is not None]
        last_is_new = self.showing and bool(self.match.rounds) and self.match.rounds[-1].scores is not None
        return scores[:-1] if last_is_new else scores

    @property
    def totals(self) -> list[float]:
        """The points of each seat in the `finished` rounds."""
        return [sum(column) for column in zip(*self.finished, strict=True)] or [0] * self.match.seats

    @property
    def points(self) -> list[float] | None:
        """What each seat has made in the present round; None between rounds and in games that count at the end."""
        state = self.match.state
        if state is None or (self.match.round_over and not self.showing):
            return None
        view = state.view(max(self.viewer, 0))
        return list(view.points) if isinstance(view, CountingView) else None

    @property
    def waiting(self) -> bool:
        """Whether seats may still object to the last move.

        `objections` asks them; a person objects by `play`.
        """
        return not self.match.round_over and self.match.state is not None and self.match.state.waiting

    def is_person(self, seat: int) -> bool:
        """Whether a person sits at `seat`."""
        return self.match.players[seat].level is None

    @property
    def closed(self) -> str | None:
        """The title of the evening at which somebody has yet to play this deal without having seen it: until then it
        is shown to nobody but who plays it, and what has been seen cannot be undone. None if there is none."""
        return None

    @property
    def number_is_open(self) -> bool:
        """Whether the deal number may be seen by everybody. Whoever has it can list every hand, and so it stays
        hidden while a match goes on that counts, and while somebody else has yet to play the deal."""
        return (self.match.over or self.practice) and not self.closed

    def name(self, seat: int) -> str:
        """The name of the player at `seat`."""
        return self.match.players[seat].name

    @property
    @abstractmethod
    def objections(self) -> AskedPeople:
        """The people who may object to the last move, and how long they may."""

    @property
    def coach(self) -> Coach:
        """What may be said of moves that were made, or could be. It says nothing unless the match is played."""
        return self._coach

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
        """Whether an undo would leave the player knowing something that was hidden before."""

    @property
    def undo_is_barred(self) -> bool:
        """Whether no such undo is made, because others have yet to play the deal: see `closed`."""
        return False

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """The moves of the person to move; none when it is not a person's turn."""

    # What the table does.

    @abstractmethod
    def play(self, move: Move, **notes: Json) -> EngineError | None:
        """Make a person's move; return why the rules forbid it, None if they do not.

        `notes` are written into the record with the move. If no person at `move.seat` is awaited, nothing happens
        and None is returned.
        """

    @abstractmethod
    def undo(self) -> None:
        """Go back to before the last move of a person in this round."""

    @abstractmethod
    def request_hint(self) -> None:
        """Ask for advice; `hint_found` brings it."""

    @abstractmethod
    def next_round(self) -> None:
        """Go on to the next round of the match."""

    @abstractmethod
    def restart_same_deal(self) -> None:
        """Go back to the first deal of the match."""

    def set_viewer(self, seat: int) -> None:
        """Show the view of `seat`, or with `NOBODY` only what everybody may see."""
        if seat != self.viewer:
            self.viewer = seat
            self.viewer_changed.emit(seat)

    # Standing still.

    def begin_film(self) -> None:
        """The table begins to show the events of `events_happened` as a film."""
        if not self._film_runs:
            self._film_runs = True
            self.hold()

    def end_film(self) -> None:
        """The film is over. Nothing happens if none runs."""
        if not self._film_runs:
            return
        self._film_runs = False
        events, self._unshown = self._unshown, None
        if events is not None:
            self.events_shown.emit(events)
        # The turn is called first; only then may what was postponed go on.
        if self._turn_unshown:
            self._turn_unshown = False
            self.turn_shown.emit(self.turn)
        self.release()

    def hold(self) -> None:
        """Keep the table still. Calls add up: each needs a `release()` of its own."""
        self._holds += 1
        self._stand_still()

    def release(self) -> None:
        """Take back one `hold()`."""
        self._holds = max(0, self._holds - 1)
        if self._holds == 0:
            self._go_on()

    @property
    def held(self) -> int:
        """How many holds there are at present; a running film is one of them."""
        return self._holds

    def _stand_still(self) -> None:
        """Postpone whatever would change the table by itself. Called by every `hold`, so perhaps repeatedly."""

    def _go_on(self) -> None:
        """Do what was postponed. Called when the last hold is released."""

    def _tell_events(self, events: list[Event]) -> None:
        """Emit `events_happened` now, and `events_shown` when no film runs any more."""
        self.events_happened.emit(events)
        self._unshown = events if self._film_runs else None
        if not self._film_runs:
            self.events_shown.emit(events)

    def _tell_turn(self, seat: int) -> None:
        """Emit `turn_changed` now, and `turn_shown` when no film runs any more."""
        self.turn_changed.emit(seat)
        self._turn_unshown = self._film_runs
        if not self._film_runs:
            self.turn_shown.emit(seat)
