"""The moves of the present round in words, for the list next to the table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.words import Words

Index = QModelIndex | QPersistentModelIndex


class MoveListModel(QAbstractListModel):
    """One row per move, the first on top, of the session it follows."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._session: TableSession | None = None
        self._shown = 0  # Qt must be told of rows before they appear, so the match's own count will not do

    def follow(self, session: TableSession | None) -> None:
        """List the moves of `session` from now on; None empties the list."""
        if self._session is not None:
            self._session.events_happened.disconnect(self._append)
            self._session.position_replaced.disconnect(self.reset)
        self._session = session
        if session is not None:
            session.events_happened.connect(self._append)
            session.position_replaced.connect(self.reset)
        self.reset()

    def reset(self) -> None:
        """List everything again, in another position or another language."""
        self.beginResetModel()
        self._shown = len(self._moves())
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else self._shown

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole or self._session is None:
            return None
        match = self._session.match
        words = MoveWords(self._words, match, self._session.watcher)
        return f"{index.row() + 1}. {words.say(len(match.rounds) - 1, index.row())}"

    def _append(self, _events: object) -> None:
        count = len(self._moves())
        if count > self._shown:
            self.beginInsertRows(QModelIndex(), self._shown, count - 1)
            self._shown = count
            self.endInsertRows()
            # This move may have revealed earlier ones that were chosen in secret.
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, 0))
        elif count < self._shown:
            self.reset()

    def _moves(self) -> list[dict[str, Json]]:
        rounds = self._session.match.rounds if self._session is not None else []
        return rounds[-1].moves if rounds else []
