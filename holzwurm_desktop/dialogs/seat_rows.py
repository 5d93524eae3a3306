"""The seats of a new match: how many, and for each a name and who plays there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from holzwurm_desktop.ai.fitting import Fit
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import name_list
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.dialogs.kind_box import KindBox
from holzwurm_desktop.dialogs.name_help import NameHelp
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.engine.records import FITTING
from holzwurm_desktop.models.new_game import Seat, own_names
from holzwurm_desktop.models.people import People
from holzwurm_desktop.session.fits import FitOf, newcomer
from holzwurm_desktop.table.art.portraits import portrait
from holzwurm_desktop.text.levels import face_of, kind_of, line_of, person_of
from holzwurm_desktop.text.strength import fit_words, fitted_words, level_strength
from holzwurm_desktop.text.words import Words

MOST = 6


class CountButtons(QWidget):
    """Buttons for the number of players. Arrow keys move between them."""

    chosen = Signal(int)

    def __init__(self, most: int = MOST) -> None:
        """From two up to `most`."""
        super().__init__()
        self._group = QButtonGroup(self)
        self.setStyleSheet(
            "QPushButton { padding: 5px 14px; }"
            "QPushButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for count in range(2, most + 1):
            button = QPushButton(str(count))
            button.setCheckable(True)
            button.setAutoExclusive(True)  # the group sees to it; this tells screen readers
            button.setAutoDefault(False)
            self._group.addButton(button, count)
            layout.addWidget(button)
        layout.addStretch(1)
        self._group.idClicked.connect(self.chosen)

    def offer(self, seats: range) -> None:
        """Enable only these numbers."""
        for button in self._group.buttons():
            button.setVisible(self._group.id(button) in seats)

    def press(self, count: int) -> None:
        """Press the button of a number."""
        self._group.button(count).click()

    def press_last(self) -> None:
        """Press the button of the greatest number on offer."""
        [button for button in self._group.buttons() if not button.isHidden()][-1].click()

    def mark(self, count: int) -> None:
        """Mark `count` as the chosen number."""
        self._group.button(count).setChecked(True)

    def describe(self, text: str) -> None:
        """Tell screen readers what is counted."""
        for button in self._group.buttons():
            button.setAccessibleName(text.format(count=self._group.id(button)))


class SeatRows(QWidget):
    """A row per seat; emits `changed` when a name or player changes."""

    changed = Signal()

    def __init__(
        self, words: Words, appearance: Appearance, fit_of: FitOf = newcomer, most: int = MOST
    ) -> None:
        """With up to `most` rows. `fit_of`: which opponent fits a person."""
        super().__init__()
        self._words = words
        self._fit_of = fit_of
        self._fits: dict[tuple[str, str], Fit] = {}  # by game and person, as they were first asked for
        self._game_id = ""
        self._most = most
        self.player_name = ""
        """What the player is called: the default name at the first seat."""
        self._names: list[QLineEdit] = []
        self._kinds: list[KindBox] = []
        self._labels: list[QLabel] = []
        self._own = [""] * most  # the default name of each seat, which depends on who plays there
        self._shown = 0
        self._people_only = False
        self._explained = 0  # the seat whose level is explained
        self.portrait = QLabel()
        self.explanation = MutedLabel(appearance)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 1)
        for number in range(most):
            self._add_row(grid, number)
        about = QHBoxLayout()
        about.setContentsMargins(0, 4, 0, 0)
        about.setSpacing(10)
        about.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        about.addWidget(self.explanation, 1)
        grid.addLayout(about, most, 0, 1, 3)
        grid.setRowStretch(most + 1, 1)
        self.retranslate()

    def show_seats(self, seats: tuple[Seat, ...], game_id: str) -> None:
        """Show these seats at a game; `game_id` is empty if they are for several."""
        self._game_id = game_id
        for number, seat in enumerate(seats):
            self._kinds[number].show_kind(seat)
        for number, own in enumerate(self._own_names()[: len(seats)]):
            self._own[number] = own
            self._names[number].setText(seats[number].name or own)
        self._explained = 0
        self.show_count(len(seats))

    def offer_people(self, people: People) -> None:
        """Offer the names of these people where one is typed."""
        for number, (name, kinds) in enumerate(zip(self._names, self._kinds, strict=True)):
            shown = NameHelp(name, people, partial(self._is_person, number))
            kinds.currentIndexChanged.connect(shown.refresh)

    def offer(self, programs: Iterable[str]) -> None:
        """Offer these programs for every seat."""
        names = list(programs)
        for kinds in self._kinds:
            kinds.offer(names)
        self._name_seats()

    def show_count(self, count: int) -> None:
        """Show this many rows; rows that reappear are as they were left."""
        self._shown = count
        for number in range(self._most):
            for widget in (self._labels[number], self._names[number]):
                widget.setVisible(number < count)
            self._kinds[number].setVisible(number < count and not self._people_only)
        self._name_seats()

    def only_people(self, people_only: bool) -> None:
        """Take all seats for those of people, whoever was chosen to play there, or no longer."""
        if people_only != self._people_only:
            self._people_only = people_only
            self.show_count(self._shown)

    def seats(self) -> tuple[Seat, ...]:
        """The present seats."""
        return tuple(replace(self._kind(at), name=self._given_name(at)) for at in range(self._shown))

    def names(self) -> list[str]:
        """The names of the seats, default ones included."""
        return [self._given_name(number) or self._own[number] for number in range(self._shown)]

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        for number, kinds in enumerate(self._kinds):
            kinds.retranslate()
            self._names[number].setAccessibleName(self.tr("Name at seat {number}").format(number=number + 1))
            name_list(kinds, self.tr("Who plays at seat {number}").format(number=number + 1))
        self._name_seats()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and watched in self._kinds:
            self._explain(self._kinds.index(watched))
        return super().eventFilter(watched, event)

    def _add_row(self, grid: QGridLayout, number: int) -> None:
        label, name, kinds = QLabel(f"{number + 1}"), QLineEdit(), KindBox(self._words)
        name.setMaxLength(LONGEST_NAME)
        name.setMinimumWidth(130)
        if number == 0:
            kinds.show_kind(Seat())
        kinds.installEventFilter(self)
        name.textEdited.connect(self._show_explained)
        name.textEdited.connect(self.changed)
        kinds.activated.connect(lambda _: self._kind_chosen(number))
        for column, (widget, row) in enumerate(
            ((label, self._labels), (name, self._names), (kinds, self._kinds))
        ):
            grid.addWidget(widget, number, column)
            row.append(widget)  # type: ignore[attr-defined]

    def _kind_chosen(self, number: int) -> None:
        self._explain(number)
        self._name_seats()
        self.changed.emit()

    def _explain(self, number: int) -> None:
        if self._kinds[number].kind.level is not None:
            self._explained = number
        self._name_seats()

    def _given_name(self, number: int) -> str:
        """The name typed for a seat; empty if it is the default name."""
        name = tidy_name(self._names[number].text())
        return "" if name == self._own[number] else name

    def _own_names(self) -> list[str]:
        return own_names(self._words, [self._kind(at) for at in range(self._most)], self.player_name)

    def _is_person(self, number: int) -> bool:
        return self._kind(number).level is None

    def _kind(self, number: int) -> Seat:
        """Who plays at a seat."""
        return Seat() if self._people_only else self._kinds[number].kind

    def _name_seats(self) -> None:
        for number, own in enumerate(self._own_names()):
            name = self._names[number]
            # Read first: afterwards the old default name would pass for a name that was typed.
            given = self._given_name(number)
            self._own[number] = own
            name.setPlaceholderText(own)
            if not given:
                name.setText(own)
        self._show_explained()

    def _show_explained(self) -> None:
        """Tell of whoever is explained: who plays there, how, and how well."""
        names = self.names()
        for kinds in self._kinds[: self._shown]:
            kinds.tell_place(self._standing(kinds.kind) if kinds.kind.level == FITTING else "")
        computers = {at: seat for at, seat in enumerate(self.seats()) if seat.level is not None}
        for widget in (self.portrait, self.explanation):
            widget.setVisible(bool(computers))
        if not computers:
            return
        # A person sits there now, or the seat is gone: the first computer player is explained.
        shown = self._explained if self._explained in computers else min(computers)
        seat = replace(computers[shown], name=names[shown])
        say, level = self._words.say, kind_of(self._words, seat)
        person = say(person_of(seat.level or ""))
        side = 4 * self.fontMetrics().height()
        self.portrait.setPixmap(portrait(face_of(seat), side, self.devicePixelRatioF()))
        self.portrait.setAccessibleName(seat.program or person)
        if seat.program or seat.name.startswith(person):
            said = self.tr("{name} ({level}): {line} No computer player sees hidden cards.")
        else:
            said = self.tr(
                "{name} is played by {person} ({level}): {line} No computer player sees hidden cards."
            )
        line = line_of(seat)
        told = " ".join(part for part in (say(line) if line else "", self._standing(seat)) if part)
        self.explanation.setText(said.format(name=seat.name, person=person, level=level, line=told))

    def _standing(self, seat: Seat) -> str:
        """How strong a computer player is; "" if nobody knows."""
        if seat.program or not self._game_id:
            return ""
        if seat.level == FITTING:
            return self._place()
        return level_strength(self._words, self._game_id, seat.level) if seat.level else ""

    def _place(self) -> str:
        """Where whoever fits a person stands, and whom it fits if that is not plain."""
        people = [name for name, seat in zip(self.names(), self.seats(), strict=True) if seat.level is None]
        person = people[0] if people else self.player_name
        known = self._game_id, person
        if known not in self._fits:
            self._fits[known] = self._fit_of(*known)
        whom = fitted_words(self._words, len(people), person)
        return f"{whom} {fit_words(self._words, self._game_id, self._fits[known])}".lstrip()
