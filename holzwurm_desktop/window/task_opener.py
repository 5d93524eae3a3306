"""Opens tasks: puzzles, and the player's own mistakes, of one match or of the last month."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.ai.mistakes import Mistake
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.models.new_game import COMPUTER_NAMES
from holzwurm_desktop.models.puzzles import PuzzleRun
from holzwurm_desktop.models.tasks import MistakeRun, TaskRun
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.storage.clock import utc_now
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, translate
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.services import Services
from holzwurm_desktop.window.windows import Windows

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView

MONTH = timedelta(days=30)
NO_MATCH = QT_TRANSLATE_NOOP("tasks", "No match was finished in the last 30 days.")
NOT_ANALYSED = translate(
    "tasks",
    "Of %n match(es) finished in the last 30 days none is analysed yet. Replay one and press “Analyse”.",
    "",
    1,
)
NO_MISTAKE = translate(
    "tasks", "No mistake of yours was found in %n analysed match(es) of the last 30 days.", "", 1
)


class TaskOpener(QObject):
    """Opens the windows of puzzles and of tasks."""

    found_nothing = Signal()
    """There is no own mistake; why is on the notice bar."""

    def __init__(
        self,
        matches: MatchesService,
        services: Services,
        windows: Windows,
        notifier: Notifier,
        make_table: Callable[[Session], TableView],
        play_sound: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._matches = matches
        self._services = services
        self._words = services.languages.words
        self._windows = windows
        self._notifier = notifier
        self._make_table = make_table
        self._play_sound = play_sound
        self._parent = parent

    def offer(self) -> None:
        """Offer puzzles."""
        from holzwurm_desktop.dialogs.puzzles import PuzzlesDialog

        services = self._services
        services.people.refresh()
        dialog = PuzzlesDialog(
            services.puzzles, services.people, self._words, services.appearance, self._parent
        )
        dialog.day_chosen.connect(self.puzzle_of_the_day)
        dialog.run_chosen.connect(self.puzzles)
        dialog.mistakes_chosen.connect(self.learn_from_month)
        self._windows.show_over("puzzles", dialog)

    def open(self, run: TaskRun) -> None:
        """Give the tasks of a run."""
        dialog = self._windows.tasks(run, self._matches.players, self._make_table)
        if dialog is not None:
            dialog.table_laid.connect(lambda table: table.sound_requested.connect(self._play_sound))
            dialog.table.sound_requested.connect(self._play_sound)

    def learn_from(self, mistakes: Sequence[Mistake]) -> None:
        """Give these mistakes, at least one, as tasks."""
        self.open(MistakeRun(mistakes))

    def learn_from_month(self) -> None:
        """Give the mistakes of the last month; if there are none, `found_nothing` is emitted, and why is shown on the
        notice bar."""
        try:
            month = self._matches.mistakes_since(utc_now() - MONTH)
        except StorageError as error:
            self._notifier.notice(error)
            self.found_nothing.emit()
            return
        if month.mistakes:
            self.learn_from(month.mistakes)
        elif not month.finished:
            self._notifier.say(lambda: self._words.say(NO_MATCH))
        elif not month.analysed:
            self._notifier.say(lambda: self._words.say(NOT_ANALYSED, n=month.finished))
        else:
            self._notifier.say(lambda: self._words.say(NO_MISTAKE, n=month.analysed))
        if not month.mistakes:
            self.found_nothing.emit()

    def puzzle_of_the_day(self, day: date) -> None:
        """Give the puzzle of a day."""
        self._open_puzzles(None, day)

    def puzzles(self, game_id: str | None) -> None:
        """Give puzzles of a game, or of all, one after the other."""
        self._open_puzzles(game_id, None)

    def _open_puzzles(self, game_id: str | None, day: date | None) -> None:
        try:
            others = [self._words.say(name) for name in COMPUTER_NAMES]
            people = self._services.people
            people.meet(people.me)
            run = PuzzleRun(self._services.puzzles, people.me, others, game_id, day)
        except StorageError as error:
            self._notifier.notice(error)
        except RecordError as error:
            refusal = error  # the name of the clause is gone when the notice is said
            self._notifier.say(lambda: sentence(self._words, refusal))
        else:
            self.open(run)
