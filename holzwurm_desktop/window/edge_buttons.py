"""The buttons at the edge of the table for what is wanted at any time: undo, hint and rules."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.table.press import key_of

NAMES = ("undo", "hint", "rules")
"""The menu actions that have a button, from left to right."""


class EdgeButtons(QWidget):
    """They do what the menu does, and like it rest while that cannot be done."""

    def __init__(self, actions: Mapping[str, QAction]) -> None:
        """`actions`: those of the menus, by name."""
        super().__init__()
        self.buttons = {name: QToolButton() for name in NAMES}
        self._actions = {name: actions[name] for name in NAMES}
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 1, 8, 1)
        layout.setSpacing(4)
        for name, button in self.buttons.items():
            # All of them have keys: as stops of Tab they would only be in the way.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.clicked.connect(self._actions[name].trigger)
            self._actions[name].changed.connect(self._follow)
            layout.addWidget(button)
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._follow()
        super().changeEvent(event)

    def _follow(self) -> None:
        """Be enabled, and have the keys, as the actions are."""
        texts = {"undo": self.tr("Undo"), "hint": self.tr("Hint"), "rules": self.tr("Rules")}
        for name, button in self.buttons.items():
            action = self._actions[name]
            button.setText(texts[name])
            give_keys(button, key_of(action.shortcut()))
            button.setEnabled(action.isEnabled())
        describe(
            {
                self.buttons["undo"]: self.tr("Takes back your last move"),
                self.buttons["hint"]: self.tr("Shows a good move; pressed once more, it plays it"),
                self.buttons["rules"]: self.tr("Opens the rules beside the table"),
            }
        )
