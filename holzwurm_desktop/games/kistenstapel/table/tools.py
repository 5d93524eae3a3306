"""The buttons of a Kistenstapel table: what a plan needs, and the large ones that end a turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.review import Review
from holzwurm_desktop.games.kistenstapel.table.situation import RoundSituation
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem


class Tools:
    """Tools stand beside the pile (`beside`, from above), `build` and `end` in the corner beside the cards."""

    def __init__(
        self,
        look: Look,
        planner: Planner,
        review: Review,
        build: Callable[[], None],
        end: Callable[[], None],
    ) -> None:
        """build, end: carry the plan out, and end the turn without it."""
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
        """Those that may be pressed now, in the order of the keyboard. `waiting`: others may still knock."""
        shown: list[ButtonItem] = []
        if self._planner.draft is not None and not self._review.shown:
            if not waiting:
                shown += [self.build, self.end]
            shown += [self.layer, self.lid, self.back, self.forward]
        if self._review.worth_showing:
            shown.append(self.best)
        return shown

    def dress(self, now: RoundSituation) -> None:
        """Words, keys, and how strongly they are seen."""
        planner, say, draft = self._planner, self._say, self._planner.draft
        self.layer.dress(say(text.LAYER), "L")
        lids = draft is None or bool(draft.hand[3] or draft.fresh)
        laying, shown = planner.laying, self._review.shown
        self.lid.dress(say(text.OPEN_LID), "O", main=laying, enabled=lids, pressed=laying)
        undo, redo = draft is None or draft.can_undo, draft is None or draft.can_redo
        self.back.dress(say(text.STEP_BACK), "\N{ERASE TO THE LEFT}", enabled=undo)
        self.forward.dress(say(text.STEP_ON), "\N{UPWARDS WHITE ARROW}\N{ERASE TO THE LEFT}", enabled=redo)
        self.best.dress(say(text.SHOW_BEST), "V", main=shown, pressed=shown)
        ends = {"knock": (text.CONCEDE, "C"), "leftover": (text.DONE, "D")}
        words, key = ends.get(now.phase, (text.PASS, "P"))
        self.build.dress(say(text.BUILD), "Enter", main=planner.good, enabled=draft is None or planner.good)
        self.end.dress(say(words), key)
        in_sight = self.buttons(now.waiting)
        for button in (self.build, self.end):
            button.setVisible(button in in_sight)

    def lay(self, corner: QRectF, unit: float) -> None:
        """Put the large buttons into the corner, after `dress`: their words tell how wide they are."""
        gap, width = 8 * unit, corner.width()
        inner = corner.adjusted(0, 6 * unit, 0, -6 * unit)
        share = min(0.62, self.end.natural_width() / width)
        split = inner.right() - width * share
        self.end.put(QRectF(split, inner.top(), width * share, inner.height()), 4 * unit)
        self.build.put(
            QRectF(inner.left(), inner.top(), split - gap - inner.left(), inner.height()), 4 * unit
        )
