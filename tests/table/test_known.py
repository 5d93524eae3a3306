"""What everybody has seen is shown on the table, and nothing else: what is shown follows from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.table.known import beside
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Made = tuple[FakeSession, TableView]
Make = Callable[..., Made]
GAMES = ("bergbeklimmen", "holzwurm", "superspion")
MOVES = {"bergbeklimmen": 90, "holzwurm": 24, "superspion": 40}


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(game: str, moves: int | None = None, **settings: Any) -> Made:
        session = FakeSession(seats=2, game=game, deal=6)
        play_on(session, MOVES[game] if moves is None else moves)
        view = table(session, settings=TableSettings(speed="off", **settings))
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def play_on(session: FakeSession, moves: int) -> None:
    """Play at random, but never guess, and stop when seat 0 is to move."""
    random = Random(6)
    for made in range(moves + 20):
        if session.match.round_over or (made >= moves and session.turn == 0):
            return
        legal = [
            move for move in session.match.playing().legal_moves() if getattr(move, "kind", "") != "guess"
        ]
        session.match.play(session.match.chance() or random.choice(legal))


def shown(view: TableView) -> list[object]:
    """Everything that the table shows or tells: plates, stops, cards that lie open."""
    table = view.table
    groups = [(stop.key, stop.name, stop.about) for group in table.groups() for stop in group.stops]
    return [
        [plate.state for plate in table.plates],
        [item.cards for item in table.known],
        groups,
        sorted(table.layer.items),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_two_deals_that_look_alike_to_a_seat_look_alike_on_its_table(make: Make, game: str) -> None:
    session, view = make(game)
    match = session.match
    session.position_replaced.emit()
    seen, before = match.playing().view(0), shown(view)
    others = set()

    for seed in range(5):
        match.state = match.game.determinize(seen, Rng(seed))
        assert match.state.view(0) == seen
        others.add(tuple(match.state.view(1).hand))
        session.position_replaced.emit()
        assert shown(view) == before

    assert len(others) > 1


@pytest.mark.parametrize("game", ["bergbeklimmen", "holzwurm"])
def test_the_plate_shows_the_cards_that_everybody_saw_its_player_take(make: Make, game: str) -> None:
    session, view = make(game)
    known = session.match.playing().view(0).known

    assert known[1]
    assert set(view.table.known[1].cards) == set(known[1])
    assert view.table.known[0].cards == ()  # one's own hand lies open below
    seat = next(stop for group in view.table.groups() for stop in group.stops if stop.key == "seat:1")
    assert all(view.table.text.card_name(view.look.words, card) in seat.about for card in known[1])


@pytest.mark.parametrize("game", ["bergbeklimmen", "holzwurm"])
def test_while_moves_are_shown_the_known_cards_agree_with_the_view(make: Make, game: str) -> None:
    session, view = make(game, moves=0)
    picture_of = type(view.table.picture)
    picture, random = picture_of.of(session.match.playing().view(0), True), Random(3)
    while not session.match.round_over and len(session.match.rounds[0].moves) < 60:
        for event in session.match.play(random.choice(session.match.playing().legal_moves())):
            picture = picture.after(event, 0)
        if not session.match.round_over:
            assert picture.known == picture_of.of(session.match.playing().view(0), True).known


@pytest.mark.parametrize("game", ["bergbeklimmen", "holzwurm"])
def test_who_plays_from_memory_sees_only_the_number_of_cards(make: Make, game: str) -> None:
    _, view = make(game, from_memory=True)

    assert [item.cards for item in view.table.known] == [(), ()]


def test_a_click_on_the_discard_pile_lays_ones_own_discards_open(make: Make) -> None:
    session, view = make("superspion")
    own = [card for card in session.match.playing().view(0).pile if card is not None]
    assert own
    assert not set(own) & set(view.table.layer.items)

    view.press_stop("lay:discard")
    assert set(own) <= set(view.table.layer.items)
    view.press_stop("lay:discard")
    assert not set(own) & set(view.table.layer.items)


def test_who_plays_from_memory_cannot_look_through_the_discards(make: Make) -> None:
    session, view = make("superspion", from_memory=True)
    own = [card for card in session.match.playing().view(0).pile if card is not None]

    view.press_stop("lay:discard")

    assert not set(own) & set(view.table.layer.items)


def test_known_cards_lie_at_the_side_of_the_plate_where_there_is_room() -> None:
    plates = [
        QRectF(100, 5, 160, 35),
        QRectF(430, 5, 160, 35),
        QRectF(830, 5, 160, 35),
        QRectF(5, 300, 160, 35),
    ]

    rooms = [beside(plates, at, 1000) for at in range(4)]

    assert [leftwards for _, leftwards in rooms] == [False, False, True, False]
    places = [room for room, _ in rooms]
    assert not any(room.intersects(plate) for room in places for plate in plates)
    assert rooms[2][0].left() >= (590 + 830) / 2
