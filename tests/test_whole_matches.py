"""Whole matches in the real window, against real computer players in their process: by mouse, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.main_window import MainWindow
from tests.games.afbraak import test_table as test_afbraak_table
from tests.games.bergbeklimmen import test_table as test_bergbeklimmen_table
from tests.games.kistenstapel import test_table as test_kistenstapel_table
from tests.games.superspion import test_table as test_superspion_table
from tests.games.tovenaars import test_table as test_tovenaars_table

Key = Qt.Key
PATIENCE = 30_000
"""Milliseconds that a computer player may keep the window waiting, on a busy machine."""
DEALS = {"holzwurm": 5, "bergbeklimmen": 5, "superspion": 3}
ROUNDS = {"holzwurm": 3}
MOST_TURNS = 3000
LONG = {"bergbeklimmen", "superspion"}
"""Matches of a minute: played only where slow tests are; their tables' own tests play whole matches at every run."""


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en", theme="light"))
    program.preferences.change(animation_speed="off", sound=False)
    yield program
    program.close()


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.window.resize(1366, 768)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


# One decision in each game, by mouse or by keys.


def holzwurm(session: TableSession, view: TableView, by_key: bool) -> None:
    if by_key:
        press(view, Key.Key_Home, Key.Key_Down, Key.Key_Return)
        return
    move: Any = session.legal_moves()[-1]
    place = view.table.fan.places()[view.table.fan.cards.index(move.card)]
    target = next(target for target in view.table.targets_of(move.card) if target.move == move)
    click(view, QPoint(round(place.x()) + 6, round(place.y()) + 40))
    click(view, view.table.place_rect(target.key).center().toPoint())


def afbraak(_session: TableSession, view: TableView, by_key: bool) -> None:
    column = min(view.table.free)
    if by_key:
        test_afbraak_table.focus_on(view, column)
        press(view, Key.Key_Return)
    else:
        test_afbraak_table.click(view, column)


def kistenstapel(session: TableSession, view: TableView, by_key: bool) -> None:
    if session.waiting:
        press(view, Key.Key_N)
        return
    move = test_kistenstapel_table.best_move(cast(Any, session))
    if isinstance(move, test_kistenstapel_table.Build):
        test_kistenstapel_table.plan(view, test_kistenstapel_table.ScoredBuild.of(move.pile, move.opened, 0))
    test_kistenstapel_table.act(view, move, by_key)


def bergbeklimmen(session: TableSession, view: TableView, by_key: bool) -> None:
    hands = test_bergbeklimmen_table
    moves = session.legal_moves()
    climbs = [move for move in moves if isinstance(move, hands.Play) and move.pile is None]
    move = (climbs or moves)[0]
    (hands.do_by_keyboard if by_key else hands.do_by_mouse)(view, move)


def superspion(session: TableSession, view: TableView, by_key: bool) -> None:
    hands = test_superspion_table
    move = hands.sensible(cast(Any, session))
    (hands.do_by_keyboard if by_key else hands.do_by_mouse)(view, move)


def tovenaars(session: TableSession, view: TableView, by_key: bool) -> None:
    hands = test_tovenaars_table
    move = session.legal_moves()[0]
    (hands.by_keyboard if by_key else hands.by_mouse)(view, move)


DECIDE: dict[str, Callable[[TableSession, TableView, bool], None]] = {
    "afbraak": afbraak,
    "bergbeklimmen": bergbeklimmen,
    "holzwurm": holzwurm,
    "kistenstapel": kistenstapel,
    "superspion": superspion,
    "tovenaars": tovenaars,
}


def position(session: TableSession) -> tuple[int, int, bool]:
    """Changes with every move."""
    played = session.match.rounds
    return len(played), len(played[-1].moves), session.waiting


def may_act(session: TableSession, view: TableView) -> bool:
    """Whether the person is to move or to object, or a sheet lies on the table."""
    if view.table.animator.running:
        return False
    asked = session.waiting and 0 in session.objections.people
    return view.table.sheet is not None or session.my_turn or asked


def test_every_game_has_its_way_to_decide() -> None:
    assert sorted(DECIDE) == sorted(list(kits()))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize(
    "game_id", [pytest.param(each, marks=pytest.mark.slow if each in LONG else ()) for each in sorted(DECIDE)]
)
def test_a_whole_match_is_played_in_the_window(
    program: Program, window: MainWindow, qtbot: QtBot, game_id: str, by_key: bool
) -> None:
    seats = (Seat("Nora"), Seat("Ben", "beginner"))
    rounds = ROUNDS.get(game_id, 1)
    window.begin(game_id, Choices(seats, {"rounds": rounds}, start=0, deal_number=DEALS.get(game_id, 13)))
    session, view = window.session, cast(TableView, window.table)
    assert session is not None
    session.objections.seconds = None
    refused: list[str] = []
    view.sound_requested.connect(lambda sound: refused.append(sound) if sound == "error" else None)

    for _ in range(MOST_TURNS):
        qtbot.waitUntil(lambda: may_act(session, view), timeout=PATIENCE)
        if session.match.over:
            break
        before = position(session)
        if session.match.round_over:
            press(view, Key.Key_Return)
        else:
            DECIDE[game_id](session, view, by_key)
        qtbot.waitUntil(lambda at=before: position(session) != at, timeout=PATIENCE)

    assert session.match.over
    assert len(session.match.rounds) == rounds
    assert refused == []
    assert program.storage.matches.load(session.saved.match_id) == session.match.to_record()
