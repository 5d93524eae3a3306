"""Kistenstapel's table: a build is planned by mouse and keyboard, weighed and built."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from holzwurm_desktop.games.boxes.piles import Column, lid_position
from holzwurm_desktop.games.boxes.table.picture import heart_of, side_at
from holzwurm_desktop.games.kistenstapel.moves import Build, Pass
from holzwurm_desktop.table.view import TableView
from tests.games.kistenstapel.at_table import (
    Key,
    Make,
    click,
    click_place,
    last,
    plan,
    press,
    with_cards,
)


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


def focus_on(view: TableView, column: Column) -> None:
    view.focus_visible = True
    view.focus_stop(f"box:{column[0]},{column[1]}")


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
