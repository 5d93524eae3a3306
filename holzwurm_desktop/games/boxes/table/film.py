"""The film of a move on a table of boxes, one thing after the other: cards fly, then what they change is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.layer import FLIGHT, CardLayer, Spot

ABOVE = 600.0
"""The z value of cards that wait for their time to fly."""


class Film:
    """Collects flights and cues along a time line. Cards are named by keys such as "L#2" (see
    `table.layer.face_of`), so that several equal ones can fly."""

    def __init__(self, layer: CardLayer, factor: float, stagger: float) -> None:
        """`factor` is that of the animator; `stagger` is the number of milliseconds, at normal speed, between cards
        that fly together."""
        self.flights: list[Flight] = []
        self.cues: list[Cue] = []
        self._layer = layer
        self._factor = factor
        self._stagger = stagger
        self._at = 0.0

    def wait(self, milliseconds: float) -> None:
        """Let what follows come so many milliseconds (at normal speed) later."""
        self._at += milliseconds * self._factor

    def show(self, act: Callable[[], None]) -> None:
        """Call `act` when all that was planned so far has been seen."""
        self.cues.append((self._at, act))

    def take_off(self, cards: Iterable[str]) -> None:
        """Remove cards that have arrived: from now on the thing that they have arrived at shows them."""
        self.show(partial(self._layer.take_off, list(cards)))

    def fly(
        self,
        begin: Mapping[str, QRectF],
        end: Mapping[str, QRectF],
        home: Callable[[str], QRectF],
        cards: Sequence[str],
    ) -> None:
        """Send `cards` from where they `begin` to where they `end`, in scene units.

        A card that is not in `begin` comes from its `home`, one that is not in `end` goes there. What follows waits
        until all have arrived.
        """
        before, after = _spots(begin), _spots(end)
        if before:
            self._layer.settle(before)  # a card that has a place lies there until its time has come
        stagger, factor = self._stagger, self._factor
        self.flights += self._layer.flights(before, after, self._at, home, home, cards, stagger, factor)
        if cards:
            self.wait(FLIGHT + stagger * (len(cards) - 1))


def _spots(places: Mapping[str, QRectF]) -> dict[str, Spot]:
    return {card: Spot(place, ABOVE) for card, place in places.items()}
