"""Past matches and what each player did in them, as tables to sort."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from holzwurm_desktop.models.saved_games import when
from holzwurm_desktop.storage.figures import PlayerSummary
from holzwurm_desktop.storage.statistics import MatchRow, SeatResult
from holzwurm_desktop.text.counted import translate
from holzwurm_desktop.text.game_words import title_of
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

Index = QModelIndex | QPersistentModelIndex
SORT_ROLE = Qt.ItemDataRole.UserRole
_MINUTE_MS = 60_000

_FINISHED = QT_TRANSLATE_NOOP("statistics", "Finished")
_GAME = QT_TRANSLATE_NOOP("statistics", "Game")
_STANDING = QT_TRANSLATE_NOOP("statistics", "Result")
_ROUNDS = QT_TRANSLATE_NOOP("statistics", "Rounds")
_TIME = QT_TRANSLATE_NOOP("statistics", "Time")
_HELP = QT_TRANSLATE_NOOP("statistics", "Help")
_PLAYER = QT_TRANSLATE_NOOP("statistics", "Player")
_MATCHES = QT_TRANSLATE_NOOP("statistics", "Matches")
_WON = QT_TRANSLATE_NOOP("statistics", "Won")
_SHARE = QT_TRANSLATE_NOOP("statistics", "Share")
_SHARE_IS = QT_TRANSLATE_NOOP("statistics", "Share of the wins; a win that is shared counts in part.")
_EVEN = QT_TRANSLATE_NOOP("statistics", "Even")
_EVEN_IS = QT_TRANSLATE_NOOP("statistics", "The share of the wins if all played equally well.")
_MEAN = QT_TRANSLATE_NOOP("statistics", "Mean")
_BEST = QT_TRANSLATE_NOOP("statistics", "Best")

_RESULT = QT_TRANSLATE_NOOP("statistics", "{name} {score}")
_MINUTES = translate("statistics", "%n minute(s)", "", 1)
_HINTS = translate("statistics", "%n hint(s)", "", 1)
_UNDOS = translate("statistics", "%n move(s) taken back", "", 1)
_COMPUTER = QT_TRANSLATE_NOOP("statistics", "Computer, {level}")
_PERCENT = QT_TRANSLATE_NOOP("statistics", "{number} %")

_Row = TypeVar("_Row")


@dataclass(frozen=True)
class Column(Generic[_Row]):
    """A column: its title, how a row reads in it, and what it is sorted by.

    `right`: numbers stand right; `explanation` says more about the title.
    """

    title: Phrase
    text: Callable[[_Row], str]
    key: Callable[[_Row], Any]
    right: bool = False
    explanation: Phrase | None = None

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Where title and text stand."""
        side = Qt.AlignmentFlag.AlignRight if self.right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel, Generic[_Row]):
    """Rows of one kind under columns of functions."""

    def __init__(self, words: Words, columns: Sequence[Column[_Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._columns = columns
        self._rows: Sequence[_Row] = ()

    def show_rows(self, rows: Sequence[_Row]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column, row = self._columns[index.column()], self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.text(row)
        if role == SORT_ROLE:
            return column.key(row)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.say(column.title)
        if role == Qt.ItemDataRole.ToolTipRole and column.explanation is not None:
            return self._words.say(column.explanation)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None


def matches_model(words: Words, parent: QObject) -> RowsModel[MatchRow]:
    """The finished matches, a row each."""
    columns: tuple[Column[MatchRow], ...] = (
        Column(_FINISHED, lambda row: when(words, row.finished), lambda row: row.finished),
        Column(_GAME, lambda row: words.say(title_of(row.game)), lambda row: row.game),
        Column(_STANDING, lambda row: _standing(words, row), lambda row: _standing(words, row)),
        Column(_ROUNDS, lambda row: QLocale().toString(row.rounds), lambda row: row.rounds, right=True),
        Column(_TIME, lambda row: _minutes(words, row), lambda row: row.duration_ms, right=True),
        Column(_HELP, lambda row: _help(words, row), lambda row: row.hints + row.undos),
    )
    return RowsModel(words, columns, parent)


def players_model(words: Words, parent: QObject) -> RowsModel[PlayerSummary]:
    """What each player did, a row each: people by name, computer players by level."""
    columns: tuple[Column[PlayerSummary], ...] = (
        Column(_PLAYER, lambda row: _player(words, row), lambda row: _player(words, row)),
        Column(_GAME, lambda row: words.say(title_of(row.game)), lambda row: row.game),
        Column(_MATCHES, lambda row: QLocale().toString(row.matches), lambda row: row.matches, right=True),
        Column(_WON, lambda row: QLocale().toString(row.wins), lambda row: row.wins, right=True),
        Column(_SHARE, lambda row: _percent(words, row.share), lambda row: row.share, True, _SHARE_IS),
        Column(
            _EVEN, lambda row: _percent(words, row.even_share), lambda row: row.even_share, True, _EVEN_IS
        ),
        Column(
            _MEAN, lambda row: score_text(round(row.mean_score, 1)), lambda row: row.mean_score, right=True
        ),
        Column(_BEST, lambda row: score_text(row.best_score), lambda row: row.best_score, right=True),
    )
    return RowsModel(words, columns, parent)


def score_text(score: float) -> str:
    """A score as it is written in the player's language, with a true minus sign."""
    whole = score == int(score)
    text = QLocale().toString(abs(int(score))) if whole else QLocale().toString(abs(score), "f", 1)
    return f"\N{MINUS SIGN}{text}" if score < 0 else text


def _standing(words: Words, match: MatchRow) -> str:
    ranked: list[SeatResult] = sorted(match.seats, key=lambda seat: -seat.score)
    return ", ".join(words.say(_RESULT, name=seat.name, score=score_text(seat.score)) for seat in ranked)


def _minutes(words: Words, match: MatchRow) -> str:
    return words.say(_MINUTES, n=max(1, round(match.duration_ms / _MINUTE_MS)))


def _help(words: Words, match: MatchRow) -> str:
    used = ((_HINTS, match.hints), (_UNDOS, match.undos))
    return ", ".join(words.say(phrase, n=count) for phrase, count in used if count)


def _player(words: Words, summary: PlayerSummary) -> str:
    if summary.level is None:
        return summary.name
    return words.say(_COMPUTER, level=words.say(level_name(summary.level)))


def _percent(words: Words, share: float) -> str:
    return words.say(_PERCENT, number=QLocale().toString(round(100 * share)))
