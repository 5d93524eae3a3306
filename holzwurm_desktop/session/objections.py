"""Objections to a move: seats that may act out of turn are all asked at once, and the first to object counts.

People answer through the table, computer players through their process. A computer player that objects waits
as long as a person of its strength would need to see why.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from holzwurm_desktop.engine.contract import Json, View
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.session import AskedPeople

DELAYS_MS = {"expert": 1_600, "hard": 2_400, "medium": 3_400, "easy": 4_800, "beginner": 6_500}
"""How long a computer player takes to object while people may be quicker, give or take a third."""
SECONDS = 10.0
"""How long people have if nothing else is said."""
NEARLY = 0.9
"""An objection comes at the latest when this share of the time for people is over."""


class Asked(NamedTuple):
    """A seat that may object. `level` None: a person; else `view` is what the computer player knows."""

    level: str | None
    view: View


class Objections(AskedPeople):
    """One question to several seats, open from `ask` until it is answered or dropped.

    `objected` has the objection of a computer player, as JSON; `nobody_objected` comes when all have let it
    be, or the time for people is over. Time stands still while paused. `seconds`: how long people have; None:
    until all of them have answered.
    """

    objected = Signal(object)
    nobody_objected = Signal()

    def __init__(self, players: ComputerPlayers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._players.answered.connect(self._answered)
        self._players.failed.connect(self._failed)
        self._thinking: dict[int, str] = {}
        self._waiting: list[tuple[float, Json]] = []
        self._people: list[int] = []
        self._window: float | None = None
        self._hurry: float | None = None
        self._spent = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._random: Random = SystemRandom()
        self.open = False
        self.seconds: float | None = SECONDS

    @property
    def people(self) -> tuple[int, ...]:
        """The people who have not answered yet, in the order of play."""
        return tuple(self._people)

    @property
    def time(self) -> tuple[float, float] | None:
        """Milliseconds that people have left, and had; None if there is no limit or nobody to wait for."""
        if not self.open or self._window is None or not self._people:
            return None
        return max(0.0, self._window - self._elapsed), self._window

    def ask(self, game_id: str, seats: Mapping[int, Asked], quick_ms: float) -> None:
        """Ask `seats`. `quick_ms`: how long a computer player waits where no person is asked, instead of its
        own delay."""
        self.drop()
        self.open = True
        self._people = [seat for seat, asked in seats.items() if asked.level is None]
        self._window = None if self.seconds is None else self.seconds * 1000
        self._hurry = None if self._people else quick_ms
        self._spent = 0.0
        self._clock.start()
        for asked in seats.values():
            if asked.level is not None:
                self._thinking[self._players.ask(game_id, asked.view, asked.level)] = asked.level
        self.changed.emit()
        self._look_soon()

    def let_be(self, seat: int) -> None:
        """A person does not object."""
        if seat in self._people:
            self._people.remove(seat)
            self.changed.emit()
            self._look_soon()

    def drop(self) -> None:
        """Ask no longer, without an answer."""
        for number in self._thinking:
            self._players.cancel(number)
        self._thinking, self._waiting, self._people = {}, [], []
        self._timer.stop()
        self.open = False

    def pause(self) -> None:
        """Let time stand still."""
        if self._clock.isValid():
            self._spent = self._elapsed
            self._clock.invalidate()
        self._timer.stop()

    def resume(self) -> None:
        """Let time go on."""
        if self.open and not self._clock.isValid():
            self._clock.start()
            self._look_soon()

    def close(self) -> None:
        """Ask nobody any more, ever."""
        self.drop()
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._failed)

    @property
    def _elapsed(self) -> float:
        return self._spent + (self._clock.elapsed() if self._clock.isValid() else 0)

    def _answered(self, number: int, move: Json, _candidates: Json) -> None:
        level = self._thinking.pop(number, None)
        if level is None:
            return
        if move.get("objection", True):  # a seat that lets it be answers with a `NoObjection`
            self._waiting.append((self._due(level), move))
        self._look_soon()

    def _due(self, level: str) -> float:
        if self._hurry is not None:
            return self._hurry
        delay = DELAYS_MS[level] * self._random.uniform(0.67, 1.33)
        return delay if self._window is None else min(delay, self._window * NEARLY)

    def _failed(self, number: int, _reason: str) -> None:
        """A computer player that breaks does not object."""
        if self._thinking.pop(number, None) is not None:
            self._look_soon()

    def _look_soon(self) -> None:
        """Look what is due once whoever brought news has finished."""
        if self.open and self._clock.isValid():
            self._timer.start(0)

    def _look(self) -> None:
        now = self._elapsed
        if self._waiting and min(self._waiting, key=_due_of)[0] <= now:
            move = min(self._waiting, key=_due_of)[1]
            self.drop()
            self.objected.emit(move)
            return
        if self._window is not None and now >= self._window and self._people:
            self._people = []
            self.changed.emit()
        if not (self._waiting or self._thinking or self._people):
            self.drop()
            self.nobody_objected.emit()
            return
        dues = [due for due, _ in self._waiting]
        if self._window is not None and self._people:
            dues.append(self._window)
        if dues:
            self._timer.start(max(1, round(min(dues) - now)))


def _due_of(waiting: tuple[float, Json]) -> float:
    return waiting[0]
