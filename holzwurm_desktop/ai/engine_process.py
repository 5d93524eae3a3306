"""A program of somebody else's, spoken to by lines: nothing that it does, or leaves undone, holds up who asks it."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import IO

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.names import tidy_name
from holzwurm_desktop.paths import users_environment

MOST_LINES = 100
MOST_BYTES = 1_000_000
"""What a program may write between two questions. Beyond either of them it is a flood, which is not read."""
LAST_WORDS = 4_000
"""How many bytes of a program's error output are kept; the oldest go first."""
LONGEST_REASON = 160
"""How many characters of what a program itself said stand in a reason."""
SLICE = 0.2
"""Seconds for which one waits at a stretch."""
TO_DIE = 5.0
"""Seconds to wait for the end of a process that was killed, or that has closed its output."""


_RUNNING: set[EngineProcess] = set()
"""The programs that have not been ended yet."""
_BARRED = threading.Event()
"""Set while no program may be started."""


class Fault(EngineError):
    """What a program has done wrong: a code with data, for which `text.faults` has the words."""


class GivenUp(Exception):
    """The answer is not waited for any more."""


def never() -> bool:
    """Nothing is given up."""
    return False


def kill_all() -> None:
    """Kill every program that runs, and start no other one until `admit_programs`.

    For a process that is about to end at once, or whose matches nobody wants any more.
    """
    _BARRED.set()
    running = tuple(_RUNNING)
    for process in running:
        process.kill()
    for process in running:
        process.ended_within(TO_DIE)


def admit_programs() -> None:
    """Let programs be started again after `kill_all`."""
    _BARRED.clear()


def words_of(command: str) -> list[str]:
    """The program and its arguments. Raises `ValueError` for a quotation that is not closed."""
    if os.name != "nt":
        return shlex.split(command)
    # A backslash separates folders there. The system itself reads the command when it starts; this is to look at it.
    return [word.strip('"') for word in shlex.split(command, posix=False)]


def program_of(command: str) -> str:
    """The program that a command names. Raises `Fault` if it names none."""
    try:
        program, *_ = words_of(command)
    except ValueError:
        raise Fault("no-command", command=command) if command.strip() else Fault("nothing-named") from None
    return program


def check_command(command: str, folder: Path | None = None) -> None:
    """Raise `Fault` unless a command names a program that is there. `folder`: where it would be started, the present
    one if that is None."""
    place = program = program_of(command)
    if folder is not None and _file_name(program) != program:
        place = str(folder / program)
    if shutil.which(place) is None:
        raise Fault("no-program", program=program)


def command_of(words: Sequence[str]) -> str:
    """The command that `words_of` takes apart into these words."""
    return shlex.join(words) if os.name != "nt" else subprocess.list2cmdline(words)


def short_name(command: str) -> str:
    """What to call a program that does not name itself: its file or its Python module, without any folder."""
    program, *rest = words_of(command)
    plain = [word for word in rest if not word.startswith("-")]
    named = plain[0] if plain and _file_name(program).startswith("python") else program
    return _file_name(named).removesuffix(".py").removesuffix(".exe")


def _file_name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name


