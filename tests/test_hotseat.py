"""Several people at one computer: under the curtain, and at every turn, nobody sees what is hidden from that player.

Whatever is hidden is exchanged for something else that the one who looks could not tell from it; nothing on
the screen, in the names that a screen reader reads, or under the pointer may then be any different.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.main_window import MainWindow

GAMES = list(kits())
DRAWN_EVERY = 9
"""The picture, and what a screen reader finds in the whole window, are compared at one turn of so many."""
MOST_TURNS = 36
PEOPLE = (Seat("Nora"), Seat("Ben"))


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en", theme="light"))
    program.preferences.change(animation_speed="off", sound=False, window_state="moves")
    yield program
    program.close()


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window


def begin(window: MainWindow, game_id: str, *seats: Seat, deal: int = 13) -> TableView:
    window.begin(game_id, Choices(seats or PEOPLE, {"rounds": 2}, start=0, deal_number=deal))
    assert isinstance(window.table, TableView)
    assert window.session is not None
    window.session.objections.seconds = None  # no clock that runs
    QApplication.processEvents()
    window.table.grab()  # the table takes its place
    return window.table


def is_covered(window: MainWindow) -> bool:
    return window.pages.currentWidget() is window.curtain


# What can be seen, heard or hit.


def _plain(value: Any) -> bool:
    return isinstance(value, str | int | float | tuple | list | frozenset | set) or (
        dataclasses.is_dataclass(value) and type(value).__name__ != "Look"
    )


def _items(view: TableView) -> list[str]:
    """Everything on the scene with all it knows."""
    found = []
    for item in view.scene().items():
        known = {
            name: repr(value)
            for name, value in sorted(vars(item).items())
            if name[0] != "_" and _plain(value)
        }
        known = {name: text for name, text in known.items() if " at 0x" not in text}
        place = item.sceneBoundingRect().getRect()
        found.append(f"{type(item).__name__} {place} {item.isVisible()} {item.toolTip()} {known}")
    return sorted(found)


def _names(interface: QAccessibleInterface) -> list[str]:
    """What a screen reader finds, all the way down."""
    kinds = (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    )
    found = [interface.text(kind) for kind in kinds]
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            found += _names(child)
    return found


def _hits(view: TableView) -> list[str]:
    return [*view.table.fan.cards, *(stop.name for group in view.table.groups() for stop in group.stops)]


def seen(window: MainWindow, drawn: bool) -> list[Any]:
    view = cast(TableView, window.table)
    view.table.lay_out_again()
    widgets = [window, *window.findChildren(QWidget)]
    moves = window.dock.moves
    found: list[Any] = [
        _items(view),
        _hits(view),
        [widget.toolTip() for widget in widgets],
        [moves.index(row, 0).data() for row in range(moves.rowCount())],
        window.status.text,
    ]
    if drawn:
        found += [view.grab().toImage(), _names(QAccessible.queryAccessibleInterface(window))]
    return found


def with_state(window: MainWindow, state: State, drawn: bool) -> list[Any]:
    """What can be seen where `state` is in the place of the true one."""
    assert window.session is not None
    match = window.session.match
    true, match.state = match.state, state
    try:
        return seen(window, drawn)
    finally:
        match.state = true


def assert_hidden_from(window: MainWindow, seats: list[int], turn: int) -> None:
    """Nothing depends on what one of `seats` may not know."""
    assert window.session is not None
    match, drawn = window.session.match, turn % DRAWN_EVERY == 0
    shown = seen(window, drawn)
    for seat in seats:
        view = match.playing().view(seat)
        for seed in range(2):
            other = match.game.determinize(view, Rng(100 * turn + seed))
            found = with_state(window, other, drawn)
            for before, after in zip(shown, found, strict=True):
                assert before == after, f"turn {turn}, seat {seat}"


def some_move(session: TableSession, random: Random) -> Move:
    """A legal move, if possible one with which the round goes on."""
    moves = session.legal_moves()
    random.shuffle(moves)
    for move in moves[:100]:
        after = session.match.playing().copy()
        after.apply(move)
        if after.actor is not None:
            return move
    return moves[0]


# The tests.


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_hidden_is_there_under_the_curtain_nor_at_any_turn(window: MainWindow, game_id: str) -> None:
    view, random = begin(window, game_id), Random(5)
    session = window.session
    assert session is not None
    turn = 0
    while not session.match.round_over and turn < MOST_TURNS:
        if is_covered(window):
            assert_hidden_from(window, [0, 1], turn)
            assert view.groups() == []
            window.curtain.lifted.emit()
        assert_hidden_from(window, [session.viewer], turn)
        if session.waiting:
            for seat in session.objections.people:
                session.objections.let_be(seat)
            session.objections._look()
        else:
            assert session.turn == session.viewer
            session.play(some_move(session, random))
        turn += 1
    assert turn > 5


@pytest.mark.parametrize(
    "game_id", [game for game in GAMES if game in ("holzwurm", "bergbeklimmen", "superspion")]
)
def test_the_curtain_falls_at_every_change_of_turn_where_hands_are_hidden(
    window: MainWindow, game_id: str
) -> None:
    begin(window, game_id)
    session, random = window.session, Random(5)
    assert session is not None
    for _ in range(8):
        before = session.viewer
        assert is_covered(window)
        window.curtain.lifted.emit()
        while session.viewer == before and not session.match.round_over:
            session.play(some_move(session, random))


@pytest.mark.skipif("afbraak" not in GAMES, reason="has no table yet")
def test_open_games_need_no_curtain(window: MainWindow) -> None:
    begin(window, "afbraak")
    assert window.session is not None
    for _ in range(6):
        assert not is_covered(window)
        assert window.session.viewer == window.session.turn
        window.session.play(window.session.legal_moves()[0])


@pytest.mark.skipif("tovenaars" not in GAMES, reason="has no table yet")
def test_a_choice_made_in_secret_is_not_told_before_it_is_revealed(window: MainWindow) -> None:
    begin(window, "tovenaars")
    session = window.session
    assert session is not None
    assert is_covered(window)
    window.curtain.lifted.emit()
    first = session.legal_moves()[0]
    session.play(first)
    assert is_covered(window)
    told = window.dock.moves.index(1, 0).data()
    window.curtain.lifted.emit()
    session.play(session.legal_moves()[0])
    assert window.dock.moves.index(1, 0).data() != told


def test_what_was_said_to_one_person_is_not_said_again_to_the_next(window: MainWindow, qtbot: QtBot) -> None:
    table = begin(window, "tovenaars")
    session = window.session
    assert session is not None
    window.curtain.lifted.emit()
    session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: table.reader.quiet)
    window.curtain.lifted.emit()
    assert "has chosen a line:" not in table.reader.again(1)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_lifts_the_curtain(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    begin(window, "holzwurm")
    qtbot.keyClick(window.focusWidget(), key)
    assert not is_covered(window)


def test_a_click_anywhere_lifts_the_curtain(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "holzwurm")
    qtbot.mouseClick(window.curtain, Qt.MouseButton.LeftButton, pos=window.curtain.rect().topLeft())
    assert not is_covered(window)


def test_without_the_curtain_the_hand_of_who_is_to_move_is_shown(
    window: MainWindow, program: Program
) -> None:
    program.preferences.change(curtain=False)
    begin(window, "holzwurm")
    session = window.session
    assert session is not None
    for _ in range(4):
        assert not is_covered(window)
        assert session.viewer == session.turn
        session.play(session.legal_moves()[0])


def test_what_was_played_is_seen_to_its_end_before_the_curtain_falls(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.preferences.change(animation_speed="normal")
    view = begin(window, "holzwurm")
    window.curtain.lifted.emit()
    session = window.session
    assert session is not None
    session.play(session.legal_moves()[0])
    assert not is_covered(window)
    assert view.moving
    assert view.concealed
    view.table.animator.finish()
    assert is_covered(window)
    assert_hidden_from(window, [0, 1], 0)


def test_the_next_deal_is_shown_to_nobody_before_a_person_is_to_move(window: MainWindow) -> None:
    view = begin(window, "holzwurm", *PEOPLE, Seat("Plane", "beginner"))
    session, random = window.session, Random(1)
    assert session is not None
    while not session.match.round_over:
        if is_covered(window):
            window.curtain.lifted.emit()
        if session.my_turn:
            session.play(random.choice(session.legal_moves()))
        else:
            session._make(random.choice(session.match.playing().legal_moves()))
    session.hold()
    session.next_round()
    assert is_covered(window)  # Ben begins
    assert view.table.fan.cards == []
    assert_hidden_from(window, [0, 1], 0)


def test_a_round_that_a_computer_begins_is_looked_at_by_nobody(window: MainWindow) -> None:
    window.begin(
        "holzwurm",
        Choices((*PEOPLE, Seat("Plane", "beginner")), {"rounds": 2}, start=2, deal_number=13),
    )
    session, view = window.session, cast(TableView, window.table)
    assert session is not None
    session.hold()
    assert session.viewer == -1
    assert not is_covered(window)
    assert list(view.table.fan.cards) == []
    session._make(session.match.playing().legal_moves()[0])
    assert is_covered(window)
