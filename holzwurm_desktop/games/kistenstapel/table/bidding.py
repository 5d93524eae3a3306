"""A sealed bid for the unused cards: a question whose number is stepped, or typed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID
from holzwurm_desktop.games.kistenstapel.moves import Bid
from holzwurm_desktop.table.question import Answer

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


class Bidding:
    """Asks the person whose bid is due."""

    def __init__(self, table: KistenstapelTable) -> None:
        self._table = table
        self.value = 0
        self._asked = -1

    @property
    def due(self) -> bool:
        """Whether the person at the screen has to bid."""
        table = self._table
        return table.now.phase == "bid" and table.session.my_turn and not table.view.concealed

    def offer(self) -> None:
        """Ask, if a bid is due and nothing else is asked."""
        if not self.due:
            self._asked = -1
        elif self._table.question is None and self._table.sheet is None:
            if self._asked != self._table.session.turn:
                self._asked, self.value = self._table.session.turn, 0
            self._ask("bid")

    def _ask(self, focus: str) -> None:
        table, say = self._table, self._table.look.words.say
        cards = [sum(hand[kind] for hand in table.now.hands) for kind in range(4)]
        question = say(
            text.YOUR_BID,
            name=table.session.name(table.session.turn),
            cards=counted_cards(table.look.words, cards),
            bid=self.value,
        )
        answers = [Answer("bid", say(text.BID_IS, bid=self.value), "Enter", self._bid)]
        answers += [
            Answer(f"step{step}", f"{sign}{abs(step)}", key, partial(self.step, step))
            for step, sign, key in (
                (10, "+", "PgUp"),
                (1, "+", "\N{UPWARDS ARROW}"),
                (-1, "\N{MINUS SIGN}", "\N{DOWNWARDS ARROW}"),
                (-10, "\N{MINUS SIGN}", "PgDn"),
            )
        ]
        answers.append(Answer("none", say(text.NO_BID), "Esc", self._bid_nothing))
        table.ask(question, answers)
        if table.question is not None:
            low = QPointF(table.zones.middle.center().x(), table.zones.middle.bottom())
            table.question.lay(low, table.zones.middle)
        table.view.focus_stop(f"question:{focus}")

    def step(self, step: int) -> None:
        """Bid more or less."""
        self._change(self.value + step, f"step{step}")

    def _change(self, value: int, focus: str) -> None:
        self.value = min(max(value, 0), HIGHEST_BID)
        self._ask(focus)

    def take_key(self, event: QKeyEvent) -> bool:
        """Arrows and Page keys step the bid, digits type it, Backspace takes a digit back."""
        question = self._table.question
        if not self.due or question is None or not question.buttons[0].key.endswith(":bid"):
            return False
        key = Qt.Key(event.key())
        if key in STEPS:
            self._change(self.value + STEPS[key], "bid")
        elif event.text().isdecimal():
            typed = self.value * 10 + int(event.text())
            self._change(typed if typed <= HIGHEST_BID else int(event.text()), "bid")
        elif key == Qt.Key.Key_Backspace:
            self._change(self.value // 10, "bid")
        else:
            return False
        return True

    def _bid(self) -> None:
        self._table.close_question()
        self._table.session.play(Bid(self._table.session.turn, self.value))

    def _bid_nothing(self) -> None:
        self.value = 0
        self._bid()
