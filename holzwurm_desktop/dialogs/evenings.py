"""The page of an evening: its plan, what is open, the standings; to play, drop out, and share from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.dialogs.standings_files import save_picture, save_table
from holzwurm_desktop.evenings.book import Evening, open_evening, toggle
from holzwurm_desktop.evenings.course import DONE, Slot, next_slot
from holzwurm_desktop.evenings.match_points import deal_results
from holzwurm_desktop.evenings.plan import SAME
from holzwurm_desktop.models.evenings import GAME, hidden_standings, plan_model, rules_text, standings_model
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import EveningStore, StoredEvening
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words

_PLAN, _STANDINGS = range(2)


class EveningsDialog(WorkshopDialog):
    """Shows one of the stored evenings as it is now."""

    play_requested = Signal(object, object)
    """An `Evening` and the `Slot` of it that is to be played."""
    compare_requested = Signal(object, int)
    """An `Evening` of the same deals, and the number of the deal at which the comparison begins."""
    new_requested = Signal()
    """Another evening is to be planned."""

    def __init__(
        self,
        store: EveningStore,
        uuid: str,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """Start with the evening `uuid`, or with the latest if there is none of that id."""
        super().__init__(appearance, parent)
        self._store = store
        self._words = words
        self._stored: list[StoredEvening] = []
        self._deleted: StoredEvening | None = None
        self._trouble: Callable[[], str] | None = None
        self.evening: Evening | None = None
        """The evening that is shown; None if there is none, or none that can be read."""
        self.choice = QComboBox()
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.choice_label = FieldLabel()
        self.line, self.rules = MutedLabel(appearance), MutedLabel(appearance)
        self._headings = [Heading(appearance) for _ in range(2)]
        self.plan, self.standings = plan_model(words, self), standings_model(words, self)
        self.plan_table, self.standings_table = rows_table(self.plan, 2), rows_table(self.standings, 1)
        self.new_button, self.delete_button, self.next_button, self.play_button = (
            QPushButton() for _ in range(4)
        )
        self.compare_button = QPushButton()
        self.drop_button, self.picture_button, self.file_button = (QPushButton() for _ in range(3))
        self._lay_out()
        self._connect()
        self._read(uuid)
        self.retranslate()

    def retranslate(self) -> None:
        self.write_title(
            self.tr("Evenings"),
            self.tr("A series of matches with one table of standings, on one day or many."),
        )
        self.choice_label.setText(self.tr("&Evening"))
        for heading, text in zip(self._headings, (self.tr("The plan"), self.tr("Standings")), strict=True):
            heading.setText(text)
        for table, heading in zip((self.plan_table, self.standings_table), self._headings, strict=True):
            table.setAccessibleName(heading.text())
        self.new_button.setText(self.tr("&New evening…"))
        self.next_button.setText(self.tr("&Play next"))
        self.play_button.setText(self.tr("Play &this match"))
        self.compare_button.setText(self.tr("&Compare…"))
        self.picture_button.setText(self.tr("As a p&icture…"))
        self.file_button.setText(self.tr("As a &file…"))
        describe(
            {
                self.choice: self.tr("Which evening is shown"),
                self.plan_table: self.tr("A double click plays a match that is open, or compares a deal"),
                self.standings_table: self.tr("A click on a heading sorts the list"),
                self.next_button: self.tr("Goes on with what was begun, else begins the first open match"),
                self.play_button: self.tr("Begins the selected match, or goes on with it"),
                self.compare_button: self.tr(
                    "Shows who made what of a deal that all have played, move by move"
                ),
                self.picture_button: self.tr("Saves the standings as a PNG picture"),
                self.file_button: self.tr("Saves the standings as a CSV table for spreadsheets"),
            }
        )
        self._show()

    # Construction.

    def _lay_out(self) -> None:
        row = Flow(spacing=10)
        self.choice_label.setBuddy(self.choice)
        for part in (self.choice_label, self.choice, self.new_button, self.delete_button):
            row.addWidget(part)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, heading, table in (
            (left, self._headings[_PLAN], self.plan_table),
            (right, self._headings[_STANDINGS], self.standings_table),
        ):
            column.setSpacing(8)
            # Below that one column is better than two.
            table.setMinimumWidth(40 * self.fontMetrics().averageCharWidth())
            column.addWidget(heading)
            column.addWidget(table, 1)
        playing, sharing = Flow(), Flow()
        playing.addWidget(self.next_button)
        playing.addWidget(self.play_button)
        playing.addWidget(self.compare_button)
        for part in (self.drop_button, self.picture_button, self.file_button):
            sharing.addWidget(part)
        left.addLayout(playing)
        right.addLayout(sharing)
        self._columns = Columns((left, right), (5, 6))
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addWidget(self._columns, 1)
        self.body.addWidget(self.rules)
        self.body.addStretch(0)
        for button in self._buttons:
            button.setAutoDefault(False)
        self.next_button.setDefault(True)
        size_first(self, 1280, 620)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            *(self.new_button, self.delete_button, self.next_button, self.play_button, self.compare_button),
            *(self.drop_button, self.picture_button, self.file_button),
        )

    def _connect(self) -> None:
        self.choice.activated.connect(lambda place: self._open(self._stored[place]))
        self.new_button.clicked.connect(self._plan_another)
        self.delete_button.clicked.connect(self._delete_or_bring_back)
        self.next_button.clicked.connect(lambda: self._play(self._next))
        self.play_button.clicked.connect(lambda: self._play(self._selected))
        self.compare_button.clicked.connect(self._compare)
        self.plan_table.doubleClicked.connect(self._play_or_compare)
        self.drop_button.clicked.connect(self._drop_or_return)
        self.picture_button.clicked.connect(lambda: self._share(save_picture, self.appearance.palette))
        self.file_button.clicked.connect(lambda: self._share(save_table))
        for table in (self.plan_table, self.standings_table):
            table.selectionModel().currentRowChanged.connect(lambda *_: self._enable())
        for model in (self.plan, self.standings):
            model.modelReset.connect(self._enable)

    # Contents.

    def _read(self, uuid: str) -> None:
        """Read what is stored again, and show the evening `uuid`, else the latest."""
        try:
            self._stored = self._store.all()
        except StorageError as error:
            self._stored = []
            self._tell(error)
        self.choice.clear()
        self.choice.addItems([each.title for each in self._stored])
        place = next((at for at, each in enumerate(self._stored) if each.uuid == uuid), 0)
        self.choice.setCurrentIndex(place if self._stored else -1)
        self._open(self._stored[place] if self._stored else None)

    def _open(self, stored: StoredEvening | None) -> None:
        try:
            self.evening = None if stored is None else open_evening(self._store, stored)
        except StorageError as error:
            self.evening = None
            self._tell(error)
        self._show()

    def _show(self) -> None:
        evening = self.evening
        self.plan.show_rows([(evening.plan, slot) for slot in evening.slots] if evening is not None else [])
        self.standings.show_rows(
            [(evening.plan, row) for row in evening.table] if evening is not None else []
        )
        if evening is not None:
            games = {slot.fixture.game for slot in evening.slots}
            self.plan_table.setColumnHidden(GAME, len(games) == 1)
            hidden = hidden_standings(evening)
            for column in range(self.standings.columnCount()):
                self.standings_table.setColumnHidden(column, column in hidden)
            self.compare_button.setVisible(evening.plan.form == SAME)
        self._columns.setVisible(evening is not None)
        self.rules.setVisible(evening is not None)
        self.choice.setVisible(bool(self._stored))
        self.choice_label.setVisible(bool(self._stored))
        self.rules.setText(rules_text(self._words, evening.plan) if evening is not None else "")
        self.line.setText(self._trouble() if self._trouble is not None else self._state())
        bring_back = self._deleted is not None
        self.delete_button.setText(self.tr("B&ring it back") if bring_back else self.tr("De&lete"))
        self._select_next()
        self._enable()

    def _select_next(self) -> None:
        following = self._next
        for row in range(self.plan.rowCount()):
            if following is not None and self.plan.row(row)[1].number == following.number:
                self.plan_table.selectRow(row)

    def _state(self) -> str:
        """In one line, how far the evening is."""
        if self._deleted is not None:
            return self.tr("‘{title}’ is deleted; its matches are still in the statistics.").format(
                title=self._deleted.title
            )
        if not self._stored:
            return self.tr("No evening has been planned yet.")
        if self.evening is None:
            return self.tr("The plan of this evening is damaged and cannot be read.")
        if self.evening.over:
            return self.tr("All is played: these are the final standings.")
        left = sum(slot.playable for slot in self.evening.slots)
        closed = len({slot.fixture.leg for slot in self.evening.slots if slot.closed and slot.state == DONE})
        if closed:
            return " ".join(
                (
                    self.tr("%n match(es) can be played now, in any order.", "", left),
                    self.tr("%n deal(s) are closed until all have played them.", "", closed),
                )
            )
        return self.tr("%n match(es) can be played now, in any order.", "", left)

    def _enable(self) -> None:
        evening, selected, who = self.evening, self._selected, self._who
        self.delete_button.setEnabled(bool(self._stored) or self._deleted is not None)
        self.next_button.setEnabled(evening is not None and self._next is not None)
        self.play_button.setEnabled(selected is not None and selected.playable)
        self.compare_button.setEnabled(self._compared is not None)
        gone = evening is not None and who in evening.plan.gone
        self.drop_button.setText(self.tr("Comes &back") if gone else self.tr("Drops &out"))
        self.drop_button.setAccessibleDescription(
            self.tr("The selected participant takes part again")
            if gone
            else self.tr("The selected participant plays no more matches")
        )
        may = evening is not None and who is not None and (not gone or evening.may_return(who))
        self.drop_button.setEnabled(may and (gone or not (evening is not None and evening.over)))
        for button in (self.picture_button, self.file_button):
            button.setEnabled(evening is not None)

    @property
    def _next(self) -> Slot | None:
        return None if self.evening is None else next_slot(self.evening.slots)

    @property
    def _selected(self) -> Slot | None:
        row = self.plan_table.currentIndex().row()
        return self.plan.row(row)[1] if 0 <= row < self.plan.rowCount() else None

    @property
    def _compared(self) -> int | None:
        """The number of the deal to be compared first: the selected one, else the first that is open."""
        evening, selected = self.evening, self._selected
        if evening is None or evening.plan.form != SAME:
            return None
        open_deals = list(deal_results(evening.slots))
        if selected is not None and selected.fixture.leg in open_deals:
            return selected.fixture.leg
        return open_deals[0] if open_deals else None

    @property
    def _who(self) -> int | None:
        row = self.standings_table.currentIndex().row()
        return self.standings.row(row)[1].participant if 0 <= row < self.standings.rowCount() else None

    def _tell(self, error: StorageError) -> None:
        """Show an error until something else is done."""
        code, data = error.code, error.data
        self._trouble = lambda: notice(self._words, code, data)

    # Actions.

    def _plan_another(self) -> None:
        self.accept()
        self.new_requested.emit()

    def _play(self, slot: Slot | None) -> None:
        evening = self.evening
        if evening is not None and slot is not None and slot.playable:
            self.accept()
            self.play_requested.emit(evening, slot)

    def _compare(self) -> None:
        evening, leg = self.evening, self._compared
        if evening is not None and leg is not None:
            self.compare_requested.emit(evening, leg)

    def _play_or_compare(self) -> None:
        selected = self._selected
        if selected is not None and selected.playable:
            self._play(selected)
        elif selected is not None and selected.state == DONE and not selected.closed:
            self._compare()

    def _drop_or_return(self) -> None:
        evening, who = self.evening, self._who
        if evening is not None and who is not None:
            self._change(evening.stored.uuid, lambda: toggle(self._store, evening, who))

    def _delete_or_bring_back(self) -> None:
        deleted, place = self._deleted, self.choice.currentIndex()
        if deleted is not None:
            self._deleted = None
            self._change(deleted.uuid, lambda: self._store.undelete(deleted.uuid))
        elif 0 <= place < len(self._stored):
            stored = self._stored[place]
            self._change("", lambda: self._store.delete(stored))
            if stored.uuid not in [each.uuid for each in self._stored]:
                self._deleted = stored
                self._show()

    def _change(self, uuid: str, change: Callable[[], None]) -> None:
        """Change something, and show what is stored then, or why nothing was changed."""
        self._trouble = None
        try:
            change()
        except StorageError as error:
            self._tell(error)
        self._read(uuid)

    def _share(self, save: Callable[..., Path | None], *more: object) -> None:
        """Save the standings to a file that the player chooses, and say so."""
        if self.evening is None:
            return
        self._trouble = None
        try:
            path = save(self.evening, self._words, *more, self)
        except StorageError as error:
            self._tell(error)
        else:
            if path is not None:
                self._trouble = lambda: self.tr("Saved as {path}.").format(path=path)
        self._show()
