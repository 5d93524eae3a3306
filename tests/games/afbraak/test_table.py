"""The demolition game on the table: by mouse, by keyboard, and what the table says to it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.boxes.piles import Column, removal_fault
from holzwurm_desktop.games.boxes.table.picture import side_at
from holzwurm_desktop.games.boxes.table.pile_item import top_box_faces
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.advice import reason_text
from holzwurm_desktop.text.words import Words
from tests.games.boxes.asking import middle_of
from tests.reasons import why
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
        **given: object,
    ) -> Made:
        session = FakeSession(game="afbraak", **{"seats": 2, **given})  # type: ignore[arg-type]
        view = table(session, size, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            session.play_at_random(moves)
        return session, view

    yield build
    for view in views:
        view.close_table()


def point_of(view: TableView, column: Column) -> QPoint:
    """A point where the top box of a column is seen, with nothing on it."""
    game = view.table
    for face in top_box_faces(game.heap.sides, column, game.now.pile[column]):
        a, b = middle_of(face)
        found = side_at(game.heap.sides, a, b)
        if found is not None and found.face.column == column:
            return game.camera.point(a, b).toPoint()
    raise AssertionError("this column is hidden")


def click(view: TableView, column: Column, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=point_of(view, column))


def barred(view: TableView) -> Column:
    """A column whose top box may not go."""
    game = view.table
    return next(column for column in game.now.pile if column not in game.free)


def focus_on(view: TableView, column: Column) -> None:
    view.focus_visible = True
    view.focus_stop(f"box:{column[0]},{column[1]}")


def test_clicking_a_box_that_may_go_takes_it_down(make: Make) -> None:
    session, view = make()
    column = min(view.table.free)

    click(view, column)

    assert session.match.rounds[0].moves == [{"seat": 0, "remove": list(column)}]


def test_the_right_button_takes_nothing_down(make: Make) -> None:
    session, view = make()

    click(view, min(view.table.free), Qt.MouseButton.RightButton)

    assert session.match.rounds[0].moves == []


def test_boxes_that_may_go_are_lit_and_only_those(make: Make) -> None:
    session, view = make(options={"pile": "cube"})

    lit = {faces[0].column for faces in view.table.heap.marks.lit}
    assert lit == {move.column for move in session.legal_moves()}


def test_a_box_that_may_not_go_says_why_when_it_is_pointed_at(make: Make) -> None:
    _, view = make(options={"pile": "cube"})
    game = view.table

    QTest.mouseMove(view.viewport(), point_of(view, barred(view)))

    assert game.badge.isVisible()
    assert not game.badge.good
    assert game.badge.text in ("Two boxes would vanish", "Open box: closed ones first")


def test_a_box_that_may_go_says_what_it_brings_when_it_is_pointed_at(make: Make) -> None:
    _, view = make(options={"pile": "cube"}, moves=6)
    column = min(view.table.free)

    QTest.mouseMove(view.viewport(), point_of(view, column))

    assert view.table.badge.good
    assert view.table.badge.text.startswith("Brings")


def test_clicking_a_box_that_may_not_go_is_answered_there(make: Make) -> None:
    session, view = make(options={"pile": "cube"})

    click(view, barred(view))

    assert session.match.rounds[0].moves == []
    assert view.table.note.isVisible()
    assert view.table.note.good is False


def test_an_open_box_waits_for_the_closed_ones(make: Make) -> None:
    _, view = make(options={"pile": "cube"}, deal=3)
    game = view.table
    for _ in range(30):
        view.session.play_at_random(2)
        found = [c for c in game.now.pile if _fault(game, c) == "open-lid-on-top"]
        if found:
            focus_on(view, found[0])
            assert game.badge.text == "Open box: closed ones first"
            return
    raise AssertionError("no such position in this deal")


def _fault(game: object, column: Column) -> str:
    fault = removal_fault(game.now.pile, game.now.opened, column)  # type: ignore[attr-defined]
    return fault.code if fault else ""


def test_arrow_keys_walk_the_columns_and_enter_takes_a_box_down(make: Make) -> None:
    session, view = make()
    goal = max(view.table.free)
    QTest.keyClick(view, Key.Key_Tab)
    steps = {(1, 0): Key.Key_Right, (-1, 0): Key.Key_Left, (0, 1): Key.Key_Down, (0, -1): Key.Key_Up}

    seen = set()
    border = [[]]
    while border:  # the shortest way by keys, as a player would look for it
        way = border.pop(0)
        focus_on(view, min(view.table.now.pile))
        for key in way:
            QTest.keyClick(view, key)
        at = view.table.focused_column()
        if at == goal:
            break
        if at not in seen:
            seen.add(at)
            border += [[*way, key] for key in steps.values()]
    assert view.table.focused_column() == goal
    QTest.keyClick(view, Key.Key_Return)

    assert session.match.rounds[0].moves == [{"seat": 0, "remove": list(goal)}]


def test_a_screen_reader_hears_height_lid_and_what_enter_would_do(make: Make) -> None:
    _, view = make(options={"pile": "cube"})
    game = view.table
    stops = {stop.key: stop for stop in game.middle_groups()[0].stops}

    free, locked = min(game.free), barred(view)
    assert "4 box(es)" in stops[f"box:{free[0]},{free[1]}"].name
    assert "Enter takes" in stops[f"box:{free[0]},{free[1]}"].help
    assert "may not go" in stops[f"box:{locked[0]},{locked[1]}"].help


def test_pressing_a_column_as_a_screen_reader_does_takes_its_box_down(make: Make) -> None:
    session, view = make()
    column = min(view.table.free)

    view.press_stop(f"box:{column[0]},{column[1]}")

    assert len(session.match.rounds[0].moves) == 1


def test_nothing_is_taken_while_another_is_to_move(make: Make) -> None:
    session, view = make(moves=1)
    column = min(view.table.now.pile)

    click(view, column)

    assert len(session.match.rounds[0].moves) == 1
    assert view.table.note.isVisible()
    assert not view.table.heap.marks.lit


def test_the_wheel_comes_nearer_and_f_shows_the_whole_pile_again(make: Make) -> None:
    _, view = make()
    camera = view.table.camera
    whole = camera.edge

    QTest.keyClick(view, Key.Key_PageUp)
    nearer = camera.edge
    assert nearer > whole
    assert view.table.whole_button in view.table.buttons()
    QTest.keyClick(view, Key.Key_F)
    assert camera.edge == pytest.approx(whole)


def test_dragging_moves_the_picture_and_takes_nothing_down(make: Make) -> None:
    session, view = make()
    game = view.table
    game.camera.zoom_by(2.0, game.camera.area.center())
    before = game.camera.point(0, 0)
    start = point_of(view, min(game.free))

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(30, 10))
    QTest.mouseMove(view.viewport(), start + QPoint(60, 20))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(60, 20))

    assert game.camera.point(0, 0) != before
    assert session.match.rounds[0].moves == []


def test_the_x_ray_is_turned_by_key_and_by_button(make: Make) -> None:
    _, view = make(options={"pile": "cube"})
    game = view.table

    QTest.keyClick(view, Key.Key_X)
    assert any(side.state == "implied" for side in game.heap.sides)
    centre = game.xray_button.place_in_scene().center().toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert not any(side.state == "implied" for side in game.heap.sides)


def test_the_cards_won_travel_to_who_took_the_box_down(make: Make) -> None:
    session, view = make(TableSettings(speed="fast"), seats=2, deal=4)
    game = view.table
    column = next(c for c in sorted(game.free, key=lambda c: -game._won(c).total))
    won = game._won(column)
    assert won.total

    click(view, column)
    assert game.animator.running
    assert game.now.pile == session.match.state.pile()
    assert len(game.layer.items) == won.total
    game.animator.finish()

    assert game.layer.items == {}
    assert game.counts[0].state.counts == tuple(won)


def test_a_film_ends_with_what_is_read_after_it(make: Make) -> None:
    session, view = make(TableSettings(speed="fast"), persons=2)
    while not session.match.round_over:
        _flights, cues = view.table.film(session.match.play(session.legal_moves()[0]))
        for _at, act in cues:
            act()
        shown = view.table.now

        session.position_replaced.emit()

        assert shown == view.table.now


def test_a_hint_is_shown_on_its_box_and_in_words(make: Make) -> None:
    session, view = make()
    column = max(view.table.free)
    state = session.match.playing()
    told = reason_text(Words(), "afbraak", why("afbraak", state, Remove(0, column))[0])

    session.hint_found.emit(Remove(0, column))

    assert view.table.heap.marks.hinted[0][0].column == column
    assert view.table.words.text == f"Hint: {told} Enter plays it."


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("pile", ["cube", "random"])
def test_a_whole_match_is_played(make: Make, by_key: bool, pile: str) -> None:
    session, view = make(seats=3, options={"pile": pile}, rounds=2)
    while not session.match.over:
        if session.match.round_over:
            QTest.keyClick(view, Key.Key_Return)
            continue
        session.let_others_play()
        if session.match.round_over:
            continue
        column = min(view.table.free)
        if by_key:
            focus_on(view, column)
            QTest.keyClick(view, Key.Key_Return)
        else:
            click(view, column)
    assert session.match.totals == [sum(r.scores[seat] for r in session.match.rounds) for seat in range(3)]
    assert view.table.sheet is not None
    lines = view.table.sheet.lines_in_words()
    assert all(name in line for name, line in zip(("Anna", "Bram", "Charlotte"), lines, strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_cut_off_at_any_size(make: Make, size: tuple[int, int], seats: int) -> None:
    _, view = make(seats=seats, size=size, moves=7)
    game = view.table
    whole = view.sceneRect()

    parts = [*(plate.place for plate in game.plates), *(item.place for item in game.counts)]
    parts += [button.place_in_scene() for button in game.buttons()]
    assert all(whole.contains(part) for part in parts)
    for at, part in enumerate(parts):
        assert not any(part.intersects(other) for other in parts[at + 1 :])
    corners = [game.camera.point(*c) for side in game.heap.sides for c in side.face.corners]
    assert all(game.heap.place.contains(corner) for corner in corners)


@pytest.mark.parametrize("seat", range(3))
def test_every_seat_may_look_at_the_table(make: Make, seat: int) -> None:
    session, view = make(seats=3, persons=3)
    for _ in range(seat):
        click(view, min(view.table.free))

    assert session.viewer == seat == view.table.viewer
    click(view, min(view.table.free))
    assert session.match.rounds[0].moves[-1]["seat"] == seat


def test_the_end_sheet_counts_every_seats_cards_by_type(make: Make) -> None:
    session, view = make(seats=2, persons=0)
    session.play_at_random(200)

    lines = view.table.round_lines()
    for seat, line in enumerate(lines):
        assert sum(len(cards) for cards, _ in line.piles) == session.match.rounds[0].scores[seat]


def test_boxes_that_were_taken_down_since_the_turn_are_outlined_in_sight(make: Make) -> None:
    """Also where the match was just opened, and the pile is fitted anew."""
    session, view = make(size=(800, 545), moves=16, seats=4, deal=6)
    while session.turn > 0:
        session.play_at_random(1)
    view.resize(800, 544)
    QApplication.processEvents()
    game = view.table
    corners = [game.camera.point(*corner) for face in game.gone_faces() for corner in face.corners]
    assert len(corners) > 11
    assert all(game.camera.area.contains(corner) for corner in corners)
