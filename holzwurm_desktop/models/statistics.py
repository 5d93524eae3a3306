"""Past matches and what each player did in them, as tables to sort."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from holzwurm_desktop.models.saved_games import when
from holzwurm_desktop.storage.statistics import MatchRow, PlayerSummary, SeatResult
from holzwurm_desktop.text.game_words import title_of
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

Index = QModelIndex | QPersistentModelIndex
SORT_ROLE = Qt.ItemDataRole.UserRole
_MINUTE_MS = 60_000

_RESULT = QT_TRANSLATE_NOOP("statistics", "{name} {score}")
_MINUTES = QT_TRANSLATE_NOOP("statistics", "%n minute(s)")
_HINTS = QT_TRANSLATE_NOOP("statistics", "%n hint(s)")
_UNDOS = QT_TRANSLATE_NOOP("statistics", "%n move(s) taken back")
_COMPUTER = QT_TRANSLATE_NOOP("statistics", "Computer, {level}")
_PERCENT = QT_TRANSLATE_NOOP("statistics", "{number} %")

_Row = TypeVar("_Row")


@dataclass(frozen=True)
class Column(Generic[_Row]):
    """A column: its title, how a row reads in it, and what it is sorted by. `right`: numbers stand right."""

    title: Phrase
    text: Callable[[_Row], str]
    key: Callable[[_Row], Any]
    right: bool = False


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
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._words.say(self._columns[section].title)
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return self.data(self.index(0, section), role) if self._rows else None
        return None


def matches_model(words: Words, parent: QObject) -> RowsModel[MatchRow]:
    """The finished matches, a row each."""
    return RowsModel(
        words,
        (
            Column(
                QT_TRANSLATE_NOOP("statistics", "Finished"),
                lambda m: when(words, m.finished),
                lambda m: m.finished,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Game"),
                lambda m: words.say(title_of(m.game)),
                lambda m: m.game,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Result"),
                lambda m: _result(words, m),
                lambda m: _result(words, m),
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Rounds"),
                lambda m: QLocale().toString(m.rounds),
                lambda m: m.rounds,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Time"),
                lambda m: words.say(_MINUTES, n=max(1, round(m.duration_ms / _MINUTE_MS))),
                lambda m: m.duration_ms,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Help"),
                lambda m: _help(words, m),
                lambda m: m.hints + m.undos,
            ),
        ),
        parent,
    )


def players_model(words: Words, parent: QObject) -> RowsModel[PlayerSummary]:
    """What each player did, a row each: people by name, computer players by level."""
    return RowsModel(
        words,
        (
            Column(
                QT_TRANSLATE_NOOP("statistics", "Player"),
                lambda p: _player(words, p),
                lambda p: _player(words, p),
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Game"),
                lambda p: words.say(title_of(p.game)),
                lambda p: p.game,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Matches"),
                lambda p: QLocale().toString(p.matches),
                lambda p: p.matches,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Won"),
                lambda p: QLocale().toString(p.wins),
                lambda p: p.wins,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Share of wins"),
                lambda p: _percent(words, p.share),
                lambda p: p.share,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Even share"),
                lambda p: _percent(words, p.even_share),
                lambda p: p.even_share,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Mean score"),
                lambda p: score_text(round(p.mean_score, 1)),
                lambda p: p.mean_score,
                right=True,
            ),
            Column(
                QT_TRANSLATE_NOOP("statistics", "Best score"),
                lambda p: score_text(p.best_score),
                lambda p: p.best_score,
                right=True,
            ),
        ),
        parent,
    )


def score_text(score: float) -> str:
    """A score as it is written in the player's language, with a true minus sign."""
    whole = score == int(score)
    text = QLocale().toString(abs(int(score))) if whole else QLocale().toString(abs(score), "f", 1)
    return f"\N{MINUS SIGN}{text}" if score < 0 else text


def _result(words: Words, match: MatchRow) -> str:
    ranked: list[SeatResult] = sorted(match.seats, key=lambda seat: -seat.score)
    return ", ".join(words.say(_RESULT, name=seat.name, score=score_text(seat.score)) for seat in ranked)


def _help(words: Words, match: MatchRow) -> str:
    used = ((_HINTS, match.hints), (_UNDOS, match.undos))
    return ", ".join(words.say(phrase, n=count) for phrase, count in used if count)


def _player(words: Words, summary: PlayerSummary) -> str:
    if summary.level is None:
        return summary.name
    return words.say(_COMPUTER, level=words.say(level_name(summary.level)))


def _percent(words: Words, share: float) -> str:
    return words.say(_PERCENT, number=QLocale().toString(round(100 * share)))
