"""A session that shows the latest moves of a match once more, while the match itself stands still."""

from __future__ import annotations

from PySide6.QtCore import QObject

from holzwurm_desktop.engine.contract import NOBODY, Event, Json, Move, seen_by
from holzwurm_desktop.session.session import AskedPeople, Session


class PastSession(Session):
    """The match of `present` as it was some moves ago. `step` makes the next of these moves again; nobody plays."""

    my_turn = can_undo = undo_breaks_fairness = False

    def __init__(self, present: Session, first: int, parent: QObject | None = None) -> None:
        """`first`: the number (from 0) of the first move to be shown, in the present round."""
        super().__init__(
            present.match.before(first),
            present.viewer,
            hints=present.hints,
            undos=present.undos,
            practice=present.practice,
            parent=parent,
        )
        self._present = present
        self._left = list(present.match.rounds[-1].moves[first:])
        self._objections = AskedPeople(self)

    @property
    def over(self) -> bool:
        """Whether all moves have been made again."""
        return not self._left

    def step(self) -> list[Event]:
        """Make the next move; what it did, as the viewer saw it. Raises `IndexError` if there is none left."""
        return [seen_by(event, self.viewer) for event in self.match.play_json(self._left.pop(0))]

    @property
    def told_seat(self) -> int:
        """Nobody: each move is seen as it comes."""
        return NOBODY

    @property
    def watcher(self) -> int:
        return self._present.watcher

    @property
    def objections(self) -> AskedPeople:
        """Asks nobody: whether to object was decided long ago."""
        return self._objections

    def legal_moves(self) -> list[Move]:
        """None: nothing can be played."""
        return []

    # What cannot be done while one only looks: nothing happens if it is called.

    def play(self, move: Move, **notes: Json) -> None:
        """Nothing can be played."""

    def undo(self) -> None:
        """Nothing can be taken back."""

    def request_hint(self) -> None:
        """There is no hint."""

    def next_round(self) -> None:
        """There is only one round."""

    def restart_same_deal(self) -> None:
        """Nothing can be dealt."""
