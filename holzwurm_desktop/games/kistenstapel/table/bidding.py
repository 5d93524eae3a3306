"""A sealed bid for the unused cards (docs/rules/kistenstapel.md): buttons beside the cards on which it is stepped,
while a build with those cards can be tried on the pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.boxes.words import counted_cards
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID
from holzwurm_desktop.games.kistenstapel.keys import FEWER, MORE, MUCH_FEWER, MUCH_MORE, RUB_OUT
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation
from holzwurm_desktop.models.keys import KeyAction, Keymap
from holzwurm_desktop.table.frame_keys import PRESS
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.press import Press

MINUS = "\N{MINUS SIGN}"
STEPS = {MORE: 1, MUCH_MORE: 10, FEWER: -1, MUCH_FEWER: -10}
"""How much each key changes a bid, in the order of the buttons."""


class Bidding:
    """The buttons for a bid. `value` is the bid so far, in points."""

    def __init__(
        self,
        look: Look,
        name: Callable[[int], str],
        changed: Callable[[], None],
        bid: Callable[[int], None],
    ) -> None:
        """name: who sits at a seat; changed: shows another value; bid: makes the bid."""
        self._words = look.words
        self._name = name
        self._changed = changed
        self.value = 0
        self._seat = NOBODY
        self._cards: tuple[int, ...] = ()
        self.bid = ButtonItem(look, "button:bid", lambda: bid(self.value))
        self.steps = {
            action: ButtonItem(look, f"button:bid{step:+}", partial(self.step, step))
            for action, step in STEPS.items()
        }
        self.items = [self.bid, *self.steps.values()]

    def read(self, now: RoundSituation) -> None:
        """The bid of a seat begins at 0. It survives whatever does not change who bids, such as a curtain."""
        if now.bidder != self._seat:
            self._seat, self.value = now.bidder, 0
        self._cards = now.unused

    @property
    def due(self) -> bool:
        """Whether somebody has to bid now."""
        return self._seat != NOBODY

    @property
    def worth_it(self) -> bool:
        """Whether there is a card to bid for."""
        return any(self._cards)

    def question(self) -> str:
        """What is asked, in words."""
        say, name = self._words.say, self._name(self._seat)
        if not self.worth_it:
            return say(text.NOTHING_TO_BID_FOR, name=name)
        return say(text.YOUR_BID, name=name, cards=counted_cards(self._words, self._cards))

    def buttons(self) -> list[ButtonItem]:
        """The buttons that can be pressed now."""
        if not self.due:
            return []
        return self.items if self.worth_it else [self.bid]

    def dress(self, corner: QRectF, unit: float) -> None:
        """Show and lay out the buttons in the corner: the bid, and beside it the steps, two by two."""
        say, shown = self._words.say, self.buttons()
        for button in self.items:
            button.setVisible(button in shown)
        phrase = text.GO_ON if not self.worth_it else text.BID_IS if self.value else text.NO_BID
        self.bid.dress(say(phrase, bid=self.value), PRESS, main=True)
        for action, button in self.steps.items():
            step = STEPS[action]
            value = self.value + step
            possible = 0 <= value <= HIGHEST_BID or (step < 0 and self.value > 0)
            button.dress(f"{'+' if step > 0 else MINUS}{abs(step)}", action, enabled=possible)
        self._lay(corner, 5 * unit, 4 * unit)

    def _lay(self, corner: QRectF, gap: float, margin: float) -> None:
        steps = list(self.steps.values())
        # Two columns of steps, each as wide as its words and keys; the bid gets what is left, or a fourth.
        wishes = [max(button.natural_width() for button in steps[column::2]) for column in (0, 1)]
        shrink = min(1.0, (corner.width() * 0.75 - 2 * gap) / sum(wishes))
        widths = [wish * shrink for wish in wishes]
        room = corner.width() - sum(widths) - 2 * gap if self.worth_it else corner.width()
        self.bid.put(QRectF(corner.left(), corner.top(), room, corner.height()), margin)
        height = (corner.height() - gap) / 2
        for at, button in enumerate(steps):
            left = corner.right() - widths[1] - (0 if at % 2 else gap + widths[0])
            top = corner.top() + (at // 2) * (height + gap)
            button.put(QRectF(left, top, widths[at % 2], height), margin)

    def step(self, step: int) -> None:
        """Raise the bid by `step` points, or lower it."""
        self.set_value(self.value + step)

    def set_value(self, value: int) -> None:
        """Show another bid, the nearest one that is allowed."""
        self.value = min(max(value, 0), HIGHEST_BID)
        self._changed()

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What the keys that step the bid do now."""
        return {action: partial(self.step, step) for action, step in STEPS.items()} if self.worth_it else {}

    def take_key(self, press: Press, keymap: Keymap, on_pile: bool) -> bool:
        """Arrows and Page keys step the bid, digits type it, Backspace takes a digit back. `on_pile`: the keyboard is
        on the pile, where all but the digits belong to a plan."""
        if not self.due or not self.worth_it:
            return False
        # A typed digit is a digit. Where the layout types a sign that steps, it steps, whatever digit has that place.
        action = None if press.digit or on_pile else keymap.find(press.keys(), (*STEPS, RUB_OUT))
        digit = press.digit or ("" if on_pile else press.place)
        if not press.plain and action is None:
            return False
        if action is RUB_OUT:
            self.set_value(self.value // 10)
        elif action is not None:
            self.step(STEPS[action])
        elif digit:
            # Where a digit more would be too high, it begins a new number.
            typed = self.value * 10 + int(digit)
            self.set_value(typed if typed <= HIGHEST_BID else int(digit))
        else:
            return False
        return True
