"""What one seat of Der dreizehnte Holzwurm may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class HolzwurmView(NamedTuple):
    """What one seat may know (`docs/rules/holzwurm.md`). Cards as names; hands sorted by colour and value.

    hand: own cards; sizes: cards in each hand; known: per seat the cards everybody saw it take and not
    play again (the own seat's too); rows: cards of each row in the order played; colours: each row's
    colour, "N" while undetermined; fate: bottom to top, what is left; out_seat: who went out, -1 for nobody;
    scores: in points, None before the end.
    """

    seat: int
    seats: int
    turn: int
    hand: Sequence[str]
    sizes: Sequence[int]
    known: Sequence[Sequence[str]]
    rows: Sequence[Sequence[str]]
    colours: Sequence[str]
    fate: Sequence[str]
    out_seat: int
    scores: Sequence[int] | None
