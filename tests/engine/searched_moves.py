"""The first moves of a match between searching players, to compare two builds of the program.

Printed as the record of the unfinished match when run: GAME LEVEL,LEVEL[,...] DEAL.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.core import CHANCE
from tests.playing import new_match

MOVES = 12
BUDGET = Budget(iterations=6)


def play(game_id: str, levels: Sequence[str], deal: int) -> str:
    """The record after so many moves, with everything that was considered."""
    match = new_match(game_id, deal, seats=len(levels), start=deal % len(levels))
    for made in range(MOVES):
        if match.round_over:
            break
        state = match.playing()
        if state.turn == CHANCE:
            move = match.chance()
            assert move is not None
            match.play(move)
            continue
        thought = think(match.game, state.view(state.turn), levels[state.turn], deal + made, BUDGET)
        considered = [[each.move.to_json(), each.visits, each.mean] for each in thought.candidates]
        match.play(thought.move, considered=considered)
    return records.dump(match.to_record())


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2].split(","), int(sys.argv[3])))
