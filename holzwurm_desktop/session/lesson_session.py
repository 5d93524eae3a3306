"""A session for learning: the steps of a lesson, in which only the move that is wanted is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.lessons import LEARNER, Course, Lesson, Step, follow, judged, not_now
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.session import AskedPeople, Session
from holzwurm_desktop.session.table_session import PAUSES_MS


class LearnersObjection(AskedPeople):
    """The learner, who is asked for an objection where a step wants one."""

    declined = Signal()
    """The learner does not object, although the step wants it."""

    def __init__(self, parent: LessonSession) -> None:
        super().__init__(parent)
        self._session = parent

    @property
    def people(self) -> tuple[int, ...]:
        return (LEARNER,) if self._session.waiting and self._session.wanted else ()

    def let_be(self, seat: int) -> None:
        self.declined.emit()


class LessonSession(Session):
    """Gives a lesson from seat `LEARNER`. A legal move that the step does not want is refused with the lesson's
    sentence about it, any other as always. Nothing is stored and no computer player asked: the others make the moves
    that the lesson gives them, one after the other, each when the film of the one before is over.
    """

    step_changed = Signal(int)
    """The number of the step that begins, from 0."""
    erred = Signal()
    """A move was tried that is not made: the step does not want it, or the rules forbid it."""
    declined = Signal(str)
    """The learner does not object to a move, although the step wants it; the sentence about that."""
    ended = Signal()
    """The last step is done."""

    can_undo = undo_breaks_fairness = False

    def __init__(
        self,
        lesson: Lesson,
        players: Sequence[Player],
        say: Callable[[str], str],
        *,
        step: int = 0,
        speed: str = "normal",
        parent: QObject | None = None,
    ) -> None:
        """Stand at step number `step`, or at the first one if there is none of that number. `players`: who sits at
        the seats; `say`: the sentence of a key in the player's language; `speed`: of the animations, as in
        the settings.

        Raises `RecordError` if the lesson does not agree with the rules.
        """
        self.course = Course(lesson, players)
        self.index = step if step in range(len(self.course.steps)) else 0
        super().__init__(self.course.start(self.index), LEARNER, practice=True, parent=parent)
        self._say = say
        self._speed = speed
        self._due: list[Mapping[str, Json]] = []  # what the others are still to do in this step
        self._done = False  # whether the learner has done what the step wants
        self._objections = LearnersObjection(self)
        self._objections.declined.connect(self._declined)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._do_due)

    @property
    def step(self) -> Step:
        """The present step."""
        return self.course.steps[self.index]

    @property
    def count(self) -> int:
        """The number of steps."""
        return len(self.course.steps)

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.index == self.count - 1

    @property
    def wanted(self) -> bool:
        """Whether a move of the learner is awaited now."""
        return bool(self.step.moves) and not self._done

    @property
    def underway(self) -> bool:
        """Whether the step is done, and what follows it still happens."""
        return self._done

    # What the table asks.

    @property
    def objections(self) -> AskedPeople:
        return self._objections

    @property
    def my_turn(self) -> bool:
        return self.turn == LEARNER and not self._done

    @property
    def watcher(self) -> int:
        return self.viewer

    def legal_moves(self) -> list[Move]:
        return self.match.playing().legal_moves() if self.my_turn else []

    # What the table does.

    def play(self, move: Move, **notes: Json) -> EngineError | None:
        if self._done or move.seat != LEARNER:
            return None
        try:
            wrong = judged(self.match, self.step, move)
        except EngineError as refusal:
            self.erred.emit()
            return refusal
        if wrong is not None:
            self.erred.emit()
            return not_now(self._say(wrong) if wrong else "")
        self._finish_step(self.match.play(move))
        return None

    def undo(self) -> None:
        """Go one step back."""
        if self.index:
            self.seek(self.index - 1)

    def restart_same_deal(self) -> None:
        self.seek(0)

    def request_hint(self) -> None:
        """There is no hint: the lesson says what to do."""

    def next_round(self) -> None:
        """There is no further round."""

    def _declined(self) -> None:
        self.erred.emit()
        self.declined.emit(self._say(self.step.otherwise))

    # Through the lesson.

    def start(self) -> None:
        """Begin with the present step. To be called once everybody is connected."""
        self._begin_step()

    def on(self) -> None:
        """Go on from a step that was read, or leave out one that wants a move."""
        if self._done:
            return
        if self.step.moves and not self.last:
            self.seek(self.index + 1)
        else:
            self._finish_step([])

    def seek(self, index: int) -> None:
        """Go to step `index`, as it is when it begins. Raises `IndexError` if there is none."""
        self.match = self.course.start(index)
        self._pause.stop()
        self._done, self._due = False, []
        self.index = index
        self.position_replaced.emit()
        self._begin_step()

    def close(self) -> None:
        """Let nothing more happen by itself."""
        self._pause.stop()
        self._done, self._due = True, []

    def _begin_step(self) -> None:
        self._tell_turn(self.turn if self.my_turn else NOBODY)
        self._objections.changed.emit()
        self.step_changed.emit(self.index)

    def _finish_step(self, events: list[Event]) -> None:
        """The learner has done what the step wants; now the others do what follows."""
        self._done, self._due = True, list(self.step.then)
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        if events:
            self.events_happened.emit(events)
        self._go_on()

    def _go_on(self) -> None:
        if self.held or not self._done or self._pause.isActive():
            return
        self._tell_turn(self.turn)
        if self._due:
            self._pause.start(PAUSES_MS[self._speed])
        elif self.last:
            self.ended.emit()
        else:
            self._next_step()

    def _do_due(self) -> None:
        if not self.held:  # else `release` comes to it
            self._tell(follow(self.match, self._due.pop(0)))

    def _next_step(self) -> None:
        self.index += 1
        self._done = False
        if self.course.begins_scene(self.index):
            self.match = self.course.start(self.index)
            self.position_replaced.emit()
        self._begin_step()
