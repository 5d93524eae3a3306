"""Messages to the player on a strip of paper above the table, which wait without interrupting the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.table.accessible import say


@dataclass(frozen=True)
class Strip:
    """One message; `say` returns it in the present language. `offer` returns the text of a button that calls `act`.

    lasting: the offer stays valid whatever happens on the table; cause: what it tells of, by which it is withdrawn
    when that is over.
    """

    say: Callable[[], str]
    offer: Callable[[], str] | None = None
    act: Callable[[], None] | None = None
    lasting: bool = False
    cause: str = ""

    @property
    def passing(self) -> bool:
        """Whether its offer is valid only until the next move."""
        return self.offer is not None and not self.lasting

    def tells_the_same(self, other: Strip) -> bool:
        """Whether nobody could tell the two apart."""
        return self._texts == other._texts

    @property
    def _texts(self) -> tuple[str, str, str]:
        return self.cause, self.say(), self.offer() if self.offer else ""


MOST = 20
"""How many messages are kept; the oldest go first."""


class NoticeBar(QFrame):
    """Shows the newest message, and when it is dismissed the one before; hidden if there are none. Equal messages
    are one, with a count. Escape dismisses the one shown. `say_aloud`: by which a screen reader is told of each."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.say_aloud: Callable[[str], None] = lambda text: say(self, text)
        self._strips: list[Strip] = []  # the newest first
        self._times: dict[int, int] = {}  # how often each was told, by its identity
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.offer_button = QPushButton()
        self.close_button = QPushButton()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 7, 10, 7)
        layout.setSpacing(8)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.offer_button)
        layout.addWidget(self.close_button)
        self.offer_button.clicked.connect(self.take_offer)
        self.close_button.clicked.connect(self.dismiss)
        appearance.palette_changed.connect(self._dress)
        self._dress()
        self._show()

    def tell(self, strip: Strip) -> None:
        """Show a message. An earlier offer is out of date then if this one brings another, unless it is lasting."""
        same = [told for told in self._strips if told.tells_the_same(strip)]
        times = 1 + sum(self._times.pop(id(told)) for told in same)
        outdated = [told for told in self._strips if told.passing] if strip.offer else []
        self._keep(
            [strip, *(told for told in self._strips if told not in same and told not in outdated)][:MOST]
        )
        self._times[id(strip)] = times
        self._show()
        # A label that appears does not take the focus, so a screen reader would not notice it by itself.
        self.say_aloud(strip.say())

    @property
    def shown(self) -> Strip | None:
        """The message shown now; None if there is none."""
        return self._strips[0] if self._strips else None

    def take_offer(self) -> None:
        """Do what the message shown offers, and dismiss it."""
        act = self._strips[0].act if self._strips else None
        self.dismiss()  # first: what it does may show a message itself
        if act is not None:
            act()

    def dismiss(self) -> None:
        """Dismiss the message shown."""
        self._keep(self._strips[1:])
        self._show()

    def withdraw(self, cause: str) -> bool:
        """Remove the messages whose cause is over; whether there were any."""
        left = [told for told in self._strips if told.cause != cause]
        any_gone = len(left) < len(self._strips)
        self._keep(left)
        self._show()
        return any_gone

    @Slot()
    def withdraw_offers(self) -> None:
        """Remove messages whose offers are no longer valid."""
        self._keep([told for told in self._strips if not told.passing])
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _keep(self, strips: list[Strip]) -> None:
        self._strips = strips
        self._times = {id(strip): self._times.get(id(strip), 1) for strip in strips}

    def _show(self) -> None:
        self.close_button.setText(self.tr("Close"))
        describe({self.close_button: self.tr("Puts this message away")})
        self.setVisible(bool(self._strips))
        if self._strips:
            strip = self._strips[0]
            times = self._times[id(strip)]
            text = strip.say()
            self.label.setText(
                self.tr("{text} ({times} times)").format(text=text, times=times) if times > 1 else text
            )
            self.offer_button.setVisible(strip.offer is not None)
            self.offer_button.setText(strip.offer() if strip.offer else "")

    def _dress(self) -> None:
        colours = self._appearance.palette
        self.setStyleSheet(
            f"NoticeBar {{ background: {colours.label.name()};"
            f" border-bottom: 2px solid {colours.label_edge.name()}; }}"
            f"NoticeBar QLabel {{ color: {colours.label_text.name()}; }}"
        )
