"""Tries a program that may play: starts it, greets it, and tells what came of it, without blocking."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from holzwurm_desktop.ai.engine_process import Fault, GivenUp, check_command
from holzwurm_desktop.ai.engines import Engine
from holzwurm_desktop.session.opponents import home


class Greeted(NamedTuple):
    """A program has answered: what it calls itself, and after how many seconds."""

    name: str
    seconds: float


class ProgramTrial(QObject):
    """One trial at a time. The program ends with it."""

    ended = Signal(object)
    """What came of a trial that was not stopped: `Greeted`, or the `Fault`."""
    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped: threading.Event | None = None  # of the trial that runs
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)  # emitted in a thread

    @property
    def running(self) -> bool:
        """Whether a program is being tried."""
        return self._stopped is not None

    def start(self, command: str) -> None:
        """Try the program of a command, instead of any other."""
        self.stop()
        stopped = self._stopped = threading.Event()
        try:
            check_command(command, home())
        except Fault as fault:
            self._heard.emit(stopped, fault)
            return
        threading.Thread(
            target=self._try, args=(Engine(command, home()), stopped), daemon=True, name="trial"
        ).start()

    def stop(self) -> None:
        """Give the trial up: nothing is told of it."""
        if self._stopped is not None:
            self._stopped.set()
            self._stopped = None

    def _try(self, engine: Engine, stopped: threading.Event) -> None:
        began = time.monotonic()
        found: Greeted | Fault | None = None
        try:
            engine.start(stopped.is_set)
            found = Greeted(engine.name, time.monotonic() - began)
        except Fault as fault:
            found = fault
        except GivenUp:
            pass
        finally:
            engine.close()
        with suppress(RuntimeError):  # Qt's part of this object is gone: the dialog was closed meanwhile
            self._heard.emit(stopped, found)

    def _tell(self, trial: threading.Event, found: Greeted | Fault | None) -> None:
        if trial is self._stopped:
            self._stopped = None
            self.ended.emit(found)
