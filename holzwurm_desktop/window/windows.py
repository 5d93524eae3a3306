"""Opens the dialogs of a window: each is imported when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.lesson_progress import LessonProgress
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.window.open_dialogs import OpenDialogs
from holzwurm_desktop.window.services import Services

if TYPE_CHECKING:
    from holzwurm_desktop.dialogs.lesson import LessonDialog
    from holzwurm_desktop.dialogs.replay import ReplayDialog
    from holzwurm_desktop.dialogs.task import TaskDialog
    from holzwurm_desktop.dialogs.transfer import Transfer, TransferDialog
    from holzwurm_desktop.dialogs.unsaved import UnsavedDialog
    from holzwurm_desktop.engine.match import Match, Player
    from holzwurm_desktop.evenings.book import Evening
    from holzwurm_desktop.evenings.course import Slot
    from holzwurm_desktop.evenings.plan import Plan
    from holzwurm_desktop.models.comparison import PlayedDeal
    from holzwurm_desktop.models.tasks import TaskRun
    from holzwurm_desktop.session.analyst import Analyst
    from holzwurm_desktop.session.computer_players import ComputerPlayers
    from holzwurm_desktop.session.replay_session import ReplaySession
    from holzwurm_desktop.session.session import Session
    from holzwurm_desktop.table.view import TableView

_COMPARED_FROM = ("evenings", "day")
"""The dialogs from which a comparison is opened, and over which it lies."""


class Windows(OpenDialogs):
    """Opens the dialogs of one main window."""

    game_chosen = Signal(str, object)
    """A game's id and its `Choices`, from the accepted new-game dialog."""
    lesson_requested = Signal(str)
    """A game's id: its lesson was asked for in a dialog."""
    day_chosen = Signal(str, object, object)
    """A game's id, its `Choices` and the date of the chosen deal of the day."""
    mistakes_chosen = Signal()
    """The own mistakes of the last month were chosen in the statistics."""
    replay_requested = Signal(int)
    """The id of a finished match to replay."""
    position_wanted = Signal(int, int)
    """The id of a finished match to replay, and the number of the position to begin at."""
    import_begins = Signal()
    """An import is about to start. No match may be on the table, as the import may continue it."""
    imported = Signal(object)
    """The import is over; the names of the settings it adopted."""
    restore_chosen = Signal(object)
    """The `Path` of the backup chosen to be restored."""

    def __init__(self, services: Services, book: KeyBook, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book
        self._services = services

    def new_game(self, game_id: str) -> None:
        """Show the new-game dialog."""
        from holzwurm_desktop.dialogs.new_game import NewGameDialog

        services = self._services
        services.people.refresh()
        dialog = NewGameDialog(
            game_id,
            services.preferences,
            services.languages.words,
            services.appearance,
            self._parent,
            services.coach_at_first,
            services.people,
            services.fit_of,
        )
        dialog.game_chosen.connect(self.game_chosen)
        dialog.rules_requested.connect(self.rules)
        dialog.lesson_requested.connect(self.lesson_requested)
        self.show_over("new_game", dialog)

    def program_gone(self, session: TableSession, leave: Callable[[], None]) -> None:
        """Ask who plays in place of the programs that cannot, and start the session; or `leave`, if nobody shall."""
        from holzwurm_desktop.dialogs.program_gone import ProgramGoneDialog

        services = self._services
        dialog = ProgramGoneDialog(
            session, services.preferences, services.languages.words, services.appearance, self._parent
        )

        def play_on(players: Mapping[int, Player]) -> None:
            session.reseat(players)
            session.start()

        dialog.chosen.connect(play_on)
        dialog.rejected.connect(leave)
        self.show_over("program_gone", dialog)

    def day(self, game_id: str, load: Callable[[int], Match]) -> None:
        """Offer the deal of the day. `load` reads a match, see `ComparisonDialog`."""
        from holzwurm_desktop.dialogs.day import DayDialog

        services = self._services
        dialog = DayDialog(
            game_id,
            services.statistics,
            services.preferences,
            services.languages.words,
            services.appearance,
            self._parent,
            people=services.people,
        )

        def compare(deal: PlayedDeal) -> None:
            self.comparison(dialog.line_of_game, [deal], 0, load)

        dialog.compare_requested.connect(compare)
        dialog.day_chosen.connect(self.day_chosen)
        dialog.rules_requested.connect(self.rules)
        self.show_over("day", dialog)

    def evenings(
        self,
        uuid: str,
        play: Callable[[Evening, Slot], None],
        plan_another: Callable[[], None],
        compare: Callable[[Evening, int], None],
    ) -> None:
        """Show an evening. `play` begins a match of it, `compare` shows what became of a deal."""
        from holzwurm_desktop.dialogs.evenings import EveningsDialog

        services = self._services
        dialog = EveningsDialog(
            services.evenings, uuid, services.languages.words, services.appearance, self._parent
        )
        dialog.play_requested.connect(play)
        dialog.new_requested.connect(plan_another)
        dialog.compare_requested.connect(compare)
        self.show_over("evenings", dialog)

    def comparison(
        self,
        line: Callable[[], str],
        deals: Sequence[PlayedDeal],
        place: int,
        load: Callable[[int], Match],
    ) -> None:
        """Compare what several people made of the same deals, beginning with that at `place`. `line`: whose deals
        they are; `load` reads a match, see `ComparisonDialog`."""
        from holzwurm_desktop.dialogs.comparison import ComparisonDialog

        services = self._services
        above = next((self._open[name] for name in _COMPARED_FROM if name in self._open), self._parent)
        dialog = ComparisonDialog(
            line, deals, place, load, services.languages.words, services.appearance, above
        )
        dialog.position_wanted.connect(self.position_wanted)
        self.show_over("comparison", dialog)

    def new_evening(self, before: Plan | None, made: Callable[[str], None]) -> None:
        """Plan an evening, offering those who took part in `before`; `made` gets its id."""
        from holzwurm_desktop.dialogs.new_evening import NewEveningDialog

        services = self._services
        services.people.refresh()
        dialog = NewEveningDialog(
            services.evenings,
            before,
            services.people,
            services.preferences,
            services.languages.words,
            services.appearance,
            self._parent,
        )
        dialog.made.connect(made)
        self.show_over("new_evening", dialog)

    def replay(
        self, session: ReplaySession, analyst: Analyst | None, make_table: Callable[[Session], TableView]
    ) -> ReplayDialog | None:
        """Open a replay. Returns None if another one is already open."""
        from holzwurm_desktop.dialogs.replay import ReplayDialog

        if self._raised("replay"):
            return None
        services = self._services
        above = self._open.get("comparison", self._parent)
        dialog = ReplayDialog(
            session, analyst, make_table, services.languages.words, services.appearance, above
        )
        # What it goes on with is played in the window.
        dialog.retry_requested.connect(self._close_comparison)
        self.show_over("replay", dialog)
        return dialog

    def _close_comparison(self) -> None:
        for name in ("comparison", *_COMPARED_FROM):
            if name in self._open:
                self._open[name].reject()

    def progress(self, failed: Callable[[StorageError], None] = lambda error: None) -> LessonProgress:
        """How far whoever plays has come in the lessons; `failed` is told if it cannot be stored."""
        services = self._services
        return LessonProgress(services.preferences, services.lessons, lambda: services.people.me, failed)

    def lesson(
        self,
        game_id: str,
        make_table: Callable[[Session], TableView],
        failed: Callable[[StorageError], None] = lambda error: None,
    ) -> LessonDialog | None:
        """Open the lesson of a game; `failed` is told if progress cannot be stored. Returns None if one is already
        open. Raises `RecordError` if it cannot be given."""
        from holzwurm_desktop.dialogs.lesson import LessonDialog

        if self._raised("lesson"):
            return None
        services = self._services
        progress = self.progress(failed)
        dialog = LessonDialog(
            game_id,
            make_table,
            progress,
            services.people.me,
            services.preferences.values.animation_speed,
            services.languages,
            services.appearance,
            self._parent,
        )
        self.show_over("lesson", dialog)
        return dialog

    def tasks(
        self, run: TaskRun, players: ComputerPlayers, make_table: Callable[[Session], TableView]
    ) -> TaskDialog | None:
        """Give the tasks of a run. Returns None if tasks are given already."""
        from holzwurm_desktop.dialogs.task import TaskDialog

        if self._raised("tasks"):
            return None
        services = self._services
        above = self._open.get("replay", self._parent)
        dialog = TaskDialog(run, players, make_table, services.languages, services.appearance, above)
        self.show_over("tasks", dialog)
        return dialog

    def export_all(self, exported: Callable[[], None] = lambda: None) -> None:
        """Ask for a file, export everything to it, and call `exported` if that went well and was seen."""
        from holzwurm_desktop.dialogs.transfer import Export, choose_archive_target

        path = choose_archive_target(self._parent, self._services.languages.words)
        if path is not None:
            services = self._services
            # A database that is not kept is in memory, where the export's own connection cannot reach it.
            database = services.folders.database if services.unkept is None else services.snapshot()
            job = Export(path, database, services.preferences.file)
            dialog = self._transfer(job)
            dialog.finished.connect(lambda _: exported() if job.complete else None)

    def import_all(self, path: Path | None = None) -> None:
        """Import such a file, `path` or one the player chooses."""
        from holzwurm_desktop.dialogs.transfer import Import, choose_archive

        path = path or choose_archive(self._parent, self._services.languages.words)
        if path is not None:
            self.import_begins.emit()  # closes the match on the table, see the signal
            job = Import(path, self._services.folders.database, self._services.preferences.file)
            job.added.connect(self.imported)
            self._transfer(job)

    def restore(self) -> None:
        """Show the backups."""
        from holzwurm_desktop.dialogs.restore import RestoreDialog

        services = self._services
        dialog = RestoreDialog(
            services.folders,
            services.replaceable,
            services.languages.words,
            services.appearance,
            self._parent,
        )
        dialog.chosen.connect(self.restore_chosen)
        self.show_over("restore", dialog)

    def preferences(self) -> None:
        """Show the preferences; changes apply at once."""
        from holzwurm_desktop.dialogs.preferences import PreferencesDialog

        services = self._services
        self._show(
            "preferences",
            lambda: PreferencesDialog(
                services.preferences, self._book, services.languages.words, services.appearance, self._parent
            ),
        )

    def statistics(self, game_id: str) -> None:
        """Show the statistics, first those of one game."""
        from holzwurm_desktop.dialogs.statistics import StatisticsDialog

        services = self._services
        if "statistics" not in self._open:
            dialog = StatisticsDialog(
                services.statistics,
                game_id,
                services.languages.words,
                services.appearance,
                self._parent,
                services.people,
            )
            dialog.replay_requested.connect(self.replay_requested)
            dialog.learn_requested.connect(self.mistakes_chosen)
            self._keep("statistics", dialog)
        self._show("statistics", lambda: self._open["statistics"])

    def people(self) -> None:
        """Show the people who play here; changes apply at once."""
        from holzwurm_desktop.dialogs.people import PeopleDialog

        services = self._services
        services.people.refresh()  # another window may have changed them
        self._show(
            "people",
            lambda: PeopleDialog(
                services.people, services.languages.words, services.appearance, self._parent
            ),
        )

    def rules(self, game_id: str) -> None:
        """Show the rules of a game in a window next to the table."""
        from holzwurm_desktop.dialogs.rules import RulesDialog

        services = self._services

        def make() -> RulesDialog:
            made = RulesDialog(services.languages, services.appearance, self._parent)
            made.keys_requested.connect(self.keys)
            made.print_requested.connect(self.print_and_play)
            return made

        dialog = self._show("rules", make)
        assert isinstance(dialog, RulesDialog)
        self._lift(dialog)
        dialog.show_game(game_id)

    def print_and_play(self, game_id: str) -> None:
        """Ask what is to be printed, first of one game."""
        from holzwurm_desktop.dialogs.print_and_play import PrintDialog

        services = self._services
        dialog = self._show(
            "print",
            lambda: PrintDialog(services.preferences, services.languages, services.appearance, self._parent),
        )
        assert isinstance(dialog, PrintDialog)
        self._lift(dialog)
        dialog.show_game(game_id)

    def keys(self, game_id: str) -> None:
        """Show what all keys do, on tables those of one game."""
        from holzwurm_desktop.dialogs.keys import KeysDialog

        services = self._services
        dialog = self._show(
            "keys",
            lambda: KeysDialog(self._book, services.languages.words, services.appearance, self._parent),
        )
        assert isinstance(dialog, KeysDialog)
        dialog.show_game(game_id)

    def about(self) -> None:
        """Show what this program is."""
        from holzwurm_desktop.dialogs.about import AboutDialog

        self._show(
            "about",
            lambda: AboutDialog(
                self._services.folders,
                self._services.appearance,
                self._parent,
                self._services.last_words(),
            ),
        )

    def mishap(self, report: str) -> None:
        """Tell of an unforeseen error. Ignored while an earlier one is told of."""
        from holzwurm_desktop.dialogs.mishap import MishapDialog

        self.show_over("mishap", MishapDialog(report, self._services.appearance, self._parent))

    def game_info(self, session: TableSession) -> None:
        """Show the facts about a match."""
        from holzwurm_desktop.dialogs.game_info import GameInfoDialog

        services = self._services
        self.show_over(
            "game_info", GameInfoDialog(session, services.languages.words, services.appearance, self._parent)
        )

    def warn_of_open_cards(self, write: Callable[[], None]) -> None:
        """Warn that a record shows all cards, and call `write` if the player wants it all the same."""
        from holzwurm_desktop.dialogs.open_cards import OpenCardsDialog

        above = next((self._open[name] for name in ("replay", "unsaved") if name in self._open), self._parent)
        dialog = OpenCardsDialog(self._services.appearance, above)
        self.show_over("open_cards", dialog)
        # Not before it has closed: writing may open a dialog itself.
        dialog.finished.connect(lambda result: write() if result else None)

    def unsaved(self, reason: Callable[[], str], save: Callable[[], bool]) -> UnsavedDialog | None:
        """Ask before something is left that is not saved, see `UnsavedDialog`. None if that is asked already."""
        from holzwurm_desktop.dialogs.unsaved import UnsavedDialog

        if self._raised("unsaved"):
            return None
        dialog = UnsavedDialog(reason, save, self._services.appearance, self._parent)
        self.show_over("unsaved", dialog)
        return dialog

    def _transfer(self, job: Transfer) -> TransferDialog:
        from holzwurm_desktop.dialogs.transfer import TransferDialog

        services = self._services
        dialog = TransferDialog(job, services.languages.words, services.appearance, self._parent)
        self.show_over("transfer", dialog)
        job.start()
        return dialog
