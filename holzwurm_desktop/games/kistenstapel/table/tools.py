"""The buttons of a Kistenstapel table: small ones for the plan, and the two large ones that end a turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import CONCEDED
from holzwurm_desktop.games.kistenstapel.keys import (
    BEST,
    CONCEDE,
    DONE,
    LAYER,
    LID,
    PASS,
    STEP_BACK,
    STEP_ON,
)
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.priced import PricedButton
from holzwurm_desktop.games.kistenstapel.table.review import Review
from holzwurm_desktop.games.kistenstapel.table.situation import RoundSituation
from holzwurm_desktop.table.frame_keys import PRESS
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem

ENDS = {"play": (text.PASS, PASS), "knock": (text.CONCEDE, CONCEDE), "leftover": (text.DONE, DONE)}
"""What ends a turn without a build, by phase: its words and its key."""


class Tools:
    """The buttons: those `beside` the pile, from top to bottom, and `build` and `end` in the corner beside
    the cards."""

    def __init__(
        self,
        look: Look,
        planner: Planner,
        review: Review,
        build: Callable[[], None],
        end: Callable[[], None],
    ) -> None:
        """build: carries the plan out; end: ends the turn without it."""
        self._say = look.words.say
        self._planner = planner
        self._review = review
        self.layer = ButtonItem(look, "button:layer", planner.layer)
        self.lid = ButtonItem(look, "button:lid", planner.choose_lid)
        self.back = ButtonItem(look, "button:back", planner.back)
        self.forward = ButtonItem(look, "button:forward", planner.forward)
        self.best = ButtonItem(look, "button:best", review.turn_over)
        self.beside = [self.layer, self.lid, self.back, self.forward, self.best]
        self.build = ButtonItem(look, "button:build", build)
        self.end = PricedButton(look, "button:end", end)
        self.items = [*self.beside, self.build, self.end]

    def buttons(self, barred: bool) -> list[ButtonItem]:
        """The buttons that can be pressed now, in the order in which the keyboard visits them. `barred`: a plan can
        only be tried, because others may still knock or a bid is due."""
        shown: list[ButtonItem] = []
        if self._planner.draft is not None and not self._review.shown:
            if not barred:
                shown += [self.build, self.end]
            shown += [self.layer, self.lid, self.back, self.forward]
        if self._review.worth_showing:
            shown.append(self.best)
        return shown

    def dress(self, now: RoundSituation, barred: bool) -> None:
        """Give the buttons words, keys and states for the situation; `barred` as in `buttons`."""
        planner, say, draft = self._planner, self._say, self._planner.draft
        self.layer.dress(say(text.LAYER), LAYER)
        lids = draft is None or bool(draft.hand[3] or draft.fresh)
        laying, shown = planner.laying, self._review.shown
        self.lid.dress(say(text.OPEN_LID), LID, main=laying, enabled=lids, pressed=laying)
        self.back.dress(say(text.STEP_BACK), STEP_BACK, enabled=draft is None or draft.can_undo)
        self.forward.dress(say(text.STEP_ON), STEP_ON, enabled=draft is None or draft.can_redo)
        self.best.dress(say(text.SHOW_BEST), BEST, main=shown, pressed=shown)
        words, key = ENDS.get(now.phase, ENDS["play"])
        good = planner.good
        self.build.dress(say(text.BUILD), PRESS, main=good, enabled=draft is None or good)
        self.end.dress(say(words), key)
        if now.phase == "knock":
            self.end.tell_price(say(text.CONCEDE_PRICE, points=CONCEDED), say(text.CONCEDE_COSTS, n=CONCEDED))
        else:
            self.end.tell_price("", "")
        in_sight = self.buttons(barred)
        for button in (self.build, self.end):
            button.setVisible(button in in_sight)

    def lay(self, corner: QRectF, unit: float) -> None:
        """Put the large buttons into the corner. Call it after `dress`: their words decide how wide they are."""
        gap, width = 8 * unit, corner.width()
        inner = corner.adjusted(0, 6 * unit, 0, -6 * unit)
        wishes = self.build.natural_width(), self.end.natural_width()
        # What is to spare belongs to the button that builds; where there is too little both give way.
        share = min(wishes[1] / (sum(wishes) + gap), 0.62) if sum(wishes) + gap > width else wishes[1] / width
        split = inner.right() - width * share
        self.end.put(QRectF(split, inner.top(), width * share, inner.height()), 4 * unit)
        self.build.put(
            QRectF(inner.left(), inner.top(), split - gap - inner.left(), inner.height()), 4 * unit
        )
