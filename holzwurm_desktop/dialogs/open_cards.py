"""The warning before a record is written of a match in which people hide their cards from each other."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog


class OpenCardsDialog(WorkshopDialog):
    """Accepted if the player wants the record all the same. Enter and Escape both cancel, as the cards cannot be
    hidden again once they were seen."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self.explanation = MutedLabel(appearance)
        self.body.addWidget(self.explanation)
        self.body.addStretch(1)
        self.go_on_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on_button.setAutoDefault(False)
        self.cancel_button = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        size_first(self, 460)
        self.retranslate()
        self.cancel_button.setDefault(True)
        self.cancel_button.setFocus()

    def retranslate(self) -> None:
        self.write_title(self.tr("A record shows all cards"), self.tr("The match is not over yet."))
        self.explanation.setText(
            self.tr(
                "Several people play, and the record of their match holds every hand and everything that was"
                " chosen in secret. Whoever reads it knows what the players must not know of each other."
            )
        )
        self.go_on_button.setText(self.tr("&Go on all the same"))
