"""The process of the computer players. Asking it never blocks; answers come as signals."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import SystemRandom

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal

from holzwurm_desktop.ai.answers import NO_SENSE, Answer, read_answer
from holzwurm_desktop.engine.contract import Json, View
from holzwurm_desktop.paths import neutral_folder, own_command

BEAT_MS = 1_000
PATIENCE_BEATS = 20
"""A process that has not answered the oldest question after so many beats is taken to be stuck, and is replaced.
Beats are counted and not time, which also passes while this whole program is stopped."""
ATTEMPTS = 2
"""How often a question is asked before it fails, each time of another process."""
LONGEST_LINE = 1_000_000
"""After so many bytes without the end of a line, a process is taken to write rubbish."""
LAST_WORDS = 4000
"""How many characters of the processes' error output are kept; the oldest go first."""

logger = logging.getLogger(__name__)


def worker_command() -> list[str]:
    """The program and arguments that start the worker process, from a checkout and from a frozen program."""
    return own_command("worker", module="holzwurm_desktop.ai.worker")


def _any_move(_move: Json) -> str:
    return ""


@dataclass
class _Question:
    """An open question. attempts: how often it has failed; beats: how many it has been the oldest one for."""

    message: dict[str, Json]
    refuse: Callable[[Json], str]
    attempts: int = 0
    beats: int = 0


