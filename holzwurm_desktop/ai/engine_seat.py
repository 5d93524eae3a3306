"""A program at one seat of a match that people watch: it is asked in a thread of its own, so nobody waits for it."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from holzwurm_desktop.ai.engine_moves import tried
from holzwurm_desktop.ai.engine_process import Fault, GivenUp, admit_programs, kill_all
from holzwurm_desktop.ai.engines import EnginePlayer
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.match import Match, copied

THINKING = Budget(seconds=2.0)
"""What a question allows: nobody likes to wait longer for every move."""
GRACE = 28.0
"""Seconds by which an answer may be later than that: a slow program plays all the same."""

logger = logging.getLogger(__name__)

_LIVE: set[EngineSeat] = set()
"""Those whose thread has not ended."""


@dataclass(frozen=True)
class _Question:
    number: int
    match: Match
    view: View
    seed: int
    given_up: threading.Event = field(default_factory=threading.Event)


class EngineSeat:
    """A program at one seat for one match. It is started at once and ends with the match."""

    def __init__(self, command: str, tell: Callable[[int, Move | Fault], None], folder: Path | None) -> None:
        """tell: called in the thread with the number of a question and its answer, unless it was cancelled; folder:
        where the program starts, the present one if that is None. Raises `ValueError` for a command that is none."""
        self._player = EnginePlayer(command, folder=folder, grace=GRACE)
        self._tell = tell
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._open: dict[int, _Question] = {}
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True, name="program")
        _LIVE.add(self)
        self._thread.start()

    def ask(self, number: int, match: Match, view: View, seed: int) -> None:
        """Ask for a move of the seat of `view` in the present position of `match`."""
        # A copy: the match may go on while the thread still looks at the answer to a question that was cancelled.
        question = self._open[number] = _Question(number, copied(match), view, seed)
        self._questions.put(question)

    def cancel(self, number: int) -> None:
        """Give a question up: nothing is told of it any more."""
        question = self._open.pop(number, None)
        if question is not None:
            question.given_up.set()

    def close(self) -> None:
        """End the program, and wait for nothing. Open questions are given up."""
        self._closed.set()
        for number in list(self._open):
            self.cancel(number)
        self._questions.put(None)
        self._player.engine.kill()

    def ended_within(self, seconds: float) -> bool:
        """Whether the program and the thread end within so many seconds."""
        self._thread.join(max(0.0, seconds))
        return not self._thread.is_alive()

    def _work(self) -> None:
        try:
            self._player.start(self._closed.is_set)
            while (question := self._questions.get()) is not None:
                self._answer(question)
        except GivenUp:
            pass
        finally:
            self._player.engine.close()
            _LIVE.discard(self)

    def _answer(self, question: _Question) -> None:
        answer: Move | Fault
        try:
            answer = self._player.own_move(
                question.match.game,
                question.view,
                question.seed,
                THINKING,
                lambda data: tried(question.match, question.view.seat, data),
                question.given_up.is_set,
            )
        except GivenUp:
            return
        except Fault as fault:
            answer = fault
        except Exception as error:  # what nobody foresaw must not leave the table waiting for ever
            logger.exception("a program could not be asked")
            answer = Fault("senseless-move", kind=type(error).__name__)
        if not question.given_up.is_set():
            self._open.pop(question.number, None)
            self._tell(question.number, answer)


def end_all(seconds: float) -> None:
    """End all programs that sit at seats, waiting at most so many seconds for those that have not ended then."""
    deadline = time.monotonic() + seconds
    seats = tuple(_LIVE)
    for seat in seats:
        seat.close()
    for seat in seats:
        seat.ended_within(deadline - time.monotonic())
    kill_all()
    admit_programs()  # of matches that are opened later
