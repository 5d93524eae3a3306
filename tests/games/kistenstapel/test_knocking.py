"""Kistenstapel's table: passing, knocking and bidding for the cards that are left."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.table.walk import key_of
from holzwurm_desktop.games.kistenstapel.moves import Bid, Pass
from tests.games.kistenstapel.at_table import (
    Key,
    Make,
    click,
    click_place,
    last,
    one_more,
    plan,
    press,
    with_cards,
)
from tests.table.fakes import FakeSession

# Passing and knocking.


def test_p_passes_and_asks_the_others(make: Make) -> None:
    session, view = make(persons=2)

    press(view, Key.Key_P)

    assert last(session) == {"seat": 0, "pass": True}
    assert view.table.panel.people == (1,)
    assert view.table.words.text == "Anna has passed. Does anybody knock?"
    assert view.table.panel.knocks[1].isVisible()


def test_k_knocks_and_the_knocker_plans_with_the_other_cards(make: Make) -> None:
    session, view = make(persons=2)
    hand = session.match.playing().hand_of(0)
    press(view, Key.Key_P)

    press(view, Key.Key_K)

    assert last(session) == {"seat": 1, "knock": True}
    assert session.turn == 1
    assert view.table.planner.draft.hand == hand
    assert view.table.now.owner == 0


def test_what_was_planned_before_the_knock_is_kept(make: Make) -> None:
    session, view = make(persons=2)
    press(view, Key.Key_P)
    click_place(view, (1, 0))

    press(view, Key.Key_B)
    assert session.match.rounds[0].moves[-1] == {"seat": 0, "pass": True}  # not before the knock
    press(view, Key.Key_K)

    assert view.table.planner.draft.pile == {(0, 0): 1, (1, 0): 1}


def test_a_knocker_who_shows_a_build_scores(make: Make) -> None:
    session, view, build = with_cards(make, persons=2)
    before = session.match.playing().scores()
    press(view, Key.Key_P, Key.Key_K)
    plan(view, build)

    press(view, Key.Key_B)

    assert last(session)["seat"] == 1
    assert session.match.playing().scores()[1] > before[1]


def test_a_knocker_who_can_show_nothing_concedes(make: Make) -> None:
    session, view = make(persons=2)
    press(view, Key.Key_P, Key.Key_K)

    press(view, Key.Key_C)

    assert last(session) == {"seat": 1, "concede": True}
    assert session.match.playing().scores() == [2, 0, 2]


def test_n_lets_the_pass_be(make: Make) -> None:
    session, view = make(persons=2)
    press(view, Key.Key_P)

    press(view, Key.Key_N)

    assert session.objections.people == ()
    assert view.table.panel.buttons() == []


def test_who_may_knock_may_also_try_builds_out_meanwhile(make: Make) -> None:
    session, view = make(persons=2)
    session.match.play(Pass(0))
    session.position_replaced.emit()
    assert view.table.planner.draft is None

    session.objections.people = (1,)
    session.objections.changed.emit()

    assert view.table.planner.draft is not None
    assert view.table.tools_of.build not in view.table.buttons()


def test_with_several_people_each_seat_has_a_key_to_knock(make: Make) -> None:
    session, view = make(persons=3)
    press(view, Key.Key_P)
    assert view.table.panel.people == (1, 2)

    QTest.keyClick(view, Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert session.objections.people == (2,)
    press(view, Key.Key_3)

    assert last(session) == {"seat": 2, "knock": True}


def test_the_large_button_of_a_seat_knocks(make: Make) -> None:
    session, view = make(persons=3)
    press(view, Key.Key_P)

    click(view, view.table.panel.knocks[2].place_in_scene().center().toPoint())

    assert last(session) == {"seat": 2, "knock": True}


def test_a_ring_counts_down_while_there_is_a_time(make: Make) -> None:
    session, view = make(persons=2)
    press(view, Key.Key_P)
    assert not view.table.panel.ring.isVisible()

    session.objections.time = (4000.0, 10_000.0)
    session.objections.changed.emit()

    ring = view.table.panel.ring
    assert ring.isVisible()
    assert (ring.left, ring.whole) == (4000.0, 10_000.0)
    whole = view.sceneRect()
    assert whole.contains(ring.place)


# Leftover cards.


def to_phase(session: FakeSession, phase: str) -> None:
    """Go on until the phase has come and seat 0 is to move."""
    for _ in range(400):
        if session.match.playing().view(0).phase == phase and session.turn == 0:
            break
        one_more(session)
    session.position_replaced.emit()
    session.turn_changed.emit(session.turn)


def test_a_bid_is_typed_or_stepped_and_sealed_by_enter(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")
    view.mend_focus()
    assert view.focus_key == "button:bid"

    press(view, Key.Key_7)
    assert view.table.bidding.value == 7
    press(view, Key.Key_PageUp, Key.Key_Down)
    assert view.table.bidding.value == 16
    press(view, Key.Key_Return)

    assert last(session) == {"seat": 0, "bid": 16}


def test_no_bid_is_the_bid_at_zero_and_one_button(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")
    texts = [button.text for button in view.table.bidding.buttons()]
    assert texts == ["No bid", "+1", "+10", "\u22121", "\u221210"]

    press(view, Key.Key_5)
    assert view.table.bidding.bid.text == "Bid 5"
    press(view, Key.Key_Backspace, Key.Key_Return)

    assert last(session) == {"seat": 0, "bid": 0}


def test_a_build_with_all_unused_cards_is_tried_before_bidding_but_not_built(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30, persons=3)
    to_phase(session, "bid")
    hands = session.match.playing().view(0).hands
    unused = tuple(map(sum, zip(*hands, strict=True)))
    assert view.table.planner.draft.hand == unused
    assert view.table.counts[0].state.counts == unused
    moves = list(session.match.rounds[0].moves)
    pile = dict(view.table.now.pile)

    plan(view, ScoredBuild.of({**pile, min(pile): pile[min(pile)] + 1}, view.table.now.opened, 0))
    assert view.table.planner.changed
    view.table.build()

    assert "First make your bid" in view.table.note.text
    assert session.match.rounds[0].moves == moves
    assert view.table.tools_of.build not in view.table.buttons()


def test_while_a_bid_is_due_the_pile_is_not_covered(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")

    assert view.table.question is None
    pile = view.table.heap.place
    assert not any(button.place.intersects(pile) for button in view.table.bidding.buttons())


def test_keys_on_the_pile_plan_while_digits_type_the_bid(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")
    view.focus_visible = True
    view.focus_stop(key_of(min(view.table.now.pile)))
    before = view.focus_key

    press(view, Key.Key_Down, Key.Key_Up, Key.Key_8)

    assert before.startswith("box:")
    assert view.focus_key.startswith("box:")
    assert view.table.bidding.value == 8


def test_where_no_card_is_left_nothing_is_asked_but_to_go_on(make: Make) -> None:
    session, view = make(options={"leftover": "bid"})
    to_phase(session, "bid")
    assert view.table.now.unused == (0, 0, 0, 0)

    assert [button.text for button in view.table.bidding.buttons()] == ["Go on"]
    assert "nothing to bid for" in view.table.words.text
    press(view, Key.Key_7, Key.Key_Return)

    assert last(session) == {"seat": 0, "bid": 0}


def test_a_hint_for_a_bid_is_the_bid_that_is_ready(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")

    session.hint_found.emit(Bid(0, 23))
    assert view.table.bidding.value == 23
    press(view, Key.Key_Up)
    assert view.table.hinted is None
    press(view, Key.Key_Return)

    assert last(session) == {"seat": 0, "bid": 24}


def test_a_bid_can_be_made_by_mouse(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, deal=30)
    to_phase(session, "bid")
    more = next(b for b in view.table.buttons() if b.key == "button:bid+10")

    click(view, more.place_in_scene().center().toPoint())
    click(view, view.table.bidding.bid.place_in_scene().center().toPoint())

    assert last(session) == {"seat": 0, "bid": 10}


def test_the_bids_of_others_are_not_told_before_all_are_made(make: Make) -> None:
    session, view = make(options={"leftover": "bid"}, seats=2)
    to_phase(session, "bid")
    session.play(Bid(0, 9))
    texts = [
        view.table.text.event_text(view.look.words, event, ["Anna", "Bram"]) for event in view.table.news
    ]

    assert texts == ["Anna bids 9."]


def test_the_lowest_score_builds_on_until_done(make: Make) -> None:
    session, view = make(options={"leftover": "lowest"}, persons=3)
    for _ in range(400):
        if session.match.playing().view(0).phase == "leftover" and not session.waiting:
            break
        one_more(session)
    session.viewer = session.turn
    session.position_replaced.emit()
    assert view.table.planner.draft is not None

    press(view, Key.Key_D)

    assert last(session)["done"] is True
    assert session.match.over
