"""Objections to a move: all seats that may object are asked at once, and the first objection counts.

People answer through the table, computer players through their process. A computer player does not object as soon
as it has its answer: it waits about as long as a person of its strength would need, so that people can be first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.engine.contract import Json, View
from holzwurm_desktop.session.opponents import Opponents
from holzwurm_desktop.session.session import AskedPeople

DELAYS_MS = {"expert": 1_600, "hard": 2_400, "medium": 3_400, "easy": 4_800, "beginner": 6_500}
"""How long a computer player of each level waits before it objects, where people may object too; each time a third
less to a third more. The weaker it is, the longer it waits."""
NEARLY = 0.9
"""A computer player's objection comes at the latest when this share of the people's time is over, so that a slow
player is not cut off by the end of it."""


class Asked(NamedTuple):
    """A seat that may object. `level` is None for a person; for a computer player `view` is what it knows, and
    `strength` is set if it plays between the levels, and `seed` if all chance in what it does comes from there."""

    level: str | None
    view: View
    strength: float | None = None
    seed: int | None = None


class Objections(AskedPeople):
    """One question to several seats, open from `ask` until it is answered or dropped.

    `seconds` is how long people have; None gives them as long as they want. Time does not run while paused.
    """

    objected = Signal(object)
    """The objection of a computer player, as JSON. People's objections come through the session's `play`."""
    nobody_objected = Signal()
    """Every seat has declined, or the time for people is over."""

    def __init__(self, players: Opponents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = players
        self._players.answered.connect(self._answered)
        self._players.failed.connect(self._failed)
        self._thinking: dict[int, Asked] = {}  # by the number of the open question
        self._waiting: list[
            tuple[float, Json]
        ] = []  # when an objection is due, in ms since `ask`; the objection
        self._people: list[int] = []
        self._window: float | None = None  # the time for people in ms
        self._hurry: float | None = None  # the delay in ms that replaces each player's own
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._random: Random = SystemRandom()
        self.open = False
        self.seconds: float | None = None

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(self._people)

    @property
    def time(self) -> tuple[float, float] | None:
        if not self.open or self._window is None or not self._people:
            return None
        return max(0.0, self._window - self._elapsed), self._window

    def ask(self, game_id: str, seats: Mapping[int, Asked], quick_ms: float) -> None:
        """Drop the question before, and ask `seats`.

        `quick_ms` is how long a computer player waits if no person is asked: then there is nobody to be fair to, and
        the wait only has to be long enough to follow the table.
        """
        self.drop()
        self.open = True
        self._people = [seat for seat, asked in seats.items() if asked.level is None]
        self._window = None if self.seconds is None else self.seconds * 1000
        self._hurry = None if self._people else quick_ms
        self._spent = 0.0  # ms that had passed when the clock was last stopped
        self._clock.start()
        for asked in seats.values():
            if asked.level is not None:
                number = self._players.ask(game_id, asked.view, asked.level, strength=asked.strength)
                self._thinking[number] = asked
        self.changed.emit()
        self._look_soon()

    def let_be(self, seat: int) -> None:
        if seat in self._people:
            self._people.remove(seat)
            self.changed.emit()
            self._look_soon()

    def drop(self) -> None:
        """Close the question without an answer: no signal follows."""
        for number in self._thinking:
            self._players.cancel(number)
        self._thinking, self._waiting, self._people = {}, [], []
        self._timer.stop()
        self.open = False

    def pause(self) -> None:
        """Stop the clock: nothing is due until `resume`."""
        if self._clock.isValid():
            self._spent = self._elapsed
            self._clock.invalidate()
        self._timer.stop()

    def resume(self) -> None:
        """Start the clock again where it was stopped."""
        if self.open and not self._clock.isValid():
            self._clock.start()
            self._look_soon()

    def close(self) -> None:
        """Close the question and stop listening to the computer players, which other sessions share."""
        self.drop()
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._failed)

    @property
    def _elapsed(self) -> float:
        """Milliseconds since `ask`, without those in which the clock stood."""
        return self._spent + (self._clock.elapsed() if self._clock.isValid() else 0)

    def _answered(self, answer: Answer) -> None:
        asked = self._thinking.pop(answer.number, None)
        if asked is None:
            return
        assert answer.move is not None
        if answer.move.get("objection", True):  # a seat that declines answers with a `NoObjection`
            self._waiting.append((self._due(asked.level or "", asked.seed), answer.move))
        self._look_soon()

    def _due(self, level: str, seed: int | None = None) -> float:
        """When an objection of this level is to be made, in milliseconds since `ask`."""
        if self._hurry is not None:
            return self._hurry
        chance = self._random if seed is None else Random(seed)
        delay = DELAYS_MS[level] * chance.uniform(0.67, 1.33)
        return delay if self._window is None else min(delay, self._window * NEARLY)

    def _failed(self, number: int, _reason: str) -> None:
        """A computer player that breaks counts as one that does not object."""
        if self._thinking.pop(number, None) is not None:
            self._look_soon()

    def _look_soon(self) -> None:
        """Look at what is due when the caller is done: looking may drop or answer the question."""
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
            # Rounded up: a rest of 0 would make the timer spin until the clock has moved on.
            self._timer.start(math.ceil(min(dues) - now))


def _due_of(waiting: tuple[float, Json]) -> float:
    return waiting[0]
