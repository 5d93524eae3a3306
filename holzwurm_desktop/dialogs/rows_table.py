"""A table over rows that can be sorted by a click on any title."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from holzwurm_desktop.models.statistics import RowsModel

_LOOKED_AT = 40  # rows by which the width of a column is found


_WIDEST = 340  # pixels that no column exceeds by itself


def rows_table(model: RowsModel[Any], widest: int | None = None) -> QTableView:
    """A view of `model`, which sorts itself; column `widest` gets the room that is left, if there is one."""
    table = QTableView()
    table.setStyleSheet("QTableView::item { padding: 2px 8px; }")
    table.setModel(model)
    header = table.horizontalHeader()
    header.setResizeContentsPrecision(_LOOKED_AT)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    table.setSortingEnabled(True)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    if widest is None:
        header.setMaximumSectionSize(_WIDEST)
        header.setStretchLastSection(True)
    else:
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
    header.setHighlightSections(False)
    return table
