"""The strip that tells things and stops nothing."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.window.notice_bar import NoticeBar, Strip


@pytest.fixture
def bar(program: Program, qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar(program.appearance)
    qtbot.addWidget(bar)
    return bar


def test_it_is_hidden_while_there_is_nothing_to_tell(bar: NoticeBar) -> None:
    assert bar.isHidden()


def test_messages_wait_for_each_other(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "one"))
    bar.tell(Strip(lambda: "two"))
    assert bar.label.text() == "one"
    bar.dismiss()
    assert bar.label.text() == "two"
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
    assert bar.label.text() == "one"


def test_an_offer_that_is_over_is_withdrawn(bar: NoticeBar) -> None:
    bar.tell(Strip(lambda: "deleted", lambda: "Bring back", lambda: None))
    bar.withdraw_offers()
    assert bar.isHidden()


def test_escape_puts_a_message_away(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.tell(Strip(lambda: "one"))
    qtbot.keyClick(bar.close_button, Qt.Key.Key_Escape)
    assert bar.isHidden()
