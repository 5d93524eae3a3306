"""A session without storage and worker processes: the opponents play at random, when they are let."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session import knowledge
from holzwurm_desktop.session.session import AskedPeople, Session
from holzwurm_desktop.table.factory import make_table
from holzwurm_desktop.table.palette import PALETTES
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words

NAMES = ("Anna", "Bram", "Charlotte van der Molen", "Dirk", "Élodie", "Fritz")


class FakeObjections(AskedPeople):
    """People who may object, and the time they have; nobody objects by himself."""

    people: tuple[int, ...] = ()
    time: tuple[float, float] | None = None

    def let_be(self, seat: int) -> None:
        self.people = tuple(person for person in self.people if person != seat)
        self.changed.emit()


class FakeSession(Session):
    """Computer players move in `let_others_play`, unless held."""

    undo_breaks_fairness = False
    made_up = False
    """Whether the position was put together by hand, so that no record leads there."""

    def __init__(
        self,
        seats: int = 4,
        deal: int = 7,
        rounds: int = 1,
        persons: int = 1,
        game: str = "holzwurm",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        players = [Player(NAMES[seat], None if seat < persons else "medium") for seat in range(seats)]
        match = Match.new(all_games()[game], players, {"rounds": rounds, **(options or {})}, deal)
        super().__init__(match, 0 if persons else knowledge.NOBODY, practice=False)
        self.refused: list[EngineError] = []
        self.asked_hint = False
        self._asked = FakeObjections()
        self._rng = random.Random(deal)

    @property
    def told_seat(self) -> int:
        return knowledge.NOBODY if self.made_up else super().told_seat

    @property
    def objections(self) -> FakeObjections:
        return self._asked

    @property
    def my_turn(self) -> bool:
        return self.turn >= 0 and self.is_person(self.turn)

    @property
    def watcher(self) -> int:
        return knowledge.watcher(self.match, self.viewer)

    @property
    def can_undo(self) -> bool:
        return bool(self.match.rounds[-1].moves)

    def legal_moves(self) -> list[Move]:
        return self.match.playing().legal_moves() if self.my_turn else []

    def play(self, move: Move, **notes: Json) -> EngineError | None:
        wanted = self.my_turn or move.seat in self.objections.people
        return self._make(move, **notes) if wanted else None

    def settle(self) -> None:
        """Nobody objects to the last move."""
        self.objections.people = ()
        self._tell(self.match.settle())

    def let_others_play(self) -> None:
        """Computer players move until a person is to move, the round is over, or the table is held."""
        while self.turn >= 0 and not self.my_turn and not self.held:
            self._make(self._rng.choice(self.match.playing().legal_moves()))

    def play_at_random(self, moves: int, but: frozenset[str] = frozenset()) -> None:
        """Go on by `moves` moves at once, as when a saved match is opened; `but`: types of moves that are made only
        where there is no other."""
        for _ in range(moves):
            if self.match.round_over:
                break
            due = self.match.chance()
            legal = [due] if due is not None else self.match.playing().legal_moves()
            wanted = [move for move in legal if type(move).__name__ not in but]
            self.match.play(self._rng.choice(wanted or legal))
        self.position_replaced.emit()

    def undo(self) -> None:
        self.undos += 1
        self.match = self.match.before(len(self.match.rounds[-1].moves) - 1)
        self.position_replaced.emit()
        self._tell_turn(self.turn)

    def request_hint(self) -> None:
        self.asked_hint = True

    def next_round(self) -> None:
        self.match.next_round()
        self.position_replaced.emit()
        self._tell_turn(self.turn)

    def restart_same_deal(self) -> None:
        self.match = self.match.at(0, 0)
        self.position_replaced.emit()
        self._tell_turn(self.turn)

    def show(self, seat: int) -> None:
        """Another person looks."""
        self.set_viewer(seat)

    def _make(self, move: Move, **notes: Json) -> EngineError | None:
        try:
            events = self.match.play(move, **notes)
        except EngineError as error:
            self.refused.append(error)
            return error
        self._tell(events)
        return None

    def _tell(self, events: list[Event]) -> None:
        state = self.match.state
        waiting = self.waiting and state is not None
        self.objections.people = (
            tuple(filter(self.is_person, state.objectors())) if waiting and state is not None else ()
        )
        if events:
            self.events_happened.emit(events)
        if self.turn >= 0 and self.is_person(self.turn):
            self.set_viewer(self.turn)
        self._tell_turn(self.turn)
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
