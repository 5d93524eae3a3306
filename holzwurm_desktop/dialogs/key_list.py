"""The list of keys: what they do, group by group, to be read, searched, and chosen from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.table.key_names import names_of
from holzwurm_desktop.text.words import Phrase, Words

ACTION = Qt.ItemDataRole.UserRole

LONG = 16
"""How many letters of keys have room in a line."""


class KeyList(QWidget):
    """A field to search in, and the actions of some groups with their keys."""

    chosen = Signal(object)
    """The `KeyAction` that the list is on; None on the head of a group."""

    def __init__(self, book: KeyBook, words: Words) -> None:
        super().__init__()
        self._book = book
        self._words = words
        self._scopes: tuple[str, ...] = tuple(group.scope for group in book.groups)
        self._label = QLabel()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._label.setBuddy(self.search)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setRootIsDecorated(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        self.search.textChanged.connect(self._sift)
        self.tree.currentItemChanged.connect(lambda item, _before: self.chosen.emit(_action_of(item)))
        book.changed.connect(self._show_keys)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self._label.setText(self.tr("&Search"))
        self.tree.setHeaderLabels((self.tr("What it does"), self.tr("Key")))
        self.tree.setAccessibleName(self.tr("Keys"))
        self.search.setAccessibleDescription(
            self.tr("Lists only what has these letters in its words or its key")
        )
        self._fill()

    def show_groups(self, scopes: Sequence[str]) -> None:
        """List the groups of these scopes, in their order."""
        if tuple(scopes) != self._scopes:
            self._scopes = tuple(scopes)
            self._fill()

    @property
    def current(self) -> KeyAction | None:
        """The action that the list is on."""
        return _action_of(self.tree.currentItem())

    def go_to(self, action: KeyAction) -> None:
        """Bring the list to an action."""
        item = next((item for item in self._items() if _action_of(item) is action), None)
        if item is not None:
            self.tree.setCurrentItem(item)

    def words_of(self, action: KeyAction) -> str:
        """What an action does, in the player's language."""
        return plain(self._words, action.words)

    def _fill(self) -> None:
        at = self.current
        self.tree.clear()
        for scope in self._scopes:
            for group in self._book.groups:
                if group.scope == scope:
                    self.tree.addTopLevelItem(self._head_of(group))
        self.tree.expandAll()
        self._show_keys()
        self._sift()
        if at is not None:
            self.go_to(at)

    def _head_of(self, group: KeyGroup) -> QTreeWidgetItem:
        head = QTreeWidgetItem((self._words.say(group.title), ""))
        font = QFont(self.font())
        font.setBold(True)
        head.setFont(0, font)
        for action in group.actions:
            item = QTreeWidgetItem((self.words_of(action), ""))
            item.setData(0, ACTION, action)
            head.addChild(item)
        return head

    def _items(self) -> list[QTreeWidgetItem]:
        return [item for head in self._heads() for item in _rows_of(head)]

    def _heads(self) -> list[QTreeWidgetItem]:
        heads = (self.tree.topLevelItem(at) for at in range(self.tree.topLevelItemCount()))
        return [head for head in heads if head is not None]

    def _show_keys(self) -> None:
        keymap = self._book.keymap
        for item in self._items():
            action = _action_of(item)
            assert action is not None
            keys = names_of(self._words, keymap, action) or "\N{EN DASH}"
            item.setText(1, _in_lines(keys))
            # A screen reader reads the first cell of a row.
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{item.text(0)}: {keys}")
            font = QFont(self.font())
            font.setBold(self._book.is_changed(action))
            item.setFont(1, font)

    def _sift(self) -> None:
        """Show the rows in which the words that are looked for occur, in what they say or in their keys."""
        wanted = self.search.text().casefold().split()
        for item in self._items():
            text = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(not all(word in text for word in wanted))
        for head in self._heads():
            head.setHidden(all(row.isHidden() for row in _rows_of(head)))


def _rows_of(head: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    rows = (head.child(at) for at in range(head.childCount()))
    return [row for row in rows if row is not None]


def _in_lines(keys: str) -> str:
    """Keys below each other if they have no room in a line beside what they do: more than two, or two long ones."""
    return keys.replace(", ", ",\n") if keys.count(", ") > 1 or len(keys) > LONG else keys


def plain(words: Words, phrase: Phrase) -> str:
    """A phrase without what only a menu wants: the mark of its letter, and that a dialog follows."""
    return words.say(phrase).replace("&", "").removesuffix("…")


def _action_of(item: QTreeWidgetItem | None) -> KeyAction | None:
    action = None if item is None else item.data(0, ACTION)
    return action if isinstance(action, KeyAction) else None
