"""A match that is looked through: what a table needs of a session, for a table on which nobody plays."""

from __future__ import annotations

import copy

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.session.session import AskedPeople, Session


class ReplaySession(Session):
    """`match` is the match as it was at the position shown.

    A step forward is told by `events_happened`, everything else by `position_replaced`; `moved` follows with
    the number of the position. Computer players are never asked, and people's moves change nothing.
    """

    moved = Signal(int)

    my_turn = waiting = can_undo = undo_breaks_fairness = False

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
        replay = Replay(match)
        seats = replay.seats_to_show
        viewer = viewer if viewer in seats else next(iter(seats), NOBODY)
        shown = _shown(replay)
        super().__init__(shown, viewer, hints=hints, undos=undos, practice=practice, parent=parent)
        self.replay = replay
        self._objections = AskedPeople(self)

    # What the table asks.

    @property
    def objections(self) -> AskedPeople:
        """Nobody objects to what has long been played."""
        return self._objections

    @property
    def watcher(self) -> int:
        """The seat whose knowledge may stay in sight; -1: nobody's."""
        return self.viewer

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
        if seat in self.replay.seats_to_show:
            super().set_viewer(seat)

    def next_round(self) -> None:
        """Go to the deal of the next round."""
        if self.replay.round + 1 < len(self.replay.lengths):
            self.replay.seek(self.replay.round + 1, 0)
            self._tell([])

    def restart_same_deal(self) -> None:
        """Go back to the first deal."""
        self.seek(0)

    # What cannot be done while one only looks on.

    def play(self, move: Move, **notes: Json) -> None:
        """Nothing can be played."""

    def undo(self) -> None:
        """Nothing can be taken back."""

    def request_hint(self) -> None:
        """There is no hint."""

    def _tell(self, events: list[Event]) -> None:
        self.match = _shown(self.replay)
        if events:
            self.events_happened.emit(events)
        else:
            self.position_replaced.emit()
        self._tell_turn(self.turn)
        if self.match.round_over:
            self.round_finished.emit()
            if self.match.over:
                self.match_finished.emit()
        self.moved.emit(self.index)


def _shown(replay: Replay) -> Match:
    """The match as far as it is shown; its state is the replay's own."""
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
