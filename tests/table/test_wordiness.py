"""How much a screen reader is told, by the player's wish."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.table.wordiness import FULL, SHORT, USUAL, events_to_tell, groups_to_tell
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words
from tests.table.fakes import FakeSession, table


@dataclass(frozen=True)
class Happened:
    seat: int
    kind: str


CARD = Stop("hand:B7", "blue 7, minus 7", QRectF(), "card", "must be laid", short="blue 7", help="It wins.")
PLACE = Stop("row:0", "Row 1: blue 7", QRectF(), "place", short="Row 1", hotkey="1")
GREY = Stop("button:end", "End", QRectF(), "button", enabled=False, hotkey="E", help="Not yet.")
GROUPS = [Group("hand", "Your hand", (CARD, PLACE)), Group("button", "Buttons", (GREY,))]


def told(wordiness: str) -> list[tuple[str, str]]:
    groups = groups_to_tell(GROUPS, wordiness, Words())
    return [(stop.name, stop.told) for group in groups for stop in group.stops]


def test_little_is_the_name_what_a_card_must_and_why_a_button_is_grey() -> None:
    assert told(SHORT) == [("blue 7", "must be laid"), ("Row 1: blue 7", ""), ("End", "Not yet.")]


def test_the_usual_has_worth_and_help() -> None:
    assert told(USUAL) == [
        ("blue 7, minus 7", "must be laid. It wins."),
        ("Row 1: blue 7", ""),
        ("End", "Not yet."),
    ]


def test_everything_has_keys_and_places_besides() -> None:
    assert told(FULL) == [
        ("blue 7, minus 7", "must be laid. It wins. 1 of 2."),
        ("Row 1: blue 7", "Key: 1. 2 of 2."),
        ("End", "Not yet. Key: E."),
    ]


def test_who_wants_little_is_not_told_what_he_did_but_what_came_of_it_and_what_others_did() -> None:
    events = [Happened(1, "played"), Happened(1, "took"), Happened(0, "played")]

    assert events_to_tell(events, 1, frozenset({"played"}), SHORT) == events[1:]
    assert events_to_tell(events, 1, frozenset({"played"}), USUAL) == events
    assert events_to_tell(events, 1, frozenset({"played"}), FULL) == events
    assert events_to_tell(events, -1, frozenset({"played"}), SHORT) == events


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_what_tells_its_mover_nothing_new_is_something_that_a_seat_of_the_game_does(game_id: str) -> None:
    moves = vars(import_module(f"holzwurm_desktop.games.{game_id}.moves")).values()
    defaults = [getattr(each, "_field_defaults", {}) for each in moves]
    kinds = {each["kind"] for each in defaults if "kind" in each}

    known = game_text(game_id).known_to_mover
    assert known <= kinds
    # What is drawn, taken, decided or counted is news to everybody.
    assert known.isdisjoint({"drew", "took", "drawn", "row-taken", "guessed", "duel-decided", "round-ended"})


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Callable[[str], TableView]]:
    views: list[TableView] = []

    def lay(wordiness: str) -> TableView:
        view = table(FakeSession(), settings=TableSettings(speed="off", wordiness=wordiness))
        qtbot.addWidget(view)
        qtbot.waitUntil(lambda: view.reader.quiet)
        views.append(view)
        return view

    yield lay
    for view in views:
        view.close_table()


def play(view: TableView, qtbot: QtBot) -> None:
    view.press_stop("hand:B1")
    view.press_stop("row:new")
    qtbot.waitUntil(lambda: view.reader.quiet)


def test_little_after_an_own_move_is_silence_until_it_is_your_turn_again(
    lay: Callable[[str], TableView], said: list[str], qtbot: QtBot
) -> None:
    view = lay(SHORT)
    view.press_stop("hand:B1")
    qtbot.waitUntil(lambda: view.reader.quiet)
    said.clear()
    view.press_stop("row:new")
    qtbot.waitUntil(lambda: view.reader.quiet)
    assert said == []

    view.session.let_others_play()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: view.reader.quiet)

    assert said[-1].startswith("Bram ")
    assert said[-1].endswith(" It is your turn, Anna.")
    assert "Bram’s turn" not in " ".join(said)


def test_everything_at_your_turn_has_the_scores(
    lay: Callable[[str], TableView], said: list[str], qtbot: QtBot
) -> None:
    view = lay(FULL)
    play(view, qtbot)
    assert said[-1] == "Anna opens a new row with the blue 1. It is Bram’s turn."

    view.session.let_others_play()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: view.reader.quiet)

    assert " It is your turn, Anna. Round 1 of 1. Anna: Total 0, hand " in said[-1]


def test_a_card_is_called_by_its_name_alone_where_little_is_wanted(lay: Callable[[str], TableView]) -> None:
    names = {
        wordiness: next(
            stop.name for group in lay(wordiness).groups() for stop in group.stops if stop.key == "hand:B1"
        )
        for wordiness in (SHORT, USUAL, FULL)
    }

    assert names == {SHORT: "blue 1", USUAL: "blue 1, minus 1", FULL: "blue 1, minus 1"}


def test_the_setting_holds_at_once(lay: Callable[[str], TableView], qtbot: QtBot) -> None:
    view = lay(USUAL)
    view.apply_settings(TableSettings(speed="off", wordiness=FULL))

    stop = QAccessible.queryAccessibleInterface(view.node("row:new"))
    assert stop.text(QAccessible.Text.Description) == "Key: N."
