"""A player of Superspion by simple rules, which a search has to beat; it speaks `holzwurm_desktop/ai/PROTOCOL.md`.

It throws the card of least use, lays whatever it can, and guesses when one card is left that can be the spy, or at
most three and the other seat has five trios. To measure against it:
`holzwurm-desktop arena --game superspion --players expert --against "engine:python
tests/games/superspion/rule_player.py"`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.superspion.game import GAME
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.reasons import trio_ranks
from holzwurm_desktop.games.superspion.view import SuperspionView, possible_spies


def use(view: SuperspionView, card: str) -> tuple[int, int]:
    """The use of a card of the hand: more if more of its rank are held, the card of the spy's suit counting twice."""
    spy = view.spies[view.seat] or ""
    suits = [each[1] for each in view.hand if each[0] == card[0]]
    if card[0] in trio_ranks(view):
        return (2, 0)
    if card[0] == spy[0]:
        return (0, 0)
    return (len(suits) + (spy[1] in suits), int(card[1] == spy[1]))


def chosen(view: SuperspionView, seed: int) -> Discard | Trio | Fourth | Guess | End:
    """What the rules say; `seed` draws one of several guesses."""
    if not view.laying:
        return Discard(view.seat, min(view.hand, key=lambda card: use(view, card)))
    lays = [move for move in GAME.state_from_view(view).legal_moves() if isinstance(move, Trio | Fourth)]
    if lays:
        return lays[0]
    suspects = possible_spies(view)
    if len(suspects) <= (3 if len(view.trios[1 - view.seat]) == 5 else 1):
        return Guess(view.seat, suspects[Rng(seed).draw(len(suspects))])
    return End(view.seat)


def answer(line: str) -> dict[str, Any] | None:
    """The answer to a line; none to a cancel, as every question before it has been answered already."""
    question = json.loads(line)
    if "cancel" in question:
        return None
    if "game" not in question:
        return {"id": question["id"], "protocol": 1, "name": "Rules"}
    view = GAME.view_from_json(question["view"])
    return {"id": question["id"], "move": chosen(view, question["seed"]).to_json(), "candidates": []}


if __name__ == "__main__":
    for line in sys.stdin:
        said = answer(line)
        if said is not None:
            print(json.dumps(said), flush=True)
