"""Building actions of Kistenstapel for people: refused with a reason and its place, told box by box."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.games.boxes.builds import CARDS, Hand, build_fault, cards_laid, value_of
from holzwurm_desktop.games.boxes.piles import Box, Column, Pile, Position, lids_of


def check_action(
    before: Pile,
    opened: Sequence[Position],
    hand: Hand,
    columns: Sequence[tuple[int, int, int]],
    lids: Sequence[Position],
) -> tuple[int, Hand]:
    """The points of an action that leaves these columns and open lids, and the cards laid (negative:
    returned).

    Raises `IllegalMove` if it is not legal, with the codes of `build_fault`, `column-twice` and
    `position-twice`. The error tells `columns` or `positions`, the place; `card` and `count`, a missing card
    and how many; or `points`.
    """
    after, open_after = {(x, y): height for x, y, height in columns}, frozenset(lids)
    if len(after) != len(columns):
        raise IllegalMove("column-twice")
    if len(open_after) != len(lids):
        raise IllegalMove("position-twice")
    fault = build_fault(before, opened, hand, after, open_after)
    if fault and fault.columns:
        raise IllegalMove(fault.code, columns=[list(column) for column in fault.columns])
    # Before points and cards are counted: an empty pile has none.
    if fault and fault.code == "pile-empty":
        raise IllegalMove(fault.code)
    points, laid = value_of(after) - value_of(before), cards_laid(before, opened, after, open_after)
    if fault and fault.code == "card-not-in-hand":
        short = [used - held for used, held in zip(laid, hand, strict=True)]
        card = next(kind for kind in range(4) if short[kind] > 0)
        raise IllegalMove(fault.code, card=CARDS[card], count=short[card])
    places = set(lids_of(after))
    if fault and fault.code == "open-lid-moved":
        raise IllegalMove(fault.code, positions=_listed(set(opened) - (open_after & places)))
    if fault and fault.code == "open-not-a-lid":
        raise IllegalMove(fault.code, positions=_listed(open_after - places))
    if fault:
        raise IllegalMove(fault.code, points=points)
    return points, laid


def _listed(positions: set[Position] | frozenset[Position]) -> list[list[int]]:
    return [list(position) for position in sorted(positions)]


def pile_change(before: Pile, after: Pile, pinned: bool) -> tuple[Column, int, list[Box], list[Box]]:
    """How one pile becomes another with the fewest boxes changed.

    Returns the shift (dx, dy) along the floor, the layers of `Built`, the boxes added and the boxes removed,
    both as (x, y, z) of the new pile. pinned: open lids hold the pile in place, so there is no shift.
    """
    shifts = {(0, 0)}
    if not pinned:
        x, y = (min(column[i] for column in after) - min(column[i] for column in before) for i in (0, 1))
        shifts.add((x, y))
    # 15 is one less than the highest column. `max` keeps the first of equals, so fewer layers are preferred.
    ways = ((shift, layers) for shift in sorted(shifts) for layers in sorted(range(-15, 16), key=abs))
    shift, layers = max(ways, key=lambda way: _shared(before, after, *way))
    dx, dy = shift[0] + layers, shift[1] + layers
    old = {(x + dx, y + dy, z + layers) for (x, y), height in before.items() for z in range(1, height + 1)}
    new = {(x, y, z) for (x, y), height in after.items() for z in range(1, height + 1)}
    return shift, layers, sorted(new - old), sorted(old - new)


def _shared(before: Pile, after: Pile, shift: Column, layers: int) -> int:
    """How many boxes two piles share when the first is moved along the floor and along the line of sight."""
    dx, dy = shift[0] + layers, shift[1] + layers
    return sum(
        max(0, min(after.get((x + dx, y + dy), 0), height + layers) - max(0, layers))
        for (x, y), height in before.items()
    )
