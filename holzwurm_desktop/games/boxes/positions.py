"""Reads piles and open lids of records (docs/record-format.md): columns [x, y, height] and picture positions
[a, b]."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import EngineError, RecordError
from holzwurm_desktop.engine.records import int_list
from holzwurm_desktop.games.boxes.builds import CARD_SET
from holzwurm_desktop.games.boxes.piles import (
    MAX_COORDINATE,
    Column,
    Position,
    cards_of,
    open_fault,
    pile_fault,
)


def read_columns(value: Json, kind: type[EngineError]) -> tuple[tuple[int, int, int], ...]:
    """Columns as given. Raises an error of `kind` if one occurs twice, a number is too large, or the form is
    wrong."""
    columns = _rows(value, 3, MAX_COORDINATE, "not-a-pile", kind)
    places = [column[:2] for column in columns]
    if len(set(places)) != len(places):
        raise kind("column-twice", column=next(list(place) for place in places if places.count(place) > 1))
    return tuple((x, y, height) for x, y, height in columns)


def read_positions(value: Json, kind: type[EngineError]) -> tuple[Position, ...]:
    """Picture positions as given. Raises an error of `kind` if one occurs twice, a number is too large, or
    the form is wrong."""
    # A lid is seen at (x - height, y - height), so its coordinates reach twice as far.
    positions = _rows(value, 2, 2 * MAX_COORDINATE, "not-positions", kind)
    if len(set(positions)) != len(positions):
        twice = next(list(position) for position in positions if positions.count(position) > 1)
        raise kind("position-twice", position=twice)
    return tuple((a, b) for a, b in positions)


def read_pile(value: Json) -> dict[Column, int]:
    """The pile of a deal. Raises `RecordError` if it is not valid or takes more cards than there are."""
    pile = {(x, y): height for x, y, height in read_columns(value, RecordError)}
    fault = pile_fault(pile)
    if fault:
        raise RecordError(fault.code, columns=[list(column) for column in fault.columns])
    # Lids are counted in `read_lids`, where it is known which are open.
    cards = cards_of(pile)
    for card, count, most in (("L", cards.left, CARD_SET[0]), ("R", cards.right, CARD_SET[1])):
        if count > most:
            raise RecordError("too-many-cards", card=card, count=count, most=most)
    return pile


def read_lids(pile: dict[Column, int], value: Json) -> frozenset[Position]:
    """The open positions of a deal. Raises `RecordError` if one is no lid of the pile, or if more lids are
    open, or closed, than there are cards."""
    opened = frozenset(read_positions(value, RecordError))
    fault = open_fault(pile, opened)
    if fault:
        raise RecordError(fault.code)
    for card, count, most in (("O", len(opened), CARD_SET[3]), ("T", len(pile) - len(opened), CARD_SET[2])):
        if count > most:
            raise RecordError("too-many-cards", card=card, count=count, most=most)
    return opened


def _rows(value: Json, length: int, most: int, code: str, kind: type[EngineError]) -> list[tuple[int, ...]]:
    """A list of lists of `length` whole numbers of at most `most` in size. Raises an error of `kind` for
    anything else."""
    if not isinstance(value, list):
        raise kind(code)
    rows = []
    for item in value:
        row = int_list(item, length)
        if row is None:
            raise kind(code)
        if max(map(abs, row)) > most:
            raise kind("number-too-large", most=most)
        rows.append(tuple(row))
    # No pile has more columns than there are lids; this also bounds the work of `pile_fault`.
    if len(rows) > CARD_SET[2] + CARD_SET[3]:
        raise kind("too-many-cards", card="T", count=len(rows), most=CARD_SET[2] + CARD_SET[3])
    return rows
