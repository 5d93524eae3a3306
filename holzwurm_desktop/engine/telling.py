"""Positions worth seeing: matches of fixed deals, played to a fixed move, for pictures that are always the same."""

from __future__ import annotations

from typing import NamedTuple


class Position(NamedTuple):
    """A match of deal `deal_number`: up to `moves` moves of round `round_index` (from 0), or to the round's end if
    `moves` is None. `name` becomes part of a file's name."""

    name: str
    deal_number: int
    round_index: int
    moves: int | None


class Telling(NamedTuple):
    """The telling positions of one game. `iterations` of search go into each move that leads there; 0: moves are
    chosen at random, which is enough in games that end by themselves."""

    positions: tuple[Position, ...]
    iterations: int = 0
