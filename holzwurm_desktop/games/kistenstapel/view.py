"""What one seat may know of a round of Kistenstapel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

PHASES = ("play", "knock", "last", "bid", "leftover", "over")
"""A turn; the knocker's answer; nothing but a knock on the last pass; bidding; building with the unused
cards; the round is over. The first five are numbered like the phases in `constants`."""


class KistenstapelView(NamedTuple):
    """What one seat may know: everything but the order of the stock and sealed bids
    (docs/rules/kistenstapel.md).

    turn: the seat to act, even while knocking is possible (`waiting`); phase: one of `PHASES`; passer: the
    seat whose pass may be, or was, knocked on, -1 for none; pile: a list of [x, y, height]; open: picture
    positions [a, b] of the open lids; hands: L, R, T and O cards of each seat; stock: how many cards; passes:
    in a row, with the stock empty; bids: None where not made or not seen; bidders: how many have bid; made:
    points made so far with the unused cards.
    """

    seat: int
    seats: int
    turn: int
    phase: str
    waiting: bool
    passer: int
    start: int
    leftover: str
    pile: Sequence[Sequence[int]]
    open: Sequence[Sequence[int]]
    hands: Sequence[Sequence[int]]
    stock: int
    scores: Sequence[int]
    passes: int
    bids: Sequence[int | None]
    bidders: int
    made: int

    @property
    def points(self) -> Sequence[int]:
        """What each seat has made in the round so far."""
        return self.scores
