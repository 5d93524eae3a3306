"""A program without window that plays by itself on the saved games it is given, telling every move it shows.

Run by `test_kill` as a process to be killed: `python -m tests.session.play_alone DATABASE GAME`.
Each line is JSON: `["begin"]`; `["resumed", game number, moves so far]`; `["shown", game number, move]`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.matches import MatchStore
from tests.session.self_players import SelfPlayers


def tell(*what: Any) -> None:
    """One line, out at once."""
    print(json.dumps(what), flush=True)


def flat(record: dict[str, Any]) -> list[Any]:
    """All moves of a record, one after another."""
    return [move for played in record["rounds"] for move in played["moves"]]


class Alone:
    """One match after another, the last one that runs first."""

    def __init__(self, store: MatchStore, game_id: str) -> None:
        self._store = store
        self._game = all_games()[game_id]
        self._players = SelfPlayers()

    def go_on(self) -> None:
        running = [match for match in self._store.list_running() if match.game == self._game.id]
        if running:
            number = running[0].match_id
            match = Match.from_record(self._store.load(number))
            saved = SavedMatch(self._store, number, match)
        else:
            players = [Player(f"player {seat}", "easy") for seat in range(self._game.seats[0])]
            match = Match.new(self._game, players, {"rounds": 3}, sealed=True)
            saved = SavedMatch.new(self._store, match)
        tell("resumed", saved.match_id, flat(match.to_record()))
        self.session = TableSession(match, saved, self._players, speed="off")  # type: ignore[arg-type]
        self.session.events_happened.connect(self._show)
        self.session.noticed.connect(lambda code, data: tell("noticed", code, data))
        self.session.round_finished.connect(lambda: QTimer.singleShot(0, self._after_round))
        self.session.start()

    def _show(self, _events: object) -> None:
        tell("shown", self.session.saved.match_id, self.session.match.rounds[-1].moves[-1])

    def _after_round(self) -> None:
        if self.session.match.over:
            self.session.close()
            self.go_on()
        else:
            self.session.next_round()


def main() -> None:
    """Play until killed."""
    tell("begin")
    app = QCoreApplication([])
    alone = Alone(open_database(Path(sys.argv[1])).matches, sys.argv[2])
    alone.go_on()
    app.exec()


if __name__ == "__main__":
    main()
