"""The list of moves next to a table, one per row."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from holzwurm_desktop.models.told_rows import LEVEL_ROLE

Index = QModelIndex | QPersistentModelIndex

_MARGIN = 3  # logical pixels on the left and the right of a line
_INDENT = 12  # logical pixels more on the left of what lies below a heading
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class _WholeText(QStyledItemDelegate):
    """Draws texts over as many lines as they need."""

    # Qt's own delegate measures for one width and draws in another, and so cuts off a text that is only just too long
    # for a line.

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        spacing = 2 * self._view.spacing()
        width = self._view.viewport().width() - spacing
        # The bar comes when the rows are too high, and Qt measures them again only some time later: they have to be
        # high enough beside it from the beginning.
        bar = self._view.verticalScrollBar().sizeHint().width()
        beside_bar = self._view.maximumViewportSize().width() - bar - spacing
        room = QRect(0, 0, beside_bar - _MARGIN - _left(index), 10_000)
        return QSize(width, option.fontMetrics.boundingRect(room, _WRAPPED, option.text).height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        style = self._view.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setFont(option.font)
        # Of the active window's colours even where nothing can be chosen: a heading is not less true for that.
        painter.setPen(option.palette.color(QPalette.ColorGroup.Active, role))
        painter.drawText(option.rect.adjusted(_left(index), 0, -_MARGIN, 0), _WRAPPED, option.text)


def _left(index: Index) -> int:
    """Where the text of a row begins, in logical pixels."""
    return _MARGIN + _INDENT * int(index.data(LEVEL_ROLE) or 0)


class MovesView(QListView):
    """A list in which every move is shown in full."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_WholeText(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(False)
        self.setSpacing(2)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
