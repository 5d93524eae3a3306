"""Who is asked for the moves of computer seats: the process of the levels, or the program that sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QObject, Qt, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.engine_process import Fault, check_command
from holzwurm_desktop.ai.engine_seat import EngineSeat
from holzwurm_desktop.ai.levels import knowledge, level_at
from holzwurm_desktop.engine.contract import Json, Move, View
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import COMPUTER_SEED_KEY, is_int
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.seeds import seed_of

NOT_ASKED = "not-asked"
"""The code of the fault of a program that is not asked any more."""


def home() -> Path:
    """Where programs start from the window: the same place every day, however the window was started."""
    return Path.home()


def missing(commands: Mapping[str, str], program: str) -> Fault | None:
    """Why a program cannot play on this computer; None if it can, as far as is known before it is started."""
    if program not in commands:
        return Fault("not-here", program=program)
    try:
        check_command(commands[program], home())
    except Fault as fault:
        return fault
    return None


class Opponents(QObject):
    """Asks for the moves of one match, and never blocks. Each program has a process of its own for each seat, which
    gets that seat's views only."""

    answered = Signal(object)
    """As `ComputerPlayers.answered`, of which it passes on what was asked there."""
    failed = Signal(int, str)
    """As `ComputerPlayers.failed`; without a reason if it was a program, of which `faulted` tells."""
    faulted = Signal(int, object)
    """A program has lost a move: its seat and the `Fault`. Told once of each seat, and once more when the program is
    not asked any more."""
    _told = Signal(int, object)

    def __init__(
        self,
        players: ComputerPlayers,
        match: Callable[[], Match],
        commands: Callable[[], Mapping[str, str]],
        parent: QObject | None = None,
    ) -> None:
        """`match`: the match as it is now; `commands`: those of the programs there are now, by what they are
        called."""
        super().__init__(parent)
        self._players = players
        self._match = match
        self._commands = commands
        self._seats: dict[int, EngineSeat] = {}
        self._open: dict[int, int] = {}  # number of a question to a program -> seat
        self._last = 0
        self._news: set[tuple[int, bool]] = set()  # told by `faulted`: of which seat, and whether the end
        self._random = SystemRandom()
        players.answered.connect(self.answered)
        players.failed.connect(self.failed)
        # Queued: emitted in threads, and by `ask` before its number is known to whoever asks.
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def absent(self) -> dict[int, Fault]:
        """The seats whose program cannot play on this computer, and why."""
        commands, players = self._commands(), enumerate(self._match().players)
        found = {seat: missing(commands, player.program) for seat, player in players if player.program}
        return {seat: fault for seat, fault in found.items() if fault is not None}

    def start(self) -> None:
        """Start the programs, before the first question, so that it need not wait for them."""
        commands, absent = self._commands(), self.absent
        for seat, player in enumerate(self._match().players):
            if player.program and seat not in absent and seat not in self._seats:
                self._seats[seat] = EngineSeat(commands[player.program], self._tell, home())

    def ask(
        self,
        game_id: str,
        view: View,
        level: str,
        *,
        strength: float | None = None,
        refuse: Callable[[Json], str] = lambda _: "",
    ) -> int:
        """Ask for a move of the seat of `view` and return the question's number; see `ComputerPlayers.ask`."""
        match = self._match()
        if not match.players[view.seat].program:
            seed, iterations = self.seed(view), 0
            if seed is not None:  # the clock would decide how long some levels think
                way = (
                    level_at(game_id, strength) if strength is not None else knowledge(game_id).levels[level]
                )
                iterations = way.repeatable.iterations
            return self._players.ask(
                game_id, view, level, strength=strength, refuse=refuse, seed=seed, iterations=iterations
            )
        self._last -= 1  # the numbers of the levels' process are above 0
        self._open[self._last] = view.seat
        if view.seat in self._seats:
            self._seats[view.seat].ask(self._last, match, view, self._random.getrandbits(48))
        else:
            self._tell(self._last, Fault("not-here", program=match.players[view.seat].program))
        return self._last

    def seed(self, view: View) -> int | None:
        """What all chance in a computer player's choice comes from where it sees this; None: any."""
        number = self._match().extra.get(COMPUTER_SEED_KEY)
        return seed_of(view, number) if is_int(number) else None

    def cancel(self, number: int) -> None:
        """Give up a question: neither `answered` nor `failed` will be emitted for it."""
        seat = self._open.pop(number, None)
        if seat in self._seats:
            self._seats[seat].cancel(number)
        elif seat is None:
            self._players.cancel(number)

    def close(self) -> None:
        """End the programs, waiting for nothing, and stop listening to the levels' process, which others share."""
        self._open.clear()
        for seat in self._seats.values():
            seat.close()
        self._seats.clear()
        self._players.answered.disconnect(self.answered)
        self._players.failed.disconnect(self.failed)

    def _tell(self, number: int, answer: Move | Fault) -> None:
        with suppress(RuntimeError):  # Qt's part of this object is gone: the table was left meanwhile
            self._told.emit(number, answer)

    def _take(self, number: int, answer: Move | Fault) -> None:
        seat = self._open.pop(number, None)
        if seat is None:
            return  # cancelled while the answer was on its way
        if not isinstance(answer, Fault):
            self.answered.emit(Answer(number, answer.to_json()))
            return
        news = (seat, answer.code == NOT_ASKED)
        if news not in self._news:
            self._news.add(news)
            self.faulted.emit(seat, answer)
        self.failed.emit(number, "")
