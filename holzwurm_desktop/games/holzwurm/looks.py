"""What looks silly in Der dreizehnte Holzwurm, and what is plain (docs/rules/holzwurm.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.games.holzwurm.deck import POISON
from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.reasons import BAD_ROW, FEW, change, legal_plays, takes
from holzwurm_desktop.games.holzwurm.view import HolzwurmView


class Silly(StrEnum):
    """What is silly about a play."""

    MISSES_OUT = "misses-out"  # takes a row with the last card, though it could stay and end the round
    TAKES_BAD_ROW = (
        "takes-bad-row"  # takes a row that nobody wants to take, though a card could stay and the end is near
    )
    ENDS_WORSE = (
        "ends-worse"  # takes the thirteen with a row, though another row ends the round with more points
    )


def silly(view: HolzwurmView, moves: Sequence[Play]) -> list[Silly | None]:
    """What is silly about each of these legal plays, None if nothing is."""
    plays = legal_plays(view)
    taking = [play for play in plays if takes(view, play)]
    most = max((change(view, play) for play in taking), default=0)
    return [
        _of_taking(view, change(view, move), most, len(taking) < len(plays)) if takes(view, move) else None
        for move in moves
    ]


def _of_taking(view: HolzwurmView, gain: int, most: int, may_stay: bool) -> Silly | None:
    if len(view.hand) == 1 and may_stay:
        return Silly.MISSES_OUT
    # With the thirteen the round ends, whatever comes with it: who leads may well want that.
    if view.fate[-1] == POISON:
        return Silly.ENDS_WORSE if gain < most else None
    # A low card has to take some row some day, and what comes with it can be played later, but not in a round that is
    # about to end.
    closing = any(size <= FEW for seat, size in enumerate(view.sizes) if seat != view.seat)
    return Silly.TAKES_BAD_ROW if may_stay and closing and gain <= BAD_ROW else None


LOOKS = Looks(Silly, silly, absurd=frozenset({Silly.MISSES_OUT, Silly.ENDS_WORSE}))
