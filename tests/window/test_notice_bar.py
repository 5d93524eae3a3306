"""The strip that tells things and stops nothing."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.notice_bar import MOST, NoticeBar, Strip


@pytest.fixture
def bar(program: Program, qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar(program.appearance)
    qtbot.addWidget(bar)
    return bar


def test_it_is_hidden_while_there_is_nothing_to_tell(bar: NoticeBar) -> None:
    assert bar.isHidden()


def test_the_newest_message_is_shown_and_behind_it_the_one_before(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "one"))
    bar.tell(Strip(lambda: "two"))
    assert bar.label.text() == "two"
    bar.dismiss()
    assert bar.label.text() == "one"
    bar.dismiss()
    assert bar.isHidden()


def test_equal_messages_are_one_with_a_count(bar: NoticeBar) -> None:
    for text in ("full", "other", "full", "full"):
        bar.tell(Strip(lambda text=text: text))
    assert bar.label.text() == "full (3 times)"
    bar.dismiss()
    assert bar.label.text() == "other"
    bar.dismiss()
    assert bar.isHidden()


def test_what_is_told_at_a_table_is_said_together_with_what_the_table_says(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Older readers hear only what comes from where the keyboard is, and of two texts at once newer ones hear one."""
    said: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda _view, text, urgent=False: said.append(text))
    seats = (Seat("Nora"), Seat("Ben", "beginner"))
    window.begin("holzwurm", Choices(seats, {"rounds": 1}, start=0, deal_number=13))
    strip = window.notices.shown
    assert strip is not None
    assert strip.say() in said


def test_two_lasting_offers_do_not_replace_each_other(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "not opened", lambda: "Backups", lambda: None, lasting=True))
    bar.tell(Strip(lambda: "not saved", lambda: "Save a copy", lambda: None, lasting=True))
    assert bar.label.text() == "not saved"
    bar.dismiss()
    assert bar.label.text() == "not opened"


def test_a_message_is_withdrawn_when_its_cause_is_gone(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "full", cause="disk"))
    bar.tell(Strip(lambda: "other"))
    assert bar.withdraw("disk")
    assert bar.label.text() == "other"
    assert not bar.withdraw("disk")


def test_no_more_than_some_messages_are_kept(bar: NoticeBar) -> None:
    for number in range(MOST + 5):
        bar.tell(Strip(lambda number=number: str(number)))
    for _ in range(MOST):
        assert not bar.isHidden()
        bar.dismiss()
    assert bar.isHidden()


def test_an_offer_is_shown_at_once_and_taken_by_its_button(bar: NoticeBar, qtbot: QtBot) -> None:
    taken = []
    bar.tell(Strip(lambda: "one"))
    bar.tell(Strip(lambda: "two"))
    bar.tell(Strip(lambda: "deleted", lambda: "Bring back", lambda: taken.append(1)))
    assert bar.label.text() == "deleted"
    qtbot.mouseClick(bar.offer_button, Qt.MouseButton.LeftButton)
    assert taken == [1]
    assert bar.label.text() == "two"


def test_an_offer_that_is_over_is_withdrawn(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "deleted", lambda: "Bring back", lambda: None))
    bar.withdraw_offers()
    assert bar.isHidden()


def test_escape_puts_a_message_away(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.tell(Strip(lambda: "one"))
    qtbot.keyClick(bar.close_button, Qt.Key.Key_Escape)
    assert bar.isHidden()