class ComputerPlayers(QObject):
    """One process for all computer players, started by the first question. It gets views, never states; only the
    analysis of a match that is over may ask with open cards.

    A question whose process dies, gets stuck or answers with an error or with nonsense is asked once more of another
    process, with the same seed, before it fails. Several askers share one object: each looks for its own
    numbers in `answered` and `failed`. A question that was cancelled gets neither.
    """

    answered = Signal(object)
    """The `Answer` to a question, with a move that `refuse` lets pass."""
    failed = Signal(int, str)
    """The question's number, and why it was not answered, twice. The asker goes on without an answer."""
    unavailable = Signal(str)
    """The process cannot be started, and why. Emitted once, and again only after a process has answered in between.
    Questions still fail one by one, each after another attempt to start it."""
    back = Signal()
    """A process has answered after `unavailable`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._open: dict[int, _Question] = {}  # the oldest first, as the process answers them
        self._last = 0
        self._random = SystemRandom()
        self._heart = QTimer(self, interval=BEAT_MS)
        self._heart.timeout.connect(self._beat)
        self.available = True
        """Whether the process can be started, as far as is known."""
        self.last_words = ""
        """The latest error output of all processes so far, at most `LAST_WORDS` characters."""

    @property
    def busy(self) -> bool:
        """Whether any question waits for its answer."""
        return bool(self._open)

    def ask(
        self,
        game_id: str,
        view: View,
        level: str,
        *,
        iterations: int = 0,
        seconds: float = 0.0,
        seed: int | None = None,
        refuse: Callable[[Json], str] = _any_move,
        open_cards: Mapping[str, Json] | None = None,
        strength: float | None = None,
    ) -> int:
        """Ask for a move and return the question's number.

        `level` names a level; `iterations` or `seconds` limits the search, and if both are 0 the level's own budget
        holds; `seed`: None draws one. `refuse` says why a move cannot be made, "" if it can. `open_cards`: for the
        analysis of a match that is over, what `ai.worker` wants to know of it; `strength`: of a player between the
        levels, decides in place of `level`.
        """
        self._last += 1
        question = {
            "id": self._last,
            "game": game_id,
            "view": view._asdict(),
            "level": level,
            "seed": self._random.getrandbits(48) if seed is None else seed,
            "iterations": iterations,
            "seconds": seconds,
            **({} if open_cards is None else {"open": open_cards}),
            **({} if strength is None else {"strength": strength}),
        }
        self._open[self._last] = _Question(question, refuse)
        self._heart.start()
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
            _end(process)
            process.waitForFinished(1000)

    def _running(self) -> QProcess:
        if self._process is None:
            process = QProcess(self)
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert(
                "PYTHONIOENCODING", "utf-8"
            )  # as `_listen` reads it; Windows would use another
            process.setProcessEnvironment(environment)
            process.setWorkingDirectory(neutral_folder())
            process.readyReadStandardOutput.connect(self._read)
            process.readyReadStandardError.connect(self._listen)
            self._spoke, self._words = False, ""  # of this process alone
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
        # An answer may replace the process: whatever else the old one wrote is dropped with it.
        while process is not None and process is self._process and process.canReadLine():
            answer = read_answer(bytes(process.readLine().data()))
            if answer is not None:
                self._spoke = True
                if not self.available:
                    self.available = True
                    self.back.emit()
                self._take(answer)
            # Otherwise something else was printed. If that spoilt an answer, patience with the process ends.
        if process is not None and process is self._process and process.bytesAvailable() > LONGEST_LINE:
            self._replace_process(NO_SENSE)

    def _take(self, answer: Answer) -> None:
        question = self._open.get(answer.number)
        if question is None:
            return  # cancelled while the answer was on its way
        error = answer.error if answer.move is None else question.refuse(answer.move)
        if not error:
            self._forget(answer.number)
            self.answered.emit(answer)
            return
        if answer.error != "cancelled":
            self._note(error)
        question.attempts += 1
        if question.attempts >= ATTEMPTS:
            self._forget(answer.number)
            self.failed.emit(answer.number, error)
        else:
            self._end_process()
            self._ask_again()

    def _listen(self) -> None:
        """Keep the process's error output. It also has to be read: a full pipe would stop the process."""
        if self._process is not None:
            words = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            self._words = (self._words + words)[-LAST_WORDS:]
            self._note(words)

    def _note(self, words: str) -> None:
        self.last_words = (self.last_words + words)[-LAST_WORDS:]

    def _beat(self) -> None:
        oldest = next(iter(self._open.values()), None)
        if oldest is not None:
            oldest.beats += 1
            if oldest.beats >= PATIENCE_BEATS:
                self._replace_process("no answer")

    def _replace_process(self, reason: str) -> None:
        logger.warning("a process of the computer players is replaced: %s", reason)
        self._end_process()
        self._go_on(reason)

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            _end(process)
            process.finished.connect(process.deleteLater)

    def _go_on(self, reason: str, *, blame_all: bool = False) -> None:
        """After the loss of a process: questions that have had their attempts fail, the others are asked again.

        The process was busy with the oldest question; the others are to blame only if processes do not even start.
        """
        for question in list(self._open.values())[: None if blame_all else 1]:
            question.attempts += 1
        failed = [number for number, question in self._open.items() if question.attempts >= ATTEMPTS]
        for number in failed:
            self._forget(number)
        self._ask_again()
        for number in failed:
            self.failed.emit(number, reason)

    def _ask_again(self) -> None:
        for question in self._open.values():
            question.beats = 0
            self._send(question.message)

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
        never_ran = ended_itself and not self._spoke
        hopeless = never_ran and not self.available
        if never_ran and self.available:
            self.available = False
            self.unavailable.emit(reason)
        self._go_on(reason, blame_all=hopeless)

    def _reason(self, process: QProcess) -> str:
        """Why a process ended: the last line of its error output, or Qt's reason if it wrote nothing."""
        lines = [line.strip() for line in self._words.splitlines() if line.strip()]
        if not lines:
            self._note(process.errorString() + "\n")
        return lines[-1] if lines else process.errorString()

    def _forget(self, number: int) -> bool:
        """Close a question; whether it was open."""
        closed = self._open.pop(number, None)
        if not self._open:
            self._heart.stop()
        return closed is not None


def _end(process: QProcess) -> None:
    """Kill a process whose end is no loss, and must not be reported as one."""
    process.finished.disconnect()
    process.errorOccurred.disconnect()
    process.readyReadStandardOutput.disconnect()
    process.readyReadStandardError.disconnect()
    process.kill()
