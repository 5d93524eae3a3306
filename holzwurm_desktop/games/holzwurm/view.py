"""What one seat of Der dreizehnte Holzwurm may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class HolzwurmView(NamedTuple):
    """What one seat may know (`docs/rules/holzwurm.md`). Cards are names; hands are sorted by colour and
    value.

    hand: the seat's own cards; sizes: the number of cards in each hand; known: for each seat, its own
    included, the cards that everybody saw it take and that it has not played again; rows: the cards of each
    row in the order played; colours: each row's colour, "N" while it has none; fate: what is left of the fate
    pile, bottom to top; out_seat: the seat that went out, -1 for none; scores: in points, None before the
    end; places: which of the five places on the table each row has, from 0; where nobody says, the first ones in the
    order of the rows.
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
    places: Sequence[int] = ()
