"""What the player attends to on a table: where a held card may go, where the keyboard is, what the hint is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.row import PlaceState
from holzwurm_desktop.table.stops import Stop


@dataclass(frozen=True)
class Attention:
    """Places by their keys. `targets`: where the held card may go; `chosen`: one of them; `focus`: where the
    keyboard is, "" while that is not shown; `hinted`: where the hint points, or ""; `open`: what may be pressed
    without a card."""

    targets: Mapping[str, Target]
    chosen: str | None
    focus: str
    hinted: str
    open: frozenset[str] = frozenset()

    def light(self, key: str) -> str:
        """The light of a place: "good" or "bad" where the held card may go, "good" where none is needed."""
        target = self.targets.get(key)
        good = key in self.open if target is None else target.good
        return "good" if good else "bad" if target is not None else ""

    def place(self, key: str, letter: str = "", title: str = "", remark: str = "") -> PlaceState:
        """What a place shows; `letter`: the key that chooses it. Where the held card may go, a badge that
        tells what it will do there lies over title and remark."""
        named = key not in self.targets
        return PlaceState(
            key=letter,
            title=title if named else "",
            remark=remark if named else "",
            light=self.light(key),
            focused=self.focus == key,
            hinted=self.hinted == key,
        )

    def stop(self, key: str, name: str, rect: QRectF) -> Stop:
        """A place as a stop, with what the held card will do there."""
        target = self.targets.get(key)
        return Stop(key, name, rect, "place", "" if target is None else target.words, self.chosen == key)
