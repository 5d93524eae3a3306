"""The replay of a match: a table on which nobody plays, the list of moves, and buttons to step through it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.ai.analysis import Judged
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.elided_label import ElidedLabel
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.desktop.key_tips import KeyTips, describe
from holzwurm_desktop.desktop.panes import Panes
from holzwurm_desktop.desktop.room import Least, Room
from holzwurm_desktop.desktop.screens import keep_on_screen, size_first
from holzwurm_desktop.desktop.wheel import CalmWheel
from holzwurm_desktop.dialogs.analysis_panel import AnalysisPanel
from holzwurm_desktop.dialogs.moves_view import MovesView
from holzwurm_desktop.dialogs.replay_keys import BETTER_KEY, CLOSE, GLANCE, LAST_PANE, NEXT_PANE, STEPS
from holzwurm_desktop.dialogs.step_button import StepButton
from holzwurm_desktop.dialogs.table_and_list import ListAndAnalysis, TableAndList
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.models.analysis_words import better_texts
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.models.replay_moves import ReplayMovesModel
from holzwurm_desktop.session.analyst import Analyst
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.open_hands import HEIGHT as HANDS_HEIGHT
from holzwurm_desktop.table.open_hands import OpenHands
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.press import sequence_of
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.words import Words

PACES_MS = (2400, 1200, 500)
"""How many milliseconds a position is shown: slow, normal, fast."""
_AT_ROUND_END = 3
"""The result of a round is shown this many times as long."""
_OPEN = -2  # the entry in the list of seats that shows all cards


class ReplayDialog(QDialog):
    """The replay of one match. Left and Right step, Home and End jump, Space starts and stops the playback."""

    retry_requested = Signal(object)
    """The `Match` as it was at the position shown, to continue from there."""
    record_wanted = Signal(object)
    """The whole `Match`, whose record is to be copied."""
    learn_wanted = Signal(object)
    """The player's own mistakes in the match, which are to be given as tasks."""

    def __init__(
        self,
        session: ReplaySession,
        analyst: Analyst | None,
        make_table: Callable[[Session], TableView],
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`analyst` analyses the match, None while its cards are hidden; `make_table` makes the session's table."""
        super().__init__(parent, Qt.WindowType.Window)  # with the buttons of a window, to be maximised
        self.session = session
        self._jumped = False
        self._pointed_out = Judged()
        session.setParent(self)
        self._words = words
        self.table = make_table(session)
        self.hands = OpenHands(self.table)
        self.moves = ReplayMovesModel(session.replay, session.viewer, words, self)
        self.list = MovesView(self.moves)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.place = ElidedLabel()
        self.buttons = {name: StepButton(name) for name in ("first", "back", "play", "on", "last")}
        self.pace = QComboBox()
        self.seen_by = QComboBox()
        self.retry_button, self.record_button, self.picture_button = (QPushButton() for _ in range(3))
        self._labels = {"pace": FieldLabel(), "seen_by": FieldLabel()}
        self.analysis = None if analyst is None else AnalysisPanel(analyst, session, words, appearance)
        self._clock = QTimer(self)
        self._wheel = CalmWheel(self)
        KeyTips(self)
        self._picture, self._controls = QWidget(), QWidget()
        beside = [] if self.analysis is None else [self.analysis]
        self._panes = Panes(self, (self.table, self.list, *beside, self._controls))
        self._lay_out()
        self._connect()
        self.table.table.say_hint = self._better_words
        self.table.table.put_sheet_aside()  # it is the table that is to be looked through
        appearance.palette_changed.connect(self._dress)
        self.retranslate()
        self._show_place()

    @property
    def playing(self) -> bool:
        """Whether the playback is running."""
        return self._clock.isActive()

    def seek(self, index: int) -> None:
        """Go to position `index` (from 0). Animations under way are finished first."""
        if index != self.session.index:  # else the list is only following the slider, or the slider the list
            self.table.table.animator.finish()
            self.session.seek(index)

    def toggle_play(self) -> None:
        """Start or stop the playback; at the end of the match it starts from the beginning."""
        if self.playing:
            self._clock.stop()
        else:
            if self.session.index == self.session.count - 1:
                self.seek(0)
            self._wind_up()
        self._show_place()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        match = self.session.match
        names = ", ".join(player.name for player in match.players)
        game = self._words.say(title_of(match.game.id))
        self.setWindowTitle(self.tr("Replay: {game} – {names}").format(game=game, names=names))
        tips = {
            "first": self.tr("To the first deal"),
            "back": self.tr("One move back"),
            "on": self.tr("One move on"),
            "last": self.tr("To the last move"),
        }
        for name, tip in tips.items():
            self._describe(name, tip)
        self._labels["pace"].setText(self.tr("&Pace"))
        self._labels["seen_by"].setText(self.tr("&Seen by"))
        for place, text in enumerate((self.tr("slow"), self.tr("normal"), self.tr("fast"))):
            self.pace.setItemText(place, text)
        if self.session.replay.open_cards:
            self.seen_by.setItemText(self.seen_by.count() - 1, self.tr("everybody: open cards"))
        elif not self.session.replay.seats_to_show:
            self.seen_by.setItemText(0, self.tr("nobody: closed cards"))
        self.retry_button.setText(self.tr("Continue from &here"))
        self.record_button.setText(self.tr("Copy &match"))
        self.picture_button.setText(self.tr("Copy p&icture"))
        self.slider.setAccessibleName(self.tr("Position"))
        self.list.setAccessibleName(self.tr("Move list"))
        describe(
            {
                self.list: self.tr("Shows the table after the selected move"),
                self.slider: self.tr("How far the match has come; drag it to look elsewhere"),
                self.pace: self.tr("How long each move is shown while it plays by itself"),
                self.seen_by: self.tr("From which seat the table is seen"),
                self.retry_button: self.tr("As a practice match of its own"),
                self.record_button: self.tr("The whole match as text, for other programs"),
                self.picture_button: self.tr("The table as it is now, as a picture"),
            }
        )
        self.moves.retranslate()
        if self.analysis is not None:
            self.analysis.retranslate()
        self._show_place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.hands.setFixedHeight(max(HANDS_HEIGHT, self.height() // 8))
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._wheel.calm(self)
        super().showEvent(event)
        keep_on_screen(self)

    def done(self, result: int) -> None:
        self._clock.stop()  # the dialog is deleted later, and must not step on until then
        if self.analysis is not None:
            self.analysis.close_analysis()
        self.table.close_table()
        super().done(result)

    # Construction.

    def _lay_out(self) -> None:
        session = self.session
        self.slider.setRange(0, session.count - 1)
        self.slider.setPageStep(10)
        self.pace.addItems([""] * len(PACES_MS))
        self.pace.setCurrentIndex(1)
        self._fill_seats()
        left = QVBoxLayout(self._picture)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self.hands)
        self._room = Room(self.table)
        left.addWidget(self._room, 1)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 10)
        layout.setSpacing(8)
        layout.addWidget(TableAndList(self._picture, self._things()), 1)
        self._steps()
        layout.addWidget(self._controls)
        layout.addWidget(self._tools())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Room(Least(whole)))
        size_first(self, 1180, 760)

    def _things(self) -> QWidget:
        """What lies beside the table."""
        if self.analysis is None:
            return self.list
        both = ListAndAnalysis(self.list, Room(Least(self.analysis)))
        self.analysis.shown.connect(lambda: both.make_room(self.analysis is not None and self.analysis.found))
        return both

    def _steps(self) -> None:
        row = QHBoxLayout(self._controls)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(4)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addSpacing(10)
        row.addWidget(self.slider, 1)

    def _tools(self) -> QWidget:
        tools = QWidget()
        row = Flow(tools)
        row.setContentsMargins(12, 0, 12, 0)
        row.addWidget(self.place)
        for name, box in (("pace", self.pace), ("seen_by", self.seen_by)):
            self._labels[name].setBuddy(box)
            self._labels[name].setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            row.addWidget(self._labels[name])
            row.addWidget(box)
        row.split()
        for button in (self.retry_button, self.record_button, self.picture_button):
            button.setAutoDefault(False)  # else Enter in the list would press it and leave the replay
            row.addWidget(button)
        return tools

    def _fill_seats(self) -> None:
        replay = self.session.replay
        for seat in replay.seats_to_show:
            self.seen_by.addItem(self.session.name(seat), seat)
        if replay.open_cards:
            self.seen_by.addItem("", _OPEN)
        elif not replay.seats_to_show:
            self.seen_by.addItem("", NOBODY)
        self.seen_by.setCurrentIndex(max(0, self.seen_by.findData(self.session.viewer)))
        self.seen_by.setEnabled(self.seen_by.count() > 1)

    def _connect(self) -> None:
        session = self.session
        session.position_replaced.connect(self._jump)
        session.moved.connect(self._show_place)
        self.table.replay_requested.connect(lambda: self.seek(0))
        self.table.stop_focused.connect(lambda rect: self._room.reveal(self.table, rect))
        does: dict[str, Callable[[], object]] = {
            "first": lambda: self.seek(0),
            "back": lambda: self.seek(max(0, session.index - 1)),
            "on": lambda: self.seek(session.index + 1),
            "last": lambda: self.seek(session.count - 1),
            "play": self.toggle_play,
        }
        for name, do in does.items():
            self.buttons[name].clicked.connect(lambda _=False, do=do: do())
            self._listen(STEPS[name], do)
        for name, action in GLANCE.items():
            self._listen(action, partial(self._glance, name))
        self._listen(CLOSE, self.reject)  # the table would use the key itself
        self._listen(NEXT_PANE, lambda: self._panes.go(1))
        self._listen(LAST_PANE, lambda: self._panes.go(-1))
        for name in ("back", "on"):
            self.buttons[name].setAutoRepeat(True)
        self.slider.valueChanged.connect(self.seek)
        self.list.selectionModel().currentChanged.connect(self._move_chosen)
        self.pace.currentIndexChanged.connect(lambda _: self._wind_up() if self.playing else None)
        self.seen_by.currentIndexChanged.connect(self._seat_chosen)
        self._clock.timeout.connect(self._go_on)
        if self.analysis is not None:
            self.analysis.shown.connect(self._show_marks)
            self.analysis.position_wanted.connect(self.seek)
            self.analysis.better_wanted.connect(self._show_better)
            self.analysis.learn_wanted.connect(self.learn_wanted)
            self._listen(BETTER_KEY, self.analysis.show_better)
        self.retry_button.clicked.connect(self._retry)
        self.record_button.clicked.connect(lambda: self.record_wanted.emit(session.replay.match))
        self.picture_button.clicked.connect(self.copy_picture)
        for signal in (
            self.table.lobby_requested,
            self.table.new_match_requested,
            self.table.rematch_requested,
        ):
            # Queued: accepting deletes the table, which is still handling the click that asked for it.
            signal.connect(self.accept, Qt.ConnectionType.QueuedConnection)

    def _listen(self, action: KeyAction, do: Callable[[], object]) -> None:
        for key in self.table.settings.keys.keys(action):
            QShortcut(sequence_of(key), self, self._space if key == "Space" else do)

    # Actions.

    def _glance(self, name: str) -> None:
        """Tell, in one breath, what can be seen at a glance."""
        if text := self.table.glance(name):
            self.table.show_note(text)

    def _space(self) -> None:
        """Press the focused button or open the focused list; elsewhere start or stop the playback."""
        # As a shortcut, Space never reaches the widget that has the focus.
        focused = self.focusWidget()
        if isinstance(focused, QComboBox):
            focused.showPopup()
        elif isinstance(focused, QAbstractButton):
            focused.click()
        else:
            self.toggle_play()

    def copy_picture(self) -> None:
        """Copy the position shown to the clipboard as a picture."""
        QApplication.clipboard().setPixmap(self._picture.grab())

    def _retry(self) -> None:
        match = self.session.replay.retry_from_here()
        self.accept()
        self.retry_requested.emit(match)

    def _show_marks(self) -> None:
        if self.analysis is not None:
            self.moves.show_marks(self.analysis.mark)
            self.list.scrollTo(self.list.currentIndex())

    def _show_better(self, move: Move, known: Judged) -> None:
        """Go to the position before a decision, as its seat saw it, and mark the better move with its reason."""
        self._clock.stop()
        self.seen_by.setCurrentIndex(self.seen_by.findData(move.seat))
        self.seek(self.session.index - 1)
        self._pointed_out = known
        self.session.point_out(move)
        if self.analysis is not None:
            self.analysis.tell(known)

    def _better_words(self, move: Move) -> list[str]:
        match = self.session.match
        view = match.playing().view(move.seat)
        return better_texts(self._words, match.game.id, view, move, self._pointed_out)

    def _move_chosen(self, current: QModelIndex, _before: QModelIndex) -> None:
        position = self.moves.position_of(current.row())
        if position is not None:
            self.seek(position)

    def _seat_chosen(self, _place: int) -> None:
        seat = self.seen_by.currentData()
        if seat != _OPEN:
            self.session.set_viewer(seat)
        self._show_hands()

    def _wind_up(self) -> None:
        pace = PACES_MS[self.pace.currentIndex()]
        self._clock.start(pace * _AT_ROUND_END if self.session.match.round_over else pace)

    def _go_on(self) -> None:
        if self.table.moving:  # the clock repeats, so this position only stays a little longer
            return
        if not self.session.step(1):
            self._clock.stop()
            self._show_place()
        else:
            self._wind_up()

    def _jump(self) -> None:
        """No move is shown on the table, where it would be told: the place is."""
        self._jumped = True

    def _show_place(self, _index: int = -1) -> None:
        session, replay = self.session, self.session.replay
        self.slider.blockSignals(True)  # it would seek the position it is only meant to show
        self.slider.setValue(session.index)
        self.slider.blockSignals(False)
        row = self.moves.index(self.moves.row_of(session.index), 0)
        self.list.setCurrentIndex(row)
        self.list.scrollTo(row)
        text = self.tr("Round {round} of {rounds}, move {move} of {moves}").format(
            round=replay.round + 1,
            rounds=session.match.round_count,
            move=replay.made,
            moves=replay.lengths[replay.round],
        )
        self.place.setText(text)
        if self._jumped:
            self._jumped = False
            made = row.data(Qt.ItemDataRole.DisplayRole) if replay.made else ""
            self.table.announce_for_now(in_sentences((text, made)))
        first, last = session.index == 0, session.index == session.count - 1
        for name, enabled in (
            ("first", not first),
            ("back", not first),
            ("on", not last),
            ("last", not last),
        ):
            self.buttons[name].setEnabled(enabled)
        self.buttons["play"].show_sign("pause" if self.playing else "play")
        self._describe("play", self.tr("Stop") if self.playing else self.tr("Play by itself"))
        if self.analysis is not None:
            self.analysis.show_place()
        self.retry_button.setEnabled(not session.match.over)  # after the last move there is nothing to play
        self._show_hands()

    def _describe(self, name: str, words: str) -> None:
        """Say what a button does, and by which key."""
        self.buttons[name].describe(words, self.table.settings.keys.first(STEPS[name]))

    def _show_hands(self) -> None:
        wanted = self.seen_by.currentData() == _OPEN
        if wanted:
            self.hands.show_hands()
        self.hands.setVisible(wanted and not self.hands.empty)

    def _dress(self, palette: Palette) -> None:
        self.table.set_palette(palette)
        self.hands.update()
