"""The page of the people who play here: added, renamed, joined, hidden, given a colour and a portrait."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.name_help import icon_of
from holzwurm_desktop.dialogs.same_person import SamePersonDialog, refusal_text
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.models.people import People
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.people import Deeds, NameTaken, Person, PersonGone
from holzwurm_desktop.storage.people_rows import COLOURS, NONE, PORTRAITS
from holzwurm_desktop.table.accessible import announce
from holzwurm_desktop.text.people import COLOUR_NAMES, PORTRAIT_NAMES, face_of_person, looks_text
from holzwurm_desktop.text.words import Words

_NUMBER = Qt.ItemDataRole.UserRole
"""The role of a row with the number of its person."""


class PeopleDialog(WorkshopDialog):
    """The list of the people; below it the one that the list is on. Every change takes effect at once."""

    def __init__(
        self, people: People, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._people = people
        self._words = words
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setStyleSheet("QTreeView::item { padding: 3px 8px; }")
        self.list.setMinimumHeight(110)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        side = 2 * self.fontMetrics().height()
        self.list.setIconSize(QSize(side, side))
        self.hidden = QCheckBox()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.colour, self.portrait = QComboBox(), QComboBox()
        for box in (self.colour, self.portrait):
            box.setIconSize(QSize(side, side))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._labels = (FieldLabel(), FieldLabel(), FieldLabel())
        self.rename_button, self.add_button, self.join_button, self.hide_button = (
            QPushButton(autoDefault=False) for _ in range(4)
        )
        self.remark = MutedLabel(appearance)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._select(self._people.called(self._people.me))
        self.list.setFocus()

    def retranslate(self) -> None:
        self.write_title(
            self.tr("People"), self.tr("Who plays at this computer. Every change takes effect at once.")
        )
        headings = self.tr("Name"), self.tr("Matches"), self.tr("Puzzles"), self.tr("Lessons")
        self.list.setHeaderLabels(list(headings))
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.setAccessibleName(self.tr("People"))
        self.hidden.setText(self.tr("Sho&w hidden people too"))
        for label, text in zip(
            self._labels, (self.tr("&Name"), self.tr("&Colour"), self.tr("&Picture")), strict=True
        ):
            label.setText(text)
        self.rename_button.setText(self.tr("&Rename"))
        self.add_button.setText(self.tr("&Add"))
        self.join_button.setText(self.tr("Is the &same person as…"))
        describe(
            {
                self.list: self.tr("Below the list the selected person can be changed"),
                self.name: self.tr("What the person is called everywhere, also in matches played before"),
                self.colour: self.tr("The disc behind the picture, at the table and in lists"),
                self.portrait: self.tr("Stands by the name at the table and in lists"),
                self.rename_button: self.tr(
                    "Gives the selected person this name; the names of before stay theirs"
                ),
                self.add_button: self.tr("Makes a new person of this name, who is offered in a new match"),
                self.join_button: self.tr(
                    "Counts two people as one from now on, or separates those who were joined"
                ),
                self.hidden: self.tr("So that they can be shown again"),
            }
        )
        self._offer_looks()
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the field of the name renames the selected person, or adds one."""
        if watched is self.name and event.type() == QEvent.Type.FocusIn:
            (self.add_button if self._selected is None else self.rename_button).setDefault(True)
        elif watched is self.name and event.type() == QEvent.Type.FocusOut:
            self.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        return super().eventFilter(watched, event)

    # Construction.

    def _lay_out(self) -> None:
        for label, field in zip(self._labels, (self.name, self.colour, self.portrait), strict=True):
            label.setBuddy(field)
        fields = QGridLayout()
        fields.setHorizontalSpacing(10)
        fields.addWidget(self._labels[0], 0, 0)
        fields.addWidget(self.name, 0, 1)
        beside = Flow(spacing=8)
        beside.addWidget(self.rename_button)
        beside.addWidget(self.add_button)
        fields.addLayout(beside, 0, 2)
        fields.setColumnStretch(1, 1)
        row = Flow(spacing=10)
        for widget in (
            self._labels[1],
            self.colour,
            self._labels[2],
            self.portrait,
            self.join_button,
            self.hide_button,
        ):
            row.addWidget(widget)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.hidden)
        self.body.addLayout(fields)
        self.body.addLayout(row)
        self.body.addWidget(self.remark)
        size_first(self, 720, 540)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._show_selected)
        self.name.installEventFilter(self)
        self.hidden.toggled.connect(lambda _: self._fill())
        self.rename_button.clicked.connect(self._rename)
        self.add_button.clicked.connect(self._add)
        self.join_button.clicked.connect(self._join)
        self.hide_button.clicked.connect(self._hide)
        for box in (self.colour, self.portrait):
            box.activated.connect(self._dress)
        self._people.changed.connect(self._fill)

    def _offer_looks(self) -> None:
        """Fill the lists of colours and of portraits, keeping what is chosen."""
        for box, codes, names in (
            (self.colour, COLOURS, COLOUR_NAMES),
            (self.portrait, PORTRAITS, PORTRAIT_NAMES),
        ):
            chosen = box.currentIndex()
            box.clear()
            for code in (NONE, *codes):
                box.addItem(self._words.say(names[code]), code)
            box.setCurrentIndex(max(0, chosen))

    # Contents.

    @property
    def _selected(self) -> Person | None:
        item = self.list.currentItem()
        return None if item is None else self._by_number(item.data(0, _NUMBER))

    def _by_number(self, number: int) -> Person | None:
        return next((person for person in self._people.everybody if person.id == number), None)

    def _fill(self) -> None:
        """Show the people there are, and stay on the one that the list was on."""
        before, deeds = self._selected, self._people.deeds()
        with QSignalBlocker(self.list):
            self.list.clear()
            for person in self._people.everybody:
                if self.hidden.isChecked() or not person.hidden:
                    self._add_row(person, deeds.get(person.id, Deeds()))
        self._select(before)

    def _add_row(self, person: Person, deeds: Deeds) -> None:
        name = self.tr("{name} (hidden)").format(name=person.name) if person.hidden else person.name
        item = QTreeWidgetItem(self.list, [name, *map(QLocale().toString, deeds)])
        item.setData(0, _NUMBER, person.id)
        item.setIcon(
            0, icon_of(face_of_person(person), self.list.iconSize().width(), self.devicePixelRatioF())
        )
        looks = looks_text(self._words, person)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{name}, {looks}")
        others = [each for each in person.names if each != person.name]
        also = self.tr("Also called: {names}").format(names=", ".join(others)) if others else ""
        item.setToolTip(0, "\n".join(filter(None, (looks, also))))
        for column in range(1, self.list.columnCount()):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _select(self, person: Person | None) -> None:
        """Bring the list to a person, or else to its first one."""
        rows = [self.list.topLevelItem(place) for place in range(self.list.topLevelItemCount())]
        items = [item for item in rows if item is not None]
        wanted = next((item for item in items if person and item.data(0, _NUMBER) == person.id), None)
        if wanted is None and items:
            wanted = items[0]
        if wanted is not None:
            self.list.setCurrentItem(wanted)
        self._show_selected()

    def _show_selected(self) -> None:
        person = self._selected
        for widget in (self.rename_button, self.join_button, self.hide_button, self.colour, self.portrait):
            widget.setEnabled(person is not None)
        hidden = person is not None and person.hidden
        self.hide_button.setText(self.tr("S&how again") if hidden else self.tr("&Hide"))
        self.hide_button.setAccessibleDescription(
            self.tr("Offers and lists this person again")
            if hidden
            else self.tr("Offers and lists this person no more; nothing is lost")
        )
        if person is None:
            return
        self.name.setText(person.name)
        ratio, side = self.devicePixelRatioF(), self.colour.iconSize().width()
        for box, chosen in ((self.colour, person.colour), (self.portrait, person.portrait)):
            box.setCurrentIndex(box.findData(chosen))
            for place in range(box.count()):
                code = box.itemData(place)
                shown = person._replace(**{"colour" if box is self.colour else "portrait": code})
                box.setItemIcon(place, icon_of(face_of_person(shown), side, ratio))

    # Actions.

    def _rename(self) -> None:
        person, name = self._selected, tidy_name(self.name.text())
        if person is not None and self._has_name():
            self._do(
                lambda: self._people.rename(person, name),
                self.tr("{old} is called {name} from now on.").format(old=person.name, name=name),
            )

    def _add(self) -> None:
        name = tidy_name(self.name.text())
        if not self._has_name():
            return
        if (known := self._people.called(name)) is not None:
            self._refuse_name(known.name)
        elif self._do(lambda: self._people.meet(name), self.tr("{name} can play now.").format(name=name)):
            self._select(self._people.called(name))

    def _dress(self) -> None:
        person = self._selected
        if person is not None:
            colour, portrait = self.colour.currentData(), self.portrait.currentData()
            told = looks_text(self._words, person._replace(colour=colour, portrait=portrait))
            self._do(lambda: self._people.dress(person, colour, portrait), f"{person.name}: {told}.")

    def _hide(self) -> None:
        person = self._selected
        if person is not None:
            hidden = not person.hidden
            told = (
                self.tr("{name} is hidden: offered and listed no more. All matches stay.")
                if hidden
                else self.tr("{name} is offered and listed again.")
            )
            self._do(lambda: self._people.hide(person, hidden), told.format(name=person.name))

    def _join(self) -> None:
        person = self._selected
        if person is not None:
            dialog = SamePersonDialog(person, self._people, self._words, self.appearance, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    def _has_name(self) -> bool:
        if tidy_name(self.name.text()):
            return True
        self._tell(self.tr("A person needs a name."))
        self.name.setFocus()
        return False

    def _refuse_name(self, owner: str) -> None:
        self._tell(
            self.tr(
                "That is a name of {name} already. If both are one person, choose “Is the same person as…”."
            ).format(name=owner)
        )
        self.name.setFocus()
        self.name.selectAll()

    def _do(self, change: Callable[[], None], told: str) -> bool:
        """Make a change and tell of it, or tell why it cannot be; whether it was made."""
        try:
            change()
        except NameTaken as taken:
            self._refuse_name(taken.person)
        except (StorageError, PersonGone) as error:
            self._people.refresh()
            self._tell(refusal_text(self._words, error))
        else:
            self._tell(told)
            return True
        return False

    def _tell(self, text: str) -> None:
        self.remark.setText(text)
        announce(self.list, text, urgent=True)
