"""A table view that is sorted by a click on a column's title."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from holzwurm_desktop.models.statistics import RowsModel

_LOOKED_AT = 40  # rows measured to find a column's width: measuring thousands takes seconds


_WIDEST = 340  # logical pixels: the greatest width of a column, unless one stretches


def rows_table(model: RowsModel[Any], widest: int | None = None) -> QTableView:
    """A view of `model`, which sorts itself. Column `widest`, if given, takes the remaining width."""
    table = QTableView()
    table.setStyleSheet("QTableView::item { padding: 2px 8px; }")
    table.setModel(model)
    header = table.horizontalHeader()
    header.setResizeContentsPrecision(_LOOKED_AT)
    # Before sorting is enabled, which would otherwise sort by the first column at once.
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    table.setSortingEnabled(True)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)  # else Tab walks over all cells and the keyboard cannot leave the table
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
