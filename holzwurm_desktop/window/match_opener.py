"""Begins matches, and goes on with stored ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.models.new_game import Choices
from holzwurm_desktop.models.saved_matches import SavedMatchesModel
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.window.lesson_opener import LessonOpener
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.services import Services
from holzwurm_desktop.window.windows import Windows

if TYPE_CHECKING:
    from holzwurm_desktop.table.contract import FollowUp


class MatchOpener(QObject):
    """Brings matches to the table of a window. What goes wrong is shown on its notice bar."""

    def __init__(
        self,
        matches: MatchesService,
        services: Services,
        windows: Windows,
        notifier: Notifier,
        lessons: LessonOpener,
        present: Callable[[], TableSession | None],
        show: Callable[[TableSession], None],
        parent: QObject,
    ) -> None:
        """present: the match on the table; show: shows a match there, once that one may be left."""
        super().__init__(parent)
        self._matches = matches
        self._services = services
        self._windows = windows
        self._notifier = notifier
        self._lessons = lessons
        self._present = present
        self._show = show

    def resume(self, match_id: int) -> None:
        """Continue a saved match."""
        try:
            session = self._matches.resume(match_id)
        except StorageError as error:
            self._notifier.notice(error)
        except RecordError:
            self._notifier.tell("damaged", {})
        else:
            self._show(session)

    def begin(
        self, game_id: str, choices: Choices, day: date | None = None, link: Link | None = None
    ) -> None:
        """Begin a new match, with the deal of `day` if given; `link`: where in an evening it belongs."""
        services = self._services
        words, usual = services.languages.words, services.preferences.values.player_name
        players = [
            player
            if player.level is not None
            else replace(player, name=services.people.as_typed(player.name))
            for player in choices.players(words, usual)
        ]
        start = choices.start_seat()
        self._replace(
            lambda: self._matches.new_match(
                game_id,
                players,
                choices.options,
                choices.deal_number,
                start,
                day=day,
                link=link,
                coach=choices.coach,
            )
        )
        session = self._present()
        if choices.deal_number is not None and session is not None and session.practice:
            self._notifier.tell("deal-known", {"number": choices.deal_number})
        if session is not None and session.match.game.id == game_id:
            self._welcome(game_id, session)

    def deal_anew(self, session: TableSession) -> None:
        """Begin a match with the same players, options and first player, but other cards."""
        match = session.match
        start = match.rounds[0].deal["start"]
        self._replace(
            lambda: self._matches.new_match(
                match.game.id, match.players, match.given_options, None, start, coach=session.coach.on
            )
        )

    @Slot(object)
    def follow_up(self, plan: FollowUp) -> None:
        """Begin a match of another game with the same players and what this one has left."""
        session = self._present()
        if session is not None:
            players = session.match.players
            self._replace(lambda: self._matches.match_of_deal(plan.game_id, players, plan.options, plan.deal))

    def go_back(self, match_id: int) -> None:
        """Return from a practice copy to the match it was made from."""
        copy = self._present()
        self.resume(match_id)
        try:
            self._put_away_untouched(copy)
        except StorageError as error:
            self._notifier.notice(error)

    def continue_last(self, saved: SavedMatchesModel) -> None:
        """Continue the match that was played last, if none is on the table."""
        last = saved.last_running
        if self._present() is None and last is not None:
            self.resume(last)

    def _welcome(self, game_id: str, session: TableSession) -> None:
        """Offer the lesson to who plays a game for the first time; the rules, if the lesson was met before."""
        if self._matches.is_first(session) and not self._lessons.offer(game_id):
            self._notifier.first_time(title_of(game_id), lambda: self._windows.rules(game_id))

    def _replace(self, make: Callable[[], TableSession]) -> None:
        """Show a new match. The one on the table stays saved, unless nobody has moved in it."""
        old = self._present()
        try:
            self._show(make())
            self._put_away_untouched(old)
        except StorageError as error:
            self._notifier.notice(error)

    def _put_away_untouched(self, old: TableSession | None) -> None:
        """Delete the match of `old` if nobody has moved in it. Raises `StorageError`."""
        # Not if showing the new match failed: then the old one is still on the table.
        if old is not None and old is not self._present() and old.untouched:
            self._matches.delete(old.saved.match_id)
