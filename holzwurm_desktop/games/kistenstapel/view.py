"""What one seat may know of a round of Kistenstapel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

PHASES = ("play", "knock", "last", "bid", "leftover", "over")
"""A turn; the knocker's answer; nothing but a knock on the last pass; bidding; building with the unused
cards; the round is over."""


class KistenstapelView(NamedTuple):
    """What one seat may know: all but the order of the stock and sealed bids.

    turn: the seat to act, also while knocking is possible (`waiting`); phase: one of `PHASES`; passer: whose
    pass may be, or was, knocked on, -1 if nobody's; pile: [x, y, height]; open: positions; hands: L, R, T and
    O cards of each seat; stock: how many cards; passes: in a row, with the stock empty; bids: None where not
    made or not seen; made: points made so far with the unused cards.
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
