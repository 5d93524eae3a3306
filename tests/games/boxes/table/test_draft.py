"""Planning a build: what can be done, what it costs, and what is wrong with it."""

import pytest

from holzwurm_desktop.games.boxes.builds import build_fault
from holzwurm_desktop.games.boxes.piles import lid_position, pile_fault
from holzwurm_desktop.games.boxes.table.draft import Draft, Place
from holzwurm_desktop.games.boxes.table.picture import ADDED, GHOST

ONE = {(0, 0): 1}
CORNER = {(1, 1): 1, (0, 1): 2, (1, 0): 2}


def test_a_fresh_draft_changes_nothing_and_makes_no_point() -> None:
    draft = Draft(ONE, (), (1, 1, 1, 1))

    report = draft.report()
    assert not draft.changed
    assert (report.boxes, report.points) == (0, 0)
    assert report.blame is not None
    assert report.blame.code == "no-point"


def test_a_box_beside_another_costs_two_cards_and_brings_one_point() -> None:
    draft = Draft(ONE, (), (1, 0, 1, 0))

    assert draft.add((1, 0))

    report = draft.report()
    assert (report.boxes, report.used, report.returned, report.points) == (1, (1, 0, 1, 0), (0, 0, 0, 0), 1)
    assert report.blame is None


def test_a_new_column_at_the_rear_is_as_high_as_those_before_it() -> None:
    draft = Draft(CORNER, (), (0, 0, 1, 0))

    draft.add((0, 0))

    assert draft.pile[0, 0] == 2
    report = draft.report()
    assert (report.boxes, report.used, report.points) == (2, (0, 0, 1, 0), 5)


def test_cards_that_come_back_are_told_apart_from_those_used() -> None:
    row = {(0, 0): 1, (1, 0): 1, (2, 0): 1}
    draft = Draft(row, (), (0, 1, 1, 0))

    draft.take((2, 0))
    draft.add((0, 1))
    draft.add((1, 1))

    report = draft.report()
    assert (report.boxes, report.used, report.returned, report.points) == (1, (0, 1, 1, 0), (1, 0, 0, 0), 2)
    assert report.blame is None


def test_a_plan_that_breaks_the_rules_says_why_and_where() -> None:
    draft = Draft(ONE, (), (9, 9, 9, 0))

    draft.add((1, 0))
    draft.set_height((1, 0), 2)

    blame = draft.report().blame
    assert blame is not None
    assert blame.code == "pile-rises-to-viewer"
    assert blame.columns == ((0, 0), (1, 0))
    assert blame.face is not None
    assert blame.face.column == (1, 0)


def test_a_missing_card_is_named_and_shown_at_a_new_face_of_its_kind() -> None:
    draft = Draft(ONE, (), (0, 0, 1, 0))

    draft.add((1, 0))

    blame = draft.report().blame
    assert blame is not None
    assert (blame.code, blame.kind, blame.short) == ("card-not-in-hand", "L", 1)
    assert blame.face is not None
    assert (blame.face.kind, blame.face.column) == ("L", (1, 0))


def test_a_gap_is_shown_at_the_missing_column() -> None:
    draft = Draft({(0, 0): 1, (1, 0): 1, (0, 1): 1, (1, 1): 1}, (), (0, 0, 0, 0))

    draft.take((0, 1))
    draft.take((1, 0))

    blame = draft.report().blame
    assert blame is not None
    assert blame.code in ("pile-not-connected", "pile-gap")
    assert blame.face is not None


def test_an_open_lid_that_was_there_bars_its_column() -> None:
    opened = [lid_position((0, 0), 1)]
    draft = Draft(ONE, opened, (5, 5, 5, 0))

    draft.set_height((0, 0), 2)

    blame = draft.report().blame
    assert blame is not None
    assert blame.code == "open-lid-moved"
    assert blame.face is not None
    assert blame.face.position == opened[0]


def test_a_layer_underneath_leaves_every_lid_in_its_place() -> None:
    opened = [lid_position((0, 0), 1)]
    draft = Draft(ONE, opened, (1, 1, 0, 0))

    draft.layer()

    assert draft.pile == {(1, 1): 2}
    assert draft.opened == frozenset(opened)
    report = draft.report()
    assert (report.boxes, report.points) == (1, 1)
    assert report.blame is None


