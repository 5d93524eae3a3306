"""The table of Razende tovenaars, played by mouse, by dragging and by keyboard in the real view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.values.tovenaars import (
    Challenge,
    Fill,
    Line,
    Reverse,
    Strength,
)
from holzwurm_desktop.table.games.tovenaars.choices import card_of, place_of
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Make = Callable[..., tuple[FakeSession, TableView]]
Key = Qt.Key


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(
        moves: int = 0,
        settings: TableSettings | None = None,
        size: tuple[int, int] = (1024, 590),
        **given: Any,
    ) -> tuple[FakeSession, TableView]:
        session = FakeSession(**{"seats": 2, "persons": 2, "game": "tovenaars", **given})
        view = table(session, size=size, settings=settings)
        qtbot.addWidget(view)
        views.append(view)
        if moves:
            session.play_at_random(moves)
        return session, view

    yield build
    for view in views:
        view.close_table()


def at_stage(make: Make, stage: str, **given: Any) -> tuple[FakeSession, TableView]:
    """A table in a position that asks for this."""
    for deal in range(1, 200):
        session, view = make(deal=deal, **given)
        for _ in range(160):
            if session.match.round_over:
                break
            view_now: Any = session.match.playing().view(max(session.turn, 0))
            if session.my_turn and view_now.stage == stage:
                session.show(session.turn)
                return session, view
            session.play_at_random(1)
        view.hide()
    raise AssertionError(f"no deal has the stage {stage}")


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def card_point(view: TableView, card: str) -> QPoint:
    """A point where the card shows, whatever lies on it."""
    place = view.game.fan.places()[view.game.fan.cards.index(card)]
    return QPoint(round(place.x()) + 5, round(place.y()) + 12)


def place_point(view: TableView, key: str) -> QPoint:
    return view.game.place_rect(key).center().toPoint()


def click_button(view: TableView, key: str) -> None:
    button = next(button for button in view.game.buttons() if button.key == key)
    click(view, button.place_in_scene().center().toPoint())


def by_mouse(view: TableView, move: Any) -> None:
    """Make a legal move of the person to move as one does with the mouse."""
    game: Any = view.game
    if isinstance(move, Line):
        for slot, rank in enumerate(move.cards):
            card = next(card for card in game.fan.cards if card[0] == rank)
            click(view, card_point(view, card))
            click(view, place_point(view, f"slot:{move.seat}{slot}"))
        click_button(view, "question:line")
    elif isinstance(move, Challenge | Reverse):
        click_button(view, f"question:{move.kind}{int(move.yes)}")
    elif isinstance(move, Strength) and not move.spell:
        click_button(view, "question:strength0")
    else:
        card = card_of(move, game.picture)
        assert card is not None
        key = place_of(move, game.picture, game.emptied)
        several = isinstance(move, Fill) and len(game.moves_of(card)) > 1
        click(view, card_point(view, card))
        click(view, place_point(view, key))
        if several:
            number = game.moves_of(card).index(move) + 1
            click_button(view, f"question:pay{number}")


def by_keyboard(view: TableView, move: Any) -> None:
    """Make a legal move with keys alone: Tab and arrows to the card, Enter, arrows to its target, Enter."""
    game: Any = view.game
    if isinstance(move, Line):
        for rank in move.cards:
            go_to(view, next(f"hand:{card}" for card in game.fan.cards if card[0] == rank))
            press(view, Key.Key_Return, Key.Key_Return)
        press(view, Key.Key_L)
    elif isinstance(move, Challenge | Reverse):
        press(view, Key.Key_N if not move.yes else Key.Key_C if isinstance(move, Challenge) else Key.Key_R)
    elif isinstance(move, Strength):
        press(view, Key(Key.Key_0.value + move.spell) if move.spell else Key.Key_N)
    else:
        card = card_of(move, game.picture)
        assert card is not None
        fills = game.moves_of(card)
        go_to(view, f"hand:{card}")
        press(view, Key.Key_Return)
        key = place_of(move, game.picture, game.emptied)
        for _ in range(4):
            if game.actions.picking.chosen != key:
                press(view, Key.Key_Down)
        press(view, Key.Key_Return)
        if isinstance(move, Fill) and len(fills) > 1:
            press(view, Key(Key.Key_1.value + fills.index(move)))


def go_to(view: TableView, key: str) -> None:
    """Bring the keyboard to a stop with Tab and arrows."""
    for _ in range(8):
        if view.focus_key.partition(":")[0] == key.partition(":")[0]:
            break
        press(view, Key.Key_Tab)
    press(view, Key.Key_Home)
    for _ in range(30):
        if view.focus_key == key:
            return
        press(view, Key.Key_Right)
    raise AssertionError(f"the keyboard cannot reach {key}")


@pytest.mark.parametrize("how", [by_mouse, by_keyboard])
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_a_whole_match_can_be_played(make: Make, how: Callable[..., None], deal: int) -> None:
    session, view = make(deal=deal)
    while not session.match.round_over:
        move = session._rng.choice(session.legal_moves())
        count = len(session.match.rounds[0].moves)
        how(view, move)
        assert session.match.rounds[0].moves[count:] == [move.to_json()]
    assert view.game.sheet is not None
    assert session.refused == []
