"""Moves cards: flights and cues on one time line, which a click or key can bring to its end at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal

from holzwurm_desktop.table.items import CardItem

Cue: TypeAlias = tuple[float, Callable[[], None]]
"""(milliseconds after the film began, what to do then)."""

FRAME = 16
"""Milliseconds between two frames: about 60 a second."""
SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.55, "off": 0.0}
"""What durations are multiplied by at each speed that a player can choose."""


@dataclass
class Flight:
    """One card's way from where it lies to the rectangle `end`, in scene units.

    draw: the size in which it is drawn on the way, then scaled; start, lasts: milliseconds; turn_to: the face
    that it shows after turning over half-way (None: it does not turn); fade: whether it vanishes at the end;
    height: how much its z value is raised; begin: where it set out, known from the first frame on; done:
    whether it has arrived.
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
        """Put the card where it is at `now` milliseconds. `now` must not be before `start`."""
        if self.begin is None:  # read only now: an earlier flight of the film may have moved the same card
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
            self.item.turned = abs(1 - 2 * share)  # narrow half-way, where the face changes unseen
            if share >= 0.5:
                self.item.turn_to(self.turn_to)
            self.item.update()
        if self.fade:
            self.item.setOpacity(1.0 if share < 0.7 else max(0.0, (1 - share) / 0.3))
        self.done = share >= 1.0


def ease_out(share: float) -> float:
    """How far a flight has come, 0 to 1, after `share` of its time: fast at first, then slowing down."""
    return 1.0 - (1.0 - share) ** 3


class Animator(QObject):
    """Plays flights and cues. `finished` is emitted when everything has arrived, in its time or because of
    `finish`."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """`clock` gives the time in seconds; tests have one of their own."""
        super().__init__(parent)
        self.speed = "normal"
        self.hurried = False
        """Whether the last film was brought to its end before its time."""
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
        """Whether flights or cues are still to come."""
        return self._timer.isActive()

    @property
    def moving(self) -> bool:
        """Whether a card is flying just now; not, as `running` does, whether one is still to fly."""
        return any(flight.begin is not None and not flight.done for flight in self._flights)

    @property
    def factor(self) -> float:
        """What to multiply durations by; 0 if nothing is to move."""
        return SPEEDS[self.speed]

    def play(self, flights: list[Flight], cues: list[Cue]) -> None:
        """Begin a film. If one is running, it is brought to its end first."""
        self.finish()
        self.hurried = False
        self._flights = flights
        self._cues = sorted(cues, key=lambda cue: cue[0])
        self._began = self._clock()
        self._timer.start()
        self.advance()

    def advance(self) -> None:
        """Show the film as it is at this time."""
        now = (self._clock() - self._began) * 1000
        while self._cues and self._cues[0][0] <= now:
            self._cues.pop(0)[1]()
        for flight in self._flights:
            if not flight.done and now >= flight.start:
                flight.bring(now)
        if not self._cues and all(flight.done for flight in self._flights):
            self._end()

    def finish(self) -> None:
        """Bring the film to its end now. Does nothing if none is running."""
        if not self.running:
            return
        self.hurried = True
        for flight in self._flights:
            if not flight.done:
                flight.bring(float("inf"))
        cues, self._cues = self._cues, []  # a cue that calls `finish` again must find none left
        for _, act in cues:
            act()
        self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._flights = []
        self.finished.emit()
