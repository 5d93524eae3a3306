"""Past matches and the figures about them, as tables that sort themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon

from holzwurm_desktop.ai.ratings import PersonRating
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.plain_tip import plain_tip
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.storage.figures import PlayerSummary, Share, Who
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.text.game_text import game_text, title_of
from holzwurm_desktop.text.levels import PROGRAM_CALLED, kind_of, level_name
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

Index = QModelIndex | QPersistentModelIndex
_MINUTE_MS = 60_000

_FINISHED = QT_TRANSLATE_NOOP("statistics", "Finished")
_GAME = QT_TRANSLATE_NOOP("statistics", "Game")
_STANDING = QT_TRANSLATE_NOOP("statistics", "Result")
_LEVELS = QT_TRANSLATE_NOOP("statistics", "Levels")
_ROUNDS = QT_TRANSLATE_NOOP("statistics", "Rounds")
_OPTIONS = QT_TRANSLATE_NOOP("statistics", "Options")
_DEAL = QT_TRANSLATE_NOOP("statistics", "Deal")
_TIME = QT_TRANSLATE_NOOP("statistics", "Time")
_HELP = QT_TRANSLATE_NOOP("statistics", "Help")
_MARK = QT_TRANSLATE_NOOP("statistics", "Mark")
_PLAYER = QT_TRANSLATE_NOOP("statistics", "Player")
_AGAINST = QT_TRANSLATE_NOOP("statistics", "Against")
_MATCHES = QT_TRANSLATE_NOOP("statistics", "Matches")
_WON = QT_TRANSLATE_NOOP("statistics", "Won")
_LOST_TO = QT_TRANSLATE_NOOP("statistics", "Lost")
_SHARE = QT_TRANSLATE_NOOP("statistics", "Share")
_SHARE_IS = QT_TRANSLATE_NOOP("statistics", "Share of the wins; a win that is shared counts in part.")
_INTERVAL = QT_TRANSLATE_NOOP("statistics", "Interval")
_INTERVAL_IS = QT_TRANSLATE_NOOP(
    "statistics",
    "The true share lies in here with a probability of 95 %: with few matches it may be far off.",
)
_EVEN = QT_TRANSLATE_NOOP("statistics", "Expected")
_EVEN_IS = QT_TRANSLATE_NOOP("statistics", "The share of the wins if all played equally well.")
_MEAN = QT_TRANSLATE_NOOP("statistics", "Average")
_BEST = QT_TRANSLATE_NOOP("statistics", "Best")
_STREAK = QT_TRANSLATE_NOOP("statistics", "Streak")
_STREAK_IS = QT_TRANSLATE_NOOP("statistics", "Matches won in a row, up to the last one; and the most ever.")
_RATING = QT_TRANSLATE_NOOP("statistics", "Rating")
_RATING_RANGE_IS = QT_TRANSLATE_NOOP("statistics", "The true rating lies in here with a probability of 95 %.")
_NEAREST = QT_TRANSLATE_NOOP("statistics", "Plays like")

_RESULT = QT_TRANSLATE_NOOP("statistics", "{name} {score}")
_MINUTES = QT_TRANSLATE_NOOP("statistics", "{number} min")
_HINTS = translate("statistics", "%n hint(s)", "", 1)
_UNDOS = translate("statistics", "%n move(s) taken back", "", 1)
_COMPUTER = QT_TRANSLATE_NOOP("statistics", "Computer, {level}")
_PERCENT = QT_TRANSLATE_NOOP("statistics", "{number} %")
_RANGE = QT_TRANSLATE_NOOP("statistics", "{low}–{high} %")
_FROM_TO = QT_TRANSLATE_NOOP("statistics", "{low} to {high}")
_STREAKS = QT_TRANSLATE_NOOP("statistics", "{now}, at best {longest}")
_PRACTICE = QT_TRANSLATE_NOOP("statistics", "practice")
_STAND_INS = translate("statistics", "%n stand-in move(s)", "", 1)
_DAY = QT_TRANSLATE_NOOP("statistics", "deal of the day")

_Row = TypeVar("_Row")


@dataclass(frozen=True)
class Column(Generic[_Row]):
    """A column: its title (a name is no phrase), the text of a row in it, and the key to sort rows by.

    `right`: aligned to the right, as numbers are; `explanation`: the tool tip of the title; `person`: the name of the
    person who is told of there, "" for anybody else.
    """

    title: Phrase | str
    text: Callable[[_Row], str]
    key: Callable[[_Row], Any]
    right: bool = False
    explanation: Phrase | None = None
    person: Callable[[_Row], str] | None = None

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """The alignment of title and text."""
        side = Qt.AlignmentFlag.AlignRight if self.right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel, Generic[_Row]):
    """A table whose columns are functions of a row."""

    # Sorts its rows itself: a QSortFilterProxyModel would call `data` from C++ for every comparison, which
    # is slow with thousands of matches.

    def __init__(self, words: Words, columns: Sequence[Column[_Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._columns = columns
        self._given: Sequence[_Row] = ()
        self._rows: Sequence[_Row] = ()
        self._sorted_by = -1
        self._order = Qt.SortOrder.AscendingOrder
        self.picture: Callable[[str], QIcon | None] = lambda person: None
        """The portrait of a person of that name, as far as there is one."""

    def show_rows(self, rows: Sequence[_Row]) -> None:
        """Show other rows, sorted like those before."""
        self.beginResetModel()
        self._given = rows
        self._arrange()
        self.endResetModel()

    def show_columns(self, columns: Sequence[Column[_Row]], rows: Sequence[_Row]) -> None:
        """Show other columns, and other rows in them."""
        self.beginResetModel()
        self._columns, self._sorted_by, self._given = columns, -1, rows
        self._arrange()
        self.endResetModel()

    def row(self, number: int) -> _Row:
        """The row shown at `number` (from 0)."""
        return self._rows[number]

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 restores the order in which the rows were given."""
        self._sorted_by, self._order = column, order
        self.beginResetModel()
        self._arrange()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(self._rows[index.row()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(column.text(self._rows[index.row()]))
        if role == Qt.ItemDataRole.DecorationRole and column.person is not None:
            person = column.person(self._rows[index.row()])
            return self.picture(person) if person else None
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title_text(self._words, column)
        if role == Qt.ItemDataRole.ToolTipRole and column.explanation is not None:
            return self._words.say(column.explanation)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _arrange(self) -> None:
        if self._sorted_by < 0:
            self._rows = self._given
        else:
            # Sorting is stable: rows that are equal here keep the order in which they were given.
            down = self._order == Qt.SortOrder.DescendingOrder
            self._rows = sorted(self._given, key=self._columns[self._sorted_by].key, reverse=down)


def title_text(words: Words, column: Column[Any]) -> str:
    """The title of a column in the player's language."""
    return column.title if isinstance(column.title, str) else words.say(column.title)


def matches_model(words: Words, parent: QObject) -> RowsModel[MatchRow]:
    """A table of finished matches, one per row."""
    columns: tuple[Column[MatchRow], ...] = (
        Column(_FINISHED, lambda row: when(words, row.finished), lambda row: row.finished),
        Column(
            _GAME,
            lambda row: words.say(title_of(row.game)),
            lambda row: collated(words.say(title_of(row.game))),
        ),
        Column(_STANDING, lambda row: standing_text(words, row), _standing_key),
        Column(
            _MARK, lambda row: _mark(words, row), lambda row: (row.practice, row.stand_ins, row.day or "")
        ),
        Column(_HELP, lambda row: help_text(words, row), lambda row: row.hints + row.undos),
        Column(_TIME, lambda row: _minutes(words, row), lambda row: row.duration_ms, right=True),
        Column(_ROUNDS, lambda row: QLocale().toString(row.rounds), lambda row: row.rounds, right=True),
        Column(_LEVELS, lambda row: _levels(words, row), _levels_key),
        Column(_DEAL, lambda row: str(row.deal_number or ""), lambda row: row.deal_number or 0, right=True),
        Column(_OPTIONS, lambda row: options_text(words, row), lambda row: str(row.options)),
    )
    return RowsModel(words, columns, parent)


def players_model(words: Words, parent: QObject) -> RowsModel[PlayerSummary]:
    """A table of players, one per row; see `who_text`."""
    columns: tuple[Column[PlayerSummary], ...] = (
        Column(
            _PLAYER,
            lambda row: _player(words, row),
            lambda row: collated(_player(words, row)),
            person=lambda row: row.who.name,
        ),
        Column(
            _GAME,
            lambda row: words.say(title_of(row.game)),
            lambda row: collated(words.say(title_of(row.game))),
        ),
        Column(_MATCHES, lambda row: QLocale().toString(row.matches), lambda row: row.matches, right=True),
        Column(_WON, lambda row: QLocale().toString(row.wins), lambda row: row.wins, right=True),
        Column(_SHARE, lambda row: _percent(words, row.share), lambda row: row.share, True, _SHARE_IS),
        Column(
            _INTERVAL, lambda row: _range(words, row.low, row.high), lambda row: row.low, True, _INTERVAL_IS
        ),
        Column(
            _EVEN, lambda row: _percent(words, row.even_share), lambda row: row.even_share, True, _EVEN_IS
        ),
        Column(
            _MEAN, lambda row: score_text(round(row.mean_score, 1)), lambda row: row.mean_score, right=True
        ),
        Column(_BEST, lambda row: score_text(row.best_score), lambda row: row.best_score, right=True),
        Column(_STREAK, lambda row: _streaks(words, row), lambda row: row.streak, True, _STREAK_IS),
    )
    return RowsModel(words, columns, parent)


def against_model(words: Words, parent: QObject) -> RowsModel[Share]:
    """A table of one player's results against each opponent, one per row."""
    columns: tuple[Column[Share], ...] = (
        Column(
            _AGAINST,
            lambda row: who_text(words, row.who),
            lambda row: collated(who_text(words, row.who)),
            person=lambda row: row.who.name,
        ),
        Column(_MATCHES, lambda row: QLocale().toString(row.matches), lambda row: row.matches, right=True),
        Column(_WON, lambda row: QLocale().toString(row.wins), lambda row: row.wins, right=True),
        Column(_LOST_TO, lambda row: QLocale().toString(row.losses), lambda row: row.losses, right=True),
        Column(_SHARE, lambda row: _percent(words, row.share), lambda row: row.share, True, _SHARE_IS),
        Column(
            _INTERVAL, lambda row: _range(words, row.low, row.high), lambda row: row.low, True, _INTERVAL_IS
        ),
        Column(
            _EVEN, lambda row: _percent(words, row.even_share), lambda row: row.even_share, True, _EVEN_IS
        ),
    )
    return RowsModel(words, columns, parent)


def ratings_model(words: Words, parent: QObject) -> RowsModel[PersonRating]:
    """A table of ratings: how strong each person is at each game, one per row."""
    columns: tuple[Column[PersonRating], ...] = (
        Column(_PLAYER, lambda row: row.name, lambda row: collated(row.name), person=lambda row: row.name),
        Column(
            _GAME,
            lambda row: words.say(title_of(row.game)),
            lambda row: collated(words.say(title_of(row.game))),
        ),
        Column(_RATING, lambda row: str(round(row.mu)), lambda row: row.mu, right=True),
        Column(
            _INTERVAL,
            lambda row: words.say(_FROM_TO, low=round(row.low), high=round(row.high)),
            lambda row: row.low,
            True,
            _RATING_RANGE_IS,
        ),
        Column(_NEAREST, lambda row: words.say(level_name(row.nearest_level)), lambda row: row.mu),
        Column(_MATCHES, lambda row: QLocale().toString(row.matches), lambda row: row.matches, right=True),
    )
    return RowsModel(words, columns, parent)


def who_text(words: Words, who: Who) -> str:
    """A player in words: people by name, computer players by level, programs by what they are called."""
    if who.level is None:
        return who.name
    if who.program:
        return words.say(PROGRAM_CALLED, program=who.program)
    return words.say(_COMPUTER, level=words.say(level_name(who.level)))


def standing_text(words: Words, match: MatchRow) -> str:
    """All players with their scores, best first."""
    ranked: list[SeatResult] = sorted(match.seats, key=lambda seat: -seat.score)
    return ", ".join(words.say(_RESULT, name=seat.name, score=score_text(seat.score)) for seat in ranked)


def options_text(words: Words, match: MatchRow) -> str:
    """The options that were chosen, in words."""
    known = game_text(match.game) if match.game in kits() else None
    parts = []
    for name, value in match.options.items():
        option = known.option_words(name) if known else None
        choice = option.choices.get(str(value)) if option else None
        label = words.say(option.label) if option else name
        # The label of the new-game dialog marks its shortcut with "&".
        parts.append(f"{label.replace('&', '')}: {words.say(choice) if choice else value}")
    return ", ".join(parts)


def help_text(words: Words, match: MatchRow) -> str:
    """Hints and moves taken back; nothing if there were none."""
    used = ((_HINTS, match.hints), (_UNDOS, match.undos))
    return ", ".join(words.say(phrase, n=count) for phrase, count in used if count)


def _standing_key(match: MatchRow) -> Any:
    best = max(match.seats, key=lambda seat: seat.score)
    return collated(best.name), best.score


def _levels(words: Words, match: MatchRow) -> str:
    return ", ".join(dict.fromkeys(kind_of(words, seat) for seat in match.seats if seat.level is not None))


def _levels_key(match: MatchRow) -> list[str]:
    return sorted(seat.program or seat.level for seat in match.seats if seat.level is not None)


def _minutes(words: Words, match: MatchRow) -> str:
    return words.say(_MINUTES, number=QLocale().toString(max(1, round(match.duration_ms / _MINUTE_MS))))


def _mark(words: Words, match: MatchRow) -> str:
    marks = ((_PRACTICE, match.practice), (_DAY, match.day is not None))
    said = [words.say(phrase) for phrase, holds in marks if holds]
    if match.stand_ins:
        said.append(words.say(_STAND_INS, n=match.stand_ins))
    return ", ".join(said)


def _player(words: Words, summary: PlayerSummary) -> str:
    return who_text(words, summary.who)


def _percent(words: Words, share: float) -> str:
    return words.say(_PERCENT, number=QLocale().toString(round(100 * share)))


def _range(words: Words, low: float, high: float) -> str:
    ends = [QLocale().toString(round(100 * end)) for end in (low, high)]
    return words.say(_RANGE, low=ends[0], high=ends[1])


def _streaks(words: Words, summary: PlayerSummary) -> str:
    now, longest = QLocale().toString(summary.streak), QLocale().toString(summary.longest_streak)
    return words.say(_STREAKS, now=now, longest=longest)
