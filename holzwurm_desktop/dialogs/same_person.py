"""Says that two names in the statistics are one person's, and takes that back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHBoxLayout, QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.engine.names import name_key
from holzwurm_desktop.storage.persons import Same, merged, other_names, parted


class SamePersonDialog(WorkshopDialog):
    """Asks whose matches those of `name` are."""

    changed = Signal(object)
    """The new `Same`, when the player has decided."""

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        same: Same,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`names`: everybody in the statistics; `same`: what was said so far."""
        cancel = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        super().__init__(appearance, parent, cancel)
        self._name = name
        self._same = same
        self.label = FieldLabel()
        self.others = QComboBox()
        self.others.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.others.addItems([other for other in names if name_key(other) != name_key(name)])
        self.label.setBuddy(self.others)
        self.line = MutedLabel(appearance)
        self.part_button = QPushButton()
        self.part_button.setAutoDefault(False)
        self.part_button.setVisible(bool(other_names(same, name)))
        self.buttons.addButton(self.part_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.ok_button = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok_button.setEnabled(self.others.count() > 0)
        self.part_button.clicked.connect(self._part)
        row = QHBoxLayout()
        row.addWidget(self.label)
        row.addWidget(self.others, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addStretch(1)
        size_first(self, 460)
        self.retranslate()

    def accept(self) -> None:
        super().accept()
        self.changed.emit(merged(self._same, self._name, self.others.currentText()))

    def retranslate(self) -> None:
        self.write_title(self.tr("One person, two names"), self._name)
        self.label.setText(self.tr("&Is the same person as"))
        self.line.setText(
            self.tr(
                "The matches of both names are counted together from now on. The matches stay as they are."
            )
        )
        self.part_button.setText(self.tr("Se&parate the names again"))
        describe(
            {
                self.others: self.tr("The other name of this person"),
                self.buttons.button(QDialogButtonBox.StandardButton.Ok): self.tr(
                    "Counts both names as one person"
                ),
                self.part_button: self.tr("Counts each name by itself, as at first"),
            }
        )

    def _part(self) -> None:
        self.reject()
        self.changed.emit(parted(self._same, self._name))
