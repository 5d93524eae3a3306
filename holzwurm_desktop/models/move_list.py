"""What happened in the present round in words, for the list next to the table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.models.told_rows import LEVEL_ROLE, Row, bold, rows_of
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.words import Words

Index = QModelIndex | QPersistentModelIndex


class MoveListModel(QAbstractListModel):
    """One row per move, the first on top, below a heading for each turn, of the session it follows."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._session: TableSession | None = None
        self._told: MoveWords | None = None
        self._rows: list[Row] = []
        self._lines: dict[int, str] = {}  # by move: a view measures every row again at each new one

    def follow(self, session: TableSession | None) -> None:
        """List the moves of `session` from now on; None empties the list."""
        if self._session is not None:
            self._session.events_shown.disconnect(self._append)
            self._session.position_replaced.disconnect(self.reset)
        self._session = session
        if session is not None:
            session.events_shown.connect(self._append)
            session.position_replaced.connect(self.reset)
        self.reset()

    def reset(self) -> None:
        """List everything again, in another position or another language."""
        self.beginResetModel()
        self._lines = {}
        session = self._session
        self._told = None if session is None else MoveWords(self._words, session.match, session.watcher)
        self._rows = self._new_rows(0)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return self._rows[index.row()].flags if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        if role == LEVEL_ROLE:
            return row.level
        return bold() if role == Qt.ItemDataRole.FontRole and row.seat is not None else None

    def _text(self, row: Row) -> str:
        told = self._told
        if told is None:
            return ""
        if row.seat is not None:
            return told.heading(row.turn, row.seat)
        if row.move not in self._lines:
            self._lines[row.move] = f"{row.move + 1}. {told.say(self._round, row.move)}"
        return self._lines[row.move]

    def _append(self, _events: object) -> None:
        before = self._rows[-1].move + 1 if self._rows else 0
        self._tell_anew(before)
        rows = self._new_rows(before)
        if rows:
            count = len(self._rows)
            self.beginInsertRows(QModelIndex(), count, count + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def _tell_anew(self, before: int) -> None:
        """Tell the last moves again: what just happened may have opened their secrets, or ended the round."""
        match = self._session.match if self._session is not None else None
        if match is None or not before:
            return
        first = 0 if match.over else max(0, before - match.seats)
        for move in range(first, before):
            self._lines.pop(move, None)
        top = next(at for at, row in enumerate(self._rows) if row.move >= first)
        self.dataChanged.emit(self.index(top, 0), self.index(len(self._rows) - 1, 0))

    def _new_rows(self, first: int) -> list[Row]:
        rounds = self._session.match.rounds if self._session is not None else []
        if not rounds or self._told is None:
            return []
        return rows_of(len(rounds[-1].moves), self._told.turns(self._round), first)

    @property
    def _round(self) -> int:
        return len(self._session.match.rounds) - 1 if self._session is not None else 0
