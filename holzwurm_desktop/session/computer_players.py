"""The computer players' process, asked and answered without ever waiting."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from random import SystemRandom

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from holzwurm_desktop.engine.contract import Json, View
from holzwurm_desktop.paths import neutral_folder, own_command

PATIENCE_MS = 20_000
"""A question unanswered for so long has met a stuck process: it is replaced."""
LAST_WORDS = 4000
"""So many characters are kept of what went wrong in the players' processes, the latest."""

logger = logging.getLogger(__name__)


def worker_command() -> list[str]:
    """The program and arguments of a process that thinks, in a checkout and in a frozen program."""
    return own_command("worker", module="holzwurm_desktop.ai.worker")


class ComputerPlayers(QObject):
    """One process for all computer players, begun when first asked; it sees views only.

    answered(id, move JSON, candidates): candidates are [move JSON, visits, mean] lists, best first;
    failed(id, text): the player broke or its process died; the asker goes on without it.
    A cancelled question is never answered.
    unavailable(text): the process cannot be started, and why; told once, until one has answered. Questions then
    fail, too, each after another attempt.
    """

    answered = Signal(int, object, object)
    failed = Signal(int, str)
    unavailable = Signal(str)

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
        """What processes last said of what went wrong in them, `LAST_WORDS` at most."""

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._open)

    def ask(self, game_id: str, view: View, level: str, *, iterations: int = 0, seconds: float = 0.0) -> int:
        """Ask for a move; returns the question's number. A budget of 0 is the level's own."""
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
        """Give up a question; whatever comes for it is dropped."""
        if self._forget(number):
            self._send({"cancel": number})

    def start(self) -> None:
        """Begin the process ahead of the first question."""
        self._running()

    def close(self) -> None:
        """End the process at once."""
        for number in list(self._open):
            self._forget(number)
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(1000)

    def _running(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("PYTHONIOENCODING", "utf-8")
            process.setProcessEnvironment(environment)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
            process.setWorkingDirectory(neutral_folder())
            process.readyReadStandardOutput.connect(self._read)
            process.readyReadStandardError.connect(self._listen)
            self._spoke, self._words = False, ""
            # Queued: some systems tell of a program that cannot be started before `ask` has given its number.
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
                continue  # something else that was printed; an answer lost by that is missed by the watchdog
            self._spoke = self.available = True
            number = message["id"]
            if not self._forget(number):
                continue
            if "move" in message:
                self.answered.emit(number, message["move"], message["candidates"])
            else:
                self._note(message.get("error", ""))
                self.failed.emit(number, message.get("error", "cancelled"))

    def _listen(self) -> None:
        """Keep what the process says on its standard error; read also so that it never waits for us."""
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
            return  # told twice, or of an earlier process
        self._listen()
        self._process = None
        reason = self._reason(process)
        logger.warning("a process of the computer players ended: %s\n%s", reason, self.last_words)
        process.deleteLater()
        # One that has come up is only ended from outside.
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
        """Why a process ended: its own last line if it said something, else what the system says."""
        lines = [line.strip() for line in self._words.splitlines() if line.strip()]
        if not lines:
            self._note(process.errorString() + "\n")
        return lines[-1] if lines else process.errorString()

    def _forget(self, number: int) -> bool:
        watchdog = self._open.pop(number, None)
        if watchdog is not None:
            watchdog.stop()
            watchdog.deleteLater()
        return watchdog is not None
