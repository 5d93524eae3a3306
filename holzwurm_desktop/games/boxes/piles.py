"""Pile geometry for Kistenstapel and the demolition game (docs/rules/kistenstapel.md, docs/rules/afbraak.md).

The unit is one box. A pile maps columns (x, y) to heights of at least 1, standing on the floor z = 0; x runs
to the lower right of the picture, y to the lower left, z up. The line of sight is (1, 1, 1): a corner point
(x, y, z) is seen at the lattice point (x - z, y - z), so the lid of a column of height h is seen at (x - h, y
- h).

- `pile_fault(pile)`: why and where a pile is invalid, or None
- `cards_of(pile)`, `boxes_of(pile)`: what a pile takes and what it holds
- `lids_of(pile)`, `open_fault(pile, opened)`: lid positions; open lids that are not among them
- `layer_underneath(pile)`, `moved(pile, dx, dy)`
- `faces_of(pile)`, `Face.corners`, `hidden_boxes(pile)`: what the picture shows and what it implies
- `removal_fault`, `remove_box`: taking a box down
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

Column = tuple[int, int]
"""(x, y) on the floor, in boxes."""
Position = tuple[int, int]
"""A lattice point (a, b) of the picture, in boxes; of a lid it is the corner farthest from the viewer."""
Box = tuple[int, int, int]
"""(x, y, z) in boxes, z from 1: the unit cube whose nearest corner is (x + 1, y + 1, z)."""
Pile = Mapping[Column, int]

MAX_COORDINATE = 64
"""Columns farther than this from (0, 0), in x or y, are refused; so a pile's numbers stay small."""


class PileFault(NamedTuple):
    """Why a pile, an open lid or a removal is refused, and the columns that show it.

    `pile-empty` (no columns); `bad-height` (columns of height below 1); `column-too-far` (beyond
    `MAX_COORDINATE`); `pile-not-connected` (the columns not connected to the largest part); `pile-gap` (the
    missing columns between two others); `pile-rises-to-viewer` (a column, and the higher one right before
    it); `open-not-a-lid` (no columns: the position belongs to none); `no-such-column`; `open-lid-on-top` (the
    column whose open lid bars it while another box can be taken).
    """

    code: str
    columns: tuple[Column, ...] = ()


class PileCards(NamedTuple):
    """How many cards a picture takes: L, R, and lids, T and O together."""

    left: int
    right: int
    lids: int


class Face(NamedTuple):
    """One whole card of the picture.

    kind: "L", "R" or "T" (also for an open lid); column, level: the box it belongs to, z from 1; position:
    the lattice point of its corner farthest from the viewer.
    """

    kind: str
    column: Column
    level: int
    position: Position

    @property
    def corners(self) -> tuple[Position, Position, Position, Position]:
        """The four corners of the rhombus as lattice points, in order around its edge, beginning with
        `position`."""
        a, b = self.position
        if self.kind == "T":
            return (a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1)
        if self.kind == "L":
            return (a, b), (a + 1, b), (a + 2, b + 1), (a + 1, b + 1)
        return (a, b), (a, b + 1), (a + 1, b + 2), (a + 1, b + 1)


class WonCards(NamedTuple):
    """How many cards a picture no longer needs, by kind."""

    left: int
    right: int
    closed: int
    opened: int

    @property
    def total(self) -> int:
        """How many they are together."""
        return sum(self)


class Removal(NamedTuple):
    """What a removal leaves: the pile, its open picture positions, and the cards won."""

    pile: dict[Column, int]
    opened: frozenset[Position]
    won: WonCards


def lid_position(column: Column, height: int) -> Position:
    """The picture position of the lid on a column of this height."""
    return column[0] - height, column[1] - height


def lids_of(pile: Pile) -> dict[Position, Column]:
    """The column behind each lid position. In a valid pile no two lids share a position."""
    return {lid_position(column, height): column for column, height in pile.items()}


def boxes_of(pile: Pile) -> int:
    """The number of boxes, hidden ones included."""
    return sum(pile.values())


def cards_of(pile: Pile) -> PileCards:
    """How many cards the picture of a valid pile takes."""
    # Along a line heights only fall towards the viewer. The drops are what shows, and they add up to the
    # height of the rear column.
    left: dict[int, Column] = {}
    right: dict[int, Column] = {}
    for x, y in pile:
        if x not in left or y < left[x][1]:
            left[x] = (x, y)
        if y not in right or x < right[y][0]:
            right[y] = (x, y)
    return PileCards(
        sum(pile[first] for first in left.values()), sum(pile[first] for first in right.values()), len(pile)
    )


def pile_fault(pile: Pile) -> PileFault | None:
    """The first reason why a pile is invalid, with its place; None if it is valid.

    The order is that of the codes in `PileFault`. Heights and coordinates must be ints.
    """
    if not pile:
        return PileFault("pile-empty")
    low = tuple(sorted(column for column, height in pile.items() if height < 1))
    if low:
        return PileFault("bad-height", low)
    far = tuple(sorted(column for column in pile if max(map(abs, column)) > MAX_COORDINATE))
    if far:
        return PileFault("column-too-far", far)
    # The three conditions of docs/rules/kistenstapel.md, "A pile", in their order.
    return _connection_fault(pile) or _gap_fault(pile) or _rise_fault(pile)


