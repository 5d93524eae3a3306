"""Opens lessons, and offers each once: when the first match of its game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.lessons import has_lesson
from holzwurm_desktop.models.lesson_progress import LessonProgress
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import Words
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.windows import Windows

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class LessonOpener(QObject):
    """Opens the window of a lesson."""

    def __init__(
        self,
        windows: Windows,
        notifier: Notifier,
        preferences: Preferences,
        matches: MatchesService,
        words: Words,
        make_table: Callable[[Session], TableView],
        play_sound: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._windows = windows
        self._notifier = notifier
        self._progress = LessonProgress(preferences)
        self._matches = matches
        self._words = words
        self._make_table = make_table
        self._play_sound = play_sound

    def open(self, game_id: str) -> None:
        """Give the lesson of a game, from where the player left it; what is wrong with it is shown on the notice
        bar."""
        try:
            dialog = self._windows.lesson(game_id, self._make_table)
        except RecordError as error:
            refusal = error  # the name of the clause is gone when the notice is said
            self._notifier.say(lambda: sentence(self._words, refusal))
            return
        self._notifier.over(_cause(game_id))
        if dialog is not None:
            dialog.table.sound_requested.connect(self._play_sound)

    def offer(self, session: TableSession) -> bool:
        """Offer the lesson of a game of which a match has begun; whether it was offered. It is not if the player has
        met it before, or has played the game."""
        game_id = session.match.game.id
        if not has_lesson(game_id) or not self._progress.may_offer(game_id):
            return False
        self._progress.offer(game_id)
        if not self._matches.is_first(session):
            return False
        self._notifier.lesson(lambda: self.open(game_id), _cause(game_id))
        return True


def _cause(game_id: str) -> str:
    return f"lesson of {game_id}"
