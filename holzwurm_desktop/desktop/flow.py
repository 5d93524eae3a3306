"""Widgets side by side, in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Lays widgets out from left to right and begins a new line where the width is used up.

    Widgets added after `split` lie at the right edge, as far as they fit into the first line with the others.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._right = -1
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def split(self) -> None:
        """What is added from now on lies at the right edge."""
        self._right = len(self._items)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        margins = self.contentsMargins()
        width = sum(item.sizeHint().width() for item in shown) + self.spacing() * max(0, len(shown) - 1)
        width += margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        widest = max((item.minimumSize().width() for item in self._shown()), default=0)
        highest = max((item.minimumSize().height() for item in self._shown()), default=0)
        return QSize(widest + margins.left() + margins.right(), highest)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, move: bool) -> int:
        """Lay the widgets out in `rect`, if `move`; returns the height they need."""
        area, gap = rect.marginsRemoved(self.contentsMargins()), self.spacing()
        lines: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._shown():
            width = min(item.sizeHint().width(), area.width())
            if lines[-1] and used + width > area.width():
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += width + gap
        top = area.top()
        for line in lines:
            height = max((item.sizeHint().height() for item in line), default=0)
            if move:
                self._place_line(line, QRect(area.left(), top, area.width(), height))
            top += height + gap
        margins = self.contentsMargins()
        return top - gap - area.top() + margins.top() + margins.bottom()

    def _place_line(self, line: list[QLayoutItem], area: QRect) -> None:
        sizes = [item.sizeHint().boundedTo(QSize(area.width(), area.height())) for item in line]
        left = area.left()
        rest = area.width() - sum(size.width() for size in sizes) - self.spacing() * (len(line) - 1)
        for item, size in zip(line, sizes, strict=True):
            if self._right in range(len(self._items)) and item is self._items[self._right]:
                left += rest
            item.setGeometry(QRect(QPoint(left, area.top() + (area.height() - size.height()) // 2), size))
            left += size.width() + self.spacing()
