"""Pile geometry, against a test of what can be seen that knows nothing of columns and rows."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holzwurm_desktop.games.boxes.piles import (
    MAX_COORDINATE,
    Face,
    PileCards,
    boxes_of,
    cards_of,
    faces_of,
    hidden_boxes,
    layer_underneath,
    lids_of,
    open_fault,
    pile_fault,
    removal_fault,
    remove_box,
)
from tests.games.boxes.piles import removable_columns

CUBE = {(x, y): 4 for x in range(4) for y in range(4)}
CORNER = {(1, 1): 1, (0, 1): 2, (1, 0): 2}


def triangles(face):
    """The two half rhombi of a face, each as its three lattice points."""
    first, second, third, fourth = face.corners
    if face.kind == "T":
        return frozenset((first, second, third)), frozenset((first, fourth, third))
    return frozenset((first, second, fourth)), frozenset((second, third, fourth))


def box_faces(x, y, z):
    """The faces that one box turns to the viewer."""
    return (
        Face("T", (x, y), z, (x - z, y - z)),
        Face("L", (x, y), z, (x - z, y + 1 - z)),
        Face("R", (x, y), z, (x + 1 - z, y - z)),
    )


def hits(floor, height):
    """For each half rhombus, the (column, level, face) that cover it, the nearest first."""
    covering = {}
    for (x, y), z in itertools.product(floor, range(1, height + 1)):
        for face in box_faces(x, y, z):
            for triangle in triangles(face):
                covering.setdefault(triangle, []).append((x + y + z, (x, y), z, face))
    return [
        [entry[1:] for entry in sorted(entries, key=lambda entry: -entry[0])] for entries in covering.values()
    ]


def visible(covering, pile):
    """How many halves of each face can be seen."""
    seen = Counter()
    for entries in covering:
        for column, level, face in entries:
            if pile.get(column, 0) >= level:
                seen[face] += 1
                break
    return seen


def is_connected(pile):
    reached = {next(iter(pile))}
    while True:
        more = {
            column
            for column in pile
            if column not in reached and any(abs(column[0] - x) + abs(column[1] - y) == 1 for x, y in reached)
        }
        if not more:
            return len(reached) == len(pile)
        reached |= more


def is_implied(pile, seen):
    """Whether every box shows a face or stands under one that does."""
    showing = {(face.column, face.level) for face in seen}
    return all((column, height) in showing for column, height in pile.items())


def looks_valid(covering, pile):
    seen = visible(covering, pile)
    return all(halves == 2 for halves in seen.values()) and is_implied(pile, seen) and is_connected(pile)


def height_fields(width, depth, height):
    floor = list(itertools.product(range(width), range(depth)))
    for heights in itertools.product(range(height + 1), repeat=len(floor)):
        yield {column: h for column, h in zip(floor, heights, strict=True) if h}


def count_valid(width, depth, height):
    """The number of valid piles in the fields, and how often seeing and `pile_fault` disagree."""
    covering = hits(list(itertools.product(range(width), range(depth))), height)
    valid = disagreements = 0
    for pile in height_fields(width, depth, height):
        fault = pile_fault(pile)
        valid += fault is None
        disagreements += (fault is None) != (bool(pile) and looks_valid(covering, pile))
    return valid, disagreements


def test_valid_piles_are_those_that_look_whole_and_imply_every_box_on_a_floor_of_2_by_3():
    valid, disagreements = count_valid(2, 3, 3)

    assert disagreements == 0
    assert 0 < valid < 4**6


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_valid_piles_are_those_that_look_whole_and_imply_every_box_on_a_floor_of_3_by_3():
    assert count_valid(3, 3, 3) == (3154, 0)


VALID_FIELDS = [pile for pile in height_fields(2, 3, 3) if pile_fault(pile) is None]
VALID_FIELDS += [pile for pile in height_fields(3, 3, 1) if pile_fault(pile) is None]
SMALL_COVERING = hits(list(itertools.product(range(3), range(3))), 3)


def test_faces_are_those_that_can_be_seen():
    for pile in VALID_FIELDS:
        assert Counter({face: 2 for face in faces_of(pile)}) == visible(SMALL_COVERING, pile)


def test_cards_are_the_visible_faces_by_type():
    for pile in VALID_FIELDS:
        kinds = Counter(face.kind for face in faces_of(pile))
        assert cards_of(pile) == PileCards(kinds["L"], kinds["R"], kinds["T"])


def test_hidden_boxes_are_those_without_a_visible_face():
    for pile in VALID_FIELDS:
        showing = {(*face.column, face.level) for face in faces_of(pile)}
        boxes = {(x, y, z) for (x, y), height in pile.items() for z in range(1, height + 1)}
        assert set(hidden_boxes(pile)) == boxes - showing


def test_no_two_lids_share_a_position():
    for pile in VALID_FIELDS:
        assert len(lids_of(pile)) == len(pile)


def test_the_cube_takes_all_cards_of_the_game():
    assert (cards_of(CUBE), boxes_of(CUBE)) == (PileCards(16, 16, 16), 64)


@pytest.mark.parametrize(
    ("pile", "code", "columns"),
    [
        ({}, "pile-empty", ()),
        ({(0, 0): 0}, "bad-height", ((0, 0),)),
        ({(0, 0): 1, (1, 0): -2}, "bad-height", ((1, 0),)),
        ({(MAX_COORDINATE + 1, 0): 1}, "column-too-far", ((MAX_COORDINATE + 1, 0),)),
        ({(0, 0): 1, (1, 0): 1, (2, -1): 1}, "pile-not-connected", ((2, -1),)),
        ({(0, 0): 1, (1, 0): 1, (4, 0): 1}, "pile-not-connected", ((4, 0),)),
        ({(0, 0): 1, (1, 0): 1, (1, 1): 1}, "pile-gap", ((0, 1),)),
        ({(0, 0): 1, (1, 0): 1, (0, 1): 1, (0, 2): 1, (1, 2): 1}, "pile-gap", ((1, 1),)),
        ({(0, 0): 1, (1, 0): 2}, "pile-rises-to-viewer", ((0, 0), (1, 0))),
        ({(0, 0): 1, (0, 1): 3}, "pile-rises-to-viewer", ((0, 0), (0, 1))),
    ],
)
def test_a_fault_tells_why_and_where(pile, code, columns):
    assert pile_fault(pile) == (code, columns)


def test_columns_at_the_farthest_coordinates_are_allowed():
    assert pile_fault({(MAX_COORDINATE, -MAX_COORDINATE): 3}) is None


def test_the_open_boxes_of_the_known_example_cost_what_the_rules_page_says():
    raised = {**CORNER, (1, 1): 2}
    filled = {**raised, (0, 0): 2}

    assert cards_of(raised) == cards_of(CORNER)
    assert cards_of(filled) == cards_of(raised)._replace(lids=4)
    assert boxes_of(filled) - boxes_of(raised) == 2


def test_a_layer_underneath_leaves_every_lid_in_its_place():
    assert set(lids_of(layer_underneath(CORNER))) == set(lids_of(CORNER))
    assert layer_underneath(layer_underneath(CORNER, 3), -3) == CORNER
    assert boxes_of(layer_underneath(CORNER)) == boxes_of(CORNER) + len(CORNER)


def test_an_open_lid_must_be_a_lid_of_the_pile():
    assert open_fault(CORNER, [(0, 0), (-2, -1)]) is None
    assert open_fault(CORNER, [(1, 1)]) == ("open-not-a-lid", ())


def test_the_rear_top_box_is_barred_while_its_neighbours_hold_it():
    fault = removal_fault(CUBE, (), (0, 0))

    assert fault == ("pile-rises-to-viewer", ((0, 0), (1, 0)))
    assert removable_columns(CUBE, ()) == [(3, 3)]


def test_a_column_that_is_not_there_cannot_be_lowered():
    assert removal_fault(CUBE, (), (4, 0)) == ("no-such-column", ((4, 0),))


def test_an_open_lid_bars_its_box_only_while_another_can_be_taken():
    pile = {(0, 0): 2, (1, 0): 1}
    first, second = (-2, -2), (0, -1)

    assert removable_columns(pile, {first}) == [(1, 0)]
    assert removal_fault(pile, {first}, (0, 0)) == ("open-lid-on-top", ((0, 0),))
    assert removable_columns(pile, {first, second}) == [(0, 0), (1, 0)]
    assert removal_fault(pile, {first, second}, (0, 0)) is None


def test_an_open_lid_sinks_with_its_column():
    removal = remove_box({(0, 0): 2}, {(-2, -2)}, (0, 0))

    assert (removal.pile, removal.opened, removal.won) == ({(0, 0): 1}, {(-1, -1)}, (1, 1, 0, 0))


def test_the_last_box_wins_three_cards_its_open_lid_among_them():
    removal = remove_box({(0, 0): 1}, {(-1, -1)}, (0, 0))

    assert (removal.pile, removal.opened, removal.won) == ({}, frozenset(), (1, 1, 0, 1))
    assert removal.won.total == 3


@given(st.sampled_from([pile for pile in VALID_FIELDS if len(pile) > 2]), st.randoms(use_true_random=False))
def test_any_pile_can_be_taken_down_box_by_box(pile, random):
    opened = frozenset(random.sample(sorted(lids_of(pile)), random.randint(0, 3)))
    won = Counter()
    while pile:
        columns = removable_columns(pile, opened)
        assert columns == [column for column in sorted(pile) if not removal_fault(pile, opened, column)]
        boxes = boxes_of(pile)
        before = cards_of(pile)
        pile, opened, cards = remove_box(pile, opened, random.choice(columns))
        assert boxes_of(pile) == boxes - 1
        assert not pile or (pile_fault(pile) is None and open_fault(pile, opened) is None)
        assert cards.total == sum(before) - sum(cards_of(pile))
        assert min(cards) >= 0
        assert cards.total <= (2 if pile else 3)
        won.update(cards._asdict())
    assert won["opened"] <= 3
