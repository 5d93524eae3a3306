"""A table view that is sorted by a click on a column's title."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from holzwurm_desktop.models.statistics import RowsModel

_LOOKED_AT = 40  # rows measured to find a column's width: measuring thousands takes seconds


_WIDEST = 340  # logical pixels: the greatest width of a column, unless one stretches


class _Rows(QTableView):
    """A table of which one column takes the remaining width, but is never narrower than its words."""

    def __init__(self, widest: int | None) -> None:
        super().__init__()
        self._widest = widest
        # Once all of them were measured: a header takes no other mode meanwhile.
        self.horizontalHeader().sectionResized.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _follow(self, column: int) -> None:
        if column != self._widest:
            self._share()

    def _share(self) -> None:
        if self._widest is None:
            return
        header = self.horizontalHeader()
        left = self.viewport().width() - header.length() + header.sectionSize(self._widest)
        needed = max(self.sizeHintForColumn(self._widest), header.sectionSizeHint(self._widest))
        fits = left >= min(needed, _WIDEST)
        header.setSectionResizeMode(
            self._widest,
            QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.ResizeToContents,
        )


def rows_table(model: RowsModel[Any], widest: int | None = None) -> QTableView:
    """A view of `model`, which sorts itself. Column `widest`, if given, takes the remaining width."""
    table = _Rows(widest)
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
    header.setHighlightSections(False)
    return table
