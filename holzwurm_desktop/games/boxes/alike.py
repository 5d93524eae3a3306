"""Which piles are alike: the rules care neither where a pile stands nor which of its two sides is the left one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holzwurm_desktop.games.boxes.piles import lid_position


class Side(NamedTuple):
    """A pile as one sees it, or in a mirror. mirrored: x and y, and so L and R, have changed places; columns: (x, y,
    height, whether its lid is open), sorted, the least x and y being 0."""

    mirrored: bool
    columns: tuple[tuple[int, int, int, bool], ...]


def both_sides(pile: Sequence[Sequence[int]], opened: Sequence[Sequence[int]]) -> Iterator[Side]:
    """A pile of [x, y, height], with the picture positions of its open lids, and its image in a mirror."""
    lids = {(a, b) for a, b in opened}
    columns = [(x, y, height, lid_position((x, y), height) in lids) for x, y, height in pile]
    for mirrored in (False, True):
        turned = [(y, x, h, lid) if mirrored else (x, y, h, lid) for x, y, h, lid in columns]
        low_x, low_y = min(each[0] for each in turned), min(each[1] for each in turned)
        yield Side(mirrored, tuple(sorted((x - low_x, y - low_y, h, lid) for x, y, h, lid in turned)))
