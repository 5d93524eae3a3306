"""Says that two people are one, and takes that back."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHBoxLayout, QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.name_help import icon_of
from holzwurm_desktop.models.people import People
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.people import Person, PersonGone
from holzwurm_desktop.table.accessible import announce
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_GONE = QT_TRANSLATE_NOOP("people", "Nothing was changed: another window has changed this person meanwhile.")


class SamePersonDialog(WorkshopDialog):
    """Asks as whose all that `person` did counts from now on."""

    def __init__(
        self,
        person: Person,
        people: People,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        cancel = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        super().__init__(appearance, parent, cancel)
        self._person = person
        self._people = people
        self._words = words
        self.label = FieldLabel()
        self.others = QComboBox()
        self.others.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        side = self.fontMetrics().height() + 4
        self.others.setIconSize(QSize(side, side))
        for other in people.everybody:
            if other.id != person.id:
                face = icon_of(people.face(other.name), side, self.devicePixelRatioF())
                self.others.addItem(face, other.name, other)
        self.label.setBuddy(self.others)
        self.line, self.known = MutedLabel(appearance), MutedLabel(appearance)
        self.known.setVisible(bool(person.joined))
        self.part_button = QPushButton()
        self.part_button.setAutoDefault(False)
        self.buttons.addButton(self.part_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.part_button.setVisible(bool(person.joined))  # after it was added, which shows it
        self.ok_button = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok_button.setEnabled(self.others.count() > 0)
        self.part_button.clicked.connect(self._part)
        row = QHBoxLayout()
        row.addWidget(self.label)
        row.addWidget(self.others, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addWidget(self.known)
        self.body.addStretch(1)
        size_first(self, 460)
        self.retranslate()

    def accept(self) -> None:
        other: Person = self.others.currentData()
        try:
            self._people.join(self._person, other)
        except (StorageError, PersonGone) as error:
            self._tell(error)
        else:
            super().accept()

    def retranslate(self) -> None:
        self.write_title(self.tr("One person, two names"), self._person.name)
        self.label.setText(self.tr("&Is the same person as"))
        self.line.setText(
            self.tr(
                "Matches, ratings, puzzles and lessons of both are counted together from now on, under the name"
                " chosen here. What was played stays as it is, and the two can be separated again."
            )
        )
        self.known.setText(
            self.tr("Counted together so far: {names}.").format(
                names=", ".join((self._person.name, *self._person.joined))
            )
        )
        self.part_button.setText(self.tr("Se&parate the names again"))
        describe(
            {
                self.others: self.tr("The other name of this person"),
                self.ok_button: self.tr("Counts both names as one person"),
                self.part_button: self.tr("Counts each name by itself, as at first"),
            }
        )

    def _part(self) -> None:
        try:
            self._people.part(self._person)
        except (StorageError, PersonGone) as error:
            self._tell(error)
        else:
            self.reject()

    def _tell(self, error: StorageError | PersonGone) -> None:
        """Say why nothing was changed."""
        self.line.setText(refusal_text(self._words, error))
        announce(self.others, self.line.text(), urgent=True)


def refusal_text(words: Words, error: StorageError | PersonGone) -> str:
    """Why somebody was not changed, in words."""
    if isinstance(error, StorageError):
        return notice(words, error.code, error.data)
    return words.say(_GONE)
