"""The end sheets: what they offer, that they can be put aside, and that their cards can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.table.end_sheet import CORNER, fan_of
from holzwurm_desktop.table.results import names_text
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.words import Words
from tests.table.fakes import FakeSession, table

Key = Qt.Key
Make = Callable[..., tuple[FakeSession, TableView]]
MOST = 10_000


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views = []

    def build(
        game: str, size: tuple[int, int] = (1024, 590), rounds: int = 1
    ) -> tuple[FakeSession, TableView]:
        session = FakeSession(seats=all_games()[game].seats[0], game=game, rounds=rounds)
        view = table(session, size=size)
        qtbot.addWidget(view)
        views.append(view)
        session.play_at_random(MOST)
        assert session.match.round_over
        return session, view

    yield build
    for view in views:
        view.close_table()


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("page", ["round", "match"])
@pytest.mark.parametrize("game", ["holzwurm", "tovenaars"])
def test_a_sheet_is_put_aside_and_taken_up_again(make: Make, game: str, page: str, by_key: bool) -> None:
    _, view = make(game)
    view.table.turn_page(page)

    def press(key: str) -> None:
        if by_key:
            QTest.keyClick(view, Key.Key_Escape)
        else:
            button = next(button for button in view.table.buttons() if button.key == key)
            point = button.place_in_scene().center().toPoint()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    press("sheet:aside")
    assert view.table.sheet is None
    assert view.focus_key == "button:result"
    assert "seat" in {group.key for group in view.groups()}  # the table can be gone through
    press("button:result")

    assert view.table.sheet is not None
    assert view.table.sheet_page == page
    assert not view.table.result_button.isVisible()


def test_a_sheet_that_was_put_aside_comes_back_at_the_end_of_the_next_round(make: Make) -> None:
    session, view = make("holzwurm", rounds=2)
    view.table.put_sheet_aside()

    session.next_round()
    assert not view.table.result_button.isVisible()
    session.play_at_random(MOST)

    assert view.table.sheet is not None


def test_enter_brings_the_sheet_back_and_does_not_go_on(make: Make) -> None:
    session, view = make("holzwurm", rounds=2)

    QTest.keyClick(view, Key.Key_Escape)
    QTest.keyClick(view, Key.Key_Return)

    assert view.table.sheet is not None
    assert len(session.match.rounds) == 1


def test_the_result_of_a_match_offers_a_rematch_and_a_replay(make: Make, qtbot: QtBot) -> None:
    _, view = make("holzwurm")
    view.table.turn_page("match")

    with qtbot.waitSignals([view.rematch_requested, view.replay_requested], timeout=0):
        view.press_stop("sheet:rematch")
        view.press_stop("sheet:replay")


@pytest.mark.parametrize("game", list(kits()))
def test_only_a_game_with_deals_offers_the_same_one_again(make: Make, game: str) -> None:
    _, view = make(game)
    view.table.turn_page("match")

    assert view.table.sheet is not None
    keys = [button.key for button in view.table.sheet.buttons]
    assert ("sheet:again" in keys) == all_games()[game].has_deals


@pytest.mark.parametrize("size", [(640, 360), (800, 540), (1024, 590), (2560, 1390)])
@pytest.mark.parametrize("page", ["round", "match"])
@pytest.mark.parametrize("game", list(kits()))
def test_no_button_of_a_sheet_leaves_it_or_lies_on_another(
    make: Make, game: str, page: str, size: tuple[int, int]
) -> None:
    _, view = make(game, size)
    view.table.turn_page(page)
    sheet = view.table.sheet
    assert sheet is not None

    places = [button.place_in_scene() for button in sheet.buttons]

    assert all(sheet.place.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    lines = [sheet.line_place(at) for at in range(len(sheet.lines_in_words()))]
    assert not any(line.intersects(QRectF(place)) for line in lines for place in places)


@pytest.mark.parametrize("counts", [(8, 13), (15, 15), (1, 30), (4, 0), (20, 0)])
@pytest.mark.parametrize("width", [420.0, 640.0, 1900.0])
def test_every_card_of_a_fan_shows_its_number(counts: tuple[int, ...], width: float) -> None:
    words = 58.0
    card, step = fan_of(QSizeF(width, 110), counts, words)

    used = sum(step * (count - 1) + card.width() + words for count in counts if count)

    assert used <= width + 3
    assert card.height() <= 110
    if max(counts) > 1:
        assert step >= CORNER * card.width() - 1


def test_a_fan_with_room_has_large_cards() -> None:
    card, step = fan_of(QSizeF(1900, 110), (8, 13), 58)

    assert card.height() == pytest.approx(97, abs=1)
    assert step > 0.6 * card.width()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Anna"], "Anna"),
        (["Anna", "Bram"], "Anna and Bram"),
        (["Anna", "Bram", "Dirk"], "Anna, Bram and Dirk"),
    ],
)
def test_the_last_of_several_winners_comes_after_an_and(names: list[str], words: str) -> None:
    assert names_text(Words(), names) == words
