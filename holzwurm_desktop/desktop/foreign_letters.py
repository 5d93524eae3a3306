"""Keys with Ctrl or Alt where a keyboard writes another script than the Latin one.

Qt finds the Latin letter of a key by itself only if a Latin layout is set up besides. What it could not place comes
here at last, by way of a window's `keyPressEvent`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QWidget

from holzwurm_desktop.table.press import key_of, press_of


def strike_by_place(window: QWidget, event: QKeyEvent) -> bool:
    """Do what the Latin letter of the key's place means in `window`: an action, a button, or a label or menu with
    that letter underlined. False if it means nothing there, or if the key types a Latin letter anyway."""
    press = press_of(event)
    if press.plain or not press.letter or event.key() == ord(press.letter):
        return False
    readings = press.keys()  # the first is the likeliest: with Shift that is not the one without
    return any(_act(window, key) or _press(window, key) or _open_menu(window, key) for key in readings)


def _act(window: QWidget, key: str) -> bool:
    for action in window.actions():
        if action.isEnabled() and key in map(key_of, action.shortcuts()):
            action.trigger()
            return True
    for shortcut in window.findChildren(QShortcut):
        if shortcut.isEnabled() and key in map(key_of, shortcut.keys()):
            shortcut.activated.emit()
            return True
    return False


def _press(window: QWidget, key: str) -> bool:
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and key_of(button.shortcut()) == key:
            button.click()
            return True
    for label in window.findChildren(QLabel):
        buddy = label.buddy()
        if isinstance(buddy, QWidget) and label.isVisible() and _underlined(label.text()) == key:
            buddy.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
    return False


def _open_menu(window: QWidget, key: str) -> bool:
    menus: list[QAction] = window.menuBar().actions() if isinstance(window, QMainWindow) else []
    for menu in menus:
        if menu.isEnabled() and _underlined(menu.text()) == key:
            window.menuBar().setActiveAction(menu)  # type: ignore[attr-defined]
            return True
    return False


def _underlined(text: str) -> str:
    return key_of(QKeySequence.mnemonic(text))
