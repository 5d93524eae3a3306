"""Programs as players: they speak the protocol of `ai/PROTOCOL.md`, get views only, and what one does wrong costs it
the move and never the match."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from holzwurm_desktop.ai.engine_process import (
    LONGEST_REASON,
    EngineProcess,
    Fault,
    GivenUp,
    never,
    short_name,
)
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.stand_in import quick_answer
from holzwurm_desktop.ai.worker import NO_QUESTION, PROTOCOL
from holzwurm_desktop.engine.contract import Game, Json, Move, View
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.engine.records import PROGRAM_LEVEL, is_int, parse_json

STARTING = 20.0
"""Seconds within which a program has to answer the greeting after its start."""
PATIENCE = 60.0
"""Seconds for an answer where the question sets no time."""
GRACE = 5.0
"""Seconds by which an answer may be later than the question's time: a busy machine is not the program's fault."""
TO_CANCEL = 1.0
"""Seconds for an answer to a question that was given up; a program that takes longer is ended."""
MOST_FAULTS = 3
"""After so many faults in a row a program is not asked again in the match."""
STAND_IN = Budget(iterations=200)
"""Of the move made in its place: iterations only, so that equal matches stay equal."""


class Engine:
    """A program that answers questions. It is started by the first one, and anew after it was ended."""

    def __init__(self, command: str, folder: Path | None = None) -> None:
        """`folder`: where it starts, the present one if that is None."""
        self.command = command
        self.folder = folder
        self.name = short_name(command)
        """What it calls itself, once it has been greeted, without any folder."""
        self.protocol = 0
        """The version of the protocol that it knows, once it has been greeted; 0: it knew no greeting."""
        self._process: EngineProcess | None = None
        self._last = 0

    def start(self, given_up: Callable[[], bool] = never) -> EngineProcess:
        """The running program, which was greeted. Raises `Fault` if it does not answer the greeting."""
        if self._process is None:
            self._process = EngineProcess(self.command, self.folder)
            # A question about no game. An error is an answer too: older programs know no greeting.
            greeted = self.ask({}, STARTING, given_up)
            name, protocol = greeted.get("name"), greeted.get("protocol")
            self.protocol = protocol if is_int(protocol) else 0
            if isinstance(name, str):
                self.name = tidy_name(name.replace("\\", "/").rpartition("/")[2]) or self.name
        return self._process

    def ask(
        self, message: Mapping[str, Json], seconds: float, given_up: Callable[[], bool] = never
    ) -> dict[str, Json]:
        """The answer to a question. Raises `Fault`, after which the program has been ended, if there is none, and
        `GivenUp` soon after `given_up` says so: then it has taken notice of that, or has been ended."""
        process = self.start(given_up)
        self._last += 1
        process.send({"id": self._last, "protocol": PROTOCOL, **message})
        try:
            return answer_to(process, self._last, time.monotonic() + seconds, given_up)
        except Fault:
            self.close()
            raise
        except GivenUp:
            self._cancel(process)
            raise

    def kill(self) -> None:
        """End the program if it runs, and wait for nothing: whoever waits for an answer hears that it has ended."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the program if it runs."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _cancel(self, process: EngineProcess) -> None:
        process.send({"cancel": self._last})
        try:
            answer_to(process, self._last, time.monotonic() + TO_CANCEL)
        except Fault:
            self.close()


def answer_to(
    process: EngineProcess, number: int, deadline: float, given_up: Callable[[], bool] = never
) -> dict[str, Json]:
    """The answer to question `number`; what else is written is passed over. Raises as `EngineProcess.hear`."""
    while True:
        answer = read_message(process.hear(deadline, given_up))
        # A line that it could not read is told without a number.
        if is_int(answer.get("id")) and answer["id"] in (number, NO_QUESTION):
            return answer


def read_message(line: bytes) -> dict[str, Json]:
    """The JSON object in a line; an empty one if there is none."""
    try:
        message = parse_json(line)
    except RecordError:
        return {}
    return message if isinstance(message, dict) else {}


