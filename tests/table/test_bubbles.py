"""Bubbles cover neither what they speak of, nor prompts, nor each other, nor the edge of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.bubbles import free_place
from holzwurm_desktop.table.labels import BadgeItem, NoteItem
from holzwurm_desktop.table.question import QuestionItem
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

INSIDE = QRectF(0, 0, 400, 300)
SIZES = [(800, 550), (1024, 590), (1366, 718)]
Make = Callable[..., TableView]


def test_a_bubble_with_room_stays_where_it_wants_to_be() -> None:
    wish = QRectF(100, 100, 80, 20)
    assert free_place(wish, [QRectF(0, 0, 50, 50), QRectF(180, 100, 20, 20)], INSIDE) == wish


def test_a_bubble_moves_no_farther_than_it_must() -> None:
    place = free_place(QRectF(100, 100, 80, 20), [QRectF(90, 110, 100, 40)], INSIDE)
    assert place.left() == 100
    assert 84 <= place.bottom() <= 110
    assert place.bottom() > 100


def test_a_bubble_never_leaves_the_window() -> None:
    assert free_place(QRectF(-30, 290, 80, 20), [], INSIDE) == QRectF(0, 280, 80, 20)
    place = free_place(QRectF(370, 0, 80, 20), [QRectF(300, 0, 100, 60)], INSIDE)
    assert INSIDE.contains(place)
    assert not place.intersects(QRectF(300, 0, 100, 60))


def test_without_free_room_it_covers_least() -> None:
    everything = [QRectF(0, 0, 400, 150), QRectF(0, 151, 400, 149)]
    place = free_place(QRectF(100, 100, 80, 20), everything, INSIDE)
    assert INSIDE.contains(place)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(game: str, moves: int, size: tuple[int, int], deal: int = 6) -> TableView:
        session = FakeSession(seats=2, persons=2, game=game, deal=deal)
        session.play_at_random(moves)
        session.set_viewer(max(session.turn, 0))
        view = table(session, size, settings=TableSettings(speed="off"))
        qtbot.addWidget(view)
        views.append(view)
        return view

    yield build
    for view in views:
        view.close_table()


def bubbles_of(view: TableView) -> list[Any]:
    return [
        each for each in view.scene().items() if each.isVisible() and isinstance(each, BadgeItem | NoteItem)
    ]


def faults(view: TableView) -> list[tuple[str, str]]:
    """Which bubbles cover what."""
    found = []
    bubbles = bubbles_of(view)
    prompts = [each.place_in_scene() for each in view.table.buttons()]
    prompts += [each.place for each in view.scene().items() if isinstance(each, QuestionItem)]
    for bubble in bubbles:
        if not QRectF(view.sceneRect()).contains(bubble.place):
            found.append((bubble.text, "edge"))
        if any(bubble.place.intersects(each) for each in prompts):
            found.append((bubble.text, "prompt"))
        if bubble.place.intersects(view.table.words.written):
            found.append((bubble.text, view.table.words.text))
        about = bubble.about
        inner = about.adjusted(
            *(0.2 * side for side in (about.width(), about.height(), -about.width(), -about.height()))
        )
        if not about.isEmpty() and not about.contains(bubble.place) and inner.intersects(bubble.place):
            found.append((bubble.text, "what it speaks of"))
    found += [
        (one.text, other.text) for one, other in combinations(bubbles, 2) if one.place.intersects(other.place)
    ]
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["bergbeklimmen", "superspion", "tovenaars"])
def test_badges_of_every_card_in_many_positions_cover_nothing(
    make: Make, game: str, size: tuple[int, int]
) -> None:
    tried = 0
    for moves in range(0, 60, 6):
        view = make(game, moves, size)
        if view.table.session.match.round_over:
            continue
        for card in list(view.table.fan.cards):
            if view.table.actions.hold_card(card):
                tried += bool(bubbles_of(view))
                assert faults(view) == [], (moves, card)
                view.table.actions.put_back()
    assert tried >= 8
