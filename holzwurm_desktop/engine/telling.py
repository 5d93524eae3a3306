"""Positions worth showing: matches of fixed deals played to a fixed move, for pictures that are always the same."""

from __future__ import annotations

from typing import NamedTuple


class Position(NamedTuple):
    """A match of deal `deal_number`: up to `moves` moves of round `round_index` (from 0), or to the round's end if
    `moves` is None. `name` becomes part of a file's name. `options`: rule options that are not the standard; `then`:
    moves after that, as JSON text; `settled`: shown as it is once nobody has objected to the last move; `press`:
    what is done on the table then, for a question that it asks: stops that get the focus ("hand:4C") and keys
    ("Return").
    """

    name: str
    deal_number: int
    round_index: int
    moves: int | None
    options: tuple[tuple[str, str], ...] = ()
    then: tuple[str, ...] = ()
    settled: bool = False
    press: tuple[str, ...] = ()


class Telling(NamedTuple):
    """The positions of one game that are worth showing. `iterations`: how much search goes into each move that leads
    there; with 0 the moves are random, which is good enough in games that end by themselves."""

    positions: tuple[Position, ...]
    iterations: int = 0
