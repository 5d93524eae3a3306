"""A session without storage and worker processes: the opponents play at random, when they are let."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.signals import SessionSignals
from holzwurm_desktop.table.factory import make_table
from holzwurm_desktop.table.palette import PALETTES
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words

NAMES = ("Anna", "Bram", "Charlotte van der Molen", "Dirk", "Élodie", "Fritz")


class FakeObjections(QObject):
    """People who may object, and the time they have; nobody objects by himself."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.people: tuple[int, ...] = ()
        self.time: tuple[float, float] | None = None

    def let_be(self, seat: int) -> None:
        self.people = tuple(person for person in self.people if person != seat)
        self.changed.emit()


class FakeSession(SessionSignals):
    """What the table needs of a session. Computer players move in `let_others_play`, unless held."""

    def __init__(
        self,
        seats: int = 4,
        deal: int = 7,
        rounds: int = 1,
        persons: int = 1,
        game: str = "holzwurm",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        players = [Player(NAMES[seat], None if seat < persons else "medium") for seat in range(seats)]
        self.match = Match.new(all_games()[game], players, {"rounds": rounds, **(options or {})}, deal)
        self.viewer = 0 if persons else -1
        self.held = 0
        self.hints = self.undos = 0
        self.practice = False
        self.undo_breaks_fairness = False
        self.refused: list[EngineError] = []
        self.asked_hint = False
        self.objections = FakeObjections()
        self._rng = random.Random(deal)

    @property
    def turn(self) -> int:
        return -1 if self.match.round_over or self.waiting else self.match.playing().turn

    @property
    def waiting(self) -> bool:
        return not self.match.round_over and self.match.playing().waiting

    @property
    def my_turn(self) -> bool:
        return self.turn >= 0 and self.is_person(self.turn)

    @property
    def watcher(self) -> int:
        persons = sum(player.level is None for player in self.match.players)
        return self.viewer if persons == 1 else -1

    @property
    def can_undo(self) -> bool:
        return bool(self.match.rounds[-1].moves)

    can_redo = False

    def is_person(self, seat: int) -> bool:
        return self.match.players[seat].level is None

    def name(self, seat: int) -> str:
        return self.match.players[seat].name

    def legal_moves(self) -> list[Any]:
        return self.match.playing().legal_moves() if self.my_turn else []

    def play(self, move: Any, **notes: Any) -> None:
        if self.my_turn or move.seat in self.objections.people:
            self._make(move, **notes)

    def settle(self) -> None:
        """Nobody objects to the last move."""
        self.objections.people = ()
        self._tell(self.match.settle())

    def let_others_play(self) -> None:
        """Computer players move until a person is to move, the round is over, or the table is held."""
        while self.turn >= 0 and not self.my_turn and not self.held:
            self._make(self._rng.choice(self.match.playing().legal_moves()))

    def play_at_random(self, moves: int) -> None:
        """Go on by `moves` moves at once, as when a saved match is opened."""
        for _ in range(moves):
            if self.match.round_over:
                break
            self.match.play(self._rng.choice(self.match.playing().legal_moves()))
        self.position_replaced.emit()

    def undo(self) -> None:
        self.undos += 1
        self.match = self.match.before(len(self.match.rounds[-1].moves) - 1)
        self.position_replaced.emit()
        self.turn_changed.emit(self.turn)

    def request_hint(self) -> None:
        self.asked_hint = True

    def next_round(self) -> None:
        self.match.next_round()
        self.position_replaced.emit()
        self.turn_changed.emit(self.turn)

    def restart_same_deal(self) -> None:
        self.match = self.match.at(0, 0)
        self.position_replaced.emit()
        self.turn_changed.emit(self.turn)

    def show(self, seat: int) -> None:
        """Another person looks."""
        if seat != self.viewer:
            self.viewer = seat
            self.viewer_changed.emit(seat)

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1

    def _make(self, move: Any, **notes: Any) -> None:
        try:
            events = self.match.play(move, **notes)
        except EngineError as error:
            self.refused.append(error)
            self.move_refused.emit(error)
            return
        self._tell(events)

    def _tell(self, events: list[Any]) -> None:
        state = self.match.state
        waiting = self.waiting and state is not None
        self.objections.people = (
            tuple(filter(self.is_person, state.objectors())) if waiting and state is not None else ()
        )
        if events:
            self.events_happened.emit(events)
        if self.turn >= 0 and self.is_person(self.turn):
            self.show(self.turn)
        self.turn_changed.emit(self.turn)
        if self.match.round_over:
            self.round_finished.emit()
            if self.match.over:
                self.match_finished.emit()


def table(
    session: FakeSession,
    size: tuple[int, int] = (1024, 590),
    theme: str = "light",
    settings: TableSettings | None = None,
) -> TableView:
    """A shown table without animations, unless `settings` say otherwise."""
    view = make_table(session, Words(), PALETTES[theme], settings or TableSettings(speed="off"))
    view.resize(*size)
    view.show()
    return view
