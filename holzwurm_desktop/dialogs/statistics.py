"""Statistics: past matches to sort and filter, and figures about them by player, by opponent and in charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.match_details import MatchDetails
from holzwurm_desktop.dialogs.match_filter import COUNTED, MatchFilter
from holzwurm_desktop.dialogs.name_help import icon_of
from holzwurm_desktop.dialogs.ratings_page import RatingsPage
from holzwurm_desktop.dialogs.result_export import export_results
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.dialogs.same_person import SamePersonDialog
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.statistics import (
    against_model,
    matches_model,
    players_model,
    who_text,
)
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.figures import PlayerSummary, Share, Who, against, player_summaries
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.storage.statistics import Statistics
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words

if TYPE_CHECKING:
    from holzwurm_desktop.dialogs.charts import Charts

MATCHES, PLAYERS, AGAINST, CHARTS, RATING = range(5)


_OfPlayer = TypeVar("_OfPlayer", PlayerSummary, Share)


class StatisticsDialog(WorkshopDialog):
    """Shows the results as they were when the dialog opened; it may stay open next to the table. A page is computed
    when it is first looked at."""

    replay_requested = Signal(int)
    """The id of the match to replay."""
    learn_requested = Signal()
    """The own mistakes of the last month are wanted as tasks."""

    def __init__(
        self,
        statistics: Statistics,
        game_id: str,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
        people: People | None = None,
    ) -> None:
        """Start with the matches of `game_id`. people: who the persons are, if that is known."""
        super().__init__(appearance, parent)
        self._statistics = statistics
        self._people = people
        self._words = words
        self._all: list[MatchRow] = []
        self._others: dict[str | None, tuple[int, int, int]] = {}  # see `_count_others`, by game
        self._charts: Charts | None = None
        self._stale: set[int] = set()  # pages to be filled again when they are looked at
        self._error = ""
        self.shown: list[MatchRow] = []
        """The selected matches, latest first."""
        self.filter = MatchFilter(game_id, words)
        self.basis = MutedLabel(appearance)
        self._matches, self._players = matches_model(words, self), players_model(words, self)
        self._against = against_model(words, self)
        self.matches_table, self.players_table = rows_table(self._matches), rows_table(self._players, 0)
        self.against_table = rows_table(self._against, 0)
        for model in (self._players, self._against):
            model.picture = self._picture
        self.ratings = RatingsPage(words, appearance, self._picture)
        self.details = MatchDetails(words, appearance)
        self.replay_button, self.same_button, self.learn_button = (QPushButton() for _ in range(3))
        self.who = [QComboBox(), QComboBox()]
        self.who_labels = [FieldLabel(), FieldLabel()]
        self.chart_line = MutedLabel(appearance)
        self.tabs = QTabWidget()
        self.export_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._lay_out()
        self._read()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(self.tr("Statistics"))
        titles = (
            self.tr("&Matches"),
            self.tr("&Players"),
            self.tr("&Against whom"),
            self.tr("C&harts"),
            self.tr("&Rating"),
        )
        for place, title in enumerate(titles):
            self.tabs.setTabText(place, title)
        tables = (self.matches_table, self.players_table, self.against_table, self.ratings.table)
        for table, name in zip(tables, (*titles[:3], titles[4]), strict=True):
            table.setAccessibleName(name.replace("&", ""))
        for label in self.who_labels:
            label.setText(self.tr("Pla&yer"))
        self.replay_button.setText(self.tr("Rep&lay the match"))
        self.learn_button.setText(self.tr("Learn from my mista&kes"))
        self.same_button.setText(self.tr("Is the &same person as…"))
        self.export_button.setText(self.tr("&Export…"))
        sorts = self.tr("A click on a heading sorts the list")
        describe(
            {
                **dict.fromkeys(tables[1:], sorts),
                self.matches_table: self.tr("{sorts}, a double click on a match replays it").format(
                    sorts=sorts
                ),
                self.replay_button: self.tr("Goes through the selected match move by move"),
                self.learn_button: self.tr(
                    "From the analysed matches that were finished in the last 30 days"
                ),
                self.same_button: self.tr("Counts two names as one person from now on"),
                self.export_button: self.tr("Writes what is selected above to a file, for other programs"),
                **dict.fromkeys(self.who, self.tr("Whose results are shown")),
            }
        )
        self.filter.retranslate()
        self.details.retranslate()
        self._select()

    def done(self, result: int) -> None:
        self.ratings.wait()
        super().done(result)

    # Construction.

    def _lay_out(self) -> None:
        self.body.addWidget(self.filter)
        self.body.addWidget(self.tabs, 1)
        self.body.addWidget(self.basis)
        matches, below = self._page(self.matches_table), Flow()
        matches.addWidget(self.details)
        below.addWidget(self.learn_button)
        below.split()
        below.addWidget(self.replay_button)
        matches.addLayout(below)
        players, row = self._page(self.players_table), QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.same_button)
        players.addLayout(row)
        self._page(self.against_table, self._who_row(0))
        self._chart_page = self._page(self.chart_line, self._who_row(1))
        self.tabs.addTab(self.ratings, "")
        size_first(self, 980, 640)

    def _page(self, widget: QWidget, above: QHBoxLayout | None = None) -> QVBoxLayout:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        if above is not None:
            layout.addLayout(above)
        layout.addWidget(widget, 1 if isinstance(widget, QTableView) else 0)
        self.tabs.addTab(page, "")
        return layout

    def _who_row(self, place: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.who_labels[place].setBuddy(self.who[place])
        self.who[place].setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row.addWidget(self.who_labels[place])
        row.addWidget(self.who[place])
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.filter.changed.connect(self._select)
        self.tabs.currentChanged.connect(self._fill_page)
        self.matches_table.selectionModel().currentRowChanged.connect(self._match_chosen)
        # Resetting a model clears the selection without a signal about the current row.
        self._matches.modelReset.connect(lambda: self._match_chosen(QModelIndex()))
        self.matches_table.doubleClicked.connect(self._look_through)
        self.replay_button.clicked.connect(self._look_through)
        self.learn_button.clicked.connect(self.learn_requested)
        self.players_table.selectionModel().currentRowChanged.connect(lambda: self._person_chosen())
        self._players.modelReset.connect(self._person_chosen)
        self.same_button.clicked.connect(self._ask_same_person)
        for box, page in zip(self.who, (AGAINST, CHARTS), strict=True):
            box.activated.connect(lambda _, page=page: self._refill(page))
        self.ratings.worked_out.connect(self._rated_all)
        self.export_button.clicked.connect(self._export)
        if self._people is not None:
            self._people.changed.connect(self._people_changed)

    # Contents.

    def _read(self) -> None:
        try:
            self._all = self._statistics.finished_matches()
        except StorageError as error:
            self._error = notice(self._words, error.code, error.data)
        self.filter.offer_people(self._all, self._hidden)

    def _select(self) -> None:
        """After a change of the selection, fill the visible page now and the others when they are looked at."""
        self.shown = self.filter.selection.of(self._all)
        self._stale = {MATCHES, PLAYERS, AGAINST, CHARTS, RATING}
        self.basis.setText(self._error or self._basis())
        self.export_button.setEnabled(bool(self.shown))
        self._fill_page(self.tabs.currentIndex())

    def _refill(self, page: int) -> None:
        self._stale.add(page)
        self._fill_page(page)

    def _fill_page(self, page: int) -> None:
        if page not in self._stale:
            return
        self._stale.discard(page)
        fill: dict[int, Callable[[], None]] = {
            MATCHES: self._fill_matches,
            PLAYERS: self._fill_players,
            AGAINST: self._fill_against,
            CHARTS: self._fill_charts,
            RATING: self._fill_ratings,
        }
        fill[page]()

    def _fill_matches(self) -> None:
        self._matches.show_rows(self.shown)
        # The column of the games would say the same in every row.
        self.matches_table.setColumnHidden(1, self.filter.game_id is not None)

    def _fill_players(self) -> None:
        self._players.show_rows(self._listed(player_summaries(self.shown)))
        self.players_table.setColumnHidden(1, self.filter.game_id is not None)

    def _fill_against(self) -> None:
        who = self._offer_players(0)
        self._against.show_rows(self._listed(against(self.shown, who)) if who is not None else [])

    def _fill_charts(self) -> None:
        who = self._offer_players(1)
        one_game = self.filter.game_id is not None
        self.chart_line.setVisible(who is None or not one_game)
        self.chart_line.setText(
            self.tr("There are no matches to draw yet.")
            if one_game
            else self.tr("Choose one game above: scores of different games cannot be compared.")
        )
        if who is not None and one_game:
            if self._charts is None:
                from holzwurm_desktop.dialogs.charts import Charts  # slow to import

                self._charts = Charts(self._words, self.appearance)
                self._chart_page.addWidget(self._charts, 1)
            self._charts.show_player(self.shown, who)
        if self._charts is not None:
            self._charts.setVisible(who is not None and one_game)

    def _offer_players(self, place: int) -> Who | None:
        """Fill the list of players on a page (`place` 0: opponents, 1: charts). Returns the one chosen, None if there
        are no players."""
        box, chosen = self.who[place], self.who[place].currentData()
        players = list(dict.fromkeys(row.who for row in self._listed(player_summaries(self.shown))))
        wanted = self.filter.selection.player
        # Who is selected above is the obvious choice, unless another was made here.
        if wanted is not None and chosen not in players:
            chosen = Who(wanted)
        box.clear()
        for who in players:
            box.addItem(who_text(self._words, who), who)
        box.setCurrentIndex(players.index(chosen) if chosen in players else 0)
        return players[max(0, box.currentIndex())] if players else None

    def _fill_ratings(self) -> None:
        self.ratings.fill(self._all, self.filter.game_id, self.filter.selection.player, self._hidden)

    def _rated_all(self) -> None:
        self._stale.add(RATING)
        self._fill_page(self.tabs.currentIndex())

    def _basis(self) -> str:
        selection, game = self.filter.selection, self.filter.game_id
        if self.filter.kind.currentIndex() != COUNTED:
            return self.tr("These figures are based on %n match(es).", "", len(self.shown))
        others = sum(row.practice and game in (None, row.game) for row in self._all)
        parts = [self.tr("These figures are based on %n finished match(es).", "", len(self.shown))]
        if (selection.player, selection.level, selection.since) == (None, None, None):
            abandoned, damaged, closed = self._count_others(game)
            parts += [
                self.tr("%n practice match(es) are not in them.", "", others) if others else "",
                self.tr("%n given-up match(es) are not in them.", "", abandoned) if abandoned else "",
                self.tr("%n match(es) are damaged: they cannot be read.", "", damaged) if damaged else "",
                self.tr("%n match(es) come when all at their evening have played the same deal.", "", closed)
                if closed
                else "",
            ]
        return " ".join(part for part in parts if part)

    def _count_others(self, game: str | None) -> tuple[int, int, int]:
        """The numbers of matches that were given up, are damaged, or are not to be seen yet, of one game or all."""
        if game not in self._others:
            counts = self._statistics
            try:
                self._others[game] = (
                    counts.abandoned_matches(game),
                    counts.damaged_matches(game),
                    counts.closed_matches(game),
                )
            except StorageError:
                return 0, 0, 0  # the error was shown when the matches were read
        return self._others[game]

    # Actions.

    def _match_chosen(self, current: QModelIndex, _before: QModelIndex | None = None) -> None:
        self.replay_button.setEnabled(current.isValid())
        self.details.show_match(self._matches.row(current.row()) if current.isValid() else None)

    def _person_chosen(self) -> None:
        self.same_button.setEnabled(self._person() is not None)

    def _person(self) -> str | None:
        """The name of the person in the chosen row of the players; None for a computer player or no row."""
        row = self.players_table.currentIndex().row()
        summary = self._players.row(row) if 0 <= row < self._players.rowCount() else None
        return summary.who.name if summary is not None and summary.who.level is None else None

    def _ask_same_person(self) -> None:
        name, people = self._person(), self._people
        if name is None or people is None:
            return
        try:
            people.meet(name)  # whose match was begun elsewhere may not have been met here
        except StorageError as error:
            self.basis.setText(notice(self._words, error.code, error.data))
        if (person := people.called(name)) is not None:
            dialog = SamePersonDialog(person, people, self._words, self.appearance, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    @property
    def _hidden(self) -> set[str]:
        """Who is to stand in no list."""
        return set() if self._people is None else self._people.hidden

    def _listed(self, rows: Sequence[_OfPlayer]) -> list[_OfPlayer]:
        """The rows but those of people who are hidden."""
        hidden = self._hidden
        return [row for row in rows if row.who.name not in hidden]

    def _picture(self, name: str) -> QIcon | None:
        face = "" if self._people is None else self._people.face(name)
        return icon_of(face, self.fontMetrics().height() + 4, self.devicePixelRatioF()) if face else None

    def _people_changed(self) -> None:
        self.ratings.forget()
        self._read()
        self._select()

    def _look_through(self, *_: object) -> None:
        current = self.matches_table.currentIndex()
        if current.isValid():
            self.replay_requested.emit(self._matches.row(current.row()).match_id)

    def _export(self) -> None:
        try:
            export_results(self.shown, self._words, self)
        except StorageError as error:
            self.basis.setText(notice(self._words, error.code, error.data))
