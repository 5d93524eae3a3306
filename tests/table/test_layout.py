"""Where things lie: nothing outside the window, nothing over anything else, at every size."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from holzwurm_desktop.table.layout import (
    card_size,
    fan_places,
    grid,
    row_places,
    seat_rects,
    strip_at,
    unit_of,
    zones_of,
)

SIZES = [
    (640, 400),
    (800, 480),
    (1024, 590),
    (1366, 700),
    (1920, 1000),
    (2560, 1380),
    (3840, 2100),
    (700, 1200),
]
sizes = st.builds(QSizeF, st.integers(640, 3840), st.integers(400, 2160))


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner)


@given(sizes, st.integers(0, 6))
def test_the_zones_lie_in_the_window_and_apart(size: QSizeF, others: int) -> None:
    zones = zones_of(size, others)
    parts = [*zones.seats, zones.own, zones.words, zones.corner, zones.middle, zones.hand]

    assert len(zones.seats) == others
    assert all(inside(part, QRectF(0, 0, size.width(), size.height())) for part in parts)
    assert all(part.width() > 0 and part.height() > 0 for part in parts)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))


@given(sizes)
def test_the_unit_grows_with_the_window(size: QSizeF) -> None:
    assert unit_of(size * 2) == pytest.approx(unit_of(size) * 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 36))
def test_a_hand_of_any_size_fits_and_every_card_shows(size: tuple[int, int], count: int) -> None:
    zones = zones_of(QSizeF(*size), 5)
    breaks = list(range(3, count, 5))

    places = fan_places(zones.hand, zones.card, count, breaks)

    assert all(inside(QRectF(place, zones.card), zones.hand) for place in places)
    steps = [after.x() - before.x() for before, after in pairwise(places)]
    assert all(step >= 0.11 * zones.card.width() for step in steps)


def test_a_hand_of_twenty_five_shows_every_corner() -> None:
    zones = zones_of(QSizeF(1024, 590), 3)

    places = fan_places(zones.hand, zones.card, 25, [5, 10, 15, 20])

    steps = [after.x() - before.x() for before, after in pairwise(places)]
    assert min(steps) >= 66 / 250 * zones.card.width()


def test_a_point_finds_the_card_that_shows_there() -> None:
    area, card = QRectF(0, 0, 300, 120), QSizeF(80, 112)
    places = fan_places(area, card, 9)

    assert [strip_at(places, card, place.x() + 1) for place in places] == list(range(9))
    assert strip_at(places, card, places[-1].x() + 79) == 8
    assert strip_at(places, card, places[-1].x() + 81) is None


@pytest.mark.parametrize("size", SIZES)
def test_the_cells_fill_the_middle_without_overlap(size: tuple[int, int]) -> None:
    middle = zones_of(QSizeF(*size), 5).middle

    cells = grid(middle, 6, 7, 25, 3.7)

    assert all(inside(cell, middle) for cell in cells)
    assert not any(one.intersects(other) for one, other in combinations(cells, 2))


@given(st.integers(150, 1200), st.integers(40, 400), st.lists(st.sampled_from([-1, 1]), max_size=10))
def test_a_row_of_up_to_eleven_cards_fits_its_place(width: int, height: int, rest: list[int]) -> None:
    area = QRectF(10, 20, width, height)
    card = card_size(min(height, width / 3.7 * 1.4))

    places = row_places(area, card, [0, *rest])

    assert all(inside(QRectF(place, card), area) for place in places)
    assert len({place.x() for place in places}) == len(places)


def test_odd_cards_go_left_and_even_ones_right_of_the_first() -> None:
    places = row_places(QRectF(0, 0, 600, 100), QSizeF(60, 84), [0, -1, 1, -1])

    first, left, right, further = (place.x() for place in places)
    assert further < left < first < right
    assert first == 270


def test_the_middle_gives_way_where_one_side_is_long() -> None:
    area, card = QRectF(0, 0, 300, 100), QSizeF(71, 100)

    places = row_places(area, card, [0, *[-1] * 10])

    steps = [before.x() - after.x() for before, after in pairwise(places)]
    assert min(steps) >= 22


def test_plates_are_spread_evenly() -> None:
    strip = QRectF(0, 0, 900, 50)

    plates = seat_rects(strip, 3, 200, 8)

    assert [plate.center().x() for plate in plates] == [150, 450, 750]
    assert seat_rects(strip, 0, 200, 8) == ()
