"""The buttons of a Kistenstapel table: what a plan needs, and the large ones that end a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.table.labels import ButtonItem

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

OFF = 0.45
"""How strongly a button is seen that would do nothing now."""


class Tools:
    """Tools stand beside the pile, `build` and `end` in the corner beside the cards."""

    def __init__(self, table: KistenstapelTable) -> None:
        self._table = table
        planner = table.planner
        self.layer = table.tool("layer", planner.layer)
        self.lid = table.tool("lid", planner.choose_lid)
        self.back = table.tool("back", planner.back)
        self.forward = table.tool("forward", planner.forward)
        self.best = table.tool("best", table.review_over)
        self.build: ButtonItem = table.add(ButtonItem(table.look, "button:build", table.build))
        self.end: ButtonItem = table.add(ButtonItem(table.look, "button:end", table.say_no_more))

    def buttons(self) -> list[ButtonItem]:
        """Those that may be pressed now, in the order of the keyboard."""
        table = self._table
        shown: list[ButtonItem] = []
        if table.planner.draft is not None and not table.review.shown:
            if not table.now.waiting:
                shown += [self.build, self.end]
            shown += [self.layer, self.lid, self.back, self.forward]
        if table.review.worth_showing:
            shown.append(self.best)
        shown.append(table.xray_button)
        if not table.camera.is_home:
            shown.append(table.whole_button)
        return shown

    def dress(self) -> None:
        """Words, keys, and how strongly they are seen."""
        table, planner, say = self._table, self._table.planner, self._table.say
        self.layer.dress(say(text.LAYER), "L")
        self.lid.dress(say(text.OPEN_LID), "O", main=planner.laying)
        self.back.dress(say(text.STEP_BACK), "\N{ERASE TO THE LEFT}")
        self.forward.dress(say(text.STEP_ON), "\N{UPWARDS WHITE ARROW}\N{ERASE TO THE LEFT}")
        self.best.dress(say(text.SHOW_BEST), "V", main=table.review.shown)
        ends = {"knock": (text.CONCEDE, "C"), "leftover": (text.DONE, "D")}
        words, key = ends.get(table.now.phase, (text.PASS, "P"))
        self.build.dress(say(text.BUILD), "Enter", main=planner.good)
        self.end.dress(say(words), key)
        draft = planner.draft
        if draft is not None:
            self.back.setOpacity(1.0 if draft.can_undo else OFF)
            self.forward.setOpacity(1.0 if draft.can_redo else OFF)
            self.lid.setOpacity(1.0 if draft.hand[3] or draft.fresh else OFF)
            self.build.setOpacity(1.0 if planner.good else OFF)
        self._lay(table.own_buttons())

    def _lay(self, shown: list[ButtonItem]) -> None:
        corner, unit = self._table.zones.corner, self._table.zones.unit
        gap, width = 8 * unit, corner.width()
        inner = corner.adjusted(0, 6 * unit, 0, -6 * unit)
        share = min(0.62, self.end.natural_width() / width)
        for button in (self.build, self.end):
            button.setVisible(button in shown)
        split = inner.right() - width * share
        self.end.put(QRectF(split, inner.top(), width * share, inner.height()), 4 * unit)
        self.build.put(
            QRectF(inner.left(), inner.top(), split - gap - inner.left(), inner.height()), 4 * unit
        )
