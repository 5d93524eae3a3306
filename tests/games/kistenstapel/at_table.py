"""What tests do at a table of Kistenstapel: point, click, press keys and lay builds."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.boxes.table.picture import heart_of
from holzwurm_desktop.games.kistenstapel.moves import Build
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
Key = Qt.Key
SIZES = [(1024, 590), (1366, 700), (2560, 1370)]


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


def click(view: TableView, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


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