def open_fault(pile: Pile, opened: Iterable[Position]) -> PileFault | None:
    """`open-not-a-lid` if one of the open positions is no lid position of the pile; otherwise None."""
    lids = lids_of(pile)
    return None if all(position in lids for position in opened) else PileFault("open-not-a-lid")


def _connection_fault(pile: Pile) -> PileFault | None:
    parts: list[set[Column]] = []
    left = set(pile)
    while left:
        part = {left.pop()}
        border = list(part)
        while border:
            x, y = border.pop()
            for column in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if column in left:
                    left.remove(column)
                    part.add(column)
                    border.append(column)
        parts.append(part)
    if len(parts) == 1:
        return None
    # The least column decides between equal parts, so that the answer does not depend on the order of a set.
    largest = max(parts, key=lambda part: (len(part), min(part)))
    return PileFault("pile-not-connected", tuple(sorted(set(pile) - largest)))


def _gap_fault(pile: Pile) -> PileFault | None:
    columns = sorted(pile)
    for x, y in columns:
        for to_x, to_y in columns:
            if x <= to_x and y <= to_y:
                between = ((i, j) for i in range(x, to_x + 1) for j in range(y, to_y + 1))
                missing = tuple(column for column in between if column not in pile)
                if missing:
                    return PileFault("pile-gap", missing)
    return None


def _rise_fault(pile: Pile) -> PileFault | None:
    for x, y in sorted(pile):
        for nearer in ((x + 1, y), (x, y + 1)):
            if pile.get(nearer, 0) > pile[x, y]:
                return PileFault("pile-rises-to-viewer", ((x, y), nearer))
    return None


def moved(pile: Pile, dx: int, dy: int) -> dict[Column, int]:
    """The pile moved along the floor, by dx and dy boxes: the same picture at another place."""
    return {(x + dx, y + dy): height for (x, y), height in pile.items()}


def layer_underneath(pile: Pile, layers: int = 1) -> dict[Column, int]:
    """The pile with new layers of boxes under it: every lid stays where it is in the picture.

    layers: negative to take layers away; the heights must allow that.
    """
    return {(x + layers, y + layers): height + layers for (x, y), height in pile.items()}


def faces_of(pile: Pile) -> Iterator[Face]:
    """Every card in the picture of a valid pile, columns from the rear to the front, each from its top down.

    Painted in this order, a later card never lies behind an earlier one.
    """
    for x, y in sorted(pile, key=lambda column: (sum(column), column)):
        height = pile[x, y]
        yield Face("T", (x, y), height, lid_position((x, y), height))
        # A neighbour in front hides the side up to its own height.
        for z in range(height, pile.get((x, y + 1), 0), -1):
            yield Face("L", (x, y), z, (x - z, y + 1 - z))
        for z in range(height, pile.get((x + 1, y), 0), -1):
            yield Face("R", (x, y), z, (x + 1 - z, y - z))


def hidden_boxes(pile: Pile) -> list[Box]:
    """The boxes of a valid pile that show no face: the picture implies them, because boxes stand on boxes."""
    return [
        (x, y, z)
        for (x, y), height in sorted(pile.items())
        for z in range(1, min(height - 1, pile.get((x, y + 1), 0), pile.get((x + 1, y), 0)) + 1)
    ]


def removal_fault(pile: Pile, opened: Collection[Position], column: Column) -> PileFault | None:
    """Why the top box of `column` may not be taken down now; None if it may (docs/rules/afbraak.md, "A
    turn").

    The codes of `pile_fault` tell what would be wrong with the rest.
    """
    if column not in pile:
        return PileFault("no-such-column", (column,))
    fault = _rest_fault(pile, column)
    if fault or lid_position(column, pile[column]) not in opened:
        return fault
    # An open lid bars its box only while some box without one can be taken.
    for other, height in pile.items():
        if lid_position(other, height) not in opened and not _rest_fault(pile, other):
            return PileFault("open-lid-on-top", (column,))
    return None


def remove_box(pile: Pile, opened: Collection[Position], column: Column) -> Removal:
    """Take down the top box of a column for which `removal_fault` is None.

    An open lid stays on its column, one box lower, or is won with the column's last box.
    """
    height = pile[column]
    rest = _lowered(pile, column)
    before, after = cards_of(pile), cards_of(rest)
    lid = lid_position(column, height)
    kept = frozenset(opened) - {lid}
    was_open = lid in opened
    if was_open and height > 1:
        # One box lower, the lid is seen at another position.
        kept |= {lid_position(column, height - 1)}
    lids = before.lids - after.lids
    won = WonCards(
        before.left - after.left,
        before.right - after.right,
        0 if was_open else lids,
        lids if was_open else 0,
    )
    return Removal(rest, kept, won)


def _lowered(pile: Pile, column: Column) -> dict[Column, int]:
    rest = dict(pile)
    rest[column] -= 1
    if not rest[column]:
        del rest[column]
    return rest


def _rest_fault(pile: Pile, column: Column) -> PileFault | None:
    rest = _lowered(pile, column)
    return pile_fault(rest) if rest else None
