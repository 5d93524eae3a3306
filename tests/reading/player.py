"""The program in a process of its own, played by keys one decision at a time: `python -m tests.reading.player GAME`.

After each decision it writes a line of JSON that says what there is to hear and to see; a line on standard input
lets it go on. It ends with the match.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.engine.contract import seen_by
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.table.view import TableView
from tests.test_whole_matches import DEALS, DECIDE, may_act, position

MOST_TURNS = 3000


class Keys(QObject):
    """Keys pressed with a reader there: Qt shows each to the reader first and hands it on when that has answered."""

    def __init__(self) -> None:
        super().__init__()
        self._done = 0
        self._click = QTest.keyClick
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def click(self, *key: Any) -> None:
        """Like `QTest.keyClick`, but the key has done its work afterwards."""
        before = self._done
        self._click(*key)
        wait(lambda: self._done > before)

    def eventFilter(self, _thing: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyRelease and not event.spontaneous():
            self._done += 1
        return False


def wait(ready: Callable[[], bool], patience: float = 60.0) -> None:
    """Let the program run until something is so."""
    end = time.monotonic() + patience
    while not ready():
        if time.monotonic() > end:
            sys.exit("waited in vain")
        QTest.qWait(5)


class Player:
    """One match. `told`: the sentences of each move since the last report."""

    def __init__(self, app: QApplication, program: Program, game_id: str) -> None:
        self._app = app
        self._game_id = game_id
        self._go_on = False
        self._notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._read)
        window = program.window
        seats = (Seat("Nora"), Seat("Ben", "beginner"))
        window.begin(game_id, Choices(seats, {"rounds": 1}, start=0, deal_number=DEALS.get(game_id, 13)))
        assert window.session is not None
        self.session, self.view = window.session, cast(TableView, window.table)
        # The players' process, which the coach asks too: what it answers late changes what there is to see.
        (self._computer,) = program.matches.findChildren(ComputerPlayers)
        self.told: list[list[str]] = []
        self.session.events_happened.connect(self._tell)

    def play(self) -> None:
        """Decide and report in turn until the match is over."""
        for _ in range(MOST_TURNS):
            wait(lambda: may_act(self.session, self.view))
            self._report()
            if self.session.match.over and self.view.table.sheet_page == "match":
                return
            before = position(self.session), self.view.table.sheet_page
            if self.session.match.round_over:
                QTest.keyClick(self.view, Qt.Key.Key_Return)
            else:
                DECIDE[self._game_id](self.session, self.view, True)
            wait(lambda at=before: (position(self.session), self.view.table.sheet_page) != at)

    def _tell(self, events: list[Any]) -> None:
        game = cast(Any, self.view.table)
        seen = [seen_by(event, game.viewer) for event in events]
        names = [player.name for player in self.session.match.players]
        self.told.append([game.text.event_text(game.look.words, event, names) for event in seen])

    def _report(self) -> None:
        """Say what there is, once all of it has been told and nobody thinks any more, and wait for a line."""
        wait(lambda: not self._computer.busy and self.view.reader.quiet)
        groups = [
            {"name": group.name, "stops": [[stop.name, stop.told] for stop in group.stops]}
            for group in self.view.groups()
        ]
        focused = next(
            (
                stop.name
                for group in self.view.groups()
                for stop in group.stops
                if stop.key == self.view.focus_key
            ),
            "",
        )
        report = {
            "told": self.told,
            "call": self.view.table.call_words(),
            "groups": groups,
            "focused": focused,
        }
        self.told, self._go_on = [], False
        print(json.dumps(report), flush=True)
        wait(lambda: self._go_on)

    def _read(self) -> None:
        if not sys.stdin.readline():
            sys.exit("nobody listens any more")
        self._go_on = True


def main() -> None:
    """Play the match of the game named on the command line."""
    with tempfile.TemporaryDirectory() as folder:
        app = QApplication([])
        program = Program(app, portable_folders(Path(folder)), Wishes(language="en", theme="light"))
        program.preferences.change(animation_speed="off", sound=False)
        program.window.show()
        program.window.activateWindow()
        wait(QAccessible.isActive)
        QTest.keyClick = Keys().click  # type: ignore[method-assign]
        Player(app, program, sys.argv[1]).play()
        program.close()


if __name__ == "__main__":
    main()
