"""The score sheet of a match: a row per seat, a column per round, and the totals last."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

Index = QModelIndex | QPersistentModelIndex

_TOTAL = QT_TRANSLATE_NOOP("scores", "Total")
_ROUND = QT_TRANSLATE_NOOP("scores", "Round {number}")


class ScoresModel(QAbstractTableModel):
    """The scores of the rounds and their totals, of the session it follows. The round that goes on is among them in
    games that count as they go."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._session: TableSession | None = None
        self._scores: list[list[float]] = []
        self._totals: list[float] = []

    def follow(self, session: TableSession | None) -> None:
        """Show the scores of `session` from now on; None empties the sheet."""
        if self._session is not None:
            self._session.events_shown.disconnect(self.reset)
            self._session.position_replaced.disconnect(self.reset)
        self._session = session
        if session is not None:
            session.events_shown.connect(self.reset)
            session.position_replaced.connect(self.reset)
        self.reset()

    def reset(self) -> None:
        """Read the scores again: the same that the seats tell, and not before the table has shown them."""
        session = self._session
        self.beginResetModel()
        if session is None:
            self._scores, self._totals = [], []
        elif not session.showing:
            points = session.points
            self._scores = [*session.finished, *([points] if points is not None else [])]
            self._totals = [
                sum(column)
                for column in zip(session.totals, points or [0] * session.match.seats, strict=True)
            ]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() or self._session is None else self._session.match.seats

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() or self._session is None else len(self._scores) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        last = index.column() == len(self._scores)  # the totals
        if role == Qt.ItemDataRole.DisplayRole:
            column = self._totals if last else self._scores[index.column()]
            return score_text(column[index.row()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and last:
            bold = QFont()
            bold.setBold(True)
            return bold
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if self._session is None:
            return None
        if orientation == Qt.Orientation.Vertical:
            return self._session.name(section) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.say(_TOTAL) if section == len(self._scores) else str(section + 1)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return None if section == len(self._scores) else self._words.say(_ROUND, number=section + 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


def score_text(score: float) -> str:
    """A score as it is written in the player's language, with a true minus sign."""
    whole = score == int(score)
    text = QLocale().toString(abs(int(score))) if whole else QLocale().toString(abs(score), "f", 1)
    return f"\N{MINUS SIGN}{text}" if score < 0 else text
