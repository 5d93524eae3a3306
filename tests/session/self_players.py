"""Computer players that need no process: they answer at once, with any legal move."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.engine.kits import all_games


class SelfPlayers(QObject):
    """Stands in for `ComputerPlayers`."""

    answered = Signal(object)
    failed = Signal(int, str)

    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self._random = Random(seed)
        self._last = 0
        self._open: set[int] = set()

    def ask(self, game_id: str, view: View, level: str, **_budget: Any) -> int:
        self._last += 1
        number = self._last
        self._open.add(number)
        move = think(all_games()[game_id], view, "random", self._random.getrandbits(30)).move.to_json()
        QTimer.singleShot(0, self, lambda: self._answer(number, move))
        return number

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._open)

    def cancel(self, number: int) -> None:
        self._open.discard(number)

    def _answer(self, number: int, move: Any) -> None:
        if number in self._open:
            self._open.discard(number)
            self.answered.emit(Answer(number, move))
