"""A whole match without a window, to be killed: FOLDER [ID of the game to go on with].

Prints the number of the stored game, then each move as soon as it is shown.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import cast

from PySide6.QtCore import QCoreApplication

from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.registry import all_games
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.database import open_database
from tests.session.self_players import SelfPlayers


def main(folder: Path, game_id: str | None) -> None:
    """Play until the match is over."""
    app = QCoreApplication([])
    opened = open_database(folder / "games.sqlite")
    if game_id is None:
        seats = [Player("Ann", "easy"), Player("Bo", "easy"), Player("Cy", "easy")]
        match = Match.new(all_games()["holzwurm"], seats, {"rounds": 10}, 11)
        saved = SavedMatch.new(opened.games, match)
    else:
        match = Match.from_record(opened.games.load(int(game_id)))
        saved = SavedMatch(opened.games, int(game_id), match)
    session = TableSession(match, saved, cast(ComputerPlayers, SelfPlayers(len(sys.argv))), speed="off")

    def show(_: object) -> None:
        played = session.match.rounds
        print(json.dumps([len(played), len(played[-1].moves), played[-1].moves[-1]]), flush=True)

    session.events_happened.connect(show)
    session.round_finished.connect(session.next_round)
    session.match_finished.connect(app.quit)
    print(saved.game_id, flush=True)
    session.start()
    app.exec()
    opened.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
