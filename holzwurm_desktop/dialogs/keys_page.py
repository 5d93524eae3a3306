"""The page of the preferences on which keys are changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.dialogs.key_list import KeyList
from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.table.accessible import announce
from holzwurm_desktop.table.key_names import name_of, names_of
from holzwurm_desktop.table.press import chosen_key, press_of
from holzwurm_desktop.text.words import Words


class KeyField(QLineEdit):
    """Takes the key that is struck while it has the keyboard. Tab leaves it, Esc goes to the dialog."""

    struck = Signal(str)
    """The key that was struck, in the writing of `models.keys`."""

    def __init__(self) -> None:
        super().__init__(readOnly=True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Take shortcuts of menus as well."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = chosen_key(press_of(event))
        if key == "Esc":
            super().keyPressEvent(event)
        elif key:
            self.struck.emit(key)


class KeysPage(QWidget):
    """The list of all keys; below it what is done to the one that the list is on."""

    def __init__(self, book: KeyBook, words: Words, appearance: Appearance, single: QCheckBox) -> None:
        """`single`: the tick by which single letters act."""
        super().__init__()
        self._book = book
        self._words = words
        self.list = KeyList(book, words)
        self._label = QLabel()
        self.field = KeyField()
        self._label.setBuddy(self.field)
        self.none_button, self.reset_button, self.reset_all_button = (QPushButton() for _ in range(3))
        for button in (self.none_button, self.reset_button, self.reset_all_button):
            button.setAutoDefault(False)
        self.remark = MutedLabel(appearance)
        change = QGridLayout()
        change.addWidget(self._label, 0, 0)
        change.addWidget(self.field, 0, 1)
        change.addWidget(self.none_button, 0, 2)
        change.addWidget(self.reset_button, 0, 3)
        change.setColumnStretch(1, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.remark, 1)
        foot.addWidget(self.reset_all_button)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(single)
        layout.addWidget(self.list, 1)
        layout.addLayout(change)
        layout.addLayout(foot)
        self.list.chosen.connect(self._show)
        self.list.tree.itemActivated.connect(lambda *_: self.field.setFocus())
        self.field.struck.connect(self._take)
        self.none_button.clicked.connect(lambda: self._take(""))
        self.reset_button.clicked.connect(self._reset)
        self.reset_all_button.clicked.connect(self._reset_all)
        book.changed.connect(self._show_current)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self.list.retranslate()
        self._label.setText(self.tr("New &key"))
        self.field.setPlaceholderText(self.tr("press it here"))
        self.none_button.setText(self.tr("N&o key"))
        self.reset_button.setText(self.tr("Rese&t"))
        self.reset_all_button.setText(self.tr("Reset &all"))
        describe(
            {
                self.list.tree: self.tr("Below the list the selected action can be given another key"),
                self.field: self.tr("Takes the next key that is pressed here"),
                self.none_button: self.tr("Takes its key away from the selected action"),
                self.reset_button: self.tr("Gives the selected action the key it had at first"),
                self.reset_all_button: self.tr("Gives all actions the keys they had at first"),
            }
        )
        self._show(self.list.current)

    def _show_current(self) -> None:
        self._show(self.list.current)

    def _show(self, action: KeyAction | None) -> None:
        """Show what can be done to an action."""
        free = action is not None and not action.fixed
        self.field.setEnabled(free)
        self.none_button.setEnabled(free)
        self.reset_button.setEnabled(free and action is not None and self._book.is_changed(action))
        self.field.setText("" if action is None else names_of(self._words, self._book.keymap, action))
        self.remark.setText(
            self.tr("This key cannot be changed.") if action is not None and action.fixed else ""
        )

    def _take(self, key: str) -> None:
        action = self.list.current
        if action is None:
            return
        owners = self._book.change(action, key)
        if owners:
            self._tell_owners(owners, key)
        else:
            name = name_of(self._words, key) or self.tr("no key")
            self._tell(f"{self.list.words_of(action)}: {name}")

    def _reset(self) -> None:
        action = self.list.current
        if action is None:
            return
        owners = self._book.reset(action)
        if owners:
            self._tell_owners(owners, action.keys[0])
        else:
            keys = names_of(self._words, self._book.keymap, action)
            self._tell(f"{self.list.words_of(action)}: {keys}")

    def _reset_all(self) -> None:
        self._book.reset_all()
        self._tell(self.tr("All keys are as they were at first."))

    def _tell_owners(self, owners: Sequence[tuple[KeyGroup, KeyAction]], key: str) -> None:
        """Say who has a key already."""
        group, owner = owners[0]
        self._tell(
            self.tr("{key} is taken: {action} ({group}).").format(
                key=name_of(self._words, key),
                action=self.list.words_of(owner),
                group=self._words.say(group.title),
            )
        )

    def _tell(self, text: str) -> None:
        self.remark.setText(text)
        announce(self.field, text, urgent=True)
