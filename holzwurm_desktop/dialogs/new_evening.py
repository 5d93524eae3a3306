"""The dialog of a new evening: who takes part, which games, in which form, how points are counted; with the plan."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from random import SystemRandom
from typing import cast

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.game_picks import GamePicks
from holzwurm_desktop.dialogs.option_field import OptionField
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.dialogs.seat_rows import CountButtons, SeatRows
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.names import LONGEST_TITLE, tidy_name
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.evenings.course import follow
from holzwurm_desktop.evenings.making import (
    MOST_TIMES,
    EveningChoices,
    drawn_deals,
    games_for,
    make_plan,
    problem,
)
from holzwurm_desktop.evenings.plan import (
    FORMS,
    KNOCKOUT,
    MOST_PARTICIPANTS,
    POINTS,
    SAME,
    TOGETHER,
    Participant,
    Plan,
    SameTable,
)
from holzwurm_desktop.models.day import OPPONENTS
from holzwurm_desktop.models.evenings import (
    FORM_LINES,
    FORM_NAMES,
    GAME,
    NO_DEALS,
    POINT_LINES,
    POINT_NAMES,
    PROBLEMS,
    RESULT,
    plan_model,
)
from holzwurm_desktop.models.new_game import DEFAULT_LEVEL, Seat, default_choices
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import EveningStore
from holzwurm_desktop.storage.programs import programs_in
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words

_DEALS = 4
"""How many deals are proposed where all play the same ones."""


class NewEveningDialog(WorkshopDialog):
    """Plans an evening; `made` carries the id of the one that was stored."""

    made = Signal(str)

    def __init__(
        self,
        store: EveningStore,
        before: Plan | None,
        people: People,
        preferences: Preferences,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
        today: date | None = None,
    ) -> None:
        """Offers those who took part in the evening `before`, and the names of `people`. `today`: None is the present
        day."""
        super().__init__(appearance, parent, QDialogButtonBox.StandardButton.Cancel)
        self._store = store
        self._people = people
        self._words = words
        self._today = today or date.today()
        self._lot = SystemRandom().randrange(2**31)  # one for this dialog: what is previewed is what is drawn
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.count = CountButtons(MOST_PARTICIPANTS)
        self.seats = SeatRows(words, appearance, most=MOST_PARTICIPANTS)
        self.seats.offer_people(people)
        self.form, self.points = QComboBox(), QComboBox()
        self.games = GamePicks(words)
        self.opponents, self.level = QSpinBox(), QComboBox()
        self._options: list[OptionField] = []
        self._options_of = ""  # the game whose options are shown
        self.times = QSpinBox()
        self.times.setRange(1, MOST_TIMES)
        self.times.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lot = QCheckBox()
        self.form_line, self.points_line, self.trouble, self.no_deals = (
            MutedLabel(appearance) for _ in range(4)
        )
        self.plan = plan_model(words, self)
        self.plan_table = rows_table(self.plan, widest=2)
        self._headings = [Heading(appearance) for _ in range(3)]
        self._labels = {
            name: FieldLabel() for name in ("title", "form", "times", "points", "opponents", "level")
        }
        self._fields = QFormLayout()
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._load(before, preferences)
        self._connect()
        self.retranslate()

    def choices(self) -> EveningChoices:
        """The present choices."""
        names = self.seats.names()
        people = tuple(
            Participant(
                self._people.as_typed(name) if seat.level is None else tidy_name(name),
                seat.level,
                seat.program,
            )
            for name, seat in zip(names, self.seats.seats(), strict=True)
        )
        form = FORMS[self.form.currentIndex()]
        times = 1 if form == KNOCKOUT else self.times.value()
        return EveningChoices(
            people,
            form,
            self.games.chosen,
            times,
            POINTS[self.points.currentIndex()],
            self._lot if self.lot.isChecked() else None,
            self._table(times) if form == SAME else None,
        )

    def _table(self, deals: int) -> SameTable:
        """What all have alike at the same deals."""
        options = {field.name: field.value() for field in self._options}
        level = LEVELS[self.level.currentIndex()]
        return SameTable(self.opponents.value() + 1, level, options, drawn_deals(self._lot, deals))

    def accept(self) -> None:
        """Store the evening. What the disk says instead is shown, and nothing that was chosen is lost."""
        title = tidy_name(self.title.text(), LONGEST_TITLE) or self.title.placeholderText()
        try:
            plan = make_plan(self.choices())
            uuid = self._store.add(title, plan.to_json())
        except StorageError as error:
            self.trouble.setText(notice(self._words, error.code, error.data))
            self.trouble.show()
            return
        with suppress(StorageError):  # they are met when they begin their first match
            for each in plan.participants:
                if each.level is None:
                    self._people.meet(each.name)
        super().accept()
        self.made.emit(uuid)

    def retranslate(self) -> None:
        self.write_title(
            self.tr("New evening"),
            self.tr("A series of matches with one table of standings, on one day or many."),
        )
        headings = (self.tr("Who takes part"), self.tr("What is played"), self.tr("The plan"))
        for heading, text in zip(self._headings, headings, strict=True):
            heading.setText(text)
        texts = {
            "title": self.tr("&Name of the evening"),
            "form": self.tr("&Form"),
            "points": self.tr("&Points"),
            "opponents": self.tr("&Computer players"),
            "level": self.tr("Le&vel"),
        }
        for name, text in texts.items():
            self._labels[name].setText(text)
        self.count.describe(self.tr("{count} take part"))
        day = QLocale().toString(
            QDate(self._today.year, self._today.month, self._today.day), QLocale.FormatType.ShortFormat
        )
        self.title.setPlaceholderText(self.tr("Evening of {day}").format(day=day))
        room = self.title.fontMetrics().horizontalAdvance(self.title.placeholderText())
        self.title.setMinimumWidth(room + 3 * self.title.fontMetrics().height())
        for place, form in enumerate(FORMS):
            self.form.setItemText(place, self._words.say(FORM_NAMES[form]))
        for place, points in enumerate(POINTS):
            self.points.setItemText(place, self._words.say(POINT_NAMES[points]))
        for place, level in enumerate(LEVELS):
            self.level.setItemText(place, self._words.say(level_name(level)))
        for field in self._options:
            field.retranslate(self._words)
        self.no_deals.setText(self._words.say(NO_DEALS))
        self.lot.setText(self.tr("&Draw the order by lot"))
        self.start_button.setText(self.tr("Plan &it"))
        self.plan_table.setAccessibleName(headings[2])
        self._explain()
        self.games.retranslate()
        self.seats.retranslate()
        self._show()

    def _explain(self) -> None:
        describe(
            {
                self.title: self.tr("Left empty, it is called after the day"),
                self.opponents: self.tr("How many computer players sit at each table"),
                self.level: self.tr(
                    "How strong they are; the same moves they answer alike, whoever makes them"
                ),
                self.lot: self.tr("Who begins, and in a knock-out who meets whom, depends on the order"),
                self.plan_table: self.tr("The matches may be played in any order"),
                self.start_button: self.tr("Stores the plan; it can be played today or on other days"),
            }
        )

    def _lay_out(self) -> None:
        self.form.addItems([""] * len(FORMS))
        self.points.addItems([""] * len(POINTS))
        self.level.addItems([""] * len(LEVELS))
        self.level.setCurrentIndex(LEVELS.index(OPPONENTS))
        self.opponents.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for name, field in (
            ("title", self.title),
            ("form", self.form),
            ("times", self.times),
            ("points", self.points),
            ("opponents", self.opponents),
            ("level", self.level),
        ):
            self._labels[name].setBuddy(field)
        left, right, fields = QVBoxLayout(), QVBoxLayout(), self._fields
        for column in (left, right):
            column.setSpacing(10)
        left.addWidget(self._headings[0])
        left.addWidget(self.count)
        left.addWidget(self.seats)
        left.addWidget(self._headings[2])
        left.addWidget(self.trouble)
        left.addWidget(self.plan_table, 1)
        right.addWidget(self._headings[1])
        fields.setHorizontalSpacing(14)
        fields.setVerticalSpacing(9)
        fields.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields.addRow(self._labels["title"], self.title)
        fields.addRow(self._labels["form"], self.form)
        fields.addRow(self.form_line)
        fields.addRow(self.games)
        fields.addRow(self.no_deals)
        fields.addRow(self._labels["opponents"], self.opponents)
        fields.addRow(self._labels["level"], self.level)
        fields.addRow(self._labels["times"], self.times)
        fields.addRow(self._labels["points"], self.points)
        fields.addRow(self.points_line)
        fields.addRow(self.lot)
        right.addLayout(fields)
        right.addStretch(1)
        self.body.addWidget(Columns((left, right), (1, 1)), 1)
        self.plan_table.setMinimumHeight(5 * self.fontMetrics().height())
        self.plan_table.setColumnHidden(RESULT, True)  # nothing is played yet
        self.start_button.setDefault(True)

    def _load(self, before: Plan | None, preferences: Preferences) -> None:
        """Show those who took part last."""
        settings = preferences.values
        self.seats.offer(programs_in(settings.programs))
        shown = self._people.shown
        self.seats.player_name = shown(settings.player_name)
        people = before.participants if before is not None else ()
        seats = tuple(
            Seat(shown(each.name) if each.level is None else each.name, each.level, each.program)
            for each in people
        ) or (Seat(), Seat(), Seat(level=DEFAULT_LEVEL))
        self.count.mark(len(seats))
        self.seats.show_seats(seats, "")  # of several games
        game_id = settings.last_game
        offered = games_for(TOGETHER, len(seats))
        self.games.offer(offered)
        first = game_id if game_id in offered else next(iter(offered), None)
        if first is not None:
            self.games.checks[first].setChecked(True)

    def _connect(self) -> None:
        self.count.chosen.connect(self._count_chosen)
        self.seats.changed.connect(self._show)
        self.games.changed.connect(self._show)
        for box in (self.form, self.points):
            box.currentIndexChanged.connect(self._form_chosen)
        self.times.valueChanged.connect(self._show)
        self.opponents.valueChanged.connect(self._show)
        self.level.currentIndexChanged.connect(self._show)
        self.lot.toggled.connect(self._show)

    def _count_chosen(self, count: int) -> None:
        self.seats.show_count(count)
        self._form_chosen()

    def _form_chosen(self) -> None:
        form = FORMS[self.form.currentIndex()]
        if form == SAME and self.times.value() == 1:
            self.times.setValue(_DEALS)  # one alone says little
        self.seats.only_people(form == SAME)
        self.games.only_one(form == SAME)
        self.games.offer(games_for(form, len(self.seats.seats())))  # which tells of a change

    def _show(self) -> None:
        """Show what was chosen as a plan, or why there can be none."""
        choices = self.choices()
        knockout = choices.form == KNOCKOUT
        offered = games_for(choices.form, len(choices.participants))
        if any(game_id not in offered for game_id, _ in choices.games):
            self.games.offer(offered)  # comes back here
            return
        same = choices.form == SAME
        self._show_options(choices.games[0][0] if same and choices.games else "")
        self._fields.setRowVisible(self.times, not knockout)
        for field in (self.points, self.points_line):
            self._fields.setRowVisible(field, not knockout and not same)
        self._fields.setRowVisible(self.opponents, same)
        self._fields.setRowVisible(self.level, same)
        self._labels["times"].setText(self.tr("How &many deals") if same else self.tr("How &often"))
        often = self.tr("How often the same people play each game")
        describe({self.times: self.tr("How many deals each of them plays") if same else often})
        self.form_line.setText(self._words.say(FORM_LINES[choices.form]))
        self.points_line.setText(self._words.say(POINT_LINES[choices.points]))
        if same:
            choices = (
                self.choices()
            )  # the options and the number of computer players may be those of another game now
        trouble = problem(choices)
        self.start_button.setEnabled(trouble is None)
        if trouble is not None:
            self.trouble.setText(self._words.say(PROBLEMS[trouble]))
            self.plan.show_rows([])
        else:
            plan = make_plan(choices)
            self.trouble.setText(self.tr("%n match(es), to be played in any order.", "", len(plan.fixtures)))
            self.plan.show_rows([(plan, slot) for slot in follow(plan, [])])
            self.plan_table.setColumnHidden(GAME, len(choices.games) == 1)
        self._measure()

    def _measure(self) -> None:
        """Let the dialog grow with its words: how many lines they need is known only once they are laid out."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.games.updateGeometry()

    def _show_options(self, game_id: str) -> None:
        """Show the options of a game that all play alike, and how many can sit at its table; "" for none."""
        self._fields.setRowVisible(self.no_deals, bool(game_id) and not all_games()[game_id].has_deals)
        if game_id == self._options_of:
            return
        self._options_of = game_id
        for field in self._options:
            self._fields.removeRow(field.widget)
        self._options = []
        if not game_id:
            return
        game = all_games()[game_id]
        self.opponents.blockSignals(True)  # whoever called this shows everything anyway
        self.opponents.setRange(game.seats[0] - 1, game.seats[-1] - 1)
        self.opponents.setValue(len(default_choices(game).seats) - 1)
        self.opponents.blockSignals(False)
        row = cast(tuple[int, object], self._fields.getWidgetPosition(self.times))[0]
        for place, (name, option) in enumerate((n, o) for n, o in game.options.items() if n != "rounds"):
            field = OptionField(name, option, game_text(game_id).option_words(name))
            field.show_value(option.default)
            field.retranslate(self._words)
            self._fields.insertRow(row + place, field.label, field.widget)
            self._options.append(field)
