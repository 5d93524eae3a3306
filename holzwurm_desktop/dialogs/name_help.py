"""Helps where the name of a person is typed: the names that are known are offered, and the portrait is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QStringListModel, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCompleter, QLineEdit

from holzwurm_desktop.models.people import People
from holzwurm_desktop.table.art.portraits import portrait


def icon_of(face: str, side: int, ratio: float) -> QIcon:
    """A portrait as an icon of `side` logical pixels; none for no face."""
    icon = QIcon()
    if face:
        drawn = portrait(face, side, ratio)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # else it is tinted in a selected row
            icon.addPixmap(drawn, mode)
    return icon


class NameHelp(QObject):
    """Offers names in a field as soon as their beginning is typed, and shows whose name it is."""

    def __init__(self, field: QLineEdit, people: People, wanted: Callable[[], bool] = lambda: True) -> None:
        """wanted: whether a person is to be named in the field now, and no computer player."""
        super().__init__(field)
        self._field = field
        self._people = people
        self._wanted = wanted
        self.names = QStringListModel(self)
        """The names on offer."""
        self._completer = QCompleter(self.names, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.picture = field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        """Shows the portrait of the person who is named."""
        field.textChanged.connect(self.refresh)
        people.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Fit what is offered and shown to what is wanted and typed."""
        wanted = self._wanted()
        if self.names.stringList() != self._people.offered:
            self.names.setStringList(self._people.offered)
        if (self._field.completer() is not None) != wanted:
            self._field.setCompleter(self._completer if wanted else None)  # type: ignore[arg-type] # None is allowed
        face = self._people.face(self._field.text()) if wanted else ""
        side = self._field.fontMetrics().height() + 2
        self.picture.setIcon(icon_of(face, side, self._field.devicePixelRatioF()))
        self.picture.setText(self._people.looks(self._field.text()))  # for screen readers
        self.picture.setToolTip(self.tr("Portrait of {name}").format(name=self._field.text()))
        self.picture.setVisible(bool(face))
