"""The list of backups, of which one can be restored."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.storage.backups import Backup, list_backups
from holzwurm_desktop.storage.folders import Folders
from holzwurm_desktop.text.words import Words

_MEGABYTE = 1024 * 1024


class RestoreDialog(WorkshopDialog):
    """The backups, latest first. Nothing is lost: files that a backup replaces are kept under another name."""

    chosen = Signal(object)
    """The `Path` of the backup to restore."""

    def __init__(
        self,
        folders: Folders,
        alone: bool,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`alone`: no other copy of the program uses the files that would be replaced."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._alone = alone
        self._words = words
        self._backups = list_backups(folders)
        self.list = QListWidget()
        self.list.setWordWrap(True)  # with large letters a line is wider than a small screen
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setStyleSheet("QListView::item { padding: 6px 8px; }")
        self.explanation = MutedLabel(appearance)
        self.restore_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.restore_button.setEnabled(alone and bool(self._backups))
        for backup in self._backups:
            QListWidgetItem(self.list).setData(Qt.ItemDataRole.UserRole, backup)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.restore_button.click())
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.explanation)
        size_first(self, 520, 420)
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(self.tr("Restore a backup"), self.tr("A copy of all games is made at every start."))
        self.restore_button.setText(self.tr("&Restore"))
        self.list.setAccessibleName(self.tr("Backups"))
        describe(
            {
                self.list: self.tr("The latest backup is at the top"),
                self.restore_button: self.tr("Puts the selected backup in the place of what is stored now"),
            }
        )
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setText(self._line(item.data(Qt.ItemDataRole.UserRole)))
        self.explanation.setText(self._explained())

    def accept(self) -> None:
        item = self.list.currentItem()
        super().accept()
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole).path)

    def _line(self, backup: Backup) -> str:
        # At least 0.1: "0.0 MB" would look like an empty backup.
        size = QLocale().toString(max(0.1, backup.size / _MEGABYTE), "f", 1)
        return " · ".join(
            (
                when(self._words, backup.made.isoformat()),
                self.tr("%n match(es) in progress", "", backup.running),
                self.tr("%n past match(es)", "", backup.finished),
                self.tr("{size} MB").format(size=size),
            )
        )

    def _explained(self) -> str:
        if not self._backups:
            return self.tr("There is no backup yet: the first is made at the next start.")
        if not self._alone:
            return self.tr("Close the other window first: it uses the saved games.")
        return self.tr(
            "Games and preferences become what they were then."
            " What there is now is not lost: it is kept beside them under another name."
        )
