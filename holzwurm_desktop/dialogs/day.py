"""The deal of the day: the same cards for everybody, and the results with them here."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QDialogButtonBox,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.models.day import OPPONENTS, choices_of_the_day, day_model
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.figures import best_of_the_day
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.storage.statistics import Statistics
from holzwurm_desktop.table.press import key_of
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words


class DayDialog(WorkshopDialog):
    """Lets the player choose a game and a day, and lists people's results with that deal, best first."""

    day_chosen = Signal(str, object, object)
    """A game's id, its `Choices` and the date of the chosen deal."""
    rules_requested = Signal(str)
    """The id of the game whose rules were asked for."""

    def __init__(
        self,
        game_id: str,
        statistics: Statistics,
        preferences: Preferences,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
        today: date | None = None,
    ) -> None:
        """Start with `game_id`, or with another game if that one has no deals, and with `today`, the last day that
        can be chosen; None is the present day."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._games = [each for each, game in all_games().items() if game.has_deals]
        self._statistics = statistics
        self._preferences = preferences
        self._words = words
        self._rows: list[MatchRow] = []
        today = today or date.today()
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.game_box.setCurrentIndex(self._games.index(game_id) if game_id in self._games else 0)
        self.day = QDateEdit(QDate(today.year, today.month, today.day))
        self.day.setMaximumDate(self.day.date())
        self.day.setCalendarPopup(True)
        self.terms = MutedLabel(appearance)
        self._heading = Heading(appearance)
        self.results = day_model(words, self)
        self.table = rows_table(self.results, widest=0)
        self.empty = MutedLabel(appearance)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.rules_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.HelpRole)
        self.rules_button.clicked.connect(self._ask_for_rules)
        QShortcut(QKeySequence.StandardKey.HelpContents, self, self._ask_for_rules)
        give_keys(self.rules_button, key_of(QKeySequence(QKeySequence.StandardKey.HelpContents)))
        self._labels = [FieldLabel(), FieldLabel()]
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self._show)
        self.day.dateChanged.connect(self._show)
        self._read()
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(
            self.tr("Deal of the day"), self.tr("The same cards today for everybody with this version.")
        )
        self._labels[0].setText(self.tr("&Game"))
        self._labels[1].setText(self.tr("&Day"))
        for place, game_id in enumerate(self._games):
            self.game_box.setItemText(place, self._words.say(game_text(game_id).title))
        self.start_button.setText(self.tr("&Start"))
        self.rules_button.setText(self.tr("R&ules"))
        self._heading.setText(self.tr("Best results here"))
        self.table.setAccessibleName(self._heading.text())
        describe(
            {
                self.day: self.tr("Deals of past days can be played as well"),
                self.table: self.tr("Who played this deal on this computer, the best first"),
            }
        )
        self.day.setDisplayFormat(QLocale().dateFormat(QLocale.FormatType.ShortFormat))
        self._show()

    def accept(self) -> None:
        game_id = self._games[self.game_box.currentIndex()]
        choices = choices_of_the_day(all_games()[game_id], self._preferences.values.player_name)
        super().accept()
        self.day_chosen.emit(game_id, choices, self._date)

    def _ask_for_rules(self) -> None:
        self.rules_requested.emit(self._games[self.game_box.currentIndex()])

    @property
    def _date(self) -> date:
        chosen = self.day.date()
        return date(chosen.year(), chosen.month(), chosen.day())

    def _lay_out(self) -> None:
        row = Flow(spacing=10)
        for label, field in zip(self._labels, (self.game_box, self.day), strict=True):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        self.body.addLayout(row)
        self.body.addWidget(self.terms)
        self.body.addWidget(self._heading)
        self.body.addWidget(self.empty)
        self.body.addWidget(self.table, 1)
        self.body.addStretch(0)
        size_first(self, 600, 460)

    def _read(self) -> None:
        try:
            self._rows = self._statistics.finished_matches()
        except StorageError as error:
            self.terms.setText(notice(self._words, error.code, error.data))

    def _show(self) -> None:
        game_id = self._games[self.game_box.currentIndex()]
        choices = choices_of_the_day(all_games()[game_id], "")
        level = self._words.say(level_name(OPPONENTS))
        # Without thousands separators: the number is a name, to be compared with those of other people.
        number = (
            QLocale().toString(deal_of_the_day(self._date, game_id)).replace(QLocale().groupSeparator(), "")
        )
        opponents = self.tr("You begin, against %n computer player(s).", "", len(choices.seats) - 1)
        self.terms.setText(
            " ".join(
                (
                    opponents,
                    self.tr("Level: {level}. Deal {number}.").format(level=level, number=number),
                )
            )
        )
        best = best_of_the_day(self._rows, self._date, game_id)
        self.results.show_rows(best)
        self.table.setVisible(bool(best))
        self.empty.setVisible(not best)
        self.empty.setText(self.tr("Nobody has finished this deal here yet."))
