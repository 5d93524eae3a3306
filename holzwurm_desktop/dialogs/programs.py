"""The dialog with the programs that can play, for where the preferences are not at hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.dialogs.programs_page import ProgramsPage
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.text.words import Words


class ProgramsDialog(WorkshopDialog):
    """Shows the same page as the preferences. It is deleted when it is closed."""

    def __init__(
        self, preferences: Preferences, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.page = ProgramsPage(preferences, words, appearance)
        self.body.addWidget(self.page, 1)
        self.finished.connect(self.page.stop)
        size_first(self, 640)
        self.retranslate()
        self.page.name.setFocus()

    def retranslate(self) -> None:
        self.write_title(self.tr("Players that are programs"), self.tr("Every change takes effect at once."))
        self.page.retranslate()
