"""What several people made of the same deals: their results, and two of them side by side, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QHeaderView, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.evenings.lines import Line, lines, position_of
from holzwurm_desktop.models.comparison import SECOND, Attempt, PlayedDeal, line_columns, result_columns
from holzwurm_desktop.models.statistics import RowsModel
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words


class ComparisonDialog(WorkshopDialog):
    """Compares the attempts at one deal after the other."""

    position_wanted = Signal(int, int)
    """The id of a match, and the number of a position in it that is to be seen on its table."""

    def __init__(
        self,
        line: Callable[[], str],
        deals: Sequence[PlayedDeal],
        place: int,
        load: Callable[[int], Match],
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """line: whose deals these are; place: that of the deal shown first; load: reads a stored match, and raises
        `StorageError` or `RecordError` if it cannot."""
        super().__init__(appearance, parent)
        self._line = line
        self._deals = deals
        self._load = load
        self._words = words
        self._matches: tuple[Match, Match] | None = None
        self.deal = QComboBox()
        self.deal.addItems([""] * len(deals))
        self.deal.setCurrentIndex(place)
        self.who = (QComboBox(), QComboBox())
        self._labels = [FieldLabel() for _ in range(3)]
        self._headings = [Heading(appearance) for _ in range(2)]
        self.results: RowsModel[Attempt] = RowsModel(words, result_columns(words), self)
        self.results_table = rows_table(self.results, 1)
        self.lines: RowsModel[Line] = RowsModel(words, (), self)
        self.lines_table = rows_table(self.lines)
        self.lines_table.setSortingEnabled(False)  # they are told in the order in which they were played
        self.points, self.verdict = MutedLabel(appearance), MutedLabel(appearance)
        self.show_buttons = (QPushButton(), QPushButton())
        self._lay_out()
        self._connect()
        self.retranslate()
        self.lines_table.setFocus()

    def retranslate(self) -> None:
        self.write_title(self.tr("Comparison"), self._line())
        labels = (self.tr("&Deal"), self.tr("&Left"), self.tr("&Right"))
        for label, text in zip(self._labels, labels, strict=True):
            label.setText(text)
        headings = (self.tr("What each made of it"), self.tr("Move by move"))
        for heading, table, text in zip(
            self._headings, (self.results_table, self.lines_table), headings, strict=True
        ):
            heading.setText(text)
            table.setAccessibleName(text)
        self.points.setText(
            self.tr(
                "Match points, as in bridge clubs: each is compared with each other who played the same cards. A"
                " higher score brings 2 points, the same score 1. The share is what that is of all there was to be"
                " had."
            )
        )
        for place, deal in enumerate(self._deals):
            self.deal.setItemText(place, deal.title())
        describe(
            {
                self.deal: self.tr("Only deals that all have played can be compared"),
                self.who[0]: self.tr("Whose moves stand on the left"),
                self.who[1]: self.tr("Whose moves stand on the right"),
                self.results_table: self.tr("A click on a heading sorts the list"),
                self.lines_table: self.tr(
                    "Enter or a double click shows the table after the move; the arrow keys choose whose"
                ),
                **dict.fromkeys(
                    self.show_buttons, self.tr("Opens the replay of that match at the chosen move")
                ),
            }
        )
        self._show_deal()

    def _lay_out(self) -> None:
        row, pair, showing = Flow(spacing=10), Flow(spacing=10), Flow()
        for label, box in zip(self._labels, (self.deal, *self.who), strict=True):
            label.setBuddy(box)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for part in (self._labels[0], self.deal):
            row.addWidget(part)
        for label, box in zip(self._labels[1:], self.who, strict=True):
            pair.addWidget(label)
            pair.addWidget(box)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(8)
        right.setSpacing(8)
        left.addWidget(self._headings[0])
        left.addWidget(self.results_table, 1)
        left.addWidget(self.points)
        right.addWidget(self._headings[1])
        right.addLayout(pair)
        right.addWidget(self.verdict)
        right.addWidget(self.lines_table, 1)
        for button in self.show_buttons:
            button.setAutoDefault(False)
            showing.addWidget(button)
        right.addLayout(showing)
        self.results_table.setMinimumWidth(44 * self.fontMetrics().averageCharWidth())
        self.lines_table.setMinimumWidth(52 * self.fontMetrics().averageCharWidth())
        self.lines_table.setMinimumHeight(9 * self.fontMetrics().height())
        self.body.addLayout(row)
        self.body.addWidget(Columns((left, right), (4, 7)), 1)
        # Else Enter in a list would close the dialog.
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        size_first(self, 1160, 640)

    def _connect(self) -> None:
        self.deal.activated.connect(lambda _: self._show_deal())
        for box in self.who:
            box.activated.connect(lambda _: self._show_lines())
        self.lines_table.activated.connect(self._activated)
        for which, button in enumerate(self.show_buttons):
            button.clicked.connect(lambda _=False, which=which: self._show_position(which))
        self.lines_table.selectionModel().currentRowChanged.connect(lambda *_: self._enable())
        self.lines.modelReset.connect(self._enable)

    @property
    def _attempts(self) -> Sequence[Attempt]:
        return self._deals[self.deal.currentIndex()].attempts

    def _show_deal(self) -> None:
        attempts = self._attempts
        self.results.show_rows(attempts)
        for place, box in enumerate(self.who):
            chosen = box.currentText()
            box.clear()
            box.addItems([each.name for each in attempts])
            # The same two as before, else the two best.
            known = box.findText(chosen) if chosen else -1
            box.setCurrentIndex(known if known >= 0 else min(place, len(attempts) - 1))
        self._show_lines()

    def _show_lines(self) -> None:
        chosen = [self._attempts[box.currentIndex()] for box in self.who]
        names = chosen[0].name, chosen[1].name
        for button, name in zip(self.show_buttons, names, strict=True):
            button.setText(self.tr("On {name}’s table").format(name=name).replace("&", "&&"))
        try:
            self._matches = self._load(chosen[0].match_id), self._load(chosen[1].match_id)
        except StorageError as error:
            self._show_none(error.code, error.data)
        except RecordError:
            self._show_none("damaged", {})
        else:
            self._compare(self._matches, names)

    def _show_none(self, code: str, data: dict[str, object]) -> None:
        self._matches = None
        self.lines.show_columns((), ())
        self.verdict.setText(notice(self._words, code, data))

    def _compare(self, matches: tuple[Match, Match], names: tuple[str, str]) -> None:
        found = lines(*matches)
        self.lines.show_columns(line_columns(self._words, matches, names), found)
        parted = next((at for at, line in enumerate(found) if line.first), None)
        header = self.lines_table.horizontalHeader()
        header.setStretchLastSection(False)
        for column in (
            SECOND - 1,
            SECOND,
        ):  # side by side as far as there is room; the tip has the whole words
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self.lines_table.selectRow(parted or 0)
        if parted is None:
            self.verdict.setText(self.tr("Both played alike to the end."))
            return
        line = found[parted]
        self.verdict.setText(
            self.tr("They part at decision {number} of round {round}, marked with ≠.").format(
                number=line.number, round=line.round_index + 1
            )
        )
        self.lines_table.scrollTo(self.lines.index(parted, 0))

    def _enable(self) -> None:
        row = self.lines_table.currentIndex().row()
        line = self.lines.row(row) if 0 <= row < self.lines.rowCount() else None
        for which, button in enumerate(self.show_buttons):
            button.setEnabled(line is not None and line.moves[which] is not None)

    def _activated(self, index: QModelIndex) -> None:
        line = self.lines.row(index.row())
        which = 1 if index.column() == SECOND else 0
        self._show_position(which if line.moves[which] is not None else 1 - which)

    def _show_position(self, which: int) -> None:
        """Have the table seen after the chosen move of one of the two."""
        row = self.lines_table.currentIndex().row()
        if self._matches is None or not 0 <= row < self.lines.rowCount():
            return
        line = self.lines.row(row)
        move = line.moves[which]
        if move is not None:
            match_id = self._attempts[self.who[which].currentIndex()].match_id
            self.position_wanted.emit(match_id, position_of(self._matches[which], line.round_index, move))
