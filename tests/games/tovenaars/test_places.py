"""Where things lie on a table of Razende tovenaars, in windows of all shapes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF

from holzwurm_desktop.games.tovenaars.table.places import divided, places_in

SIZES = [(640, 340), (800, 560), (796, 720), (683, 660), (960, 980), (1366, 700), (2560, 1380), (1440, 2500)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_soldiers_stand_side_by_side_between_the_towers(size: tuple[int, int]) -> None:
    places = places_in(divided(QSizeF(*size)))

    left, right = places.towers
    for line in places.slots:
        assert left.right() < line[0].left()
        assert line[-1].right() < right.left()
        assert all(before.right() + 10 < after.left() for before, after in pairwise(line))
