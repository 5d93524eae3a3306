"""The new-game dialog: who plays, how long, who begins, which deal. It opens with the choices made last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QKeySequence, QRegularExpressionValidator, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.option_field import OptionField
from holzwurm_desktop.dialogs.programs import ProgramsDialog
from holzwurm_desktop.dialogs.seat_rows import CountButtons, SeatRows
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.lessons import has_lesson
from holzwurm_desktop.models.new_game import RANDOM, YOUNGEST, Choices, remembered_choices
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.session.fits import FitOf, newcomer
from holzwurm_desktop.storage.programs import programs_in
from holzwurm_desktop.table.press import key_of
from holzwurm_desktop.text.game_text import facts_of, game_text
from holzwurm_desktop.text.words import Words


class NewGameDialog(WorkshopDialog):
    """Asks for everything a match needs; `game_chosen` carries the game's id and the `Choices`."""

    game_chosen = Signal(str, object)
    rules_requested = Signal(str)
    """The id of the game whose rules were asked for."""
    lesson_requested = Signal(str)
    """The lesson of the chosen game was asked for; the game's id."""

    def __init__(
        self,
        game_id: str,
        preferences: Preferences,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
        coach_at_first: Callable[[str], bool] = lambda game_id: False,
        people: People | None = None,
        fit_of: FitOf = newcomer,
    ) -> None:
        """Start with `game_id`; the player may choose another game. `coach_at_first`: whether the coach is on in a
        new match of a game unless the player chooses otherwise; `people`: whose names are offered; `fit_of`: which
        opponent fits a person."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self.game_id = game_id
        self._games = list(all_games())
        self._preferences = preferences
        self._words = words
        self.count = CountButtons()
        self.seats = SeatRows(words, appearance, fit_of)
        self.start = QComboBox()
        self.youngest = QComboBox()
        self.deal = QLineEdit()
        self.coach = QCheckBox()
        self._coach_at_first = coach_at_first
        self._people = people
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.rules_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.HelpRole)
        self.learn_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.HelpRole)
        self.programs_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.game_box = QComboBox()
        self._labels = {name: QLabel() for name in ("game", "count", "start", "youngest", "deal")}
        self._headings = {name: Heading(appearance) for name in ("players", "match")}
        self._deal_line = MutedLabel(appearance)
        self._form = QFormLayout()
        self._options: list[OptionField] = []
        self._build()
        self._connect()
        if people is not None:
            self.seats.offer_people(people)
        self._load(game_id)

    def choices(self) -> Choices:
        """The present choices."""
        deal = self.deal.text() if all_games()[self.game_id].has_deals else ""
        start = self.start.currentData()
        return Choices(
            seats=self.seats.seats(),
            options={field.name: field.value() for field in self._options},
            start=start,
            youngest=max(0, self.youngest.currentIndex()),
            deal_number=int(deal) if deal else None,
            coach=self.coach.isChecked(),
        )

    def accept(self) -> None:
        choices = self.choices()
        self._preferences.remember_new_game(self.game_id, choices.to_json())
        # A name of their own at the first seat is taken to be the player's, who is called so from now on.
        first = choices.seats[0]
        if first.level is None and first.name:
            called = first.name if self._people is None else self._people.as_typed(first.name)
            self._preferences.change(player_name=called)
        super().accept()
        self.game_chosen.emit(self.game_id, choices)

    def retranslate(self) -> None:
        game = game_text(self.game_id)
        line = f"{self._words.say(game.line)}\n{facts_of(self._words, self.game_id)}"
        self.write_title(self._words.say(game.title), line)
        self.rules_button.setText(self.tr("R&ules"))
        texts = {
            "game": self.tr("&Game"),
            "count": self.tr("How many play"),
            "start": self.tr("Who &begins"),
            "youngest": self.tr("&Youngest is"),
            "deal": self.tr("&Deal number"),
        }
        for name, text in texts.items():
            self._labels[name].setText(text)
        self._headings["players"].setText(self.tr("Players"))
        self._headings["match"].setText(self.tr("Match"))
        self.count.describe(self.tr("{count} players"))
        self.deal.setPlaceholderText(self.tr("any"))
        self._deal_line.setText(self.tr("The same number deals the same cards to everybody, everywhere."))
        self.coach.setText(self.tr("The &coach is on"))
        self.start_button.setText(self.tr("&Start"))
        self.learn_button.setText(self.tr("&Learn"))
        self.programs_button.setText(self.tr("&Programs…"))
        describe(
            {
                self.youngest: self.tr("Begins the first round"),
                self.deal: self.tr("Left empty, any cards are dealt"),
                self.coach: self.tr(
                    "It says what the situation asks, and shows a move that was clearly better than yours."
                ),
                self.programs_button: self.tr(
                    "Players that are programs of this computer: add, change, remove, try"
                ),
                self.learn_button: self.tr("A lesson of a few minutes, on the table"),
                self.start_button: self.tr("Deals the cards; what is chosen here is offered again next time"),
            }
        )
        for place, game_id in enumerate(self._games):
            self.game_box.setItemText(place, self._words.say(game_text(game_id).title))
        self.seats.retranslate()
        for field in self._options:
            field.retranslate(self._words)
        self._name_starters()

    def _shown(self, name: str) -> str:
        return name if self._people is None else self._people.shown(name)

    def _ask_for_rules(self) -> None:
        self.rules_requested.emit(self.game_id)

    def _build(self) -> None:
        self.game_box.addItems([""] * len(self._games))
        # An empty field means any deal, so there is no spin box, which cannot be empty.
        self.deal.setValidator(QRegularExpressionValidator(QRegularExpression(r"[1-9]\d{0,8}"), self))
        self.deal.setMaxLength(len(str(HIGHEST_DEAL)))
        for name, buddy in (
            ("game", self.game_box),
            ("start", self.start),
            ("youngest", self.youngest),
            ("deal", self.deal),
        ):
            self._labels[name].setBuddy(buddy)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(10)
        right.setSpacing(10)
        left.addWidget(self._headings["players"])
        left.addWidget(self.count)
        left.addWidget(self.seats, 1)
        right.addWidget(self._headings["match"])
        self._form.setHorizontalSpacing(14)
        self._form.setVerticalSpacing(9)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        right.addLayout(self._form)
        right.addWidget(self.coach)
        right.addStretch(1)
        self.body.addWidget(Columns((left, right), (5, 4)), 1)
        self.start_button.setDefault(True)

    def _connect(self) -> None:
        self.rules_button.clicked.connect(self._ask_for_rules)
        QShortcut(QKeySequence.StandardKey.HelpContents, self, self._ask_for_rules)
        give_keys(self.rules_button, key_of(QKeySequence(QKeySequence.StandardKey.HelpContents)))
        self.count.chosen.connect(self._count_chosen)
        self.seats.changed.connect(self._name_starters)
        self.start.currentIndexChanged.connect(self._show_youngest)
        self.learn_button.clicked.connect(self._learn)
        self.programs_button.clicked.connect(self._show_programs)
        self._preferences.changed.connect(self._preference_changed)
        # Only the player's choice: `_load` itself sets the box, which must not load again.
        self.game_box.activated.connect(lambda place: self._load(self._games[place]))

    def _show_programs(self) -> None:
        ProgramsDialog(self._preferences, self._words, self.appearance, self).open()

    def _preference_changed(self, name: str) -> None:
        if name == "programs":
            self.seats.offer(programs_in(self._preferences.values.programs))
            self._name_starters()

    def _learn(self) -> None:
        self.reject()
        self.lesson_requested.emit(self.game_id)

    def _load(self, game_id: str) -> None:
        """Show the choices made last for a game."""
        self.game_id = game_id
        game = all_games()[game_id]
        settings = self._preferences.values
        programs = programs_in(settings.programs)
        self.seats.offer(programs)
        choices = remembered_choices(game, settings.new_game.get(game_id), settings.player_name, programs)
        self._options = [
            OptionField(name, option, game_text(game_id).option_words(name))
            for name, option in game.options.items()
        ]
        self._fill_form()
        for field in self._options:
            field.show_value(choices.options[field.name])
        self.coach.setChecked(self._coach_at_first(game_id))
        self.learn_button.setVisible(has_lesson(game_id))
        self.count.offer(game.seats)
        self.count.setVisible(len(game.seats) > 1)
        self.count.mark(len(choices.seats))
        self.seats.player_name = self._shown(settings.player_name)
        self.seats.show_seats(
            tuple(
                replace(seat, name=self._shown(seat.name)) if seat.level is None else seat
                for seat in choices.seats
            ),
            game_id,
        )
        self.game_box.setCurrentIndex(self._games.index(game_id))
        self.retranslate()
        # After it: the lists of those who may begin are filled with the seats' names there.
        self.start.setCurrentIndex(self.start.findData(choices.start))
        self.youngest.setCurrentIndex(choices.youngest)
        self._show_youngest()

    def _fill_form(self) -> None:
        kept = {*self._labels.values(), self.game_box, self.start, self.youngest, self.deal, self._deal_line}
        # Rows cannot be replaced, so all are taken out and put back. `takeRow` does not delete their widgets.
        while self._form.rowCount():
            taken = self._form.takeRow(0)
            for item in (taken.labelItem, taken.fieldItem):
                widget = item.widget() if item is not None else None
                if widget is not None and widget not in kept:
                    widget.deleteLater()
        self._form.addRow(self._labels["game"], self.game_box)
        for field in self._options:
            self._form.addRow(field.label, field.widget)
        self._form.addRow(self._labels["start"], self.start)
        self._form.addRow(self._labels["youngest"], self.youngest)
        self._form.addRow(self._labels["deal"], self.deal)
        self._form.addRow(self._deal_line)
        for row in (self.deal, self._deal_line):
            self._form.setRowVisible(row, all_games()[self.game_id].has_deals)

    def _count_chosen(self, count: int) -> None:
        self.seats.show_count(count)
        self._name_starters()

    def _name_starters(self) -> None:
        """Fill the lists of seats with their present names, keeping what is chosen."""
        names = self.seats.names()
        chosen, youngest = self.start.currentData(), max(0, self.youngest.currentIndex())
        entries = [
            (self.tr("the youngest"), YOUNGEST),
            *((name, seat) for seat, name in enumerate(names)),
            (self.tr("drawn by lot"), RANDOM),
        ]
        self.start.clear()
        for text, data in entries:
            self.start.addItem(text, data)
        self.start.setCurrentIndex(max(0, self.start.findData(chosen)))
        self.youngest.clear()
        self.youngest.addItems(names)
        self.youngest.setCurrentIndex(youngest if youngest < len(names) else 0)

    def _show_youngest(self) -> None:
        asked = self.start.currentData() == YOUNGEST
        self._form.setRowVisible(self.youngest, asked)
