"""Details of one past match: the scores of its rounds, and the help used."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import help_text, options_text
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.text.levels import kind_of
from holzwurm_desktop.text.words import Words

_LINE = 25  # logical pixels
_MOST_LINES = 4  # lines of seats; the others are reached by scrolling
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MatchDetails(QWidget):
    """A score sheet with a line of facts below it."""

    def __init__(self, words: Words, appearance: Appearance) -> None:
        super().__init__()
        self._words = words
        self._match: MatchRow | None = None
        self.sheet = QTableWidget()
        self.sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sheet.setTabKeyNavigation(False)  # else Tab walks over all cells and the keyboard cannot leave
        self.sheet.verticalHeader().setDefaultSectionSize(_LINE)
        self.line = MutedLabel(appearance)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.sheet)
        layout.addWidget(self.line)
        self.show_match(None)

    def show_match(self, match: MatchRow | None) -> None:
        """Show a match; None shows nothing."""
        self._match = match
        self.setVisible(match is not None)
        if match is not None:
            self._fill(match)

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self.show_match(self._match)

    def _fill(self, match: MatchRow) -> None:
        sheet, rounds = self.sheet, match.round_scores
        sheet.setAccessibleName(self.tr("Score sheet"))
        sheet.setRowCount(len(match.seats))
        sheet.setColumnCount(len(rounds) + 1)
        heads = [self.tr("Round {number}").format(number=number + 1) for number in range(len(rounds))]
        sheet.setHorizontalHeaderLabels([*heads, self.tr("Total")])
        sheet.setVerticalHeaderLabels([self._name(match, seat) for seat in range(len(match.seats))])
        for seat, result in enumerate(match.seats):
            # A damaged round has no scores here.
            scores = [scores[seat] if seat < len(scores) else 0 for scores in rounds]
            for column, score in enumerate((*scores, result.score)):
                cell = QTableWidgetItem(score_text(score))
                cell.setTextAlignment(_RIGHT)
                if column == len(rounds):
                    font = cell.font()
                    font.setBold(True)
                    cell.setFont(font)
                sheet.setItem(seat, column, cell)
        sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        height = sheet.verticalHeader().defaultSectionSize() * min(_MOST_LINES, len(match.seats))
        sheet.setFixedHeight(height + sheet.horizontalHeader().sizeHint().height() + 2 * sheet.frameWidth())
        self.line.setText(self._facts(match))

    def _name(self, match: MatchRow, seat: int) -> str:
        result = match.seats[seat]
        level = "" if result.level is None else f" ({kind_of(self._words, result)})"
        won = "★ " if result.share > 0 else ""
        return f"{won}{result.name}{level}"

    def _facts(self, match: MatchRow) -> str:
        parts = [options_text(self._words, match)]
        game = all_games().get(match.game)
        if match.deal_number and (game is None or game.has_deals):
            parts.append(self.tr("Deal {number}").format(number=match.deal_number))
        parts.append(help_text(self._words, match) or self.tr("without help"))
        return " · ".join(part for part in parts if part)
