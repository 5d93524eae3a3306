"""The dialogs of a window: each is loaded when it is first asked for, and open once at most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import Notice
from holzwurm_desktop.storage.folders import Folders
from holzwurm_desktop.storage.statistics import Statistics

if TYPE_CHECKING:
    from holzwurm_desktop.dialogs.replay import ReplayDialog
    from holzwurm_desktop.dialogs.transfer import Transfer
    from holzwurm_desktop.session.replay_session import ReplaySession
    from holzwurm_desktop.session.session import Session
    from holzwurm_desktop.table.view import TableView


@dataclass(frozen=True)
class Services:
    """What the windows share, handed in by `app`.

    `less_motion`: whether the system asks for less of it; `alone`:
    no other copy of the program uses the same folders, and what is stored can be replaced; `unkept`: what says
    that nothing of this is kept, if that is so. `snapshot`: the database as it is now, see `Database`.
    `last_words`: what went wrong last in the computer players' process.
    """

    preferences: Preferences
    languages: Languages
    appearance: Appearance
    statistics: Statistics
    folders: Folders
    less_motion: Callable[[], bool]
    alone: bool = True
    unkept: Notice | None = None
    snapshot: Callable[[], bytes] = bytes
    last_words: Callable[[], str] = str


class Windows(QObject):
    """Opens the dialogs of one main window."""

    game_chosen = Signal(str, object)
    """The new-game dialog was accepted: a game's id and its `Choices`."""
    day_chosen = Signal(str, object, object)
    """The deal of a day was chosen: a game's id, its `Choices`, the date."""
    replay_requested = Signal(int)
    """A match that is over is to be looked through; its number."""
    import_begins = Signal()
    """Matches will be added: none of them should be on the table."""
    imported = Signal(object)
    """They were; the names of the settings that came with them."""
    restore_chosen = Signal(object)
    """A backup was chosen to be brought back; its `Path`."""
    opened = Signal()
    """A dialog that covers the table came up."""
    closed = Signal()
    """It is gone again."""

    def __init__(self, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._services = services
        self._open: dict[str, QDialog] = {}
        self.latest: QDialog | None = None
        """The dialog opened last, as long as it is there."""

    def new_game(self, game_id: str) -> None:
        """Ask who plays and how."""
        from holzwurm_desktop.dialogs.new_game import NewGameDialog

        services = self._services
        dialog = NewGameDialog(
            game_id, services.preferences, services.languages.words, services.appearance, self._parent
        )
        dialog.game_chosen.connect(self.game_chosen)
        self._show_over("new_game", dialog)

    def day(self, game_id: str) -> None:
        """Offer the deal of the day."""
        from holzwurm_desktop.dialogs.day import DayDialog

        services = self._services
        dialog = DayDialog(
            game_id,
            services.statistics,
            services.preferences,
            services.languages.words,
            services.appearance,
            self._parent,
        )
        dialog.day_chosen.connect(self.day_chosen)
        self._show_over("day", dialog)

    def replay(
        self, session: ReplaySession, make_table: Callable[[Session], TableView]
    ) -> ReplayDialog | None:
        """Look through a match; None if another one is being looked through."""
        from holzwurm_desktop.dialogs.replay import ReplayDialog

        if "replay" in self._open:
            self._open["replay"].raise_()
            return None
        services = self._services
        dialog = ReplayDialog(
            session, make_table, services.languages.words, services.appearance, self._parent
        )
        self._show_over("replay", dialog)
        return dialog

    def export_all(self) -> None:
        """Write everything to one file."""
        from holzwurm_desktop.dialogs.transfer import Export, choose_archive_target

        path = choose_archive_target(self._parent, self._services.languages.words)
        if path is not None:
            services = self._services
            database = services.folders.database if services.unkept is None else services.snapshot()
            self._transfer(Export(path, database, services.preferences.file))

    def import_all(self, path: Path | None = None) -> None:
        """Add what is in such a file."""
        from holzwurm_desktop.dialogs.transfer import Import, choose_archive

        path = path or choose_archive(self._parent, self._services.languages.words)
        if path is not None:
            self.import_begins.emit()
            job = Import(path, self._services.folders.database, self._services.preferences.file)
            job.added.connect(self.imported)
            self._transfer(job)

    def restore(self) -> None:
        """Offer the backups there are."""
        from holzwurm_desktop.dialogs.restore import RestoreDialog

        services = self._services
        dialog = RestoreDialog(
            services.folders, services.alone, services.languages.words, services.appearance, self._parent
        )
        dialog.chosen.connect(self.restore_chosen)
        self._show_over("restore", dialog)

    def preferences(self) -> None:
        """Show the preferences, which apply at once."""
        from holzwurm_desktop.dialogs.preferences import PreferencesDialog

        services = self._services
        self._show(
            "preferences",
            lambda: PreferencesDialog(
                services.preferences, services.languages.words, services.appearance, self._parent
            ),
        )

    def statistics(self, game_id: str) -> None:
        """Show past matches, those of one game first."""
        from holzwurm_desktop.dialogs.statistics import StatisticsDialog

        services = self._services
        if "statistics" not in self._open:
            dialog = StatisticsDialog(
                services.statistics, game_id, services.languages.words, services.appearance, self._parent
            )
            dialog.replay_requested.connect(self.replay_requested)
            self._keep("statistics", dialog)
        self._show("statistics", lambda: self._open["statistics"])

    def rules(self, game_id: str) -> None:
        """Show the rules of a game, beside the table."""
        from holzwurm_desktop.dialogs.rules import RulesDialog

        services = self._services
        dialog = self._show(
            "rules", lambda: RulesDialog(services.languages, services.appearance, self._parent)
        )
        assert isinstance(dialog, RulesDialog)
        dialog.show_game(game_id)

    def about(self) -> None:
        """Say what this program is."""
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

    def game_info(self, session: TableSession) -> None:
        """Say what match this is."""
        from holzwurm_desktop.dialogs.game_info import GameInfoDialog

        services = self._services
        self._show_over(
            "game_info", GameInfoDialog(session, services.languages.words, services.appearance, self._parent)
        )

    def warn_of_open_cards(self, write: Callable[[], None]) -> None:
        """Say what a record of a match with secrets shows, and `write` it if it is wanted all the same."""
        from holzwurm_desktop.dialogs.open_cards import OpenCardsDialog

        dialog = OpenCardsDialog(self._services.appearance, self._open.get("replay", self._parent))
        self._show_over("open_cards", dialog)
        dialog.finished.connect(lambda result: write() if result else None)  # once it is gone

    def resting(self, ask: Callable[[], None]) -> None:
        """Ask by one of the system's own dialogs, which covers the table: it rests meanwhile."""
        self.opened.emit()
        ask()
        self.closed.emit()

    def _transfer(self, job: Transfer) -> None:
        from holzwurm_desktop.dialogs.transfer import TransferDialog

        services = self._services
        dialog = TransferDialog(job, services.languages.words, services.appearance, self._parent)
        self._show_over("transfer", dialog)
        job.start()

    def _show(self, name: str, make: Callable[[], QDialog]) -> QDialog:
        """Show a dialog that stands beside the window; one that is open already comes to the front."""
        dialog = self._open.get(name) or make()
        self._keep(name, dialog)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def _show_over(self, name: str, dialog: QDialog) -> None:
        """Show a dialog that has to be closed before the table goes on."""
        if name in self._open:
            dialog.deleteLater()
            return
        self._keep(name, dialog)
        dialog.finished.connect(self.closed)
        self.opened.emit()
        dialog.open()

    def _keep(self, name: str, dialog: QDialog) -> None:
        if self._open.get(name) is dialog:
            return
        self._open[name] = self.latest = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _: self._forget(name))

    def _forget(self, name: str) -> None:
        if self._open.pop(name, None) is self.latest:
            self.latest = None
