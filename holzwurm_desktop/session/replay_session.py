"""A match that is looked through: what a table needs of a session, for a table on which nobody plays."""

from __future__ import annotations

import copy
from typing import Any

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.session.signals import SessionSignals


class NoObjections(QObject):
    """Nobody objects to what has long been played. See `session.objections.Objections`."""

    changed = Signal()
    people: tuple[int, ...] = ()
    time: tuple[float, float] | None = None
    open = False
    seconds: float | None = None

    def let_be(self, seat: int) -> None:
        """Nobody was asked."""


class ReplaySession(SessionSignals):
    """Stands in for `TableSession`: `match` is the match as it was at the position shown.

    A step forward is told by `events_happened`, everything else by `position_replaced`; `moved` follows with
    the number of the position. Computer players are never asked, and people's moves change nothing.
    """

    moved = Signal(int)

    my_turn = waiting = thinking = can_undo = can_redo = undo_breaks_fairness = False

    def __init__(
        self,
        match: Match,
        viewer: int = NOBODY,
        *,
        hints: int = 0,
        undos: int = 0,
        practice: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Stands at the deal of the first round. `viewer` looks on, if that may be shown; `hints`,
        `undos` and `practice` are shown with the result."""
        super().__init__(parent)
        self.replay = Replay(match)
        self.hints, self.undos, self.practice = hints, undos, practice
        seats = self.replay.seats_to_show
        self.viewer = viewer if viewer in seats else next(iter(seats), NOBODY)
        self.objections = NoObjections(self)
        self.match = self._shown()

    # What the table asks.

    @property
    def turn(self) -> int:
        """The seat whose move follows; -1 if none does."""
        state = self.match.state
        if state is None or self.match.round_over or state.waiting:
            return NOBODY
        return max(state.turn, NOBODY)

    @property
    def watcher(self) -> int:
        """The seat whose knowledge may stay in sight; -1: nobody's."""
        return self.viewer

    def is_person(self, seat: int) -> bool:
        """Whether a person sat at `seat`."""
        return self.match.players[seat].level is None

    def name(self, seat: int) -> str:
        """The name of who sat at `seat`."""
        return self.match.players[seat].name

    def legal_moves(self) -> list[Move]:
        """Nothing can be played."""
        return []

    # Where one is, and where one goes.

    @property
    def index(self) -> int:
        """The number of the position shown, see `Replay`."""
        return self.replay.index

    @property
    def count(self) -> int:
        """How many positions there are."""
        return self.replay.count

    def step(self, direction: int) -> bool:
        """Go one position on (+1) or back (-1); False if there is none."""
        if not self.replay.step(direction):
            return False
        self._tell(self.replay.events)
        return True

    def seek(self, index: int) -> None:
        """Jump to a position, to the nearest there is."""
        index = min(max(index, 0), self.count - 1)
        if index == self.index + 1:
            self.step(1)
        elif index != self.index:
            self.replay.seek_index(index)
            self._tell([])

    def set_viewer(self, seat: int) -> None:
        """Look on from another seat, one of `Replay.seats_to_show`."""
        if seat != self.viewer and seat in self.replay.seats_to_show:
            self.viewer = seat
            self.viewer_changed.emit(seat)

    def next_round(self) -> None:
        """Go to the deal of the next round."""
        if self.replay.round + 1 < len(self.replay.lengths):
            self.replay.seek(self.replay.round + 1, 0)
            self._tell([])

    def restart_same_deal(self) -> None:
        """Go back to the first deal."""
        self.seek(0)

    # What cannot be done while one only looks on.

    def play(self, move: Move) -> None:
        """Nothing can be played."""

    def undo(self) -> None:
        """Nothing can be taken back."""

    def redo(self) -> None:
        """Nothing was taken back."""

    def request_hint(self) -> None:
        """There is no hint."""

    def cancel_hint(self) -> None:
        """None was asked for."""

    def hold(self) -> None:
        """Nothing goes on by itself."""

    def release(self) -> None:
        """Nothing was held."""

    def _tell(self, events: list[Any]) -> None:
        self.match = self._shown()
        if events:
            self.events_happened.emit(events)
        else:
            self.position_replaced.emit()
        self.turn_changed.emit(self.turn)
        if self.match.round_over:
            self.round_finished.emit()
            if self.match.over:
                self.match_finished.emit()
        self.moved.emit(self.index)

    def _shown(self) -> Match:
        """The match as far as it is shown; its state is the replay's own."""
        replay = self.replay
        shown = copy.copy(replay.match)
        whole = shown.rounds[replay.round]
        scores = replay.scores
        present = Round(
            whole.deal,
            whole.moves[: replay.made],
            scores,
            whole.end if scores is not None else None,
            dict(whole.extra),
        )
        shown.rounds = [*shown.rounds[: replay.round], present]
        shown.state = replay.state
        return shown
