"""What the window tells, and takes back when it is no longer so."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.storage.errors import Notice
from holzwurm_desktop.window.notice_bar import NoticeBar
from holzwurm_desktop.window.notifier import Notifier


@pytest.fixture
def bar(program: Program, qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar(program.appearance)
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def notifier(program: Program, bar: NoticeBar) -> Notifier:
    return Notifier(bar, program.languages.words)


def test_not_saved_goes_when_it_is_saved(notifier: Notifier, bar: NoticeBar) -> None:
    notifier.not_saved("not-saved-disk-full", {}, lambda: None)
    notifier.saved_again()
    assert bar.isHidden()


def test_that_nothing_is_kept_is_told_again_when_the_match_is_left(
    notifier: Notifier, bar: NoticeBar
) -> None:
    notifier.start_notice(Notice("database-disk-full"), lambda: None, lambda _: None)
    told = bar.label.text()
    notifier.not_saved("database-disk-full", {}, lambda: None)
    notifier.saved_again()
    assert bar.label.text() == told


def test_that_nothing_is_kept_goes_when_it_is_kept_after_all(notifier: Notifier, bar: NoticeBar) -> None:
    notifier.start_notice(Notice("database-disk-full"), lambda: None, lambda _: None)
    notifier.not_saved("database-disk-full", {}, lambda: None)
    notifier.kept_again()
    assert bar.isHidden()


def test_preferences_that_were_saved_after_all_are_no_trouble_any_more(program: Program) -> None:
    program.preferences.saving_failed.emit(Notice("disk-full"))
    assert not program.window.notices.isHidden()
    program.preferences.change(volume=31)
    assert program.window.notices.isHidden()
