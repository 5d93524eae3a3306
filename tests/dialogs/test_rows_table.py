"""Tables of rows: no column is narrower than its words, and one takes what is left."""

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from holzwurm_desktop.dialogs.rows_table import rows_table

NAME = "Somebody with a long name"


@pytest.mark.parametrize("width", [240, 1600])
def test_the_widest_column_never_hides_its_words(qtbot: QtBot, width: int) -> None:
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(["Name", "Matches", "Wins", "Longest row"])
    table = rows_table(model, 0)  # type: ignore[arg-type]
    qtbot.addWidget(table)
    table.resize(width, 200)
    table.show()
    model.appendRow([QStandardItem(text) for text in (NAME, "8", "3", "the longest of all rows")])

    header = table.horizontalHeader()
    qtbot.waitUntil(lambda: header.sectionSize(0) >= table.sizeHintForColumn(0))
    assert table.sizeHintForColumn(0) > table.fontMetrics().horizontalAdvance(NAME)
    if width == 1600:
        assert header.length() == table.viewport().width()
