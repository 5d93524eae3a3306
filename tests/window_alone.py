"""The real window, playing by itself in the folder it is given, telling every move it shows.

Run by `test_kill_window` as a process to be killed: `python -m tests.window_alone DIR GAME`.
Each line is JSON: `["begin"]`; `["resumed", game number, moves so far]`; `["shown", game number, move]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from holzwurm_desktop.app import Program, Wishes, make_application
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.storage.folders import portable_folders
from tests.session.play_alone import flat, tell
from tests.session.self_players import SelfPlayers


class WindowAlone:
    """Goes on with the last match of a game that runs, or begins one; then with the next."""

    def __init__(self, folder: Path, game_id: str) -> None:
        self._game_id = game_id
        app = make_application(["holzwurm-desktop"])
        self._app = app
        self.program = Program(app, portable_folders(folder), Wishes(language="en"))
        self.program.preferences.change(animation_speed="off", sound=False)
        self.program.matches._players = SelfPlayers()  # type: ignore[assignment]
        self.program.window.show()

    def run(self) -> int:
        """Play until killed."""
        QTimer.singleShot(0, self.go_on)
        return self._app.exec()

    def go_on(self) -> None:
        window = self.program.window
        window.show_lobby()
        running = [match for match in self.program.matches.running() if match.game == self._game_id]
        if running:
            window.resume(running[0].match_id)
        else:
            window.begin(
                self._game_id, Choices((Seat(level="easy"), Seat(level="easy")), {"rounds": 3}, start=0)
            )
        session = window.session
        assert session is not None
        moves = flat(session.match.to_record())
        self._moves_shown = len(moves)
        tell("resumed", session.saved.match_id, moves)
        # Behind the table and the lists: what is told of has been shown.
        session.events_happened.connect(self._show)
        session.noticed.connect(lambda code, data: tell("noticed", code, data))
        session.round_finished.connect(lambda: QTimer.singleShot(0, self._after_round))
        if session.match.round_over:
            self._after_round()

    def _show(self, _events: object) -> None:
        session = self.program.window.session
        assert session is not None
        moves = flat(session.match.to_record())
        if len(moves) > self._moves_shown:  # that nobody objects to a move happens as well, and is none
            self._moves_shown = len(moves)
            tell("shown", session.saved.match_id, moves[-1])

    def _after_round(self) -> None:
        session = self.program.window.session
        if session is None or session.match.over:
            self.go_on()
        elif session.match.round_over:
            session.next_round()


if __name__ == "__main__":
    tell("begin")
    sys.exit(WindowAlone(Path(sys.argv[1]), sys.argv[2]).run())
