"""Enter presses buttons outside of dialogs too: by itself Qt does that only on some desktops."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class EnterPresses(QObject):
    """Watches the buttons that `window` has now."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        for button in window.findChildren(QAbstractButton):
            button.installEventFilter(self)

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(button, QAbstractButton)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            if not event.isAutoRepeat():
                button.click()
            return True
        return False
