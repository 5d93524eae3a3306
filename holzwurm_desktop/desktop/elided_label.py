"""A label that cuts its text where there is no room, instead of making its window wider."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

_LEAST = 40  # logical pixels


class ElidedLabel(QLabel):
    """One line of plain text; the whole of it can be read by screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(_LEAST, hint.width()), hint.height())

    def text_for(self, width: int) -> str:
        """What is to be shown in `width` pixels; it is cut if even that is too long."""
        return self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = self.contentsRect()
        shown = self.text_for(area.width())
        text = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, area.width())
        self.style().drawItemText(
            painter,
            area,
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            text,
            self.foregroundRole(),
        )
