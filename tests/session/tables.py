"""A match on a table with scripted players, and what it told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import Opened
from tests.session.scripted_players import ScriptedPlayers

ANN = 0
BO = 1
SEATS = [Player("Ann"), Player("Bo", "hard")]


class Table:
    """A session with what it told, and its scripted players."""

    def __init__(
        self,
        opened: Opened,
        match: Match,
        saved: SavedMatch | None = None,
        programs: Mapping[str, str] | None = None,
        **meta: Any,
    ) -> None:
        self.store = opened.matches
        self.players = ScriptedPlayers()
        self.session = TableSession(
            match,
            saved or SavedMatch.new(opened.matches, match),
            cast(ComputerPlayers, self.players),
            speed="off",
            meta=meta,
            programs=lambda: programs or {},
        )
        self.told: list[str] = []
        self.notices: list[tuple[str, Any]] = []
        self.hints: list[Any] = []
        session = self.session
        for name in ("events_happened", "position_replaced", "turn_changed", "round_finished"):
            getattr(session, name).connect(lambda *_, name=name: self.told.append(name))
        for name in ("match_finished", "practice_started", "viewer_changed"):
            getattr(session, name).connect(lambda *_, name=name: self.told.append(name))
        session.noticed.connect(lambda code, data: self.notices.append((code, data)))
        session.hint_found.connect(self.hints.append)

    @property
    def record(self) -> dict[str, Any]:
        return self.session.match.to_record()

    @property
    def stored(self) -> dict[str, Any]:
        record: dict[str, Any] = self.store.load(self.session.saved.match_id)
        return record

    @property
    def moves(self) -> list[Any]:
        return self.session.match.rounds[-1].moves

    def play_any(self) -> None:
        """A legal move of the person to move."""
        self.session.play(self.session.legal_moves()[0])

    def answer_any(self, qtbot: QtBot) -> None:
        """Any legal move of the computer player, shown."""
        move = self.session.match.playing().legal_moves()[-1]
        with qtbot.waitSignal(self.session.events_happened):
            self.players.answer(move.to_json())

    def play_round(self, qtbot: QtBot) -> None:
        while not self.session.match.round_over:
            if self.session.my_turn:
                self.play_any()
            else:
                self.answer_any(qtbot)


MakeTable = Callable[..., Table]
