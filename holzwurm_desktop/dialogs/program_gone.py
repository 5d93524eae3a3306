"""The question before a match is gone on with, one of whose programs is not on this computer."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QPushButton, QWidget

from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.kind_box import KindBox
from holzwurm_desktop.dialogs.programs import ProgramsDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.models.new_game import Seat, own_names
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.opponents import missing
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.programs import programs_in
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import Words


class ProgramGoneDialog(WorkshopDialog):
    """Asks who plays on in place of the programs that cannot. Escape leaves the match as it is."""

    chosen = Signal(object)
    """The players for those seats, by seat."""

    def __init__(
        self,
        session: TableSession,
        preferences: Preferences,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._preferences = preferences
        self._words = words
        self._begun = session.begun
        self._faults: Mapping[int, Fault] = session.absent
        self._players = session.match.players
        self.reasons = MutedLabel(appearance)
        self.kinds = {seat: KindBox(words, people=False) for seat in self._faults}
        self._labels = {seat: FieldLabel() for seat in self._faults}
        self.practice = MutedLabel(appearance)
        self.programs_button = QPushButton(autoDefault=False)
        self.buttons.addButton(self.programs_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.go_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_button.setDefault(True)
        self.body.addWidget(self.reasons)
        form = QFormLayout()
        for seat, box in self.kinds.items():
            self._labels[seat].setBuddy(box)
            form.addRow(self._labels[seat], box)
        self.body.addLayout(form)
        self.body.addWidget(self.practice)
        self.body.addStretch(1)
        self.programs_button.clicked.connect(self._show_programs)
        preferences.changed.connect(self._preference_changed)
        self._offer()
        size_first(self, 560)
        self.retranslate()

    def accept(self) -> None:
        seats = [Seat.of(player) for player in self._players]
        for seat, box in self.kinds.items():
            seats[seat] = box.kind
        names = own_names(self._words, seats)
        super().accept()
        self.chosen.emit({seat: self._player(seat, names[seat]) for seat in self.kinds})

    def retranslate(self) -> None:
        self.write_title(self.tr("A player is missing"), self.tr("Somebody else can play on at its seat."))
        self.reasons.setText("\n".join(self._reason(seat) for seat in self._faults))
        for seat, label in self._labels.items():
            label.setText(self.tr("At the seat of {name}").format(name=self._players[seat].name))
        for box in self.kinds.values():
            box.retranslate()
        self.practice.setVisible(self._begun)
        self.practice.setText(
            self.tr("With another player the match goes on as practice: its result would be of two together.")
        )
        self.programs_button.setText(self.tr("&Programs…"))
        self.go_button.setText(self.tr("Play &on"))
        describe(
            {
                self.programs_button: self.tr(
                    "Here the program can be added again, or its command put right"
                ),
                self.go_button: self.tr("Goes on with the match, with these players"),
                self.buttons.button(QDialogButtonBox.StandardButton.Cancel): self.tr(
                    "Leaves the match as it is, on the start page"
                ),
            }
        )

    def _reason(self, seat: int) -> str:
        reason = fault_words(self._words, self._faults[seat]).removesuffix(".")
        return self.tr("{name} cannot play: {reason}.").format(name=self._players[seat].name, reason=reason)

    def _player(self, seat: int, own: str) -> Player:
        """Who plays on at a seat; `own`: what whoever sits there is called by default."""
        before, kind = self._players[seat], self.kinds[seat].kind
        if kind.program == before.program:
            return before  # it is there again
        was_own = before.name == before.program or before.name.startswith(f"{before.program} ")
        return Player(own if was_own else before.name, kind.level, before.extra, program=kind.program)

    def _show_programs(self) -> None:
        ProgramsDialog(self._preferences, self._words, self.appearance, self).open()

    def _preference_changed(self, name: str) -> None:
        if name == "programs":
            self._offer()

    def _offer(self) -> None:
        """Offer the programs that can play; one that was missed and is there again is chosen."""
        commands = programs_in(self._preferences.values.programs)
        there = [name for name in commands if missing(commands, name) is None]
        for seat, box in self.kinds.items():
            box.offer(there)
            player = self._players[seat]
            if player.program in there:
                box.show_kind(Seat.of(player))
