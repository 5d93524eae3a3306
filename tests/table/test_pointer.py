"""What ends a drag, and which quick presses count."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.boxes.table.picture import heart_of
from holzwurm_desktop.games.kistenstapel.moves import Bid
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Make = Callable[..., tuple[FakeSession, TableView]]
LEFT = Qt.MouseButton.LeftButton
MIDDLE = QPoint(420, 300)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(**given: object) -> tuple[FakeSession, TableView]:
        session = FakeSession(**given)  # type: ignore[arg-type]
        view = table(session)
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def card_point(view: TableView) -> QPoint:
    """A point where the first card of the hand shows."""
    return (view.table.fan.places()[0] + QPointF(6, 40)).toPoint()


def drag_to_middle(view: TableView) -> None:
    port, start = view.viewport(), card_point(view)
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start - QPoint(0, 40))
    QTest.mouseMove(port, MIDDLE)
    assert view.table.actions.picking.held is not None


def send(view: TableView, kind: QEvent.Type) -> None:
    QApplication.sendEvent(view.viewport(), QEvent(kind))


def move_without_buttons(view: TableView) -> None:
    none = Qt.MouseButton.NoButton
    at = QPointF(MIDDLE)
    where = QPointF(view.viewport().mapToGlobal(MIDDLE))
    event = QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


INTERRUPTIONS: dict[str, Callable[[FakeSession, TableView], object]] = {
    "movement without a button": lambda _, view: move_without_buttons(view),
    "the focus goes": lambda _, view: view.clearFocus(),
    "another window takes the mouse": lambda _, view: send(view, QEvent.Type.UngrabMouse),
    "the window is another's": lambda _, view: QApplication.sendEvent(
        view, QEvent(QEvent.Type.ActivationChange)
    ),
    "the table is hidden": lambda _, view: view.hide(),
    "the window is minimised": lambda _, view: view.showMinimized(),
    "the curtain falls": lambda _, view: view.conceal(True),
    "undo": lambda _, view: view.request_undo(),
    "a hint": lambda _, view: view.request_hint(),
    "Esc": lambda _, view: QTest.keyClick(view, Qt.Key.Key_Escape),
    "another size": lambda _, view: view.resize(view.size() - QSize(60, 20)),
    "the other mouse button": lambda _, view: QTest.mousePress(
        view.viewport(), Qt.MouseButton.RightButton, pos=MIDDLE
    ),
    "somebody moves": lambda session, _: session.play(session.legal_moves()[0]),
    "a new deal": lambda session, _: session.restart_same_deal(),
    "another person looks": lambda session, _: session.show(1),
}


@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_an_interruption_ends_a_drag_and_no_later_click_plays_the_card(
    make: Make, qtbot: QtBot, name: str
) -> None:
    session, view = make()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    drag_to_middle(view)

    INTERRUPTIONS[name](session, view)

    made = list(session.match.rounds[0].moves)
    assert view.table.actions.picking.held is None
    view.conceal(False)
    view.show()
    target = view.table.place_rect("row:0").center().toPoint()
    QTest.mouseMove(view.viewport(), target)
    QTest.mouseRelease(view.viewport(), LEFT, pos=target)
    QTest.mouseClick(view.viewport(), LEFT, pos=target)
    assert view.table.actions.picking.held is None
    assert session.match.rounds[0].moves == made


def test_a_card_whose_drag_was_broken_off_lies_in_the_hand_again(make: Make) -> None:
    _, view = make()
    card = view.table.fan.cards[0]
    home = view.table.layer.items[card].pos()
    drag_to_middle(view)

    send(view, QEvent.Type.UngrabMouse)

    view.pointer.hover(QPointF(-1, -1))
    assert view.table.layer.items[card].pos() == home


def test_a_press_that_came_to_nothing_is_no_click(make: Make) -> None:
    _, view = make()
    point = card_point(view)
    QTest.mousePress(view.viewport(), LEFT, pos=point)

    send(view, QEvent.Type.UngrabMouse)
    QTest.mouseRelease(view.viewport(), LEFT, pos=point)

    assert view.table.actions.picking.held is None


# Quick clicks.


def quick_clicks(view: TableView, at: QPoint, count: int) -> None:
    """So many clicks at 120 ms, as Qt makes them of what the mouse does: every second press is a double click."""
    for number in range(count):
        kind = QEvent.Type.MouseButtonDblClick if number % 2 else QEvent.Type.MouseButtonPress
        for each, down in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
            where = QPointF(view.viewport().mapToGlobal(at))
            event = QMouseEvent(each, QPointF(at), where, LEFT, down, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(view.viewport(), event)


def to_bids(session: FakeSession, view: TableView) -> None:
    """Everybody passes until the person is to bid."""
    while session.match.playing().view(0).phase != "bid" or session.turn != 0:
        if session.waiting:
            session.settle()
            continue
        moves = session.match.playing().legal_moves()
        bids = [move for move in moves if isinstance(move, Bid)]
        session.match.play(bids[0] if bids else moves[-1])
    session.position_replaced.emit()
    assert view.table.bidding.due


def test_six_quick_clicks_on_plus_one_bid_six(make: Make) -> None:
    session, view = make(game="kistenstapel", options={"leftover": "bid"})
    to_bids(session, view)
    button = next(each for each in view.table.buttons() if each.key == "button:bid+1")

    quick_clicks(view, button.place_in_scene().center().toPoint(), 6)

    assert view.table.bidding.value == 6


def test_quick_clicks_turn_a_switch_each_time(make: Make) -> None:
    _, view = make(game="kistenstapel")

    quick_clicks(view, view.table.xray_button.place.center().toPoint(), 3)

    assert view.table.xray


def test_quick_clicks_put_so_many_boxes_on_a_column(make: Make) -> None:
    _, view = make(game="kistenstapel")
    button = view.table.tools_of.layer
    boxes = sum(view.table.standing.pile.values())
    columns = len(view.table.standing.pile)

    quick_clicks(view, button.place.center().toPoint(), 4)

    assert sum(view.table.standing.pile.values()) == boxes + 4 * columns


def test_every_quick_click_on_the_pile_is_a_step_of_the_plan(make: Make) -> None:
    _, view = make(game="kistenstapel")
    draft = view.table.planner.draft
    sign = view.table.camera.point(*heart_of(*draft.places()[0])).toPoint()

    quick_clicks(view, sign, 2)

    assert [draft.undo(), draft.undo(), draft.undo()] == [True, True, False]


def test_a_double_click_takes_up_a_card_once(make: Make) -> None:
    _, view = make()

    quick_clicks(view, card_point(view), 2)

    assert view.table.actions.picking.held == view.table.fan.cards[0]


def test_a_double_click_takes_one_box_down(make: Make) -> None:
    session, view = make(game="afbraak", seats=2, persons=2)
    column = min(view.table.free)
    at = view.table.heap.rect_of(view.table.top(column)).center().toPoint()

    quick_clicks(view, at, 2)

    assert len(session.match.rounds[0].moves) == 1


def test_a_second_press_does_not_answer_what_came_after_the_first(make: Make) -> None:
    session, view = make(game="bergbeklimmen", seats=2, persons=2)
    for _ in range(300):
        if view.table.own_buttons():
            break
        session.play(session.legal_moves()[0])
    made = len(session.match.rounds[-1].moves)

    quick_clicks(view, view.table.keep_button.place.center().toPoint(), 2)

    assert len(session.match.rounds[-1].moves) == made + 1
