"""Opens the pages of evenings, and plays their matches at the table as any others."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Qt

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.evenings.book import Evening, open_evening
from holzwurm_desktop.evenings.course import Slot, beginner, present
from holzwurm_desktop.evenings.match_points import deal_results
from holzwurm_desktop.evenings.plan import Plan
from holzwurm_desktop.models.comparison import Attempt, PlayedDeal, deal_title
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import EveningStore, Link
from holzwurm_desktop.storage.play import EVENING_KEY
from holzwurm_desktop.text.words import Words
from holzwurm_desktop.window.notifier import Notifier
from holzwurm_desktop.window.windows import Windows


class Begin(Protocol):
    """Begins a match that belongs to an evening: see `MainWindow.begin`."""

    def __call__(self, game_id: str, choices: Choices, *, link: Link) -> None: ...


class Resume(Protocol):
    """Goes on with a stored match: see `MainWindow.resume`."""

    def __call__(self, match_id: int) -> None: ...


class EveningOpener(QObject):
    """The evenings of a window."""

    def __init__(
        self,
        store: EveningStore,
        windows: Windows,
        notifier: Notifier,
        words: Words,
        begin: Begin,
        resume: Resume,
        leave: Callable[[], None],
        load: Callable[[int], Match],
        parent: QObject,
    ) -> None:
        """`leave` leaves the table for the start page; `load` reads a stored match, see `MatchesService.load`."""
        super().__init__(parent)
        self._store = store
        self._windows = windows
        self._notifier = notifier
        self._words = words
        self._begin = begin
        self._resume = resume
        self._leave = leave
        self._load = load
        self._session: TableSession | None = None

    def show(self, uuid: str = "") -> None:
        """Show an evening: `uuid`, else that of the match on the table, else the latest. Where none is stored yet,
        one can be planned."""
        session = self._session
        link = None if session is None else _link_of(session)
        if session is not None and session.match.over and session.closed is not None:
            self._leave()  # whoever is next must not see how it ended
        with suppress(StorageError):  # the page tells of it
            if not self._store.all():
                self.plan_another()
                return
        self._windows.evenings(
            uuid or (link.evening if link is not None else ""), self.play, self.plan_another, self.compare
        )

    def plan_another(self) -> None:
        """Plan an evening, and show it."""
        self._windows.new_evening(self._last_plan(), self.show)

    def play(self, evening: Evening, slot: Slot) -> None:
        """Begin a match of an evening, or go on with it."""
        if slot.running is not None:
            self._resume(slot.running)
            return
        here = present(evening.plan, slot)
        people = [evening.plan.participants[who] for who in here]
        seats = tuple(Seat(each.name, each.level, each.program) for each in people)
        rounds = {"rounds": slot.fixture.rounds}
        table = evening.plan.table
        if table is None:
            choices = Choices(seats, rounds, start=beginner(slot))
        else:
            others = (Seat(level=table.level),) * (table.seats - len(seats))
            deal = table.deals[slot.fixture.leg]
            # Each deal is begun from another seat, by all who play it from the same.
            begins = slot.fixture.leg % table.seats
            choices = Choices(
                (*seats, *others), {**table.options, **rounds}, begins, deal_number=deal, coach=False
            )
        self._begin(slot.fixture.game, choices, link=Link(evening.stored.uuid, slot.number, here))

    def compare(self, evening: Evening, leg: int) -> None:
        """Compare what the participants made of the deals that all have played, beginning with deal `leg`."""
        results = deal_results(evening.slots)
        deals = [
            PlayedDeal(
                partial(deal_title, self._words, number),
                [
                    Attempt(evening.plan.participants[each.who].name, each.match.match_id, each.compared)
                    for each in attempts
                ],
            )
            for number, attempts in results.items()
        ]
        place = list(results).index(leg)
        self._windows.comparison(lambda: evening.stored.title, deals, place, self._load)

    def follow(self, session: TableSession | None) -> None:
        """Offer the standings when the match of `session` is over, if it belongs to an evening."""
        self._session = session
        if session is not None:
            # Queued: the last move itself, whose signals are not all sent yet, takes back what was offered before it.
            session.match_finished.connect(self._offer_standings, Qt.ConnectionType.QueuedConnection)

    def _offer_standings(self) -> None:
        session = self._session
        link = None if session is None or session.practice else _link_of(session)
        if link is None or session is None or not session.match.over:  # left meanwhile
            return
        with suppress(StorageError):
            titles = [each.title for each in self._store.all() if each.uuid == link.evening]
            if titles:
                self._notifier.evening(titles[0], lambda: self.show(link.evening))

    def _last_plan(self) -> Plan | None:
        with suppress(StorageError):
            for stored in self._store.all():
                if (evening := open_evening(self._store, stored)) is not None:
                    return evening.plan
        return None


def _link_of(session: TableSession) -> Link | None:
    return Link.from_json(session.match.extra.get(EVENING_KEY))
