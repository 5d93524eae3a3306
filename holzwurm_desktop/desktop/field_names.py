"""Labels that name the field behind them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QLabel


class FieldLabel(QLabel):
    """A label whose last letter is not cut off, whatever the size of the text: Qt measures it with kerning, and draws
    it without, if a letter is underlined."""

    def sizeHint(self) -> QSize:
        return self._with_room(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._with_room(super().minimumSizeHint())

    def _with_room(self, size: QSize) -> QSize:
        return QSize(size.width() + self.fontMetrics().averageCharWidth(), size.height())


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
