"""What tests do at a table of Holzwurm: point, click, press keys and find moves."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
Key = Qt.Key


def card_point(view: TableView, card: str) -> QPoint:
    """A point where the card shows, whatever lies on it."""
    place = view.table.fan.places()[view.table.fan.cards.index(card)]
    return QPointF(place.x() + 6, place.y() + 40).toPoint()


def place_point(view: TableView, key: str) -> QPoint:
    return view.table.place_rect(key).center().toPoint()


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def legal(session: FakeSession, *, stays: bool, single: bool | None = None) -> Play:
    """A legal play of the person to move that stays (or takes a row)."""
    moves = session.legal_moves()
    rows = session.match.playing().view(0).rows
    for move in moves:
        count = 0 if move.row is None else len(rows[move.row])
        targets = sum(other.card == move.card for other in moves)
        if (int(move.card[1:]) > count) == stays and (single is None or (targets == 1) == single):
            return move
    raise AssertionError("no such play in this position")


def key_of(view: TableView, move: Play) -> str:
    return "row:new" if move.row is None else f"row:{view.table.picture.places[move.row]}"


def cell_of(view: TableView, move: Play) -> int:
    picture = view.table.picture
    return picture.free_place if move.row is None else picture.places[move.row]


def my_turn(make: Make, stays: bool, single: bool | None = None, **given: object) -> tuple[Made, Play]:
    """A table in a position where such a play is possible."""
    for deal in range(1, 60):
        session, view = make(deal=deal, moves=24, **given)
        if session.turn == 0:
            try:
                return (session, view), legal(session, stays=stays, single=single)
            except AssertionError:
                pass
        view.hide()
    raise AssertionError("no deal has such a position")


def drag(view: TableView, card: str, to: QPoint) -> None:
    start = card_point(view, card)
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(port, start + (to - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=to)
