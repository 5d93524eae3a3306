"""A sealed bid for the unused cards: a question whose number is stepped or typed (docs/rules/kistenstapel.md)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID
from holzwurm_desktop.games.kistenstapel.keys import FEWER, MORE, MUCH_FEWER, MUCH_MORE, RUB_OUT
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation
from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.table.frame_keys import BACK, PRESS
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.words import Words

MINUS = "\N{MINUS SIGN}"
STEPS = {MUCH_MORE: 10, MORE: 1, FEWER: -1, MUCH_FEWER: -10}
"""How much each key changes a bid, in the order of the buttons."""


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
        answers = [Answer("bid", say(text.BID_IS, bid=self.value), PRESS, self._bid)]
        answers += [
            Answer(
                f"step{step}",
                f"{'+' if step > 0 else MINUS}{abs(step)}",
                action,
                partial(self.step, step),
            )
            for action, step in STEPS.items()
        ]
        answers.append(Answer("none", say(text.NO_BID), BACK, self._bid_nothing))
        self._ask_table(question, answers, focus)

    def step(self, step: int) -> None:
        """Raise the bid by `step` points, or lower it."""
        self._change(self.value + step, f"step{step}")

    def _change(self, value: int, focus: str) -> None:
        self.value = min(max(value, 0), HIGHEST_BID)
        self._ask(focus)

    def take_key(self, press: Press, keymap: Keymap) -> bool:
        """Arrows and Page keys step the bid, digits type it, Backspace takes a digit back."""
        # A typed digit is a digit. Where the layout types a sign that steps, it steps, whatever digit has that place.
        action = None if press.digit else keymap.find(press.keys(), (*STEPS, RUB_OUT))
        digit = press.digit or press.place
        if not press.plain and action is None:
            return False
        if action is RUB_OUT:
            self._change(self.value // 10, "bid")
        elif action is not None:
            self._change(self.value + STEPS[action], "bid")
        elif digit:
            # Where a digit more would be too high, it begins a new number.
            typed = self.value * 10 + int(digit)
            self._change(typed if typed <= HIGHEST_BID else int(digit), "bid")
        else:
            return False
        return True

    def _bid(self) -> None:
        self._bid_points(self.value)

    def _bid_nothing(self) -> None:
        self._bid_points(0)
