"""Opens replays of matches, on the table or past, and returns from there to playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.windows import Windows

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView


class ReplayOpener(QObject):
    """Opens the window in which one steps through a match."""

    retried = Signal(object)
    """The `TableSession` of a practice match that starts at a position of the replay."""
    record_wanted = Signal(object)
    """The `Match` whose record is to be copied."""
    learn_wanted = Signal(object)
    """The player's own mistakes in a match, which are to be given as tasks."""

    def __init__(
        self,
        matches: MatchesService,
        windows: Windows,
        notifier: Notifier,
        make_table: Callable[[Session], TableView],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._matches = matches
        self._windows = windows
        self._notifier = notifier
        self._make_table = make_table

    def look_through(self, session: TableSession) -> None:
        """Step through the match on the table, starting at its present position. While others have yet to play its
        deal, only whoever plays it may do so."""
        title = session.closed
        if title is not None and (session.veiled or session.match.over):
            self._notifier.tell("deal-closed", {"title": title})
            return
        replay = ReplaySession(
            session.match,
            session.viewer,
            hints=session.hints,
            undos=session.undos,
            practice=session.practice,
        )
        replay.seek(replay.count - 1)  # the latest position, the one on the table
        self.show(replay, session.saved.match_id)

    def look_through_saved(self, match_id: int, position: int = 0) -> None:
        """Step through a stored match from a position, see `Replay.index`; errors are shown on the notice bar."""
        try:
            match, meta = self._matches.load(match_id), self._matches.meta(match_id)
        except StorageError as error:
            self._notifier.notice(error)
        except RecordError:
            self._notifier.tell("damaged", {})
        else:
            replay = ReplaySession(match, hints=meta["hints"], undos=meta["undos"], practice=meta["practice"])
            replay.seek(position)
            self.show(replay, match_id)

    def show(self, replay: ReplaySession, match_id: int) -> None:
        """Open the window for a replay of a stored match."""
        analyst = self._matches.analyst(replay.replay.match, match_id) if replay.replay.open_cards else None
        dialog = self._windows.replay(replay, analyst, self._make_table)
        if dialog is not None:
            dialog.retry_requested.connect(self._retry)
            dialog.record_wanted.connect(self.record_wanted)
            dialog.learn_wanted.connect(self.learn_wanted)

    def _retry(self, match: Match) -> None:
        try:
            session = self._matches.practise(match)
        except StorageError as error:
            self._notifier.notice(error)
        else:
            self.retried.emit(session)
