"""Tooltips on the table: what is under the pointer says its name, what it is for, and its key."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QToolTip, QWidget

from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.stops import Stop

_OVER = ("button", "card", "seat", "place", "text")
"""What lies over what: buttons over cards, cards over the places where they lie."""


class Tips:
    """Shows the tip about what is at a point of a table. Points are in scene units, as are those of the viewport."""

    def __init__(self, viewport: QWidget, table: GameTable) -> None:
        self._viewport = viewport
        self._table = table

    def show(self, at: QPoint, where: QPoint) -> None:
        """Show the tip about what lies at `at`, beside `where` on the screen; hide it where nothing lies."""
        stop = self.stop_at(QPointF(at))
        if stop is None:
            self.hide()
            return
        rect = stop.rect.toAlignedRect()
        # A paragraph, so that long tips are broken into lines.
        QToolTip.showText(where, f"<p>{escape(self.words(stop, QPointF(at)))}</p>", self._viewport, rect)

    def hide(self) -> None:
        """Show no tip any more."""
        QToolTip.hideText()

    def words(self, stop: Stop, point: QPointF) -> str:
        """What is told of a stop that is pointed at, at `point`."""
        special = self._table.tip_at(point) if self._table.question is None else ""
        told = special or ". ".join(
            part.removesuffix(".") for part in (stop.name, stop.about, stop.help) if part
        )
        return f"{told} ({stop.hotkey})" if stop.hotkey else told

    def stop_at(self, point: QPointF) -> Stop | None:
        """The stop at `point`: of several the one that lies above the others; None if there is none."""
        view, table = self._table.view, self._table
        groups = [] if view.concealed else view.groups()
        stops = [stop for group in groups for stop in group.stops if stop.rect.contains(point)]
        card = table.fan.card_at(point)
        if card is not None:  # the cards of a hand overlap: the one that would be taken up counts
            stops = [stop for stop in stops if not stop.key.startswith("hand:") or stop.key == f"hand:{card}"]
        return min(stops, key=_rank, default=None)


def _rank(stop: Stop) -> tuple[int, float]:
    """Which of several stops at one point is meant: by kind, then the smaller one."""
    kind = _OVER.index(stop.kind) if stop.kind in _OVER else len(_OVER)
    return kind, stop.rect.width() * stop.rect.height()
