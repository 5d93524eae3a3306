"""Opens lessons, and offers each once: when the first match of its game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.lessons import has_lesson
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.game_text import title_of
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
        words: Words,
        make_table: Callable[[Session], TableView],
        play_sound: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._windows = windows
        self._notifier = notifier
        self._progress = windows.progress()
        self._words = words
        self._make_table = make_table
        self._play_sound = play_sound

    def open(self, game_id: str) -> None:
        """Give the lesson of a game, from where the player left it; what is wrong with it is shown on the notice
        bar."""
        try:
            dialog = self._windows.lesson(game_id, self._make_table, self._notifier.notice)
        except RecordError as error:
            refusal = error  # the name of the clause is gone when the notice is said
            self._notifier.say(lambda: sentence(self._words, refusal))
            return
        self._notifier.welcomed()
        if dialog is not None:
            dialog.table.sound_requested.connect(self._play_sound)

    def offer(self, game_id: str) -> bool:
        """Offer the lesson of a game whose first match has begun. Nothing happens, and False is returned, if there is
        none, or if the player has met it before."""
        if not has_lesson(game_id) or not self._progress.may_offer(game_id):
            return False
        self._progress.offer(game_id)
        self._notifier.lesson(title_of(game_id), lambda: self.open(game_id))
        return True
