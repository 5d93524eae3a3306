"""A table and the list beside it: the table stays as large as it can."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.dialogs.table_and_list import TableAndList

SIDE, BELOW = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@pytest.mark.parametrize(
    ("size", "place"), [((1180, 620), SIDE), ((796, 620), BELOW), ((640, 300), SIDE), ((800, 480), SIDE)]
)
def test_the_list_lies_where_the_table_stays_larger(
    qtbot: QtBot, size: tuple[int, int], place: Qt.Orientation
) -> None:
    both = TableAndList(QWidget(), QWidget())
    qtbot.addWidget(both)
    both.show()
    both.resize(QSize(*size))
    qtbot.waitUntil(lambda: both.orientation() == place)
    table, things = (both.widget(at) for at in range(2))
    assert things.width() >= 170
    assert things.height() >= 120
    assert table.width() * table.height() > things.width() * things.height()


@pytest.mark.parametrize(("width", "share"), [(1180, 240), (1020, 201), (800, 170)])
def test_the_list_takes_less_where_the_table_needs_the_room(qtbot: QtBot, width: int, share: int) -> None:
    both = TableAndList(QWidget(), QWidget())
    qtbot.addWidget(both)
    both.show()
    both.resize(QSize(width, 480))
    qtbot.waitUntil(lambda: abs(both.widget(1).width() - share) <= both.handleWidth())
    both.setSizes([width - 300, 300])
    both.splitterMoved.emit(width - 300, 1)
    both.resize(QSize(width, 490))
    assert both.widget(1).width() >= 290
