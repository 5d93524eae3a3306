"""Draws cards before they are needed, one at a time while nothing moves, so that no flight has to wait for a
drawing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSize, QTimer

from holzwurm_desktop.table.animator import Animator
from holzwurm_desktop.table.items import Look

INTERVAL = 12
"""Milliseconds between the drawing of two cards, in which the window can do other things."""


class Warmer(QObject):
    """Fills the cache of card pictures while the table is idle."""

    def __init__(self, look: Look, animator: Animator) -> None:
        super().__init__(animator)
        self._look = look
        self._animator = animator
        self._waiting: list[tuple[str, QSize]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self._draw_one)

    def prepare(self, faces: Iterable[str], sizes: Iterable[QSize]) -> None:
        """Draw `faces` in all `sizes` (logical pixels), the first size first, in place of what was still to
        be drawn."""
        wanted = [(face, size) for size in sizes for face in faces]
        self._waiting = wanted[::-1]  # `pop` takes the last one
        self._timer.start()

    def stop(self) -> None:
        """Draw no more."""
        self._waiting = []
        self._timer.stop()

    def _draw_one(self) -> None:
        if self._animator.running:
            return
        if not self._waiting:
            self._timer.stop()
            return
        face, size = self._waiting.pop()
        look = self._look
        look.pixmaps.pixmap(look.game, face, size, look.ratio, look.palette)