def test_the_boxes_of_a_new_layer_are_the_added_ones() -> None:
    draft = Draft(ONE, (), (1, 1, 0, 0))
    draft.layer()

    assert {side.face.level for side in draft.sides() if side.state == ADDED} == {1}
    assert not [side for side in draft.sides() if side.state == GHOST]


def test_an_open_lid_is_laid_on_a_chosen_top_and_goes_along_with_it() -> None:
    draft = Draft(ONE, (), (1, 1, 1, 1))
    draft.add((1, 0))

    assert draft.open_lid((1, 0))
    assert draft.opened == {lid_position((1, 0), 1)}
    assert draft.report().used == (1, 0, 0, 1)
    draft.layer()
    assert draft.opened == {lid_position((2, 1), 2)}


def test_no_more_open_lids_are_laid_than_there_are() -> None:
    draft = Draft({(0, 0): 1, (1, 0): 1}, (), (1, 1, 1, 1))

    assert draft.open_lid((0, 0))
    assert not draft.open_lid((1, 0))
    assert draft.open_lid((0, 0))  # taken back
    assert draft.opened == frozenset()


def test_a_closed_lid_is_not_exchanged_for_an_open_one() -> None:
    draft = Draft({(0, 0): 2, (1, 0): 1}, (), (5, 5, 0, 1))

    draft.open_lid((0, 0))
    draft.layer()

    blame = draft.report().blame
    assert blame is not None
    assert blame.code == "closed-lid-returned"
    assert blame.columns == ((1, 1),)


def test_steps_are_taken_back_and_done_again_one_by_one() -> None:
    draft = Draft(ONE, (), (5, 5, 5, 1))
    draft.add((1, 0))
    draft.layer()
    draft.open_lid((1, 1))

    piles = [draft.pile]
    while draft.undo():
        piles.append(draft.pile)
    assert piles[-1] == ONE
    assert not draft.changed
    while draft.redo():
        pass
    assert draft.pile == {(1, 1): 2, (2, 1): 2}
    assert draft.fresh == {(1, 1)}


def test_another_step_forgets_what_was_taken_back() -> None:
    draft = Draft(ONE, (), (5, 5, 5, 1))
    draft.add((1, 0))
    draft.undo()

    draft.add((0, 1))

    assert not draft.can_redo


def test_starting_over_is_a_step_that_can_be_taken_back() -> None:
    draft = Draft(ONE, (), (5, 5, 5, 1))
    draft.add((1, 0))

    draft.reset()
    assert not draft.changed
    draft.undo()
    assert draft.pile == {(0, 0): 1, (1, 0): 1}


def test_the_last_box_of_all_stays() -> None:
    draft = Draft(ONE, (), (0, 0, 0, 0))

    assert not draft.take((0, 0))
    assert draft.pile == ONE


def test_what_is_no_change_is_no_step() -> None:
    draft = Draft(ONE, (), (0, 0, 0, 0))

    assert not draft.set_height((0, 0), 1)
    assert not draft.take((7, 7))
    assert not draft.layer(-1)
    assert not draft.can_undo


def test_every_place_that_is_offered_leaves_a_valid_pile_with_its_open_lids() -> None:
    opened = [lid_position((0, 1), 2)]
    draft = Draft(CORNER, opened, (5, 5, 5, 0))

    places = draft.places()
    assert Place((0, 0), 2) in places
    assert Place((1, 1), 2) in places
    assert all(place.column != (0, 1) for place in places)
    for place in places:
        assert pile_fault({**CORNER, place.column: place.height}) is None


@pytest.mark.parametrize("layers", [0, 2])
def test_a_whole_build_is_planned_as_one_step(layers: int) -> None:
    other = Draft(CORNER, (), (5, 5, 5, 1))
    other.layer(layers) if layers else other.add((0, 0))
    build = other.build()

    draft = Draft(CORNER, (), (5, 5, 5, 1))
    assert draft.become(build)

    assert draft.pile == build.heights
    assert draft.sides() == other.sides()
    draft.undo()
    assert draft.pile == CORNER


def test_a_plan_without_blame_is_a_legal_action() -> None:
    draft = Draft(CORNER, (), (0, 0, 1, 0))
    draft.add((0, 0))

    build = draft.build()
    assert draft.report().blame is None
    assert build_fault(CORNER, (), (0, 0, 1, 0), build.heights, build.opened) is None
    assert build.points == 5
