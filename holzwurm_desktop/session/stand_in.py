"""Finds a move in place of a computer player that failed, in a thread of this process."""

from __future__ import annotations

import threading
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.ai.levels import Cancelled
from holzwurm_desktop.ai.stand_in import quick_answer
from holzwurm_desktop.engine.contract import Game, View

PATIENCE_MS = 5_000
"""After this time not even the quick answer is waited for."""


class StandIn(QObject):
    """One question at a time: `ask` ends with `found`, unless it is dropped or followed by another."""

    found = Signal(object)
    """The `Move`; None if none was found."""
    _ended = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._given_up: threading.Event | None = None  # of the open question
        self._ended.connect(self._tell)  # emitted in a thread; Qt calls `_tell` in this object's
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self._tell(self._given_up, None))

    def ask(self, game: Game, view: View, level: str, seed: int) -> None:
        """Look for a move of the seat of `view`, which is to act."""
        self.drop()
        given_up = self._given_up = threading.Event()

        def look() -> None:
            move = None
            # Whatever else goes wrong is wrong with the player, which is why a stand-in was asked for.
            with suppress(Cancelled, Exception):
                move = quick_answer(game, view, level, seed, given_up.is_set)
            with suppress(RuntimeError):  # Qt's part of this object is gone: the table was left meanwhile
                self._ended.emit(given_up, move)

        self._patience.start()
        threading.Thread(target=look, daemon=True, name="stand-in").start()

    def drop(self) -> None:
        """Give the question up: no signal follows."""
        self._patience.stop()
        if self._given_up is not None:
            self._given_up.set()
            self._given_up = None

    def _tell(self, question: object, move: object) -> None:
        if question is not None and question is self._given_up:
            self.drop()
            self.found.emit(move)
