"""What a move does on a table of boxes, one thing after the other: cards fly, then what they change is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.layer import FLIGHT, CardLayer, Spot

ABOVE = 600.0
"""Cards on their way lie so high above the table."""


class Film:
    """Collects flights and cues. Cards have keys (see `table.layer.face_of`), so that several alike can fly."""

    def __init__(self, layer: CardLayer, factor: float, stagger: float) -> None:
        """`factor`: see `Animator.factor`; `stagger`: milliseconds between cards that fly together."""
        self.flights: list[Flight] = []
        self.cues: list[Cue] = []
        self._layer = layer
        self._factor = factor
        self._stagger = stagger
        self._at = 0.0

    def wait(self, milliseconds: float) -> None:
        """What follows comes so much later, at normal speed."""
        self._at += milliseconds * self._factor

    def show(self, act: Callable[[], None]) -> None:
        """Do something once all that was planned so far has been seen."""
        self.cues.append((self._at, act))

    def take_off(self, cards: Iterable[str]) -> None:
        """Cards that have arrived are shown by what they arrived at."""
        self.show(partial(self._layer.take_off, list(cards)))

    def fly(
        self,
        begin: Mapping[str, QRectF],
        end: Mapping[str, QRectF],
        home: Callable[[str], QRectF],
        cards: Sequence[str],
    ) -> None:
        """Send `cards` from where they `begin` to where they `end`; one that is in neither comes from, or
        goes to, its `home`."""
        before, after = _spots(begin), _spots(end)
        if before:
            self._layer.settle(before)  # a card that has a place lies there until its time has come
        stagger, factor = self._stagger, self._factor
        self.flights += self._layer.flights(before, after, self._at, home, home, cards, stagger, factor)
        if cards:
            self.wait(FLIGHT + stagger * (len(cards) - 1))


def _spots(places: Mapping[str, QRectF]) -> dict[str, Spot]:
    return {card: Spot(place, ABOVE) for card, place in places.items()}
