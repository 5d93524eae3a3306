"""The page with the programs that can play: they are added, changed, removed and tried here."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.ai.engine_process import Fault, check_command, command_of
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.opponents import home
from holzwurm_desktop.session.program_trial import Greeted, ProgramTrial
from holzwurm_desktop.storage.programs import called, programs_in
from holzwurm_desktop.table.accessible import announce
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import Words

LONGEST_COMMAND = 4000


class ProgramsPage(QWidget):
    """The list of the programs; below it the one that the list is on, or a new one."""

    def __init__(self, preferences: Preferences, words: Words, appearance: Appearance) -> None:
        super().__init__()
        self._preferences = preferences
        self._words = words
        self._trial = ProgramTrial(self)
        self._tried = ""  # what the program is called that is being tried
        self.warning = MutedLabel(appearance)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setStyleSheet("QTreeView::item { padding: 4px 8px; }")
        self.list.setMinimumHeight(90)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.name, self.command = QLineEdit(), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.command.setMaxLength(LONGEST_COMMAND)
        self._labels = (QLabel(), QLabel())
        self.choose_button, self.try_button, self.add_button, self.change_button, self.remove_button = (
            QPushButton(autoDefault=False) for _ in range(5)
        )
        self.remark = MutedLabel(appearance)
        self._lay_out()
        self._connect()
        self._fill()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self.warning.setText(
            self.tr(
                "A program that speaks the protocol of players can sit at the table. It runs on this computer with"
                " your own rights, as if you had started it yourself: add only programs that you trust. Of a match it"
                " is told only what its own seat may see."
            )
        )
        self.list.setHeaderLabels([self.tr("Name"), self.tr("Command")])
        self.list.setAccessibleName(self.tr("Programs that can play"))
        for label, text in zip(self._labels, (self.tr("&Name"), self.tr("Comman&d")), strict=True):
            label.setText(text)
        self.command.setPlaceholderText(self.tr("the program and its arguments"))
        self.choose_button.setText(self.tr("C&hoose…"))
        self.add_button.setText(self.tr("&Add"))
        self.change_button.setText(self.tr("Chan&ge"))
        self.remove_button.setText(self.tr("&Remove"))
        self._name_try_button()
        describe(
            {
                self.list: self.tr("Below the list the selected program can be changed, tried and removed"),
                self.name: self.tr("What it is called at the table and in the statistics"),
                self.command: self.tr(
                    "No shell reads it: a space within a word needs quotation marks. It starts in your own folder."
                ),
                self.choose_button: self.tr("Looks for the file of the program"),
                self.try_button: self.tr("Starts the program, greets it and tells what it answers"),
                self.add_button: self.tr("From then on it can be chosen for a seat. {warning}").format(
                    warning=self.warning.text()
                ),
                self.change_button: self.tr("Gives the selected program this name and command"),
                self.remove_button: self.tr("Takes the selected program off the list; its file stays"),
            }
        )

    def stop(self) -> None:
        """Stop trying a program."""
        if self._trial.running:
            self._trial.stop()
            self._name_try_button()
            self.remark.setText("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a field changes the selected program if it has that name, and else adds one."""
        fields = self.name.hasFocus() or self.command.hasFocus()
        if fields and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            same = called(self._programs, self._typed_name) == self._selected != ""
            (self._change if same else self._add)()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        for label, field in zip(self._labels, (self.name, self.command), strict=True):
            label.setBuddy(field)
        fields = QGridLayout()
        fields.addWidget(self._labels[0], 0, 0)
        fields.addWidget(self.name, 0, 1, 1, 2)
        fields.addWidget(self._labels[1], 1, 0)
        fields.addWidget(self.command, 1, 1)
        fields.addWidget(self.choose_button, 1, 2)
        fields.setColumnStretch(1, 1)
        row = Flow(spacing=8)
        for button in (self.add_button, self.change_button, self.remove_button, self.try_button):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(self.warning)
        layout.addWidget(self.list, 1)
        layout.addLayout(fields)
        layout.addLayout(row)
        layout.addWidget(self.remark)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._show_selected)
        self.choose_button.clicked.connect(self._choose)
        self.try_button.clicked.connect(self._try)
        self.add_button.clicked.connect(self._add)
        self.change_button.clicked.connect(self._change)
        self.remove_button.clicked.connect(self._remove)
        self._trial.ended.connect(self._tell_trial)
        self._preferences.changed.connect(self._preference_changed)

    @property
    def _programs(self) -> dict[str, str]:
        return programs_in(self._preferences.values.programs)

    @property
    def _selected(self) -> str:
        """The name of the selected program; "" if none is."""
        item = self.list.currentItem()
        return item.text(0) if item is not None else ""

    @property
    def _typed_name(self) -> str:
        return tidy_name(self.name.text())

    def _preference_changed(self, name: str) -> None:
        if name == "programs":
            self._fill(self._selected)

    def _fill(self, selected: str = "") -> None:
        """Show the programs there are, and select one, if it is among them."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for name, command in self._programs.items():
                item = QTreeWidgetItem(self.list, [name, command])
                item.setToolTip(1, command)
                if name == selected:
                    self.list.setCurrentItem(item)
        self._enable()

    def _enable(self) -> None:
        self.change_button.setEnabled(self._selected != "")
        self.remove_button.setEnabled(self._selected != "")

    def _show_selected(self) -> None:
        if self._selected:
            self.name.setText(self._selected)
            self.command.setText(self._programs[self._selected])
        self._enable()

    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("The program that plays"), str(home()))
        if name:
            self.command.setText(command_of([name]))

    def _add(self) -> None:
        if self._accepts(""):
            name = self._typed_name
            self._keep({**self._programs, name: self._typed_command}, name)
            self._tell(self.tr("{name} can be chosen for a seat in a new match now.").format(name=name))

    def _change(self) -> None:
        old = self._selected
        if self._accepts(old):
            name, command = self._typed_name, self._typed_command
            pairs = [
                (name, command) if each == old else (each, kept) for each, kept in self._programs.items()
            ]
            self._keep(dict(pairs), name)
            self._tell(self.tr("{name} was changed.").format(name=name))

    def _remove(self) -> None:
        gone = self._selected
        self._keep({name: command for name, command in self._programs.items() if name != gone}, "")
        self._tell(self.tr("{name} was removed.").format(name=gone))

    @property
    def _typed_command(self) -> str:
        return self.command.text().strip()

    def _accepts(self, instead_of: str) -> bool:
        """Whether what was typed can be kept, in place of the program of that name; if not, tell why."""
        taken = called(self._programs, self._typed_name)
        if not self._typed_name:
            self._refuse(self.name, self.tr("The program needs a name."))
        elif taken not in (None, instead_of):
            self._refuse(self.name, self.tr("There is a program called {name} already.").format(name=taken))
        else:
            try:
                check_command(self._typed_command, home())
            except Fault as fault:
                self._refuse(self.command, self._not_so(fault))
            else:
                return True
        return False

    def _not_so(self, fault: Fault) -> str:
        reason = fault_words(self._words, fault).removesuffix(".")
        return self.tr("That does not work: {reason}.").format(reason=reason)

    def _refuse(self, field: QLineEdit, why: str) -> None:
        self._tell(why)
        field.setFocus()
        field.selectAll()

    def _keep(self, programs: dict[str, str], selected: str) -> None:
        self._preferences.change(programs=programs)
        self._fill(selected)

    def _try(self) -> None:
        if self._trial.running:
            self._trial.stop()
            self._name_try_button()
            self._tell(self.tr("Stopped."))
            return
        self._trial.start(self._typed_command)
        self._name_try_button()
        self._tell(self.tr("The program is started and greeted…"))

    def _tell_trial(self, found: Greeted | Fault) -> None:
        self._name_try_button()
        if isinstance(found, Fault):
            self._tell(self._not_so(found))
            return
        seconds = QLocale().toString(found.seconds, "f", 1)
        self._tell(
            self.tr("It answered after {seconds} s and calls itself {name}.").format(
                seconds=seconds, name=found.name
            )
        )
        if not self._typed_name:
            self.name.setText(found.name)

    def _name_try_button(self) -> None:
        self.try_button.setText(self.tr("S&top") if self._trial.running else self.tr("Tr&y it"))

    def _tell(self, text: str) -> None:
        self.remark.setText(text)
        announce(self.try_button, text, urgent=True)
