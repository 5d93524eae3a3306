"""How long a match was played: the time in which somebody could act and was there."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer

IDLE_MS = 5 * 60_000
"""Without a sign of life, time counts for no longer than this: the window may be open while nobody sits before it."""


class PlayingTime:
    """A clock that runs and stands."""

    def __init__(self, earlier_ms: int) -> None:
        """Stands at first. `earlier_ms`: the time played so far."""
        self._before = earlier_ms
        self._clock = QElapsedTimer()
        self._running = False

    @property
    def ms(self) -> int:
        """The time played, in milliseconds."""
        return self._before + (min(self._clock.elapsed(), IDLE_MS) if self._running else 0)

    def run(self, running: bool) -> None:
        """Let the clock run or stand."""
        if running != self._running:
            self.sign_of_life()
            self._running = running

    def sign_of_life(self) -> None:
        """Somebody has done something."""
        self._before = self.ms
        self._clock.start()

    def set_to_zero(self) -> None:
        """Begin anew."""
        self._before = 0
        self._clock.start()
