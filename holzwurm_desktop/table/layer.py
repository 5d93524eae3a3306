"""The cards in sight, one item for each: a `Spot` says where a card lies, `CardLayer` keeps the items and
plans flights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.table.animator import Flight
from holzwurm_desktop.table.items import CardItem, Look

FLIGHT = 260.0
"""Milliseconds that a played or drawn card travels at normal speed."""
SHIFT = 180.0
"""Milliseconds that other cards take to close a gap, at normal speed."""


@dataclass(frozen=True)
class Spot:
    """Where a card lies and how it looks there. `rect` is in scene units; a card of greater `z` lies on top;
    `mark`, `focused` and `lifted` as in `CardItem`."""

    rect: QRectF
    z: float
    mark: str = ""
    focused: bool = False
    lifted: bool = False


Arrangement = Mapping[str, Spot]
"""The spots of the cards in sight, by card key (see `face_of`)."""


def face_of(card: str) -> str:
    """The face of the card with key `card`: the key up to a "#". What follows tells equal cards of a deck apart."""
    return card.partition("#")[0]


def at_place(rect: QRectF) -> Callable[[str], QRectF]:
    """An origin or goal for `CardLayer.flights` that is `rect` for every card."""
    return lambda _card: rect


class CardLayer:
    """The card items of a table. Flights may be cut short at any time: `settle` always restores the plan."""

    def __init__(self, scene: QGraphicsScene, look: Look, item: type[CardItem] = CardItem) -> None:
        """`item` is the class of which an instance is made for each card."""
        self._scene = scene
        self._look = look
        self._item = item
        self.items: dict[str, CardItem] = {}

    def settle(self, arrangement: Arrangement) -> None:
        """Show every card of `arrangement` at its spot, face up, and no other card."""
        for face in [face for face in self.items if face not in arrangement]:
            self._scene.removeItem(self.items.pop(face))
        for face, spot in arrangement.items():
            item = self.items.get(face) or self._add(face, face_of(face))
            self._lay(item, face_of(face), spot)

    def take_off(self, cards: Iterable[str]) -> None:
        """Remove the items of cards that something else shows from now on."""
        for card in cards:
            if card in self.items:
                self._scene.removeItem(self.items.pop(card))

    def flights(
        self,
        before: Arrangement,
        after: Arrangement,
        start: float,
        origin: Callable[[str], QRectF],
        goal: Callable[[str], QRectF],
        movers: Iterable[str],
        stagger: float = 0.0,
        factor: float = 1.0,
    ) -> list[Flight]:
        """The flights that lead from `before` to `after`, beginning at `start` milliseconds of the film.

        `movers` set out one after another, `stagger` milliseconds apart, and fly above all other cards; the
        rest of the cards that have another spot close gaps. A card that only `after` has comes face down from
        `origin` and turns over; one that only `before` has flies to `goal` and fades. Durations are
        multiplied by `factor`, `start` is not.
        """
        order = {face: index for index, face in enumerate(movers)}
        planned = []
        for face in {**before, **after}:
            old, new = before.get(face), after.get(face)
            if old is not None and new is not None and old.rect == new.rect:
                continue
            # All acts of a film are planned before the first frame. A card that an earlier act brought in has
            # an item already, and that act turns it over.
            hidden = old is None and face not in self.items
            item = self.items.get(face) or self._add(face, None if hidden else face_of(face))
            if hidden:
                item.put_card(origin(face))
            end = new.rect if new is not None else goal(face)
            moving = face in order
            planned.append(
                Flight(
                    item=item,
                    end=end,
                    draw=_bigger(item.place.size(), end.size()),  # scaled down, a picture stays sharp
                    start=start + order.get(face, 0) * stagger * factor,
                    lasts=(FLIGHT if moving else SHIFT) * factor,
                    turn_to=face_of(face) if hidden else None,
                    fade=new is None,
                    height=1000.0 + order[face] if moving else 0.0,
                )
            )
        return planned

    def _add(self, face: str, shown: str | None) -> CardItem:
        item = self._item(self._look, shown)
        self._scene.addItem(item)
        self.items[face] = item
        return item

    @staticmethod
    def _lay(item: CardItem, face: str, spot: Spot) -> None:
        # A flight may have been stopped anywhere: undo whatever it does to an item.
        item.turned = 1.0
        item.turn_to(face)
        item.setScale(1.0)
        item.setOpacity(1.0)
        if item.size != spot.rect.size() or item.pos() != spot.rect.topLeft():
            item.put_card(spot.rect)
        item.setZValue(spot.z)
        item.set_marks(spot.mark, spot.focused, spot.lifted)


def _bigger(one: QSizeF, other: QSizeF) -> QSizeF:
    """The wider of two card sizes, in whole pixels, as the cache of card pictures needs them."""
    size = one if one.width() >= other.width() else other
    return QSizeF(size.toSize())
