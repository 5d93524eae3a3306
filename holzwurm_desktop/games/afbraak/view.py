"""What every seat may know of a round of Het afbraakspel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class AfbraakView(NamedTuple):
    """What every seat sees, which is everything (docs/rules/afbraak.md).

    pile: a list of [x, y, height]; open: picture positions [a, b] of the open lids; won: for each seat how
    many L, R, T and O cards it has won; scores: None before the end.
    """

    seat: int
    seats: int
    turn: int
    pile: Sequence[Sequence[int]]
    open: Sequence[Sequence[int]]
    won: Sequence[Sequence[int]]
    scores: Sequence[int] | None

    @property
    def points(self) -> Sequence[int]:
        """How many cards each seat has won so far, which is what it makes in the round."""
        return [sum(cards) for cards in self.won]
