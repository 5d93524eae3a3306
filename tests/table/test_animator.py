"""Cards on their way: they arrive, in time or at once, and never show what is hidden."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.animator import Animator, Flight, ease_out
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.items import CardItem, Look
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.text.words import Words

SMALL, BIG = QSizeF(50, 70), QSizeF(100, 140)


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def animator(qtbot: QtBot, clock: Clock) -> Animator:
    return Animator(clock=clock)


@pytest.fixture
def make_card(qtbot: QtBot) -> Callable[..., CardItem]:
    scene = QGraphicsScene()

    def make(face: str | None = "B7") -> CardItem:
        card = CardItem(Look(Words(), LIGHT, CardPixmaps(), "holzwurm"), face)
        card.put_card(QRectF(0, 0, SMALL.width(), SMALL.height()))
        scene.addItem(card)
        card.scene_kept = scene  # type: ignore[attr-defined]
        return card

    return make


def flight(card: CardItem, **changes: object) -> Flight:
    given = {"end": QRectF(200, 100, 100, 140), "draw": BIG, "start": 0.0, "lasts": 200.0, **changes}
    return Flight(card, **given)  # type: ignore[arg-type]


def test_easing_begins_fast_and_ends_exactly() -> None:
    assert ease_out(0) == 0
    assert ease_out(0.5) > 0.8
    assert ease_out(1) == 1


def test_a_card_grows_on_its_way_and_arrives(
    animator: Animator, clock: Clock, make_card: Callable[..., CardItem]
) -> None:
    card = make_card()
    animator.play([flight(card)], [])
    clock.seconds = 0.1
    animator.advance()
    assert 0 < card.pos().x() < 200
    assert 50 < card.place.width() < 100

    clock.seconds = 0.21
    animator.advance()

    assert card.place == QRectF(200, 100, 100, 140)
    assert not animator.running


def test_finishing_brings_everything_to_its_end_and_says_so_once(
    animator: Animator, qtbot: QtBot, make_card: Callable[..., CardItem]
) -> None:
    cards = [make_card(), make_card("B8")]
    done: list[str] = []
    ends: list[None] = []
    animator.finished.connect(lambda: ends.append(None))
    animator.play([flight(cards[0]), flight(cards[1], start=500.0)], [(900.0, lambda: done.append("cue"))])

    animator.finish()
    animator.finish()

    assert [card.place for card in cards] == [QRectF(200, 100, 100, 140)] * 2
    assert done == ["cue"]
    assert len(ends) == 1


def test_a_card_flies_face_down_until_it_turns(
    animator: Animator, clock: Clock, make_card: Callable[..., CardItem]
) -> None:
    card = make_card(None)
    animator.play([flight(card, turn_to="G3")], [])
    clock.seconds = 0.09
    animator.advance()
    assert card.face is None

    clock.seconds = 0.11
    animator.advance()

    assert card.face == "G3"


def test_cues_come_in_their_order(animator: Animator, clock: Clock) -> None:
    said: list[str] = []
    animator.play([], [(50.0, lambda: said.append("second")), (10.0, lambda: said.append("first"))])
    clock.seconds = 0.02
    animator.advance()
    assert said == ["first"]

    clock.seconds = 0.06
    animator.advance()

    assert said == ["first", "second"]
    assert not animator.running
