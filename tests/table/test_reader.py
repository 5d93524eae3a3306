"""What a screen reader is told of the table: when, in which order, and from where. Qt's events are caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeyEvent
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table import reader as reading
from holzwurm_desktop.table.hearing import lists_announcements
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.stage import Node
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.table.view import TableView
from tests.table.fakes import FakeSession, table

Event = QAccessible.Event


class Ear:
    """Everything told, in order: announcements as their text, other events as kind and key."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.sources: list[Any] = []
        self.described: list[str] = []

    def __call__(self, event: QAccessibleEvent) -> None:
        source: Any = event.object()
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append(event.message())
            self.sources.append(source)
        elif isinstance(source, Node):
            self.heard.append((event.type(), source.key))
            if event.type() == Event.DescriptionChanged:
                stop = QAccessible.queryAccessibleInterface(source)
                self.described.append(stop.text(QAccessible.Text.Description))

    @property
    def said(self) -> list[str]:
        return [each for each in self.heard if isinstance(each, str)]

    @property
    def told(self) -> list[tuple[Event, str]]:
        return [each for each in self.heard if isinstance(each, tuple)]


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(reading, "announcements_heard", lambda: True)
    return ear


@pytest.fixture
def session() -> FakeSession:
    return FakeSession()


@pytest.fixture
def view(qtbot: QtBot, session: FakeSession, ear: Ear) -> Iterator[TableView]:
    view = table(session)
    qtbot.addWidget(view)
    view.setFocus()
    qtbot.waitUntil(lambda: view.hasFocus() and view.reader.quiet)
    ear.heard.clear()
    yield view
    view.close_table()


@pytest.fixture
def hear(qtbot: QtBot, view: TableView, ear: Ear) -> Callable[[], list[str]]:
    """What is said until all is quiet."""

    def said() -> list[str]:
        qtbot.waitUntil(lambda: view.reader.quiet)
        return ear.said

    return said


def test_a_move_is_told_as_one_text_with_whose_turn_it_is(
    view: TableView, session: FakeSession, hear: Callable[[], list[str]]
) -> None:
    view.press_stop("hand:B1")
    view.press_stop("row:new")

    assert hear() == ["Anna opens a new row with the blue 1. It is Bram’s turn."]


def test_moves_that_follow_at_once_are_joined_until_it_is_your_turn(
    view: TableView, session: FakeSession, hear: Callable[[], list[str]]
) -> None:
    view.press_stop("hand:B1")
    view.press_stop("row:new")
    session.let_others_play()

    (said,) = hear()
    assert said.startswith("Anna opens a new row with the blue 1. Bram ")
    assert said.endswith(" It is your turn, Anna.")


def test_what_comes_soon_after_an_announcement_waits_and_is_not_lost(
    view: TableView, ear: Ear, hear: Callable[[], list[str]], qtbot: QtBot
) -> None:
    view.announce("one")
    qtbot.waitUntil(lambda: bool(ear.said))
    view.announce("two")
    view.announce("three")

    assert hear() == ["one.", "two. three."]


