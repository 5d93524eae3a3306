"""A sealed bid for the unused cards: a question whose number is stepped or typed (docs/rules/kistenstapel.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.words import Words

STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Plus: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Minus: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


class Bidding:
    """The question for a bid. `value` is the bid so far, in points."""

    def __init__(
        self,
        words: Words,
        name: Callable[[int], str],
        ask: Callable[[str, list[Answer], str], None],
        bid: Callable[[int], None],
    ) -> None:
        """name: who sits at a seat; ask: puts a question with answers on the table and the keyboard on the
        answer with this key; bid: makes the bid."""
        self._words = words
        self._name = name
        self._ask_table = ask
        self._bid_points = bid
        self.value = 0
        self._seat = NOBODY
        self._cards = ""

    def offer(self, now: RoundSituation) -> None:
        """Ask the seat that has to bid. The bid begins at 0 unless the same seat was asked last."""
        # Another language or a curtain closes the question, and it is asked again: the bid so far must survive.
        if self._seat != now.bidder:
            self._seat, self.value = now.bidder, 0
        unused = [sum(hand[kind] for hand in now.hands) for kind in range(4)]
        self._cards = counted_cards(self._words, unused)
        self._ask("bid")

    def forget(self) -> None:
        """Nobody has to bid now: whoever is asked next begins at 0."""
        self._seat = NOBODY

    def _ask(self, focus: str) -> None:
        say, name = self._words.say, self._name(self._seat)
        question = say(text.YOUR_BID, name=name, cards=self._cards, bid=self.value)
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
        self._ask_table(question, answers, focus)

    def step(self, step: int) -> None:
        """Raise the bid by `step` points, or lower it."""
        self._change(self.value + step, f"step{step}")

    def _change(self, value: int, focus: str) -> None:
        self.value = min(max(value, 0), HIGHEST_BID)
        self._ask(focus)

    def take_key(self, event: QKeyEvent) -> bool:
        """Arrows and Page keys step the bid, digits type it, Backspace takes a digit back."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self._change(self.value + STEPS[key], "bid")
        elif event.text().isdecimal():
            # Where a digit more would be too high, it begins a new number.
            typed = self.value * 10 + int(event.text())
            self._change(typed if typed <= HIGHEST_BID else int(event.text()), "bid")
        elif key == Qt.Key.Key_Backspace:
            self._change(self.value // 10, "bid")
        else:
            return False
        return True

    def _bid(self) -> None:
        self._bid_points(self.value)

    def _bid_nothing(self) -> None:
        self._bid_points(0)
