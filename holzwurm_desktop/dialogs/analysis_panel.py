"""The analysis of a finished match beside its replay: the graph, the figures of the players, and the better move."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.ai.analysis import FROM, Analysis, Judged, figures, judgement
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.dialogs.chances_graph import ChancesGraph, LineSample
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.models.analysis_words import chance_text, figures_text, judgement_text
from holzwurm_desktop.models.chances import Line, chance_at, lines_of
from holzwurm_desktop.session.analyst import Analyst
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.text.words import Words


class AnalysisPanel(QWidget):
    """Shows the analyses of one match, and makes those that are not there yet when that is asked for."""

    shown = Signal()
    """Another analysis is shown, or none."""
    position_wanted = Signal(int)
    """The number of a position to go to."""
    better_wanted = Signal(object, object)
    """The better move of the decision that led to the position shown, and what is known of that decision."""

    learn_wanted = Signal(object)
    """The player's own mistakes, which are to be given as tasks."""

    def __init__(
        self, analyst: Analyst, session: ReplaySession, words: Words, appearance: Appearance
    ) -> None:
        super().__init__()
        self._analyst, self._session, self._words = analyst, session, words
        analyst.setParent(self)
        self._match = session.replay.match
        self._lines: list[Line] = []
        self._drawn: tuple[Analysis | None, int] = (None, -1)
        self._failure = ""
        self.start_button, self.stop_button, self.better_button, self.learn_button = (
            QPushButton() for _ in range(4)
        )
        self.progress = QProgressBar()
        self.view = QComboBox()
        self._view_label = FieldLabel()
        self.graph = ChancesGraph(appearance.palette)
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._samples = [LineSample(appearance.palette, seat) for seat in range(self._match.seats)]
        self.figures = [QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText) for _ in self._samples]
        self.budget = MutedLabel(appearance)
        self._found = QWidget()
        self._lay_out()
        self._connect()
        appearance.palette_changed.connect(self._dress)

    @property
    def analyst(self) -> Analyst:
        """Who makes the analyses."""
        return self._analyst

    @property
    def analysis(self) -> Analysis | None:
        """The analysis that is shown."""
        return self._analyst.analysis(self._open_cards)

    @property
    def found(self) -> bool:
        """Whether there is anything to show yet."""
        return self.analysis is not None

    def mark(self, round_index: int, move_index: int) -> str:
        """What a move is called, in words; "" if it has no judgement."""
        known = None if self.analysis is None else self.analysis.rounds[round_index][move_index]
        return "" if known is None else judgement_text(self._words, self._match.game.id, known)

    def show_better(self) -> None:
        """Ask for the better move of the decision that led to the position shown, if there is one."""
        known = self._decision()
        if known is not None and known.best is not None and self.better_button.isEnabled():
            self.better_wanted.emit(known.best, known)

    def show_place(self) -> None:
        """Tell of the position that the session shows."""
        known, replay = self._decision(), self._session.replay
        self._draw(replay.round)
        self.graph.show_position(replay.made)
        called = None if known is None else judgement(self._match.game.id, known)
        self.better_button.setEnabled(called in FROM)
        self.tell(known)

    def tell(self, known: Judged | None) -> None:
        """Tell what a decision is called, and the chances at the position shown."""
        mark = "" if known is None else judgement_text(self._words, self._match.game.id, known)
        self.told.setText(in_sentences((mark[:1].upper() + mark[1:], self._chances())))
        self.graph.setAccessibleDescription(self.told.text())

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self.start_button.setText(self.tr("&Analyse"))
        self.stop_button.setText(self.tr("S&top"))
        self.better_button.setText(self.tr("&Better move"))
        self.learn_button.setText(self.tr("&Learn from my mistakes…"))
        self._view_label.setText(self.tr("&Judged by"))
        self.view.setItemText(0, self.tr("what could be known then"))
        if self.view.count() > 1:
            self.view.setItemText(1, self.tr("open cards"))
        self.graph.setAccessibleName(self.tr("Chances to win the round"))
        self.progress.setAccessibleName(self.tr("Progress of the analysis"))
        self.show_analysis()

    def show_analysis(self) -> None:
        """Show the chosen analysis, or that there is none."""
        found, running = self.analysis, self._analyst.running
        waited = self.stop_button.hasFocus() and not running
        self.start_button.setVisible(found is None and not running)
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        self._found.setVisible(found is not None)
        if found is not None:
            self._show_figures(found)
        self.learn_button.setEnabled(bool(self._analyst.mistakes))
        iterations = self._analyst.iterations if found is None else found.iterations
        said = self.tr("Budget: a search of %n step(s) for each decision.", "", iterations)
        self.budget.setText(in_sentences((self._failure, said)))
        self.show_place()
        self.shown.emit()
        if waited:  # the keyboard goes on where the answer is, and a screen reader hears it
            (self.start_button if found is None else self.graph).setFocus()

    def close_analysis(self) -> None:
        """Give up what is being made."""
        self._analyst.close()

    # Construction.

    def _lay_out(self) -> None:
        self.view.addItem("")
        if self._analyst.can_open:
            self.view.addItem("")
        self._view_label.setBuddy(self.view)
        self.view.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.view.setMinimumContentsLength(8)
        self.view.setVisible(self._analyst.can_open)
        self._view_label.setVisible(self._analyst.can_open)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(self._view_label, self.view)
        working = QHBoxLayout()
        working.addWidget(self.progress, 1)
        working.addWidget(self.stop_button)
        found = QVBoxLayout(self._found)
        found.setContentsMargins(0, 0, 0, 0)
        found.setSpacing(6)
        found.addWidget(self.graph, 1)
        found.addWidget(self.told)
        buttons = Flow(spacing=6)
        for button in (self.better_button, self.learn_button):
            buttons.addWidget(button)
        found.addLayout(buttons)
        players = QGridLayout()
        for seat, (sample, line) in enumerate(zip(self._samples, self.figures, strict=True)):
            players.addWidget(sample, seat, 0, Qt.AlignmentFlag.AlignTop)
            players.addWidget(line, seat, 1)
        players.setColumnStretch(1, 1)
        found.addLayout(players)
        for button in (self.start_button, self.stop_button, self.better_button, self.learn_button):
            button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(6)
        layout.addLayout(form)
        layout.addWidget(self.start_button)
        layout.addLayout(working)
        layout.addWidget(self._found, 1)
        layout.addWidget(self.budget)
        layout.addStretch(0)  # takes what is to spare while there is no graph

    def _connect(self) -> None:
        self._analyst.progressed.connect(self._show_progress)
        self._analyst.changed.connect(self.show_analysis)
        self._analyst.failed.connect(self._show_failure)
        self.start_button.clicked.connect(self._start)
        self.stop_button.clicked.connect(self._analyst.cancel)
        self.better_button.clicked.connect(self.show_better)
        self.learn_button.clicked.connect(lambda: self.learn_wanted.emit(self._analyst.mistakes))
        self.view.currentIndexChanged.connect(self.show_analysis)
        self.graph.chosen.connect(self._go)

    # Contents.

    @property
    def _open_cards(self) -> bool:
        return self.view.currentIndex() == 1

    def _go(self, made: int) -> None:
        self.position_wanted.emit(self._session.index - self._session.replay.made + made)

    def _start(self) -> None:
        self._failure = ""
        self._analyst.start(self._open_cards)
        self.show_analysis()
        self.stop_button.setFocus()

    def _show_progress(self, done: int, count: int) -> None:
        self.progress.setRange(0, count)
        self.progress.setValue(done)

    def _show_failure(self, reason: str) -> None:
        self._failure = self.tr("The analysis failed: {reason}").format(reason=reason)
        self.show_analysis()

    def _show_figures(self, found: Analysis) -> None:
        for player, line, each in zip(
            self._match.players, self.figures, figures(self._match, found), strict=True
        ):
            line.setText(figures_text(self._words, self._match.game.id, player.name, each))
            line.setToolTip(
                self.tr("Accuracy is 100 where every move was the best one, and 0 where each was a blunder.")
            )

    def _draw(self, round_index: int) -> None:
        """Draw the chances of a round, unless they are drawn already."""
        found = self.analysis
        if self._drawn != (found, round_index):
            self._drawn = (found, round_index)
            self._lines = [] if found is None else lines_of(self._match, found, round_index)
            self.graph.show_lines(self._lines, len(self._match.rounds[round_index].moves) + 1)

    def _decision(self) -> Judged | None:
        """What is known of the decision that led to the position shown."""
        replay = self._session.replay
        if self.analysis is None or not replay.made:
            return None
        return self.analysis.rounds[replay.round][replay.made - 1]

    def _chances(self) -> str:
        """The chances of all players at the position shown."""
        made = self._session.replay.made
        known = [
            (player.name, chance_at(line, made))
            for player, line in zip(self._match.players, self._lines, strict=False)
        ]
        return ", ".join(
            chance_text(self._words, name, chance) for name, chance in known if chance is not None
        )

    def _dress(self, palette: Palette) -> None:
        self.graph.dress(palette)
        for sample in self._samples:
            sample.dress(palette)
