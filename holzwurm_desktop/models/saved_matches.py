"""The matches on the shelf of the start page, running or given up: listed, renamed, deleted and brought back."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QDate,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTime,
    Signal,
)

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.storage.clock import CLOCKS_DIFFER
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.summaries import MatchSummary
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.spoken import spoken
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

Index = QModelIndex | QPersistentModelIndex

MATCH_ID_ROLE = Qt.ItemDataRole.UserRole
PLAYERS_ROLE = Qt.ItemDataRole.UserRole + 1
PROGRESS_ROLE = Qt.ItemDataRole.UserRole + 2
GAME_ROLE = Qt.ItemDataRole.UserRole + 3
PICTURE_ROLE = Qt.ItemDataRole.UserRole + 4
"""The small picture of a match as PNG bytes, None if it has none."""
GIVEN_UP_ROLE = Qt.ItemDataRole.UserRole + 5
"""Whether the match was given up."""

_ROUND = QT_TRANSLATE_NOOP("saved games", "Round {round} of {rounds}")
_ROUND_ONLY = QT_TRANSLATE_NOOP("saved games", "Round {round}")
_TODAY = QT_TRANSLATE_NOOP("saved games", "today, {time}")
_YESTERDAY = QT_TRANSLATE_NOOP("saved games", "yesterday, {time}")
_COPY_OF = QT_TRANSLATE_NOOP("saved games", "{title} (copy)")
_PRACTICE = QT_TRANSLATE_NOOP("saved games", "practice")
_GIVEN_UP = QT_TRANSLATE_NOOP("saved games", "given up")
_UNREADABLE = QT_TRANSLATE_NOOP("saved games", "damaged: it cannot be read")


class ShelfService(Protocol):
    """What the shelf needs of `MatchesService`. Every method may raise `StorageError`."""

    def running(self) -> list[MatchSummary]: ...
    def given_up(self) -> list[MatchSummary]: ...
    def thumbnail(self, match_id: int) -> bytes | None: ...
    def duplicate(self, match_id: int) -> int: ...
    def rename(self, match_id: int, title: str) -> None: ...
    def delete(self, match_id: int) -> None: ...
    def undelete(self, match_id: int) -> None: ...


class SavedMatchesModel(QAbstractListModel):
    """A row for each match that can be continued: running ones, last changed first, then those that were given up.
    Editing a row's text renames the match."""

    failed = Signal(object)
    """The `StorageError` that prevented a change; nothing has changed."""
    deleted = Signal(int, str)
    """The id and title of a match that was deleted and can be brought back by `undelete`. When that has happened, it
    is emitted again for the match deleted before, which is then the next to offer."""

    def __init__(self, matches: ShelfService, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = matches
        self._words = words
        self._matches: list[MatchSummary] = []
        self._pictures: dict[int, bytes | None] = {}
        self._deleted: list[tuple[int, str]] = []  # ids and titles, the one deleted last at the end

    def refresh(self) -> None:
        """Read the list again."""
        self.beginResetModel()
        self._pictures.clear()  # a match played meanwhile has a new one
        try:
            self._matches = [*self._service.running(), *self._service.given_up()]
        except StorageError as error:
            self._matches = []
            self.failed.emit(error)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._matches)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        match = self._matches[index.row()]
        if role == PICTURE_ROLE:
            return self._picture(match.match_id)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return match.title or self._words.say(title_of(match.game))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            lines = (index.data(), index.data(PLAYERS_ROLE), index.data(PROGRESS_ROLE))
            return ", ".join(spoken(line) for line in lines if line)
        by_role: dict[int, object] = {
            MATCH_ID_ROLE: match.match_id,
            GAME_ROLE: match.game,
            GIVEN_UP_ROLE: _is_given_up(match),
            PLAYERS_ROLE: ", ".join(str(seat.get("name", "?")) for seat in match.seats),
            PROGRESS_ROLE: self._progress(match),
        }
        return by_role.get(role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or value == index.data():
            return False
        try:
            self._service.rename(index.data(MATCH_ID_ROLE), str(value).strip())
        except StorageError as error:
            self.failed.emit(error)
            return False
        self.refresh()
        return True

    def duplicate(self, index: Index) -> None:
        """Add a copy of a match, for trying something else. It counts as practice, since its cards are known."""
        title = self._words.say(_COPY_OF, title=index.data())
        try:
            copy = self._service.duplicate(index.data(MATCH_ID_ROLE))
            self._service.rename(copy, title)
        except StorageError as error:
            self.failed.emit(error)
        self.refresh()

    def delete(self, index: Index) -> None:
        """Delete a match; until the program ends it can be brought back."""
        match_id, title = index.data(MATCH_ID_ROLE), index.data()
        try:
            self._service.delete(match_id)
        except StorageError as error:
            self.failed.emit(error)
            return
        self._deleted.append((match_id, title))
        self.refresh()
        self.deleted.emit(match_id, title)

    @property
    def can_undelete(self) -> bool:
        """Whether a match was deleted here that can be brought back."""
        return bool(self._deleted)

    def undelete_last(self) -> None:
        """Bring back the match that was deleted last."""
        if self._deleted:
            self.undelete(self._deleted[-1][0])

    def undelete(self, match_id: int) -> None:
        """Bring a deleted match back."""
        try:
            self._service.undelete(match_id)
        except StorageError as error:
            self.failed.emit(error)
        else:
            self._deleted = [(number, title) for number, title in self._deleted if number != match_id]
        self.refresh()
        if self._deleted:
            self.deleted.emit(*self._deleted[-1])

    @property
    def last_running(self) -> int | None:
        """The id of the running match that was changed last; None if there is none."""
        return next((match.match_id for match in self._matches if not _is_given_up(match)), None)

    def _picture(self, match_id: int) -> bytes | None:
        """The match's picture, read when it is first needed: most rows of a long list are never seen."""
        if match_id not in self._pictures:
            try:
                self._pictures[match_id] = self._service.thumbnail(match_id)
            except StorageError:
                self._pictures[match_id] = None  # a list without a picture is still a list
        return self._pictures[match_id]

    def _progress(self, match: MatchSummary) -> str:
        if not match.readable:
            return self._words.say(_UNREADABLE)
        rules = all_games().get(match.game)
        rounds = match.options.get("rounds", rules.options["rounds"].default if rules else None)
        phrase = _ROUND_ONLY if rounds is None else _ROUND
        # "Round 1 of 1" says nothing, and there is little room in the line.
        parts = [self._words.say(_GIVEN_UP)] if _is_given_up(match) else []
        if rounds != 1:
            parts.append(self._words.say(phrase, round=max(1, match.rounds), rounds=rounds))
        parts.append(when(self._words, match.updated))
        if match.practice:
            parts.append(self._words.say(_PRACTICE))
        return " · ".join(parts)


def _is_given_up(match: MatchSummary) -> bool:
    return match.status == "abandoned"


def when(words: Words, stamp: str, today: date | None = None) -> str:
    """A UTC time (ISO text) as local time in words; `today` and yesterday are named. Raises ValueError if `stamp` is
    invalid."""
    moment = datetime.fromisoformat(stamp).astimezone()
    locale = QLocale()
    short = QLocale.FormatType.ShortFormat
    time = locale.toString(QTime(moment.hour, moment.minute), short)
    today = today or date.today()
    # A time to come is that of a clock which was wrong.
    if moment.date() == today and moment <= datetime.now(UTC) + CLOCKS_DIFFER:
        return words.say(_TODAY, time=time)
    if moment.date() == today - timedelta(days=1):
        return words.say(_YESTERDAY, time=time)
    return f"{locale.toString(QDate(moment.year, moment.month, moment.day), short)}, {time}"
