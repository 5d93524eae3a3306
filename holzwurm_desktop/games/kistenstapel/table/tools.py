"""The buttons of a Kistenstapel table: small ones for the plan, and the two large ones that end a turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.review import Review
from holzwurm_desktop.games.kistenstapel.table.situation import RoundSituation
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem

OFF = 0.45
"""The opacity of a button that would do nothing now."""


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
        self.end = ButtonItem(look, "button:end", end)
        self.items = [*self.beside, self.build, self.end]

    def buttons(self, waiting: bool) -> list[ButtonItem]:
        """The buttons that can be pressed now, in the order in which the keyboard visits them. `waiting`:
        others may still knock."""
        shown: list[ButtonItem] = []
        if self._planner.draft is not None and not self._review.shown:
            if not waiting:
                shown += [self.build, self.end]
            shown += [self.layer, self.lid, self.back, self.forward]
        if self._review.worth_showing:
            shown.append(self.best)
        return shown

    def dress(self, now: RoundSituation) -> None:
        """Give the buttons words, keys and opacity for the situation."""
        planner, say = self._planner, self._say
        self.layer.dress(say(text.LAYER), "L")
        self.lid.dress(say(text.OPEN_LID), "O", main=planner.laying)
        self.back.dress(say(text.STEP_BACK), "\N{ERASE TO THE LEFT}")
        self.forward.dress(say(text.STEP_ON), "\N{UPWARDS WHITE ARROW}\N{ERASE TO THE LEFT}")
        self.best.dress(say(text.SHOW_BEST), "V", main=self._review.shown)
        ends = {"knock": (text.CONCEDE, "C"), "leftover": (text.DONE, "D")}
        words, key = ends.get(now.phase, (text.PASS, "P"))
        self.build.dress(say(text.BUILD), "Enter", main=planner.good)
        self.end.dress(say(words), key)
        draft = planner.draft
        if draft is not None:
            self.back.setOpacity(1.0 if draft.can_undo else OFF)
            self.forward.setOpacity(1.0 if draft.can_redo else OFF)
            self.lid.setOpacity(1.0 if draft.hand[3] or draft.fresh else OFF)
            self.build.setOpacity(1.0 if planner.good else OFF)
        shown = self.buttons(now.waiting)
        for button in (self.build, self.end):
            button.setVisible(button in shown)

    def lay(self, corner: QRectF, unit: float) -> None:
        """Put the large buttons into the corner. Call it after `dress`: their words decide how wide they are."""
        gap, width = 8 * unit, corner.width()
        inner = corner.adjusted(0, 6 * unit, 0, -6 * unit)
        share = min(0.62, self.end.natural_width() / width)
        split = inner.right() - width * share
        self.end.put(QRectF(split, inner.top(), width * share, inner.height()), 4 * unit)
        self.build.put(
            QRectF(inner.left(), inner.top(), split - gap - inner.left(), inner.height()), 4 * unit
        )
