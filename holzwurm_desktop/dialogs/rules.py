"""The rules of a game, with pictures drawn by the code of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel, name_list
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.dialogs.rules_page import RulesPage
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.press import key_of
from holzwurm_desktop.text.game_text import title_of

CONTENTS_ROOM = 640
"""Logical pixels: in a narrower window the text needs the room that the contents would take."""


class RulesDialog(WorkshopDialog):
    """The rules of one game in the present language; the dialog may stay open next to the table."""

    keys_requested = Signal(str)
    """The id of the game whose keys are wanted too: F1 was pressed a second time."""
    print_requested = Signal(str)
    """The id of the game that is to be printed."""

    def __init__(
        self,
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._games = list(kits())
        self._languages = languages
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search_label = FieldLabel()
        self.search_label.setBuddy(self.search)
        self.found = QLabel()
        self.contents = QListWidget()
        self.contents.setSpacing(2)
        self.page = RulesPage(appearance, languages.words)
        self.print_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.setAutoDefault(False)
        self.print_button.clicked.connect(lambda: self.print_requested.emit(self.game_id))
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self._show)
        self.search.textChanged.connect(lambda: self.look_for(from_start=True))
        self.contents.currentRowChanged.connect(self._go_to)
        self.page.heading_reached.connect(self._mark)
        self._declare_keys()
        size_first(self, 1000, 720)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(12, 10, 12, 0)
        for widget, stretch in (
            (self.game_box, 1),
            (self.search_label, 0),
            (self.search, 1),
            (self.found, 0),
        ):
            row.addWidget(widget, stretch)
        sides = QSplitter()
        sides.setChildrenCollapsible(False)
        sides.addWidget(self.contents)
        sides.addWidget(self.page)
        sides.setStretchFactor(1, 1)
        sides.setSizes([220, 760])
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(row)
        self.body.addWidget(sides, 1)
        # Enter in the search field looks further; it must not press "Close".
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        close.setDefault(False)

    def _declare_keys(self) -> None:
        for key in dict.fromkeys(
            (*QKeySequence.keyBindings(QKeySequence.StandardKey.HelpContents), QKeySequence("F1"))
        ):
            QShortcut(key, self, lambda: self.keys_requested.emit(self.game_id))
        QShortcut(QKeySequence.StandardKey.Print, self, lambda: self.print_requested.emit(self.game_id))
        QShortcut(QKeySequence.StandardKey.Find, self, self._start_search)
        QShortcut(QKeySequence.StandardKey.FindNext, self, self.look_for)
        QShortcut(QKeySequence.StandardKey.FindPrevious, self, lambda: self.look_for(backwards=True))
        self.search.returnPressed.connect(self.look_for)
        give_keys(self.search, key_of(QKeySequence(QKeySequence.StandardKey.Find)))
        give_keys(self.print_button, key_of(QKeySequence(QKeySequence.StandardKey.Print)))

    @property
    def game_id(self) -> str:
        """The game whose rules are shown."""
        return self._games[self.game_box.currentIndex()]

    def show_game(self, game_id: str) -> None:
        """Show the rules of a game. Raises `ValueError` if there is no such game."""
        self.game_box.setCurrentIndex(self._games.index(game_id))
        self.retranslate()
        self.page.setFocus()

    def look_for(self, backwards: bool = False, from_start: bool = False) -> bool:
        """Mark the next place with the text that is searched for, from the other end on after the last one; tell
        whether there is one."""
        text = self.search.text()
        hit = not text or self.page.find_text(text, backwards, from_start)
        self.found.setText("" if hit else self.tr("not found"))
        return hit

    def retranslate(self) -> None:
        for place, game_id in enumerate(self._games):
            self.game_box.setItemText(place, self._languages.words.say(title_of(game_id)))
        name_list(self.game_box, self.tr("Game"))
        self.search_label.setText(self.tr("&Search"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.print_button.setText(self.tr("&Print…"))
        describe(
            {
                self.game_box: self.tr("The game whose rules are shown"),
                self.search: self.tr("Marks the place where these words stand; Enter looks further"),
                self.contents: self.tr("Goes to a part of the rules"),
                self.print_button: self.tr("These rules on paper, and the cards to cut out"),
                self.page: self.tr("Arrow keys and page keys scroll"),
            }
        )
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.contents.setVisible(self.width() >= CONTENTS_ROOM)

    def _show(self) -> None:
        game_id = self.game_id
        title = self._languages.words.say(title_of(game_id))
        self.write_title(self.tr("Rules of the game"), title)
        self.page.setAccessibleName(f"{self.tr('Rules of the game')}: {title}")
        page = resource("rules", game_id, f"{self._languages.language}.md")
        # In English if the page is not translated yet.
        self.page.show_page(page if page.is_file() else resource("rules", game_id, f"{FALLBACK}.md"))
        self._list_headings()
        self.found.setText("")

    def _list_headings(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        for heading in self.page.headings:
            item = QListWidgetItem(heading.text)
            item.setData(Qt.ItemDataRole.UserRole, heading.position)
            if heading.level > 2:
                item.setText(f"    {heading.text}")
                item.setData(Qt.ItemDataRole.AccessibleTextRole, heading.text)
            self.contents.addItem(item)
        self.contents.blockSignals(False)

    def _go_to(self, row: int) -> None:
        if row >= 0:
            self.page.go_to(self.page.headings[row])

    def _mark(self, row: int) -> None:
        """Show in the contents which part is being read."""
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)

    def _start_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()
