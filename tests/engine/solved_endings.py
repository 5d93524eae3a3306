"""What the solver of a game's endings says of some views, to compare two builds of the program.

Printed as JSON, a line for each view, when run: GAME FILE. The file holds a view in a line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from holzwurm_desktop.ai.levels import Budget, knowledge
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.engine.kits import all_games


def solve(game_id: str, views: Iterable[View]) -> list[str]:
    """Moves with their worths, and the shares of a sealed choice, as an expert without a clock solves each view."""
    known, told = knowledge(game_id), []
    assert known.ending is not None
    for view in views:
        ending = known.ending(view, known.levels["expert"], Budget(iterations=1), lambda: False)
        assert ending is not None
        moves = [[each.move.to_json(), each.mean] for each in ending.candidates]
        told.append(records.dump({"moves": moves, "shares": list(ending.shares)}))
    return told


def main(game_id: str, file: str) -> None:
    lines = Path(file).read_text("utf-8").splitlines()
    game = all_games()[game_id]
    for line in solve(game_id, (game.view_from_json(json.loads(line)) for line in lines)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
