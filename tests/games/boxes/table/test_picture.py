"""What is seen of a pile, and which side is at a point."""

from itertools import product

from holzwurm_desktop.games.boxes.piles import cards_of, hidden_boxes
from holzwurm_desktop.games.boxes.table.picture import (
    ADDED,
    GHOST,
    IMPLIED,
    boxes_in,
    covers,
    extent_of,
    faces_of_box,
    heart_of,
    side_at,
    sides_of,
)
from tests.games.boxes.asking import middle_of

STAIRS = {(0, 0): 3, (1, 0): 2, (0, 1): 2, (1, 1): 1}


def test_a_valid_pile_shows_as_many_sides_as_it_takes_cards() -> None:
    sides = sides_of(STAIRS, ())

    kinds = [side.kind for side in sides]
    assert (kinds.count("L"), kinds.count("R"), kinds.count("T")) == cards_of(STAIRS)


def test_an_open_lid_is_shown_open_and_no_other() -> None:
    lids = {side.face.column: side.kind for side in sides_of(STAIRS, [(-1, -2)]) if side.kind in "TO"}

    assert lids == {(0, 0): "T", (1, 0): "O", (0, 1): "T", (1, 1): "T"}


def test_every_side_of_a_valid_pile_is_found_at_its_middle() -> None:
    sides = sides_of(STAIRS, ())

    for side in sides:
        assert side_at(sides, *middle_of(side.face)) == side


def test_beside_the_pile_there_is_nothing() -> None:
    assert side_at(sides_of(STAIRS, ()), 9.0, 9.0) is None


def test_what_stands_before_hides_what_lies_behind_even_where_the_rules_are_broken() -> None:
    sides = sides_of({(0, 0): 1, (1, 0): 3}, ())

    lid = next(side for side in sides if side.face.column == (1, 0) and side.kind == "T")
    found = side_at(sides, *middle_of(lid.face))
    assert found is not None
    assert found.face.column == (1, 0)


def test_a_plan_shows_new_boxes_as_added_and_gone_ones_as_ghosts() -> None:
    after = {(0, 0): 3, (1, 0): 2, (0, 1): 1, (1, 1): 1, (2, 0): 1}
    sides = sides_of(after, (), boxes_in(STAIRS))

    added = {side.face.column for side in sides if side.state == ADDED}
    ghosts = {(*side.face.column, side.face.level) for side in sides if side.state == GHOST}
    assert added == {(2, 0)}
    assert ghosts == {(0, 1, 2)}


def test_the_x_ray_shows_the_hidden_boxes_and_ghosts_cannot_be_hit() -> None:
    block = {(x, y): 2 for x, y in product(range(2), repeat=2)}
    sides = sides_of(block, (), xray=True)

    implied = {(*side.face.column, side.face.level) for side in sides if side.state == IMPLIED}
    assert implied == set(hidden_boxes(block))
    found = side_at(sides, *middle_of(faces_of_box((1, 1, 2))[0]))
    assert found is not None
    assert found.state != IMPLIED


def test_a_face_covers_its_own_rhombus_only() -> None:
    for face in faces_of_box((2, 1, 3)):
        assert covers(face, *middle_of(face))
        assert not covers(face, face.position[0] - 0.1, face.position[1] - 0.1)


def test_the_heart_of_a_box_lies_in_the_middle_of_its_three_faces() -> None:
    a, b = heart_of((2, 1), 3)

    middles = [middle_of(face) for face in faces_of_box((2, 1, 3))]
    assert abs(sum(m[0] for m in middles) / 3 - a) < 1e-9
    assert abs(sum(m[1] for m in middles) / 3 - b) < 1e-9


def test_an_extent_holds_all_corners_and_that_of_nothing_is_one_box() -> None:
    whole = extent_of(side.face for side in sides_of(STAIRS, ()))
    one = extent_of(faces_of_box((0, 0, 3)))

    assert whole.contains(one)
    assert not one.contains(whole)
    assert extent_of(()) == extent_of(faces_of_box((0, 0, 1)))
