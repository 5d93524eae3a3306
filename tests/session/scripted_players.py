"""Computer players that answer when, and what, a test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.engine.contract import View


class Question(NamedTuple):
    """What a session asked."""

    number: int
    game_id: str
    view: View
    level: str
    refuse: Callable[[Any], str]
    iterations: int = 0
    seed: int | None = None
    strength: float | None = None


class ScriptedPlayers(QObject):
    """Stands in for `ComputerPlayers`."""

    answered = Signal(object)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.available = True
        self.open: list[Question] = []
        self.cancelled: list[int] = []
        self._last = 0

    @property
    def busy(self) -> bool:
        return bool(self.open)

    @property
    def listeners(self) -> tuple[int, int]:
        """How many listen to answers, and to failures."""
        return self.receivers("2answered(PyObject)"), self.receivers("2failed(int,QString)")

    def ask(
        self,
        game_id: str,
        view: View,
        level: str,
        refuse: Callable[[Any], str] = lambda move: "",
        iterations: int = 0,
        seed: int | None = None,
        strength: float | None = None,
        **_budget: Any,
    ) -> int:
        self._last += 1
        self.open.append(Question(self._last, game_id, view, level, refuse, iterations, seed, strength))
        return self._last

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        self.open = [question for question in self.open if question.number != number]

    def answer(self, move: Any, candidates: Sequence[Any] = (), solved: bool = False) -> None:
        """Answer the oldest open question; a move that is refused counts as a failure, twice."""
        question = self.open.pop(0)
        reason = question.refuse(move)
        if reason:
            self.failed.emit(question.number, reason)
        else:
            self.answered.emit(Answer(question.number, move, tuple(candidates), solved=solved))

    def fail(self, reason: str = "broken") -> None:
        """Break down over the oldest open question."""
        self.failed.emit(self.open.pop(0).number, reason)
