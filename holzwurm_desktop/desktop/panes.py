"""The parts of a window that F6 goes through, each with a place of its own for the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from shiboken6 import isValid


class Panes(QObject):
    """Parts of one window, in the order in which they are gone through; a menu bar comes last.

    A part that is hidden, or has nothing for the keyboard, is left out. The keyboard comes back to where it was in
    a part.
    """

    def __init__(self, window: QWidget, parts: Sequence[QWidget], menu_bar: QMenuBar | None = None) -> None:
        super().__init__(window)  # else Qt would go on telling of the focus when the window is gone
        self._parts = tuple(parts)
        self._menu_bar = menu_bar
        self._left: dict[QWidget, QWidget] = {}
        self._before_menu: QWidget | None = None
        if menu_bar is not None:
            menu_bar.installEventFilter(self)
            menu_bar.triggered.connect(self._leave_menu)
        QApplication.instance().focusChanged.connect(self._remember)  # type: ignore[union-attr]

    def go(self, step: int) -> None:
        """Bring the keyboard to the part `step` further, going round."""
        places: list[QWidget] = [part for part in self._parts if self._first_of(part) is not None]
        if self._menu_bar is not None and self._menu_bar.isVisible() and not self._menu_bar.isNativeMenuBar():
            places.append(self._menu_bar)
        focused = QApplication.focusWidget()
        at = next(
            (at for at, part in enumerate(places) if focused is not None and _holds(part, focused)), None
        )
        if not places:
            return
        goal = places[(at + step) % len(places) if at is not None else 0 if step > 0 else -1]
        if isinstance(goal, QMenuBar):
            self.go_to_menu()
            return
        first = self._first_of(goal)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason)

    def go_to_menu(self) -> None:
        """Bring the keyboard to the first menu; only Windows does that by itself on F10."""
        if self._menu_bar is not None and self._menu_bar.isVisible() and not self._menu_bar.isNativeMenuBar():
            if not self._menu_bar.hasFocus():
                self._before_menu = QApplication.focusWidget()
            self._menu_bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self._menu_bar.setActiveAction(self._menu_bar.actions()[0])

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        """Leave the menus with Escape. The bar does so by itself where it was come to by Alt, but not from here."""
        # The key's release: when it is pressed, an open menu closes, and the bar keeps the keyboard.
        if event.type() == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._key_released(event.key())
        return super().eventFilter(thing, event)

    def _key_released(self, key: int) -> None:
        if key == Qt.Key.Key_Escape and self._menu_bar is not None and self._menu_bar.activeAction() is None:
            self._leave_menu()

    def _leave_menu(self) -> None:
        """Bring the keyboard back to where it was before the menus."""
        before, self._before_menu = self._before_menu, None
        if self._menu_bar is None or not self._menu_bar.hasFocus() or before is None:
            return
        if isValid(before) and before.isVisible():  # else the menu has closed what it lay on
            before.setFocus(Qt.FocusReason.MenuBarFocusReason)

    def _first_of(self, part: QWidget) -> QWidget | None:
        """Where the keyboard goes in a part; None if nowhere."""
        left = self._left.get(part)
        if left is not None and left in part.findChildren(QWidget) and _takes_keyboard(left):
            return left
        widgets = [part, *part.findChildren(QWidget)]
        return next((widget for widget in widgets if _takes_keyboard(widget)), None)

    def _remember(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            self._left.update({part: new for part in self._parts if _holds(part, new)})


def _holds(part: QWidget, widget: QWidget) -> bool:
    return part is widget or part.isAncestorOf(widget)


def _takes_keyboard(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
