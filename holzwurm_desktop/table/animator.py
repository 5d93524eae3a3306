"""Moves cards: flights on one time line, which a click or key can bring to their end at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal

from holzwurm_desktop.table.items import CardItem

Cue: TypeAlias = tuple[float, Callable[[], None]]
"""Something to do, and after how many milliseconds."""

FRAME = 16
"""Milliseconds between two frames."""
SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.55, "off": 0.0}
"""How long a flight lasts at each setting, compared with normal."""


@dataclass
class Flight:
    """One card's way from where it lies to the rectangle `end`.

    draw: the size it is drawn in on the way; start, lasts: milliseconds; turn_to: the face it shows once it
    has turned over half-way (None: it does not turn); fade: it vanishes at the end; height: how far above the
    others it flies.
    """

    item: CardItem
    end: QRectF
    draw: QSizeF
    start: float
    lasts: float
    turn_to: str | None = None
    fade: bool = False
    height: float = 1000.0
    begin: QRectF | None = None
    done: bool = False

    def bring(self, now: float) -> None:
        """Put the card where it is at `now` milliseconds."""
        if self.begin is None:
            self.begin = self.item.place
            self.item.put_card(QRectF(self.begin.topLeft(), self.draw))
            self.item.setZValue(self.item.zValue() + self.height)
        share = 1.0 if now >= self.start + self.lasts else (now - self.start) / self.lasts
        eased = ease_out(share)
        width = self.begin.width() + (self.end.width() - self.begin.width()) * eased
        self.item.setScale(width / self.draw.width())
        at = self.begin.topLeft() + (self.end.topLeft() - self.begin.topLeft()) * eased
        # Whole pixels where nothing is scaled: that is several times faster to draw, and crisp.
        self.item.setPos(at if self.begin.width() != self.end.width() else QPointF(at.toPoint()))
        if self.turn_to is not None:
            self.item.turned = abs(1 - 2 * share)
            if share >= 0.5:
                self.item.turn_to(self.turn_to)
            self.item.update()
        if self.fade:
            self.item.setOpacity(1.0 if share < 0.7 else max(0.0, (1 - share) / 0.3))
        self.done = share >= 1.0


def ease_out(share: float) -> float:
    """Fast at first, then settling: 0 to 1."""
    return 1.0 - (1.0 - share) ** 3


class Animator(QObject):
    """Plays flights and cues. `finished` comes once everything has arrived, also when it was hurried."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """`clock` tells seconds."""
        super().__init__(parent)
        self.speed = "normal"
        self._clock = clock
        self._flights: list[Flight] = []
        self._cues: list[Cue] = []
        self._began = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.advance)

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return self._timer.isActive()

    @property
    def moving(self) -> bool:
        """Whether a card is under way just now, not only waiting for its time."""
        return any(flight.begin is not None and not flight.done for flight in self._flights)

    @property
    def factor(self) -> float:
        """What to multiply a normal duration with; 0 when nothing is to move."""
        return SPEEDS[self.speed]

    def play(self, flights: list[Flight], cues: list[Cue]) -> None:
        """Begin; what is still on its way arrives first."""
        self.finish()
        self._flights = flights
        self._cues = sorted(cues, key=lambda cue: cue[0])
        self._began = self._clock()
        self._timer.start()
        self.advance()

    def advance(self) -> None:
        """Bring everything to where it is now."""
        now = (self._clock() - self._began) * 1000
        while self._cues and self._cues[0][0] <= now:
            self._cues.pop(0)[1]()
        for flight in self._flights:
            if not flight.done and now >= flight.start:
                flight.bring(now)
        if not self._cues and all(flight.done for flight in self._flights):
            self._end()

    def finish(self) -> None:
        """Let everything arrive now."""
        if not self.running:
            return
        for flight in self._flights:
            if not flight.done:
                flight.bring(float("inf"))
        cues, self._cues = self._cues, []
        for _, act in cues:
            act()
        self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._flights = []
        self.finished.emit()
