"""A session for looking through a match: it shows positions on a table, and nobody plays."""

from __future__ import annotations

import copy

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.session.session import AskedPeople, Session


class ReplaySession(Session):
    """Shows the positions of a `Replay`; `match` is the match as it was at the position shown.

    A step forward emits `events_happened`, any other change `position_replaced`; `moved` follows. Computer players
    are never asked, and people's moves change nothing.
    """

    moved = Signal(int)
    """The number of the position now shown, see `Replay.index`."""

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
        """Stand at the deal of the first round.

        The view of seat `viewer` is shown; if that may not be shown, that of the first seat which may, or nobody's.
        `hints`, `undos` and `practice` are only shown with the result.
        """
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
        """Asks nobody: what has been played cannot be objected to any more."""
        return self._objections

    @property
    def told_seat(self) -> int:
        """Nobody: whoever looks through a match sees each move as it comes."""
        return NOBODY

    @property
    def watcher(self) -> int:
        return self.viewer

    def legal_moves(self) -> list[Move]:
        """None: nothing can be played."""
        return []

    # Where one is, and where one goes.

    @property
    def index(self) -> int:
        """The number of the position shown, see `Replay`."""
        return self.replay.index

    @property
    def count(self) -> int:
        """The number of positions."""
        return self.replay.count

    def step(self, direction: int) -> bool:
        """Go one position on (+1) or back (-1); return False if there is none."""
        if not self.replay.step(direction):
            return False
        self._tell(self.replay.events)
        return True

    def seek(self, index: int) -> None:
        """Jump to a position; a number outside the match counts as the nearest inside."""
        index = min(max(index, 0), self.count - 1)
        # The next position is a step, so that the table animates it.
        if index == self.index + 1:
            self.step(1)
        elif index != self.index:
            self.replay.seek_index(index)
            self._tell([])

    def set_viewer(self, seat: int) -> None:
        """Show the view of another seat; ignored unless it is one of `Replay.seats_to_show`."""
        if seat in self.replay.seats_to_show:
            super().set_viewer(seat)

    def point_out(self, move: Move) -> None:
        """Show a better move at this position than the one that was made here, with its reason."""
        state = self.match.playing()
        if (
            state.waiting
        ):  # what nobody objected to has its consequences, such as a card for the one who moves
            self.match = copy.copy(self.match)
            self.match.state = state = state.copy()
            state.settle()
            self.position_replaced.emit()
        self.hint_found.emit(move)

    def next_round(self) -> None:
        """Go to the deal of the next round; at the last round nothing happens."""
        if self.replay.round + 1 < len(self.replay.lengths):
            self.replay.seek(self.replay.round + 1, 0)
            self._tell([])

    def restart_same_deal(self) -> None:
        self.seek(0)

    # What cannot be done while one only looks: the table offers none of it, and nothing happens if it is called.

    def play(self, move: Move, **notes: Json) -> None:
        """Nothing can be played."""

    def undo(self) -> None:
        """Nothing can be taken back."""

    def request_hint(self) -> None:
        """There is no hint."""

    def _tell(self, events: list[Event]) -> None:
        self.match = _shown(self.replay)
        if events:
            self._tell_events(events)
        else:
            self.position_replaced.emit()
        self._tell_turn(self.turn)
        if self.match.round_over:
            self.round_finished.emit()
            if self.match.over:
                self.match_finished.emit()
        self.moved.emit(self.index)


def _shown(replay: Replay) -> Match:
    """The match up to the position shown, as if nothing had come after it. Its state is the replay's own."""
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
