"""The line below the table: what just happened on the left, the match on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QStatusBar

from holzwurm_desktop.desktop.elided_label import ElidedLabel
from holzwurm_desktop.desktop.latest_label import LatestLabel
from holzwurm_desktop.engine.contract import Event, seen_by
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_ROUND = QT_TRANSLATE_NOOP("status", "Round {round} of {rounds}")
_DEAL = QT_TRANSLATE_NOOP("status", "deal {number}")
_PRACTICE = QT_TRANSLATE_NOOP("status", "practice match")
_PRACTICE_NOW = QT_TRANSLATE_NOOP(
    "status", "This is a practice match now: it does not count in the statistics."
)

_UNSAVED = QT_TRANSLATE_NOOP("status", "not saved yet")


class StatusLine(QObject):
    """The status bar's texts about the session it follows."""

    def __init__(self, bar: QStatusBar, words: Words) -> None:
        super().__init__(bar)
        self._words = words
        self._session: TableSession | None = None
        self._events: Sequence[Event] = ()
        self._told = LatestLabel()
        self._told.setContentsMargins(8, 0, 14, 0)
        self._answered = False
        self._match = ElidedLabel()
        self._match.setContentsMargins(0, 0, 10, 0)
        self._unsaved = QLabel()
        self._unsaved.setContentsMargins(0, 0, 10, 0)
        font = self._unsaved.font()
        font.setBold(True)
        self._unsaved.setFont(font)
        for label in (self._told, self._unsaved, self._match):
            label.setMinimumWidth(1)  # long words must not make the window wider than the screen
        bar.addPermanentWidget(self._told, 1)  # not by `showMessage`, which a pointer on a menu would wipe
        bar.addPermanentWidget(self._unsaved)
        bar.addPermanentWidget(self._match)  # permanent: messages do not cover it

    def follow(self, session: TableSession | None) -> None:
        """Show the events of `session` from now on; None shows nothing."""
        if self._session is not None:
            self._session.events_shown.disconnect(self._events_happened)
            self._session.position_replaced.disconnect(self._start_over)
            self._session.viewer_changed.disconnect(self._forget_answer)
            self._session.practice_started.disconnect(self._practice_started)
            self._session.unsaved_changed.disconnect(self._name_unsaved)
            self._session.match_finished.disconnect(self._name_match)
        self._session = session
        self._start_over()
        if session is not None:
            session.events_shown.connect(self._events_happened)
            session.position_replaced.connect(self._start_over)
            session.viewer_changed.connect(self._forget_answer)
            session.practice_started.connect(self._practice_started)
            session.unsaved_changed.connect(self._name_unsaved)
            session.match_finished.connect(self._name_match)

    def say(self, text: str) -> None:
        """Show `text` until the next event."""
        self._answered = False
        self._told.tell([text])

    def answer(self, text: str) -> None:
        """Show `text`, which was told to whoever looks, until the next event or until somebody else looks."""
        self._answered = True
        self._told.tell([text])

    @property
    def text(self) -> str:
        """What is told, whole."""
        return self._told.text()

    def retranslate(self) -> None:
        """Say it again in the present language."""
        self._name_match()
        if self._events:
            self._tell_events()

    def _forget_answer(self, _viewer: int) -> None:
        if self._answered:
            self._tell_events()

    def _start_over(self) -> None:
        self._events, self._answered = (), False
        self._told.tell([])
        self._name_match()

    def _events_happened(self, events: Sequence[Event]) -> None:
        self._events = events
        self._tell_events()

    def _tell_events(self) -> None:
        self._answered = False
        if self._session is not None:
            match = self._session.match
            names = [player.name for player in match.players]
            text = game_text(match.game.id)
            seen = [seen_by(event, self._session.watcher) for event in self._events]
            self._told.tell([text.event_text(self._words, event, names) for event in seen])

    def _practice_started(self) -> None:
        self._told.tell([self._words.say(_PRACTICE_NOW)])
        self._name_match()

    def _name_unsaved(self) -> None:
        unsaved = self._session is not None and self._session.unsaved
        self._unsaved.setText(self._words.say(_UNSAVED) if unsaved else "")
        self._unsaved.setVisible(unsaved)

    def _name_match(self) -> None:
        self._name_unsaved()
        if self._session is None:
            self._match.clear()
            return
        match, say = self._session.match, self._words.say
        parts = [say(_ROUND, round=len(match.rounds), rounds=match.round_count)]
        if match.game.has_deals and "deal_number" in match.extra and self._session.number_is_open:
            parts.append(say(_DEAL, number=match.extra["deal_number"]))
        if self._session.practice:
            parts.append(say(_PRACTICE))
        self._match.setText(" · ".join(parts))
