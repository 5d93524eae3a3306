"""The list of those who can play at a seat: a person, the levels, the programs of this computer."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from holzwurm_desktop.engine.records import FITTING, LEVELS, PROGRAM_LEVEL
from holzwurm_desktop.models.new_game import DEFAULT_LEVEL, Seat
from holzwurm_desktop.table.art.portraits import portrait
from holzwurm_desktop.text.levels import face_of, level_name, line_of, person_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_PERSON = QT_TRANSLATE_NOOP("SeatRows", "Person")
_COMPUTER = QT_TRANSLATE_NOOP("SeatRows", "{person} ({level})")
_PROGRAM = QT_TRANSLATE_NOOP("SeatRows", "Program: {program}")


class KindBox(QComboBox):
    """Chooses who plays at a seat."""

    def __init__(self, words: Words, people: bool = True) -> None:
        """`people`: whether a person can be chosen, and who fits one."""
        super().__init__()
        self._words = words
        self._place = ""
        levels = [Seat(level=level) for level in LEVELS]
        self._others = [Seat(), *levels, Seat(level=FITTING)] if people else levels
        self._kinds = list(self._others)
        self.addItems([""] * len(self._kinds))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        side = self.fontMetrics().height() + 4
        self.setIconSize(QSize(side, side))
        self.show_kind(Seat(level=DEFAULT_LEVEL))
        self.currentIndexChanged.connect(self._describe)

    @property
    def kind(self) -> Seat:
        """Who is chosen: a seat without a name."""
        return self._kinds[self.currentIndex()]

    def show_kind(self, seat: Seat) -> None:
        """Show who plays at `seat`; the default level in place of a program that is not offered."""
        kind = Seat(level=seat.level, program=seat.program)
        self.setCurrentIndex(self._kinds.index(kind if kind in self._kinds else Seat(level=DEFAULT_LEVEL)))

    def offer(self, programs: Iterable[str]) -> None:
        """Offer these programs beside the others, keeping the choice if it is still there."""
        chosen = self.kind
        self._kinds = [*self._others, *(Seat(level=PROGRAM_LEVEL, program=name) for name in programs)]
        while self.count() > len(self._kinds):
            self.removeItem(self.count() - 1)
        self.addItems([""] * (len(self._kinds) - self.count()))
        self.show_kind(chosen)
        self.retranslate()

    def tell_place(self, place: str) -> None:
        """`place`: where whoever fits a person stands, in words."""
        if place != self._place:
            self._place = place
            self._tell_lines()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        say = self._words.say
        for place, kind in enumerate(self._kinds):
            if kind.level is None:
                text = say(_PERSON)
            elif kind.program:
                text = say(_PROGRAM, program=kind.program)
            else:
                text = say(_COMPUTER, person=say(person_of(kind.level)), level=say(level_name(kind.level)))
            self.setItemText(place, text)
            if face := face_of(kind):
                self.setItemIcon(
                    place, QIcon(portrait(face, self.iconSize().width(), self.devicePixelRatioF()))
                )
        self._tell_lines()

    def _tell_lines(self) -> None:
        for place, kind in enumerate(self._kinds):
            self.setItemData(place, self._line(kind), Qt.ItemDataRole.ToolTipRole)
        self._describe()

    def _line(self, kind: Seat) -> str:
        """What is to be known of who is chosen; "" for a person."""
        line = line_of(kind)
        told = self._words.say(line) if line else ""
        return f"{told} {self._place}".rstrip() if kind.level == FITTING else told

    def _describe(self) -> None:
        self.setAccessibleDescription(self._line(self.kind))
