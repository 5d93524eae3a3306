"""The button of the start page that says who plays, and lets somebody else play."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.dialogs.name_help import icon_of
from holzwurm_desktop.models.people import People

_CHOSEN = "\N{CHECK MARK}"


class WhoButton(QPushButton):
    """Shows whoever learns and solves puzzles and sits at the first seat; its menu offers the others."""

    people_requested = Signal()
    """The page of the people was asked for."""

    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self._choices = QMenu(self)
        self.setMenu(self._choices)
        self._choices.aboutToShow.connect(self._offer)
        people.changed.connect(self.show_who)
        people.player_changed.connect(self.show_who)
        self.retranslate()

    def tell_key(self, key: str) -> None:
        """Tell the key that opens the page of the people."""
        give_keys(self, key)

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        describe(
            {
                self: self.tr(
                    "Lessons, puzzles and the first seat of a new match are theirs; choose somebody else"
                )
            }
        )
        self.show_who()

    def show_who(self) -> None:
        """Show the name and the portrait of whoever plays."""
        name = self._people.me
        side = self.fontMetrics().height() + 6
        self.setIconSize(QSize(side, side))
        self.setText(name.replace("&", "&&"))
        self.setAccessibleName(self.tr("Who plays: {name}").format(name=name))
        self.setIcon(icon_of(self._people.face(name), side, self.devicePixelRatioF()))

    def _offer(self) -> None:
        menu, me = self._choices, self._people.me
        menu.clear()
        group = QActionGroup(menu)
        side = self.iconSize().width()
        for name in self._people.offered:
            # At the right, where keys stand: a portrait takes the place of the usual check mark.
            mark = f"\t{_CHOSEN}" if name == me else ""
            action = QAction(name.replace("&", "&&") + mark, group)
            action.setCheckable(True)
            action.setChecked(name == me)
            action.setIcon(icon_of(self._people.face(name), side, self.devicePixelRatioF()))
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _=False, name=name: self._people.play_as(name))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self.tr("&People…")).triggered.connect(lambda: self.people_requested.emit())
