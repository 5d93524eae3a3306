"""The mouse wheel over fields: it scrolls the page, and turns only the field that has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar, QWidget


class CalmWheel(QObject):
    """Keeps the wheel from changing a list, number or slider that the pointer only happens to be over."""

    def calm(self, window: QWidget) -> None:
        """See to all fields that are in a window now."""
        for kind in (QComboBox, QAbstractSpinBox, QAbstractSlider):
            for field in window.findChildren(kind):
                if not isinstance(field, QScrollBar):
                    field.installEventFilter(self)  # again for one that has it already: Qt keeps one of each

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()  # Qt then offers it to what the field lies in
            return True
        return super().eventFilter(watched, event)
