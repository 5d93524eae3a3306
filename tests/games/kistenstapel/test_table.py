"""Kistenstapel on the table: planning by mouse and by keyboard, passing, knocking, bidding, and its end."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.piles import Column, boxes_of, lid_position
from holzwurm_desktop.games.boxes.table.picture import heart_of, side_at
from holzwurm_desktop.games.boxes.table.walk import key_of
from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel.constants import CONCEDED
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words
from tests.games.boxes.asking import middle_of
from tests.table.fakes import FakeSession, table

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
Key = Qt.Key
SIZES = [(1024, 590), (1366, 700), (2560, 1370)]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(
        settings: TableSettings | None = None,
        moves: int = 0,
        size: tuple[int, int] = SIZES[0],
        **given: Any,
    ) -> Made:
        session = FakeSession(game="kistenstapel", **{"seats": 3, **given})
        view = table(session, size, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            play_on(session, moves)
        return session, view

    yield build
    for view in views:
        view.close_table()


def best_move(session: FakeSession) -> Any:
    """The best build of who may build, or whatever else there is."""
    state: Any = session.match.playing()
    builder = state.builder()
    if builder is None:
        return state.legal_moves()[0]
    found = best_build(state.pile(), state.open_lids(), builder.hand)
    return state.legal_moves()[0] if found is None else Build(builder.seat, found.pile, found.opened)


def play_on(session: FakeSession, moves: int) -> None:
    """Go on by the best builds, until seat 0 is to move after so many moves."""
    for _ in range(moves):
        one_more(session)
    while not session.match.round_over and session.turn != 0:
        one_more(session)
    session.position_replaced.emit()
    session.turn_changed.emit(session.turn)


def one_more(session: FakeSession) -> None:
    if session.match.round_over:
        return
    if session.waiting:
        session.match.settle()
    else:
        session.match.play(best_move(session))


def click_place(view: TableView, column: Column) -> None:
    """Click where the sign of a place is."""
    draft = view.table.planner.draft
    height = draft.height_after_adding(column)
    click(view, view.table.camera.point(*heart_of(column, height)).toPoint())


def lid_point(view: TableView, column: Column) -> QPoint:
    """A point on the lid of a column, away from the signs of places."""
    game = view.table
    height = game.standing.pile[column]
    a, b = lid_position(column, height)
    for da, db in ((0.5, 0.5), (0.7, 0.3), (0.3, 0.7), (0.72, 0.72)):
        found = side_at(game.heap.sides, a + da, b + db)
        if found is not None and found.face.column == column:
            return game.camera.point(a + da, b + db).toPoint()
    raise AssertionError("this lid is hidden")


def click(view: TableView, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def focus_on(view: TableView, column: Column) -> None:
    view.focus_visible = True
    view.focus_stop(f"box:{column[0]},{column[1]}")


def last(session: FakeSession) -> Any:
    return session.match.rounds[-1].moves[-1]


def with_cards(make: Make, **given: Any) -> tuple[FakeSession, TableView, ScoredBuild]:
    """A position in which the person can build, and the best build."""
    for deal in range(1, 30):
        session, view = make(deal=deal, moves=6, **given)
        move = best_move(session) if session.turn == 0 else None
        if isinstance(move, Build):
            return session, view, ScoredBuild.of(move.pile, move.opened, 0)
        view.hide()
    raise AssertionError("no deal has such a position")


def plan(view: TableView, build: ScoredBuild) -> None:
    view.table.planner.propose(build)


# Planning by mouse.


def test_clicking_a_place_puts_the_box_there_that_fits(make: Make) -> None:
    _, view = make()
    draft = view.table.planner.draft

    click_place(view, (1, 0))

    assert draft.pile == {(0, 0): 1, (1, 0): 1}
    assert any(side.state == "added" for side in view.table.heap.sides)


def test_clicking_a_box_takes_it_away_and_leaves_a_ghost(make: Make) -> None:
    _, view = make(moves=12)
    draft = view.table.planner.draft
    column = next(c for c in sorted(draft.pile) if lid_position(c, draft.pile[c]) not in draft.fixed)
    height = draft.pile[column]

    click(view, lid_point(view, column))

    assert draft.pile.get(column, 0) == height - 1
    assert any(side.state == "ghost" for side in view.table.heap.sides)


def test_the_pointer_shows_before_a_click_what_it_would_do(make: Make) -> None:
    _, view = make()
    game = view.table
    place = game.camera.point(*heart_of((1, 0), 1)).toPoint()

    QTest.mouseMove(view.viewport(), place)
    assert game.heap.marks.sign == "+"
    QTest.mouseMove(view.viewport(), lid_point(view, (0, 0)))
    assert game.heap.marks.sign == "-"


def test_the_right_button_puts_a_box_on_top_of_any_column(make: Make) -> None:
    _, view = make()

    click(view, lid_point(view, (0, 0)), Qt.MouseButton.RightButton)

    assert view.table.planner.draft.pile == {(0, 0): 2}


def test_a_column_is_pulled_up_in_one_step(make: Make) -> None:
    _, view = make()
    game = view.table
    start = lid_point(view, (0, 0))
    edge = round(game.camera.edge)

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.5, 1.1, 2.0):
        QTest.mouseMove(view.viewport(), start - QPoint(0, round(edge * part)))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(0, 2 * edge))

    assert game.planner.draft.pile == {(0, 0): 3}
    press(view, Key.Key_Backspace)
    assert game.planner.draft.pile == {(0, 0): 1}


def test_a_button_puts_a_layer_underneath(make: Make) -> None:
    _, view = make()

    click(view, view.table.tools_of.layer.place_in_scene().center().toPoint())

    assert view.table.planner.draft.pile == {(1, 1): 2}


def test_an_open_lid_is_laid_on_the_chosen_top(make: Make) -> None:
    for deal in range(1, 60):
        _session, view = make(deal=deal)
        if view.table.planner.draft is not None and view.table.planner.draft.hand[3]:
            break
        view.hide()
    else:
        raise AssertionError("no deal brings an open lid")

    click(view, view.table.tools_of.lid.place_in_scene().center().toPoint())
    click(view, lid_point(view, (0, 0)))

    assert view.table.planner.draft.fresh == {(0, 0)}
    assert not view.table.planner.laying


def test_without_an_open_lid_the_button_says_so(make: Make) -> None:
    for deal in range(1, 60):
        _session, view = make(deal=deal)
        if view.table.planner.draft is not None and not view.table.planner.draft.hand[3]:
            break
        view.hide()

    press(view, Key.Key_O)

    assert not view.table.planner.laying
    assert view.table.note.isVisible()


# The live line, reasons, and building.


def test_the_line_tells_boxes_cards_by_type_and_points(make: Make) -> None:
    _, view, build = with_cards(make)

    plan(view, build)

    report = view.table.planner.report
    line = view.table.words.text
    assert f"{report.points} point(s)" in line
    assert f"{abs(report.boxes)} box(es)" in line
    assert "laid:" in line
    assert view.table.tools_of.build.main


def test_the_hand_shows_what_the_plan_lays_by_type(make: Make) -> None:
    _, view, build = with_cards(make)

    plan(view, build)

    report = view.table.planner.report
    changes = view.table.counts[0].state.changes
    assert changes == tuple(b - u for b, u in zip(report.returned, report.used, strict=True))


def test_a_plan_that_cannot_stand_says_why_at_the_place(make: Make) -> None:
    _, view = make()
    focus_on(view, (0, 0))
    press(view, Key.Key_Right, Key.Key_Plus, Key.Key_Plus)

    game = view.table
    assert game.planner.report.blame.code == "pile-rises-to-viewer"
    assert game.reason.isVisible()
    assert game.reason.text == "This is higher than the column behind it."
    face = game.heap.face_rect(game.planner.report.blame.face)
    assert game.reason.place.adjusted(-8, -8, 8, 8).intersects(face)
    assert game.heap.marks.blamed


def test_what_may_not_be_built_is_not_sent_to_the_session(make: Make) -> None:
    session, view = make()
    focus_on(view, (0, 0))
    press(view, Key.Key_Right, Key.Key_Plus, Key.Key_Plus, Key.Key_Return)

    assert session.match.rounds[0].moves == []
    assert session.refused == []
    assert view.table.note.isVisible()


def test_too_few_cards_are_told_by_type(make: Make) -> None:
    for deal in range(1, 60):
        _session, view = make(deal=deal)
        draft = view.table.planner.draft
        if draft is not None and not draft.hand[0] and draft.hand[2]:
            break
        view.hide()
    click_place(view, (1, 0))

    assert view.table.reason.text == "1 left side(s) too few"
    assert view.table.counts[0].state.short == "L"
    assert view.table.turn_words().endswith(
        " · 1 left side(s) too few"
    )  # said with the step, not only on building


def test_whose_turn_it_is_is_told_while_something_is_planned(make: Make) -> None:
    _, view = make()
    focus_on(view, (0, 0))
    press(view, Key.Key_Right, Key.Key_Plus)

    assert view.glance("turn") == f"Anna, plan a build, or pass. {view.table.turn_words()}."


def test_enter_builds_what_is_planned(make: Make) -> None:
    session, view, build = with_cards(make)
    plan(view, build)
    focus_on(view, next(iter(build.heights)))

    press(view, Key.Key_Return)

    assert last(session)["build"]["pile"] == [list(column) for column in build.pile]
    assert view.table.planner.draft is None


def test_enter_builds_what_was_planned_by_mouse(make: Make) -> None:
    for deal in range(1, 60):
        session, view = make(deal=deal)
        draft = view.table.planner.draft
        if draft is not None and draft.hand[0] and draft.hand[2]:
            break
        view.hide()
    click(view, view.table.xray_button.place_in_scene().center().toPoint())
    click_place(view, (1, 0))

    press(view, Key.Key_Return)

    assert "build" in last(session)


def test_enter_builds_after_a_tool_was_clicked(make: Make) -> None:
    for deal in range(1, 60):
        session, view = make(deal=deal)
        draft = view.table.planner.draft
        if draft is not None and draft.hand[0] and draft.hand[1]:
            break
        view.hide()
    click(view, view.table.tools_of.layer.place_in_scene().center().toPoint())

    press(view, Key.Key_Return)

    assert last(session)["build"]["pile"] == [[1, 1, 2]]


def test_the_large_button_builds_too(make: Make) -> None:
    session, view, build = with_cards(make)
    plan(view, build)

    click(view, view.table.tools_of.build.place_in_scene().center().toPoint())

    assert "build" in last(session)


def test_steps_are_taken_back_and_done_again_by_key(make: Make) -> None:
    _, view = make()
    focus_on(view, (0, 0))
    press(view, Key.Key_Plus, Key.Key_L)
    draft = view.table.planner.draft
    planned = draft.pile

    press(view, Key.Key_Backspace, Key.Key_Backspace)
    assert not draft.changed
    for _ in range(2):
        QTest.keyClick(view, Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier)
    assert draft.pile == planned


def test_esc_drops_the_plan_and_backspace_brings_it_back(make: Make) -> None:
    _, view = make()
    focus_on(view, (0, 0))
    press(view, Key.Key_Plus)

    press(view, Key.Key_Escape)
    assert not view.table.planner.changed
    press(view, Key.Key_Backspace)
    assert view.table.planner.changed


def test_a_whole_plan_is_made_by_keyboard_alone(make: Make) -> None:
    session, view = make()
    view.setFocus()
    hand = view.table.planner.draft.hand
    if hand[0] and hand[2]:
        press(view, Key.Key_Right, Key.Key_Plus, Key.Key_Return)
        assert "build" in last(session)
    else:
        press(view, Key.Key_P)
        assert last(session) == {"seat": 0, "pass": True}


def test_plus_and_minus_work_at_once_at_the_first_key_of_a_turn(make: Make) -> None:
    _, view = make()

    press(view, Key.Key_Plus)

    assert view.focus_key == "box:0,0"
    assert view.table.planner.draft.pile == {(0, 0): 2}
    press(view, Key.Key_Minus)
    assert view.table.planner.draft.pile == {(0, 0): 1}


def test_the_pile_has_the_keyboard_at_each_turn_wherever_it_was(make: Make) -> None:
    session, view = make(seats=2)
    view.focus_visible = True
    press(view, Key.Key_P)
    session.settle()
    view.focus_stop("seat:1")

    session.let_others_play()
    session.settle() if session.waiting else None
    view.table.animator.finish()

    assert session.my_turn
    assert view.focus_key.startswith("box:")


def test_undo_takes_steps_of_the_plan_back_before_any_move(make: Make) -> None:
    session, view = make()
    session.undo_breaks_fairness = True
    changed: list[bool] = []
    view.steps_changed.connect(lambda: changed.append(True))
    assert view.table.can_step == (False, False)
    press(view, Key.Key_Plus, Key.Key_Plus)
    moves = list(session.match.rounds[0].moves)

    view.request_undo()
    assert view.table.planner.draft.pile == {(0, 0): 2}
    view.request_undo()

    assert not view.table.planner.changed
    assert view.table.can_step == (False, True)
    assert (session.undos, session.match.rounds[0].moves) == (0, moves)
    assert view.table.question is None
    assert len(changed) == 4
    assert view.table.step_on()
    assert view.table.planner.draft.pile == {(0, 0): 2}


def test_a_screen_reader_hears_columns_free_places_and_the_keys_there(make: Make) -> None:
    _, view = make()
    stops = {stop.key: stop for stop in view.table.middle_groups()[0].stops}

    assert "1 box(es), closed" in stops["box:0,0"].name
    assert "empty" in stops["box:1,0"].name
    assert "Space puts a box here." in stops["box:1,0"].help
    assert "minus takes one away" in stops["box:0,0"].help


def test_a_screen_readers_press_puts_a_box_there(make: Make) -> None:
    _, view = make()

    view.press_stop("box:1,0")

    assert view.table.planner.draft.pile == {(0, 0): 1, (1, 0): 1}


def test_a_screen_readers_press_lays_the_open_lid_that_a_place_is_chosen_for(make: Make) -> None:
    for deal in range(1, 60):
        _session, view = make(deal=deal)
        if view.table.planner.draft is not None and view.table.planner.draft.hand[3]:
            break
        view.hide()
    view.press_stop("box:1,0")
    view.press_stop("button:lid")

    view.press_stop("box:1,0")

    assert view.table.planner.draft.pile == {(0, 0): 1, (1, 0): 1}
    assert view.table.planner.draft.opened == {(0, -1)}


def test_a_plan_lives_on_through_another_size_and_language(make: Make) -> None:
    _, view = make()
    click_place(view, (1, 0))

    view.resize(1300, 800)
    view.retranslate()

    assert view.table.planner.draft.pile == {(0, 0): 1, (1, 0): 1}


def test_nobody_plans_while_another_is_to_move(make: Make) -> None:
    session, view = make()
    session.play(Pass(0))
    session.settle()

    assert session.turn == 1
    assert view.table.planner.draft is None
    click(view, lid_point(view, (0, 0)))
    assert view.table.note.isVisible()


def test_a_hint_is_laid_out_as_a_plan_that_can_be_taken_back(make: Make) -> None:
    session, view, build = with_cards(make)

    session.hint_found.emit(Build(0, build.pile, build.opened))

    assert view.table.planner.draft.pile == build.heights
    assert view.table.words.text.startswith("Hint: no build makes more: ")
    press(view, Key.Key_Backspace)
    assert not view.table.planner.changed


# What a screen reader finds.


def stops_of(view: TableView, group: str) -> dict[str, Any]:
    return {stop.key: stop for each in view.groups() if each.key == group for stop in each.stops}


def test_a_button_that_would_do_nothing_is_off_and_a_switch_says_whether_it_is_on(make: Make) -> None:
    _, view = make()
    before = stops_of(view, "button")
    press(view, Key.Key_X)

    assert not before["button:back"].enabled
    assert before["button:layer"].enabled
    assert before["button:layer"].pressed is None
    assert not before["button:xray"].pressed
    assert stops_of(view, "button")["button:xray"].pressed


def test_buttons_tell_their_keys(make: Make) -> None:
    _, view = make()

    keys = {key: stop.hotkey for key, stop in stops_of(view, "button").items()}

    assert (keys["button:xray"], keys["button:forward"]) == ("X", "Shift+Backspace")


def test_the_open_cards_of_the_others_are_told_with_their_seats(make: Make) -> None:
    _, view = make()

    seats = stops_of(view, "seat")

    assert seats["seat:0"].about == ""
    assert seats["seat:1"].about == counted_cards(Words(), view.table.now.hands[1])
    assert seats["seat:1"].about


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


# The end.


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("leftover", ["none", "lowest", "bid"])
def test_a_whole_round_is_played(make: Make, by_key: bool, leftover: str) -> None:
    session, view = make(options={"leftover": leftover}, seats=3, deal=11, persons=3)
    game = view.table
    for _ in range(500):
        if session.match.round_over:
            break
        if session.waiting:
            press(view, *([Key.Key_N] if len(game.panel.people) == 1 else []))
            if session.waiting:
                session.settle()
            continue
        move = best_move(session)
        if isinstance(move, Build):
            plan(view, ScoredBuild.of(move.pile, move.opened, 0))
        act(view, move, by_key)
    assert session.match.round_over
    assert session.refused == []
    assert sum(session.match.rounds[0].scores) > 0
    assert game.sheet is not None


def act(view: TableView, move: Any, by_key: bool) -> None:
    game = view.table
    keys = {Build: Key.Key_B, Pass: Key.Key_P, Concede: Key.Key_C, Done: Key.Key_D, Bid: Key.Key_Return}
    if by_key:
        press(view, keys[type(move)])
        return
    button = game.tools_of.build if isinstance(move, Build) else game.tools_of.end
    if isinstance(move, Bid):
        button = game.bidding.bid
    click(view, button.place_in_scene().center().toPoint())


@pytest.mark.parametrize("leftover", ["none", "lowest", "bid"])
def test_the_end_sheet_tells_how_the_score_came_about(make: Make, leftover: str) -> None:
    session, view = make(options={"leftover": leftover}, persons=0)
    while not session.match.round_over:
        if session.waiting and len(session.match.rounds[0].moves) == 9:
            session.match.play(Knock(session.match.playing().objectors()[0]))
            session.match.play(best_move(session))
        one_more(session)
    session.position_replaced.emit()

    heads, rows = view.table.round_table()
    for seat, (_name, cells, _won) in enumerate(rows):
        numbers = [int(cell.replace("−", "-").replace("+", "")) for cell in cells]
        assert sum(numbers[1:-1]) == numbers[-1] == session.match.rounds[0].scores[seat]
    assert ("Leftover" in heads) == (leftover != "none")


def test_the_best_build_of_the_last_turn_is_told_if_so_set(make: Make) -> None:
    session, view, build = with_cards(
        make, settings=TableSettings(speed="off", of_games={"best_build": True})
    )
    best = plan_points(view, build)

    press(view, Key.Key_P)
    assert not view.table.review.ready  # others may still knock
    session.settle()

    assert view.table.note.text == f"You could have made {best} point(s)."
    press(view, Key.Key_V)
    assert view.table.words.text.startswith("The best build of the last turn")
    press(view, Key.Key_Escape)
    assert not view.table.review.shown


def plan_points(view: TableView, build: ScoredBuild) -> int:
    plan(view, build)
    points: int = view.table.planner.report.points
    view.table.planner.start_over()
    return points


def test_the_best_build_is_not_told_unless_so_set(make: Make) -> None:
    session, view, build = with_cards(make)
    plan(view, build)
    press(view, Key.Key_B)

    assert not view.table.review.ready
    assert not view.table.note.isVisible()
    assert last(session)["seat"] == 0


# Moving, looks.


def test_cards_fly_between_hand_pile_and_stock(make: Make) -> None:
    session, view, build = with_cards(make, settings=TableSettings(speed="fast"))
    boxes = boxes_of(view.table.now.pile)
    plan(view, build)
    press(view, Key.Key_B)
    game = view.table

    assert game.animator.running
    assert game.layer.items
    assert all(item.face is None or item.face in "LRTO" for item in game.layer.items.values())
    game.animator.finish()

    assert game.layer.items == {}
    assert boxes_of(game.now.pile) > boxes
    assert game.now.hands == tuple(map(tuple, session.match.playing().view(0).hands))


def test_a_film_ends_with_what_is_read_after_it(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="fast"), persons=3)
    kinds = set()
    for _ in range(20):
        events = session.match.settle() if session.waiting else session.match.play(best_move(session))
        kinds |= {event.kind for event in events}
        _flights, cues = view.table.film(events)
        for _at, act in cues:
            act()
        shown = view.table.now

        session.position_replaced.emit()

        read = view.table.now
        assert shown.hands == read.hands
        assert (shown.pile, shown.opened) == (read.pile, read.opened)
        assert (shown.stock, shown.scores) == (read.stock, read.scores)
    assert {"built", "drawn", "passed"} <= kinds


def test_the_card_on_its_way_from_the_stock_is_face_down_at_first(make: Make) -> None:
    session, view = make(settings=TableSettings(speed="slow"), persons=2)
    session.play(Pass(0))
    view.table.animator.finish()

    session.settle()

    items = list(view.table.layer.items.values())
    assert len(items) == 1
    assert items[0].face is None
    view.table.animator.finish()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_cut_off_at_any_size(make: Make, size: tuple[int, int], seats: int) -> None:
    _session, view = make(seats=seats, size=size, moves=30, persons=seats)
    game = view.table
    whole = view.sceneRect()
    parts = [*(plate.place for plate in game.plates), *(item.place for item in game.counts)]
    parts += [button.place_in_scene() for button in game.buttons()]

    assert all(whole.contains(part) for part in parts)
    for at, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[at + 1 :])
    corners = [game.camera.point(*c) for side in game.heap.sides for c in side.face.corners]
    assert all(game.heap.place.contains(corner) for corner in corners)


@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_of_all_knockers_are_in_sight(make: Make, size: tuple[int, int]) -> None:
    session, view = make(seats=6, size=size, persons=6)
    press(view, Key.Key_P)

    buttons = [button.place_in_scene() for button in view.table.buttons()]
    assert len(view.table.panel.people) == 5
    assert all(view.sceneRect().contains(button) for button in buttons)
    for at, one in enumerate(buttons):
        assert not any(one.intersects(other) for other in buttons[at + 1 :])
    assert session.waiting


def test_nothing_is_planned_behind_a_curtain(make: Make) -> None:
    _, view = make()
    click_place(view, (1, 0))

    view.conceal(True)

    assert view.table.planner.draft is None


def test_every_side_of_the_pile_can_be_pointed_at(make: Make) -> None:
    _, view = make(moves=20)
    game = view.table
    for side in game.heap.sides:
        found = side_at(game.heap.sides, *middle_of(side.face))
        assert found == side


def test_the_x_ray_is_said(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = make()
    said: list[str] = []
    monkeypatch.setattr(view, "announce", lambda text, urgent=False: said.append(text))

    press(view, Key.Key_X, Key.Key_X)

    assert said == ["X-ray on: hidden boxes are shown.", "X-ray off."]


def test_whoever_may_knock_is_told_so_with_the_keys(make: Make) -> None:
    _, view = make(persons=2)

    press(view, Key.Key_P)

    assert view.table.call_words() == "Does anybody knock? K: Knock!, N: Let it be"


def test_who_waits_for_knocks_of_others_is_asked_nothing(make: Make) -> None:
    _, view = make(persons=1)

    press(view, Key.Key_P)

    assert view.table.call_words() == ""


# What a knock is about and costs.


def passed(make: Make) -> Made:
    """Seat 1, a computer player, has just passed, and the only person may knock."""
    session, view = make()
    session._make(Pass(0))
    session.settle()
    session._make(Pass(1))
    assert session.objections.people == (0,)
    return session, view


def test_both_buttons_say_what_a_knock_and_letting_it_be_cost(make: Make) -> None:
    _, view = passed(make)
    panel = view.table.panel

    assert panel.knocks[0].price == f"wrong: others +{CONCEDED}"
    assert panel.lets[0].price == "costs nothing"
    stops = {stop.key: stop for group in view.groups() for stop in group.stops}
    costs = f"If you can show nothing, every other player gets {CONCEDED} point(s)."
    assert stops["knock:0"].help == costs


def test_while_one_may_knock_and_has_to_show_the_passer_s_cards_lie_in_the_tray(make: Make) -> None:
    session, view = passed(make)
    game = view.table
    passer = session.match.playing().view(0).passer
    assert passer != 0

    for _ in range(2):  # before the knock and after it
        assert game.counts[0].state.counts == game.now.hands[passer]
        assert game.tray_tag.isVisible()
        assert game.tray_tag.text == f"Cards of {session.name(passer)}"
        hand = next(group for group in view.groups() if group.key == "hand")
        assert hand.name == game.tray_tag.text
        press(view, Key.Key_K)

    assert game.tools_of.end.text == "Concede"
    assert game.tools_of.end.price == f"others +{CONCEDED}"
    press(view, Key.Key_C)
    assert game.counts[0].state.counts == game.now.hands[0]
    assert not game.tray_tag.isVisible()
    assert game.tools_of.end.price == ""


def test_one_person_has_no_clock_and_no_room_is_kept_for_it(make: Make) -> None:
    _, view = passed(make)

    assert not view.table.panel.ring.isVisible()
    assert view.table.panel.knocks[0].place.left() == view.table.zones.corner.left()


@pytest.mark.parametrize("moves", [0, 6, 16])
@pytest.mark.parametrize("size", SIZES)
def test_the_pile_stays_where_it_is_while_a_build_is_planned(
    make: Make, moves: int, size: tuple[int, int]
) -> None:
    _, view = make(moves=moves, size=size)
    camera, draft = view.table.camera, view.table.planner.draft
    place, edge = camera.point(0, 0), camera.edge
    column = max(draft.pile, key=lambda each: (draft.pile[each], each))
    beside = next(
        each
        for each in view.table.columns_to_walk()
        if each not in draft.pile and abs(each[0] - column[0]) + abs(each[1] - column[1]) == 1
    )

    for step in (column, beside):
        view.table.planner.add(step)
        assert view.table.planner.changed
        assert (camera.point(0, 0), camera.edge) == (place, edge)

    view.table.planner.take(beside)
    assert (camera.point(0, 0), camera.edge) == (place, edge)
