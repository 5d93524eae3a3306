"""The question before something that could not be saved is left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog


class UnsavedDialog(WorkshopDialog):
    """Accepted when there is nothing more to lose, or the player leaves all the same. Enter tries again, Escape
    stays."""

    copy_wanted = Signal()
    """The player wants a copy elsewhere; whoever makes it calls `accept` when it is there."""

    def __init__(
        self,
        reason: Callable[[], str],
        save: Callable[[], bool],
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`reason` says why it is not saved, in the present language; `save` tries again and says whether all is
        saved now."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._reason = reason
        self._save = save
        self._tried = False
        self.explanation = MutedLabel(appearance)
        self.body.addWidget(self.explanation)
        self.body.addStretch(1)
        self.again_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.leave_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.DestructiveRole)
        self.stay_button = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self.again_button.clicked.connect(self._try_again)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.leave_button.clicked.connect(self.accept)
        for button in (self.copy_button, self.leave_button, self.stay_button):
            button.setAutoDefault(False)
        self.again_button.setDefault(True)
        self.again_button.setFocus()
        size_first(self, 560)
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(
            self.tr("Not saved yet"), self.tr("What was played last is kept nowhere but in this window.")
        )
        lines = [self._reason(), self.tr("Whoever leaves now loses what is not saved.")]
        if self._tried:
            lines.insert(0, self.tr("It could not be saved this time either."))
        self.explanation.setText("\n".join(lines))
        self.again_button.setText(self.tr("&Try again"))
        self.copy_button.setText(self.tr("&Save a copy…"))
        self.leave_button.setText(self.tr("&Leave anyway"))
        self.stay_button.setText(self.tr("Sta&y"))
        describe(
            {
                self.again_button: self.tr("Saves once more, and leaves if that goes well"),
                self.copy_button: self.tr("Writes the match to a file in a place of your choice"),
                self.leave_button: self.tr("Gives up what is not saved"),
                self.stay_button: self.tr("Goes back to the table"),
            }
        )

    def _try_again(self) -> None:
        if self._save():
            self.accept()
        else:
            self._tried = True
            self.retranslate()
