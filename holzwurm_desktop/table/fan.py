"""The viewer's open hand of cards: its order, where each card stands, and which card is at a point."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import fan_places, strip_at

ABOVE_ALL = 500.0
"""Added to the z value of a card that stands free: more than a hand has cards, less than a flight
(`CardLayer`)."""


class Fan:
    """Where the cards of a hand stand. All attributes hold card keys.

    raised: under pointer or focus; held: taken up to be played (both stand free of the others); focused: the
    keyboard is on it; ready: stand a little higher; lit: shine because they may be played; marked: part of
    the last move; hinted: what the hint plays.
    """

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.raised: str | None = None
        self.held: str | None = None
        self.focused: str | None = None
        self.ready: Collection[str] = ()
        self.marked: Collection[str] = ()
        self.lit: Collection[str] = ()
        self.hinted: str | None = None
        self._area = QRectF()
        self._card = QSizeF()
        self._rise = 0.0
        self._breaks: list[int] = []

    def lay(self, area: QRectF, card: QSizeF, rise: float) -> None:
        """Stand in `area`, which is `rise` higher than a card of size `card`; all in scene units."""
        self._area, self._card, self._rise = area, card, rise

    def fill(self, cards: Sequence[str], group: Callable[[str], object] | None) -> None:
        """Hold `cards` in this order, with a little room between neighbours for which `group` differs."""
        self.cards = list(cards)
        pairs = zip(self.cards, self.cards[1:], strict=False)
        self._breaks = (
            [index for index, (one, other) in enumerate(pairs, 1) if group(one) != group(other)]
            if group is not None
            else []
        )

    def places(self) -> list[QPointF]:
        """The upper left corners of the cards, none raised."""
        return fan_places(self._area, self._card, len(self.cards), self._breaks)

    def spots(self) -> dict[str, Spot]:
        """The spot of every card. If several marks apply, held comes before hinted, marked and lit."""
        result = {}
        for index, (card, place) in enumerate(zip(self.cards, self.places(), strict=True)):
            free = card in (self.raised, self.held)
            lift = self._rise if free else self._rise * 0.4 if card in self.ready else 0.0
            mark = "target" if card == self.held else "hint" if card == self.hinted else ""
            if not mark and card in self.marked:
                mark = "last"
            if not mark and card in self.lit:
                mark = "playable"
            result[card] = Spot(
                rect=QRectF(QPointF(place.x(), round(place.y() - lift)), self._card),
                z=100.0 + index + (ABOVE_ALL if free else 0.0) + (1 if card == self.raised else 0),
                mark=mark,
                focused=card == self.focused,
                lifted=free,
            )
        return result

    def card_at(self, point: QPointF) -> str | None:
        """The card that shows at `point`, or None."""
        # A raised card does not cover its neighbours here. If it did, a pointer that moves along the hand
        # would be caught by it and miss the next card.
        if not self._area.top() <= point.y() <= self._area.bottom():
            return None
        index = strip_at(self.places(), self._card, point.x())
        return None if index is None else self.cards[index]
