"""Where a bubble lies: clear of what it speaks of, near it, and on as little else as can be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from holzwurm_desktop.table.beside import beside

TABLE = QRectF(0, 0, 800, 600)
GAP = 8.0


def place(
    *about: QRectF, busy: tuple[tuple[QRectF, float], ...] = (), wishes: tuple[float, ...] = (300.0,)
) -> QRectF:
    """Where a bubble of 45 000 square pixels lies."""
    return beside(wishes, lambda width: 45_000 / width, TABLE, about, busy, GAP)


@pytest.mark.parametrize("left", [0, 200, 400, 600, 740])
@pytest.mark.parametrize("top", [0, 150, 300, 450, 540])
def test_it_lies_inside_and_clear_of_what_it_speaks_of(left: int, top: int) -> None:
    target = QRectF(left, top, 60, 60)
    found = place(target)
    assert TABLE.contains(found)
    assert not found.intersects(target.adjusted(-GAP + 1, -GAP + 1, GAP - 1, GAP - 1))


def test_it_lies_near_the_first_thing_and_clear_of_all() -> None:
    first, second = QRectF(0, 0, 100, 100), QRectF(700, 500, 100, 100)
    found = place(first, second)
    assert not found.intersects(second)
    assert found.left() < 200
    assert found.top() < 200


def test_it_covers_nothing_else_if_there_is_room_near_by() -> None:
    target, other = QRectF(300, 250, 100, 100), QRectF(0, 0, 800, 240)
    assert not place(target, busy=((other, 1.0),)).intersects(other)


def test_it_covers_what_weighs_less() -> None:
    target = QRectF(0, 280, 800, 40)
    above, below = QRectF(0, 0, 800, 250), QRectF(0, 350, 800, 250)
    assert place(target, busy=((above, 1.0), (below, 0.2))).top() > target.bottom()
    assert place(target, busy=((above, 0.2), (below, 1.0))).bottom() < target.top()


def test_where_the_best_width_has_no_room_another_is_taken() -> None:
    target = QRectF(170, 0, 630, 600)
    found = place(target, wishes=(300.0, 150.0))
    assert found.width() == 150
    assert not found.intersects(target)


def test_without_anything_to_speak_of_it_lies_in_the_middle_or_where_it_covers_least() -> None:
    assert place().contains(TABLE.center())
    sheet = QRectF(0, 0, 800, 440)
    assert not place(busy=((sheet, 1.0),)).intersects(sheet)


def test_where_everything_is_spoken_of_it_stays_inside() -> None:
    assert TABLE.contains(place(TABLE))
