"""What one seat of Bergbeklimmen may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class BergbeklimmenView(NamedTuple):
    """What one seat may know (`docs/rules/bergbeklimmen.md`). Cards as names; hands in the order of `DECK`.

    hand: own cards; sizes: cards in each hand; known: per seat the cards in its hand that were seen being
    taken from a middle pile; kept: per seat whether one of its other cards must be of its own colour, since
    it kept it; routes: per seat in the order laid; piles: per colour and slot, bottom to top; stock: cards
    left in it. Of the turn being played: drawing: cards are being drawn; played and own_played: cards laid,
    and those of the own colour; front: the front-runner rule holds; climbed: a card came on the route.
    idle: turns in a row, this one not counted, in which none did.
    """

    seat: int
    seats: int
    turn: int
    hand: Sequence[str]
    sizes: Sequence[int]
    known: Sequence[Sequence[str]]
    kept: Sequence[bool]
    routes: Sequence[Sequence[str]]
    piles: Sequence[Sequence[Sequence[str]]]
    stock: int
    drawing: bool
    played: int
    own_played: int
    front: bool
    climbed: bool
    idle: int
    scores: Sequence[float] | None
