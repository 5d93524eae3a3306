"""Playing again what has happened since the viewer's turn: the table shows the match as it was, move after move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.session.past_session import PastSession
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.animator import SPEEDS, Animator, Cue, Flight
from holzwurm_desktop.table.stage import Stage

REST = 550.0
"""Milliseconds at normal speed between two moves that are shown again."""
STILL = 1500.0
"""Milliseconds that a position stands where nothing moves: a table without films shows one after the other."""


class Table(Protocol):
    """What is asked of a table that plays again: see `game_table.GameTable`."""

    session: Session
    view: Stage
    animator: Animator
    news: list[Event]

    def settle(self) -> None:
        """Show what `session` says."""

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """What shows `events`."""

    def light_told(self, move: int | None) -> None:
        """Light what the panel tells of a move, by its number (from 0) among those that are shown again."""

    def set_aside(self) -> None:
        """Keep what the player has begun."""

    def take_up(self) -> None:
        """Go on with it."""


class Retelling:
    """Lends the table a session of the past, and gives the present one back at the end, or when the player acts.

    Meanwhile the match stands still, as during the film of a move.
    """

    def __init__(self, table: Table, parent: QObject) -> None:
        """`parent` owns the sessions of the past."""
        self._table = table
        self._parent = parent
        self._present: Session | None = None
        self._past: PastSession | None = None
        self._shown = 0

    @property
    def running(self) -> bool:
        """Whether moves of the past are shown now."""
        return self._past is not None

    def begin(self, first: int) -> None:
        """Show the moves of the round from number `first` (from 0) on. Does nothing if there are none."""
        table, present = self._table, self._table.session
        if self.running or first >= len(present.match.rounds[-1].moves):
            return
        self._present, self._past = present, PastSession(present, first, self._parent)
        self._shown = 0
        present.begin_film()
        table.set_aside()
        table.session, table.news = self._past, []
        table.settle()
        table.animator.play([], [(self._rest(), lambda: None)])

    def go_on(self) -> bool:
        """What was to be seen has been seen: show the next move. False at the end, after `stop`."""
        table, past = self._table, self._past
        if past is None or past.over or table.animator.hurried:
            self.stop()
            return False
        events = past.step()
        table.light_told(self._shown)
        self._shown += 1
        factor = table.animator.factor
        if factor:
            flights, cues = table.film(events)
            ends = [at for at, _ in cues] + [flight.start + flight.lasts for flight in flights]
            table.animator.play(flights, [*cues, (max(ends, default=0.0) + self._rest(), lambda: None)])
        else:
            table.news = events
            table.settle()
            table.animator.play([], [(self._rest(), lambda: None)])
        return True

    def stop(self) -> None:
        """Give the present back. Whoever calls shows it then."""
        if self._present is None or self._past is None:
            return
        self._table.session = self._present
        self._table.take_up()
        self._table.light_told(None)
        self._past.deleteLater()
        self._present = self._past = None

    def _rest(self) -> float:
        factor = self._table.animator.factor
        if factor:
            return REST * factor
        return STILL * (SPEEDS[self._table.view.settings.speed] or 1.0)
