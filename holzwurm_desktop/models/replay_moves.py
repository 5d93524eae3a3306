"""All positions of a match in words, one per row, for the list next to a replay."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

Index = QModelIndex | QPersistentModelIndex

_DEAL = QT_TRANSLATE_NOOP("replay", "Round {number}: the deal")


class ReplayMovesModel(QAbstractListModel):
    """A row for each position, so that a row's number is a `Replay.index`: a round's deal, then its moves."""

    def __init__(self, replay: Replay, watcher: int, words: Words, parent: QObject | None = None) -> None:
        """`watcher` is the seat that looks on, see `MoveWords`."""
        super().__init__(parent)
        self._words = words
        self._said = MoveWords(words, replay.match, watcher)
        self._places = [
            (index, made) for index, length in enumerate(replay.lengths) for made in range(length + 1)
        ]

    def retranslate(self) -> None:
        """Show everything again in the present language."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        round_index, made = self._places[index.row()]
        if role == Qt.ItemDataRole.FontRole and made == 0:
            bold = QFont()
            bold.setBold(True)
            return bold
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if made == 0:
            return self._words.say(_DEAL, number=round_index + 1)
        return f"{made}. {self._said.say(round_index, made - 1)}"
