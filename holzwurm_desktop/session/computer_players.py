"""The process of the computer players. Asking it never blocks; answers come as signals."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from random import SystemRandom

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from holzwurm_desktop.engine.contract import Json, View
from holzwurm_desktop.paths import neutral_folder, own_command

PATIENCE_MS = 20_000
"""A process that has not answered a question after this time is taken to be stuck, and is replaced."""
LAST_WORDS = 4000
"""How many characters of the processes' error output are kept; the oldest go first."""

logger = logging.getLogger(__name__)


def worker_command() -> list[str]:
    """The program and arguments that start the worker process, from a checkout and from a frozen program."""
    return own_command("worker", module="holzwurm_desktop.ai.worker")


class ComputerPlayers(QObject):
    """One process for all computer players, started by the first question. It gets views, never states.

    Several askers share one object: each looks for its own numbers in `answered` and `failed`. A question that was
    cancelled gets neither.
    """

    answered = Signal(int, object, object)
    """The question's number, the move as JSON, and the candidates, best first: lists [move JSON, visits, mean]."""
    failed = Signal(int, str)
    """The question's number, and why the player broke or its process died. The asker goes on without an answer."""
    unavailable = Signal(str)
    """The process cannot be started, and why. Emitted once, and again only after a process has answered in between.
    Questions still fail one by one, each after another attempt to start it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._open: dict[int, QTimer] = {}
        self._last = 0
        self._random = SystemRandom()
        self._spoke = False
        self._words = ""  # of the present process alone
        self.available = True
        """Whether the process can be started, as far as is known."""
        self.last_words = ""
        """The latest error output of all processes so far, at most `LAST_WORDS` characters."""

    @property
    def busy(self) -> bool:
        """Whether any question waits for its answer."""
        return bool(self._open)

    def ask(self, game_id: str, view: View, level: str, *, iterations: int = 0, seconds: float = 0.0) -> int:
        """Ask for a move and return the question's number.

        `level` names a level; `iterations` or `seconds` limits the search, and if both are 0 the level's own budget
        holds.
        """
        self._last += 1
        question = {
            "id": self._last,
            "game": game_id,
            "view": view._asdict(),
            "level": level,
            "seed": self._random.getrandbits(48),
            "iterations": iterations,
            "seconds": seconds,
        }
        watchdog = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        watchdog.timeout.connect(self._replace_process)
        self._open[self._last] = watchdog
        watchdog.start()
        self._send(question)
        return self._last

    def cancel(self, number: int) -> None:
        """Give up a question: neither `answered` nor `failed` will be emitted for it."""
        if self._forget(number):
            self._send({"cancel": number})

    def start(self) -> None:
        """Start the process before the first question, so that the question need not wait for it."""
        self._running()

    def close(self) -> None:
        """End the process at once, waiting at most a second for it. Open questions are given up."""
        for number in list(self._open):
            self._forget(number)
        process, self._process = self._process, None
        if process is not None:
            # First: an end that was asked for is no loss, and must not be reported as one.
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(1000)

    def _running(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert(
                "PYTHONIOENCODING", "utf-8"
            )  # as `_listen` reads it; Windows would use another
            process.setProcessEnvironment(environment)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
            process.setWorkingDirectory(neutral_folder())
            process.readyReadStandardOutput.connect(self._read)
            process.readyReadStandardError.connect(self._listen)
            self._spoke, self._words = False, ""
            # Queued: some systems report a program that cannot be started before `ask` has returned its number.
            # Both signals: a process that fails to start emits only the second.
            process.finished.connect(self._lost_process, Qt.ConnectionType.QueuedConnection)
            process.errorOccurred.connect(self._lost_process, Qt.ConnectionType.QueuedConnection)
            program, *arguments = worker_command()
            process.start(program, arguments)
            self._process = process
        return self._process

    def _send(self, message: Mapping[str, Json]) -> None:
        self._running().write(json.dumps(message).encode() + b"\n")

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            try:
                message = json.loads(bytes(process.readLine().data()))
            except ValueError:
                continue  # something else was printed; if it spoilt an answer, the watchdog notices that
            self._spoke = self.available = True
            number = message["id"]
            if not self._forget(number):
                continue  # cancelled while the answer was on its way
            if "move" in message:
                self.answered.emit(number, message["move"], message["candidates"])
            else:
                self._note(message.get("error", ""))
                self.failed.emit(number, message.get("error", "cancelled"))

    def _listen(self) -> None:
        """Keep the process's error output. It also has to be read: a full pipe would stop the process."""
        if self._process is not None:
            words = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            self._words = (self._words + words)[-LAST_WORDS:]
            self._note(words)

    def _note(self, words: str) -> None:
        self.last_words = (self.last_words + words)[-LAST_WORDS:]

    def _replace_process(self) -> None:
        process = self._process
        if process is not None:
            process.kill()  # its end reaches `_lost_process`

    def _lost_process(self) -> None:
        process = self._process
        if process is None or process.state() != QProcess.ProcessState.NotRunning:
            return  # the second of two signals about one end, or a signal about an earlier process
        self._listen()
        self._process = None
        reason = self._reason(process)
        logger.warning("a process of the computer players ended: %s\n%s", reason, self.last_words)
        process.deleteLater()
        # A process that has come up and was killed from outside says nothing about the next one.
        ended_itself = process.error() == QProcess.ProcessError.FailedToStart or (
            process.exitStatus() == QProcess.ExitStatus.NormalExit
        )
        if ended_itself and not self._spoke and self.available:
            self.available = False
            self.unavailable.emit(reason)
        for number in list(self._open):
            self._forget(number)
            self.failed.emit(number, reason)

    def _reason(self, process: QProcess) -> str:
        """Why a process ended: the last line of its error output, or Qt's reason if it wrote nothing."""
        lines = [line.strip() for line in self._words.splitlines() if line.strip()]
        if not lines:
            self._note(process.errorString() + "\n")
        return lines[-1] if lines else process.errorString()

    def _forget(self, number: int) -> bool:
        """Close a question; whether it was open."""
        watchdog = self._open.pop(number, None)
        if watchdog is not None:
            watchdog.stop()
            watchdog.deleteLater()
        return watchdog is not None
