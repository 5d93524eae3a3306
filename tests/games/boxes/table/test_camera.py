"""The pile always fits; coming nearer keeps what is under the pointer."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.games.boxes.table.camera import NEAREST, Camera
from holzwurm_desktop.games.boxes.table.picture import Extent, extent_of, sides_of

AREA = QRectF(100, 50, 600, 300)


def made(extent: Extent, largest: float = 1000.0) -> Camera:
    camera = Camera()
    camera.lay(AREA, largest)
    camera.fit(extent)
    return camera


@pytest.mark.parametrize(
    "pile",
    [{(0, 0): 1}, {(x, y): 4 for x in range(4) for y in range(4)}, {(x, 60): 1 for x in range(50, 62)}],
)
def test_every_pile_fits_into_the_area_and_lies_in_its_middle(pile: dict[tuple[int, int], int]) -> None:
    sides = sides_of(pile, ())
    camera = made(extent_of(side.face for side in sides))

    points = [camera.point(*corner) for side in sides for corner in side.face.corners]
    across, down = [point.x() for point in points], [point.y() for point in points]
    assert all(AREA.contains(point) for point in points)
    assert (min(across) + max(across)) / 2 == pytest.approx(AREA.center().x())
    assert (min(down) + max(down)) / 2 == pytest.approx(AREA.center().y())


def test_a_small_pile_is_not_blown_up() -> None:
    assert made(Extent(-1, -1, 1, 1), largest=60.0).edge == 60.0


def test_a_pixel_is_found_on_the_lattice_again() -> None:
    camera = made(Extent(-3, -2, 5, 4))
    camera.zoom_by(1.7, QPointF(300, 200))

    point = camera.point(2.5, -1.25)
    assert camera.lattice(point) == pytest.approx((2.5, -1.25))


def test_coming_nearer_keeps_what_is_under_the_pointer() -> None:
    camera = made(Extent(-3, -2, 5, 4))
    before = camera.lattice(QPointF(450, 220))

    camera.zoom_by(1.5, QPointF(450, 220))

    assert camera.lattice(QPointF(450, 220)) == pytest.approx(before)


def test_one_can_come_nearer_only_so_far_and_not_farther_than_fitting() -> None:
    camera = made(Extent(-3, -2, 5, 4))
    whole = camera.edge

    camera.zoom_by(100.0, AREA.center())
    assert camera.edge == pytest.approx(whole * NEAREST)
    camera.zoom_by(0.0001, AREA.topLeft())
    assert camera.edge == pytest.approx(whole)
    assert camera.is_home


def test_the_picture_cannot_be_moved_out_of_sight() -> None:
    camera = made(Extent(-3, -2, 5, 4))

    camera.pan_by(QPointF(99_999, -99_999))

    a, b = camera.lattice(AREA.center())
    assert abs(a) < 10
    assert abs(b) < 10


def test_what_is_in_sight_already_moves_nothing_and_what_is_not_is_brought_into_sight() -> None:
    camera = made(Extent(-3, -2, 5, 4))
    before = camera.point(0, 0)

    camera.keep(Extent(-1, -1, 1, 1))
    assert camera.point(0, 0) == before
    camera.keep(Extent(-1, -1, 9, 1))
    assert camera.point(0, 0) != before
