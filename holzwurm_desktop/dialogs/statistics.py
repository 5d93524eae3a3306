"""Past matches: a table to sort, a line for each player, and how many matches that rests on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QWidget,
)

from holzwurm_desktop.dialogs.appearance import Appearance, title_font
from holzwurm_desktop.dialogs.frame import Quiet, WorkshopDialog
from holzwurm_desktop.models.statistics import SORT_ROLE, RowsModel, matches_model, players_model
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.figures import player_summaries
from holzwurm_desktop.storage.files import write_atomically
from holzwurm_desktop.storage.statistics import MatchRow, Statistics, matches_csv
from holzwurm_desktop.text.game_words import game_words
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words


class StatisticsDialog(WorkshopDialog):
    """Reads the stored results once when it opens; may stay open beside the table."""

    def __init__(
        self,
        statistics: Statistics,
        game_id: str,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """Shows the matches of `game_id` first."""
        super().__init__(appearance, parent)
        self._statistics = statistics
        self._words = words
        self._shown: list[MatchRow] = []
        self._games = ["", *game_words()]
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.game_box.setCurrentIndex(self._games.index(game_id))
        self.practice = QCheckBox()
        self.basis = Quiet(appearance)
        self._matches = matches_model(words, self)
        self._players = players_model(words, self)
        self.matches_table = _table(self._matches, widest=2)
        self.players_table = _table(self._players, widest=0)
        self._headings = [QLabel(), QLabel()]
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self._read)
        self.practice.toggled.connect(self._read)
        self.export_button.clicked.connect(self._export)
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(self.tr("Statistics"))
        self.game_box.setItemText(0, self.tr("all games"))
        for place, game_id in enumerate(self._games[1:], 1):
            self.game_box.setItemText(place, self._words.say(game_words()[game_id].title))
        self.game_box.setAccessibleName(self.tr("Game"))
        self.practice.setText(self.tr("&Practice matches instead"))
        self._headings[0].setText(self.tr("Players"))
        self._headings[1].setText(self.tr("Matches"))
        self.players_table.setAccessibleName(self.tr("Players"))
        self.matches_table.setAccessibleName(self.tr("Matches"))
        self.export_button.setText(self.tr("&Export…"))
        self._read()

    def _lay_out(self) -> None:
        choice = QHBoxLayout()
        choice.setSpacing(18)
        choice.addWidget(self.game_box)
        choice.addWidget(self.practice)
        choice.addStretch(1)
        self.body.addLayout(choice)
        for heading, table, stretch in zip(
            self._headings, (self.players_table, self.matches_table), (2, 3), strict=True
        ):
            heading.setFont(title_font(self.font().pointSizeF() * 1.2))
            self.body.addWidget(heading)
            self.body.addWidget(table, stretch)
        self.body.addWidget(self.basis)
        self.resize(860, 580)

    def _read(self) -> None:
        """Show the results there are for what is chosen."""
        game = self._games[self.game_box.currentIndex()] or None
        practice = self.practice.isChecked()
        try:
            matches = self._statistics.finished_matches(game)
            abandoned = self._statistics.abandoned_matches(game)
        except StorageError as error:
            self.basis.setText(notice(self._words, error.code, error.data))
            return
        self._shown = [match for match in matches if match.practice == practice]
        self._matches.show_rows(self._shown)
        self._players.show_rows(player_summaries(self._shown))
        for table in (self.players_table, self.matches_table):
            table.setColumnHidden(1, game is not None)
        self.basis.setText(self._basis(len(self._shown), len(matches) - len(self._shown), abandoned))
        self.export_button.setEnabled(bool(self._shown))

    def _basis(self, shown: int, others: int, abandoned: int) -> str:
        if self.practice.isChecked():
            return self.tr("These figures rest on %n practice match(es).", "", shown)
        parts = [
            self.tr("These figures rest on %n finished match(es).", "", shown),
            self.tr("%n practice match(es) are not in them.", "", others) if others else "",
            self.tr("%n given-up match(es) are not in them.", "", abandoned) if abandoned else "",
        ]
        return " ".join(part for part in parts if part)

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the matches"), "holzwurm.csv", "CSV (*.csv)"
        )
        if not name:
            return
        try:
            write_atomically(Path(name), matches_csv(self._shown).encode())
        except StorageError as error:
            self.basis.setText(notice(self._words, error.code, error.data))


def _table(model: RowsModel[Any], widest: int) -> QTableView:
    """A table over a model that can be sorted by any of its columns; column `widest` gets the room left."""
    sorting = QSortFilterProxyModel(model)
    sorting.setSourceModel(model)
    sorting.setSortRole(SORT_ROLE)
    sorting.setSortLocaleAware(True)
    table = QTableView()
    table.setStyleSheet("QTableView::item { padding: 2px 8px; }")
    table.setModel(sorting)
    table.setSortingEnabled(True)
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setHighlightSections(False)
    return table
