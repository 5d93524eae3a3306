"""The sheet of all keys that mean something where the player is."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.dialogs.key_list import KeyList
from holzwurm_desktop.models.key_book import LESSON, MENU, REPLAY, START, TABLE, KeyBook
from holzwurm_desktop.text.words import Words


class KeysDialog(WorkshopDialog):
    """It may stay open next to the table. Keys are changed in the preferences."""

    def __init__(
        self, book: KeyBook, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.list = KeyList(book, words)
        self.body.addWidget(self.list, 1)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)  # else Enter in the search would close the sheet
        self.retranslate()
        size_first(self, 680, 560)
        self.list.search.setFocus()

    def show_game(self, game_id: str) -> None:
        """List the keys of the table of one game, besides those that mean the same everywhere."""
        self.list.show_groups((game_id, TABLE, MENU, START, LESSON, REPLAY))

    def retranslate(self) -> None:
        self.write_title(self.tr("Keys"), self.tr("They can be changed in the preferences."))
        self.list.retranslate()
        self.list.tree.setAccessibleDescription(
            self.tr("All keys that do something, by the place where they do it")
        )
