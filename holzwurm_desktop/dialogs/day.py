"""The deal of the day: the same cards for everybody, and the results with them here."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.evenings.days import DayStanding, Played, day_standings, days_played
from holzwurm_desktop.evenings.match_points import compared
from holzwurm_desktop.models.comparison import Attempt, PlayedDeal
from holzwurm_desktop.models.day import (
    OPPONENTS,
    SPANS,
    choices_of_the_day,
    day_columns,
    day_model,
    day_standings_columns,
    day_text,
    days_of,
    streak_text,
)
from holzwurm_desktop.models.new_game import person_name
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.models.statistics import RowsModel
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
    """Lets the player choose a game and a day, and lists people's results with that deal, best first; beside them the
    days of the week or the month, with the standings over them."""

    day_chosen = Signal(str, object, object)
    """A game's id, its `Choices` and the date of the chosen deal."""
    compare_requested = Signal(object)
    """The `PlayedDeal` of the chosen day, whose attempts are to be compared move by move."""
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
        people: People | None = None,
    ) -> None:
        """Start with `game_id`, or with another game if that one has no deals, and with `today`, the last day that
        can be chosen; None is the present day. `people`: who plays here, and who stands in no list."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._games = [each for each, game in all_games().items() if game.has_deals]
        self._statistics = statistics
        self._preferences = preferences
        self._words = words
        self._rows: list[MatchRow] = []
        self._people = people
        self._today = today = today or date.today()
        self._played: Played = {}
        self._filling = False  # whether it is not the player who chooses another day
        self._make_choice(game_id, today, appearance)
        self._make_series(words, appearance)
        self._make_buttons()
        self._labels = [FieldLabel() for _ in range(3)]
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self._show)
        self.day.dateChanged.connect(self._show)
        self.span.currentIndexChanged.connect(self._show)
        self.days_table.selectionModel().currentRowChanged.connect(self._day_chosen)
        self.compare_button.clicked.connect(self._compare)
        self._read()
        self.retranslate()

    def _make_choice(self, game_id: str, today: date, appearance: Appearance) -> None:
        """The game and the day, and the results with that deal."""
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.game_box.setCurrentIndex(self._games.index(game_id) if game_id in self._games else 0)
        self.day = QDateEdit(QDate(today.year, today.month, today.day))
        self.day.setMaximumDate(self.day.date())
        self.day.setCalendarPopup(True)
        self.terms = MutedLabel(appearance)
        self._heading = Heading(appearance)
        self.results = day_model(self._words, self)
        self.table = rows_table(self.results, widest=0)
        self.empty = MutedLabel(appearance)

    def _make_series(self, words: Words, appearance: Appearance) -> None:
        """Day after day of a week or a month, and the standings over them."""
        self.span = QComboBox()
        self.span.addItems([""] * len(SPANS))
        self.streak = MutedLabel(appearance)
        self._series, self._ranking = Heading(appearance), Heading(appearance)
        self.days: RowsModel[date] = RowsModel(words, (), self)
        self.days_table = rows_table(self.days, widest=0)
        self.days_table.setSortingEnabled(False)  # the days follow each other
        self.standings: RowsModel[DayStanding] = RowsModel(words, day_standings_columns(words), self)
        self.standings_table = rows_table(self.standings, widest=1)
        self.no_standings = MutedLabel(appearance)
        self.compare_button = QPushButton()
        self.compare_button.setAutoDefault(False)

    def _make_buttons(self) -> None:
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.rules_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.HelpRole)
        self.rules_button.clicked.connect(self._ask_for_rules)
        QShortcut(QKeySequence.StandardKey.HelpContents, self, self._ask_for_rules)
        give_keys(self.rules_button, key_of(QKeySequence(QKeySequence.StandardKey.HelpContents)))

    def retranslate(self) -> None:
        self.write_title(
            self.tr("Deal of the day"), self.tr("The same cards today for everybody with this version.")
        )
        self._labels[0].setText(self.tr("&Game"))
        self._labels[1].setText(self.tr("&Day"))
        self._labels[2].setText(self.tr("Days &of"))
        for place, text in enumerate((self.tr("the week"), self.tr("the month"))):
            self.span.setItemText(place, text)
        self._series.setText(self.tr("Series of days"))
        self._ranking.setText(self.tr("Standings over these days"))
        self.no_standings.setText(self.tr("Nobody has played any of these days yet."))
        self.compare_button.setText(self.tr("&Compare…"))
        self.days_table.setAccessibleName(self._series.text())
        self.standings_table.setAccessibleName(self._ranking.text())
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
                self.span: self.tr("Which days are seen at a glance: those around the chosen day"),
                self.days_table: self.tr(
                    "Your first results and those of the others; a day that is chosen can be played"
                ),
                self.standings_table: self.tr(
                    "Those who played the same days, compared by their first results"
                ),
                self.compare_button: self.tr(
                    "Shows the first attempts at this deal move by move, as soon as you have played it yourself"
                ),
            }
        )
        self.day.setDisplayFormat(QLocale().dateFormat(QLocale.FormatType.ShortFormat))
        self._show()

    def line_of_game(self) -> str:
        """What is compared."""
        title = self._words.say(game_text(self._games[self.game_box.currentIndex()]).title)
        return self.tr("Deal of the day – {game}").format(game=title)

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
        for label, field in zip(self._labels, (self.game_box, self.day, self.span), strict=True):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(8)
        right.setSpacing(8)
        for part in (self.terms, self._heading, self.empty):
            left.addWidget(part)
        left.addWidget(self.table, 1)
        left.addWidget(self.compare_button, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(0)
        for part in (self._series, self.streak):
            right.addWidget(part)
        right.addWidget(self.days_table, 3)
        for part in (self._ranking, self.no_standings):
            right.addWidget(part)
        right.addWidget(self.standings_table, 2)
        for table, lines in ((self.table, 6), (self.days_table, 9), (self.standings_table, 5)):
            table.setMinimumWidth(40 * self.fontMetrics().averageCharWidth())
            table.setMinimumHeight(lines * self.fontMetrics().height())
        self.body.addLayout(row)
        self.body.addWidget(Columns((left, right)), 1)
        size_first(self, 1100, 600)

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
        self._show_days(game_id)

    def _show_days(self, game_id: str) -> None:
        """Show the days around the chosen one, and the standings over them."""
        hidden = set() if self._people is None else self._people.hidden
        self._played = {
            day: {name: made for name, made in people.items() if name not in hidden}
            for day, people in days_played(self._rows, game_id).items()
        }
        days = days_of(self._date, SPANS[self.span.currentIndex()], self._today)
        ranked = day_standings(self._played, days)
        others = [row.name for row in ranked if row.name != self._me]
        self._filling = True
        columns = day_columns(self._words, self._played, [self._me, *others], self._today)
        self.days.show_columns(columns, days)
        self.days_table.selectRow(days.index(self._date))
        self.days_table.scrollTo(self.days_table.currentIndex())
        self._filling = False
        self.streak.setText(streak_text(self._words, self._played, self._me, self._today))
        self.standings.show_rows(ranked)
        self.standings_table.setVisible(bool(ranked))
        self.no_standings.setVisible(not ranked)
        people = self._played.get(self._date, {})
        self.compare_button.setVisible(len(people) > 1)
        self.compare_button.setEnabled(self._me in people)

    @property
    def _me(self) -> str:
        """Who sits at the first seat."""
        if self._people is not None:
            return self._people.me
        return person_name(self._words, 0, self._preferences.values.player_name)

    def _day_chosen(self, current: QModelIndex) -> None:
        if not self._filling and current.isValid():
            day = self.days.row(current.row())
            self.day.setDate(QDate(day.year, day.month, day.day))

    def _compare(self) -> None:
        people = list(self._played.get(self._date, {}).values())
        known = zip(people, compared([each.score for each in people]), strict=True)
        attempts = [Attempt(made.name, made.match_id, points) for made, points in known]
        day = self._date
        attempts.sort(key=lambda each: (each.compared.place, each.name))
        self.compare_requested.emit(PlayedDeal(lambda: day_text(day), attempts))
