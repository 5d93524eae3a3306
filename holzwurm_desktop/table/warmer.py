"""Draws cards before they are needed, one by one while nothing moves, so that no flight waits for art."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSize, QTimer

from holzwurm_desktop.table.animator import Animator
from holzwurm_desktop.table.items import Look

INTERVAL = 12
"""Milliseconds between two cards."""


class Warmer(QObject):
    """Fills the cache of card pictures in idle moments."""

    def __init__(self, look: Look, animator: Animator) -> None:
        super().__init__(animator)
        self._look = look
        self._animator = animator
        self._waiting: list[tuple[str, QSize]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self._draw_one)

    def prepare(self, faces: Iterable[str], sizes: Iterable[QSize]) -> None:
        """Draw `faces` in all `sizes`, sooner or later; what waited before is forgotten."""
        wanted = [(face, size) for size in sizes for face in faces]
        self._waiting = wanted[::-1]
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
