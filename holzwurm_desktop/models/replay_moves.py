"""All positions of a match in words, one per row, for the list next to a replay."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.models.told_rows import LEVEL_ROLE, Row, bold, rows_of
from holzwurm_desktop.session.replay import Replay
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

Index = QModelIndex | QPersistentModelIndex

_DEAL = QT_TRANSLATE_NOOP("replay", "Round {number}: the deal")


def _no_mark(_round_index: int, _move_index: int) -> str:
    return ""


class ReplayMovesModel(QAbstractListModel):
    """A row for each position: a round's deal, then its moves. Turns of several moves have a heading, which is no
    position."""

    def __init__(self, replay: Replay, watcher: int, words: Words, parent: QObject | None = None) -> None:
        """`watcher` is the seat that looks on, see `MoveWords`."""
        super().__init__(parent)
        self._words = words
        self._told = MoveWords(words, replay.match, watcher)
        self._lines: dict[int, str] = {}
        self._mark: Callable[[int, int], str] = _no_mark
        self._rows: list[tuple[int, Row | None]] = []  # (round, None for its deal)
        self._row_of: list[int] = []
        for index, length in enumerate(replay.lengths):
            rows = rows_of(length, self._told.turns(index))
            self._rows += [(index, None), *((index, row) for row in rows)]
        positions = (row is None or row.seat is None for _, row in self._rows)
        self._row_of = [at for at, position in enumerate(positions) if position]
        self._position_of = {row: position for position, row in enumerate(self._row_of)}

    def row_of(self, position: int) -> int:
        """The row of a position, see `Replay.index`."""
        return self._row_of[position]

    def position_of(self, row: int) -> int | None:
        """The position that a row shows; None for a heading."""
        return self._position_of.get(row)

    def show_marks(self, mark: Callable[[int, int], str]) -> None:
        """Show below every move what `mark` says of it; it gets the numbers of a round and of a move there."""
        self._mark, self._lines = mark, {}
        self.layoutChanged.emit()  # also the heights are others

    def retranslate(self) -> None:
        """Show everything again in the present language."""
        self.beginResetModel()
        self._lines = {}
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (self._rows[index.row()][1] or Row(0)).flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()][1]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row())
        if role == LEVEL_ROLE:
            return row.level if row is not None else 0
        heads = row is None or row.seat is not None
        return bold() if role == Qt.ItemDataRole.FontRole and heads else None

    def _text(self, at: int) -> str:
        if at not in self._lines:
            round_index, row = self._rows[at]
            if row is None:
                self._lines[at] = self._words.say(_DEAL, number=round_index + 1)
            elif row.seat is not None:
                self._lines[at] = self._told.heading(row.turn, row.seat)
            else:
                told = f"{row.move + 1}. {self._told.say(round_index, row.move)}"
                mark = self._mark(round_index, row.move)
                self._lines[at] = f"{told}\n{mark}" if mark else told
        return self._lines[at]
