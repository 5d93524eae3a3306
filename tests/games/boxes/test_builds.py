"""What a building action costs, scores, and why it is refused."""

import pytest

from holzwurm_desktop.games.boxes.builds import ScoredBuild, build_fault, cards_laid, value_of

BOX = {(0, 0): 1}
LID = (-1, -1)


def test_the_points_of_the_known_examples_are_those_on_the_rules_page():
    corner = {(1, 1): 1, (0, 1): 2, (1, 0): 2}
    raised = {**corner, (1, 1): 2}
    filled = {**raised, (0, 0): 2}

    assert value_of(raised) - value_of(corner) == 3
    assert value_of(filled) - value_of(raised) == 5
    assert value_of({(x, y): 4 for x in range(4) for y in range(4)}) == 3 * 64 - 48


def test_cards_are_counted_net_by_type():
    assert cards_laid(BOX, (), {(0, 0): 2}, ()) == (1, 1, 0, 0)
    assert cards_laid({(0, 0): 2}, (), {(0, 0): 1, (1, 0): 1}, ()) == (0, -1, 1, 0)
    assert cards_laid(BOX, {LID}, {(0, 0): 1, (1, 0): 1}, {LID, (0, -1)}) == (1, 0, 0, 1)


@pytest.mark.parametrize(
    ("hand", "pile", "opened", "code"),
    [
        ((9, 9, 9, 0), {(0, 0): 1, (2, 0): 1}, {LID}, "pile-not-connected"),
        ((9, 9, 9, 0), {(0, 0): 2}, {LID}, "open-lid-moved"),
        ((9, 9, 9, 0), {(0, 0): 1, (1, 0): 1}, (), "open-lid-moved"),
        ((9, 9, 9, 4), {(0, 0): 1, (1, 0): 1}, {LID, (1, 0)}, "open-not-a-lid"),
        ((1, 0, 0, 0), {(0, 0): 1, (1, 0): 1}, {LID}, "card-not-in-hand"),
        ((1, 0, 1, 0), {(0, 0): 1, (1, 0): 1}, {LID, (0, -1)}, "card-not-in-hand"),
        ((1, 0, 1, 0), BOX, {LID}, "no-point"),
        ((1, 0, 1, 0), {(0, 0): 1, (1, 0): 1}, {LID}, None),
    ],
)
def test_an_action_from_a_box_with_an_open_lid_is_refused_for(hand, pile, opened, code):
    fault = build_fault(BOX, {LID}, hand, pile, opened)

    assert (fault and fault.code) == code


def test_an_open_lid_is_not_exchanged_for_a_closed_one():
    flat = {(0, 0): 1, (1, 0): 1, (2, 0): 1}
    high = {(0, 0): 3, (1, 0): 3}

    assert build_fault(flat, (), (9, 9, 0, 1), high, ()) is None
    assert build_fault(flat, (), (9, 9, 0, 1), high, {(-3, -3)}).code == "closed-lid-returned"


def test_a_layer_underneath_keeps_an_open_lid_in_its_place():
    assert build_fault(BOX, {LID}, (1, 1, 0, 0), {(1, 1): 2}, {LID}) is None


def test_a_build_lists_its_columns_and_open_lids_in_order():
    build = ScoredBuild.of({(1, 0): 1, (0, 0): 2}, {(0, -1), (-2, -2)}, 4)

    assert build == (((0, 0, 2), (1, 0, 1)), ((-2, -2), (0, -1)), 4)
    assert build.heights == {(0, 0): 2, (1, 0): 1}