def move_in(answer: Mapping[str, Json]) -> dict[str, Json]:
    """The move in an answer, as JSON. Raises `Fault` if it has none."""
    move = answer.get("move")
    if isinstance(move, dict):
        return move
    error = answer.get("error")
    if isinstance(error, str) and error.strip():
        raise Fault("answered-error", said=tidy_name(error.strip().splitlines()[-1], LONGEST_REASON))
    raise Fault("no-move")


def question(
    game: Game, view: View, seed: int, budget: Budget | None, protocol: int = PROTOCOL
) -> dict[str, Json]:
    """What a program that knows this version of the protocol is asked about a view, but for the number."""
    seen = view._asdict()
    if not protocol:
        # Our own players from before there was a protocol take no keys that they do not know.
        seen = {key: value for key, value in seen.items() if key not in view._field_defaults}
    asked = {"game": game.id, "view": seen, "level": PROGRAM_LEVEL, "seed": seed}
    if budget is not None:
        asked |= {"iterations": budget.iterations, "seconds": budget.seconds}
    return asked


class EnginePlayer:
    """A program at one seat for one match: a context, at whose end the program has ended.

    A program for each seat, as two seats must not learn of each other what only one of them sees; and for each match,
    so that none depends on those before it.
    """

    def __init__(
        self,
        command: str,
        fault: Callable[[Fault], None] = lambda _: None,
        folder: Path | None = None,
        grace: float = GRACE,
    ) -> None:
        """fault: told whenever `decide` makes a move in its place, and why; folder: where it starts, the present one
        if that is None; grace: seconds by which an answer may be later than the question's time."""
        self.engine = Engine(command, folder)
        self._tell = fault
        self._grace = grace
        self.faults = 0
        """How many moves it has lost."""
        self._in_a_row = 0
        self._at_start: Fault | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.engine.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.engine.close()

    @property
    def name(self) -> str:
        """Its name for a record, with room for a number."""
        return tidy_name(self.engine.name, LONGEST_NAME - 2)

    def start(self, given_up: Callable[[], bool] = never) -> None:
        """Start it before the match, so that the first move does not take longer than the others. If that fails, it
        costs the first move. Raises `GivenUp` soon after `given_up` says so."""
        try:
            self.engine.start(given_up)
        except Fault as fault:
            self._at_start = fault

    def decide(
        self, game: Game, view: View, seed: int, budget: Budget | None, read: Callable[[Json], Move]
    ) -> Move:
        """As `own_move`; where it has none, the move of a stand-in, which equal seeds make equal."""
        try:
            return self.own_move(game, view, seed, budget, read)
        except Fault as fault:
            self._tell(fault)
        return quick_answer(game, view, PROGRAM_LEVEL, seed, budget=STAND_IN)

    def own_move(
        self,
        game: Game,
        view: View,
        seed: int,
        budget: Budget | None,
        read: Callable[[Json], Move],
        given_up: Callable[[], bool] = never,
    ) -> Move:
        """The program's move for the seat of `view`. Raises `Fault` if there is none, and `GivenUp` soon after
        `given_up` says so.

        `read` turns JSON into a move that can be made, and raises `Fault` if that cannot be.
        """
        try:
            move = read(self._asked(game, view, seed, budget, given_up))
        except Fault:
            self.faults += 1
            self._in_a_row += 1
            raise
        self._in_a_row = 0
        return move

    def _asked(
        self, game: Game, view: View, seed: int, budget: Budget | None, given_up: Callable[[], bool]
    ) -> Json:
        if self._in_a_row >= MOST_FAULTS:
            self.engine.close()
            raise Fault("not-asked", count=MOST_FAULTS)
        at_start, self._at_start = self._at_start, None
        if at_start is not None:
            raise at_start
        seconds = budget.seconds + self._grace if budget is not None and budget.seconds else PATIENCE
        self.engine.start(given_up)  # what it is asked depends on what it answered to the greeting
        asked = question(game, view, seed, budget, self.engine.protocol)
        return move_in(self.engine.ask(asked, seconds, given_up))