class EngineProcess:
    """A running program: what is sent to it waits for it, and what it writes waits here, within bounds.

    Three threads do all that could block. They end with the program.
    """

    def __init__(self, command: str, folder: Path | None = None) -> None:
        """Start the program, without a shell, in `folder` or else the present one. Raises `Fault` if that fails."""
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else words_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(command),
                cwd=folder,
                # A group of its own: Ctrl-C is for us, who end it, and whatever it starts ends with it.
                process_group=0 if os.name == "posix" else None,
            )
        except (OSError, ValueError) as error:
            raise Fault("not-started", said=_told(str(getattr(error, "strerror", None) or error))) from None
        self._sending: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[bytes | Fault | None] = queue.SimpleQueue()
        self._lines = self._bytes = 0  # written since the last question
        self._counting = threading.Lock()
        self._words = b""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        _RUNNING.add(self)
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._listen, self._process.stderr),
            )
        ]
        try:
            for thread in self._threads:
                thread.start()
        except BaseException:  # Ctrl-C, before anybody else knows of the process
            self.kill()
            _RUNNING.discard(self)
            raise
        if (
            _BARRED.is_set()
        ):  # looked at once it is among those that run: what `kill_all` does not see, sees this
            self.end()
            raise Fault("not-started", said="nobody wants the match any more")

    def send(self, message: Mapping[str, Json] | str) -> None:
        """Send a message, or a line as it is."""
        line = message if isinstance(message, str) else json.dumps(message)
        with self._counting:
            self._lines = self._bytes = 0
        self._sending.put(line.encode() + b"\n")

    def hear(self, deadline: float, given_up: Callable[[], bool] = never) -> bytes:
        """The next line that it writes. Raises `Fault` if there is none until then (by `time.monotonic`), and
        `GivenUp` soon after `given_up` says so."""
        heard = self._next(deadline, given_up)
        if heard is None:
            raise self._why_it_ended()
        if isinstance(heard, Fault):
            raise heard
        return heard

    def _next(self, deadline: float, given_up: Callable[[], bool]) -> bytes | Fault | None:
        # Slice by slice: a signal that comes just before a wait, as of Ctrl-C, is looked at after it only.
        while True:
            if given_up():
                raise GivenUp
            left = deadline - time.monotonic()
            try:
                return self._heard.get(timeout=max(0.0, min(left, SLICE)))
            except queue.Empty:
                if left <= SLICE:
                    raise Fault("no-answer") from None

    def close_input(self) -> None:
        """Tell it that nothing more will come."""
        self._sending.put(None)

    def ended_within(self, seconds: float) -> bool:
        """Whether it ends by itself within so many seconds."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    def end(self) -> None:
        """End it at once, with whatever it has started."""
        self.kill()
        _RUNNING.discard(self)
        self._sending.put(None)
        self.ended_within(TO_DIE)
        for thread in self._threads:
            thread.join(TO_DIE)

    def kill(self) -> None:
        """Kill it, with whatever it has started, and wait for nothing."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()  # does nothing if it has ended

    def _why_it_ended(self) -> Fault:
        if not self.ended_within(TO_DIE):
            return Fault("closed-output")
        self._threads[-1].join(TO_DIE)
        said = [line for line in self._words.decode("utf-8", "replace").splitlines() if line.strip()]
        status = self._process.returncode
        return (
            Fault("ended-saying", status=status, said=_told(said[-1]))
            if said
            else Fault("ended", status=status)
        )

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:  # closing may write what is left, to a program that is gone
            while (line := self._sending.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MOST_BYTES + 1):
                with self._counting:
                    self._lines += 1
                    self._bytes += len(line)
                    flood = self._lines > MOST_LINES or self._bytes > MOST_BYTES
                if flood:
                    # Closed here, so that nobody else has to read on.
                    self._heard.put(Fault("flood"))
                    return
                self._heard.put(line)
        self._heard.put(None)

    def _listen(self, stream: IO[bytes]) -> None:
        """Keep the last of its error output. It has to be read: a full pipe would stop the program."""
        with stream:
            while some := os.read(stream.fileno(), LAST_WORDS):
                self._words = (self._words + some)[-LAST_WORDS:]


def _environment(command: str) -> dict[str, str]:
    """The environment of the program.

    `python -m` takes modules of the present folder first: where that is a checkout, every version of this program
    that is asked for by name would be this one.
    """
    words = words_of(command)
    environment = users_environment()
    # Also behind the likes of `nice`.
    if "-m" in words and any(_file_name(word).startswith("python") for word in words[: words.index("-m")]):
        environment["PYTHONSAFEPATH"] = "1"
    if getattr(sys, "frozen", False):
        # A bundle finds its own libraries by this, and keeps beside it what was there before.
        environment.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in environment:
            environment["LD_LIBRARY_PATH"] = environment["LD_LIBRARY_PATH_ORIG"]
    return environment


def _told(text: str) -> str:
    """What a program said, as it can be shown on one line."""
    return tidy_name(text, LONGEST_REASON)
