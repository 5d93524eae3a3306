"""Begins, resumes, opens and stores matches for the windows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop import __version__
from holzwurm_desktop.ai.analysis_record import key_of, read_all
from holzwurm_desktop.ai.engine_seat import end_all
from holzwurm_desktop.ai.mistakes import Month, mistakes_since, own_seats
from holzwurm_desktop.engine.carried import put_into, without
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import DAY_KEY, deal_of_the_day
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.proof import accepted
from holzwurm_desktop.engine.records import COMPUTER_SEED_KEY, FORMAT, VERSION
from holzwurm_desktop.evenings.closed import Deal
from holzwurm_desktop.session.analyst import Analyst
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.fits import FitOf, fitted, newcomer
from holzwurm_desktop.session.knowledge import has_open_cards
from holzwurm_desktop.session.saving import NOT_STORED, SavedMatch
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.storage.json_text import JsonObject, to_bytes
from holzwurm_desktop.storage.match_meta import Meta
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.people import PeopleStore
from holzwurm_desktop.storage.play import EVENING_KEY, UUID_KEY
from holzwurm_desktop.storage.programs import programs_in
from holzwurm_desktop.storage.record_parts import ABANDONED_KEY
from holzwurm_desktop.storage.records_files import (
    read_record,
    read_record_file,
    write_copy,
    write_record_file,
)
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.storage.summaries import MatchSummary

LAST_WAIT = 1.0
"""Seconds to wait at the end for the programs that play."""


class MatchesService(QObject):
    """All that the windows do with matches goes through here. All sessions share one process of computer players.

    Methods that read or change stored matches raise `StorageError`, see `MatchStore`.
    """

    players_unavailable = Signal(str)
    """The computer players' process does not start, and why; see `ComputerPlayers.unavailable`."""
    players_back = Signal()
    """It has started after all."""
    people_came = Signal()
    """Somebody plays who has not played here before."""

    def __init__(
        self,
        store: MatchStore,
        settings: SettingsFile,
        parent: QObject | None = None,
        people: PeopleStore | None = None,
        fit_of: FitOf = newcomer,
        closed: Callable[[], Mapping[Deal, str]] = dict,
    ) -> None:
        """people: who is to be told of those who play; fit_of: which opponent fits a person; closed: the deals that
        somebody has yet to play unseen, see `closed_deals`. Whatever would show one of them raises `StorageError`
        (`deal-closed`)."""
        super().__init__(parent)
        self.fit_of = fit_of
        self._store = store
        self._people = people
        self._closed = closed
        self._settings = settings
        self._players = ComputerPlayers(self)
        self._players.unavailable.connect(self.players_unavailable)
        self._players.back.connect(self.players_back)

    def new_match(
        self,
        game_id: str,
        players: Sequence[Player],
        options: Mapping[str, Json],
        deal_number: int | None,
        start: int,
        *,
        day: date | None = None,
        link: Link | None = None,
        coach: bool | None = None,
    ) -> TableSession:
        """Deal and store a new match; seat `start` begins. `link`: where in an evening it belongs; if it is dealt a
        number there, others play the same deal. `coach`: whether the coach is on; None leaves that to the settings.
        Whoever plays at a strength plays at the one that fits now, see `fitted`.

        `deal_number` None deals at random; a number that was played here before makes a practice match, as its cards
        are known. With `day` it is ignored, and the deal of that day is dealt. Where others play the same deal, or
        that of the day, the computer players answer the same moves alike. Raises `RecordError` for invalid
        options. A match that cannot be stored now can be played all the same: the session reports that when it
        starts, and stores the match as soon as it can.
        """
        numbered = day is None and link is None and deal_number is not None
        if numbered:
            self._keep_closed(game_id, deal_number)
        known = numbered and deal_number is not None and self._is_known(game_id, deal_number)
        if day is not None:
            deal_number = deal_of_the_day(day, game_id)
        seated = self._fitted(game_id, players)
        match = Match.new(all_games()[game_id], seated, options, deal_number, start, sealed=True)
        if deal_number is not None and not numbered:
            match.extra[COMPUTER_SEED_KEY] = deal_number
        if day is not None:
            match.extra[DAY_KEY] = day.isoformat()
        if link is not None:
            match.extra[EVENING_KEY] = link.to_json()
        return self._begun(match, fresh=True, practice=known, coach=coach)

    def match_of_deal(
        self, game_id: str, players: Sequence[Player], options: Mapping[str, Json], deal: Mapping[str, Json]
    ) -> TableSession:
        """Store a new match that begins with `deal`, in its JSON form, such as the pile that another match has left.
        Whether the coach is on, the settings say. Strengths are those that fit now, as in `new_match`.

        Raises `RecordError` for invalid options or an invalid deal.
        """
        match = Match.from_record(
            {
                "format": FORMAT,
                "version": VERSION,
                "game": game_id,
                "options": dict(options),
                "seats": [player.to_json() for player in self._fitted(game_id, players)],
                "rounds": [{"deal": dict(deal), "moves": []}],
            }
        )
        return self._begun(match)

    def practise(self, match: Match) -> TableSession:
        """Store `match`, such as one retried from a replay, as a new practice match and go on with it."""
        self._keep_closed(match.game.id, match.extra.get("deal_number"))
        return self._session(match, SavedMatch.new(self._store, match, practice=True), {"practice": True})

    def resume(self, match_id: int) -> TableSession:
        """Go on with a stored match, which may have been given up. Raises `RecordError` if it breaks the rules.

        Of a deal that others have yet to play, only the match that counts for its evening is gone on with.
        """
        game_id, number, evening = self._store.deal_of(match_id)
        if evening is None:
            self._keep_closed(game_id, number)
        match = Match.from_record(self._store.load(match_id))
        meta = self._store.meta(match_id)
        if _taken_up(match):
            meta["practice"] = True
        return self._session(match, SavedMatch(self._store, match_id, match), meta)

    def open_record(self, path: Path) -> TableSession:
        """Read a record file, store its match as a new one and go on with it. The file itself is not changed.

        Raises `StorageError` if it cannot be read, `RecordError` if it is no valid record.
        """
        return self._opened(accepted(read_record_file(path)))

    def open_text(self, content: bytes) -> TableSession:
        """Read a record given as UTF-8 text, store its match as a new one and go on with it.

        Raises `StorageError` (`too-large`, or a failure of storing), `RecordError` for an invalid record.
        """
        return self._opened(accepted(read_record(content)))

    def save_record(self, match: Match, path: Path) -> None:
        """Write the match, with its analyses, to `path` as a record file. Raises `StorageError`."""
        self._keep_closed(match.game.id, match.extra.get("deal_number"))
        write_record_file(path, self._record(match))

    def record_text(self, match: Match) -> str:
        """The match, with its analyses, as the text of a record file, see docs/record-format.md."""
        self._keep_closed(match.game.id, match.extra.get("deal_number"))
        return to_bytes(self._record(match)).decode()

    @staticmethod
    def save_copy(match: Match, folder: Path) -> Path:
        """Write the match as a new record file into `folder`, for when it cannot be stored, and return its path.

        No file is overwritten. Raises `StorageError`.
        """
        return write_copy(folder, match.to_record())

    def running(self) -> list[MatchSummary]:
        """The matches in progress, the latest first."""
        return self._store.list_running()

    def given_up(self) -> list[MatchSummary]:
        """The matches that were given up, the latest first. They can still be resumed."""
        return self._store.list_abandoned()

    def finished(self) -> list[MatchSummary]:
        """The matches that are over, the latest first."""
        return self._store.list_finished()

    def is_first(self, session: TableSession) -> bool:
        """Whether no other match of the same game is stored. False if that cannot be read."""
        try:
            return not self._store.has_other(session.match.game.id, session.saved.match_id)
        except StorageError:
            return False

    def coach_at_first(self, game_id: str) -> bool:
        """Whether the coach is on in a new match of a game, unless somebody chooses otherwise: by default in games of
        which no match is stored here."""
        wanted = self._settings.values.coach
        if wanted != "new":
            return wanted == "on"
        with suppress(StorageError):
            return not self._store.has_other(game_id, NOT_STORED)
        return False

    def set_thumbnail(self, match_id: int, png: bytes) -> None:
        """Store a small picture of a running match. Raises `ValueError` if `png` is no PNG or too large."""
        self._store.set_thumbnail(match_id, png)

    def thumbnail(self, match_id: int) -> bytes | None:
        """The small picture of a running match, a PNG; None if it has none, or others have yet to play its deal."""
        if self._is_closed(match_id) is not None:
            return None
        return self._store.thumbnail(match_id)

    def rename(self, match_id: int, title: str) -> None:
        """Give a stored match another title."""
        self._store.rename(match_id, title)

    def duplicate(self, match_id: int) -> int:
        """Store a copy of a match as a practice match and return its id."""
        self._keep_stored_closed(match_id)
        return self._store.duplicate(match_id)

    def delete(self, match_id: int) -> None:
        """Remove a stored match from the lists. `undelete` can bring it back until the next start of the program."""
        if match_id != NOT_STORED:
            self._keep_stored_closed(match_id)
            self._store.delete(match_id)

    def load(self, match_id: int) -> Match:
        """A stored match to look at, running or over. Raises `RecordError` if it breaks the rules."""
        self._keep_stored_closed(match_id)
        return Match.from_record(self._store.load(match_id))

    def meta(self, match_id: int) -> Meta:
        """What is counted beside the record of a stored match."""
        return self._store.meta(match_id)

    def analyst(self, match: Match, match_id: int) -> Analyst:
        """Who analyses a match that is over. What is found is stored beside the match, and not looked for again."""
        stored: JsonObject = {}
        with suppress(StorageError):  # then it is looked for again
            stored = self._store.analyses(match_id)

        def store(kind: str, analysis: JsonObject) -> None:
            with suppress(StorageError):  # it can be seen all the same
                self._store.store_analysis(match_id, kind, analysis)

        return Analyst(self._players, match, stored, store, self.own_seats(match))

    @property
    def players(self) -> ComputerPlayers:
        """The process that all sessions share."""
        return self._players

    def mistakes_since(self, moment: datetime) -> Month:
        """The player's own mistakes in the matches that were finished after `moment` and analysed."""
        values = self._settings.values
        return mistakes_since(
            self._store, moment, values.player_name, self._store.same_person(), self._closed()
        )

    def own_seats(self, match: Match) -> tuple[int, ...]:
        """The seats whose mistakes are the player's own."""
        return own_seats(match, self._settings.values.player_name, self._store.same_person())

    def undelete(self, match_id: int) -> None:
        """Bring back a deleted match."""
        self._store.undelete(match_id)

    def last_words(self) -> str:
        """The latest error output of the computer players' process, at most a few thousand characters."""
        return self._players.last_words

    def close(self) -> None:
        """End the computer players' process, and all programs that play."""
        self._players.close()
        end_all(LAST_WAIT)

    def _is_closed(self, match_id: int) -> str | None:
        """The title of the evening at which somebody has yet to play the deal of a stored match."""
        closed = self._closed()
        if not closed:
            return None
        game_id, number, _ = self._store.deal_of(match_id)
        return closed.get(Deal(game_id, number))

    def _keep_stored_closed(self, match_id: int) -> None:
        if (title := self._is_closed(match_id)) is not None:
            raise StorageError("deal-closed", {"title": title})

    def _keep_closed(self, game_id: str, number: Json) -> None:
        """Raise `StorageError` (`deal-closed`) if somebody has yet to play this deal."""
        if (title := self._closed().get(Deal(game_id, number))) is not None:
            raise StorageError("deal-closed", {"title": title})

    def _closed_for(self, match: Match) -> str | None:
        with suppress(StorageError):  # told where something is to be stored
            number: Json = match.extra.get("deal_number")
            return self._closed().get(Deal(match.game.id, number))
        return None

    def _fitted(self, game_id: str, players: Sequence[Player]) -> list[Player]:
        return fitted(game_id, players, self._settings.values.player_name, self.fit_of)

    def _record(self, match: Match) -> JsonObject:
        """The record of a match with what is stored of its analyses, as far as they are of these moves."""
        uuid = match.extra.get(UUID_KEY)
        stored: JsonObject = {}
        if has_open_cards(match) and isinstance(uuid, str):
            with suppress(StorageError):
                stored = self._store.analyses_of(uuid)
        read = (each for each in read_all(match, stored) if each is not None)
        return put_into(match.to_record(), {key_of(each): stored[key_of(each)] for each in read})

    def _opened(self, match: Match) -> TableSession:
        """A match from outside. One that is here already, as far on or further, is resumed; any other one with its
        cards is practice, so that no match counts twice."""
        here = self._store.same_match(match.to_record())
        for match_id in here:
            with suppress(StorageError, RecordError):
                stored = Match.from_record(self._store.load(match_id))
                if not stored.over and _reaches(stored, match):
                    return self.resume(match_id)
        self._keep_closed(match.game.id, match.extra.get("deal_number"))
        known = _taken_up(match) or bool(here)
        saved = SavedMatch.new(self._store, match, practice=known)
        if here and match.over:  # all its cards can be seen at once
            saved.mark_known(match)
        return self._session(match, saved, {"practice": known})

    def _is_known(self, game_id: str, deal_number: int) -> bool:
        with suppress(StorageError):  # told when the match is stored
            return self._store.has_deal(game_id, deal_number)
        return False

    def _begun(
        self, match: Match, fresh: bool = False, practice: bool = False, coach: bool | None = None
    ) -> TableSession:
        if coach is None:
            coach = self.coach_at_first(match.game.id)
        match.extra["created"] = datetime.now(UTC).isoformat(timespec="seconds")
        match.extra["app"] = f"Holzwurm Desktop {__version__}"
        saved = SavedMatch(self._store, NOT_STORED, match, practice)
        # A failure is not lost: the session finds the match unstored when it starts, tries again and reports it.
        with suppress(StorageError):
            saved.catch_up(match, coach=coach)
        return self._session(match, saved, {"practice": practice, "coach": coach}, fresh)

    def _session(self, match: Match, saved: SavedMatch, meta: Meta, fresh: bool = False) -> TableSession:
        # It stays in the store, until the match is changed: of what is played on, it would not be true.
        match.extra = without(match.extra)
        self._meet(match)
        values = self._settings.values
        speed = values.animation_speed
        session = TableSession(
            match,
            saved,
            self._players,
            speed=speed,
            meta=meta,
            fresh=fresh,
            programs=lambda: programs_in(self._settings.values.programs),
            closed=self._closed_for,
            parent=self,
        )
        session.objections.seconds = values.objection_seconds(match.game.id)
        return session

    def _meet(self, match: Match) -> None:
        """Whoever plays is a person from now on."""
        names = [player.name for player in match.players if player.level is None]
        with suppress(StorageError):  # they are met when the match is opened the next time
            if self._people is not None and self._people.meet(names):
                self.people_came.emit()


def _reaches(stored: Match, match: Match) -> bool:
    """Whether everything that happened in `match` has happened in `stored`."""
    pairs = zip(stored.rounds, match.rounds, strict=False)
    return len(match.rounds) <= len(stored.rounds) and all(
        there.deal == here.deal and there.moves[: len(here.moves)] == here.moves for there, here in pairs
    )


def _taken_up(match: Match) -> bool:
    """Remove the mark of a match that was given up; whether it had one.

    Such a match goes on as practice only, because all its cards may have been looked at since.
    """
    if match.extra.get(ABANDONED_KEY) is not True:
        return False
    del match.extra[ABANDONED_KEY]
    return True