def test_everything_comes_from_the_stop_that_has_the_keyboard(
    view: TableView, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    ear.sources.clear()
    view.announce("one")
    hear()

    assert ear.sources == [view.node(view.focus_key)]


def test_changes_of_the_tree_come_first_then_the_focus_then_the_words(
    view: TableView, session: FakeSession, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    view.focus_visible = True
    view.focus_stop("hand:B1")
    hear()
    ear.heard.clear()
    view.press_stop("hand:B1")
    view.press_stop("row:new")
    hear()

    assert (Event.ObjectDestroyed, "hand:B1") in ear.told
    assert (Event.ObjectDestroyed, "row:new") not in ear.told or (Event.ObjectCreated, "row:0") in ear.told
    assert [each for each in ear.told if each[0] == Event.Focus] == [(Event.Focus, view.focus_key)]
    assert [type(each) for each in ear.heard[-2:]] == [tuple, str]
    assert ear.heard[-2] == (Event.Focus, view.focus_key)


def test_a_name_that_changes_is_told(
    view: TableView, session: FakeSession, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    view.press_stop("hand:B1")
    view.press_stop("row:new")
    hear()

    assert (Event.NameChanged, "seat:0") in ear.told


def test_what_can_be_done_is_told_with_the_focus_and_not_again_whenever_it_changes(
    view: TableView, ear: Ear, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def groups(about: str, help: str) -> None:
        stop = Stop("row:new", "New row", QRectF(), "place", about, help=help)
        monkeypatch.setattr(view.table, "groups", lambda: [Group("row", "Rows", (stop,))])
        view.stops_changed()
        hear()

    groups("empty", "Enter plays.")
    ear.heard.clear()
    groups("empty", "Enter plays, or O.")
    assert (Event.DescriptionChanged, "row:new") not in ear.told
    groups("full", "Enter plays, or O.")

    assert (Event.DescriptionChanged, "row:new") in ear.told


def test_taking_a_card_up_and_putting_it_back_is_told(
    view: TableView, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    view.press_stop("hand:B1")
    hear()
    view.table.actions.put_back()
    hear()

    assert (Event.SelectionAdd, "hand:B1") in ear.told
    assert (Event.SelectionRemove, "hand:B1") in ear.told


def test_the_choice_is_told_by_its_title_and_only_if_nothing_follows(
    view: TableView, hear: Callable[[], list[str]]
) -> None:
    view.press_stop("hand:B1")
    assert hear() == ["New row: stays."]
    view.press_stop("row:new")
    assert hear()[1:] == ["Anna opens a new row with the blue 1. It is Bram’s turn."]


def test_what_happened_is_said_again_and_stepped_back_through(
    view: TableView, hear: Callable[[], list[str]]
) -> None:
    for text in ("one", "two", "three"):
        view.announce(text)
        hear()

    view.say_again(1)
    view.say_again(1)
    view.say_again(1)
    view.say_again(-1)

    assert hear()[3:] == ["three.", "two.", "one.", "two."]
    assert view.table.note.text == "two."


def test_a_refusal_is_said(view: TableView, hear: Callable[[], list[str]]) -> None:
    view.press_stop("row:new")

    assert hear() == ["Choose a card from your hand first."]


def test_a_move_of_another_that_takes_away_the_focused_stop_is_said_first(
    view: TableView, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    """A reader breaks off what it says where the keyboard goes elsewhere, but where a key brought it there."""
    first, second, third = (stop.key for stop in view.groups()[0].stops[:3])
    view.focus_stop(first)
    view.reader.attend()
    view.announce("Bram takes eight cards.")
    hear()
    ear.heard.clear()
    view.focus_stop(second)
    view.announce("Carl takes none.")

    assert hear() == ["Carl takes none."]
    assert ear.sources[-1].key == first
    assert (Event.Focus, second) not in ear.told

    view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier))
    hear()
    assert [key for kind, key in ear.told if kind == Event.Focus] == [third]


def test_another_name_of_what_has_the_keyboard_is_told_after_what_is_being_said(
    view: TableView, ear: Ear, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = view.groups()[0].stops[0].key
    view.focus_stop(key)
    view.reader.attend()
    hear()
    groups = view.groups()
    first = replace(groups[0], stops=(replace(groups[0].stops[0], name="another"), *groups[0].stops[1:]))
    view.announce("Bram takes eight cards.")
    hear()
    ear.heard.clear()
    monkeypatch.setattr(view, "groups", lambda: [first, *groups[1:]])
    view.reader.soon()
    hear()
    assert (Event.NameChanged, key) not in ear.told

    view.reader.attend()
    hear()
    assert (Event.NameChanged, key) in ear.told


def test_where_the_keyboard_is_is_told_by_itself_once_all_is_said(
    view: TableView, ear: Ear, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.reader.attend()
    monkeypatch.setattr(reading, "LETTERS_PER_SECOND", 1000)
    view.announce("Bram takes eight cards.")
    qtbot.waitUntil(lambda: bool(ear.said))
    last = view.groups()[0].stops[-1].key
    view.focus_stop(last)
    qtbot.waitUntil(lambda: (Event.Focus, last) in ear.told)


def test_enter_out_of_turn_tells_whose_turn_it_is(
    view: TableView, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeSession, "turn", 1)
    hear()
    view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
    assert hear()[-1] == in_sentences([view.table.call_words()])


def test_a_question_is_told_by_the_focus_alone(
    view: TableView, session: FakeSession, ear: Ear, hear: Callable[[], list[str]]
) -> None:
    session.undo_breaks_fairness = True
    view.press_stop("hand:B1")
    view.press_stop("row:new")
    hear()
    ear.heard.clear()
    view.request_undo()

    assert hear() == []
    assert (Event.ObjectCreated, "question:") in ear.told
    assert (Event.Focus, "question:no") in ear.told


def test_a_reader_without_announcements_is_told_with_the_focused_stop(
    view: TableView, ear: Ear, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "announcements_heard", lambda: False)
    view.announce("one")
    hear()

    assert ear.said == []
    assert (Event.DescriptionChanged, view.focus_key) in ear.told
    assert ear.described == ["one."]


def test_what_gets_the_keyboard_is_not_described_by_what_was_told_already(
    view: TableView, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "announcements_heard", lambda: False)
    view.announce("one")
    hear()
    stop = QAccessible.queryAccessibleInterface(view.node(view.focus_key))

    assert stop.text(QAccessible.Text.Description) == ""


def test_a_reader_without_announcements_hears_the_same_again_when_asked_twice(
    view: TableView, ear: Ear, hear: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "announcements_heard", lambda: False)
    view.announce("one")
    hear()
    view.say_again(1)
    view.say_again(1)

    assert [each.strip() for each in ear.described] == ["one."] * 3
    assert all(one != other for one, other in pairwise(ear.described))


@pytest.mark.parametrize(
    ("registered", "heard"),
    [
        ('[Argument: (ss) ":1.0", "Object:Announcement:"]', True),
        ('[Argument: (ss) ":1.0", "Object::"]', True),
        ('[Argument: (ss) ":1.0", "Object:StateChanged:focused"]', False),
        ("", False),
    ],
)
def test_the_registry_tells_whether_announcements_are_heard(registered: str, heard: bool) -> None:
    assert lists_announcements(registered) is heard


def test_tab_past_the_last_group_leaves_the_table_where_something_else_takes_the_keyboard(
    view: TableView, qtbot: QtBot
) -> None:
    for _ in range(5):
        qtbot.keyClick(view, "\t")

    assert view.focus_key.startswith("hand:")  # nothing else does


def test_tab_comes_back_to_the_card_that_it_left(view: TableView, qtbot: QtBot) -> None:
    third = view.table.fan.cards[2]
    view.focus_stop(f"hand:{third}")
    qtbot.keyClick(view, "\t")
    assert not view.focus_key.startswith("hand:")
    qtbot.keyClick(view, "\t", Qt.KeyboardModifier.ShiftModifier)

    assert view.focus_key == f"hand:{third}"


def test_a_button_that_goes_does_not_leave_the_keyboard_on_another(view: TableView) -> None:
    view.focus_visible = True
    view.focus_key = "button:gone"
    view.mend_focus()

    assert view.focus_key.startswith("hand:")
