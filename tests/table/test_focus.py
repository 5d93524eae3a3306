"""Where the keyboard begins, that it is always seen, and the hint as a move that is ready to be played: all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Make = Callable[..., tuple[FakeSession, TableView]]
Key = Qt.Key
TO_DO = {
    "afbraak": {"box"},
    "bergbeklimmen": {"hand"},
    "holzwurm": {"hand"},
    "kistenstapel": {"box"},
    "superspion": {"hand", "draw"},
    "tovenaars": {"hand"},
}
"""The groups of stops in which something can be done at the first turn."""

every_game = pytest.mark.parametrize("game_id", sorted(kits()))


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    views: list[TableView] = []

    def build(game: str, **given: int) -> tuple[FakeSession, TableView]:
        session = FakeSession(seats=2, game=game, **given)
        view = table(session, settings=TableSettings(speed="off"))
        qtbot.addWidget(view)
        views.append(view)
        return session, view

    yield build
    for view in views:
        view.close_table()


def press(view: TableView, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(view, key)


def group_of(view: TableView) -> str:
    return view.focus_key.partition(":")[0]


def hint(session: FakeSession) -> None:
    """The computer advises the first legal move."""
    session.hint_found.emit(session.legal_moves()[0])


def made(session: FakeSession) -> int:
    return len(session.match.rounds[0].moves)


@pytest.mark.parametrize("game_id", ["afbraak", "holzwurm", "kistenstapel"])
def test_the_keyboard_begins_where_there_is_something_to_do(make: Make, game_id: str) -> None:
    _, view = make(game_id)

    view.setFocus()
    view.mend_focus()

    assert group_of(view) in TO_DO[game_id]


@pytest.mark.parametrize("game_id", ["afbraak", "holzwurm", "kistenstapel"])
def test_after_a_question_and_after_a_curtain_it_is_there_again(make: Make, game_id: str) -> None:
    session, view = make(game_id)
    session.play_at_random(1 if game_id == "afbraak" else 2)
    session.undo_breaks_fairness = True
    view.focus_visible = True
    view.request_undo()
    assert group_of(view) == "question"

    press(view, Key.Key_Escape)
    view.mend_focus()
    after_question = group_of(view)
    view.focus_stop("seat:1")
    view.conceal(True)
    view.conceal(False)
    view.mend_focus()

    assert after_question in TO_DO[game_id]
    assert group_of(view) in TO_DO[game_id]


@every_game
def test_the_lines_of_an_end_sheet_are_ringed_too(make: Make, game_id: str) -> None:
    session, view = make(game_id)
    session.play_at_random(4000)
    if view.table.sheet is None:
        pytest.skip("random play does not end this game")
    view.focus_visible = True
    view.focus_stop("sheet:again")
    before = view.grab().toImage()

    view.focus_stop("line:0")

    assert view.focus_key == "line:0"
    area = view.table.sheet.line_place(0).toAlignedRect().adjusted(-8, -8, 8, 8)
    assert view.grab().toImage().copy(area) != before.copy(area)


@every_game
def test_enter_plays_the_hint(make: Make, game_id: str) -> None:
    session, view = make(game_id)
    before = made(session)

    hint(session)
    assert view.table.words.text.endswith("Enter plays it.")
    press(view, Key.Key_Return)

    assert made(session) > before
    assert view.table.hinted is None


@every_game
def test_the_hint_key_pressed_again_plays_it(make: Make, game_id: str) -> None:
    session, view = make(game_id)
    before = made(session)

    view.request_hint()
    assert session.asked_hint
    hint(session)
    view.request_hint()

    assert made(session) > before


@every_game
def test_after_a_step_to_something_else_enter_does_not_play_the_hint(make: Make, game_id: str) -> None:
    session, view = make(game_id)
    before = made(session)
    hint(session)

    press(view, Key.Key_Tab)

    assert view.table.hinted is None
    assert made(session) == before


def test_the_keyboard_goes_to_the_card_that_the_hint_is_about(make: Make) -> None:
    session, view = make("holzwurm")
    last = session.legal_moves()[-1]

    session.hint_found.emit(last)

    assert view.focus_key == f"hand:{last.card}"


def test_hint_and_keyboard_differ_in_shape_as_well_as_in_colour(make: Make) -> None:
    _, view = make("holzwurm")
    card = view.table.fan.cards[3]
    item = view.table.layer.items[card]

    def lines(mark: str, focused: bool) -> list[list[bool]]:
        item.set_marks(mark, focused)
        image, area = view.grab().toImage(), item.place.toAlignedRect().adjusted(-7, -7, 7, 7)
        return [
            [image.pixelColor(x, y) != plain.pixelColor(x, y) for x in range(area.left(), area.right(), 2)]
            for y in range(area.top(), area.top() + 40)
        ]

    item.set_marks()
    plain = view.grab().toImage()
    hinted, ringed = lines("hint", False), lines("", True)

    # The ring is closed: it crosses the middle of the upper edge, where the brackets leave a gap.
    middle = len(hinted[0]) // 2
    assert any(row[middle] for row in ringed)
    assert not any(row[middle] for row in hinted)
    assert any(any(row) for row in hinted)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("game_id", ["bergbeklimmen", "superspion", "tovenaars"])
def test_after_the_curtain_the_keyboard_is_on_what_can_be_done(
    qtbot: QtBot, game_id: str, by_key: bool
) -> None:
    session = FakeSession(seats=2, persons=2, game=game_id)
    view = table(session)
    qtbot.addWidget(view)
    for _ in range(25):
        view.conceal(True)
        session.play_at_random(1)
        if session.match.round_over or session.turn < 0:
            break
        session.show(session.turn)
        view.focus_visible, view.focus_key = by_key, "seat:1"
        view.conceal(False)
        stops = [stop for group in view.groups() for stop in group.stops]
        focused = next(stop for stop in stops if stop.key == view.focus_key)
        assert focused.kind in ("card", "button") or focused.key in view.table.open_places()
        assert focused.enabled

    view.close_table()
