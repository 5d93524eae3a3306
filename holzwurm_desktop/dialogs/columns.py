"""Parts of a dialog in two columns where there is room for two, else one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget

_GAP, _LINE_GAP = 34, 18  # pixels between columns and between lines


class Columns(QWidget):
    """Lays parts out from left to right, then in the next line."""

    def __init__(self, parts: Sequence[QLayout], shares: tuple[int, int] = (1, 1)) -> None:
        """`shares`: how the width is divided between two columns."""
        super().__init__()
        self._shares = shares
        self._count = 0
        self._parts = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(_LINE_GAP)
        for part in parts:
            part.setContentsMargins(0, 0, 0, 0)
            widget = QWidget()
            widget.setLayout(part)
            self._parts.append(widget)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._arrange(2)

    def sizeHint(self) -> QSize:
        width = sum(self._widths(2, wished=True)) + _GAP
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = max(self._widths(1))
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def heightForWidth(self, width: int) -> int:
        count = self._fitting(width)
        widths = (
            [width] if count == 1 else [(width - _GAP) * share // sum(self._shares) for share in self._shares]
        )
        heights = [self._height(part, widths[place % count]) for place, part in enumerate(self._parts)]
        lines = [max(heights[at : at + count]) for at in range(0, len(heights), count)]
        return sum(lines) + _LINE_GAP * (len(lines) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self._fitting(self.width()))

    def _fitting(self, width: int) -> int:
        """How many columns fit side by side into `width`."""
        return 2 if sum(self._widths(2)) + _GAP <= width else 1

    def _widths(self, count: int, wished: bool = False) -> list[int]:
        """The widths that columns need at least, or would like to have."""
        sizes = [part.sizeHint() if wished else part.minimumSizeHint() for part in self._parts]
        return [max(size.width() for size in sizes[column::count]) for column in range(count)]

    def _height(self, part: QWidget, width: int) -> int:
        layout = part.layout()
        wrapped = layout.heightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
        return max(wrapped, part.minimumSizeHint().height())

    def _arrange(self, count: int) -> None:
        if count == self._count:
            return
        self._count = count
        for part in self._parts:
            self._grid.removeWidget(part)
        for place, part in enumerate(self._parts):
            self._grid.addWidget(part, place // count, place % count)
        for column, share in enumerate(self._shares):
            self._grid.setColumnStretch(column, share if column < count else 0)
        self.updateGeometry()
