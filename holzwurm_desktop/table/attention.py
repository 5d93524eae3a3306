"""What the player's attention is drawn to: where a held card may go, where the keyboard is, what the hint is
about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.row import PlaceState
from holzwurm_desktop.table.stops import Stop


@dataclass(frozen=True)
class Attention:
    """Places by their keys.

    targets: where the held card may go, empty if none is held; chosen: the target that Enter plays; focus:
    the stop that the keyboard is on, "" while the focus is not shown; hinted: the place that the hint points
    at, or ""; open: the places that may be pressed without a card; changed: those that something was taken from or
    laid on since the viewer's turn.
    """

    targets: Mapping[str, Target]
    chosen: str | None
    focus: str
    hinted: str
    open: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()

    def light(self, key: str) -> str:
        """The light of a place: "good", "bad" or the price (see `Target`) if the held card may go there, "good" if
        the place may be pressed without a card, else ""."""
        target = self.targets.get(key)
        if target is None:
            return "good" if key in self.open else ""
        return target.price or ("good" if target.good else "bad")

    def place(self, key: str, letter: str = "", title: str = "", remark: str = "") -> PlaceState:
        """What a place shows. `letter` is the key that chooses it; `title` and `remark` are in words."""
        # Where the held card may go, a badge lies over the title and remark and tells what it will do there.
        named = key not in self.targets
        return PlaceState(
            key=letter,
            title=title if named else "",
            remark=remark if named else "",
            light=self.light(key),
            focused=self.focus == key,
            hinted=self.hinted == key,
            changed=key in self.changed,
        )

    def stop(self, key: str, name: str, rect: QRectF, short: str = "") -> Stop:
        """A place as a stop, with what the held card will do there; `short`: its name without what lies there."""
        target = self.targets.get(key)
        words = "" if target is None else target.words
        return Stop(key, name, rect, "place", words, self.chosen == key, short)
