"""Puzzles: that of the day, a run of those near one's rating, and the way to one's own mistakes."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.name_help import icon_of
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.puzzles import (
    Known,
    all_puzzles,
    day_text,
    figures_of,
    left_text,
    rating_text,
)
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.puzzles import PuzzleStore, Try
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words


class PuzzlesDialog(WorkshopDialog):
    """Offers puzzles to a person, and tells how they did so far."""

    day_chosen = Signal(object)
    """The puzzle of the day was chosen; its `date`."""
    run_chosen = Signal(object)
    """A run was chosen; the id of its game, None for all games."""
    mistakes_chosen = Signal()
    """The own mistakes of the last month were chosen."""

    def __init__(
        self,
        store: PuzzleStore,
        people: People,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
        today: date | None = None,
    ) -> None:
        """`today`: None is the present day."""
        super().__init__(appearance, parent)
        self._words = words
        self._today = today or date.today()
        self._trouble = ""
        self._store = store
        self._people = people
        self.who = QComboBox()
        self._who_label = FieldLabel()
        self._offer_people()
        self._tries = self._read()
        self._games: list[str | None] = [None, *kits()]
        self.rating = MutedLabel(appearance)
        self.day_line, self.run_line, self.mistakes_line = (MutedLabel(appearance) for _ in range(3))
        self._headings = [Heading(appearance) for _ in range(3)]
        self.day_button, self.run_button, self.mistakes_button = (QPushButton() for _ in range(3))
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self._game_label = FieldLabel()
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self._show_run)
        self.who.activated.connect(self._choose_person)
        self.day_button.clicked.connect(self._choose_day)
        self.run_button.clicked.connect(self._choose_run)
        self.mistakes_button.clicked.connect(self._choose_mistakes)
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(self.tr("Puzzles"), self.tr("Positions with one best move, which is to be found."))
        titles = (self.tr("Puzzle of the day"), self.tr("One after the other"), self.tr("My mistakes"))
        for heading, title in zip(self._headings, titles, strict=True):
            heading.setText(title)
        self.day_button.setText(self.tr("Puzzle of the &day"))
        self.run_button.setText(self.tr("&Start"))
        self.mistakes_button.setText(self.tr("&Learn from my mistakes"))
        self._game_label.setText(self.tr("&Game"))
        self._who_label.setText(self.tr("&Who plays"))
        self.game_box.setItemText(0, self.tr("all games"))
        for place, game_id in enumerate(self._games):
            if game_id is not None:
                self.game_box.setItemText(place, self._words.say(game_text(game_id).title))
        describe(
            {
                self.who: self.tr("Whose rating and whose days in a row count"),
                self.day_button: self.tr("The same puzzle today for everybody with this version"),
                self.run_button: self.tr("Puzzles that are about as hard as you are strong"),
                self.mistakes_button: self.tr("Asks for the better moves in your matches"),
            }
        )
        self.day_button.setEnabled(bool(self._known(None)))
        self.mistakes_line.setText(
            self.tr("From the analysed matches that were finished in the last 30 days.")
        )
        self._show_run()

    def _lay_out(self) -> None:
        who = Flow(spacing=10)
        self._who_label.setBuddy(self.who)
        who.addWidget(self._who_label)
        who.addWidget(self.who)
        self.body.addLayout(who)
        self.body.addWidget(self.rating)
        day, run, mistakes = Flow(spacing=10), Flow(spacing=10), Flow(spacing=10)
        self._game_label.setBuddy(self.game_box)
        day.addWidget(self.day_button)
        for part in (self._game_label, self.game_box, self.run_button):
            run.addWidget(part)
        mistakes.addWidget(self.mistakes_button)
        lines = (self.day_line, self.run_line, self.mistakes_line)
        for heading, line, row in zip(self._headings, lines, (day, run, mistakes), strict=True):
            self.body.addWidget(heading)
            self.body.addWidget(line)
            self.body.addLayout(row)
        self.body.addStretch(1)
        for button in (self.run_button, self.mistakes_button):
            button.setAutoDefault(False)
        self.day_button.setDefault(True)
        size_first(self, 600, 460)

    def _offer_people(self) -> None:
        """Offer everybody, and show who plays; somebody who is hidden or has never played only if it is them."""
        me, side = self._people.me, self.fontMetrics().height() + 4
        self.who.setIconSize(QSize(side, side))
        for name in dict.fromkeys((*self._people.offered, me)):
            self.who.addItem(icon_of(self._people.face(name), side, self.devicePixelRatioF()), name)
        self.who.setCurrentText(me)

    def _choose_person(self) -> None:
        self._people.play_as(self.who.currentText())
        self._trouble = ""
        self._tries = self._read()
        self._show_run()

    def _read(self) -> list[Try]:
        try:
            return self._store.tries(self._people.me)
        except StorageError as error:
            self._trouble = notice(self._words, error.code, error.data)
            return []

    @property
    def _game(self) -> str | None:
        return self._games[self.game_box.currentIndex()]

    def _known(self, game_id: str | None) -> list[Known]:
        try:
            return all_puzzles(game_id)
        except RecordError as error:
            self._trouble = sentence(self._words, error)
            return []

    def _show_run(self) -> None:
        known = self._known(self._game)
        self.day_line.setText(day_text(self._words, self._tries, self._today))
        self.run_button.setEnabled(bool(known))
        self.run_line.setText(left_text(self._words, known, self._tries))
        self.rating.setText(self._trouble or rating_text(self._words, figures_of(self._tries)))

    def _choose_day(self) -> None:
        self.accept()
        self.day_chosen.emit(self._today)

    def _choose_run(self) -> None:
        game_id = self._game
        self.accept()
        self.run_chosen.emit(game_id)

    def _choose_mistakes(self) -> None:
        self.accept()
        self.mistakes_chosen.emit()
