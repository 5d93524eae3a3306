"""What one seat of Bergbeklimmen may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class BergbeklimmenView(NamedTuple):
    """What one seat may know (`docs/rules/bergbeklimmen.md`). Cards are names; hands are in the order of
    `DECK`.

    hand: the seat's own cards; sizes: cards in each hand; known: for each seat the cards in its hand that
    everybody saw it take from a middle pile; kept: for each seat whether one of its other cards must have its
    own colour, because it kept that card; routes: for each seat in the order laid; piles: by colour and slot,
    bottom to top; stock: how many cards are left in it.

    Of the turn being played: drawing: part B has begun; played, own_played: how many cards were laid, and how
    many of the seat's own colour; front: the front-runner rule holds; climbed: a card came on the route.
    idle: turns in a row, this one not counted, that put no card on a route. scores: None before the end.
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
