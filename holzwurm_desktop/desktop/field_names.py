"""Labels that name the field behind them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget


def name_field(label: QLabel, field: QWidget) -> None:
    """Let `label` name `field`: its underlined letter leads there, and its last letter is not cut off."""
    label.setBuddy(field)
    # Qt measures a label with kerning and draws it without, if a letter is underlined.
    label.setContentsMargins(0, 0, label.fontMetrics().averageCharWidth(), 0)


def name_list(box: QComboBox, name: str) -> None:
    """Tell screen readers what a drop-down list chooses that has no label to be seen. It has to lie in a widget."""
    box.setAccessibleName(name)
    # On Linux Qt gives the chosen entry as the name, and what the list is for by its label only.
    around = box.parentWidget()
    assert around is not None
    labels = around.findChildren(QLabel, "", Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((each for each in labels if each.buddy() is box), None)
    if label is None:
        label = QLabel(around)
        label.setBuddy(box)
        label.hide()
    label.setText(name)
