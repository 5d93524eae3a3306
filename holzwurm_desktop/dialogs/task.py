"""Tasks at the real table: a bubble asks for the best move, says what a wrong one costs, and why it is the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from holzwurm_desktop.ai.coach import Verdict
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.dialogs.bubble_dialog import BubbleDialog, Press
from holzwurm_desktop.dialogs.task_keys import AGAIN, CLOSE, NEXT, SHOW
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.models.task_words import right_text, shown_text, wrong_text
from holzwurm_desktop.models.tasks import TaskRun
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.task_session import Stand, TaskSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.notices import notice


class TaskDialog(BubbleDialog):
    """Gives the tasks of a run, one after the other, each on a table of its own."""

    table_laid = Signal(object)
    """The `TableView` of the next task is there."""

    session: TaskSession

    def __init__(
        self,
        run: TaskRun,
        players: ComputerPlayers,
        make_table: Callable[[Session], TableView],
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`players` search the positions that nothing has searched yet; `make_table` makes the table of a session."""
        super().__init__(make_table, languages, appearance, 2, parent)
        self._run = run
        self._players = players
        self._trouble = ""
        self._moving = False
        self._give()

    @property
    def show_button(self) -> QPushButton:
        """Shows the move."""
        return self.bubble.left[0]

    @property
    def again_button(self) -> QPushButton:
        """Goes back to the position."""
        return self.bubble.left[1]

    @property
    def next_button(self) -> QPushButton:
        """Goes on to the next task."""
        return self.bubble.on

    @property
    def shows(self) -> object:
        return self.bubble.label.text()

    def presses(self) -> Sequence[Press]:
        return (
            (0, SHOW, lambda: self.session.show()),
            (1, AGAIN, lambda: self.session.undo()),
            (2, NEXT, self._go_on),
            (3, CLOSE, self.reject),
        )

    def retranslate(self) -> None:
        self.setWindowTitle(self._run.title(self._languages.words))
        self.name_button(self.show_button, self.tr("Show the move"), SHOW)
        self.name_button(self.again_button, self.tr("Again"), AGAIN)
        self.name_button(self.next_button, "", NEXT)
        self.name_button(self.bubble.close_button, self.tr("Leave"), CLOSE)
        self._write()

    # Events from Qt.

    def done(self, result: int) -> None:
        self.session.close()
        super().done(result)

    # From task to task.

    def _give(self) -> None:
        """Lay the present task on the table."""
        given = self._run.given
        self._trouble = ""
        self._moving = False
        self.session = session = TaskSession(
            given.task, self._players, self._wrong, iterations=given.iterations, seed=given.seed, parent=self
        )
        session.changed.connect(self._write)
        session.decided.connect(self._note)
        session.refused.connect(self.refuse)
        self.lay_table(session)
        self.bubble.label.setTextFormat(Qt.TextFormat.PlainText)  # it may hold text from files
        self.table.table.say_hint = self._hint
        # After the table, which begins its film first.
        session.events_happened.connect(self._hide)
        session.events_shown.connect(self._show_again)
        session.hint_found.connect(lambda: self.table.announce(self._words()))
        session.position_replaced.connect(self._show_again)
        self.retranslate()
        session.start()
        self.show_bubble()
        self.table.announce(in_sentences((self.bubble.place.text(), self._words())))
        self.focus_first()
        self.table_laid.emit(self.table)

    def _go_on(self) -> None:
        if not self.next_button.isEnabled():
            return
        if self._run.last:
            self.accept()
            return
        try:
            self._run.go_on()
        except (StorageError, RecordError) as error:
            self._tell(error)
            return
        before = self.session
        before.close()
        self._give()
        before.deleteLater()

    def _note(self, solved: bool) -> None:
        try:
            self._run.note(solved)
        except StorageError as error:
            self._tell(error)

    def _tell(self, error: StorageError | RecordError) -> None:
        words = self._languages.words
        if isinstance(error, RecordError):
            self._trouble = sentence(words, error)
        else:
            self._trouble = notice(words, error.code, error.data)
        self._write()

    # What is shown.

    def _hide(self) -> None:
        self._moving = True
        self.hide_bubble()

    def _show_again(self) -> None:
        self._moving = False
        self.table.table.put_sheet_aside()
        self.show_bubble()
        said, solved = self._words(), self.session.stand == Stand.SOLVED
        self.table.reader.uncalled = solved  # whoever would be next does not move
        self.describe_on(said if solved else "", self._languages.words.say(NEXT.words))
        self.table.announce(said)
        (self.next_button if solved else self.table).setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self) -> None:
        """Set the words of the present task."""
        session, run, words = self.session, self._run, self._languages.words
        place, said = run.place(words), self._words()
        if session.stand in (Stand.WRONG, Stand.UNKNOWN):
            place = self.tr("{place}: look again").format(place=place)
        self.bubble.label.setText(said)
        self.name_bubble(place, said)
        solved = session.stand == Stand.SOLVED
        self.show_button.setEnabled(not solved and session.stand != Stand.SHOWN and not session.failure)
        self.again_button.setEnabled(solved)
        # Only one of the two can ever be pressed; without the other the bubble covers less of the table.
        self.show_button.setVisible(not solved)
        self.again_button.setVisible(solved)
        seen = solved or session.tried
        self.next_button.setText(
            self.tr("Done") if run.last else self.tr("Next") if seen else self.tr("Skip")
        )
        self.next_button.setEnabled(seen or not run.must_try or bool(session.failure))
        if not self._moving and self.isVisible():
            self.show_bubble()

    def _words(self) -> str:
        """What the bubble says."""
        session, words = self.session, self._languages.words
        game_id, best = session.match.game.id, session.best
        said = self._run.question(words)
        if session.stand == Stand.SOLVED and session.verdict is not None:
            said = right_text(words, game_id, session.view, session.candidates, session.verdict)
        elif session.stand == Stand.SHOWN and best is not None:
            said = shown_text(words, game_id, session.view, best)
        if session.failure:
            waiting = self.tr("The computer players do not answer: {reason}").format(reason=session.failure)
        else:
            waiting = self.tr("One moment: the moves are still being weighed.") if session.waits else ""
        outcome = self._run.outcome(words) if session.tried else ""
        return in_sentences((said, waiting, outcome, self._trouble))

    def _wrong(self, verdict: Verdict | None) -> str:
        session = self.session
        return wrong_text(self._languages.words, session.match.game.id, session.view, session.best, verdict)

    def _hint(self, _move: Move) -> list[str]:
        """What the table says of the move that is shown, besides the bubble."""
        return [self.tr("The move is marked.")]

    def focus_first(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
