"""What a place shows and says while a card is held, the keyboard is somewhere, or a hint is given."""

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.picking import Target

TARGETS = {
    "row:0": Target("row:0", None, "stays", True),
    "row:1": Target("row:1", None, "takes 3 cards", False),
}


def attention(focus: str = "", hinted: str = "", opened: frozenset[str] = frozenset()) -> Attention:
    return Attention(TARGETS, "row:1", focus, hinted, opened)


def test_targets_are_lit_by_what_they_do_and_other_places_are_dark() -> None:
    lights = [attention().light(key) for key in ("row:0", "row:1", "row:2")]
    assert lights == ["good", "bad", ""]


def test_a_place_that_needs_no_card_is_lit_but_a_bad_target_stays_bad() -> None:
    looked = attention(opened=frozenset({"row:1", "row:2"}))
    assert (looked.light("row:1"), looked.light("row:2")) == ("bad", "good")


def test_the_words_of_a_place_make_room_for_the_badge_of_a_target() -> None:
    target, other = (attention().place(key, "1", "Blue row", "9 and more") for key in ("row:0", "row:2"))
    assert (target.key, target.title, target.remark) == ("1", "", "")
    assert (other.key, other.title, other.remark) == ("1", "Blue row", "9 and more")


def test_focus_and_hint_are_shown_at_their_places_only() -> None:
    looked = attention(focus="row:2", hinted="row:0")
    assert [looked.place(key).focused for key in ("row:0", "row:2")] == [False, True]
    assert [looked.place(key).hinted for key in ("row:0", "row:2")] == [True, False]


def test_a_stop_tells_what_the_held_card_will_do_there_and_whether_it_is_chosen() -> None:
    stops = [attention().stop(key, "row", QRectF()) for key in ("row:0", "row:1", "row:2")]
    assert [(stop.about, stop.selected) for stop in stops] == [
        ("stays", False),
        ("takes 3 cards", True),
        ("", False),
    ]
