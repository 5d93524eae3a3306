"""A whole player in few lines: it makes random legal moves, by the protocol of `holzwurm_desktop/ai/PROTOCOL.md`.

It uses the engine for the rules; a player in another language would need rules of its own."""

from __future__ import annotations

import json
import sys
from typing import Any

from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games


def chosen(question: dict[str, Any]) -> dict[str, Any]:
    """A legal move of the seat whose view it is, the same for the same seed."""
    game = all_games()[question["game"]]
    rng = Rng(question["seed"])
    # What the seat cannot see is dealt at random: the legal moves do not depend on it.
    state = game.determinize(game.view_from_json(question["view"]), rng)
    return state.move_of(state.draw_code(rng)).to_json()


def answer(line: str) -> dict[str, Any] | None:
    """The answer to a line; none to a cancel, as every question before it has been answered already."""
    number = -1
    try:
        question = json.loads(line)
        if "cancel" in question:
            return None
        number = question["id"]
        if "game" not in question:
            return {"id": number, "protocol": 1, "name": "Example"}
        return {"id": number, "move": chosen(question), "candidates": []}
    except Exception as error:
        return {"id": number, "error": repr(error)}


for line in sys.stdin:
    said = answer(line)
    if said is not None:
        print(json.dumps(said), flush=True)
