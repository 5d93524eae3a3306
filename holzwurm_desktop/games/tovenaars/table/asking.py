"""The strip on which the questions of a duel are asked, between the lines, beside the soldiers that they are
about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.games.tovenaars.table.ground import Ground
from holzwurm_desktop.games.tovenaars.table.questions import Asked
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.question import StripItem


class Asking:
    """Shows the question that the position asks, while the rest of the table can still be used."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._scene = scene
        self._look = look
        self._sign: tuple[object, ...] | None = None
        self.strip: StripItem | None = None

    def update(self, asked: Asked | None, ground: Ground, size: QSizeF) -> None:
        """Ask this question now, or none, on a table of `size` scene units."""
        # Called whenever the table is dressed: a new strip is made only for another question.
        sign = None if asked is None else (asked.sign, size.toTuple(), ground.near)
        if sign == self._sign:
            return
        self.clear()
        self._sign = sign
        if asked is not None:
            self._show(asked, ground)

    def clear(self) -> None:
        """Take the question off the table."""
        self._sign = None
        if self.strip is not None:
            self._scene.removeItem(self.strip)
            self.strip = None

    @property
    def acts(self) -> dict[KeyAction, Callable[[], None]]:
        """What the keys of the answers do."""
        answers = self.strip.answers if self.strip is not None else []
        return {answer.action: answer.act for answer in answers if answer.action is not None}

    def _show(self, asked: Asked, ground: Ground) -> None:
        unit, places = self._look.unit, ground.places
        self.strip = StripItem(self._look, asked.text, list(asked.answers), main=False)
        self._scene.addItem(self.strip)
        gap = places.gap
        middle = gap.center() - QPointF(0, 5 * unit)  # the near soldiers' ranks stay in sight
        if asked.slots is not None:
            xs = [places.slots[ground.side(seat)][asked.slots[seat]].center().x() for seat in ground.seats]
            middle = QPointF(sum(xs) / len(xs), middle.y())
        room = QRectF(
            gap.left() + 4 * unit, gap.top() - 30 * unit, gap.width() - 8 * unit, gap.height() + 60 * unit
        )
        self.strip.lay(middle, room)
