"""Names and titles come from files too: they are shown as they are, on one line, and make no window wider."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from tests.playing import play_on

HTML = "<img src='/x.png'><b>Z"
HOSTILE = [HTML, "\u202eAnn\nBea", "W" * 10_000, "עדה"]
BAD_SIGNS = "\n\r\u202e\u202d\u2028"


@pytest.fixture
def match() -> Match:
    """A finished match that was read from a file with such names."""
    match = Match.new(all_games()["holzwurm"], [Player(str(seat)) for seat in range(4)], {"rounds": 1}, 5)
    play_on(match, 1, 10**6)
    if not match.round_over:
        match.settle()
    record = match.to_record()
    for seat, name in zip(record["seats"], HOSTILE, strict=True):
        seat["name"] = name
    record["comment"] = record["app"] = HTML
    return Match.from_record(json.loads(json.dumps(record)))


def windows(program: Program, match: Match) -> Iterator[QWidget]:
    """Every window that shows a match or its players."""
    window = program.window
    unfinished = match.at(0, 3)
    window.show_match(program.matches.practise(unfinished))
    assert window.session is not None
    window.dock.setVisible(True)
    yield window
    window.windows.game_info(window.session)
    yield window.windows._open["game_info"]
    window.windows._open["game_info"].close()
    window.replay_opener.look_through(window.session)
    yield window.windows._open["replay"]
    window.windows._open["replay"].close()
    window.show_lobby()
    first = program.matches.running()[0]
    program.matches.rename(first.match_id, HTML + "\n" + "W" * 10_000)
    window._saved.refresh()
    yield window
    count_as_played_here(program, match)
    window.windows.statistics("holzwurm")
    statistics = window.windows._open["statistics"]
    assert isinstance(statistics, StatisticsDialog)
    statistics.matches_table.selectRow(0)
    for tab in range(statistics.tabs.count() - 1):  # the rating needs a thread of its own
        statistics.tabs.setCurrentIndex(tab)
    yield statistics


def count_as_played_here(program: Program, match: Match) -> None:
    """Play the match to its end here, move by move, so that it counts."""
    session = program.matches.practise(match.at(0, 0))
    session.saved._practice = session.practice = False
    for move in match.rounds[0].moves:
        session.match.play_json(move)
    if not session.match.round_over:
        session.match.settle()
    session.saved.catch_up(session.match, practice=False)
    session.close()


def tips(window: QWidget) -> Iterator[str]:
    for widget in [window, *window.findChildren(QWidget)]:
        yield widget.toolTip()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from texts(widget.model(), Qt.ItemDataRole.ToolTipRole)


def texts(model: QAbstractItemModel, role: int) -> Iterator[str]:
    for row in range(model.rowCount()):
        yield str(model.headerData(row, Qt.Orientation.Vertical, role) or "")
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
        for column in range(columns):
            yield str(model.data(model.index(row, column), role) or "")


def test_no_text_from_a_file_is_taken_for_html(program: Program, match: Match) -> None:
    for window in windows(program, match):
        for tip in tips(window):
            assert "<img" not in tip
            assert "<b>" not in tip
        for label in window.findChildren(QLabel):
            if "<" in label.text():
                assert label.textFormat() == Qt.TextFormat.PlainText, label.text()


def test_no_name_breaks_a_line_or_turns_a_sentence_round(program: Program, match: Match) -> None:
    for window in windows(program, match):
        shown = [window.windowTitle(), *(label.text() for label in window.findChildren(QLabel))]
        for widget in window.findChildren(QWidget):
            shown.append(widget.accessibleName())
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                    shown += texts(widget.model(), role)
        assert [text for text in shown if "Ann" in text and any(sign in text for sign in BAD_SIGNS)] == []


def test_no_name_makes_a_window_wider_than_a_small_screen(
    program: Program, match: Match, qtbot: QtBot
) -> None:
    for window in windows(program, match):
        window.show()
        assert window.minimumSizeHint().width() <= 1024, window
        assert window.minimumWidth() <= 1024
        window.hide()
