"""The line below the table that says what just happened and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_TURN = QT_TRANSLATE_NOOP("status", "It is {name}’s turn.")
_PRACTICE = QT_TRANSLATE_NOOP("status", "This is a practice match now: it does not count in the statistics.")


class StatusLine(QObject):
    """Follows one session after the other."""

    def __init__(self, bar: QStatusBar, words: Words) -> None:
        super().__init__(bar)
        self._bar = bar
        self._words = words
        self._session: TableSession | None = None
        self._events: Sequence[Event] = ()

    def follow(self, session: TableSession | None) -> None:
        """Tell of this session from now on; None: of none."""
        if self._session is not None:
            self._session.turn_changed.disconnect(self._turn_changed)
            self._session.events_happened.disconnect(self._events_happened)
            self._session.position_replaced.disconnect(self._forget)
            self._session.practice_started.disconnect(self._practice_started)
        self._session = session
        self._forget()
        if session is not None:
            session.turn_changed.connect(self._turn_changed)
            session.events_happened.connect(self._events_happened)
            session.position_replaced.connect(self._forget)
            session.practice_started.connect(self._practice_started)

    def say(self, text: str) -> None:
        """Show something else until the next event."""
        self._bar.showMessage(text)

    def retranslate(self) -> None:
        """Say it again in the present language."""
        if self._session is not None:
            self._turn_changed(self._session.turn)

    def _forget(self) -> None:
        self._events = ()
        self._bar.clearMessage()

    def _events_happened(self, events: Sequence[Event]) -> None:
        self._events = events

    def _turn_changed(self, seat: int) -> None:
        if self._session is None:
            return
        match = self._session.match
        names = [player.name for player in match.players]
        told = [game_text(match.game.id).event_text(self._words, event, names) for event in self._events]
        if seat >= 0:
            told.append(self._words.say(_TURN, name=names[seat]))
        self._bar.showMessage(" ".join(told))

    def _practice_started(self) -> None:
        self._bar.showMessage(self._words.say(_PRACTICE))
