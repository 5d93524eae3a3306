"""The pages of the window, of which one is seen: start page, table, curtain."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class Pages(QStackedWidget):
    """Asks for the room that the page seen needs, where Qt asks for that of the largest page."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return QSize(0, 0) if page is None else page.minimumSizeHint().expandedTo(page.minimumSize())

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return -1 if page is None or not page.hasHeightForWidth() else page.heightForWidth(width)
