"""What every seat may know of a round of Het afbraakspel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class AfbraakView(NamedTuple):
    """What every seat sees, which is all: the pile as [x, y, height], open positions, and the L, R, T and O
    cards won by each seat."""

    seat: int
    seats: int
    turn: int
    pile: Sequence[Sequence[int]]
    open: Sequence[Sequence[int]]
    won: Sequence[Sequence[int]]
    scores: Sequence[int] | None
