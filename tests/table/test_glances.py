"""Whose turn it is, the scores, the hand and the table, each told in one breath."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.table.glances import GLANCES
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Lay = Callable[..., TableView]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    views: list[TableView] = []

    def lay(game: str, moves: int = 0, **settings: Any) -> TableView:
        session = FakeSession(seats=2, game=game, persons=int(settings.pop("persons", 1)))
        view = table(session, settings=TableSettings(speed="off", **settings))
        qtbot.addWidget(view)
        session.play_at_random(moves)
        if session.viewer != NOBODY:
            session.let_others_play()
        qtbot.waitUntil(lambda: view.reader.quiet)
        views.append(view)
        return view

    yield lay
    for view in views:
        view.close_table()


def middle(view: TableView) -> list[str]:
    return [stop.name for group in view.table.middle_groups() for stop in group.stops]


def test_the_answers_of_holzwurm(lay: Lay) -> None:
    view = lay("holzwurm", 4)
    hand = [view.table.text.card_name(view.look.words, card) for card in view.table.fan.cards]

    assert view.glance("turn") == "It is your turn, Anna."
    assert view.glance("scores").startswith("Round 1 of 1. Anna: Total 0, hand ")
    assert view.glance("hand") == f"Your hand, {len(hand)} card(s): {', '.join(hand)}."
    board = view.glance("board")
    rows = [name for name in middle(view) if name != "New row"]
    assert rows
    assert all(name in board for name in rows)
    assert "New row" not in board
    assert f"Bram: {view.table.hand_count(1)} card(s)" in board


def test_a_game_says_what_is_to_be_done(lay: Lay) -> None:
    assert lay("superspion").glance("turn") == "Anna, discard a card."
    assert "climber" in lay("bergbeklimmen").glance("board")


def test_the_pile_is_told_without_the_places_where_nothing_stands(lay: Lay) -> None:
    view = lay("kistenstapel")
    board = view.glance("board")

    assert any("empty" in name for name in middle(view))
    assert "empty" not in board
    assert "row 2, place 2: 1 box(es), closed" in board
    assert "Stock: " in board


def test_the_sheet_of_superspion_is_told_where_it_is_marked(lay: Lay) -> None:
    view = lay("superspion")
    assert "unknown" not in view.glance("board")
    assert "Elimination sheet" not in view.glance("board")


def test_what_wizards_own_is_told_to_whoever_wants_everything(lay: Lay) -> None:
    assert "Money" not in lay("tovenaars").glance("board")
    assert "Anna, Money: 2, 3, 4, 5, 6" in lay("tovenaars", wordiness="full").glance("board")


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_every_answer_of_every_game_is_said_at_once(lay: Lay, said: list[str], game_id: str) -> None:
    view = lay(game_id, 3)
    for name in GLANCES:
        said.clear()
        text = view.glance(name)

        assert text
        assert said == [text]


def test_an_answer_is_not_among_what_happened(lay: Lay) -> None:
    view = lay("holzwurm", 4)
    view.announce("one")
    view.reader._tell()
    view.glance("hand")

    assert view.reader.again(1) == "one."


@pytest.mark.parametrize("game_id", tuple(kits()))
@pytest.mark.parametrize("name", GLANCES)
def test_there_is_no_answer_behind_the_curtain(lay: Lay, said: list[str], game_id: str, name: str) -> None:
    view = lay(game_id, persons=2)
    view.conceal(True)
    said.clear()
    assert view.glance(name) == ""
    view.conceal(False)
    view.hide()
    assert view.glance(name) == ""

    assert said == []


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_nobody_has_no_hand(lay: Lay, game_id: str) -> None:
    view = lay(game_id, persons=0)
    assert view.session.viewer == NOBODY
    assert view.table.sheet is None

    assert view.glance("hand") == ""
    assert view.glance("board")


def test_a_question_is_told_with_its_answers(lay: Lay) -> None:
    view = lay("holzwurm", 4)
    view.session.undo_breaks_fairness = True  # type: ignore[misc]
    view.request_undo()

    text = view.glance("turn")

    assert text.startswith("Cards have been shown since your move.")
    assert view.table.question is not None
    answers = ", ".join(button.text for button in view.table.question.buttons)
    assert text.endswith(f" {answers}.")
    assert "Take the move back" in answers


@pytest.mark.parametrize("name", GLANCES)
def test_a_sheet_that_covers_the_table_is_told_instead(lay: Lay, name: str) -> None:
    view = lay("holzwurm", 500)
    assert view.table.sheet is not None

    text = view.glance(name)

    assert text.startswith(view.table.sheet.title)
    assert all(line in text for line in view.table.sheet.lines_in_words())
