"""A session at a position in which the move is to be found: a task."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.ai.answers import Answer, candidates_of
from holzwurm_desktop.ai.coach import LEVEL, Verdict, advised
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task, verdict, view_of
from holzwurm_desktop.engine.contract import Json, Move, View
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.lessons import not_now
from holzwurm_desktop.engine.match import copied
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.session import AskedPeople, Session

Say = Callable[[Verdict | None], str]
"""What is said of a move that does not solve the task; None: nothing is known of it."""


class Stand(StrEnum):
    """How far the player is."""

    ASKED = "asked"
    WRONG = "wrong"  # the last move was clearly worse than another
    UNKNOWN = "unknown"  # nothing is known of the last move
    SHOWN = "shown"  # the best move is marked
    SOLVED = "solved"  # the move was made


class TaskSession(Session):
    """Stands at the position of a task and makes only a move that solves it. Any other legal one is refused with what
    it loses. Nothing is stored.

    If nothing has searched the position yet, the computer players' process is asked at once. A move that is made
    before it has answered waits for the answer.

    stand: how far the player is; verdict: that of the last move that could be judged; candidates: what the search
    considered, the best first; failure: why there is no answer, "" while there may be one; waits: whether a move, or
    the wish to be shown one, waits for the answer.
    """

    changed = Signal()
    """One of the above is different now."""
    decided = Signal(bool)
    """The first try is over: whether it solved the task. Being shown the move counts as a try."""
    refused = Signal(str)
    """Why a move is not made that had to wait; the table is told of others by `play`."""

    undo_breaks_fairness = False

    def __init__(
        self,
        task: Task,
        players: ComputerPlayers,
        say: Say,
        *,
        iterations: int,
        seed: int,
        parent: QObject | None = None,
    ) -> None:
        """iterations, seed: of the search, where nothing has searched the position yet. Raises `IllegalMove` if the
        round is over."""
        super().__init__(copied(task.match), task.seat, practice=True, parent=parent)
        self.task = task
        self.stand = Stand.ASKED
        self.verdict: Verdict | None = None
        self.candidates: tuple[Candidate, ...] = task.weighed
        self.failure = ""
        self.tried = False
        """Whether the first try is over."""
        self._view = view_of(task)
        self._players = players
        self._say = say
        self._budget = (iterations, seed)
        self._question = 0  # the number of the open question, 0 for none
        self._move: Move | None = None  # a move that waits
        self._show = False  # whether the best move is to be shown
        self._objections = AskedPeople(self)

    # What the table asks.

    @property
    def objections(self) -> AskedPeople:
        return self._objections

    @property
    def my_turn(self) -> bool:
        return self.stand != Stand.SOLVED and self.turn == self.task.seat

    @property
    def watcher(self) -> int:
        return self.viewer

    @property
    def can_undo(self) -> bool:
        return self.stand == Stand.SOLVED

    def is_person(self, seat: int) -> bool:
        """Only who solves the task, whoever played there: to the others everything is hidden that was so then."""
        return seat == self.task.seat

    def legal_moves(self) -> list[Move]:
        return self.match.playing().legal_moves() if self.my_turn else []

    # What is known.

    @property
    def view(self) -> View:
        """What the seat knows before its move."""
        return self._view

    @property
    def best(self) -> Candidate | None:
        """The best move that is known."""
        return next(iter(advised(self.match.game.id, self._view, self.candidates, 1)), None)

    @property
    def waits(self) -> bool:
        """Whether a move, or the wish to be shown one, waits for the answer."""
        return self._question != 0 and (self._move is not None or self._show)

    # What the player does.

    def start(self) -> None:
        """Begin. To be called once everybody is connected."""
        self._tell_turn(self.turn)
        if not self.candidates:
            iterations, seed = self._budget
            self._players.answered.connect(self._answered)
            self._players.failed.connect(self._failed)
            game_id = self.match.game.id
            self._question = self._players.ask(game_id, self._view, LEVEL, iterations=iterations, seed=seed)
        self.changed.emit()

    def play(self, move: Move, **notes: Json) -> EngineError | None:
        if not self.my_turn or move.seat != self.task.seat:
            return None
        try:
            self.match.playing().copy().apply(move)
        except EngineError as refusal:
            return refusal
        if self._question:
            self._move = move
            self.changed.emit()
            return None
        return self._judge(move)

    def show(self) -> None:
        """Mark the best move, as soon as it is known."""
        if self.stand == Stand.SOLVED or self.failure:
            return
        self._move, self._show = None, True
        if self._question:
            self.changed.emit()
        else:
            self._point_out()

    def undo(self) -> None:
        """Go back to the position. What was tried first stays so."""
        self.match = copied(self.task.match)
        self.stand, self.verdict = Stand.ASKED, None
        self._move, self._show = None, False
        self.position_replaced.emit()
        self._tell_turn(self.turn)
        self.changed.emit()

    def restart_same_deal(self) -> None:
        self.undo()

    def request_hint(self) -> None:
        self.show()

    def next_round(self) -> None:
        """There is no further round."""

    def close(self) -> None:
        """Give up what is asked, and stop listening to the computer players, which other sessions share."""
        if self._question:
            self._players.cancel(self._question)
            self._hear_no_more()

    # Judging.

    def _answered(self, answer: Answer) -> None:
        if answer.number != self._question:
            return
        try:
            weighed = candidates_of(self.match.game.move_from_json, answer)
        except EngineError as error:
            self._failed(answer.number, error.code)
            return
        self._hear_no_more()
        self._consider(weighed)

    def consider(self, weighed: tuple[Candidate, ...]) -> None:
        """Go by what was found elsewhere, and ask no more."""
        self.close()
        self._consider(weighed)

    def _consider(self, weighed: tuple[Candidate, ...]) -> None:
        self.candidates = weighed
        self.task = self.task._replace(weighed=weighed)
        move, self._move = self._move, None
        if self._show:
            self._point_out()
        elif move is not None:
            if (refusal := self._judge(move)) is not None:
                self.refused.emit(str(refusal.data["reason"]))
        else:
            self.changed.emit()

    def _failed(self, number: int, reason: str) -> None:
        if number == self._question:
            self._hear_no_more()
            self.failure = reason
            self._move, self._show = None, False
            self.changed.emit()

    def _hear_no_more(self) -> None:
        self._question = 0
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._failed)

    def _judge(self, move: Move) -> EngineError | None:
        """Make a legal move if it solves the task; else why it is not made."""
        found = verdict(self.task, move)
        if found is None:
            self.stand = Stand.UNKNOWN
            self.changed.emit()
            return not_now(self._say(None))
        self.verdict = found
        if found.clearly:
            self.stand = Stand.WRONG
            self._decide(False)
            self.changed.emit()
            return not_now(self._say(found))
        self._decide(True)
        self.stand = Stand.SOLVED
        self.changed.emit()
        self._tell_events(self.match.play(move))
        self._tell_turn(self.turn)
        return None

    def _point_out(self) -> None:
        best, self._show = self.best, False
        self._decide(False)
        self.stand = Stand.UNKNOWN if best is None else Stand.SHOWN
        self.changed.emit()
        if best is not None:
            self.hint_found.emit(best.move)

    def _decide(self, solved: bool) -> None:
        if not self.tried:
            self.tried = True
            self.decided.emit(solved)
