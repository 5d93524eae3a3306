"""Where keyboard and screen reader can stop, and how the focus goes on."""

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.stops import (
    Group,
    Stop,
    come_back,
    end_group,
    find,
    nearest,
    neighbour,
    next_group,
)


def stops(group: str, *names: str) -> Group:
    return Group(group, group, tuple(Stop(f"{group}:{name}", name, QRectF(), "card") for name in names))


GROUPS = [stops("hand", "a", "b", "c"), stops("empty"), stops("row", "0", "1")]


def test_a_stop_is_found_by_its_key() -> None:
    assert find(GROUPS, "row:1") == (2, 1)
    assert find(GROUPS, "row:7") is None


def test_arrows_stay_in_the_group() -> None:
    assert neighbour(GROUPS, "hand:a", 1) == "hand:b"
    assert neighbour(GROUPS, "hand:c", 1) == "hand:c"
    assert neighbour(GROUPS, "hand:b", -1000) == "hand:a"


def test_tab_goes_through_the_groups_that_have_stops_and_leaves_at_their_ends() -> None:
    assert next_group(GROUPS, "hand:b", 1) == "row:0"
    assert next_group(GROUPS, "row:1", -1) == "hand:a"
    assert next_group(GROUPS, "row:1", 1) == ""
    assert next_group(GROUPS, "hand:a", -1) == ""


def test_tab_comes_back_to_where_the_keyboard_was_in_a_group() -> None:
    left = {"hand": ("hand:b", 1), "row": ("row:gone", 1)}
    assert come_back(GROUPS, "hand:a", left) == "hand:b"
    assert come_back(GROUPS, "row:0", left) == "row:1"
    assert come_back(GROUPS, "row:0", {}) == "row:0"


def test_tab_comes_in_at_the_first_group_and_backtab_at_the_last() -> None:
    assert end_group(GROUPS, 1) == "hand:a"
    assert end_group(GROUPS, -1) == "row:0"
    assert end_group([], 1) == ""


def test_the_focus_of_a_stop_that_is_gone_goes_to_its_neighbour() -> None:
    assert nearest(GROUPS, "hand:gone", 1) == "hand:b"
    assert nearest(GROUPS, "hand:gone", 9) == "hand:c"
    assert nearest(GROUPS, "elsewhere:x", 0) == "hand:a"
    assert nearest([], "hand:a", 0) == ""
